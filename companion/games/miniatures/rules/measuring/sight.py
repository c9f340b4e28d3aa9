"""What stops a straight line between two stands: others, hills, towns, woods (D10-RUL-FIRE-TARGET-CHOICE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import msgspec

from companion.field.lines import Stretch, in_stands
from companion.field.stands import GRACE, Numbers, Stands
from companion.games.miniatures.rules.measuring.ground import Layer, Terrain


class Stop(msgspec.Struct, frozen=True, order=True):
    """What stops a line, and at which share of it."""

    at: float
    name: str


def stopped(
    starts: Numbers, ends: Numbers, others: tuple[Stands, Sequence[str]], terrain: Terrain, visible: Mapping[str, float]
) -> list[Stop | None]:
    """Give for each line (n, 2) what first stops it, if anything does.

    `others` are the stands that stand about, with the name of each one's unit; `visible` are the inches that can be
    seen through woods by their density.
    """
    found = by_ground(starts, ends, terrain, visible)
    for one in in_stands(starts, ends, others[0]):
        found[one.line].append(Stop(one.begin, others[1][one.shape]))
    return [min(stops, key=lambda stop: stop.at, default=None) for stops in found]


def by_ground(starts: Numbers, ends: Numbers, terrain: Terrain, visible: Mapping[str, float]) -> list[list[Stop]]:
    """Give for each line (n, 2) whatever of the ground stops it."""
    found: list[list[Stop]] = [[] for _ in starts]
    for line, stop in (*_by_hills(starts, ends, terrain.hills), *_by_towns(starts, ends, terrain.towns)):
        found[line].append(stop)
    for density, layer in terrain.woods.items():
        for line, stop in _by_woods(starts, ends, layer, visible[density]):
            found[line].append(stop)
    return found


def _by_hills(starts: Numbers, ends: Numbers, hills: Layer) -> Iterator[tuple[int, Stop]]:
    """A hill that is higher than both ends stops a line."""
    levels = [one.properties.level for one in hills.features]
    run = hills.areas.stretches(starts, ends)
    those = sorted({one.line for one in run})
    heights = [
        {
            line: max((levels[hill] for hill in around), default=0)
            for line, around in zip(those, hills.areas.around(places[those]), strict=True)
        }
        for places in (starts, ends)
    ]
    for one in run:
        if levels[one.shape] > max(heights[0][one.line], heights[1][one.line]):
            yield one.line, Stop(one.begin, hills.named(one.shape))


def _by_towns(starts: Numbers, ends: Numbers, towns: Layer) -> Iterator[tuple[int, Stop]]:
    """A town stops a line neither of whose ends it contains."""
    run = towns.areas.stretches(starts, ends)
    those = sorted({one.line for one in run})
    both = zip(those, towns.areas.around(starts[those]), towns.areas.around(ends[those]), strict=True)
    holds = {line: first | last for line, first, last in both}
    for one in run:
        if one.shape not in holds[one.line]:
            yield one.line, Stop(one.begin, towns.named(one.shape))


def _by_woods(starts: Numbers, ends: Numbers, woods: Layer, visible: float) -> Iterator[tuple[int, Stop]]:
    """Woods stop a line where it has run in them, summed, as far as one sees in them."""
    for line, run in groupby(woods.areas.stretches(starts, ends), key=lambda one: one.line):
        along = ends[line] - starts[line]
        whole = float((along @ along) ** 0.5)
        if (stop := _runs_out([*run], whole, visible, woods)) is not None:
            yield line, stop


def _runs_out(run: Sequence[Stretch], whole: float, visible: float, woods: Layer) -> Stop | None:
    seen, reached = 0.0, 0.0
    for one in run:
        # Woods that two features share are walked through once.
        begin = max(one.begin, reached)
        if one.end <= begin:
            continue
        here = (one.end - begin) * whole
        if seen + here > visible + GRACE:
            return Stop(begin + (visible - seen) / whole, woods.named(one.shape))
        seen, reached = seen + here, one.end
    return None
