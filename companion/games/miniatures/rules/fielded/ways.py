"""A way across the table in legs: how long each is, how it is made, what it runs over (D10-RUL-FORM-WHEEL)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
import shapely

from companion.field.shapes import Feature
from companion.field.stands import GRACE, ahead
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.measuring.ground import called, shape_of
from companion.games.miniatures.rules.moves import ModeId
from companion.games.miniatures.rules.placing.spots import Point, Spot, turned

STRAIGHT = 1.0
"""Degrees off straight ahead, or to the side, that no hand keeps."""
HALF_RIGHT = 45.0
ABOUT = 180.0


class Leg(msgspec.Struct, frozen=True):
    """A part of a way: a wheel about a front corner, or straight with one facing."""

    mode: ModeId
    inches: float
    line: tuple[Point, ...]
    """The way of the middle of the front; of a wheel that of the outer front corner."""


class Over(msgspec.Struct, frozen=True):
    """What a way runs over."""

    rough: float
    """Inches of it in rough ground."""
    linear: tuple[str, ...]
    """What is crossed, by its names."""
    fords: tuple[str, ...]
    shut: tuple[str, ...]
    """Water that nobody wades."""
    on_road: bool
    """All of it is on a road."""
    closed_wood: bool


def legs(path: Sequence[Spot], wide: float) -> Iterator[Leg]:
    """Give the legs of a way from place to place of a unit whose front is so wide.

    From one place to the next it wheels about the front corner that it turns to, the outer one measures, and then goes
    straight.
    """
    for (x, y, facing), (u, v, last) in pairwise(path):
        turn = (last - facing + ABOUT) % (2 * ABOUT) - ABOUT
        at = (x, y)
        if abs(turn) > GRACE and abs(abs(turn) - ABOUT) > STRAIGHT:
            outer, at = _wheeled(at, facing, turn, wide)
            yield Leg("wheel", math.radians(abs(turn)) * wide, outer)
        inches = math.hypot(u - at[0], v - at[1])
        if inches > GRACE:
            # Who faces about goes on by his new front.
            about = abs(abs(turn) - ABOUT) <= STRAIGHT
            yield Leg(_mode(at, (u, v), last if not about else facing), inches, (at, (u, v)))


def _wheeled(at: Point, facing: float, turn: float, wide: float) -> tuple[tuple[Point, ...], Point]:
    """Give the way of the outer corner in a wheel, and where the middle of the front is after it."""
    east, north = ahead(facing)
    inner = 1 if turn > 0 else -1
    pivot = at[0] + inner * north * wide / 2, at[1] - inner * east * wide / 2
    steps = max(2, math.ceil(abs(turn) / 5))
    angles = [facing + turn * step / steps for step in range(steps + 1)]

    def beside(angle: float, share: float) -> Point:
        dx, dy = ahead(turned(angle))
        return pivot[0] - inner * dy * wide * share, pivot[1] + inner * dx * wide * share

    return tuple(beside(angle, 1) for angle in angles), beside(facing + turn, 0.5)


def _mode(at: Point, to: Point, facing: float) -> ModeId:
    off = abs((math.degrees(math.atan2(to[0] - at[0], to[1] - at[1])) - facing + ABOUT) % (2 * ABOUT) - ABOUT)
    if off <= STRAIGHT:
        return "forward"
    if off >= ABOUT - STRAIGHT:
        return "backward"
    return "oblique" if off <= HALF_RIGHT + STRAIGHT else "by-the-flank"


class Going:
    """The ground by what it is to who moves: `rules.once(Going)`."""

    def __init__(self, rules: Rules) -> None:
        """Take the rules, with the field and its kinds of ground."""
        does = {row.id: row.moves for row in rules.terrain.kind}
        self._of = {
            what: [one for one in rules.ground.features if does.get(one.properties.kind) == what]
            for what in ("rough", "linear", "ford", "road", "crossings")
        }
        self._wide = rules.stand_size[0] / 2
        shapes = {what: [shape_of(one) for one in those] for what, those in self._of.items()}
        self._rough = shapely.union_all(shapes["rough"])
        roads = [*shapes["road"], *(shape_of(one) for one in rules.ground.of("bridge", "pass"))]
        # As wide as a stand: on a road is who has it under him.
        self._road = shapely.buffer(shapely.union_all(roads), self._wide)
        self._fords = shapes["ford"]
        self._bridges = [shape_of(one) for one in rules.ground.of("bridge")]
        closed = [one for one in self._of["rough"] if one.properties.density == "closed"]
        self._closed_wood = shapely.union_all([shape_of(one) for one in closed])

    def on_road(self, place: Point) -> bool:
        """Say whether a place is on a road or a bridge."""
        return bool(shapely.dwithin(self._road, shapely.Point(place), GRACE))

    def on_bridge(self, place: Point) -> bool:
        """Say whether a place is at a bridge, as near as half a stand."""
        return any(shapely.dwithin(one, shapely.Point(place), self._wide) for one in self._bridges)

    def over(self, way: Sequence[Leg]) -> Over:
        """Give what a way runs over; a gap, a bridge or a road through it is not crossing it."""
        lines = [shapely.LineString(leg.line) for leg in way]
        whole = shapely.union_all(lines)
        rough = sum(float(shapely.length(shapely.intersection(line, self._rough))) for line in lines)
        off_road = shapely.difference(whole, self._road)
        return Over(
            rough=rough,
            linear=tuple(name for name, _ in self._met(self._of["linear"], lines)),
            fords=tuple(called(one) for one in self._of["ford"] if shapely.dwithin(whole, shape_of(one), self._wide)),
            shut=tuple(name for name, place in self._met(self._of["crossings"], lines) if not self._at_ford(place)),
            on_road=bool(lines) and bool(shapely.length(off_road) <= GRACE),
            closed_wood=bool(shapely.length(shapely.intersection(whole, self._closed_wood)) > GRACE),
        )

    def _met(
        self, features: Sequence[Feature], lines: Sequence[shapely.Geometry]
    ) -> Iterator[tuple[str, shapely.Geometry]]:
        """Yield what is crossed, and where, but at a gap, a bridge or a road."""
        for one in features:
            shape = shape_of(one)
            for line in lines:
                # What is far away gives a part as well, in which there is nothing.
                met = (place for place in shapely.get_parts(shapely.intersection(line, shape)) if not place.is_empty)
                yield from ((called(one), place) for place in met if not shapely.intersects(place, self._road))

    def _at_ford(self, place: shapely.Geometry) -> bool:
        return any(shapely.dwithin(place, ford, self._wide) for ford in self._fords)
