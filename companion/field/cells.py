"""Areas of a chequered map: the outlines around cells, with their holes. Cells are (column, row), rows to the north."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

Cell = tuple[int, int]
Corner = tuple[int, int]
Outline = tuple[Corner, ...]


def areas(cells: Iterable[Cell]) -> Iterator[frozenset[Cell]]:
    """Yield the cells that hang together by their sides, the westernmost first."""
    left = set(cells)
    while left:
        found, ahead = set[Cell](), [min(left)]
        while ahead:
            x, y = at = ahead.pop()
            if at in left:
                left.remove(at)
                found.add(at)
                ahead += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        yield frozenset(found)


def outline(area: frozenset[Cell]) -> tuple[Outline, ...]:
    """Give the outline of one area, then those of its holes: the area lies on the left of each; each ends at its begin.

    Corners are those of cells: cell 2, 3 lies between 2, 3 and 3, 4.
    """
    ahead: dict[Corner, list[Corner]] = {}
    for x, y in area:
        for beside, begin, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beside not in area:
                ahead.setdefault(begin, []).append(end)
    rings = []
    while ahead:
        begin = min(ahead)
        ring = [begin, ahead[begin].pop()]
        _clean(ahead, begin)
        while ring[-1] != begin:
            ring.append(_next(ahead, ring[-2], ring[-1]))
        rings.append(_straight(ring))
    # Only the outer one runs against the clock.
    return tuple(sorted(rings, key=lambda ring: _area(ring) <= 0))


def _clean(ahead: dict[Corner, list[Corner]], at: Corner) -> None:
    if not ahead[at]:
        del ahead[at]


def _next(ahead: dict[Corner, list[Corner]], before: Corner, at: Corner) -> Corner:
    """Give the next corner; where two ways lead on, where cells touch by a corner, the one that keeps them apart."""
    there = ahead[at]
    dx, dy = at[0] - before[0], at[1] - before[1]
    left = (at[0] - dy, at[1] + dx)
    end = left if left in there else there[0]
    there.remove(end)
    _clean(ahead, at)
    return end


def _straight(ring: list[Corner]) -> Outline:
    """Give a ring without the corners at which it does not turn."""
    there = ring[:-1]
    kept = [at for nth, at in enumerate(there) if not _in_line(there[nth - 1], at, there[(nth + 1) % len(there)])]
    return (*kept, kept[0])


def _in_line(one: Corner, middle: Corner, other: Corner) -> bool:
    return one[0] == middle[0] == other[0] or one[1] == middle[1] == other[1]


def _area(ring: Outline) -> int:
    """Give twice the area within a ring; above 0 where it runs against the clock."""
    return sum(x * v - u * y for (x, y), (u, v) in pairwise(ring))
