"""Which lines come near which circles: first what lies about the way between two bodies, then line by line."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from companion.field.arcs import Indexes
from companion.field.stands import Numbers

Ids = NDArray[np.intp]
HAIR = 1e-3
"""Inches that a first, coarse look leaves."""
AT_ONCE = 1 << 15
"""Ways and circles looked at in one go: more would only leave the cache."""


class Corridors:
    """For ways between two bodies each, which of some circles lie about them; asked once for all lines of a way."""

    def __init__(self, ways: tuple[Numbers, Numbers], circles: Numbers) -> None:
        """Take the circles of both bodies of each way (n, 3), and those (m, 3) that may lie about it."""
        self.circles = circles
        one, other = ways
        step = max(1, AT_ONCE // max(1, len(circles)))
        parts = [_about(one[at : at + step], other[at : at + step], circles) for at in range(0, len(one), step)]
        self.near = np.concatenate([np.nonzero(part)[1] for part in parts]) if parts else np.empty(0, np.intp)
        self.counts = np.concatenate([part.sum(axis=1) for part in parts]) if parts else np.empty(0, np.intp)
        self.first = np.cumsum(self.counts) - self.counts

    def meeting(self, starts: Numbers, ends: Numbers, way: Ids) -> Indexes:
        """Give the pairs of lines (n, 2), each of a way, and circles that come together."""
        counts = self.counts[way]
        line = np.repeat(np.arange(len(way)), counts)
        place = np.arange(len(line)) - np.repeat(np.cumsum(counts) - counts - self.first[way], counts)
        return meeting(starts, ends, self.circles, (line, self.near[place]))


def _about(one: Numbers, other: Numbers, circles: Numbers) -> NDArray[np.bool_]:
    """Say which circles (m, 3) touch the ways (n) from body to body, as wide as the larger of both."""
    way = other[:, :2] - one[:, :2]
    long = np.maximum(np.einsum("ni,ni->n", way, way), HAIR * HAIR)
    east, north = circles[None, :, 0] - one[:, None, 0], circles[None, :, 1] - one[:, None, 1]
    share = np.clip((east * way[:, None, 0] + north * way[:, None, 1]) / long[:, None], 0, 1)
    east -= share * way[:, None, 0]
    north -= share * way[:, None, 1]
    most = circles[None, :, 2] + np.maximum(one[:, 2], other[:, 2])[:, None] + HAIR
    found: NDArray[np.bool_] = east * east + north * north <= most * most
    return found


def passing(starts: Numbers, ends: Numbers, circles: Numbers) -> Indexes:
    """Give the pairs of lines (n, 2) and circles (m, 3) that come together; a coarse look, which leaves a hair."""
    step = max(1, AT_ONCE // max(1, len(circles)))
    found = [
        _passing(starts[at : at + step], ends[at : at + step], circles, at)
        for at in range(0, max(1, len(starts)), step)
    ]
    return np.concatenate([line for line, _ in found]), np.concatenate([circle for _, circle in found])


def _passing(starts: Numbers, ends: Numbers, circles: Numbers, at: int) -> Indexes:
    along = (ends - starts).T[..., None]
    long = np.maximum(along[0] * along[0] + along[1] * along[1], HAIR * HAIR)
    east, north = circles[None, :, 0] - starts[:, :1], circles[None, :, 1] - starts[:, 1:]
    line, circle = np.nonzero(_near(east, north, along, long, circles[None, :, 2]))
    return line + at, circle


def meeting(starts: Numbers, ends: Numbers, circles: Numbers, pairs: Indexes) -> Indexes:
    """Give those pairs of lines and circles that come together."""
    line, circle = pairs
    ways = (ends - starts).T
    long = np.maximum(ways[0] * ways[0] + ways[1] * ways[1], HAIR * HAIR)
    # Column by column: arrays are gathered so several times as fast as row by row.
    (x, y), (middle_x, middle_y, radius) = np.ascontiguousarray(starts.T), np.ascontiguousarray(circles.T)
    east, north = middle_x[circle] - x[line], middle_y[circle] - y[line]
    near = np.flatnonzero(_near(east, north, np.ascontiguousarray(ways)[:, line], long[line], radius[circle]))
    return line[near], circle[near]


def _near(east: Numbers, north: Numbers, along: Numbers, long: Numbers, radius: Numbers) -> NDArray[np.bool_]:
    """Say which circles lines reach, from where their middles lie of a line's begin; both are changed."""
    share = np.minimum(np.maximum((east * along[0] + north * along[1]) / long, 0), 1)
    east -= share * along[0]
    north -= share * along[1]
    most = radius + HAIR
    found: NDArray[np.bool_] = east * east + north * north <= most * most
    return found
