"""Contours from the elevations of squares: smooth lines, between which every square's middle has its own elevation.

Between two elevations finer lines run where the slope would: they are drawn for the eye, no rule knows them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

from companion.drawing.shapes import Line, Point
from companion.games.tactical.rules.ground.squares import Square

FINE = 4
"""Samples of the field from square to square."""
_ROUNDS, _SLACK = 14, 0.34
"""How often the field is drawn towards the elevations, and how far it may miss them: half a level would be a fault."""
_OUTSIDE = -9.0
Field = tuple[tuple[float, ...], ...]
_Rows = list[list[float]]
Edge = tuple[int, int, int]
"""Between two samples: row and column of the first, 1 if the second lies below and 0 if beside it."""


@lru_cache(maxsize=4)
def _field(levels: tuple[tuple[int, ...], ...]) -> Field:
    """Give heights at samples over a board, its edges included; at the squares' middles they round to the levels."""
    rows, columns = len(levels), len(levels[0])
    wanted = [[float(level) for level in row] for row in levels]
    aimed = [row[:] for row in wanted]
    for _ in range(_ROUNDS):
        smooth = _blurred(aimed)
        missed = False
        for row in range(rows):
            for column in range(columns):
                by = wanted[row][column] - smooth[row][column]
                if abs(by) > _SLACK:
                    # Only back to within the slack, not to the level itself: a surface through every level would be
                    # stepped like the squares it comes from, and drawing a little too far lets the rounds end sooner.
                    aimed[row][column] += by - math.copysign(_SLACK * 0.8, by)
                    missed = True
        if not missed:
            break
    # Where the rounds ran out, a square may lie beyond the slack; the drawing is then a little off, but the rules read
    # the levels and never this.
    return _sampled(aimed)


def _blurred(of: _Rows) -> _Rows:
    """Give the values of the curved surface at the middles of its squares: each with its neighbours, by 1 4 1."""
    down = [
        [(of[max(0, row - 1)][c] + 4 * of[row][c] + of[min(len(of) - 1, row + 1)][c]) / 6 for c in range(len(of[0]))]
        for row in range(len(of))
    ]
    last = len(of[0]) - 1
    return [[(row[max(0, c - 1)] + 4 * row[c] + row[min(last, c + 1)]) / 6 for c in range(last + 1)] for row in down]


def _sampled(of: _Rows) -> Field:
    """Give the curved surface at every sample, from the board's one edge to the other."""
    along = [_spread(row) for row in of]
    return tuple(zip(*(_spread(list(column)) for column in zip(*along, strict=True)), strict=True))


def _spread(row: list[float]) -> list[float]:
    """Give a row of squares at samples, as a uniform cubic curve."""
    last, found = len(row) - 1, []
    for nth in range(len(row) * FINE + 1):
        place = nth / FINE - 0.5
        here = math.floor(place)
        t = place - here
        a, b, c, d = (row[min(last, max(0, here + by))] for by in (-1, 0, 1, 2))
        found.append(
            ((1 - t) ** 3 * a + (3 * t**3 - 6 * t * t + 4) * b + (-3 * t**3 + 3 * t * t + 3 * t + 1) * c + t**3 * d) / 6
        )
    return found


def heights(levels: Mapping[Square, int], rows: int, columns: int) -> Field:
    """Give heights at samples, `FINE` to a square."""
    return _field(tuple(tuple(levels[row, column] for column in range(columns)) for row in range(rows)))


@lru_cache(maxsize=64)
def areas(field: Field, height: float) -> tuple[Line, ...]:
    """Give the closed lines around what is higher than a height, along the board's edges too."""
    wide = len(field[0]) + 2
    ringed = ((_OUTSIDE,) * wide, *((_OUTSIDE, *row, _OUTSIDE) for row in field), (_OUTSIDE,) * wide)
    on: dict[Edge, Edge] = {}
    for row, (upper, lower) in enumerate(pairwise(ringed)):
        for column in range(wide - 1):
            high = (
                upper[column] > height,
                upper[column + 1] > height,
                lower[column + 1] > height,
                lower[column] > height,
            )
            # Most cells lie wholly above or below: only those that a line crosses cost anything.
            if any(high) and not all(high):
                on |= _crossings(row, column, high)
    found = []
    while on:
        first, edge = next(iter(on.items()))
        loop = [first]
        while edge != first:
            loop.append(edge)
            edge = on.pop(edge)
        del on[first]
        found.append(tuple(_place(ringed, one, height) for one in loop))
    return tuple(found)


def _crossings(row: int, column: int, high: tuple[bool, ...]) -> Iterator[tuple[Edge, Edge]]:
    """Give how the line leads through a cell: from the edge where it gets high, clockwise, to where it gets low."""
    edges = (row, column, 0), (row, column + 1, 1), (row + 1, column, 0), (row, column, 1)
    for nth in range(4):
        if not high[nth] and high[(nth + 1) % 4]:
            end = next(by for by in range(1, 4) if not high[(nth + 1 + by) % 4])
            # At a saddle, where opposite corners are high, this keeps each high corner by itself: either reading is
            # right for the eye, but always taking the same one leaves no line open.
            yield edges[nth], edges[(nth + end) % 4]


def _place(ringed: Field, edge: Edge, height: float) -> Point:
    """Give where a line crosses an edge between two samples, held to the board."""
    row, column, down = edge
    one, other = ringed[row][column], ringed[row + down][column + 1 - down]
    share = (height - one) / (other - one)
    x, y = column - 1 + (0.0 if down else share), row - 1 + (share if down else 0.0)
    return min(max(x, 0.0), len(ringed[0]) - 3.0) / FINE, min(max(y, 0.0), len(ringed) - 3.0) / FINE


@lru_cache(maxsize=64)
def lines(field: Field, height: float) -> tuple[Line, ...]:
    """Give the lines at a height: those of `areas` without what runs along the board's edges."""
    right, bottom = (len(field[0]) - 1) / FINE, (len(field) - 1) / FINE

    def along_edge(one: Point, other: Point) -> bool:
        return any(
            one[axis] == other[axis] == end for axis, ends in ((0, (0.0, right)), (1, (0.0, bottom))) for end in ends
        )

    found: list[Line] = []
    for loop in areas(field, height):
        cuts = [nth for nth in range(len(loop)) if along_edge(loop[nth - 1], loop[nth])]
        if not cuts:
            found.append((*loop, loop[0]))
            continue
        for cut, following in pairwise([*cuts, cuts[0] + len(loop)]):
            part = tuple(loop[nth % len(loop)] for nth in range(cut, following))
            if len(part) > 1:
                found.append(part)
    return tuple(found)
