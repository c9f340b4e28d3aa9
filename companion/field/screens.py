"""What of the ground screens a straight line: heights above both its ends, solids that hold neither, veils too deep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from companion.field.arcs import Indexes
from companion.field.bodies import passing
from companion.field.lines import RIM, Areas
from companion.field.stands import GRACE, Numbers

Flags = NDArray[np.bool_]


class Outlines:
    """Areas as their edges, so that many lines are cut by many of them at once."""

    def __init__(self, shapes: Sequence[shapely.Geometry]) -> None:
        """Take the areas; what lies along a rim does not lie inside, however its numbers were rounded."""
        with np.errstate(invalid="ignore"):
            inner = (
                shapely.buffer(np.array(shapes, object), -RIM, join_style="mitre") if shapes else np.empty(0, object)
            )
        begins, ends, counts, circles = [], [], [], []
        for one in inner:
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

    def inside(self, starts: Numbers, ends: Numbers, pairs: Indexes) -> Numbers:
        """Give how long lines (n, 2) run inside areas, for pairs of both, in inches."""
        lines, areas = pairs
        found = np.zeros(len(lines))
        if not len(lines):
            return found
        counts = self.counts[areas]
        pair = np.repeat(np.arange(len(lines)), counts)
        edge = np.arange(len(pair)) - np.repeat(np.cumsum(counts) - counts, counts) + self.first[areas][pair]
        start, along = starts[lines][pair], (ends - starts)[lines][pair]
        one, other = self.begins[edge] - start, self.ends[edge] - start
        # On which side of the whole line each end of an edge lies; where both do on one, it is not crossed.
        side, across = _cross(along, one), _cross(along, other)
        crossed = np.flatnonzero((side >= 0) != (across >= 0))
        pair, share = pair[crossed], side[crossed] / (side[crossed] - across[crossed])
        place = one[crossed] + share[:, None] * (other[crossed] - one[crossed])
        along = along[crossed]
        at = np.einsum("ni,ni->n", place, along) / np.maximum(np.einsum("ni,ni->n", along, along), 1e-300)
        # Each crossing of the whole line turns outside to inside or back: clipped, beyond an end it counts for naught.
        order = np.lexsort((at, pair))
        pair, at = pair[order], np.clip(at[order], 0, 1)
        begin = np.searchsorted(pair, np.arange(len(lines)))
        sign = np.where((np.arange(len(pair)) - begin[pair]) % 2 == 0, -1.0, 1.0)
        np.add.at(found, pair, sign * at)
        inches: Numbers = found * np.linalg.norm((ends - starts)[lines], axis=1)
        return inches


def _cross(one: Numbers, other: Numbers) -> Numbers:
    found: Numbers = one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0]
    return found


class Screens:
    """The ground of a table as far as it screens lines."""

    def __init__(
        self,
        heights: Sequence[tuple[shapely.Geometry, int]],
        solids: Sequence[shapely.Geometry],
        veils: Sequence[tuple[float, Sequence[shapely.Geometry]]],
    ) -> None:
        """Take hills with their levels, what is solid, and what is seen through for so many inches in all."""
        self.levels = np.array([level for _, level in heights], np.intp)
        self.hills, self.towns = Areas([shape for shape, _ in heights]), Areas(solids)
        there = [(depth, shapes) for depth, shapes in veils if shapes]
        self.depths = [depth for depth, _ in there]
        veiled = [shape for _, shapes in there for shape in shapes]
        self.veils = [Areas(shapes) for _, shapes in there]
        # One after another: the heights, the solids, then each veil.
        kinds = [len(heights), len(solids), *(len(shapes) for _, shapes in there)]
        self.kind = np.repeat(np.arange(len(kinds)), kinds)
        self.outlines = Outlines([*(shape for shape, _ in heights), *solids, *veiled])
        self.solid_from = len(heights)

    def stop(self, starts: Numbers, ends: Numbers, near: Indexes | None = None) -> Flags:
        """Say which lines (n, 2) are screened; `near` are the lines and areas that may meet, where somebody knows."""
        found = np.zeros(len(starts), bool)
        if not len(starts) or not len(self.kind):
            return found
        lines, areas = passing(starts, ends, self.outlines.circles) if near is None else near
        inches = self.outlines.inside(starts, ends, (lines, areas))
        runs = inches > GRACE
        lines, areas, inches = lines[runs], areas[runs], inches[runs]
        kind = self.kind[areas]
        self._by_heights(found, (starts, ends), lines[kind == 0], areas[kind == 0])
        self._by_solids(found, (starts, ends), lines[kind == 1], areas[kind == 1] - self.solid_from)
        for nth, depth in enumerate(self.depths, 2):
            those = kind == nth
            self._by_veil(found, (starts, ends), (lines[those], inches[those]), self.veils[nth - 2], depth)
        return found

    def _by_heights(self, found: Flags, both: tuple[Numbers, Numbers], lines: NDArray[np.intp], hills: Any) -> None:
        """A height above both ends screens a line."""
        high = self.levels[hills]
        for ends in both:
            asked, back = np.unique(lines, return_inverse=True)
            around = self.hills.around(ends[asked])
            at = np.array([max((self.levels[hill] for hill in those), default=0) for those in around], np.intp)
            above = high > at[back]
            lines, high = lines[above], high[above]
        found[lines] = True

    def _by_solids(self, found: Flags, both: tuple[Numbers, Numbers], lines: NDArray[np.intp], towns: Any) -> None:
        """A solid that holds neither end screens a line."""
        left = ~found[lines]
        lines, towns = lines[left], towns[left]
        first, last = (self.towns.around(ends[lines]) for ends in both)
        for line, town, one, other in zip(lines.tolist(), towns.tolist(), first, last, strict=True):
            if town not in one and town not in other:
                found[line] = True

    @staticmethod
    def _by_veil(
        found: Flags, both: tuple[Numbers, Numbers], run: tuple[NDArray[np.intp], Numbers], veil: Areas, depth: float
    ) -> None:
        """A veil screens a line that has run in it, summed, for longer than one sees."""
        lines, inches = run
        summed = np.bincount(lines, inches, minlength=len(found))
        alone = np.bincount(lines, minlength=len(found)) == 1
        deep = (summed > depth + GRACE) & ~found
        found |= deep & alone
        # What two of them share is run through once.
        for line in np.flatnonzero(deep & ~alone).tolist():
            starts, ends = (each[line : line + 1] for each in both)
            whole, reached, seen = float(np.linalg.norm(ends - starts)), 0.0, 0.0
            for one in veil.stretches(starts, ends):
                seen += max(0.0, one.end - max(one.begin, reached)) * whole
                reached = max(reached, one.end)
            found[line] = seen > depth + GRACE
