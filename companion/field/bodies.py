"""Many bodies on a table at once: their stands behind each other in arrays, whose each is, and who is near whom."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate

import msgspec
import numpy as np
import shapely
from numpy.typing import NDArray

from companion.field.arcs import Indexes
from companion.field.corridors import HAIR
from companion.field.lines import join
from companion.field.near import nearest_points
from companion.field.shapes import Position
from companion.field.stands import Numbers, Stand, Stands

Ids = NDArray[np.intp]


class Body(msgspec.Struct, frozen=True):
    """A body's stands, as values and as arrays, with a circle that holds all of it: x, y and radius."""

    stands: tuple[Stand, ...]
    arrays: Stands
    circle: tuple[float, float, float]

    def inches(self, place: Position) -> float:
        """Give how far the nearest point of its nearest stand is from a place."""
        near = nearest_points(np.array([place], float), self.arrays)[0]
        return math.hypot(near[0] - place[0], near[1] - place[1])

    @property
    def corners(self) -> list[Position]:
        """The corners of all its stands."""
        return [(x, y) for x, y in self.arrays.corners.reshape(-1, 2).tolist()]


def body_of(stands: Sequence[Stand], size: tuple[float, float]) -> Body:
    """Make a body of its stands."""
    arrays = join(Stands(stands, size))
    corners = arrays.corners.reshape(-1, 2)
    x, y = ((corners.min(axis=0) + corners.max(axis=0)) / 2).tolist()
    return Body(tuple(stands), arrays, (x, y, float(np.hypot(corners[:, 0] - x, corners[:, 1] - y).max())))


class Bodies:
    """Bodies of two sides on one table; `of_one` says of each whether it is of the first."""

    def __init__(self, bodies: Sequence[Body], of_one: Sequence[bool], size: tuple[float, float]) -> None:
        """Take the bodies, whose they are, and how large stands are."""
        self.bodies, self.size = tuple(bodies), size
        self.of_one: NDArray[np.bool_] = np.array(of_one, bool)
        self.counts: Ids = np.array([len(one.stands) for one in bodies], np.intp)
        self.first: Ids = (np.cumsum(self.counts) - self.counts).astype(np.intp)
        self.owner: Ids = np.repeat(np.arange(len(bodies)), self.counts)
        self.circles: Numbers = np.array([one.circle for one in bodies], float).reshape(-1, 3)
        self.stands = Stands.together([one.arrays for one in bodies], size)
        self._wholes: dict[int, shapely.Geometry] = {}

    @cached_property
    def rank(self) -> Ids:
        """The rank of each stand."""
        return np.array([stand.rank for one in self.bodies for stand in one.stands], np.intp)

    @cached_property
    def middles(self) -> Numbers:
        """The middle of each stand."""
        found: Numbers = self.stands.corners.mean(axis=1)
        return found

    @cached_property
    def rounds(self) -> Numbers:
        """The circle about each stand: x, y and radius (n, 3)."""
        radius = np.full((len(self.middles), 1), math.hypot(*self.size) / 2)
        return np.concatenate([self.middles, radius], axis=1)

    @cached_property
    def shapes(self) -> NDArray[np.object_]:
        """Each stand as shapely has it."""
        return np.asarray(shapely.polygons(self.stands.corners), object)

    def own(self, nth: int) -> slice:
        """Give where the stands of a body are."""
        begin = int(self.first[nth])
        return slice(begin, begin + int(self.counts[nth]))

    def whole(self, nth: int) -> shapely.Geometry:
        """Give all of a body as one shape, made once: a way that is dragged asks for everybody's again and again."""
        if nth not in self._wholes:
            self._wholes[nth] = shapely.union_all(self.shapes[self.own(nth)])
        return self._wholes[nth]

    def core(self, nth: int, inches: float) -> shapely.Geometry:
        """Give what is left of a body so far within its rim."""
        # Where stands join, the rim has corners of no angle at all, which are nobody's fault.
        with np.errstate(divide="ignore", invalid="ignore"):
            return shapely.buffer(self.whole(nth), -inches)

    def near(self, nth: int, shape: shapely.Geometry, inches: float) -> int:
        """Give how many stands of a body are within so many inches of a shape."""
        return int(shapely.dwithin(self.shapes[self.own(nth)], shape, inches).sum())

    def fronts(self, nth: int, which: Sequence[int]) -> Numbers:
        """Give the middles of the front edges of some stands of a body (n, 2)."""
        found: Numbers = self.bodies[nth].arrays.at[list(which)]
        return found

    def each_fronts(self, those: Sequence[tuple[int, Sequence[int]]]) -> list[Numbers]:
        """Give the middles of the front edges of some stands of each of several bodies, each (n, 2)."""
        first, ends = self.first.tolist(), list(accumulate(len(which) for _, which in those))
        every = self.stands.at[np.array([first[nth] + stand for nth, which in those for stand in which], np.intp)]
        return [every[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]

    def all_fronts(self, those: Sequence[tuple[int, Sequence[int]]]) -> Numbers:
        """Give the middles of the front edges of some stands of several bodies (n, 2)."""
        return np.concatenate([self.fronts(nth, which) for nth, which in those])

    def all_middles(self, those: Sequence[int]) -> Numbers:
        """Give the middles of the stands of some bodies, one after another (n, 2)."""
        return np.concatenate([self.middles[:0], *(self.middles[self.own(nth)] for nth in those)])

    def pairs(self, ones: Ids, others: Ids) -> tuple[Ids, Indexes]:
        """Give every stand of each body with every one of another's, with the place of the two in what was given."""
        sizes = self.counts[ones] * self.counts[others]
        pair = np.repeat(np.arange(len(ones)), sizes)
        within = np.arange(len(pair)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        deep = self.counts[others][pair]
        return pair, (self.first[ones][pair] + within // deep, self.first[others][pair] + within % deep)

    def opposed(self, ones: Sequence[int], others: Sequence[int], reach: Sequence[float]) -> tuple[Ids, Ids]:
        """Give the pairs of bodies of both sides of which one may reach the other: so near their circles are."""
        mine, theirs = np.asarray(ones, np.intp), np.asarray(others, np.intp)
        if not len(mine) or not len(theirs):
            return mine[:0], theirs[:0]
        away = self.circles[mine][:, None, :2] - self.circles[theirs][None, :, :2]
        most = (np.asarray(reach, float) + self.circles[mine, 2])[:, None] + self.circles[theirs, 2][None]
        near = np.einsum("ijk,ijk->ij", away, away) <= (most + HAIR) ** 2
        one, other = np.nonzero(near & (self.of_one[mine][:, None] != self.of_one[theirs][None]))
        return mine[one], theirs[other]

    def lines_between(self, one: int, other: int) -> tuple[Numbers, Numbers]:
        """Give lines from the middles of fronts to the nearest points of each stand of another, the shortest first."""
        mine, theirs = self.bodies[one].arrays, self.bodies[other].arrays
        ends = np.concatenate([nearest_points(mine.at, theirs.of(np.array([nth]))) for nth in range(len(theirs))])
        starts = np.concatenate([mine.at] * len(theirs))
        order = np.argsort(np.linalg.norm(ends - starts, axis=1), kind="stable")
        return starts[order], ends[order]
