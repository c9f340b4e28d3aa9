"""A move before it is made: what it takes of the allowance, why it exceeds it, what it touches (D10-RUL-MOVE-*)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
import shapely
from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.field.stands import GRACE
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import fielded as say
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import paces
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.charging import moved_to
from companion.games.miniatures.rules.fielded.contacts import TOUCH, touched
from companion.games.miniatures.rules.fielded.going import Going, Over, in_column
from companion.games.miniatures.rules.fielded.ways import Leg, legs
from companion.games.miniatures.rules.legal_maneuver import of_move
from companion.games.miniatures.rules.moves import ModeId
from companion.games.miniatures.rules.placing.spots import Spot, spot
from companion.games.miniatures.rules.state import Brigade, Unit
from companion.language.messages import Length, Named, Own

MIX = "D10-RUL-MOVE-MIX-MODES"
PASSAGE, CLOSED_WOOD, WHO_ROLLS = (
    "D10-RUL-MOVE-PASSAGE-ART",
    "D10-RUL-MOVE-CLOSED-WOOD-ROAD",
    "D10-RUL-MAN-WHO-ROLLS",
)
WORST: tuple[ModeId, ...] = ("by-the-flank", "backward", "oblique", "wheel", "forward")
"""By which mode a move of several is counted, the first of them that it has."""


class Way(msgspec.Struct, frozen=True):
    """What a move would be."""

    unit: str
    allowance: float
    """Inches of its basic rate that it has in this phase, by its roll."""
    used: float
    """Inches of them that are used, with what it has used before."""
    reasons: tuple[Reason, ...]
    touches: tuple[str, ...]
    """Enemies that it touches where it ends."""
    legs: tuple[Leg, ...]
    order: cmd.Move | None = None
    """The order that moves so, None where it goes nowhere."""


def moves(board: Board, unit: str, path: Sequence[Spot] = ()) -> Way:
    """Give what a unit's way takes; without one what it has and what it touches. Raises Refused."""
    found = board.unit(unit)
    assert found.at is not None
    start = spot(*found.at, found.facing)
    way = [start, *(spot(*one) for one in path)]
    line = board.footprint(unit).line
    made = tuple(legs(way, line.length))
    end = moved_to(board, found, way[-1])
    enemies = tuple(board.units[nth].id for nth in touched(board, end.body, found.side))
    over, swept = board.rules.once(Going).over(made, column=in_column(found)), passed(board, found, way)
    order = _order(board, found, made, way[1:], (over, swept, enemies)) if made else None
    basic = paces.full_move(board.rules, found)
    share = 0.0 if order is None else paces.share_of_move(board.rules, found, order)[0]
    return Way(
        unit=unit,
        allowance=round(paces.allowed_share(board.rules, found) * basic, 2),
        used=round((found.this_turn.used + share) * basic, 2),
        reasons=tuple(_unready(board, found) if order is None else _against(board, found, order, made, (over, swept))),
        touches=enemies,
        legs=made,
        order=order,
    )


def _unready(board: Board, found: Unit) -> Iterator[Reason]:
    """Yield why nothing is allowed to who has not rolled yet, with what it may come to."""
    if isinstance(found, Brigade) and not found.this_turn.outcome and not paces.allowed_share(board.rules, found):
        most = Length(paces.full_move(board.rules, found))
        yield Reason(say.NOT_ROLLED(unit=Named(found.id), length=most), WHO_ROLLS)


def _order(
    board: Board,
    found: Unit,
    way: Sequence[Leg],
    path: Sequence[Spot],
    met: tuple[Over, Sequence[str], Sequence[str]],
) -> cmd.Move:
    over, swept, enemies = met
    made = {leg.mode for leg in way}
    return cmd.Move(
        found.id,
        round(sum(leg.inches for leg in way), 2),
        next(mode for mode in WORST if mode in made),
        whole_move_on_road=over.on_road and _may_road(board.rules, found),
        rough_inches=round(over.rough, 2),
        fords=len(over.fords),
        linear_objects=len(over.linear),
        passages=sum(board.unit(name).side == found.side for name in swept),
        # A table that bars guns from closed wood altogether bars them from its roads.
        closed_wood=over.closed_wood or (over.wood_by_road and board.rules.choice(CLOSED_WOOD) != 0),
        charges=enemies[0] if enemies else "",
        path=tuple(path),
    )


