"""Straight lines across the table: where they run inside stands and areas, and where they cross lines of the ground."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
import shapely

from companion.field.arcs import Indexes, every_pair
from companion.field.shapes import Position
from companion.field.stands import GRACE, Numbers, Stands, to_the_right

RIM = 1e-7
"""Inches: a line along a rim does not run inside, however its numbers were rounded."""

SEAM = 1e-3
"""Inches of a side that two stands share where they are joined: those that meet at a corner share less."""
LEVEL = 1e-4
"""Inches that a line strays at most from a rim that it runs along."""


class Stretch(msgspec.Struct, frozen=True):
    """A part of a line inside a shape, by its index; both ends as shares of the line."""

    line: int
    shape: int
    begin: float
    end: float


def between(lines: Sequence[tuple[tuple[float, float], tuple[float, float]]]) -> tuple[Numbers, Numbers]:
    """Give where lines begin and where they end, each (n, 2)."""
    both = np.array(lines, float).reshape(-1, 2, 2)
    return both[:, 0], both[:, 1]


def in_stands(starts: Numbers, ends: Numbers, stands: Stands, pairs: Indexes | None = None) -> Iterator[Stretch]:
    """Yield where lines (n, 2) run inside stands for longer than the grace: of `pairs` of both, else of all."""
    if not len(starts) or not len(stands):
        return
    lines, those = every_pair(starts, stands) if pairs is None else pairs
    begin, end = shares_in(starts, ends, stands, (lines, those))
    long = np.linalg.norm(ends - starts, axis=1)[lines]
    for nth in np.flatnonzero((end - begin) * long > GRACE).tolist():
        yield Stretch(int(lines[nth]), int(those[nth]), float(begin[nth]), float(end[nth]))


def shares_in(starts: Numbers, ends: Numbers, stands: Stands, pairs: Indexes) -> tuple[Numbers, Numbers]:
    """Give from which share of a line (n, 2) on and up to which it runs inside a stand; nowhere where these cross.

    What runs along a seam, where a body's stands stand against each other, runs inside both.
    """
    lines, those = pairs
    along, forward = (ends - starts)[lines], stands.ahead[those]
    away = starts[lines] - stands.at[those]
    wide, deep = stands.size
    axes = to_the_right(forward), forward
    place, step = ([np.einsum("ni,ni->n", part, axis) for axis in axes] for part in (away, along))
    sides = ((-wide / 2, wide / 2), (-deep, 0.0))
    begin, end = _both(*(_slab(place[k], step[k], sides[k][0] + RIM, sides[k][1] - RIM) for k in (0, 1)))
    for nth, edge in enumerate((*sides[0], *sides[1])):
        across, on = (0, 1) if nth < len(sides) else (1, 0)
        seam = stands.seams[those, nth]
        near = (np.abs(step[across]) <= LEVEL) & (np.abs(place[across] - edge) <= LEVEL) & (seam[:, 0] < seam[:, 1])
        here = np.flatnonzero(near & (end - begin <= 0))
        if len(here):
            rim = _slab(place[across][here], step[across][here], edge - RIM, edge + RIM)
            begin[here], end[here] = _both(rim, _slab(place[on][here], step[on][here], *seam[here].T))
    return begin, end


def _slab(place: Numbers, step: Numbers, low: Numbers | float, high: Numbers | float) -> tuple[Numbers, Numbers]:
    """Give the shares at which what begins at a place and goes so far comes between two limits, and leaves them."""
    still = np.abs(step) <= RIM * RIM
    step = np.where(still, 1.0, step)
    one, two = (low - place) / step, (high - place) / step
    out = still & ((place < low) | (place > high))
    begin = np.where(still, 0.0, np.minimum(one, two))
    return begin, np.where(out, -1.0, np.where(still, 1.0, np.maximum(one, two)))


def _both(one: tuple[Numbers, Numbers], other: tuple[Numbers, Numbers]) -> tuple[Numbers, Numbers]:
    return np.maximum(0.0, np.maximum(one[0], other[0])), np.minimum(1.0, np.minimum(one[1], other[1]))


def join(stands: Stands) -> Stands:
    """Say of the stands of one body where they stand against each other; gives the same stands."""
    if len(stands) > 1:
        # From the left front clockwise: front, right, rear, left; a hair beyond each.
        begin, end = stands.corners, np.roll(stands.corners, -1, axis=1)
        long = np.linalg.norm(end - begin, axis=-1)
        out = -to_the_right((end - begin) / long[..., None]) * GRACE
        starts, ends = ((side + out).reshape(-1, 2) for side in (begin, end))
        # Only neighbours touch: every pair of a thousand stands would be millions.
        reach = 2 * math.hypot(*stands.size) + SEAM
        fronts = np.array(shapely.points(stands.at), object)
        which, others = shapely.STRtree(fronts).query(fronts, predicate="dwithin", distance=reach)
        lines, those = (which[:, None] * 4 + np.arange(4)).ravel(), np.repeat(others, 4)
        first, last = shares_in(starts, ends, stands, (lines, those))
        there = (last - first) * long.ravel()[lines] > SEAM
        low, high = np.full(len(starts), np.inf), np.full(len(starts), -np.inf)
        np.minimum.at(low, lines[there], first[there])
        np.maximum.at(high, lines[there], last[there])
        low, high = (each.reshape(len(stands), 4) * long for each in (low, high))
        half, deep = stands.size[0] / 2, stands.size[1]
        stands.seams[:, 3] = np.stack([low[:, 0] - half, high[:, 0] - half], axis=-1)
        stands.seams[:, 1] = np.stack([-high[:, 1], -low[:, 1]], axis=-1)
        stands.seams[:, 2] = np.stack([half - high[:, 2], half - low[:, 2]], axis=-1)
        stands.seams[:, 0] = np.stack([low[:, 3] - deep, high[:, 3] - deep], axis=-1)
    return stands


def within(shapes: Sequence[shapely.Geometry], rim: float = RIM) -> list[shapely.Geometry]:
    """Give what of areas lies within their rims; of an outline without area nothing, and it is nobody's fault."""
    with np.errstate(divide="ignore", invalid="ignore"):
        return [shapely.buffer(one, -rim, join_style="mitre") for one in shapes]


