"""Areas of the ground: woods, orchard, crops, rough ground, town, water, hills."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from companion.drawing.shapes import Line, Point, Shape, Stroke

Rings = Sequence[Line]
"""Outlines and holes alike: what lies within an odd number of them is inside."""
LEVELS = {
    1: ("field.level1", "map.contour", 1.0),
    2: ("field.level2", "map.contour-level", 2.0),
    3: ("field.level3", "map.contour", 1.0),
}
"""The fill and the contour of a hill, level by level: higher is lighter, the second heavier drawn."""
TREE, CORN = ("map.tree", "map.tree-edge"), ("", "map.corn-row")
"""The fill and the line of their signs."""


def area(kind: str, rings: Rings, *, level: int = 1, dense: bool = False, grain: float = 1.0) -> Iterator[Shape]:
    """Draw an area; `grain` is how many inches its pattern's unit is, larger where the table is drawn smaller."""
    match kind:
        case "hill":
            fill, line, width = LEVELS[level]
            yield Stroke(soft(rings), line, width, fill, closed=True)
        case "woods":
            yield from _woods(soft(rings), dense, grain)
        case "orchard":
            yield Stroke(tuple(rings), "map.tree-edge", 0.9, closed=True, dash=(1.5, 2.0))
            yield from _each(
                rings, (0.95 * grain, 0.85 * grain), 0.3 * grain, _tree(0.28 * grain), *TREE, stagger=False
            )
        case "field":
            yield Stroke(tuple(rings), "map.corn-row", 0.8, "map.corn", closed=True)
            yield from _each(
                rings, (0.62 * grain, 0.66 * grain), 0.26 * grain, _vee(0.19 * grain, down=True), *CORN, stagger=False
            )
        case "rough":
            yield Stroke(soft(rings), "ink3", 0.9, closed=True, dash=(1.2, 2.0))
            yield from _each(
                rings, (1.15 * grain, 0.75 * grain), 0.35 * grain, _vee(0.23 * grain), "", "ink3", wander=0.3
            )
        case "town":
            yield from _town(soft(rings), grain)
        case _:
            yield Stroke(soft(rings), "map.river-bank", 1.0, "map.river", closed=True)


def _woods(rings: Rings, dense: bool, grain: float) -> Iterator[Shape]:
    yield Stroke(tuple(rings), "map.tree-edge", 1.0, "map.woods", closed=True)
    apart = (0.86 if dense else 1.08) * grain
    wander = 0.0 if dense else 0.26
    yield from _each(rings, (apart, apart * 0.6), 0.44 * grain, _scallop(0.43 * grain), *TREE, wander=wander)


def _town(rings: Rings, grain: float) -> Iterator[Shape]:
    """Draw the houses of a town along its own long side; one that has not room for a block is a house itself."""
    yield Stroke(tuple(rings), "ink2", 0.9, "field.town", closed=True)
    turn = _lie(rings[0])
    there = tuple(_turned(ring, -turn) for ring in rings)
    blocks = [
        _turned(block, turn)
        for row, column, block in _blocks(there, grain)
        if _odd(row, column, 3) < 0.9  # a gap now and then: no town is a chessboard
    ]
    if blocks:
        yield Stroke(tuple(blocks), "", 0.7, "ink", closed=True, apart=True)
    else:
        yield Stroke(tuple(rings), "", 0.7, "ink", closed=True)


def house(at: Point, grain: float = 1.0) -> Iterator[Shape]:
    """Draw a house by itself, or a farm: a block without streets."""
    yield Stroke((_block(0.85 * grain, 0.62 * grain)(at),), "", 0.7, "ink", closed=True)


def _blocks(rings: Rings, grain: float) -> Iterator[tuple[int, int, Line]]:
    sign = _block(1.1 * grain, 0.56 * grain)
    for row, column, at in _spots(rings, (1.5 * grain, 0.95 * grain)):
        block = sign(at)
        if all(inside(corner, rings) for corner in block):
            yield row, column, block


def _lie(ring: Line) -> float:
    """Give the direction of the longest side of an outline, as the least turn from the axes, in radians."""
    one, other = max(zip(ring, (*ring[1:], ring[0]), strict=True), key=lambda side: math.dist(*side))
    turn = math.atan2(other[1] - one[1], other[0] - one[0]) % (math.pi / 2)
    return turn if turn <= math.pi / 4 else turn - math.pi / 2


def _turned(line: Line, by: float) -> Line:
    c, s = math.cos(by), math.sin(by)
    return tuple((x * c - y * s, x * s + y * c) for x, y in line)


def _each(
    rings: Rings,
    apart: Point,
    margin: float,
    sign: Callable[[Point], Line],
    *pens: str,
    stagger: bool = True,
    wander: float = 0.0,
) -> Iterator[Shape]:
    """Draw a sign at even places inside rings, a margin from their edges; `pens` are its fill, and its line if any.

    They wander from their places by that share of the room between them: a wood is not planted.
    """
    signs = tuple(sign(at) for at in _places(rings, apart, margin, stagger=stagger, wander=wander))
    if signs:
        fill, line = (*pens, "")[:2]
        yield Stroke(signs, line, 0.7, fill, closed=bool(fill) and not line, apart=True)


def _places(rings: Rings, apart: Point, margin: float, *, stagger: bool, wander: float) -> Iterator[Point]:
    for row, column, (x, y) in _spots(rings, apart, stagger=stagger):
        at = (
            x + (_odd(row, column, 1) - 0.5) * 2 * wander * apart[0],
            y + (_odd(row, column, 2) - 0.5) * 2 * wander * apart[1],
        )
        # The corners of the sign, not only its middle: nothing of it may hang over the edge.
        ends = [(at[0] + x * margin, at[1] + y * margin) for x in (-1, 1) for y in (-1, 1)]
        if all(inside(end, rings) for end in ends):
            yield at


def _spots(rings: Rings, apart: Point, *, stagger: bool = False) -> Iterator[tuple[int, int, Point]]:
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    if not stagger:  # what was planted or built stands in its own rows, even to its own edges
        for row, y in enumerate(_even(min(ys), max(ys), apart[1])):
            yield from ((row, column, (x, y)) for column, x in enumerate(_even(min(xs), max(xs), apart[0])))
        return
    # From one grid for the whole table: patterns of areas that touch go on into one another.
    for row in range(math.floor(min(ys) / apart[1]), math.ceil(max(ys) / apart[1]) + 1):
        shift = 0.5 * (row % 2)
        for column in range(math.floor(min(xs) / apart[0]) - 1, math.ceil(max(xs) / apart[0]) + 1):
            yield row, column, ((column + shift + 0.5) * apart[0], (row + 0.5) * apart[1])


def _even(low: float, high: float, apart: float) -> Iterator[float]:
    """Yield as many places as find room, so far apart or a little more, with half of that left at either end."""
    count = max(1, math.floor((high - low) / apart))
    for nth in range(count):
        yield low + (high - low) * (nth + 0.5) / count


def _odd(row: int, column: int, salt: int) -> float:
    """Give a number from 0 to 1 that looks like chance and is the same for ever."""
    mixed = (row * 73_856_093) ^ (column * 19_349_663) ^ (salt * 83_492_791)
    return (mixed * 2_654_435_761 % 2**32) / 2**32


def inside(at: Point, rings: Rings) -> bool:
    """Say whether a place lies inside rings, and in none of their holes."""
    x, y = at
    within = False
    for ring in rings:
        for (u, v), (p, q) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (v > y) != (q > y) and x < u + (y - v) / (q - v) * (p - u):
                within = not within
    return within


def soft(rings: Rings) -> tuple[Line, ...]:
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
