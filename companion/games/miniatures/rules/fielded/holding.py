"""What ground defenders hold against a charge: half of them, areas from any side, lines that attackers cross.

D10-RUL-CHARGE-TERRAIN-SIDE, -STACK.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import shapely

from companion.field.bodies import Body
from companion.field.lines import in_circle, met
from companion.field.shapes import Position
from companion.field.stands import GRACE
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.charging import moved_to
from companion.games.miniatures.rules.measuring.effects import effect
from companion.games.miniatures.rules.measuring.ground import shape_of
from companion.games.miniatures.rules.state import Ground

BETTER: tuple[Ground, ...] = ("open", "favorable", "works", "trenches")
AREA = 2
"""The dimension of shapes."""
ANY_SIDE = 1
"""The reading of TERRAIN-SIDE by which it does not matter where attackers come from."""
OF_KIND: dict[str, int] = {"ground": 1, "works": 2, "trenches": 3}
"""What a kind of ground gives, by its place in BETTER."""


def held_ground(board: Board, attackers: Sequence[str], defenders: Sequence[str]) -> Ground:
    """Give the best ground that at least half of the defenders' stands hold against where the attackers came from."""
    pieces = [(OF_KIND.get(effect(board.rules, one).charge, 0), shape_of(one)) for one in board.rules.ground.features]
    useful = [(grade, shape) for grade, shape in pieces if grade]
    best: list[int] = []
    starts = [_came_from(board, name) for name in attackers]
    for name in defenders:
        nth = board.nth(name)
        whole = board.bodies.whole(nth)
        for x, y in board.bodies.middles[board.bodies.own(nth)].tolist():
            middle = (x, y)
            grades = [grade for grade, shape in useful if _holds(board, shape, middle, starts, whole)]
            best.append(max(grades, default=0))
    needed = float(board.rules.half_rule) * len(best)
    return BETTER[next((grade for grade in (3, 2, 1) if sum(one >= grade for one in best) >= needed), 0)]


def _came_from(board: Board, name: str) -> Body:
    found = board.unit(name)
    began = found.this_turn.came_from
    return (board.footprint(name) if began is None else moved_to(board, found, began)).body


def _holds(
    board: Board, shape: shapely.Geometry, middle: Position, starts: Sequence[Body], whole: shapely.Geometry
) -> bool:
    """Say whether a stand is helped by a piece of ground: it lies in it, or the attackers come across it near by."""
    if shapely.get_dimensions(shape) == AREA:
        return bool(shapely.dwithin(shape, shapely.Point(middle), GRACE))
    near = board.figures.covering.near + GRACE
    if board.rules.choice("D10-RUL-CHARGE-TERRAIN-SIDE") == ANY_SIDE:
        return bool(shapely.dwithin(shape, shapely.Point(middle), near))
    for start in starts:
        nearest = min((one.at for one in start.stands), key=lambda place: math.dist(place, middle))
        where = _crossed(board, shape, nearest, middle)
        if where is not None and shapely.dwithin(where, whole, near):
            return True
    return False


def _crossed(board: Board, shape: shapely.Geometry, begin: Position, end: Position) -> shapely.Geometry | None:
    """Give where a way leads across a line, or through a ford, which is as wide as a stand; None where it does not."""
    if isinstance(shape, shapely.Point):
        return in_circle(begin, end, (shape.x, shape.y), board.rules.stand_size[0] / 2 + GRACE)
    way = shapely.LineString([begin, end])
    return met(way, shape) if shapely.dwithin(way, shape, GRACE) else None
