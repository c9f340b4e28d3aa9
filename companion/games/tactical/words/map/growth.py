"""What covers squares: woods with their trees, corn in rows, orchards, swamps, ravines, towns."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator

from companion.drawing.shapes import Line, Point, Shape, Stroke, rectangle
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.words.map.geometry import moved, outline, rounded

_ROUND = 0.24
"""How far the corners of woods and fields are rounded."""
_TREE: Line = tuple(
    (0.095 * math.cos(turn), -0.115 * math.sin(turn)) for turn in (math.pi * nth / 7 for nth in range(8))
)
_THICK, _THIN = 16, 6
"""Trees of a square."""
_DENSE = ("woods", "heavy_woods")
_TUFTS = 8


def growth(ground: Ground, orchards: Collection[Square]) -> Iterator[Shape]:
    """Draw what covers the ground of every square."""
    of: dict[str, list[Square]] = {}
    for at, kind in sorted(ground.kinds.items()):
        of.setdefault(kind, []).append(at)
    for kind, squares in of.items():
        sort = ground.terrains.sorts[kind]
        if sort == "woods":
            yield from _woods(squares, _THICK if kind in _DENSE else _THIN)
            yield from _church(squares) if kind.endswith("church") else ()
        elif sort == "crops":
            yield from _corn(squares)
        elif sort == "town":
            yield from _town(squares)
        elif kind.endswith("orchard"):
            yield from _orchard(squares)
        elif kind == "swamp":
            yield from _swamp(squares)
        elif kind == "ravine":
            yield from _ravine(squares)
    yield from _orchard(sorted(orchards))


def _edges(squares: Collection[Square]) -> tuple[Line, ...]:
    return tuple(rounded(line, _ROUND) for line in outline(squares))


def _woods(squares: list[Square], trees: int) -> Iterator[Shape]:
    yield Stroke(_edges(squares), fill="map.woods", closed=True)
    crowns = tuple(moved(_TREE, place) for at in squares for place in _scattered(at, trees))
    yield Stroke(crowns, "map.tree-edge", 0.9, fill="map.tree", apart=True)


def _scattered(at: Square, many: int) -> Iterator[Point]:
    """Give places in a square, unevenly but always alike, the upper ones first."""
    across = math.isqrt(many)
    down = math.ceil(many / across)
    for nth in range(many):
        row, column = divmod(nth, across)
        # From the square itself and no die: trees must not move when the map is drawn anew, and two companions must
        # print the same map. The figures are primes with nothing to say.
        seed = (at[0] * 73 + at[1] * 151 + nth * 37) % 97 / 97 - 0.5
        other = (at[0] * 131 + at[1] * 29 + nth * 71) % 89 / 89 - 0.5
        x, y = column + 0.5 + 0.5 * seed + (0.2 if row % 2 else -0.2), row + 0.8 + 0.4 * other
        yield at[1] + min(0.91, max(0.09, x / across)), at[0] + min(0.97, y / down)


def _corn(squares: list[Square]) -> Iterator[Shape]:
    yield Stroke(_edges(squares), fill="map.corn", closed=True)
    dots = tuple(
        ((x, y - 0.025), (x, y + 0.025))
        for row, column in squares
        for nth in range(5)
        for x in (column + 0.1 + 0.2 * nth,)
        for y in (row + 0.1 + 0.2 * part + (0.1 if nth % 2 else 0.0) for part in range(5))
        # Every other row begins half a step lower, and its last dot would lie on the next square.
        if y < row + 1
    )
    yield Stroke(dots, "map.corn-row", 1.3)


def _church(squares: list[Square]) -> Iterator[Shape]:
    """Draw a church: a black block under a cross."""
    for row, column in squares:
        x, y = column + 0.5, row + 0.5
        yield Stroke((rectangle(x - 0.11, y - 0.05, 0.22, 0.19),), "map.halo", 1.6, fill="map.place", closed=True)
        cross = (((x, y - 0.05), (x, y - 0.27)), ((x - 0.07, y - 0.2), (x + 0.07, y - 0.2)))
        yield Stroke(cross, "map.place", 1.8, flat=True)


def _orchard(squares: Collection[Square]) -> Iterator[Shape]:
    if squares:
        dots = tuple(
            rounded(rectangle(column + 0.12 + 0.28 * x, row + 0.12 + 0.28 * y, 0.2, 0.2), 0.1, 3)
            for row, column in sorted(squares)
            for x in range(3)
            for y in range(3)
        )
        yield Stroke(dots, "map.tree-edge", 0.9, fill="map.tree", closed=True, apart=True)


def _town(squares: list[Square]) -> Iterator[Shape]:
    """Draw blocks of houses, with the streets between them."""
    yield Stroke(_edges(squares), fill="map.board", closed=True)
    blocks = tuple(
        rectangle(column + x, row + y, wide, tall)
        for row, column in squares
        for x, y, wide, tall in (
            (0.08, 0.1, 0.3, 0.24),
            (0.62, 0.12, 0.28, 0.2),
            (0.1, 0.64, 0.26, 0.26),
            (0.6, 0.62, 0.3, 0.24),
        )
    )
    yield Stroke(blocks, fill="map.place", closed=True, apart=True)


def _swamp(squares: list[Square]) -> Iterator[Shape]:
    yield Stroke(_edges(squares), fill="map.level1", closed=True)
    tufts: list[Line] = []
    for at in squares:
        for x, y in _scattered(at, _TUFTS):
            tufts.append(((x - 0.1, y), (x + 0.1, y)))
            tufts += [((x + lean * 0.03, y), (x + lean * 0.07, y - 0.09)) for lean in (-1, 0, 1)]
    yield Stroke(tuple(tufts), "map.river-bank", 0.9, flat=True)


def _ravine(squares: list[Square]) -> Iterator[Shape]:
    """Hatch the two brows of a ravine inward."""
    ticks: list[Line] = []
    for line in outline(squares):
        for nth, (u, v) in enumerate(line):
            x, y = line[nth - 1]
            long = abs(u - x) + abs(v - y)
            way = (u - x) / long, (v - y) / long
            for step in range(round(long * 8)):
                far = (step + 0.5) / 8
                at = x + way[0] * far, y + way[1] * far
                deep = 0.26 if step % 2 else 0.17
                ticks.append((at, (at[0] - way[1] * deep, at[1] + way[0] * deep)))
    yield Stroke(tuple(ticks), "map.hachure", 1.0, flat=True)
