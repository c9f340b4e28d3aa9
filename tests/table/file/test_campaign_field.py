"""The ground of a campaign's battle: what the map has, where it lies, what is invented, and who may know what."""

from __future__ import annotations

import math
from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from companion.charts.rounding import figure
from companion.field.reading import faults, read_field
from companion.field.shapes import Feature, Ground, LineString, Point, Polygon
from companion.games.campaign.rules.hexes import DIRECTIONS, NAMES, Hex, neighbour
from companion.kernel import shelf
from companion.table.away.campaign_file import battle_file
from companion.table.away.hex_frame import Frame
from companion.table.away.setting_up import arrivals
from companion.table.file import to_table
from companion.table.file.battle import BattleFile, encode
from companion.table.file.briefing import briefing
from companion.table.file.ground import encode_ground, ground_of
from tests.table.papers import table_battles as battles

GROUND = pytest.mark.clause("RTG-R-OFF-GROUND")
COUNTRY = battles.game().ground
BEARING = {name: 60 * (direction - 1) for direction, name in NAMES.items()}


def laid(battle: BattleFile) -> Ground:
    found = ground_of(battle.field)
    assert found is not None
    return found


@cache
def ground_at(at: Hex, scale: str = "200") -> Ground:
    return laid(battles.a_battle("confederate:H", "union:A", at=at, scale=scale))


def line(one: Feature) -> tuple[tuple[float, float], ...]:
    assert isinstance(one.geometry, LineString)
    return one.geometry.coordinates


def bearing(place: tuple[float, float], table: tuple[float, float]) -> float:
    """Give the way of a place from the middle of a table, clockwise from north."""
    return math.degrees(math.atan2(place[0] - table[0] / 2, place[1] - table[1] / 2)) % 360


def on_edge(place: tuple[float, float], table: tuple[float, float]) -> bool:
    return min(place[0], place[1], table[0] - place[0], table[1] - place[1]) < 0.02


HEXES = [at for at, terrain in COUNTRY.terrain.items() if terrain != "mountain"]


@GROUND
def test_the_ground_of_every_hex_lies_on_its_table_and_is_sound() -> None:
    for at in HEXES:
        found = ground_at(at)
        assert [*faults(found, str(at))] == []
        assert found.table == (72, 48)


@GROUND
def test_every_road_hexside_has_a_road_at_its_edge_and_no_other_has() -> None:
    for at in HEXES:
        found = ground_at(at)
        roads = [line(one) for one in found.of("road", "pike")]
        ends = {
            round(bearing(end, found.table))
            for road in roads
            for end in (road[0], road[-1])
            if on_edge(end, found.table)
        }
        wanted = {60 * (one - 1) for one in DIRECTIONS if COUNTRY.road_move(at, neighbour(at, one))}
        assert ends == wanted, at


@GROUND
def test_roads_of_a_name_come_and_leave_as_on_the_map() -> None:
    for name, road in COUNTRY.roads.items():
        for at in set(road):
            assert any(one.properties.name == name for one in ground_at(at).of("road", "pike")), (name, at)
    nameless = [one for at in HEXES for one in ground_at(at).of("road", "pike") if not one.properties.name]
    assert all("the road itself" in one.properties.invented for one in nameless)


@GROUND
def test_a_river_along_a_side_runs_between_the_middle_and_that_edge_and_its_bridge_lies_on_road_and_river() -> None:
    sides = [(at, one) for at, one in COUNTRY.rivers if COUNTRY.terrain[at] != "mountain"]
    for at, one in sides:
        found = ground_at(at)
        rivers = [place for each in found.of("river") for place in line(each)]
        assert any(abs(bearing(place, found.table) - 60 * (one - 1)) < 1 for place in rivers), (at, one)
        bridges = [each.geometry.coordinates for each in found.of("bridge") if isinstance(each.geometry, Point)]
        there = [place for place in bridges if round(bearing(place, found.table)) == 60 * (one - 1)]
        assert bool(there) == COUNTRY.bridged(at, neighbour(at, one))
        assert all(min(math.dist(place, other) for other in rivers) < 0.1 for place in there)


