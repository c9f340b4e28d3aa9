"""The least lawful way from where a unit stands to where it was seen: nobody saw how it went."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.field.stands import Numbers
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.moving import moves
from companion.games.miniatures.rules.legal_maneuver import of_facing
from companion.games.miniatures.rules.placing.deciding import faced
from companion.games.miniatures.rules.placing.folding import put
from companion.games.miniatures.rules.placing.spots import Spot, spot, turned
from companion.games.miniatures.rules.state import Battery, Unit

SAME = 2.5
"""Degrees by which a facing that was not changed may seem to be."""
AT_PLACE = 0.3
"""Inches by which what did not move may seem to have."""
STEPS = 1440
"""Parts of a circle in which first wheels are tried."""
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
    for path in _paths(spot(*found.at, found.facing), to, board.body(found.id).line.length):
        made = moves(board, found.id, path)
        orders = () if made.order is None else (made.order,)
        yield Least(orders, made.allowance, made.used, made.reasons, made.touches)


def _paths(start: Spot, to: Spot, wide: float) -> Iterator[tuple[Spot, ...]]:
    """Yield ways by the places on them: straight as it stands; or a wheel, forward, and the shortest second wheel."""
    if abs(off(start[2], to[2])) <= SAME:
        yield (spot(to[0], to[1], start[2]),)
    yield (to,)
    if (between := _wheeling(start, to, wide)) is not None:
        yield (*between, to)


def _wheeling(start: Spot, to: Spot, wide: float) -> tuple[Spot, Spot] | None:
    """Give where a unit stands after its first wheel and before its second, straight ahead between them.

    Each wheel turns about the front corner on its side. Of all first wheels only those lead there after which the place
    before the second lies straight ahead: found where that changes its side.
    """
    turns = np.linspace(-ABOUT, ABOUT, STEPS + 1)
    first, facing = _after(start, turns, wide)
    # The second wheel made backwards leads from the end to where it began.
    second, _ = _after(to, -_to(facing, to[2]), wide, back=True)
    way = second - first
    ahead = np.stack([np.sin(np.radians(facing)), np.cos(np.radians(facing))], axis=1)
    along, beside = (way * ahead).sum(axis=1), way[:, 0] * ahead[:, 1] - way[:, 1] * ahead[:, 0]
    cost = np.radians(np.abs(turns) + np.abs(_to(facing, to[2]))) * wide + along
    crosses = (beside[:-1] * beside[1:] <= 0) & (np.abs(beside[:-1] - beside[1:]) < wide) & (along[:-1] >= 0)
    if not crosses.any():
        return None
    nth = int(np.argmin(np.where(crosses, cost[:-1], np.inf)))
    # Between two steps the place changes as good as evenly.
    share = beside[nth] / (beside[nth] - beside[nth + 1]) if beside[nth] != beside[nth + 1] else 0.0
    exact = np.array([turns[nth] + share * (turns[nth + 1] - turns[nth])])
    one, heading = _after(start, exact, wide)
    other, _ = _after(to, -_to(heading, to[2]), wide, back=True)
    facing_then = turned(float(heading[0]))
    return (
        (float(one[0, 0]), float(one[0, 1]), facing_then),
        (float(other[0, 0]), float(other[0, 1]), facing_then),
    )


def _to(facing: Numbers, last: float) -> Numbers:
    found: Numbers = (last - facing + ABOUT) % (2 * ABOUT) - ABOUT
    return found


def _after(start: Sequence[float], turns: Numbers, wide: float, *, back: bool = False) -> tuple[Numbers, Numbers]:
    """Give the places (n, 2) and facings (n) after wheels of so many degrees; `back` undoes those of the other sign."""
    x, y, facing = start
    inner = np.where(turns > 0, 1.0, -1.0) * (-1 if back else 1)
    turn = math.radians(facing)
    pivot = np.stack([x + inner * math.cos(turn) * wide / 2, y - inner * math.sin(turn) * wide / 2], axis=1)
    then = np.radians(facing + turns)
    places = pivot - (inner * wide / 2)[:, None] * np.stack([np.cos(then), -np.sin(then)], axis=1)
    return places, facing + turns
