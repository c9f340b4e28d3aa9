"""Which stands of a target lie in a stand's arc, and whether a hand on the table may have put one on its other side."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from companion.drawing.shapes import Line, Point
from companion.games.miniatures.words.field.proposals import EDGE, shortest

NEAR = 2.0
"""Degrees from the edge of an arc within which a hand may have put a stand on its other side."""
_SPECK = 1e-9


class Doubt(NamedTuple):
    """What of a measure the table decides, for no hand puts a stand down so exactly."""

    band: bool = False
    """A range lies near to the edge of its band."""
    arc: bool = False
    """A stand has the target only just in its arc, or only just not."""

    def __bool__(self) -> bool:
        """Say whether there is any."""
        return self.band or self.arc


def near_arc(firing: Iterable[Line], target: Sequence[Line], degrees: float, reach: float) -> bool:
    """Say whether an arc a little wider or narrower would let another stand fire; `reach` in inches."""
    return any(
        any(in_arc(stand, box, degrees + NEAR) for box in near) and not all_along(stand, near, degrees - NEAR)
        for stand in firing
        if (near := tuple(_within(stand, target, reach)))
    )


def all_along(stand: Line, target: Iterable[Line], degrees: float) -> bool:
    """Say whether a stand has anything of a target in a narrower arc as well."""
    return any(in_arc(stand, box, degrees) for box in target)


def _within(stand: Line, target: Iterable[Line], reach: float) -> Iterator[Line]:
    for box in target:
        begin, end = shortest((stand[0], stand[1]), box)
        if math.dist(begin, end) <= reach + EDGE:
            yield box


def in_arc(stand: Line, other: Line, degrees: float) -> bool:
    """Say whether another stand shares area with the arc of a stand; both by their corners, the front ones first."""
    left, right, _, rear = stand
    wide, deep = math.dist(left, right), math.dist(left, rear)
    if not wide or not deep:
        return False
    across = (right[0] - left[0]) / wide, (right[1] - left[1]) / wide
    ahead = (left[0] - rear[0]) / deep, (left[1] - rear[1]) / deep
    slope = math.tan(math.radians(degrees))
    # By how far ahead of the front line a corner lies, and how far to the right of its left end.
    seen = [
        ((x - left[0]) * ahead[0] + (y - left[1]) * ahead[1], (x - left[0]) * across[0] + (y - left[1]) * across[1])
        for x, y in other
    ]
    for forward, aside, most in ((1.0, 0.0, 0.0), (slope, 1.0, 0.0), (slope, -1.0, wide)):
        seen = [*_kept(seen, forward, aside, most)]
    return _area(seen) > _SPECK


def off_ranks(firing: Iterable[Line], target: Sequence[Line], front: tuple[Point, Point]) -> float | None:
    """Give the least degrees off the line of a target's front from which a stand beside that line fires.

    None where all stands fire from before it (D10-RUL-FIRE-ENFILADE-DEF).
    """
    found = [off for stand in firing if (off := _off(stand, target, front)) is not None]
    return min(found, default=None)


def _off(stand: Line, target: Sequence[Line], front: tuple[Point, Point]) -> float | None:
    middle = (stand[0][0] + stand[1][0]) / 2, (stand[0][1] + stand[1][1]) / 2
    (x, y), long = front[0], math.dist(*front)
    if not long:
        return None
    along = (front[1][0] - x) / long, (front[1][1] - y) / long
    at = (middle[0] - x) * along[0] + (middle[1] - y) * along[1]
    if 0 <= at <= long:
        return None
    ends = [shortest((middle, middle), box) for box in target]
    _, (u, v) = min(ends, key=lambda one: math.dist(*one))
    east, south = u - middle[0], v - middle[1]
    off, on = abs(east * along[1] - south * along[0]), abs(east * along[0] + south * along[1])
    return math.degrees(math.atan2(off, on))


def _kept(those: Sequence[Point], forward: float, aside: float, most: float) -> Iterator[Point]:
    """Yield the corners of what is left of an outline on the inner side of a line."""

    def off(place: Point) -> float:
        return place[0] * forward + place[1] * aside + most

    for one, other in pairwise((*those, *those[:1])):
        here, there = off(one), off(other)
        if here >= 0:
            yield one
        if (here >= 0) != (there >= 0):
            share = here / (here - there)
            yield one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _area(those: Sequence[Point]) -> float:
    return abs(sum(x * v - u * y for (x, y), (u, v) in pairwise((*those, *those[:1])))) / 2 if those else 0.0