@GROUND
def test_mountains_beyond_rise_towards_their_edge_and_a_road_between_two_is_a_pass() -> None:
    found = ground_at((9, 9))
    (gap,) = found.of("pass")
    assert gap.properties.edge == "south-west"
    assert COUNTRY.terrain[neighbour((9, 9), 1)] == "mountain"
    slopes = [one for one in found.of("hill") if "mountain" in one.properties.invented]
    assert {one.properties.level for one in slopes} == {1, 2, 3}
    assert not ground_at((12, 8)).of("pass")


@GROUND
def test_a_creek_runs_where_it_truly_runs() -> None:
    """Rock Creek passes Gettysburg to the east, by the same projection as the towns: a hex is 4 miles."""
    found = ground_at((12, 8))
    (creek,) = found.of("stream")
    assert creek.properties.name == "Rock Creek"
    assert not creek.properties.invented
    east = [x - found.table[0] / 2 for x, _ in line(creek)]
    inches_a_mile = 1760 / 60
    assert 0.5 * inches_a_mile < min(east) < max(east) < inches_a_mile


@GROUND
def test_a_town_has_its_name_and_open_country_none() -> None:
    assert [one.properties.name for one in ground_at((12, 8)).of("town")] == ["Gettysburg"]
    plain = next(at for at in HEXES if COUNTRY.terrain[at] == "clear")
    assert not ground_at(plain).of("town")


@GROUND
def test_what_no_map_shows_is_marked_as_invented() -> None:
    for at in HEXES:
        for one in ground_at(at).of(
            "woods", "hill", "field", "orchard", "rough", "road", "pike", "river", "bridge", "town"
        ):
            assert one.properties.invented, (at, one.properties.kind)


@GROUND
def test_the_same_battle_has_the_same_field_and_so_has_every_battle_in_the_hex() -> None:
    kinds = ("hill", "woods", "field", "orchard", "rough", "town", "road", "pike", "stream")
    one = battles.a_battle("confederate:H", "union:A")
    assert encode_ground(one) == encode_ground(battles.a_battle("confederate:H", "union:A"))
    other = battles.a_battle("confederate:G", "union:H", attacker="union", rain=True)
    assert laid(one).of(*kinds) == laid(other).of(*kinds)
    assert ground_at((12, 8)).of("woods") != ground_at((11, 8)).of("woods")


@GROUND
@pytest.mark.parametrize(("scale", "yards"), [("200", 60), ("150", 45)])
def test_an_inch_is_the_yards_of_the_scale(scale: str, yards: int) -> None:
    found = ground_at((12, 8), scale)
    assert found.scale is not None
    assert found.scale.yards_an_inch == yards
    rock = next(one for one in found.of("stream"))
    # The same creek lies further off on a table where an inch is less ground.
    assert max(x for x, _ in line(rock)) - 36 <= 36
    town = next(iter(found.of("town"))).geometry
    assert isinstance(town, Polygon)
    wide = max(x for x, _ in town.coordinates[0]) - min(x for x, _ in town.coordinates[0])
    chart = battles.setting().chart.ground
    assert chart is not None
    assert chart.hex is not None
    assert abs(wide * yards / chart.hex.town[0] - 1) < 0.25


@GROUND
def test_more_stands_have_a_larger_table() -> None:
    chart = battles.setting().chart.ground
    assert chart is not None
    assert chart.hex is not None
    rows = chart.hex.tables
    assert [row.stands for row in rows] == sorted(row.stands for row in rows)
    large = battles.the_largest()
    stands = sum(each.stands for one in large.commands() for each in one.brigades)
    assert stands > rows[-1].stands
    assert laid(large).table == rows[-1].inches


# ---- who sets up, who comes


@GROUND
def test_who_is_there_first_sets_up_about_the_middle_and_who_comes_has_his_edge_and_hour() -> None:
    found = laid(battles.the_first_clash())
    (area,) = found.of("deployment")
    assert (area.properties.side, area.properties.units) == ("union", ("union:H", "union:A"))
    (comes,) = found.of("arrival")
    said = comes.properties
    assert (said.side, said.edge, said.hour, said.turn, said.units) == (
        "confederate",
        "north-west",
        "",
        1,
        ("confederate:H",),
    )
    assert isinstance(comes.geometry, Point)
    place = comes.geometry.coordinates
    assert on_edge(place, found.table)
    assert abs(bearing(place, found.table) - BEARING["north-west"]) < 1


