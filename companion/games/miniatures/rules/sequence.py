"""The sequence of play: which step it is, who acts, what comes next (D10-SEQ-*)."""

from __future__ import annotations

from companion.games.miniatures.charts.maneuver import Step
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.state import Side, State, on_table, other


def steps(rules: Rules, player_turn: Side) -> tuple[Step, ...]:
    """Give the numbered steps of a side's player turn, in order."""
    return tuple(step for step in rules.sequence.step if step.player_turn == player_turn)


def now(rules: Rules, state: State) -> Step:
    """Give the step that the battle is in."""
    return steps(rules, state.player_turn)[state.step]


def to_act(rules: Rules, state: State) -> str:
    """Say who acts: a side, or "both"; whoever must answer first when questions wait."""
    if state.pending:
        return state.pending[0].seat
    return now(rules, state).actor


def following(rules: Rules, state: State) -> tuple[int, Side, int]:
    """Give turn, player turn and step number of the next step."""
    if again := _breaks_through_again(rules, state):
        return state.turn, state.player_turn, again
    if state.step + 1 < len(steps(rules, state.player_turn)):
        return state.turn, state.player_turn, state.step + 1
    # The headings of the sheet seem to have both sides maneuver first. The blocks below them spell out two player
    # turns, and those are played.
    if state.player_turn == state.first:
        return state.turn, other(state.player_turn), 0
    return state.turn + 1, state.first, 0


def _breaks_through_again(rules: Rules, state: State) -> int:
    """Give the step to go back to while breakthroughs bring others (D10-RUL-CHARGE-BREAK-CHAIN); 0 for none."""
    step = now(rules, state)
    if rules.choice("D10-RUL-CHARGE-BREAK-CHAIN") == 0 or (step.phase, step.number) != ("charge", 3):
        return 0
    if not any(one.this_turn.breakthrough == "break-through" for one in on_table(state, state.player_turn)):
        return 0
    own = steps(rules, state.player_turn)
    return next(place for place, one in enumerate(own) if (one.phase, one.number) == ("charge", 2))


def own_turn_to_come(state: State, side: Side) -> bool:
    """Say whether a side's player turn of this full turn has not begun yet."""
    return state.player_turn == state.first and side != state.first


def clock(state: State) -> str:
    """Give the time of day at which the present turn begins, "10:30", or ""."""
    if not state.starts_at or not state.minutes:
        return ""
    return clock_at(state.starts_at, state.minutes, state.turn)


def clock_at(starts_at: str, minutes: int, turn: int) -> str:
    """Give the time of day at which a turn begins, of a battle that begins at "08:00" and has turns of so long."""
    hour, past = (int(part) for part in starts_at.split(":"))
    since = hour * 60 + past + (turn - 1) * minutes
    return f"{since // 60 % 24:02d}:{since % 60:02d}"
