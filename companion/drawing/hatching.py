"""Lines at 45 degrees inside outlines: the Confederates' bars, what is hidden from sight."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from companion.drawing.shapes import Line, Point


def hatched(outlines: Iterable[Line], pitch: float) -> Iterator[Line]:
    """Give the pieces of rising lines, `pitch` apart along x, that lie inside closed outlines."""
    for outline in outlines:
        yield from hatched_area((outline,), pitch)


def hatched_area(rings: Sequence[Line], pitch: float) -> Iterator[Line]:
    """Give the same inside an outline and outside its holes."""
    sums = [x + y for x, y in rings[0]]
    low, high = min(sums), max(sums)
    nth = math.floor(low / pitch) + 1
    while nth * pitch < high:
        yield from _inside(rings, nth * pitch)
        nth += 1


def hatched_oblongs(oblongs: Iterable[tuple[float, float, float, float]], pitch: float) -> Iterator[Line]:
    """Give the same inside upright oblongs, each by its left, top, right and bottom: thousands are hatched at once."""
    for left, top, right, bottom in oblongs:
        nth = math.floor((left + top) / pitch) + 1
        while (total := nth * pitch) < right + bottom:
            begin, end = max(left, total - bottom), min(right, total - top)
            if begin < end:
                yield (begin, total - begin), (end, total - end)
            nth += 1


def _inside(rings: Sequence[Line], total: float) -> Iterator[Line]:
    """Give the pieces of the line x + y = total inside rings."""
    crossed: list[Point] = []
    for outline in rings:
        for nth, (u, v) in enumerate(outline):
            x, y = outline[nth - 1]
            one, other = x + y - total, u + v - total
            if (one < 0) != (other < 0):
                share = one / (one - other)
                crossed.append((x + share * (u - x), y + share * (v - y)))
    crossed.sort()
    for nth in range(0, len(crossed) - 1, 2):
        yield crossed[nth], crossed[nth + 1]