def both_there() -> BattleFile:
    """A second day: both sides stand in the hex, the Union in the south of it."""
    state = battles.a_state("confederate:H", "union:A")
    corps = {name: replace(one, heading=0) for name, one in state.corps.items()}
    return battle_file(battles.game(), replace(state, corps=corps), battles.setting())


@GROUND
def test_two_sides_that_are_there_set_up_apart_each_by_its_own_lines() -> None:
    battle = both_there()
    found = laid(battle)
    areas = {one.properties.side: one.geometry for one in found.of("deployment")}
    assert set(areas) == {"union", "confederate"}
    boxes = {}
    for side, shape in areas.items():
        assert isinstance(shape, Polygon)
        xs, ys = zip(*shape.coordinates[0], strict=True)
        boxes[side] = (min(xs), max(xs), min(ys), max(ys))
    north, south = boxes["confederate"], boxes["union"]
    lines = {edge.direction: edge.lines for edge in battle.field.edges}
    assert (lines["north"], lines["south"]) == ("confederate", "union")
    chart = battles.setting().chart.ground
    assert chart is not None
    assert chart.hex is not None
    apart_across = max(north[0], south[0]) - min(north[1], south[1])
    apart_up = max(north[2], south[2]) - min(north[3], south[3])
    assert math.isclose(max(apart_across, apart_up), chart.hex.apart, abs_tol=0.03)


@GROUND
def test_both_sides_over_one_edge_have_places_beside_each_other() -> None:
    battle = battles.a_battle("confederate:H", "confederate:C", "union:A")
    forces = tuple(
        replace(
            force,
            commands=tuple(
                replace(one, enters="north", arrives=f"1{nth}:00") for nth, one in enumerate(force.commands)
            ),
        )
        for force in battle.sides
    )
    found = list(arrivals(forces, Frame((72.0, 48.0), 60).towards, "10:00", 30))
    assert [(one.properties.hour, one.properties.turn) for one in found] == [("10:00", 1), ("10:00", 1), ("11:00", 3)]
    places = {(one.properties.side, one.geometry.coordinates) for one in found if isinstance(one.geometry, Point)}
    assert len(places) == 2


# ---- who may know it, and where it goes


@GROUND
def test_a_briefing_has_the_ground_without_what_is_the_enemys() -> None:
    battle = battles.the_first_clash()
    for side, kinds in (("union", {"deployment"}), ("confederate", {"arrival"})):
        known = briefing(battle, side)  # type: ignore[arg-type]
        own = {
            one.properties.kind
            for one in known.field.features
            if one.properties.side and one.properties.kind != "objective"
        }
        assert own == kinds
        others = "union:A" if side == "confederate" else "confederate:H"
        assert others not in msgspec.json.encode(known.field).decode()
        ground = [one for one in battle.field.features if one.properties.kind not in ("deployment", "arrival")]
        assert [one for one in known.field.features if one.properties.kind not in kinds] == ground


@GROUND
def test_the_battle_file_is_itself_a_field_and_its_field_stands_alone_too() -> None:
    battle = battles.the_first_clash()
    field = msgspec.json.decode(encode(battle))["field"]
    assert field["type"] == "FeatureCollection"
    alone = read_field(encode_ground(battle).encode(), "field.geojson")
    assert msgspec.json.decode(msgspec.json.encode(alone.features)) == field["features"]
    assert alone.table == tuple(field["table"])


@GROUND
def test_the_table_game_carries_its_field() -> None:
    battle = battles.the_first_clash()
    made = to_table.first(battle, shelf.ruleset_texts("miniatures"))
    assert read_field(made.sources[to_table.GROUND].encode(), to_table.GROUND).table == (72, 48)


@GROUND
def test_the_share_of_the_way_at_which_a_river_runs_is_the_charts() -> None:
    found, chart = ground_at((5, 17)), battles.setting().chart.ground
    assert chart is not None
    assert chart.hex is not None
    (bridge,) = found.of("bridge")
    assert isinstance(bridge.geometry, Point)
    reach = math.dist(bridge.geometry.coordinates, (36, 24))
    assert math.isclose(reach, float(figure(chart.hex.river_at)) * 36 / math.sin(math.radians(60)), abs_tol=0.05)
