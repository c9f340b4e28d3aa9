"""Areas of the ground: woods, orchard, crops, rough ground, town, water, hills."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from companion.drawing.shapes import Line, Point, Shape, Stroke

Rings = Sequence[Line]
"""Outlines and holes alike: what lies within an odd number of them is inside."""
LEVELS = {
    1: ("field.level1", "map.contour", 0.8),
    2: ("field.level2", "map.contour-level", 1.3),
    3: ("field.level3", "map.contour", 0.8),
}
"""The fill and the contour of a hill, level by level: higher is lighter, the second heavier drawn."""
ROUNDS = 2
"""How often the corners of what has none in nature are cut off."""


def area(kind: str, rings: Rings, *, level: int = 1, dense: bool = False, grain: float = 1.0) -> Iterator[Shape]:
    """Draw an area; `grain` is how many inches its pattern's unit is, larger where the table is drawn smaller."""
    match kind:
        case "hill":
            fill, line, width = LEVELS[level]
            yield Stroke(_soft(rings), line, width, fill, closed=True)
        case "woods":
            yield from _woods(_soft(rings), dense, grain)
        case "orchard":
            yield Stroke(tuple(rings), "map.tree-edge", 0.9, closed=True, dash=(1.5, 2.0))
            yield from _each(
                rings, (1.0 * grain, 1.0 * grain), 0.34 * grain, _tree(0.32 * grain), "map.tree", stagger=False
            )
        case "field":
            yield Stroke(tuple(rings), "map.corn-row", 0.8, "map.corn", closed=True)
            yield from _each(
                rings, (0.75 * grain, 0.95 * grain), 0.45 * grain, _vee(0.24 * grain, down=True), "", "map.corn-row"
            )
        case "rough":
            yield Stroke(_soft(rings), "ink3", 0.9, closed=True, dash=(1.2, 2.0))
            yield from _each(rings, (1.5 * grain, 1.1 * grain), 0.5 * grain, _vee(0.32 * grain), "", "ink3")
        case "town":
            yield Stroke(_soft(rings), "ink2", 0.9, "wash", closed=True)
            yield from _each(
                rings, (1.9 * grain, 1.4 * grain), 0.7 * grain, _block(1.1 * grain, 0.6 * grain), "ink", stagger=False
            )
        case _:
            yield Stroke(_soft(rings), "map.river-bank", 1.0, "map.river", closed=True)


def _woods(rings: Rings, dense: bool, grain: float) -> Iterator[Shape]:
    yield Stroke(tuple(rings), "map.tree-edge", 1.0, "map.woods", closed=True)
    apart = (1.0 if dense else 1.3) * grain
    yield from _each(rings, (apart, apart * 0.66), 0.45 * grain, _scallop(0.52 * grain), "map.tree", "map.tree-edge")


def _each(
    rings: Rings,
    apart: Point,
    margin: float,
    sign: Callable[[Point], Line],
    *pens: str,
    stagger: bool = True,
) -> Iterator[Shape]:
    """Draw a sign at even places inside rings, a margin from their edges; `pens` are its fill, and its line if any."""
    signs = tuple(sign(at) for at in _places(rings, apart, margin, stagger=stagger))
    if signs:
        fill, line = (*pens, "")[:2]
        yield Stroke(signs, line, 0.7, fill, closed=bool(fill) and not line, apart=True)


def _places(rings: Rings, apart: Point, margin: float, *, stagger: bool) -> Iterator[Point]:
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    # From one grid for the whole table: patterns of areas that touch go on into one another.
    for row in range(math.floor(min(ys) / apart[1]), math.ceil(max(ys) / apart[1]) + 1):
        shift = 0.5 * (row % 2) if stagger else 0.0
        for column in range(math.floor(min(xs) / apart[0]) - 1, math.ceil(max(xs) / apart[0]) + 1):
            at = ((column + shift + 0.5) * apart[0], (row + 0.5) * apart[1])
            # The corners of the sign, not only its middle: nothing of it may hang over the edge.
            ends = [(at[0] + x * margin, at[1] + y * margin) for x in (-1, 1) for y in (-1, 1)]
            if all(inside(end, rings) for end in ends):
                yield at


def inside(at: Point, rings: Rings) -> bool:
    """Say whether a place lies inside rings, and in none of their holes."""
    x, y = at
    within = False
    for ring in rings:
        for (u, v), (p, q) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (v > y) != (q > y) and x < u + (y - v) / (q - v) * (p - u):
                within = not within
    return within


def _soft(rings: Rings) -> tuple[Line, ...]:
    """Give rings with their corners cut off, twice: nature has none, and squares of a map least of all."""
    return tuple(_cut(_cut(ring)) if len(ring) < 400 else tuple(ring) for ring in rings)


def _cut(ring: Line) -> Line:
    closed = ring[:-1] if ring[0] == ring[-1] else ring
    found: list[Point] = []
    for (x, y), (u, v) in zip(closed, (*closed[1:], closed[0]), strict=True):
        # A quarter of each side, but no more than an inch: long straight sides stay where they are.
        share = min(0.25, 1.0 / max(math.dist((x, y), (u, v)), 1e-9))
        found += [(x + (u - x) * share, y + (v - y) * share), (u - (u - x) * share, v - (v - y) * share)]
    return tuple(found)


# ---- signs


def _scallop(radius: float) -> Callable[[Point], Line]:
    turns = [math.pi * nth / 8 for nth in range(9)]
    return lambda at: tuple((at[0] - radius * math.cos(t), at[1] + radius * (0.4 - math.sin(t))) for t in turns)


def _tree(radius: float) -> Callable[[Point], Line]:
    turns = [math.tau * nth / 12 for nth in range(12)]
    return lambda at: tuple((at[0] + radius * math.cos(t), at[1] + radius * math.sin(t)) for t in turns)


def _vee(half: float, *, down: bool = False) -> Callable[[Point], Line]:
    tip = half if down else -half
    return lambda at: ((at[0] - half, at[1] - tip), (at[0], at[1] + tip), (at[0] + half, at[1] - tip))


def _block(wide: float, tall: float) -> Callable[[Point], Line]:
    return lambda at: (
        (at[0] - wide / 2, at[1] - tall / 2),
        (at[0] + wide / 2, at[1] - tall / 2),
        (at[0] + wide / 2, at[1] + tall / 2),
        (at[0] - wide / 2, at[1] + tall / 2),
    )
