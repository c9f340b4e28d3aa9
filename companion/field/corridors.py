"""Which lines come near which circles: first what lies about the way between two bodies, then line by line."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from companion.field.arcs import Indexes
from companion.field.stands import Numbers

Ids = NDArray[np.intp]
HAIR = 1e-3
"""Inches that a first, coarse look leaves."""
AT_ONCE = 1 << 18
"""Ways and circles looked at in one go: more would only fill the memory."""


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
    lines = np.repeat(np.arange(len(starts)), len(circles))
    return meeting(starts, ends, circles, (lines, np.tile(np.arange(len(circles)), len(starts))))


def meeting(starts: Numbers, ends: Numbers, circles: Numbers, pairs: Indexes) -> Indexes:
    """Give those pairs of lines and circles that come together."""
    line, circle = pairs
    along = ends - starts
    long = np.maximum(np.einsum("ni,ni->n", along, along), HAIR * HAIR)
    east, north = circles[circle, 0] - starts[line, 0], circles[circle, 1] - starts[line, 1]
    dx, dy = along[line, 0], along[line, 1]
    share = np.clip((east * dx + north * dy) / long[line], 0, 1)
    east -= share * dx
    north -= share * dy
    most = circles[circle, 2] + HAIR
    near = np.flatnonzero(east * east + north * north <= most * most)
    return line[near], circle[near]
