"""What a way runs over, by what each piece of ground is to who moves (D10-RUL-MOVE-ROUGH-WHAT, -LINEAR-WHAT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import shapely

from companion.field.lines import within
from companion.field.shapes import Feature, LineString
from companion.field.shapes import Point as Place
from companion.field.stands import GRACE
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.fielded.ways import Leg
from companion.games.miniatures.rules.measuring.effects import effect
from companion.games.miniatures.rules.measuring.ground import called, shape_of
from companion.games.miniatures.rules.placing.spots import Point
from companion.games.miniatures.rules.state import Brigade, Unit


class Over(msgspec.Struct, frozen=True):
    """What a way runs over; a road through it is a gap in it, and for who follows it in column no ground at all."""

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
    wood_by_road: bool
    """It runs in closed wood where a road leads through it."""


def in_column(one: Unit) -> bool:
    """Say whether a unit follows a road as it is: troops in March Column, guns limbered."""
    return one.formation == "march-column" if isinstance(one, Brigade) else one.limbered


class Going:
    """The ground by what it is to who moves: `rules.once(Going)`."""

    def __init__(self, rules: Rules) -> None:
        """Take the rules, with the field and its kinds of ground."""
        does = [(one, effect(rules, one).moves) for one in rules.ground.features]
        of = {
            what: [one for one, moves in does if moves == what]
            for what in ("rough", "linear", "ford", "road", "crossings")
        }
        self._wide = rules.stand_size[0] / 2
        self.slow = [(one, _broad(one)) for one in of["rough"]]
        """What slows whoever moves over it, with the ground that it takes."""
        self._rough = shapely.union_all([shape for _, shape in self.slow])
        closed = [one for one in of["rough"] if one.properties.kind == "woods" and one.properties.density == "closed"]
        self._closed_wood = shapely.union_all([_broad(one) for one in closed])
        roads = [shape_of(one) for one in (*of["road"], *rules.ground.of("bridge", "pass"))]
        # As wide as a stand: on a road is who has it under him.
        self._road = shapely.buffer(shapely.union_all(roads), self._wide)
        self._bridges = [shape_of(one) for one in rules.ground.of("bridge")]
        self._linear, self._shut = _Drawn(of["linear"]), _Drawn(of["crossings"])
        # A ford is a place, which is waded where the way leads by it, or all of a stream, wherever that is crossed.
        self._places = [(one, shape_of(one)) for one in of["ford"] if isinstance(one.geometry, Place)]
        self._waded = _Drawn([one for one in of["ford"] if not isinstance(one.geometry, Place)])

    def off_road(self, line: shapely.Geometry) -> shapely.Geometry:
        """Give what of a line lies beside the roads."""
        return shapely.difference(line, self._road)

    def on_road(self, place: Point) -> bool:
        """Say whether a place is on a road or a bridge."""
        return bool(shapely.dwithin(self._road, shapely.Point(place), GRACE))

    def on_bridge(self, place: Point) -> bool:
        """Say whether a place is at a bridge, as near as half a stand."""
        return any(shapely.dwithin(one, shapely.Point(place), self._wide) for one in self._bridges)

    def over(self, way: Sequence[Leg], *, column: bool) -> Over:
        """Give what a way runs over; `column` says whether who goes it follows a road as he is.

        Whoever is not in column has the ground beside the road under his wings (D10-RUL-MOVE-CLOSED-WOOD-ROAD).
        """
        lines = [shapely.LineString(leg.line) for leg in way]
        off_road = [shapely.difference(line, self._road) for line in lines]
        felt = off_road if column else lines
        whole = shapely.union_all(lines)
        return Over(
            rough=sum(float(shapely.length(shapely.intersection(line, self._rough))) for line in felt),
            linear=tuple(name for name, _ in self._met(self._linear, way)),
            fords=(
                *(called(one) for one, shape in self._places if shapely.dwithin(whole, shape, self._wide)),
                *(name for name, place in self._met(self._waded, way) if not self._at_ford(place)),
            ),
            shut=tuple(name for name, place in self._met(self._shut, way) if not self._at_ford(place)),
            on_road=bool(lines) and all(shapely.length(line) <= GRACE for line in off_road),
            closed_wood=self._in_closed_wood(felt),
            wood_by_road=self._in_closed_wood(lines) and not self._in_closed_wood(felt),
        )

    def _in_closed_wood(self, lines: Sequence[shapely.Geometry]) -> bool:
        return any(shapely.length(shapely.intersection(line, self._closed_wood)) > GRACE for line in lines)

    def _met(self, drawn: _Drawn, way: Sequence[Leg]) -> Iterator[tuple[str, shapely.Geometry]]:
        """Yield what is crossed from side to side, and where, but at a gap, a bridge or a road.

        Who comes up to it and halts has not crossed it; who begins at it crosses it by going forward, for he stands
        behind his front.
        """
        for one, shape in drawn.on([shapely.LineString(leg.line) for leg in way]):
            crossed_last = False
            for nth, leg in enumerate(way):
                begin, end = shapely.Point(leg.line[0]), shapely.Point(leg.line[-1])
                joined = nth > 0 and bool(shapely.dwithin(begin, shapely.Point(way[nth - 1].line[-1]), GRACE))
                # Of two legs that meet on it the first has crossed it; a way that begins at it goes off behind.
                past = crossed_last if joined else leg.mode == "backward"
                crossed_last = False
                # What is far away gives a part as well, in which there is nothing.
                met = shapely.get_parts(shapely.intersection(shapely.LineString(leg.line), shape))
                for place in (each for each in met if not each.is_empty):
                    crossed_last = crossed_last or bool(shapely.dwithin(place, end, GRACE))
                    if past and shapely.dwithin(place, begin, GRACE):
                        continue
                    if nth == len(way) - 1 and shapely.length(place) <= GRACE and shapely.dwithin(place, end, GRACE):
                        continue
                    if not shapely.intersects(place, self._road):
                        yield called(one), place

    def _at_ford(self, place: shapely.Geometry) -> bool:
        return any(shapely.dwithin(place, ford, self._wide) for _, ford in self._places)


class _Drawn:
    """Ground of one meaning, found by the lines that come to it."""

    def __init__(self, features: Sequence[Feature]) -> None:
        self._features = [(one, shape_of(one)) for one in features]
        self._tree = shapely.STRtree([shape for _, shape in self._features])

    def on(self, lines: Sequence[shapely.Geometry]) -> Iterator[tuple[Feature, shapely.Geometry]]:
        """Yield what some lines come to, in the order of the field."""
        found = [nth for line in lines for nth in self._tree.query(line, predicate="intersects").tolist()]
        yield from (self._features[nth] for nth in sorted(set(found)))


def _broad(one: Feature) -> shapely.Geometry:
    """Give the ground that a feature lies on: a stream that says how broad it is is an area."""
    wide, shape = one.properties.width, shape_of(one)
    if isinstance(one.geometry, LineString):
        return shapely.buffer(shape, wide / 2, cap_style="flat") if wide else shape
    # Who goes along its rim does not go in it.
    [inner] = within([shape], GRACE)
    return inner
