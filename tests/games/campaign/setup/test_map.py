"""The map of Gettysburg against gazetteer, rulebook and charts; and every mistake of a map with its place."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.charts.reading import read_toml
from companion.games.campaign.charts.orders import Headquarters, Orders
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, distance, neighbours
from companion.games.campaign.rules.state import Side
from companion.games.campaign.setup.map_text import read_map
from companion.kernel.shelf import resource_text, ruleset_texts
from tests.games.campaign.gazetteer import ROADS, projected, the_map, towns

GROUND = the_map()
TEXT = resource_text("maps", "gettysburg", "map.txt")
CHARTS = ruleset_texts("gettysburg")


def reached(ground: Ground, side: Side, start: Hex) -> set[Hex]:
    found, edge = {start}, [start]
    while edge:
        edge = [to for at in edge for to in ground.steps(at, side) if to not in found and not found.add(to)]  # type: ignore[func-returns-value]
    return found


@pytest.mark.clause("RTG-R-MAP-SIZE", "RTG-13.1.1b")
def test_the_map_is_as_large_as_the_corners_of_look_at_map_allow() -> None:
    assert (GROUND.columns, GROUND.rows) == (20, 18)
    assert set(GROUND.terrain) == {(x, y) for x in range(1, 21) for y in range(1, 19)}
    corner = read_toml(CHARTS["orders.toml"], Orders, file="orders.toml").map_corner
    assert corner.columns.max + corner.shown_columns - 1 == GROUND.columns
    assert corner.rows.max + corner.shown_rows - 1 == GROUND.rows


@pytest.mark.clause("RTG-R-MAP")
def test_places_with_a_printed_hex_are_projected_into_it() -> None:
    exact = {town.name: projected(town.latitude, town.longitude) for town in towns() if town.starting_hex}
    printed = {town.name: town.starting_hex for town in towns() if town.starting_hex}
    assert {name: f"{at[0]},{at[1]}" for name, at in exact.items()} == printed
    assert len(printed) == 11
    assert exact["Gettysburg"] == (12, 8)
    assert exact["Frederick"] == (9, 16)


@pytest.mark.clause("RTG-R-MAP")
def test_every_town_of_the_map_lies_within_a_hex_of_where_it_is() -> None:
    real: dict[str, list[Hex]] = {}
    for town in towns():
        for name in {town.name, town.name_1863} - {""}:
            real.setdefault(name, []).append(projected(town.latitude, town.longitude))
    away = {name: min(distance(at, there) for there in real[name]) for at, name in GROUND.towns.items()}
    assert len(away) == 39
    assert {name: hexes for name, hexes in away.items() if hexes > 1} == {}
    for town in towns():  # a place whose hex is printed, and which the map names, stands there
        if town.starting_hex and town.name in away:
            assert away[town.name] == 0


@pytest.mark.clause("RTG-R-MAP")
def test_no_town_of_the_gazetteer_is_further_than_a_hex_from_a_road() -> None:
    far = {
        town.name: at
        for town in towns()
        if GROUND.on_map(at := projected(town.latitude, town.longitude))
        and not any(GROUND.road_hex(near) for near in (at, *neighbours(at)))
    }
    assert far == {}


def by_road(ground: Ground, start: Iterable[Hex], goal: Iterable[Hex]) -> int | None:
    """The road moves from one of `start` to one of `goal`; None without a road."""
    seen, goals, hexes = {at for at in start if ground.road_hex(at)}, set(goal), 0
    edge = set(seen)
    while edge:
        if edge & goals:
            return hexes
        edge = {to for at in edge for to in ground.steps(at, "union") if ground.road_move(at, to)} - seen
        seen |= edge
        hexes += 1
    return None


@pytest.mark.clause("RTG-R-MAP", "RTG-R-ROAD-HEX")
@pytest.mark.parametrize("road", ROADS)
def test_the_roads_of_1863_can_be_marched_from_town_to_town(road: str) -> None:
    at = {town.name: projected(town.latitude, town.longitude) for town in towns() if town.state != "PA"}
    at |= {town.name: projected(town.latitude, town.longitude) for town in towns() if town.state == "PA"}
    at["Jefferson"] = next(
        projected(town.latitude, town.longitude) for town in towns() if (town.name, town.state) == ("Jefferson", "MD")
    )
    for one, other in pairwise(ROADS[road].split(", ")):
        moves = by_road(GROUND, (at[one], *neighbours(at[one])), (at[other], *neighbours(at[other])))
        assert moves is not None, (one, other)
        assert moves <= distance(at[one], at[other]), (one, other)


def test_the_named_roads_run_through_every_road_hex_and_no_other() -> None:
    on_roads = {at for hexes in GROUND.roads.values() for at in hexes}
    assert on_roads == {at for at in GROUND.terrain if GROUND.road_hex(at)}
    assert set(GROUND.towns) == {at for at in GROUND.terrain if GROUND.town_hex(at)}
    assert GROUND.roads["Baltimore Pike"][-1] == (20, 18)


@pytest.mark.clause("RTG-R-RIVER-CSA", "RTG-R-EXIT-HEX", "RTG-R-HQ-BACK", "RTG-8.5a")
def test_one_country_holds_the_exit_and_the_headquarters_return_for_both_sides() -> None:
    assert GROUND.exits == ((20, 18),)
    chart = read_toml(CHARTS["headquarters.toml"], Headquarters, file="headquarters.toml")
    country = reached(GROUND, "confederate", (12, 8))
    assert country <= reached(GROUND, "union", (12, 8))
    assert set(GROUND.exits) <= country
    for row in chart.reappears:
        assert (row.hex[0], row.hex[1]) in country
    assert not any(GROUND.terrain[at] == "mountain" for at in country)


@pytest.mark.clause("RTG-R-RIVER-CSA", "RTG-8.4b")
def test_the_potomac_and_the_susquehanna_cut_the_corners_off() -> None:
    assert set(GROUND.rivers.values()) == {"Potomac", "Susquehanna"}
    country = reached(GROUND, "confederate", (12, 8))
    beyond = {at for at in GROUND.terrain if GROUND.passable(at)} - country
    assert (3, 18) in beyond
    assert (20, 1) in beyond
    assert all((at[0] <= 6 and at[1] >= 12) or (at[0] >= 17 and at[1] <= 3) for at in beyond)
    across = {frozenset((one, other)) for one, other in GROUND.banks if (one in country) != (other in country)}
    open_sides = {frozenset((at, to)) for at in country for to in GROUND.steps(at, "union") if to in beyond}
    assert across >= open_sides
    assert beyond <= reached(GROUND, "union", (12, 8))


# ---- reading

SMALL = """\
# a note
title: Small
[terrain]
.RT
.M.
[rivers]
1,1 south Potomac River
[towns]
3,1 Little York
[roads]
Pike: 2,1 3,1
[exits]
3,2
"""


def test_a_small_map_is_read() -> None:
    ground = read_map(SMALL, file="small")
    assert (ground.title, ground.columns, ground.rows) == ("Small", 3, 2)
    assert ground.terrain[2, 2] == "mountain"
    assert ground.rivers == {((1, 1), 4): "Potomac River", ((1, 2), 1): "Potomac River"}
    assert ground.towns == {(3, 1): "Little York"}
    assert ground.roads == {"Pike": ((2, 1), (3, 1))}
    assert ground.exits == ((3, 2),)
    assert read_map("\ufeff" + SMALL.replace("\n", "\r\n"), file="small") == ground


CASES = [
    ("title: Small\n", "", "line 1, column 1", "the map has no title"),
    ("title: Small", "heading: Small", "line 2, column 1", "stands in no section"),
    ("[rivers]", "[river]", "line 6, column 1", "is no section"),
    ("[exits]\n3,2\n", "", "line 12, column 1", "the section exits is missing"),
    ("[exits]", "[exits]\n[towns]", "line 13, column 1", "stands here again"),
    (".RT\n.M.\n", "", "line 1, column 1", "has no rows"),
    (".M.", ".M", "line 5, column 3", "the row has 2 hexes, the others have 3"),
    (".M.", ".M..", "line 5, column 4", "the row has 4 hexes, the others have 3"),
    (".M.", ".m.", "line 5, column 2", "did you mean 'M'?"),
    (".M.", ".X.", "line 5, column 2", "'X' is no terrain (T town, R road, . clear, M mountain)"),
    ("1,1 south", "1.1 south", "line 7, column 1", "'1.1' is not a hex"),
    ("1,1 south", "1,9 south", "line 7, column 1", "1,9 is off the map (columns 1 to 3, rows 1 to 2)"),
    ("1,1 south", "1,1 soth", "line 7, column 5", "did you mean 'south'?"),
    ("1,1 south Potomac River", "1,1 south", "line 7, column 10", "a river side wants three things"),
    ("1,1 south", "1,1 north", "line 7, column 5", "the side lies on the edge of the map"),
    ("1,1 south Potomac River", "1,1 south P\n1,1 4 P", "line 8, column 1", "given twice (it stands in line 7)"),
    (
        "1,1 south Potomac River",
        "1,1 4 P\n1,2 north P",
        "line 8, column 1",
        "given twice (it stands in line 7, from 1,1)",
    ),
    ("3,1 Little York", "3,1", "line 9, column 4", "the town has no name"),
    ("3,1 Little York", "2,1 Little York", "line 9, column 1", "Little York stands in a hex that is road, not a town"),
    ("3,1 Little York", "4,1 Little York", "line 9, column 1", "4,1 is off the map"),
    ("3,1 Little York", "3,1 York\n3,1 Dover", "line 10, column 1", "3,1 is York already"),
    ("3,1 Little York", "3,1 York\n1,1 York", "line 10, column 5", "York is named twice"),
    ("3,1 Little York\n", "", "line 4, column 3", "the town of 3,1 has no name"),
    ("Pike: 2,1 3,1", "2,1 3,1", "line 11, column 1", "the road has no name"),
    ("Pike: 2,1 3,1", "Pike: 2,1", "line 11, column 10", "shorter than two hexes"),
    ("Pike: 2,1 3,1", "Pike: 2,1 1,1", "line 11, column 11", "Pike runs through 1,1, which is clear"),
    ("Pike: 2,1 3,1", "Pike: 2,1 3,1\nPike: 3,1 2,1", "line 12, column 1", "Pike is named twice"),
    (".RT\n.M.", "RRT\n.M.", "line 11, column 11", "3,1 does not touch 1,1"),
    ("[exits]\n3,2", "[exits]\n2,2", "line 13, column 1", "the exit 2,2 is a mountain"),
    ("[exits]\n3,2", "[exits]\n3,2 3,2", "line 13, column 5", "the exit 3,2 is given twice"),
    ("[exits]\n3,2", "[exits]\n3,3", "line 13, column 1", "3,3 is off the map"),
]


@pytest.mark.parametrize(("old", "new", "place", "words"), CASES)
def test_every_mistake_is_told_with_line_column_and_cure(old: str, new: str, place: str, words: str) -> None:
    text = SMALL.replace(old, new, 1)
    if "does not touch" in words:
        text = text.replace("Pike: 2,1 3,1", "Pike: 1,1 3,1")
    assert text != SMALL
    with pytest.raises(BadInput) as caught:
        read_map(text, file="small")
    assert any(one.path == place and words in str(one) for one in caught.value.problems), str(caught.value)
    assert all(one.file == "small" for one in caught.value.problems)


def test_all_mistakes_are_told_at_once_in_the_order_of_the_lines() -> None:
    text = SMALL.replace(".M.", ".m.").replace("1,1 south", "1,1 soth").replace("3,1 Little", "1,1 Little")
    with pytest.raises(BadInput) as caught:
        read_map(text.replace("Pike:", "Pike: 1,2"), file="small")
    assert [one.path for one in caught.value.problems] == [
        "line 4, column 3",  # the town of 3,1 lost its name
        "line 5, column 2",
        "line 7, column 5",
        "line 9, column 1",
        "line 11, column 7",
    ]


@given(
    st.text() | st.lists(st.sampled_from([*SMALL.splitlines(), "", "1,1", "[", "x y z", "9,9 south Q"])).map("\n".join)
)
def test_any_text_is_a_map_or_bad_input(text: str) -> None:
    try:
        ground = read_map(text, file="any")
    except BadInput as error:
        assert error.problems
    else:
        assert ground.columns * ground.rows == len(ground.terrain)


@given(st.integers(0, len(TEXT) - 1), st.sampled_from(["", "\n", "#", "M", "T", ",", " ", "99", "[", "é"]))
def test_the_real_map_with_one_slip_is_a_map_or_bad_input(place: int, slip: str) -> None:
    try:
        ground = read_map(TEXT[:place] + slip + TEXT[place + 1 :], file="map.txt")
    except BadInput as error:
        assert all(one.path.startswith("line ") for one in error.problems)
    else:
        assert (ground.columns, ground.rows) == (20, 18)
