"""Several orders by one word at the prompt: every roll that the step demands, all arrivals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from companion.charts.figures import exact
from companion.games.miniatures.prompt import doing
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words import maneuver, rolls
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.remembered import remembered
from companion.kernel.dice import DieWanted
from companion.language.figures import inches
from companion.language.tongue import tr
from companion.terminal.keyboard import Keyboard

if TYPE_CHECKING:
    from companion.kernel.session import Session

NOBODY = "0"
"""What is typed for a leader whose radius covers nobody."""


def roll(session: Session, keys: Keyboard) -> None:
    """Roll every brigade that must: each an entry of its own, in the duties' order, until a question arises."""
    waiting = rolls.compulsory(session.view, session.duties())
    if not waiting:
        keys.say(tr("nobody must roll"))
        return
    said = remembered(session.log())
    covered = _covered(session, keys, waiting, said.covered)
    made: list[rolls.Rolled] = []
    for name in waiting:
        order = cmd.Maneuver(name, in_radius=covered.get(name, ()), in_fieldworks=name in said.in_works)
        found = doing.done(session, keys, order, ask=_one_key)
        if found is None:
            break
        made += rolls.rolled(found.events)
        if session.view.waiting:
            break
    left = len(rolls.compulsory(session.view, session.duties()))
    keys.say(*rolls.summary(session.rules, made, left, Names(session.view)))


def _covered(
    session: Session, keys: Keyboard, waiting: tuple[str, ...], before: dict[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """Ask once for each leader whom his radius covers: {brigade: the leaders that cover it}."""
    view, names = session.view, Names(session.view)
    radius = inches(float(exact(session.rules.maneuver.command_radius.inches)))
    under: dict[str, list[str]] = {}
    for unit in (one for one in view.units if one.id in waiting):
        for leader in rolls.covering(view, unit):
            under.setdefault(leader.id, []).append(unit.id)
    found: dict[str, tuple[str, ...]] = {}
    for leader, units in under.items():
        usual = [str(nth) for nth, name in enumerate(units, 1) if leader in before.get(name, ())]
        question = tr(
            "{leader} has within {radius}: {units}? Numbers, {nobody} for nobody, Return for {usual}:",
            leader=names(leader),
            radius=radius,
            units=", ".join(f"{nth} {names(name)}" for nth, name in enumerate(units, 1)),
            nobody=NOBODY,
            usual=" ".join(usual) or NOBODY,
        )
        typed = keys.ask(question).replace(",", " ").split() or usual
        for nth, name in enumerate(units, 1):
            if str(nth) in typed:
                found[name] = (*found.get(name, ()), leader)
    return found


def _one_key(keys: Keyboard, wanted: DieWanted) -> int | None:
    """Ask for the face of a die by one key, 0 for 10; None for any other key, which stops."""
    typed = keys.key(f"{wanted}?")
    return None if not typed or not typed.isdecimal() else int(typed) or wanted.sides


def arrive(session: Session, keys: Keyboard) -> None:
    """Bring on all that are due, each at its own edge, in one entry."""
    due = maneuver.due(session.view)
    if due:
        doing.done(session, keys, cmd.Arrive(tuple(one.id for one in due)))
    else:
        keys.say(tr("nobody is due to arrive"))


WORDS: dict[str, Callable[[Any, Keyboard], None]] = {"roll": roll, "arrive": arrive}
"""Words at the prompt, each with what it does."""
