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

from companion.field.stands import GRACE, Numbers, Stands, to_the_right

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


def parts(firing: Stands, degrees: float, others: Stands, pairs: Indexes) -> Parts:
    """Cut the second of each pair, an index into `others`, by the arc of the first, an index into `firing`."""
    mine, theirs = pairs
    right, ahead = to_the_right(firing.ahead[mine]), firing.ahead[mine]
    away = others.corners[theirs] - firing.at[mine][:, None, :]
    outline = np.stack([_along(away, right), _along(away, ahead)], axis=-1)
    half, spread = firing.size[0] / 2, math.tan(math.radians(degrees))
    inside, distance, near = np.zeros(len(mine), bool), np.full(len(mine), np.inf), np.zeros((len(mine), 2))
    depths = _depths(outline, half, spread)
    # What lies in the arc whole, or not at all, is not cut: most of a table does.
    whole, out = (depths >= 0).all(axis=(0, 2)), (depths <= 0).all(axis=2).any(axis=0)
    for those, cut in ((np.flatnonzero(whole), False), (np.flatnonzero(~whole & ~out), True)):
        if not len(those):
            continue
        shape = _in_arc(outline[those], half, spread) if cut else outline[those]
        sees = _area(shape) > SPECK
        inside[those], near[those] = sees, _nearest(shape)
        distance[those] = np.where(sees, _from_edge(shape, half), np.inf)
    place = firing.at[mine] + near[:, :1] * right + near[:, 1:] * ahead
    return Parts(inside, distance, place)


def _depths(outline: Numbers, half: float, spread: float) -> Numbers:
    """Give how deep each corner lies beyond the front edge and within both rays (3, n, k); below 0 is outside."""
    wide = half + outline[..., 1] * spread
    return np.stack([outline[..., 1], wide - outline[..., 0], wide + outline[..., 0]])


def _in_arc(outline: Numbers, half: float, spread: float) -> Numbers:
    outline = _cut(outline, outline[..., 1])
    outline = _cut(outline, half + outline[..., 1] * spread - outline[..., 0])
    return _cut(outline, half + outline[..., 1] * spread + outline[..., 0])


def within(distance: Numbers, limit: float) -> NDArray[np.bool_]:
    """Say which distances are within a limit, the limit included."""
    return distance <= limit + GRACE


def _along(away: Numbers, direction: Numbers) -> Numbers:
    found: Numbers = np.einsum("nki,ni->nk", away, direction)
    return found


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


def _area(outline: Numbers) -> Numbers:
    x, y = outline[..., 0], outline[..., 1]
    twice: Numbers = np.sum(x * np.roll(y, -1, axis=1) - y * np.roll(x, -1, axis=1), axis=1)
    found: Numbers = np.abs(twice) / 2
    return found


def _from_edge(outline: Numbers, half: float) -> Numbers:
    """Give the distance of outlines ahead of it from the front edge: corner to edge, or end of the edge to side."""
    beside = np.maximum(np.abs(outline[..., 0]) - half, 0)
    corner: Numbers = np.hypot(beside, outline[..., 1]).min(axis=1)
    ends = [np.linalg.norm(_foot(outline, end) - end, axis=-1).min(axis=1) for end in ((-half, 0.0), (half, 0.0))]
    found: Numbers = np.minimum(corner, np.minimum(ends[0], ends[1]))
    return found


def _nearest(outline: Numbers) -> Numbers:
    """Give the nearest point of each outline (n, 2) to the origin, which lies outside or on its rim."""
    feet = _foot(outline, (0.0, 0.0))
    which = np.argmin(np.einsum("nki,nki->nk", feet, feet), axis=1)
    found: Numbers = feet[np.arange(len(feet)), which]
    return found


def _foot(outline: Numbers, point: tuple[float, float]) -> Numbers:
    """Give of each side of outlines the nearest point to a place (n, k, 2)."""
    side = np.roll(outline, -1, axis=1) - outline
    length = np.einsum("nki,nki->nk", side, side)
    share = np.divide(
        np.einsum("nki,nki->nk", np.asarray(point) - outline, side), length, out=np.zeros_like(length), where=length > 0
    )
    feet: Numbers = outline + np.clip(share, 0, 1)[..., None] * side
    return feet
