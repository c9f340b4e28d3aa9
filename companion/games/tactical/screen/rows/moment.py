"""When it is: turn and clock, the phases of the turn, who is waited for."""

from __future__ import annotations

from typing import Literal, NamedTuple

from companion.charts.ruleset import called
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.view import View
from companion.language.tongue import declared, tr
from companion.language.words import side_words

Stage = Literal["done", "now", "to come"]
SHORT = {
    "activation": "Activation",
    "command": "Command control",
    "recovery": "Recovery",
    "reinforcement": "Reinforcement",
    "operation": "{side} operations {half}",
    "combat": "Combat {half}",
    "mid-turn": "Mid-turn recovery",
    "victory": "Victory",
    "end-of-day": "End of day",
}
declared(SHORT)
LEVELS = {"basic": "Basic", "intermediate": "Intermediate", "advanced": "Advanced"}
declared(LEVELS)


class PhaseCell(NamedTuple):
    """A phase in the strip."""

    words: str
    stage: Stage


def phases(rules: Rules, view: View) -> tuple[PhaseCell, ...]:
    """Give the phases of a turn that this game has; before the first, the set-up."""
    night = view.turn in rules.sequence.night_turns
    has = (row for row in enumerate(rules.sequence.phase) if night or not row[1].at_night)
    rows = [(nth, row) for nth, row in has if view.level in row.levels]
    set_up = view.phase.kind == "set-up"
    here = -1 if set_up else view.phase.index
    found = tuple(
        PhaseCell(
            tr(SHORT[row.kind], side=side_words(row.side), half=row.half),
            "done" if nth < here or view.over else "now" if nth == here else "to come",
        )
        for nth, row in rows
    )
    return (PhaseCell(tr("Set-up"), "now"), *found) if set_up else found


def now_words(rules: Rules, view: View) -> str:
    """Give the phase in words: "Union operations", "The game is over"."""
    if view.over:
        return tr("The battle is over")
    if view.phase.kind == "set-up":
        return tr("Set-up")
    if view.phase.kind == "operation":
        return tr("{side} operations", side=side_words(view.phase.side))
    if view.phase.kind == "combat":
        return tr("Combat after {side} operations", side=side_words(view.phase.side))
    return called(rules.sequence.phase[view.phase.index])


def when(rules: Rules, view: View) -> str:
    """Give clock, turn and visibility: "06:00 · turn 1 of 11 · visibility 75 %"."""
    turn = max(1, view.turn)
    parts = [view.clock, tr("turn {n} of {last}", n=turn, last=view.last_turn)]
    seen = visibility(rules, turn)
    if seen < 100:
        parts.append(tr("visibility {n}\u202f%", n=seen))
    if turn in rules.sequence.night_turns:
        parts.append(tr("night"))
    return " · ".join(parts)


def visibility(rules: Rules, turn: int) -> int:
    """Give the visibility of a turn in percent."""
    return next((row.percent for row in reversed(rules.visibility.turn) if row.from_turn <= turn), 100)


def seat_words(view: View) -> str:
    """Say which game it is and whose window: "Advanced · Union seat"."""
    seat = tr("referee's seat") if view.seat == "referee" else tr("{side} seat", side=side_words(view.seat))
    words = [tr(LEVELS[view.level]), seat]
    if view.hidden:
        words.append(tr("hidden units"))
    return " · ".join(words)


def acting(view: View) -> str:
    """Give the side whose colour the moment bears, "" for none."""
    if view.over:
        return ""
    return view.to_act if view.to_act != "referee" else view.phase.side
