"""Areas as the edges of their outlines, so that many lines are cut by many of them at once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
import shapely
from numpy.typing import NDArray

from companion.field.arcs import Indexes
from companion.field.lines import RIM, within
from companion.field.stands import GRACE, Numbers

Ids = NDArray[np.intp]
FLAT = 1e-5
"""Inches that the true rim lies further out at most, however flatly it is crossed."""


class Runs(msgspec.Struct, frozen=True):
    """Where lines run inside areas, for longer than the grace: both ends as shares of the line."""

    lines: Ids
    areas: Ids
    begin: Numbers
    end: Numbers

    def of(self, which: NDArray[np.bool_] | Ids) -> Runs:
        """Give some of them."""
        return Runs(self.lines[which], self.areas[which], self.begin[which], self.end[which])


class Outlines:
    """Areas by their edges; `circles` (m, 3) hold each: x, y and radius."""

    def __init__(self, shapes: Sequence[shapely.Geometry]) -> None:
        """Take the areas; what lies along a rim does not lie inside, however its numbers were rounded."""
        begins, ends, counts, circles = [], [], [], []
        for one in within(shapes):
            rings = [np.asarray(shapely.get_coordinates(ring)) for ring in shapely.get_rings(shapely.get_parts(one))]
            begins += [ring[:-1] for ring in rings]
            ends += [ring[1:] for ring in rings]
            counts.append(sum(len(ring) - 1 for ring in rings))
            low_x, low_y, high_x, high_y = shapely.bounds(one)
            circles.append(((low_x + high_x) / 2, (low_y + high_y) / 2, np.hypot(high_x - low_x, high_y - low_y) / 2))
        self.begins: Numbers = np.concatenate(begins) if begins else np.empty((0, 2))
        self.ends: Numbers = np.concatenate(ends) if ends else np.empty((0, 2))
        self.counts = np.array(counts, np.intp)
        self.first = np.cumsum(self.counts) - self.counts
        # An area of nothing holds nothing.
        self.circles: Numbers = np.nan_to_num(np.array(circles, float).reshape(-1, 3), nan=-1e6)

    def runs(self, starts: Numbers, ends: Numbers, pairs: Indexes) -> Runs:
        """Give where lines (n, 2) run inside areas, for pairs of both; by pair, and then by where they begin."""
        lines, areas = pairs
        counts = self.counts[areas]
        pair = np.repeat(np.arange(len(lines)), counts)
        edge = np.arange(len(pair)) - np.repeat(np.cumsum(counts) - counts, counts) + self.first[areas][pair]
        way = ends - starts
        start, along = starts[lines][pair], way[lines][pair]
        one, other = self.begins[edge] - start, self.ends[edge] - start
        # On which side of the whole line each end of an edge lies; where both do on one, it is not crossed.
        side, across = _cross(along, one), _cross(along, other)
        crossed = np.flatnonzero((side >= 0) != (across >= 0))
        pair, share = pair[crossed], side[crossed] / (side[crossed] - across[crossed])
        rim = other[crossed] - one[crossed]
        place = one[crossed] + share[:, None] * rim
        along = along[crossed]
        square = np.maximum(np.einsum("ni,ni->n", along, along), 1e-300)
        at = np.einsum("ni,ni->n", place, along) / square
        # The true rim lies a little further out, the more so the less steeply it is crossed.
        sine = np.abs(_cross(along, rim)) / np.sqrt(square * np.maximum(np.einsum("ni,ni->n", rim, rim), 1e-300))
        out = np.minimum(RIM / np.maximum(sine, 1e-300), FLAT) / np.sqrt(square)
        # Each crossing of the whole line leads from outside to inside or back: two and two belong together.
        order = np.lexsort((at, pair))
        pair, at, out = pair[order][::2], at[order], out[order]
        begin, end = np.clip(at[::2] - out[::2], 0, 1), np.clip(at[1::2] + out[1::2], 0, 1)
        long = np.linalg.norm(way, axis=1)[lines[pair]]
        kept = np.flatnonzero((end - begin) * long > GRACE)
        pair = pair[kept]
        return Runs(lines[pair], areas[pair], begin[kept], end[kept])


def _cross(one: Numbers, other: Numbers) -> Numbers:
    found: Numbers = one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0]
    return found