def _may_road(rules: Rules, found: Unit) -> bool:
    order = cmd.Move(found.id, 1, whole_move_on_road=True)
    return paces.has_road_bonus(rules, found, order) or not paces.share_of_move(rules, found, order)[1]


def passed(board: Board, found: Unit, way: Sequence[Spot]) -> tuple[str, ...]:
    """Name the units, friends and enemies, that a unit's stands sweep over on a way; who is brushed is passed by.

    An enemy whom hands have pushed it into, as a charge ends, is not passed by going off from him.
    """
    names = _amid(board, found, shapely.union_all([*_swept(board, found, way)]))
    return tuple(one for one in names if board.unit(one).side == found.side or not _goes_off(board, found, way, one))


def _goes_off(board: Board, found: Unit, way: Sequence[Spot], name: str) -> bool:
    """Say whether a unit stands in another and its way leads out of it, and not in again."""
    enemy, (begin, end) = board.bodies.whole(board.nth(name)), way[:2]
    if name in _amid(board, found, shapely.union_all([*_swept(board, found, way[1:])])):
        return False
    long = math.dist(begin[:2], end[:2])
    if not long:
        return False
    x, y = (at + (to - at) * min(1.0, TOUCH / long) for at, to in zip(begin[:2], end[:2], strict=True))
    within = [
        shapely.area(shapely.intersection(_stands(board, found, place), enemy))
        for place in (begin, spot(x, y, begin[2]))
    ]
    return bool(within[1] < within[0] - GRACE)


def _stands(board: Board, found: Unit, place: Spot) -> shapely.Geometry:
    return shapely.union_all(shapely.polygons(moved_to(board, found, place).body.arrays.corners))


def _amid(board: Board, found: Unit, swept: shapely.Geometry) -> Iterator[str]:
    """Name the units deep in which a shape lies, as deep as a touch."""
    own, bounds = board.nth(found.id), tuple(shapely.bounds(swept))
    for nth, one in enumerate(board.footprints):
        if nth == own or not _near(one.body.circle, bounds):
            continue
        if shapely.intersects(board.bodies.core(nth, TOUCH + GRACE), swept):
            yield board.units[nth].id


def _near(circle: tuple[float, float, float], bounds: tuple[float, ...]) -> bool:
    """Say whether a circle may touch what lies within bounds."""
    (x, y, radius), (west, south, east, north) = circle, bounds
    return west - radius <= x <= east + radius and south - radius <= y <= north + radius


def _swept(board: Board, found: Unit, way: Sequence[Spot]) -> Iterator[shapely.Geometry]:
    bodies = [moved_to(board, found, place).body for place in way]
    for one, other in pairwise(bodies):
        for begin, end in zip(one.arrays.corners, other.arrays.corners, strict=True):
            yield shapely.convex_hull(shapely.multipoints([*begin, *end]))


def _against(
    board: Board, found: Unit, order: cmd.Move, way: Sequence[Leg], met: tuple[Over, Sequence[str]]
) -> Iterator[Reason]:
    over, swept = met
    yield from of_move(board.rules, board.state, replace(order, charges=""))
    modes = {leg.mode for leg in way}
    if {"wheel", "oblique"} <= modes or ("by-the-flank" in modes and len(modes) > 1):
        yield Reason(say.MIXED_MODES(), MIX)
    yield from (Reason(say.SHUT(name=Own(name)), "D10-RUL-CHARGE-SURRENDER") for name in over.shut)
    for name in swept:
        if board.unit(name).side != found.side and name != order.charges:
            yield Reason(say.THROUGH_ENEMY(name=Named(name)), PASSAGE)
    for name in _amid(board, found, _stands(board, found, order.path[-1])):
        if board.unit(name).side == found.side:
            yield Reason(say.NOT_CLEAR(name=Named(name)), board.rules.movement.passage_must_complete)
