"""A way in stretches: where the ground changes under it, and what an inch of each takes (D10-RUL-MOVE-ROUGH-PART)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
import shapely
from msgspec.structs import replace
from shapely.ops import substring

from companion.charts.figures import exact
from companion.field.shapes import Feature
from companion.field.stands import GRACE
from companion.games.miniatures.rules import movement, paces
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.going import Going, in_column
from companion.games.miniatures.rules.fielded.moving import Way
from companion.games.miniatures.rules.fielded.ways import Leg
from companion.games.miniatures.rules.moves import ModeId
from companion.games.miniatures.rules.placing.spots import Point

WHOLE = 1
"""The reading by which a move that has any of its way in rough ground counts as if all of it were."""


class Stretch(msgspec.Struct, frozen=True):
    """A part of a leg over one kind of ground."""

    mode: ModeId
    inches: float
    line: tuple[Point, ...]
    times: float
    """What each of its inches takes of the move: 1 in the open."""
    kind: str = ""
    """The ground that slows it, "" for none."""
    name: str = ""


def stretches(board: Board, way: Way) -> tuple[Stretch, ...]:
    """Give the stretches of a way as it was measured, one after the other; raises Refused for who has no place."""
    order = way.order
    if order is None:
        return ()
    found, going = board.unit(way.unit), board.rules.once(Going)
    slow = movement.rate_of(board.rules, paces.as_move(board.rules, found, order)).rough
    times = float(1 / exact(slow.times))
    whole = bool(order.rough_inches) and board.rules.choice("D10-RUL-MOVE-ROUGH-PART") == WHOLE
    parts = [part for leg in way.legs for part in _parts(leg, going, column=in_column(found))]
    if not order.rough_inches:
        return tuple(replace(part, kind="", name="") for part in parts)
    return tuple(replace(part, times=times) if whole or part.kind else part for part in parts)


def _parts(leg: Leg, going: Going, *, column: bool) -> Iterator[Stretch]:
    """Yield a leg in parts in the open, and parts that slow, whatever they take: in column the road leads through."""
    line = shapely.LineString(leg.line)
    every = shapely.intersection(line, shapely.union_all([shape for _, shape in going.slow]))
    slowed = going.off_road(every) if column else every
    there = [(part, True) for part in shapely.get_parts(slowed) if part.length > GRACE]
    there += [(part, False) for part in _between(line, [part for part, _ in there])]
    # Of a wheel the outer corner's way is measured in full, its chords are a hair shorter.
    share = leg.inches / line.length if line.length else 1.0
    kept = [(part, slow) for part, slow in there if part.length > GRACE]
    kept.sort(key=lambda one: min(_how_far(leg.line, place) for place in _corners(one[0])))
    for part, slow in kept:
        under = _under(part, going.slow) if slow else None
        kind, name = (under.properties.kind, under.properties.name) if under is not None else ("", "")
        yield Stretch(leg.mode, round(part.length * share, 2), _along(leg.line, part), 1.0, kind, name)


def _between(line: shapely.LineString, slow: Sequence[shapely.Geometry]) -> Iterator[shapely.Geometry]:
    """Yield what of a line lies before, between and behind parts of it.

    By how far along it they begin and end: the corner of a part lies on a slanting line but for the last digit, and
    a line less such a part is, to shapely, the whole line still.
    """
    gone = 0.0
    for first, last in sorted(sorted(_far_along(line, part)) for part in slow):
        if first - gone > GRACE:
            yield substring(line, gone, first)
        gone = max(gone, last)
    if line.length - gone > GRACE:
        yield substring(line, gone, line.length)


def _far_along(line: shapely.LineString, part: shapely.Geometry) -> tuple[float, float]:
    way, corners = _corners(line), _corners(part)
    return _how_far(way, corners[0]), _how_far(way, corners[-1])


def _under(part: shapely.Geometry, slow: Sequence[tuple[Feature, shapely.Geometry]]) -> Feature | None:
    """Give the ground that most of a part lies in."""
    best = max(slow, key=lambda one: shapely.length(shapely.intersection(part, one[1])), default=None)
    return None if best is None else best[0]


def _along(line: Sequence[Point], part: shapely.Geometry) -> tuple[Point, ...]:
    """Give the corners of a part in the order of the line."""
    places = _corners(part)
    return places if _how_far(line, places[0]) <= _how_far(line, places[-1]) else places[::-1]


def _corners(part: shapely.Geometry) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in shapely.get_coordinates(part))


def _how_far(line: Sequence[Point], place: Point) -> float:
    """Give how far along a line a place on it lies."""
    gone, found = 0.0, (math.inf, 0.0)
    for (x, y), (u, v) in pairwise(line):
        long = math.dist((x, y), (u, v))
        share = ((place[0] - x) * (u - x) + (place[1] - y) * (v - y)) / (long * long) if long else 0.0
        share = min(max(share, 0.0), 1.0)
        off = math.dist(place, (x + (u - x) * share, y + (v - y) * share))
        found = min(found, (off, gone + share * long))
        gone += long
    return found[1]
