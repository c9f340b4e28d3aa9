"""Water of a hex on the table, and what lies beyond its sides: rivers and mountains, drawn together to the edges."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random

from companion.charts.rounding import figure
from companion.drawing.curves import smooth
from companion.field.cutting import on_table
from companion.field.shapes import Feature, LineString, Point, Polygon, Properties
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.ground import Ground as Country
from companion.games.campaign.rules.hexes import DIRECTIONS, NAMES, Direction, Hex, beside, neighbour
from companion.games.campaign.words.map.geometry import centre
from companion.games.campaign.words.map.installed import drawing_of
from companion.table.away import scenery
from companion.table.away.hex_frame import Frame, bearing
from companion.table.file.ground_chart import HexGround

YARDS_A_MILE = 1760
DRAWN_IN = "its place: on the map it runs along the side of the hex, off this table"
SLOPES = "its shape and place: on the map the mountain fills the hex beyond"
FINE = 3
"""Points of a curve from one of its places to the next."""
STEP = 10
"""Degrees from one point to the next of what runs along a hexside."""
ON_SLOPES = 0.6
"""How far up a slope its woods begin, in shares of it."""


def streams(rules: Rules, country: Country, at: Hex, frame: Frame) -> Iterator[Feature]:
    """Yield the creeks that run over the table where they truly run."""
    inches = rules.scale.miles_a_hex.value * YARDS_A_MILE / frame.yards
    middle = centre(at)
    for one in drawing_of(country).stream:
        line = smooth(one.line, FINE * 2)
        places = [
            (frame.middle[0] + (x - middle[0]) * inches, frame.middle[1] - (y - middle[1]) * inches) for x, y in line
        ]
        for part in on_table(places, frame.table):
            said = Properties(kind="stream", name=one.name)
            yield Feature(properties=said, geometry=LineString(tuple(map(scenery.rounded, part))))


def rivers(country: Country, at: Hex, chart: HexGround, frame: Frame) -> Iterator[Feature]:
    """Yield the rivers along the sides of the hex, each in one piece as far as it runs."""
    share = float(figure(chart.river_at))
    names = {one: country.rivers.get((at, one), "") for one in DIRECTIONS}
    for name, run in _runs(names):
        turns = _turns(run)
        # Both ends run off the table, as the river does off the hex; one all around it has none.
        ends = (turns[:1], turns[-1:]) if len(run) < len(DIRECTIONS) else ((), ())
        places = (
            *(frame.towards(turn - STEP) for turn in ends[0]),
            *(frame.towards(turn, share) for turn in turns),
            *(frame.towards(turn + STEP) for turn in ends[1]),
        )
        said = Properties(kind="river", name=name, width=round(chart.river / frame.yards, 2), invented=DRAWN_IN)
        yield Feature(properties=said, geometry=LineString(places))


def _runs(names: dict[Direction, str]) -> Iterator[tuple[str, list[Direction]]]:
    """Yield each name with the hexsides that bear it and follow one another, clockwise."""
    for name in dict.fromkeys(filter(None, names.values())):
        those = [one for one in DIRECTIONS if names[one] == name]
        while those:
            first = next((one for one in those if names[(one - 2) % 6 + 1] != name), those[0])
            run = [first]
            while (then := run[-1] % 6 + 1) in those and then != first:
                run.append(then)
            those = [one for one in those if one not in run]
            yield name, run


def _turns(run: Sequence[Direction]) -> list[int]:
    """Give the bearings along hexsides that follow one another."""
    begin = bearing(run[0]) - 30
    return [begin + by for by in range(0, 60 * len(run) + 1, STEP)]


def crossings(country: Country, at: Hex, chart: HexGround, frame: Frame) -> Iterator[Feature]:
    """Yield the bridges over rivers, and the passes: roads between two mountains."""
    for direction in DIRECTIONS:
        beyond = neighbour(at, direction)
        if country.bridged(at, beyond):
            place = frame.towards(bearing(direction), float(figure(chart.river_at)))
            said = Properties(kind="bridge", invented=DRAWN_IN)
            yield Feature(properties=said, geometry=Point(place))
        before, _, after = beside(direction)
        flanks = [country.terrain.get(neighbour(at, one), "") for one in (before, after)]
        if flanks == ["mountain", "mountain"] and country.road_move(at, beyond):
            place = frame.towards(bearing(direction), float(figure(chart.river_at)))
            said = Properties(kind="pass", edge=NAMES[direction], invented=SLOPES)
            yield Feature(properties=said, geometry=Point(place))


# ---- mountains beyond


def slopes(country: Country, at: Hex, chart: HexGround, frame: Frame) -> Iterator[Feature]:
    """Yield the slopes of mountains beyond the sides of the hex, with their woods: levels from the foot upwards."""
    # Beyond a river they lie beyond the table too.
    there = {
        one: "mountain"
        if country.terrain.get(neighbour(at, one)) == "mountain" and (at, one) not in country.rivers
        else ""
        for one in DIRECTIONS
    }
    for _, run in _runs(there):
        shares = [float(figure(share)) for share in chart.slopes_at]
        for level, share in enumerate(shares, 1):
            said = Properties(kind="hill", level=level, invented=SLOPES)
            yield Feature(properties=said, geometry=_band(run, share, country, at, frame))
        foot = shares[0] + (1 - shares[0]) * (1 - ON_SLOPES)
        said = Properties(kind="woods", invented=SLOPES)
        yield Feature(properties=said, geometry=_band(run, foot, country, at, frame))


def _band(run: Sequence[Direction], share: float, country: Country, at: Hex, frame: Frame) -> Polygon:
    """Give what lies between a share of the way to the edge and the edge itself, along hexsides; its foot is ragged."""
    random = Random(f"{country.title}/{at}/{run[0]}/{share}")
    turns = _turns(run)
    if len(run) < len(DIRECTIONS):
        turns = [turns[0] + STEP // 2, *turns[1:-1], turns[-1] - STEP // 2]
    foot = [frame.towards(turn, share + random.uniform(-0.035, 0.035)) for turn in turns]
    rim = [frame.towards(turn) for turn in sorted({*turns, *_corners(turns, frame)}, reverse=True)]
    return Polygon((scenery.held_on((*smooth(foot, FINE), *rim), frame.table),))


def _corners(turns: Sequence[int], frame: Frame) -> Iterator[float]:
    """Yield the bearings of the table's corners that lie between the first and the last of some bearings."""
    across, up = frame.middle
    lean = math.degrees(math.atan2(across, up))
    for corner in (lean, 180 - lean, 180 + lean, 360 - lean):
        yield from (turn for turn in (corner - 360, corner, corner + 360) if turns[0] < turn < turns[-1])
