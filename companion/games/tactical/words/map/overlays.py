"""What a screen can lay over the map, asked of the rules about what a seat knows (`knowledge`)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.rules.ground.sight import arc_of
from companion.games.tactical.rules.ground.squares import Direction, Square, distance, in_arc
from companion.games.tactical.rules.ground.zones import exerts, zone_of
from companion.games.tactical.rules.orders.plotting import occupied, targets
from companion.games.tactical.rules.orders.reach import Reach
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Leader, Unit
from companion.games.tactical.rules.turn.command_control import away, commander, is_automatic, square_of
from companion.games.tactical.words.map.marks import Command, Fire, Reached, Seen, Trail, Zone


def seen_by(now: Situation, one: Unit) -> Seen | None:
    """Give what a unit sees: in the arc of its facing, all round in the Basic game (ANT-7.3l, ANT-QS-3.3e)."""
    return None if one.square is None else seen_from(now, one.square, arc_of(now.state.level, one.facing))


def seen_from(now: Situation, at: Square, facing: Direction | None = None) -> Seen:
    """Give what can be seen from a square, in an arc or all round (ANT-7.1a, ANT-QS-3.1a, ANT-8.3b)."""
    turn = now.state.turn
    found = now.sight.from_(at, occupied(now.state), turn=turn, facing=facing)
    limit = now.sight.limit(at, turn)
    within = (
        (row, column)
        for row in range(at[0] - limit, at[0] + limit + 1)
        for column in range(at[1] - limit, at[1] + limit + 1)
    )
    hidden = frozenset(
        to for to in within if now.ground.on_map(to) and to not in found and (facing is None or in_arc(at, facing, to))
    )
    return Seen(at, found, hidden)


def fire_of(now: Situation, one: Unit) -> Fire | None:
    """Give the squares that a unit can plot fire at, and its plot."""
    return None if one.square is None else Fire(one.square, targets(now, one), one.fire_plot)


def reached(found: Reach, one: Unit) -> Reached:
    """Give where a unit can go, of what `reach.Reaches` found."""
    return Reached(found.start, one.side, found.costs)


def way_to(found: Reach, one: Unit, to: Square) -> Trail | None:
    """Give the cheapest way to a square with what it costs; None where it is out of reach."""
    if to not in found.costs:
        return None
    way = found.squares_to(to)
    return Trail(one.side, tuple(way), tuple(found.costs[at] for at in way[1:]))


def zones(now: Situation) -> tuple[Zone, ...]:
    """Give each side's zones of control, as far as its units are known (ANT-7.6a)."""
    found = []
    for side in SIDES:
        squares = frozenset(filter(now.ground.on_map, zone_of(now.rules, now.state, side)))
        held = {one.square for one in now.state.here(side) if one.square is not None and exerts(now.rules, one)}
        found.append(Zone(side, squares, frozenset(held)))
    return tuple(found)


def command_of(now: Situation, one: Unit) -> tuple[Command, ...]:
    """Give the traces that a unit's command control rests on: to its division's leader and on to the corps'."""
    return tuple(_traces(now, one))


def _traces(now: Situation, one: Unit) -> Iterator[Command]:
    rules, state = now.rules, now.state
    if one.square is None or state.level not in rules.command.levels or is_automatic(rules, one):
        return
    reaches = next(row for row in rules.command.trace if row.side == one.side)
    corps = commander(state, one.side, "corps", one.corps)
    if one.arm == "artillery":
        limit = reaches.artillery_to_corps
        if limit is not None:
            yield from _trace(now, one, corps, one.square, limit.squares)
        return
    near = away(state, one.square, corps)
    if near is not None and near <= rules.command.corps_leader.squares:
        yield from _trace(now, one, corps, one.square, rules.command.corps_leader.squares)
        return
    division = commander(state, one.side, "division", one.division)
    yield from _trace(now, one, division, one.square, reaches.unit_to_division.squares)
    there = None if division is None else square_of(state, division)
    if there is not None and division is not None and division.corps and reaches.division_to_corps is not None:
        of_division = commander(state, one.side, "corps", division.corps)
        yield from _trace(now, one, of_division, there, reaches.division_to_corps.squares)


def _trace(now: Situation, one: Unit, leader: Leader | None, to: Square, squares: int) -> Iterator[Command]:
    at = None if leader is None else square_of(now.state, leader)
    if at is not None:
        yield Command(one.side, at, to, squares, distance(at, to) <= squares)
