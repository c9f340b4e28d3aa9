"""Who is under whom on the square grid: what a side has to command, and the leaders who go with it."""

from __future__ import annotations

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.kernel.overriding.commanding import Formations
from companion.language.ranks import by_command


def formations(state: State, side: Side) -> Formations:
    """Give what a side has to command: itself, its corps, divisions, brigades and units, each with its leaders."""
    own = by_command(one for one in state.units.values() if one.side == side)
    leaders = [one for one in state.leaders.values() if one.side == side]
    those: tuple[Unit | Leader, ...] = (*own, *leaders)
    ranks = (*(one.corps for one in own), *(one.division for one in own), *(one.brigade for one in own))
    below: dict[str, list[str]] = {place: [] for place in ranks if place}
    for one in those:  # each once, and not once for each place: a journal asks this of every state that it tells of
        for place in {one.corps, one.division, one.brigade} & below.keys():
            below[place].append(one.id)
    found = {str(side): frozenset(one.id for one in those)}
    found |= {place: frozenset(ids) for place, ids in below.items()}
    return found | {one.id: frozenset({one.id}) for one in own}
