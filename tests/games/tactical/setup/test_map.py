"""The map of Antietam against gazetteer, rulebook and charts; and what a map of this battle may not lack."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.reading import read_toml
from companion.games.tactical.charts.map import RequiredMap
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square, around, distance, is_diagonal, towards
from companion.games.tactical.setup.map_checks import by_road, map_problems
from companion.games.tactical.setup.map_text import read_map
from companion.kernel.shelf import resource_text, ruleset_texts
from tests.games.tactical.gazetteer import FOLDER, antietam, georeference, points, rules, shapes, terrains

GROUND = antietam()
TEXT = resource_text(*FOLDER, "map.txt")
REQUIRED = read_toml(ruleset_texts("antietam")["map.toml"], RequiredMap, file="map.toml")


def away(at: Square, squares: set[Square]) -> int:
    return min(distance(at, other) for other in squares)


# ---- the field of Antietam


@pytest.mark.clause("ANT-1.3b", "ANT-1.3d", "ANT-1.3f")
def test_the_map_has_42_rows_of_36_squares_of_the_kinds_and_elevations_that_there_are() -> None:
    assert (GROUND.rows, GROUND.columns) == (42, 36)
    assert set(GROUND.kinds) == set(GROUND.levels) == {(x, y) for x in range(42) for y in range(36)}
    assert set(GROUND.kinds.values()) == {"clear", "town", "woods", "cornfield", "stream", "ford", "bridge"}
    assert set(terrains().sorts) == set(GROUND.kinds.values()) | {"river"}
    assert {GROUND.shown(at) for at in GROUND.kinds} == set(GROUND.kinds.values()) | {"road"}
    assert set(GROUND.levels.values()) == {1, 2, 3, 4}


@pytest.mark.clause("ANT-R-MAP", "ANT-1.10")
def test_the_map_has_every_property_that_is_asked_of_it() -> None:
    assert map_problems(GROUND, REQUIRED, rules(), file="map.txt") == ()


@pytest.mark.clause("ANT-R-MAP")
def test_every_place_of_the_gazetteer_is_within_a_square_of_where_it_is() -> None:
    """Crossings, towns and named places by name; the rest by what stands there."""
    ours = {
        "Burnside (Lower, Rohrbach) Bridge": "Burnside's Bridge",
        "Middle Bridge (Boonsboro Pike)": "Middle Bridge",
        "Upper (Hitt) Bridge": "Upper Bridge",
        "Sharpsburg (square)": "Sharpsburg",
        "Pry House (McClellan HQ)": "Pry House",
        "Pry's (Hitt's) Mill": "Pry's Mill",
        "Lee HQ (oak grove, Shepherdstown Pike)": "Lee's headquarters",
        "National Cemetery / Cemetery Hill": "Cemetery Hill",
        "Lutheran Cemetery": "Lutheran Church",
        "Sunken Road, west end at Hagerstown Pike": "Sunken Road",
        "Sunken Road angle / observation tower": "Sunken Road",
        "Cornfield, west end": "the Cornfield",
        "North Woods / J. Poffenberger farm (tour stop 2)": "North Woods",
        "D.R. Miller farm": "Miller farm",
        "Hoffman farm": "Hoffman's Woods",
        "Grove farm (Mount Airy)": "Grove farm",
        "Poffenberger Hill (Doubleday guns)": "Poffenberger Hill",
        "Piper/Sunken Road ridge": "Piper's orchard",
        "Cavalry hill (Tidball guns, Middle Bridge)": "Cavalry Hill",
        "Hill above Burnside Bridge (west bluff)": "heights above Burnside's Bridge",
        "Benjamin's knoll (east of Burnside Bridge)": "Benjamin's knoll",
        "Ridge S of Sharpsburg (D.R. Jones line)": "ridge south of Sharpsburg",
        "Snavely bluff": "Snavely's bluff",
        "Union gun ridge east of creek": "Union gun ridge",
        "Mansfield Ave west end (Meade bivouac)": "J. Poffenberger farm",
    }
    named: dict[str, set[Square]] = {}
    for marks in (GROUND.bridges, GROUND.fords, GROUND.places, GROUND.objectives):
        for at, name in marks.items():
            named.setdefault(name, set()).add(at)
    named["Sunken Road"] |= set(GROUND.roads["Sunken Road"])
    here = [point for point in points() if point.on_map]
    found = {point.name: ours.get(point.name, point.name) for point in here}
    found.pop('"It is A.P. Hill" (final attack stop)')  # open ground without a name
    assert {name: our for name, our in found.items() if our not in named} == {}
    far = {
        point.name: point.square
        for point in here
        if point.name in found and away(point.square, named[found[point.name]]) > 1
    }
    assert far == {}
    assert len(found) == 47


@pytest.mark.clause("ANT-R-MAP")
def test_the_creek_and_every_road_run_within_a_square_of_where_they_ran() -> None:
    ours = {
        "Hagerstown Turnpike": "Hagerstown Pike",
        "Boonsboro Turnpike": "Boonsboro Pike",
        "Shepherdstown Turnpike": "Shepherdstown Pike",
        "Lower Bridge (Rohrersville) Road": "Rohrersville Road",
        "Sunken Road (Bloody Lane)": "Sunken Road",
        "Miller's Sawmill Road (A.P. Hill's route from the ford)": "Miller's Sawmill Road",
        "Keedysville-Upper Bridge-Williamsport road": "Williamsport Road",
        "Mercersville / New Industry road (west of Dunker Church)": "Mercersville Road",
        "Roulette lane": "Roulette's Lane",
    }
    lines = [shape for shape in shapes().values() if shape.kind in ("road", "sunken road", "track")]
    assert {ours.get(line.name, line.name) for line in lines} == set(GROUND.roads)
    for line in lines:
        real, drawn = set(line.squares), set(GROUND.roads[ours.get(line.name, line.name)])
        assert [at for at in real if away(at, drawn) > 1] == [], line.name
        inland = {at for at in drawn if at[1] < 34}  # the gazetteer ends the Rohrersville road before the edge
        assert [at for at in inland if away(at, real) > 1] == [], line.name
    creek, drawn = set(shapes()["Antietam Creek"].squares), set(GROUND.waters["Antietam Creek"])
    assert max(away(at, drawn) for at in creek) <= 1
    assert max(away(at, creek) for at in drawn) <= 1
    assert {at for at, kind in GROUND.kinds.items() if kind == "stream"} < drawn


@pytest.mark.clause("ANT-R-MAP")
def test_woods_and_corn_stand_where_they_stood() -> None:
    kinds = {"woods": "woods", "cornfield": "cornfield"}
    for shape in shapes().values():
        if shape.kind in kinds:
            ours = {at for at, kind in GROUND.kinds.items() if kind == kinds[shape.kind]}
            assert [at for at in shape.squares if away(at, ours) > 1] == [], shape.name
    corn = {at for shape in shapes().values() if shape.kind == "cornfield" for at in shape.squares}
    assert all(away(at, corn) <= 1 for at, kind in GROUND.kinds.items() if kind == "cornfield")
    woods = {at for shape in shapes().values() if shape.kind == "woods" for at in shape.squares}
    others = {at for at, kind in GROUND.kinds.items() if kind == "woods" and away(at, woods) > 1}
    assert all(column >= 32 for _, column in others)  # Elk Ridge
    for name in ("North Woods", "East Woods", "West Woods"):
        assert {GROUND.terrain(at) for at, place in GROUND.places.items() if place == name} == {"woods"}
    assert {GROUND.terrain(at) for at, place in GROUND.places.items() if place == "the Cornfield"} == {"cornfield"}
    assert {GROUND.terrain(at) for at, place in GROUND.places.items() if place == "Sharpsburg"} == {"town"}


@pytest.mark.clause("ANT-1.3f", "ANT-F1.4")
def test_the_heights_of_the_field_are_heights_and_the_creek_runs_in_a_valley() -> None:
    level = GROUND.elevation
    tops = {
        "Nicodemus Heights",
        "Poffenberger Hill",
        "Cemetery Hill",
        "Reel Ridge",
        "ridge south of Sharpsburg",
        "Elk Ridge",
    }
    assert {level(at) for at, name in GROUND.places.items() if name in tops} == {4}
    assert level((18, 10)) == 4  # the plateau east of the Dunker Church
    assert level((21, 14)) < level((22, 13))  # the Sunken Road lies under the ridge
    assert {level(at) for at in GROUND.waters["Antietam Creek"]} == {1}
    bridge = next(at for at, name in GROUND.bridges.items() if name == "Burnside's Bridge")
    bluff = next(at for at, name in GROUND.places.items() if name == "heights above Burnside's Bridge")
    assert level(bluff) - level(bridge) == 2
    assert distance(bluff, bridge) <= 2
    steps = Counter(abs(level(at) - level(to)) for at in GROUND.levels for to in around(at) if GROUND.on_map(to))
    assert steps[3] == 0
    hills = [point for point in points() if point.kind == "hill"]
    assert all(max(level(at) for at in (hill.square, *around(hill.square))) >= 3 for hill in hills)


@pytest.mark.clause("ANT-7.5d", "ANT-R-MAP")
def test_the_creek_parts_the_field_but_for_three_bridges_and_two_fords() -> None:
    west, east = GROUND.banks[28, 11], GROUND.banks[30, 23]
    assert set(GROUND.banks.values()) == {west, east}
    assert len(GROUND.bridges) == 3
    assert sorted(GROUND.fords.values()) == ["Pry's Ford", "Snavely's Ford"]
    over = {
        at: {GROUND.banks[to] for to in around(at) if to in GROUND.banks} for at in (*GROUND.bridges, *GROUND.fords)
    }
    assert all(banks == {west, east} for banks in over.values())
    assert {GROUND.banks[at] for at in GROUND.objectives} == {west}
    course = GROUND.waters["Antietam Creek"]
    assert course[0][0] == 0
    assert course[-1][0] == 41
    for one, other in pairwise(course):
        way = towards(one, other)
        assert way is not None
        assert not is_diagonal(way)


@pytest.mark.clause("ANT-T-REINF", "ANT-R-ROAD-ENTRY", "ANT-R-ROAD-USE")
def test_roads_join_the_entry_of_turn_9_sharpsburg_bridges_and_edges() -> None:
    reached = by_road(GROUND, (33, 1))
    path = [(33, 1), (33, 2), (33, 3), (32, 3), (32, 4), (32, 5), (32, 6), (32, 7)]
    assert all(GROUND.joined(one, other) for one, other in pairwise(path))
    assert {*GROUND.bridges, (28, 11), (0, 4), (41, 13), (32, 35), (5, 35), (27, 0), (3, 0), (17, 0)} <= reached
    assert reached == GROUND.on_road
    assert not GROUND.joined((32, 4), (33, 3))  # across the corner


@pytest.mark.clause("ANT-R-COORDS", "ANT-8.5b")
def test_the_rear_corners_are_south_west_and_north_east() -> None:
    assert GROUND.rears == {"confederate": (41, 0), "union": (0, 35)}
    south_west, north_east = (georeference().place(*GROUND.rears[side]) for side in ("confederate", "union"))
    assert south_west[0] < north_east[0]
    assert south_west[1] < north_east[1]


# ---- the georeference


@pytest.mark.clause("ANT-R-MAP", "ANT-1.3c")
def test_the_georeference_puts_every_place_within_a_square_of_its_square() -> None:
    fit = georeference()
    for point in points():
        if point.on_map:
            row, column = fit.spot(*point.at)
            assert distance((round(row), round(column)), point.square) <= 1, point.name
    for miss in fit.misses:
        row, column = fit.spot(miss.latitude, miss.longitude)
        assert (row - miss.square[0], column - miss.square[1]) == pytest.approx(miss.by, abs=0.006)


@given(st.floats(-5, 50), st.floats(-5, 50))
def test_the_georeference_leads_back_to_the_spot_it_came_from(row: float, column: float) -> None:
    assert georeference().spot(*georeference().place(row, column)) == pytest.approx((row, column), abs=1e-6)


# ---- a map of this battle, spoilt


def spoilt(old: str, new: str) -> Ground:
    assert old in TEXT
    return read_map(TEXT.replace(old, new, 1), terrains(), file="map.txt")


@pytest.mark.clause("ANT-R-MAP")
@pytest.mark.parametrize(
    ("old", "new", "path", "words"),
    [
        ("32,7 west end of Sharpsburg\n", "", "32,7", "the objective is not on the map"),
        ("32,7 west end of Sharpsburg\n", "32,7 west\n32,8 east\n", "32,8", "east is no objective of this battle"),
        ("confederate 2: 17,0", "confederate 2: 17,1", "entries", "the squares of confederate 2 are not those"),
        ("union 3: 0,25 0,26", "union 3: 0,26 0,25", "entries", "the squares of union 3 are not those"),
        ("Antietam Creek:", "Little Creek:", "waters", "Antietam Creek is not on the map"),
        ("\nconfederate 9:", "\nConfederate 9:", "entries", "confederate 9"),
    ],
)
def test_a_map_that_lacks_what_is_asked_of_it_is_told_so(old: str, new: str, path: str, words: str) -> None:
    problems = map_problems(spoilt(old, new), REQUIRED, rules(), file="map.txt")
    assert any(one.path == path and words in one.what for one in problems), problems


@pytest.mark.clause("ANT-R-MAP")
def test_a_creek_with_a_gap_another_town_and_a_lost_road_are_told_at_once() -> None:
    kinds = GROUND.kinds | {(2, 22): "clear", (32, 7): "clear"}
    broken = msgspec.structs.replace(
        GROUND,
        kinds=kinds,
        links=frozenset(pair for pair in GROUND.links if (32, 5) not in pair),
        banks=dict.fromkeys(GROUND.banks, 0),
        bridges={},
        fords=GROUND.fords | {(5, 22): "a third"},
        waters={"Antietam Creek": GROUND.waters["Antietam Creek"][1:-1]},
        rows=43,
    )
    told = [(one.path, one.what) for one in map_problems(broken, REQUIRED, rules(), file="map.txt")]
    assert [path for path, _ in told] == [
        "terrain",
        "1,22",
        "40,18",
        "waters",
        "bridges",
        "fords",
        "15,21",
        "38,18",
        "5,22",
        "32,7",
        "32,7",
    ]
    assert dict(told)["waters"] == "no water parts 28,11 and 30,23"
    assert dict(told)["fords"] == "the map has 3 fords"
    assert ("32,7", "there is no town") in told
    assert ("32,7", "no road leads from 33,1 to 32,7") in told
