"""Lines and places of the ground: roads, streams, rivers, bridges, fords, passes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from companion.drawing.curves import along
from companion.drawing.shapes import Line, Point, Shape, Stroke

CASING = {"road": (4.2, 2.2), "pike": (6.0, 3.2), "sunken-road": (4.2, 2.2)}
"""The pens of a road: its edges, and what lies between them."""
RIVER = 0.9
"""Inches of a river whose breadth nobody says."""
NEAR, FAR = 0.34, 0.76
"""Inches from the middle of a cut to where the ticks of its banks end and begin, for a grain of 1."""


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
    """Draw the banks of a way in the ground: an edge on either side of it, and ticks that point in."""
    near, far = NEAR * grain, FAR * grain
    banks = tuple(beside(line, side * far) for line in lines for side in (-1, 1))
    found = (
        ((x - dy * side * near, y + dx * side * near), (x - dy * side * far, y + dx * side * far))
        for line in lines
        for (x, y), (dx, dy) in along(line, 0.5 * grain, 0.25 * grain)
        for side in (-1, 1)
    )
    yield Stroke(banks, "map.road-edge", 0.9, flat=True)
    yield Stroke(tuple(found), "map.road-edge", 0.8, flat=True)


def water(kind: str, line: Line, width: float | None, table: Point) -> Iterator[Shape]:
    """Draw a stream as a line, a river as broad as it is, in inches; it ends with the table."""
    if kind == "stream":
        yield Stroke((line,), "map.river-bank", 1.7)
    else:
        banks = ribbon(line, (width or RIVER) / 2)
        held = tuple((min(max(x, 0.0), table[0]), min(max(y, 0.0), table[1])) for x, y in banks)
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


def other(
    kind: str, line: Line, grain: float = 1.0, *, all_round: bool = False, unfinished: bool = False
) -> Iterator[Shape]:
    """Draw what is put up or dug along a line, each by its own stroke.

    The enemy of breastworks and trenches is on the left hand of who walks along the line; `all_round` is on both.
    """
    match kind:
        case "fence":
            yield Stroke((_zigzag(line, 0.22 * grain),), "ink2", 0.9)
        case "wall":
            yield Stroke(tuple(_stones(line, grain)), "ink2", 0.6, "edge", closed=True, apart=True)
        case "hedge":
            yield Stroke((line,), "map.tree-edge", 4.4, dash=(0.1, 5.2))
        case "breastworks":
            yield Stroke((line,), "ink", 2.2, flat=True)
            sides = (-1, 1) if all_round else (-1,)
            teeth = tuple(tooth for side in sides for tooth in _teeth(line, grain, side))
            yield Stroke(teeth, "", 0.7, "ink", closed=True, apart=True)
        case "trenches":
            path = _crenels(line, grain)
            yield Stroke((path,), "ink", 4.2, flat=True)
            yield Stroke((path,), "field.ground", 1.7, flat=True)
        case "cut":
            yield from _ticks((line,), grain)
        case _:  # a railroad
            yield Stroke((line,), "ink2", 1.1, dash=(7.0, 5.0) if unfinished else (), flat=unfinished)
            apart, half = 0.75 * grain * (1.4 if unfinished else 1.0), 0.27 * grain
            ties = [
                ((x - dy * half, y + dx * half), (x + dy * half, y - dx * half))
                for (x, y), (dx, dy) in along(line, apart, apart / 2)
            ]
            yield Stroke(tuple(ties), "ink2", 1.1, flat=True)


def _zigzag(line: Line, size: float) -> Line:
    return tuple(
        (x - dy * size * (-1) ** nth, y + dx * size * (-1) ** nth)
        for nth, ((x, y), (dx, dy)) in enumerate(along(line, size * 2.0))
    )


def _stones(line: Line, grain: float) -> Iterator[Line]:
    """Yield the stones of a wall: long and round, each in the direction of the line there."""
    long, half = 0.29 * grain, 0.17 * grain
    outline = ((-long, 0.0), (-long * 0.7, -half), (long * 0.7, -half), (long, 0.0), (long * 0.7, half))
    for (x, y), (dx, dy) in along(line, 0.68 * grain, 0.3 * grain):
        yield tuple((x + dx * a - dy * b, y + dy * a + dx * b) for a, b in (*outline, (-long * 0.7, half)))


def _teeth(line: Line, grain: float, side: int) -> Iterator[Line]:
    half, tall = 0.22 * grain, 0.42 * grain * side
    for (x, y), (dx, dy) in along(line, 0.62 * grain, 0.31 * grain):
        yield tuple((x + dx * a - dy * b, y + dy * a + dx * b) for a, b in ((-half, 0.0), (0.0, tall), (half, 0.0)))


def _crenels(line: Line, grain: float) -> Line:
    """Give a trench's line: to the enemy's side and back again, as traverses are dug."""
    step, tall = 0.5 * grain, 0.62 * grain
    out = (0.0, 1.0, 1.0, 0.0)
    found = [
        (x + dy * tall * (out[nth % 4] - 0.5), y - dx * tall * (out[nth % 4] - 0.5))
        for nth, ((x, y), (dx, dy)) in enumerate(along(line, step))
    ]
    return tuple(found) if len(found) > 1 else line


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
