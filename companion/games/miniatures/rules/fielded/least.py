"""The least lawful way from where a unit stands to where it was seen: nobody saw how it went."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.field.wheeling import wheeling
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.moving import moves
from companion.games.miniatures.rules.legal_maneuver import of_facing
from companion.games.miniatures.rules.placing.deciding import faced
from companion.games.miniatures.rules.placing.folding import put
from companion.games.miniatures.rules.placing.spots import Spot, spot
from companion.games.miniatures.rules.state import Battery, Unit

SAME = 2.5
"""Degrees by which a facing that was not changed may seem to be."""
AT_PLACE = 0.3
"""Inches by which what did not move may seem to have."""
ABOUT = 180.0


class Least(msgspec.Struct, frozen=True):
    """A way, the orders that go it, what it takes, and why it may not be gone."""

    orders: tuple[cmd.Move | cmd.Face, ...]
    allowance: float
    used: float
    reasons: tuple[Reason, ...]
    touches: tuple[str, ...]


def least(board: Board, name: str, to: Spot) -> Least:
    """Give the way to a place that the rules allow and that takes least; where none is allowed, the least unlawful.

    Raises Refused where the unit has no place.
    """
    found = board.unit(name)
    ways = [*_ways(board, found, to), *_about(board, found, to)]
    return min(ways, key=lambda way: (len(way.reasons), way.used))


def off(one: float, other: float) -> float:
    """Give how many degrees apart two facings are, below 0 where the second is to the left."""
    return (other - one + ABOUT) % (2 * ABOUT) - ABOUT


def _about(board: Board, found: Unit, to: Spot) -> Iterator[Least]:
    """Yield ways that begin with an about face, or with guns that turn where they stand."""
    if isinstance(found, Battery):
        if abs(off(found.facing, to[2])) <= SAME:
            return
        order = cmd.Face(found.id, facing=to[2])
    elif abs(off(found.facing, to[2])) <= ABOUT / 2:
        return
    else:
        order = cmd.Face(found.id)
    made = faced(board.rules, found, order.facing)
    if made is None:
        return
    against = tuple(of_facing(board.rules, board.state, order))
    after = Board(board.rules, put(board.state, found.id, *made))
    there = after.unit(found.id)
    assert there.at is not None
    if math.dist(there.at, to[:2]) <= AT_PLACE and abs(off(there.facing, to[2])) <= SAME:
        still = moves(after, found.id)
        yield Least((order,), still.allowance, still.used, against, still.touches)
        return
    for way in _ways(after, there, to):
        yield replace(way, orders=(order, *way.orders), reasons=(*against, *way.reasons))


def _ways(board: Board, found: Unit, to: Spot) -> Iterator[Least]:
    assert found.at is not None
    for path in _paths(spot(*found.at, found.facing), to, board.footprint(found.id).line.length):
        made = moves(board, found.id, path)
        orders = () if made.order is None else (made.order,)
        yield Least(orders, made.allowance, made.used, made.reasons, made.touches)


def _paths(start: Spot, to: Spot, wide: float) -> Iterator[tuple[Spot, ...]]:
    """Yield ways by the places on them: straight as it stands; or a wheel, forward, and the shortest second wheel."""
    if abs(off(start[2], to[2])) <= SAME:
        yield (spot(to[0], to[1], start[2]),)
    yield (to,)
    if (between := wheeling(start, to, wide)) is not None:
        yield (*between, to)
