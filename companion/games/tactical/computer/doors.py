"""Doors: where friends have still to come on, and where nobody is to stand in their way."""

from __future__ import annotations

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import State
from companion.games.tactical.rules.turn.reinforcing import waiting

SOON = 2
"""Turns before their own from which room is made for them: who stands there needs some to go."""


def doors_of(rules: Rules, state: State, side: Side) -> frozenset[Square]:
    """Give the squares where troops of a side come on soon, or could not yet (ANT-R-ENTRY-FILL)."""
    return frozenset(
        (row, column)
        for entry in rules.reinforcements.entry
        if entry.side == side and entry.turn <= state.turn + SOON and waiting(state, entry)
        for row, column in entry.squares
    )
