"""What lies in a stand's arc, and how far: parts of other stands, cut by the rays and the front edge.

The arc is the closed region beyond the front edge between two rays that leave its corners outward. All is worked out
in each stand's own frame: the middle of its front edge is the origin, to the right and ahead are the axes.
"""

from __future__ import annotations

import math
from collections.abc import Sized

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.field.stands import GRACE, Numbers, Stands

SPECK = 1e-9
"""Square inches: what shares less with an arc only touches it."""


Indexes = tuple[NDArray[np.intp], NDArray[np.intp]]
"""Pairs of stands, by their indexes."""


class Parts(msgspec.Struct, frozen=True):
    """Of pairs of stands (n): which see a part of the other in their arc, how far it is, and its nearest point.

    `distance` from the front edge, infinite where nothing lies in arc; `nearest` (n, 2), on the table, to the middle
    of the front edge.
    """

    inside: NDArray[np.bool_]
    distance: Numbers
    nearest: Numbers


def every_pair(firing: Sized, others: Sized) -> Indexes:
    """Give every stand with every other, the firing ones in turn."""
    return np.repeat(np.arange(len(firing)), len(others)), np.tile(np.arange(len(others)), len(firing))


class _Outlines(msgspec.Struct, frozen=True):
    """Convex outlines, corner by corner and not one by one, which is what arrays are quick at: each (k, n)."""

    east: Numbers
    north: Numbers

    def of(self, which: NDArray[np.intp]) -> _Outlines:
        return _Outlines(self.east[:, which], self.north[:, which])


def parts(firing: Stands, degrees: float, others: Stands, pairs: Indexes) -> Parts:
    """Cut the second of each pair, an index into `others`, by the arc of the first, an index into `firing`."""
    mine, theirs = pairs
    (at_x, at_y), (ahead_x, ahead_y) = firing.at.T[:, mine], firing.ahead.T[:, mine]
    away_x, away_y = others.corners[..., 0].T[:, theirs] - at_x, others.corners[..., 1].T[:, theirs] - at_y
    outline = _Outlines(away_x * ahead_y + away_y * -ahead_x, away_x * ahead_x + away_y * ahead_y)
    half, spread = firing.size[0] / 2, math.tan(math.radians(degrees))
    inside, distance, near = np.zeros(len(mine), bool), np.full(len(mine), np.inf), np.zeros((2, len(mine)))
    depths = _depths(outline, half, spread)
    # What lies in the arc whole, or not at all, is not cut: most of a table does.
    whole = np.logical_and.reduce([(one >= 0).all(axis=0) for one in depths])
    out = np.logical_or.reduce([(one <= 0).all(axis=0) for one in depths])
    for those, cut in ((np.flatnonzero(whole), False), (np.flatnonzero(~whole & ~out), True)):
        if not len(those):
            continue
        shape = _in_arc(outline.of(those), half, spread) if cut else outline.of(those)
        sides = _Sides(shape)
        sees = _area(shape) > SPECK
        inside[those], near[:, those] = sees, sides.nearest()
        distance[those] = np.where(sees, _from_edge(sides, half), np.inf)
    place = np.stack([at_x + near[0] * ahead_y + near[1] * ahead_x, at_y + near[0] * -ahead_x + near[1] * ahead_y], -1)
    return Parts(inside, distance, place)


def _depths(outline: _Outlines, half: float, spread: float) -> tuple[Numbers, Numbers, Numbers]:
    """Give how deep each corner lies beyond the front edge and within both rays (k, n); below 0 is outside."""
    wide = half + outline.north * spread
    return outline.north, wide - outline.east, wide + outline.east


def _in_arc(those: _Outlines, half: float, spread: float) -> _Outlines:
    outline = np.stack([those.east.T, those.north.T], axis=-1)
    outline = _cut(outline, outline[..., 1])
    outline = _cut(outline, half + outline[..., 1] * spread - outline[..., 0])
    outline = _cut(outline, half + outline[..., 1] * spread + outline[..., 0])
    return _Outlines(outline[..., 0].T, outline[..., 1].T)


def within(distance: Numbers, limit: float) -> NDArray[np.bool_]:
    """Say which distances are within a limit, the limit included."""
    return distance <= limit + GRACE


def _cut(outline: Numbers, depth: Numbers) -> Numbers:
    """Keep of convex outlines (n, k, 2) what lies at a depth (n, k) of nought or more: (n, k + 1, 2).

    A convex outline gains one corner at most; where it has fewer, its last one stands again.
    """
    count, corners = depth.shape
    after, deeper = np.roll(outline, -1, axis=1), np.roll(depth, -1, axis=1)
    kept, crossed = depth >= 0, (depth >= 0) != (deeper >= 0)
    share = np.divide(depth, depth - deeper, out=np.zeros_like(depth), where=crossed)
    slots = np.stack([outline, outline + share[..., None] * (after - outline)], axis=2).reshape(count, -1, 2)
    taken = np.stack([kept, crossed], axis=2).reshape(count, -1)
    order = np.argsort(~taken, axis=1, kind="stable")[:, : corners + 1]
    last = np.maximum(taken.sum(axis=1) - 1, 0)[:, None]
    order = np.take_along_axis(order, np.minimum(np.arange(corners + 1)[None, :], last), axis=1)
    made = np.take_along_axis(slots, order[..., None], axis=1)
    some = np.asarray(taken.any(axis=1)).reshape(-1, 1, 1)
    rest: Numbers = np.where(some, made, outline[:, :1])
    return rest


def _area(outline: _Outlines) -> Numbers:
    x, y = outline.east, outline.north
    twice: Numbers = np.sum(x * np.roll(y, -1, axis=0) - y * np.roll(x, -1, axis=0), axis=0)
    found: Numbers = np.abs(twice) / 2
    return found


class _Sides:
    """The sides of outlines, to find what of them lies nearest to a place."""

    def __init__(self, outline: _Outlines) -> None:
        self.outline = outline
        self.east = np.roll(outline.east, -1, axis=0) - outline.east
        self.north = np.roll(outline.north, -1, axis=0) - outline.north
        # A side of no length has its foot where it is.
        self.square = np.maximum(self.east * self.east + self.north * self.north, 1e-300)

    def feet(self, x: float, y: float) -> tuple[Numbers, Numbers]:
        """Give of each side the nearest point to a place (k, n)."""
        onto = (x - self.outline.east) * self.east + (y - self.outline.north) * self.north
        share = np.minimum(np.maximum(onto / self.square, 0.0), 1.0)
        return self.outline.east + share * self.east, self.outline.north + share * self.north

    def distance(self, x: float, y: float) -> Numbers:
        """Give how far the nearest point of each outline is from a place."""
        east, north = self.feet(x, y)
        east -= x
        north -= y
        found: Numbers = np.sqrt(east * east + north * north).min(axis=0)
        return found

    def nearest(self) -> Numbers:
        """Give the nearest point of each outline (2, n) to the origin, which lies outside or on its rim."""
        east, north = self.feet(0.0, 0.0)
        which = np.argmin(east * east + north * north, axis=0), np.arange(east.shape[1])
        return np.stack([east[which], north[which]])


def _from_edge(sides: _Sides, half: float) -> Numbers:
    """Give the distance of outlines ahead of it from the front edge: corner to edge, or end of the edge to side."""
    beside = np.maximum(np.abs(sides.outline.east) - half, 0)
    corner: Numbers = np.hypot(beside, sides.outline.north).min(axis=0)
    found: Numbers = np.minimum(corner, np.minimum(sides.distance(-half, 0.0), sides.distance(half, 0.0)))
    return found
