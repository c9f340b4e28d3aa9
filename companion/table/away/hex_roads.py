"""Roads of a hex on the table: each comes in at the edge that its hexside lies to, and goes by the middle."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random

from companion.drawing.curves import smooth
from companion.field.shapes import Feature, LineString, Position, Properties
from companion.games.campaign.rules.ground import Ground as Country
from companion.games.campaign.rules.hexes import DIRECTIONS, Direction, Hex, neighbour, towards
from companion.games.campaign.words.map.installed import drawing_of
from companion.table.away import scenery
from companion.table.away.hex_frame import Frame, bearing
from companion.table.file.ground_chart import HexGround

BENDS = "its bends between the middle and the edge"
NO_ROAD = "the road itself: the map says only that troops march by road here"
FINE = 3
"""Points of a road's curve from one of its places to the next."""


def roads(country: Country, at: Hex, chart: HexGround, frame: Frame) -> Iterator[Feature]:
    """Yield the roads: those of a name as they come and leave, then the ways that only the kinds of hexes tell of."""
    named: set[Direction] = set()
    pikes = drawing_of(country).roads.pikes
    for name, road in country.roads.items():
        for ends in _through(road, at):
            named |= set(ends)
            said = Properties(kind="pike" if name in pikes else "road", name=name, invented=BENDS)
            yield Feature(properties=said, geometry=_way(country, at, ends, chart, frame))
    for direction in DIRECTIONS:
        if direction not in named and country.road_move(at, neighbour(at, direction)):
            said = Properties(kind="road", invented=NO_ROAD)
            yield Feature(properties=said, geometry=_way(country, at, (direction,), chart, frame))


def _through(road: Sequence[Hex], at: Hex) -> Iterator[tuple[Direction, ...]]:
    """Yield the hexsides by which a road comes into a hex and leaves it, each time that it does."""
    for nth, one in enumerate(road):
        if one == at:
            ends = (*road[nth - 1 : nth], *road[nth + 1 : nth + 2]) if nth else road[1:2]
            found = tuple(direction for end in ends if (direction := towards(at, end)) is not None)
            if found:
                yield found


def _way(country: Country, at: Hex, ends: Sequence[Direction], chart: HexGround, frame: Frame) -> LineString:
    """Give a road from edge to edge, or from an edge to the middle, with gentle bends."""
    arms = [_arm(country, at, end, chart, frame) for end in ends]
    line = [*arms[0], frame.middle] if len(arms) == 1 else [*arms[0], frame.middle, *arms[1][::-1]]
    return LineString(tuple(map(scenery.rounded, smooth(line, FINE))))


def _arm(country: Country, at: Hex, end: Direction, chart: HexGround, frame: Frame) -> list[Position]:
    """Give a road's places from the edge of the table to near its middle."""
    # By the hexside alone, not by the road: two roads that come in by one side come in as one.
    random, way = Random(f"{country.title}/{at}/{end}"), math.radians(bearing(end))
    found = [frame.towards(bearing(end))]
    for share in (0.7, 0.38):
        x, y = frame.towards(bearing(end), share)
        aside = random.uniform(-1.0, 1.0) * chart.sway / frame.yards
        found.append((x + math.cos(way) * aside, y - math.sin(way) * aside))
    return found
