"""Waters as smooth lines through their squares; fords and bridges across them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from companion.drawing.curves import smooth
from companion.drawing.shapes import Line, Point, Shape, Stroke
from companion.games.tactical.rules.ground.map import FORD, STREAM, Ground
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Square, step
from companion.games.tactical.words.map.geometry import centre, outline, rounded

_BROAD = "river"


def water_lines(ground: Ground) -> tuple[tuple[str, Line], ...]:
    """Give the middle of each stream that is drawn as a line, by name; it goes on to the board's edge."""
    return tuple(
        (name, smooth(_through(ground, squares), 6))
        for name, squares in ground.waters.items()
        # A river of whole squares is drawn as an area below; a line in its middle would look like a brook in a lake.
        if any(ground.kinds[at] == STREAM for at in squares)
    )


def _through(ground: Ground, squares: tuple[Square, ...]) -> tuple[Point, ...]:
    """Give places of a stream: between its squares, so that it bends gently, and on to the edge it comes from."""
    middles = [centre(at) for at in squares]
    between = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in pairwise(middles)]
    start, end = _edge(ground, squares[0]), _edge(ground, squares[-1])
    return (*([start] if start else []), middles[0], *between, middles[-1], *([end] if end else []))


def _edge(ground: Ground, at: Square) -> Point | None:
    """Give the place on the board's edge that a square at the edge is nearest to."""
    x, y = centre(at)
    return next(
        (
            (x + (by[1] - at[1]) * 0.5, y + (by[0] - at[0]) * 0.5)
            for by in (step(at, way) for way in (1, 3, 5, 7))
            if not ground.on_map(by)
        ),
        None,
    )


def water_shapes(ground: Ground) -> Iterator[Shape]:
    """Draw rivers as areas and streams as lines with their banks."""
    broad = tuple(at for at, kind in ground.kinds.items() if kind == _BROAD)
    if broad:
        edges = tuple(rounded(line, 0.3, 6) for line in outline(broad))
        yield Stroke(edges, "map.river-bank", 1.6, fill="map.river", closed=True)
    lines = tuple(line for _, line in water_lines(ground))
    alone = tuple(_alone(ground))
    yield from stream((*lines, *alone))


def stream(lines: tuple[Line, ...], *, flat: bool = False) -> Iterator[Shape]:
    """Draw streams along lines, between their banks."""
    if lines:
        yield Stroke(lines, "map.river-bank", 10.5, flat=flat)
        yield Stroke(lines, "map.river", 7.6, flat=flat)


def _alone(ground: Ground) -> Iterator[Line]:
    """Give pieces of water squares that no named stream runs through, from middle to middle."""
    named = {at for squares in ground.waters.values() for at in squares}
    loose = {at for at, kind in ground.kinds.items() if kind == STREAM} - named
    for at in sorted(loose):
        beside = [to for to in (step(at, way) for way in DIRECTIONS) if to in loose or to in named]
        for to in beside:
            # Between two loose squares the piece is drawn by the first only.
            if to not in loose or at < to:
                yield centre(at), centre(to)
        if not beside:
            x, y = centre(at)
            yield (x - 0.3, y), (x + 0.3, y)


def crossing_shapes(ground: Ground) -> Iterator[Shape]:
    """Draw bridges along the roads that cross, and fords as dashes through the water."""
    for at in sorted(ground.bridges):
        way = _road_way(ground, at) or _across(ground, at)
        yield from bridge(centre(at), way)
    fords = sorted({*ground.fords, *(at for at, kind in ground.kinds.items() if kind == FORD)})
    for at in fords:
        yield from ford(centre(at), _across(ground, at))


def ford(at: Point, way: Point) -> Iterator[Shape]:
    """Draw a ford: dashes through the water, in a direction of length 1."""
    (x, y), (u, v) = at, way
    dashes = (((x - u * 0.5, y - v * 0.5), (x + u * 0.5, y + v * 0.5)),)
    yield Stroke(dashes, "map.halo", 4.6, flat=True)
    yield Stroke(dashes, "map.place", 2.4, dash=(3.0, 2.4), flat=True)


def bridge(at: Point, way: Point) -> Iterator[Shape]:
    """Draw a bridge: its way between two rails."""
    (x, y), (u, v) = at, way
    deck = ((x - u * 0.3, y - v * 0.3), (x + u * 0.3, y + v * 0.3))
    yield Stroke((deck,), "map.road", 5.4, flat=True)
    rails = []
    for hand in (-0.085, 0.085):
        a, b = -v * hand, u * hand
        flare = 1.9
        rails.append(
            (
                (x - u * 0.34 + a * flare, y - v * 0.34 + b * flare),
                (x - u * 0.24 + a, y - v * 0.24 + b),
                (x + u * 0.24 + a, y + v * 0.24 + b),
                (x + u * 0.34 + a * flare, y + v * 0.34 + b * flare),
            )
        )
    yield Stroke(tuple(rails), "map.place", 1.8, flat=True)


def _road_way(ground: Ground, at: Square) -> Point | None:
    """Give the direction of the road over a bridge, length 1."""
    ends = [to for to in (step(at, way) for way in DIRECTIONS) if ground.joined(at, to)]
    if not ends:
        return None
    (x, y), (u, v) = centre(ends[0]), centre(ends[-1] if len(ends) > 1 else at)
    return _long_one((u - x, v - y))


def _across(ground: Ground, at: Square) -> Point:
    """Give the direction across the water of a square, length 1."""
    for squares in ground.waters.values():
        if at in squares:
            nth = squares.index(at)
            (x, y), (u, v) = centre(squares[max(0, nth - 1)]), centre(squares[min(len(squares) - 1, nth + 1)])
            return _long_one((-(v - y), u - x))
    return 1.0, 0.0


def _long_one(way: Point) -> Point:
    long = math.hypot(*way) or 1.0
    return way[0] / long, way[1] / long
