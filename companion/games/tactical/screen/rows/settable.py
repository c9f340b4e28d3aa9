"""What the referee may override in a square-grid battle: the fields that the rules let be set, with their words."""

from __future__ import annotations

from typing import Any

from companion.games.tactical.rules import books
from companion.games.tactical.rules.ground.squares import NAMES
from companion.games.tactical.rules.legal_referee import FIXED
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.setup.army_rows import LEADER
from companion.games.tactical.words.names import Names
from companion.kernel.overriding.setting import GAME
from companion.language.ranks import by_command
from companion.language.tongue import tr
from companion.language.words import capital, plain
from companion.rows.by_hand import ByHand, same
from companion.rows.form import Choices, said

__all__ = ["columns", "field", "names", "old", "override", "same", "targets"]


def targets(view: Any) -> Choices:
    """Give the battle, every unit and every leader."""
    shown = Names(view)
    return (
        (tr("The battle"), GAME),
        *((shown(one.id), one.id) for one in (*by_command(view.units), *by_command(view.leaders))),
    )


def setting(name: str) -> str:
    """Give a field of a unit, a leader or the battle, as the referee sets it."""
    return _settings().get(name) or capital(plain(name.replace("_", " ")))


def _of(view: Any, target: str) -> Any:
    """Give the truth of a target; None where there is none, or the seat may not know it."""
    truth = view.truth
    if truth is None or target == GAME:
        return truth
    return truth.units.get(target) or truth.leaders.get(target)


def _shape(target: str) -> type[State] | type[Unit] | type[Leader]:
    if target == GAME:
        return State
    return Leader if target.partition(":")[2].startswith(LEADER) else Unit


def _choices(name: str) -> Choices:
    """Give the directions of a facing; no other field has choices that its type does not name."""
    if name != "facing":
        return ()
    return tuple((said(words), direction) for direction, words in NAMES.items())


def _settings() -> dict[str, str]:
    return {
        "name": tr("Name"),
        "brigade": tr("Brigade"),
        "division": tr("Division"),
        "corps": tr("Corps"),
        "cavalry_artillery": tr("Horse artillery"),
        "independent": tr("Belongs to no division"),
        "weapon": tr("Weapon, as the chart's code"),
        "men": tr("Men"),
        "guns": tr("Guns"),
        "men_at_start": tr("Men at the start"),
        "guns_at_start": tr("Guns at the start"),
        "men_lost": tr("Men lost"),
        "guns_lost": tr("Guns lost"),
        "men_aside": tr("Men set aside"),
        "guns_aside": tr("Guns set aside"),
        "effectiveness": tr("Effectiveness"),
        "fatigue": tr("Fatigue"),
        "mode": tr("Mode"),
        "routed": tr("Routed"),
        "disrupted": tr("Disrupted"),
        "ammo": tr("Has ammunition"),
        "fort": tr("Fortification"),
        "square": tr("Square, row and column"),
        "facing": tr("Faces"),
        "status": tr("Where it is"),
        "arrives": tr("Arrives in turn"),
        "traits": tr("Traits"),
        "asked": tr("What only eyes know"),
        "fire_plot": tr("Plots fire at"),
        "plotted_by_melee": tr("The fire plot is that of its melee plot"),
        "melee_plot": tr("Plots melee"),
        "advance_plot": tr("Plots an advance"),
        "activated": tr("Activated this turn"),
        "in_command": tr("In command control"),
        "control": tr("Command control as a factor; of the battle: players"),
        "points": tr("Operation points left"),
        "squares": tr("Squares moved this phase"),
        "zoc_to_zoc": tr("Moved from zone of control to zone of control"),
        "fired_at": tr("Fired this phase at"),
        "retreated": tr("Has gone back this phase"),
        "succeeded": tr("Its last attack succeeded"),
        "stayed": tr("Has not left its square since the last combat"),
        "formation": tr("Leads"),
        "bonus": tr("Bonus, in percent"),
        "unit": tr("With the unit"),
        "waits": tr("Waits to take command"),
        "lost": tr("Lost"),
        "title": tr("Title"),
        "play_level": tr("Level of play"),
        "hidden": tr("Hidden units"),
        "time_limit": tr("Time limit, in minutes"),
        "activation": tr("Divisions are activated"),
        "turn": tr("Turn"),
        "save_points": tr("Taken up again from the last save point"),
        "last_turn": tr("Last turn"),
        "holds": tr("Formations held, with their turns"),
        "activations": tr("Divisions still to activate"),
        "hours": tr("Hours of the turns"),
        "over": tr("The battle is over"),
    }


def _columns(target: str, name: str) -> Choices:
    """Give the columns of a unit's books that can pay for a field."""
    words = {
        "set_aside": tr("by the referee"),
        "lost": tr("lost"),
        "men": tr("the men it has"),
        "guns": tr("the guns it has"),
        "at_start": tr("what it began with"),
    }
    return tuple((words[one], one) for one in books.columns(name)) if _shape(target) is Unit else ()


_BY_HAND = ByHand(_of, _shape, FIXED, words=setting, choices=_choices, columns=_columns)
names, field, old = _BY_HAND.names, _BY_HAND.field, _BY_HAND.old
columns, override = _BY_HAND.columns, _BY_HAND.override
