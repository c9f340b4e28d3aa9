"""Which unit comes to hand: the first in a square, the next there, the next in order, and its division (ANT-7.3)."""

from __future__ import annotations

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import State, Unit


def first_in(state: State, side: Side, square: Square) -> Unit | None:
    """Give the unit that the space bar picks up: the first of a side's own in a square (ANT-7.1g, ANT-QS-3.1f)."""
    return next((one for one in state.at(square) if one.side == side), None)


def next_in_square(state: State, one: Unit) -> Unit:
    """Give the unit after this one in its square, the first after the last: U (ANT-7.3p, ANT-QS-3.3h)."""
    there = [unit for unit in state.here(one.side) if unit.square == one.square]
    return _after(there, one)


def next_in_order(state: State, one: Unit) -> Unit:
    """Give the unit of its side on the map after this one in the order of battle: N (ANT-7.3q, ANT-QS-3.3i)."""
    return _after(list(state.here(one.side)), one)


def division_of(state: State, one: Unit) -> tuple[Unit, ...]:
    """Give the units on the map that I shows: the division, else the corps' own, else the unit alone (ANT-7.3f).

    Corps artillery belongs to no division: its fellows are shown. An independent brigade is its own formation
    (ANT-R-OOB-EVANS).
    """
    if one.division:
        return tuple(unit for unit in state.here(one.side) if unit.division == one.division)
    if one.corps:
        return tuple(unit for unit in state.here(one.side) if not unit.division and unit.corps == one.corps)
    return tuple(unit for unit in state.here(one.side) if unit.brigade == one.brigade and not unit.division)


def division_leader_at(state: State, one: Unit) -> Square | None:
    """Give the square of the leader of a unit's division, which blinks; None where nobody leads it (ANT-7.12g)."""
    with_him = (
        state.units[leader.unit].square
        for leader in state.leaders.values()
        if leader.side == one.side
        and leader.rank == "division"
        and leader.formation == one.division != ""
        and leader.unit
        and not leader.lost
    )
    return next(with_him, None)


def _after(units: list[Unit], one: Unit) -> Unit:
    """Give the unit after one in a list that it is in, the first after the last."""
    names = [unit.id for unit in units]
    return units[(names.index(one.id) + 1) % len(units)]
