"""Plots of fire, melee and advance as arrows of three shapes."""

from __future__ import annotations

import math
from collections.abc import Iterator

from companion.drawing.shapes import Line, Point, Shape, Stroke
from companion.games.tactical.words.map.geometry import centre, moved, turned
from companion.games.tactical.words.map.marks import Counter, Marks


def plot_shapes(marks: Marks) -> Iterator[Shape]:
    """Draw every plot that a seat knows of: fire as a thin line to its target, melee and advance ahead of a unit."""
    for one in marks.counters:
        if one.fire is not None and not one.melee:
            yield from _fire(one, one.fire)
        if one.melee or one.advance:
            yield from _ahead(one)


def _fire(one: Counter, target: tuple[int, int]) -> Iterator[Shape]:
    start, end = centre(one.at), centre(target)
    long = math.dist(start, end)
    if not long:
        return
    way = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    start, end = _on(start, way, 0.42), _on(end, way, -0.3)
    yield Stroke(((start, end),), "map.halo", 3.2, flat=True, alpha=0.8)
    dash = () if one.selected else (6.0, 2.6)
    yield Stroke(((start, end),), "wine", 2.0 if one.selected else 1.2, dash=dash, flat=True)
    yield Stroke((_head(end, way, 0.16, 0.08),), fill="wine", closed=True)


def _on(at: Point, way: Point, by: float) -> Point:
    return at[0] + way[0] * by, at[1] + way[1] * by


def _head(tip: Point, way: Point, long: float, half: float) -> Line:
    x, y = _on(tip, way, -long)
    return tip, (x - way[1] * half, y + way[0] * half), (x + way[1] * half, y - way[0] * half)


_MELEE = ((-0.13, -0.42), (-0.13, -0.62), (-0.24, -0.62), (0.0, -0.86), (0.24, -0.62), (0.13, -0.62), (0.13, -0.42))
_ADVANCE = (((-0.16, -0.5), (0.0, -0.64), (0.16, -0.5)), ((-0.16, -0.62), (0.0, -0.76), (0.16, -0.62)))


def _ahead(one: Counter) -> Iterator[Shape]:
    """Draw a broad arrow for a melee, two chevrons for an advance; upward where a unit faces nowhere."""
    middle, facing = centre(one.at), one.facing or 1
    if one.melee:
        arrow = moved(turned(_MELEE, facing), middle)
        yield Stroke((arrow,), "wine", 1.6, fill="wine-tint", closed=True)
    else:
        lines = tuple(moved(turned(line, facing), middle) for line in _ADVANCE)
        yield Stroke(lines, "map.halo", 4.0, flat=True)
        yield Stroke(lines, "ink", 1.8, flat=True)
