"""Lines and places of the ground: roads, streams, rivers, bridges, fords, passes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from companion.drawing.curves import along
from companion.drawing.shapes import Line, Point, Shape, Stroke

CASING = {"road": (2.9, 1.3), "pike": (4.1, 2.1), "sunken-road": (2.9, 1.3)}
"""The pens of a road: its edges, and what lies between them."""
TICK = 0.55
"""Inches of a tick of a cut, for a grain of 1; so are those of crossings."""


def eased(line: Line) -> Line:
    """Give a line with its corners cut off, twice: a way from square to square has none on the ground."""
    for _ in range(2):
        found = [line[0]]
        for (x, y), (u, v) in pairwise(line):
            found += [(x + (u - x) * 0.25, y + (v - y) * 0.25), (u - (u - x) * 0.25, v - (v - y) * 0.25)]
        line = (*found, line[-1])
    return line


def casings(roads: Sequence[tuple[str, Line]], grain: float = 1.0) -> Iterator[Shape]:
    """Draw all roads of a table, each of its kind: edges first, so that they open into one another."""
    for kind, (edge, _) in CASING.items():
        if those := tuple(line for of, line in roads if of == kind):
            yield Stroke(those, "map.road-edge", edge)
            if kind == "sunken-road":
                yield from _ticks(those, grain)
    for kind, (_, within) in CASING.items():
        if those := tuple(line for of, line in roads if of == kind):
            yield Stroke(those, "map.road", within)


def _ticks(lines: Sequence[Line], grain: float) -> Iterator[Shape]:
    """Draw the banks of a cut: ticks that point in, on either side."""
    near, far = 0.2 * grain, TICK * grain
    found = (
        ((x - dy * side * near, y + dx * side * near), (x - dy * side * far, y + dx * side * far))
        for line in lines
        for (x, y), (dx, dy) in along(line, 0.6 * grain, 0.3 * grain)
        for side in (-1, 1)
    )
    yield Stroke(tuple(found), "map.road-edge", 0.8, flat=True)


def water(kind: str, line: Line, width: float | None, table: Point) -> Iterator[Shape]:
    """Draw a stream as a line, a river as broad as it is, in inches; it ends with the table."""
    if kind == "stream" or width is None:
        yield Stroke((line,), "map.river-bank", 1.7)
    else:
        held = tuple((min(max(x, 0.0), table[0]), min(max(y, 0.0), table[1])) for x, y in ribbon(line, width / 2))
        yield Stroke((held,), "map.river-bank", 1.0, "map.river", closed=True)


def ribbon(line: Line, half: float) -> Line:
    """Give the outline of a line of a breadth."""
    return (*beside(line, -half), *reversed(beside(line, half)))


def beside(line: Line, by: float) -> Line:
    """Give a line moved to its left, y to the south: above a line to the right; below 0 to its right."""
    found = []
    for nth, (x, y) in enumerate(line):
        before, after = line[max(0, nth - 1)], line[min(len(line) - 1, nth + 1)]
        long = math.dist(before, after) or 1.0
        found.append((x + (after[1] - before[1]) / long * by, y - (after[0] - before[0]) / long * by))
    return tuple(found)


def other(kind: str, line: Line, grain: float = 1.0) -> Iterator[Shape]:
    """Draw what is put up or dug along a line: fences, walls, works; each by its own stroke."""
    match kind:
        case "fence":
            yield Stroke((_zigzag(line, 0.35 * grain),), "ink2", 0.9)
        case "wall":
            yield Stroke((line,), "ink3", 2.6, dash=(2.2, 1.4), flat=True)
        case "hedge":
            yield Stroke((line,), "map.tree-edge", 2.2, dash=(0.1, 2.6))
        case "breastworks" | "trenches":
            yield Stroke((line,), "ink", 2.4, flat=True)
        case "cut":
            yield from _ticks((line,), grain)
        case _:  # a railroad
            yield Stroke((line,), "ink2", 1.0)
            ties = [
                ((x - dy * 0.3, y + dx * 0.3), (x + dy * 0.3, y - dx * 0.3)) for (x, y), (dx, dy) in along(line, grain)
            ]
            yield Stroke(tuple(ties), "ink2", 1.0, flat=True)


def _zigzag(line: Line, size: float) -> Line:
    return tuple(
        (x - dy * size * (-1) ** nth, y + dx * size * (-1) ** nth)
        for nth, ((x, y), (dx, dy)) in enumerate(along(line, size * 2))
    )


def way_at(at: Point, lines: Sequence[Line]) -> Point:
    """Give the direction (length 1) of the line that passes nearest to a place; to the east where none is."""
    near = [(_from(at, one, two), one, two) for line in lines for one, two in pairwise(line) if one != two]
    if not near:
        return 1.0, 0.0
    _, one, two = min(near)
    long = math.dist(one, two)
    return (two[0] - one[0]) / long, (two[1] - one[1]) / long


def _from(at: Point, one: Point, two: Point) -> float:
    long = math.dist(one, two)
    share = ((at[0] - one[0]) * (two[0] - one[0]) + (at[1] - one[1]) * (two[1] - one[1])) / long**2
    share = min(max(share, 0.0), 1.0)
    return math.dist(at, (one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share))


def crossing(kind: str, at: Point, way: Point, grain: float = 1.0) -> Iterator[Shape]:
    """Draw a bridge's brackets, a ford's two dashed lines, or the two slopes of a pass, along the way over it."""
    long, half = 1.15 * grain, 0.55 * grain

    def placed(ahead: float, aside: float) -> Point:
        return at[0] + way[0] * ahead - way[1] * aside, at[1] + way[1] * ahead + way[0] * aside

    if kind == "bridge":
        sides = (
            tuple(
                placed(x, y * s)
                for x, y in ((-long, half * 1.5), (-long * 0.65, half), (long * 0.65, half), (long, half * 1.5))
            )
            for s in (-1, 1)
        )
        yield Stroke(tuple(sides), "ink", 1.6)
    elif kind == "ford":
        yield Stroke(
            tuple((placed(-long, y), placed(long, y)) for y in (-half * 0.5, half * 0.5)),
            "ink",
            1.2,
            dash=(2.2, 1.8),
            flat=True,
        )
    else:
        sides = (
            tuple(placed(x, y * s) for x, y in ((-long, half * 2.2), (0, half), (long, half * 2.2))) for s in (-1, 1)
        )
        yield Stroke(tuple(sides), "map.contour-level", 1.8)
