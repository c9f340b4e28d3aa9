"""What of the ground screens a straight line: heights above both its ends, solids that hold neither, veils too deep."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
import shapely
from numpy.typing import NDArray

from companion.field.arcs import Indexes
from companion.field.corridors import passing
from companion.field.lines import Areas
from companion.field.outlines import Ids, Outlines, Runs
from companion.field.stands import GRACE, Numbers


class Screened(msgspec.Struct, frozen=True):
    """What first screens each of some lines (n), and at which share of it; an infinite one where nothing does."""

    share: Numbers
    area: Ids
    """By its index: of the heights, the solids, then each veil."""

    @property
    def any(self) -> NDArray[np.bool_]:
        """Say which lines are screened."""
        return self.area >= 0


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
        self.depths = [depth for depth, _ in veils]
        veiled = [shape for _, shapes in veils for shape in shapes]
        kinds = [len(heights), len(solids), *(len(shapes) for _, shapes in veils)]
        self.kind = np.repeat(np.arange(len(kinds)), kinds)
        self.outlines = Outlines([*(shape for shape, _ in heights), *solids, *veiled])
        self.solid_from = len(heights)

    def first(self, starts: Numbers, ends: Numbers, near: Indexes | None = None) -> Screened:
        """Say what first screens lines (n, 2); `near` are the lines and areas that may meet, where somebody knows."""
        share, area = np.full(len(starts), np.inf), np.full(len(starts), -1, np.intp)
        if not len(starts) or not len(self.kind):
            return Screened(share, area)
        pairs = passing(starts, ends, self.outlines.circles) if near is None else near
        runs = self.outlines.runs(starts, ends, pairs)
        kind = self.kind[runs.areas]
        found = [
            self._heights(starts, ends, runs.of(kind == 0)),
            self._solids(starts, ends, runs.of(kind == 1)),
            *(_veil(starts, ends, runs.of(kind == nth), depth) for nth, depth in enumerate(self.depths, 2)),
        ]
        line, at, what = (np.concatenate([one[part] for one in found]) for part in range(3))
        order = np.lexsort((what, at, line))
        lines, firsts = np.unique(line[order], return_index=True)
        share[lines], area[lines] = at[order][firsts], what[order][firsts]
        return Screened(share, area)

    def _heights(self, starts: Numbers, ends: Numbers, runs: Runs) -> tuple[Ids, Numbers, Ids]:
        """A height above both ends screens a line."""
        high, asked = self.levels[runs.areas], np.unique(runs.lines)
        ground = np.zeros(len(starts), np.intp)
        for places in (starts, ends):
            place, hill = self.hills.holding(places[asked])
            np.maximum.at(ground, asked[place], self.levels[hill])
        above = high > ground[runs.lines]
        return runs.lines[above], runs.begin[above], runs.areas[above]

    def _solids(self, starts: Numbers, ends: Numbers, runs: Runs) -> tuple[Ids, Numbers, Ids]:
        """A solid that holds neither end screens a line."""
        asked, count = np.unique(runs.lines), len(self.towns.shapes)
        holds = [runs.lines[:0]]
        for places in (starts, ends):
            place, town = self.towns.holding(places[asked])
            holds.append(asked[place] * count + town)
        held = np.isin(runs.lines * count + runs.areas - self.solid_from, np.concatenate(holds))
        return runs.lines[~held], runs.begin[~held], runs.areas[~held]


def _veil(starts: Numbers, ends: Numbers, runs: Runs, depth: float) -> tuple[Ids, Numbers, Ids]:
    """A veil screens a line where it has run in it, summed, for as long as one sees; what two share counts once."""
    order = np.lexsort((runs.areas, runs.begin, runs.lines))
    runs = runs.of(order)
    lines, asked = np.unique(runs.lines, return_inverse=True)
    long = np.linalg.norm(ends[lines] - starts[lines], axis=1)[asked]
    # Lines lie two apart, so that what one has reached is never beyond where the next begins.
    reached = np.maximum.accumulate(np.concatenate([[-1.0], runs.end + 2 * asked]))[:-1] - 2 * asked
    begin = np.maximum(runs.begin, reached)
    here = np.maximum(runs.end - begin, 0) * long
    summed = np.cumsum(here) - here
    firsts = np.searchsorted(asked, np.arange(len(lines)))
    seen = summed - summed[firsts][asked]
    # Where it runs out in one, the next cannot be what it ran out in.
    out = (here > 0) & (seen <= depth + GRACE) & (seen + here > depth + GRACE)
    at = begin + (depth - seen) / np.maximum(long, 1e-300)
    return runs.lines[out], at[out], runs.areas[out]
