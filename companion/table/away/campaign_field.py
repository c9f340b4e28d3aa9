"""The ground of a campaign's battle: the middle of its hex, with what the map has around it (RTG-R-OFF-GROUND).

Nothing of it is drawn by chance: the same hex at the same scale has the same ground. What no map shows says so itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from companion.charts.rounding import figure
from companion.field.shapes import Feature, Ground, LineString, Polygon, Position, Properties
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.battle.statistics import BattleStatistics
from companion.games.campaign.rules.ground import Ground as Country
from companion.games.campaign.rules.hexes import DIRECTIONS, NAMES, Hex
from companion.games.miniatures.charts.scale import Scale
from companion.table.away import scenery
from companion.table.away.hex_edges import crossings, rivers, slopes, streams
from companion.table.away.hex_frame import Frame, bearing
from companion.table.away.hex_roads import roads
from companion.table.away.setting_up import arrivals, objectives, set_up
from companion.table.file.battle import Field, Force
from companion.table.file.ground import ground_scale
from companion.table.file.ground_chart import HexGround

OUTLINE = "its outline"


def field_of(
    rules: Rules,
    country: Country,
    listed: BattleStatistics,
    field: Field,
    *,
    forces: Sequence[Force],
    chart: HexGround,
    scale: Scale,
) -> Ground:
    """Give the ground of a battle with its set-up areas, its arrivals and what is worth holding."""
    frame = Frame(_extent(chart, forces), scale.yards_per_inch)
    features = (
        *ground_within(rules, country, listed.hex, chart, frame),
        *objectives(field.objectives, _places_of(chart, frame)),
        *set_up(forces, field.edges, frame.table, chart),
        *arrivals(forces, frame.towards, field.starts_at, scale.minutes),
    )
    return Ground(
        name=listed.place or f"hex {listed.hex[0]},{listed.hex[1]}",
        table=frame.table,
        scale=ground_scale(scale),
        features=features,
    )


def _places_of(chart: HexGround, frame: Frame) -> dict[str, Position]:
    """Give where objectives of a hex lie, by their ids: the field in the middle, a bridge where its road crosses."""
    share = float(figure(chart.river_at))
    bridges = {f"bridge-{NAMES[one]}": frame.towards(bearing(one), share) for one in DIRECTIONS}
    return {"field": scenery.rounded(frame.middle)} | bridges


def _extent(chart: HexGround, forces: Sequence[Force]) -> Position:
    """Give the table's extent by all the stands that come to it, those who come later among them."""
    commands = [one for force in forces for one in force.commands]
    stands = sum(each.stands for one in commands for each in one.brigades)
    stands += sum(each.stands for one in commands for each in one.guns)
    row = next(row for row in (*chart.tables[::-1], chart.tables[0]) if row.stands <= stands)
    return float(row.inches[0]), float(row.inches[1])


def ground_within(rules: Rules, country: Country, at: Hex, chart: HexGround, frame: Frame) -> Iterator[Feature]:
    """Yield the ground, what lies below first."""
    ways = tuple(roads(country, at, chart, frame))
    heights = tuple(slopes(country, at, chart, frame))
    creeks = tuple(streams(rules, country, at, frame))
    great = tuple(rivers(country, at, chart, frame))
    terrain = country.terrain[at]
    town = tuple(part / frame.yards / 2 for part in chart.town)
    taken = [(frame.middle, town[0])] if terrain == "town" else [(frame.middle, 1.0)]
    # Woods may stand on a road, but not in the water.
    taken += [(place, 1.5) for one in (*creeks, *great) for place in _places(one)]
    taken += [(place, 2.0) for one in heights if one.properties.kind == "hill" for place in _places(one)]
    rows = [row for row in chart.scenery if row.on == terrain]
    first = chart.tables[0].inches
    times = frame.table[0] * frame.table[1] / (first[0] * first[1])
    made = tuple(
        scenery.scattered(rows, f"{country.title}/{at}", frame.table, yards=frame.yards, times=times, taken=taken)
    )
    hills = tuple(one for one in made if one.properties.kind == "hill")
    yield from (*hills, *heights, *(one for one in made if one not in hills))
    yield from (*creeks, *great, *ways)
    if terrain == "town":
        ring = scenery.oval(frame.middle, (town[0], town[1]), 0.0, Random(country.towns.get(at, "")))
        said = Properties(kind="town", name=country.towns.get(at, ""), invented=OUTLINE)
        yield Feature(properties=said, geometry=Polygon((ring,)))
    yield from crossings(country, at, chart, frame)


def _places(one: Feature) -> Sequence[Position]:
    match one.geometry:
        case LineString(coordinates=line):
            return line
        case Polygon(coordinates=rings):
            return rings[0]
        case _:
            return ()