class Areas:
    """Areas of the ground, found by what lies in them; `shapes` are shapely's, in the order of their indexes."""

    def __init__(self, shapes: Sequence[shapely.Geometry]) -> None:
        self.shapes, self._within = np.array(shapes, object), np.array(within(shapes), object)
        self._tree = shapely.STRtree(self._within)

    def holding(self, places: Numbers) -> Indexes:
        """Give the pairs of places (n, 2) and areas that contain them, their rims included."""
        if not len(self.shapes) or not len(places):
            return np.empty(0, np.intp), np.empty(0, np.intp)
        which, areas = self._tree.query(shapely.points(places), predicate="dwithin", distance=RIM + GRACE)
        return which, areas

    def around(self, places: Numbers) -> list[frozenset[int]]:
        """Give for each place (n, 2) the areas that contain it, their rims included."""
        found: list[set[int]] = [set() for _ in places]
        for place, area in zip(*self.holding(places), strict=True):
            found[int(place)].add(int(area))
        return [frozenset(one) for one in found]

    def best(self, places: Numbers, grades: Sequence[int]) -> list[int]:
        """Give for each place (n, 2) the highest of the areas' grades that contain it, 0 where none does."""
        found = np.zeros(len(places), np.intp)
        place, area = self.holding(places)
        np.maximum.at(found, place, np.array(grades, np.intp)[area])
        told: list[int] = found.tolist()
        return told


class Lines:
    """Lines of the ground: fences, walls, streams."""

    def __init__(self, shapes: Sequence[shapely.Geometry]) -> None:
        self.shapes = np.array(shapes, object)
        self._tree = shapely.STRtree(self.shapes)

    def crossings(self, start: tuple[float, float], end: tuple[float, float]) -> list[tuple[int, shapely.Geometry]]:
        """Give the lines that one from start to end meets, with where: points, or a stretch that they share."""
        if not len(self.shapes):
            return []
        fire = shapely.LineString([start, end])
        near = sorted(int(one) for one in self._tree.query(fire, predicate="dwithin", distance=GRACE))
        return [(one, met(fire, self.shapes[one])) for one in near]


def met(way: Any, line: Any) -> Any:
    """Give where a way that comes to a line meets it, and also where the one ends a hair short of the other.

    Each is a geometry of shapely's, or an array of as many.
    """
    return shapely.intersection(line, shapely.buffer(way, GRACE))


def in_circle(start: Position, end: Position, centre: Position, radius: float) -> shapely.Geometry | None:
    """Give what of a straight way lies within a circle; None where it passes it by."""
    long = math.dist(start, end) or 1.0
    ahead = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    east, north = centre[0] - start[0], centre[1] - start[1]
    along, off = east * ahead[0] + north * ahead[1], east * ahead[1] - north * ahead[0]
    if abs(off) > radius:
        return None
    half = math.sqrt(radius**2 - off**2)
    low, high = max(0.0, along - half), min(math.dist(start, end), along + half)
    if low > high:
        return None
    return shapely.LineString([(start[0] + at * ahead[0], start[1] + at * ahead[1]) for at in (low, high)])
