"""What a way takes, slowly: leg by leg, stretch by stretch, by the sheet's rates."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.games.miniatures.rules.fielded.plain import shapes
from tests.games.miniatures.rules.fielded.plain.firing import GUNS
from tests.games.miniatures.rules.measuring import plainly
from tests.games.miniatures.rules.measuring.plainly import Point

TOUCH, HALF, GRACE = 0.05, 0.5, 1e-6
RECTANGLES = ("single-line", "march-column", "unlimbered", "limbered")
OBJECTS = ("fence", "hedge", "wall", "cut", "sunken-road", "breastworks", "trenches")
WORST = ("by-the-flank", "backward", "oblique", "wheel", "forward")


class Leg(NamedTuple):
    """A part of a way: how it is made, how long, along which places."""

    mode: str
    inches: float
    line: list[Point]


def legs(start: Sequence[float], path: Sequence[Sequence[float]], wide: float) -> list[Leg]:
    """Part a way into wheels and straight stretches."""
    made = []
    for one, other in itertools.pairwise([start, *path]):
        turn = (other[2] - one[2] + 180) % 360 - 180
        about = abs(abs(turn) - 180) <= 1
        at: Point = (one[0], one[1])
        if abs(turn) > GRACE and not about:
            right = math.radians(one[2])
            inner = 1 if turn > 0 else -1
            pivot = at[0] + inner * math.cos(right) * wide / 2, at[1] - inner * math.sin(right) * wide / 2
            steps = max(2, math.ceil(abs(turn) / 5))
            line = [_off(pivot, one[2] + turn * nth / steps, -inner * wide) for nth in range(steps + 1)]
            made.append(Leg("wheel", math.radians(abs(turn)) * wide, line))
            at = _off(pivot, one[2] + turn, -inner * wide / 2)
        long = math.dist(at, other[:2])
        if long > GRACE:
            way = math.degrees(math.atan2(other[0] - at[0], other[1] - at[1]))
            off = abs((way - (one[2] if about else other[2]) + 180) % 360 - 180)
            mode = "forward" if off <= 1 else "backward" if off >= 179 else "oblique" if off <= 46 else "by-the-flank"
            made.append(Leg(mode, long, [at, (other[0], other[1])]))
    return made


def _off(pivot: Point, facing: float, right: float) -> Point:
    turn = math.radians(facing)
    return pivot[0] + right * math.cos(turn), pivot[1] - right * math.sin(turn)


def moves(table: dict[str, Any], unit: dict[str, Any], path: Sequence[Sequence[float]]) -> dict[str, Any]:
    """Give what a way takes of a move, what it touches, and which kinds of thing speak against it."""
    start = (*unit["at"], unit["facing"])
    made = legs(start, path, shapes.wide(unit))
    column = unit["formation"] in ("march-column", "limbered")
    over = Over(table, made, column=column)
    swept, sure = passages(table, unit, [start, *path])
    friends = [name for name in swept if side(table, name) == unit["side"]]
    end = shapes.laid(unit, path[-1])
    # Troops come before guns.
    touches = [
        each["id"]
        for each in sorted(table["units"], key=lambda each: each["arm"] in GUNS)
        if each["side"] != unit["side"] and shapes.inches(end, shapes.laid(each)) <= TOUCH + GRACE
    ]
    mode = next((mode for mode in WORST if any(leg.mode == mode for leg in made)), "")
    guns = unit["arm"] in GUNS
    slow, each_ford = (4, 4) if guns else (3, 3) if unit["mounted"] else (2, 3)
    long, rough = round(sum(leg.inches for leg in made), 2), round(over.rough, 2)
    crossed = each_ford * len(over.fords) + (0 if guns else 3 * (len(over.linear) + len(friends)))
    times = 1.0
    if mode == "by-the-flank" and not guns:
        times = 0.5
    elif over.on_road and column:
        times = 3.0 if guns else 2.0
    modes = {leg.mode for leg in made}
    return {
        "used": (long - rough + rough * slow + crossed) / times if made else 0.0,
        # What half a hundredth of rough ground comes to, which the one rounds up and the other down.
        "hair": 0.0051 + 0.01 * (slow - 1) / times,
        "touches": touches,
        "mixed": {"wheel", "oblique"} <= modes or ("by-the-flank" in modes and len(modes) > 1),
        "shut": sorted(over.shut),
        "linear": sorted(over.linear),
        "through": sorted(set(swept) - set(friends) - set(touches[:1])),
        "sure": sure,
    }


def side(table: dict[str, Any], name: str) -> str:
    """Give whose a unit is."""
    return str(next(each["side"] for each in table["units"] if each["id"] == name))


class Over:
    """What legs run over."""

    def __init__(self, table: dict[str, Any], way: Sequence[Leg], *, column: bool) -> None:
        """Walk along every leg."""
        self.ground, self.way = table["ground"], way
        self.roads = [_places(one) for one in self.ground if one["properties"]["kind"] in ("road", "pike")]
        self.fords_at = [_places(one)[0] for one in self.ground if one["properties"]["kind"] == "ford"]
        segments = [pair for leg in way for pair in itertools.pairwise(leg.line)]
        by_road = [
            shapes.union(run for road in self.roads for run in shapes.beside(*pair, road, HALF)) for pair in segments
        ]
        self.on_road = bool(segments) and all(
            sum(high - low for low, high in shapes.without([(0.0, 1.0)], runs)) * math.dist(*pair) <= 1e-3
            for pair, runs in zip(segments, by_road, strict=True)
        )
        self.rough = self.closed = 0.0
        for pair, runs in zip(segments, by_road, strict=True):
            gaps = runs if column else []
            self.rough += self._inside(pair, [one for one in self.ground if _rough(one)], gaps)
            self.closed += self._inside(pair, [one for one in self.ground if _closed(one)], gaps)
        self.linear = list(self._crossed("linear", OBJECTS))
        waded = [name for name, place in self._met("ford", ()) if not self._at_ford(place)]
        near = [at for at in self.fords_at if any(math.dist(plainly.foot(*pair, at), at) <= HALF for pair in segments)]
        self.fords = [*waded, *map(str, near)]
        self.shut = [name for name, place in self._met("crossings", ("river",)) if not self._at_ford(place)]

    @staticmethod
    def _inside(pair: tuple[Point, Point], those: Sequence[dict[str, Any]], gaps: Sequence[shapes.Stretch]) -> float:
        runs = [run for one in those for rings in plainly.rings_of(one) for run in plainly.inside(*pair, rings)]
        return sum(high - low for low, high in shapes.without(shapes.union(runs), gaps)) * math.dist(*pair)

    def _crossed(self, what: str, kinds: tuple[str, ...]) -> Any:
        return (name for name, _ in self._met(what, kinds))

    def _at_ford(self, place: Point) -> bool:
        return any(math.dist(place, at) <= HALF for at in self.fords_at)

    def _met(self, what: str, kinds: tuple[str, ...]) -> Any:
        """Yield the lines that are crossed from side to side, and where."""
        for one in self.ground:
            said = one["properties"]
            if said.get("moves") != what and (said.get("moves") is not None or said["kind"] not in kinds):
                continue
            if one["geometry"]["type"] != "LineString":
                continue
            last: list[Point] = []
            for nth, leg in enumerate(self.way):
                joined = nth > 0 and math.dist(self.way[nth - 1].line[-1], leg.line[0]) <= GRACE
                places = _meeting(leg.line, _places(one))
                for place in places:
                    at_begin, at_end = math.dist(place, leg.line[0]) <= GRACE, math.dist(place, leg.line[-1]) <= GRACE
                    if at_begin and (last if joined else leg.mode == "backward"):
                        continue
                    if at_end and nth == len(self.way) - 1:
                        continue
                    if any(
                        math.dist(plainly.foot(a, b, place), place) <= HALF
                        for road in self.roads
                        for a, b in itertools.pairwise(road)
                    ):
                        continue
                    yield said["name"], place
                last = [place for place in places if math.dist(place, leg.line[-1]) <= GRACE]


def _meeting(way: Sequence[Point], line: Sequence[Point]) -> list[Point]:
    found: list[Point] = []
    for a, b in itertools.pairwise(way):
        for c, d in itertools.pairwise(line):
            place = plainly.crossing(a, b, c, d)
            if place is not None and all(math.dist(place, one) > GRACE for one in found):
                found.append(place)
    return found


def _rough(one: dict[str, Any]) -> bool:
    said = one["properties"]
    return bool(said.get("moves", "rough" if said["kind"] in ("woods", "rough") else "") == "rough")


def _closed(one: dict[str, Any]) -> bool:
    said = one["properties"]
    return _rough(one) and said["kind"] == "woods" and said.get("density") == "closed"


def _places(one: dict[str, Any]) -> list[Point]:
    found = one["geometry"]["coordinates"]
    return [tuple(found)] if one["geometry"]["type"] == "Point" else [tuple(place) for place in found]


def passages(table: dict[str, Any], unit: dict[str, Any], way: Sequence[Sequence[float]]) -> tuple[list[str], bool]:
    """Name whom a unit sweeps over, deeper than a touch; and say whether that is sure, for who is no rectangle."""
    stops = [shapes.laid(unit, place) for place in way]
    swept = [
        shapes.hull([*one.corners, *other.corners])
        for begin, end in itertools.pairwise(stops)
        for one, other in zip(begin, end, strict=True)
    ]
    found, sure = [], True
    for each in table["units"]:
        if each["id"] == unit["id"]:
            continue
        if each["formation"] in RECTANGLES and not each.get("shape"):
            inner = _core(shapes.laid(each))
            depths = [len(shapes.clip(outline, inner)) > 2 for outline in swept]
            if any(depths) and not (each["side"] != unit["side"] and _goes_off(unit, way, each)):
                found.append(each["id"])
        elif any(shapes.between(outline, stand.corners) <= 0 for outline in swept for stand in shapes.laid(each)):
            sure = False
    return found, sure


def _goes_off(unit: dict[str, Any], way: Sequence[Sequence[float]], foe: dict[str, Any]) -> bool:
    """Say whether a unit stands in an enemy and its way leads out of him, and not in again.

    What they share is the less the farther it has gone, and nothing of it is left where the first leg ends.
    """
    there, inner = shapes.laid(foe), _core(shapes.laid(foe))
    later = [shapes.laid(unit, place) for place in way[1:]]
    again = [
        shapes.hull([*one.corners, *other.corners])
        for begin, end in itertools.pairwise(later)
        for one, other in zip(begin, end, strict=True)
    ]
    if any(len(shapes.clip(outline, inner)) > 2 for outline in again):
        return False
    begin, end = way[0], way[1]
    long = math.dist(begin[:2], end[:2])
    if not long:
        return False
    on = [at + (to - at) * min(1.0, TOUCH / long) for at, to in zip(begin[:2], end[:2], strict=True)]
    shared = [
        sum(
            abs(shapes.signed(part))
            for own in shapes.laid(unit, place)
            for his in there
            if len(part := shapes.clip(own.corners, his.corners)) > 2
        )
        for place in (begin, (*on, begin[2]))
    ]
    return shared[1] < shared[0] - 2 * GRACE  # twice their areas


def _core(pieces: Sequence[plainly.Piece]) -> list[Point]:
    """Give the rectangle that a unit covers, less a touch all around."""
    one, last = pieces[0], pieces[-1]
    corners = [one.corners[0], last.corners[1] if last.rank == one.rank else one.corners[1]]
    corners += [last.corners[2], one.corners[3] if last.rank == one.rank else last.corners[3]]
    right = math.radians(one.facing)
    (ex, ey), (fx, fy) = (math.cos(right), -math.sin(right)), (math.sin(right), math.cos(right))
    signs = ((1, -1), (-1, -1), (-1, 1), (1, 1))
    return [
        (x + TOUCH * (a * ex + b * fx), y + TOUCH * (a * ey + b * fy))
        for (x, y), (a, b) in zip(corners, signs, strict=True)
    ]
