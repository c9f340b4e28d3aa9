"""Roads from square to square as gentle curves: pikes broad, lanes thin, sunken roads between their banks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from companion.drawing.curves import along, smooth
from companion.drawing.shapes import Line, Point, Shape, Stroke
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square, step
from companion.games.tactical.words.map.drawing import SquareDrawing
from companion.games.tactical.words.map.geometry import centre

_SUNKEN_KIND = "sunken_road"
_STEP, _NEAR, _FAR = 0.12, 0.075, 0.175
"""Of the banks of a sunken road: from stroke to stroke, and where they begin and end beside it."""


def road_lines(ground: Ground) -> dict[str, Line]:
    """Give the curve of every road by name: through the sides of its squares and the middles of its ends."""
    return {name: smooth(_through(ground, squares), 5) for name, squares in ground.roads.items() if len(squares) > 1}


def _through(ground: Ground, squares: Sequence[Square]) -> tuple[Point, ...]:
    """Give places of a road: its ends and forks in the middles of squares, else halfway between, on to the edge."""
    middles = [centre(at) for at in squares]
    found: list[Point] = [middles[0]]
    forks = _forks(ground)
    for nth, (one, other) in enumerate(pairwise(middles)):
        if nth and (squares[nth] in forks):
            found.append(one)
        # Sides of squares rather than middles: a road that goes diagonally by steps would zigzag through every middle.
        # Forks and bridges keep theirs, or the roads that meet there would not.
        found.append(((one[0] + other[0]) / 2, (one[1] + other[1]) / 2))
    found.append(middles[-1])
    before, after = _beyond(ground, squares[0], squares[1]), _beyond(ground, squares[-1], squares[-2])
    return (*([before] if before else []), *found, *([after] if after else []))


def _forks(ground: Ground) -> frozenset[Square]:
    """Give the squares in which more than two pieces of road meet, or a road ends on another."""
    count: dict[Square, int] = {}
    for one, _ in ground.links:
        count[one] = count.get(one, 0) + 1
    return frozenset(at for at, many in count.items() if many > 2 or at in ground.bridges)


def _beyond(ground: Ground, at: Square, before: Square) -> Point | None:
    """Give the place on the board's edge that a road which ends in a square at the edge runs on to."""
    straight = at[0] + (at[0] - before[0]), at[1] + (at[1] - before[1])
    off = next((to for to in (straight, *(step(at, way) for way in (1, 3, 5, 7))) if not ground.on_map(to)), None)
    if off is None:
        return None
    (x, y), (u, v) = centre(at), centre(off)
    return (x + u) / 2, (y + v) / 2


def road_shapes(ground: Ground, drawing: SquareDrawing) -> Iterator[Shape]:
    """Give the casings of all roads, then what lies between them, so that they open into one another."""
    every = road_lines(ground)
    kinds = drawing.roads
    sunken = [line for name, line in every.items() if name in kinds.sunken or _is_sunken(ground, ground.roads[name])]
    if sunken:
        yield Stroke(tuple(stroke for line in sunken for stroke in banks(line)), "map.road-edge", 1.1, flat=True)
    lanes = tuple(line for name, line in every.items() if name in kinds.lanes)
    broad = tuple(line for name, line in every.items() if name in kinds.pikes)
    plain = tuple(line for name, line in every.items() if name not in kinds.lanes and name not in kinds.pikes)
    # Lanes have no inside and therefore go first: a pike that crosses one covers it.
    if lanes:
        yield Stroke(lanes, "map.road-edge", 1.3)
    for those, casing in ((plain, 3.6), (broad, 4.8)):
        if those:
            yield Stroke(those, "map.road-edge", casing)
    for those, inside in ((plain, 1.9), (broad, 2.9)):
        if those:
            yield Stroke(those, "map.road", inside)


def _is_sunken(ground: Ground, squares: Sequence[Square]) -> bool:
    return 2 * sum(ground.kinds[at] == _SUNKEN_KIND for at in squares) > len(squares)


def banks(line: Line) -> Iterator[Line]:
    """Give the strokes of the banks on either side of a sunken road."""
    for (x, y), (u, v) in along(line, _STEP, _STEP / 2):
        for hand in (-1, 1):
            a, b = -v * hand, u * hand
            yield (x + a * _NEAR, y + b * _NEAR), (x + a * _FAR, y + b * _FAR)
