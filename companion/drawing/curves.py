"""Curves through places and distances along lines. No rule rests on these floats."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from companion.drawing.shapes import Line, Point

_FINE = 8
"""Points of a curve from one place to the next."""


def bend(start: Point, end: Point, leaving: Point, arriving: Point, fine: int = _FINE) -> Line:
    """Give a curve from one place to another that leaves and arrives in given directions."""
    return tuple(_between(start, end, leaving, arriving, nth / fine) for nth in range(fine + 1))


def _between(start: Point, end: Point, leaving: Point, arriving: Point, t: float) -> Point:
    a, b = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
    c, d = -2 * t**3 + 3 * t**2, t**3 - t**2
    return (
        a * start[0] + b * leaving[0] + c * end[0] + d * arriving[0],
        a * start[1] + b * leaving[1] + c * end[1] + d * arriving[1],
    )


def smooth(line: Sequence[Point], fine: int = _FINE) -> Line:
    """Give a line bent gently through its places."""
    found = [line[0]]
    for nth, (one, other) in enumerate(pairwise(line)):
        before, after = line[max(0, nth - 1)], line[min(len(line) - 1, nth + 2)]
        # Half the way from the place before to the one after: a curve that meets its neighbour in the same direction.
        leaving = ((other[0] - before[0]) / 2, (other[1] - before[1]) / 2)
        arriving = ((after[0] - one[0]) / 2, (after[1] - one[1]) / 2)
        found += bend(one, other, leaving, arriving, fine)[1:]
    return tuple(found)


def length(line: Sequence[Point]) -> float:
    """Give how long a line is."""
    return sum(math.dist(one, other) for one, other in pairwise(line))


def along(line: Sequence[Point], step: float, start: float = 0.0) -> Iterator[tuple[Point, Point]]:
    """Give places on a line, a step apart, each with the direction there (length 1)."""
    ahead = start
    for one, other in pairwise(line):
        long = math.dist(one, other)
        while ahead <= long and long > 0:
            share = ahead / long
            way = ((other[0] - one[0]) / long, (other[1] - one[1]) / long)
            yield (one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])), way
            ahead += step
        # What is left of a step goes on into the next piece, so that the steps stay even round every corner.
        ahead -= long
