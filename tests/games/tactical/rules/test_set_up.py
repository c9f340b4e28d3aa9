"""The set-ups: every unit of the first turn in its area, none crowded, none next to an enemy; and each mistake told."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.games.tactical.charts.terms import SIDES, other
from companion.games.tactical.rules.ground.squares import Square, around, distance
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.turn.set_up import SetUp, read_set_up, stand, start_facing, start_mode
from companion.games.tactical.setup.armies import read_order_of_battle
from companion.kernel.shelf import resource_text
from tests.games.tactical.building import unit
from tests.games.tactical.gazetteer import antietam, rules

FILES = ("antietam-setup.toml", "antietam-setup-ground.toml")
IN_AREAS, ON_THE_GROUND = FILES


@cache
def army() -> tuple[Unit, ...]:
    text = resource_text("tactical", "antietam.toml")
    return read_order_of_battle(text, file="antietam.toml", rules=rules()).units


@cache
def set_up(file: str) -> SetUp:
    return read_set_up(resource_text("tactical", file), army(), antietam(), rules(), file=file)


@cache
def standing(file: str) -> dict[str, Unit]:
    return {one.id: one for one in stand(army(), set_up(file), antietam(), rules())}


def areas(file: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(resource_text("tactical", file))["area"]
    return found


# ---- the files


@pytest.mark.clause("ANT-2.2", "ANT-R-SETUP")
@pytest.mark.parametrize("file", FILES)
def test_every_unit_of_the_first_turn_has_a_square_and_nobody_else(file: str) -> None:
    units = standing(file)
    assert len(units) == 209
    assert {one.id for one in units.values() if one.square} == {one.id for one in army() if not one.arrives}
    assert len(set_up(file).squares) == 176


@pytest.mark.clause("ANT-R-SETUP", "ANT-7.7a", "ANT-7.7b", "ANT-7.6a")
@pytest.mark.parametrize("file", FILES)
def test_nobody_is_crowded_in_water_or_in_an_enemy_zone_of_control(file: str) -> None:
    ground = antietam()
    there: dict[Square, list[Unit]] = {}
    for one in standing(file).values():
        if one.square:
            there.setdefault(one.square, []).append(one)
    for at, found in there.items():
        guns = sum(one.arm == "artillery" for one in found)
        assert guns <= 1
        assert len(found) - guns <= 2
        assert ground.terrain(at) not in ("stream", "river")
        assert len(found) == 1 or ground.terrain(at) not in ("town", "ford", "bridge")
        sides = {one.side for near in (at, *around(at)) for one in there.get(near, ())}
        assert len(sides) == 1, at


@pytest.mark.clause("ANT-R-SETUP", "ANT-R-MAP")
@pytest.mark.parametrize("file", FILES)
def test_confederates_and_two_union_corps_are_west_of_the_creek_the_rest_east(file: str) -> None:
    ground = antietam()
    west, east = ground.banks[28, 11], ground.banks[30, 23]
    for one in standing(file).values():
        if one.square:
            over = one.corps in ("II Corps", "V Corps", "IX Corps") or one.division == "Pleasonton"
            assert ground.banks[one.square] == (east if over else west), one.name


@pytest.mark.clause("ANT-R-SETUP")
def test_the_areas_are_those_of_the_ruling_and_hold_the_formation_they_name() -> None:
    units = {(one.side, one.name): one for one in army()}
    spans = {area["formation"]: (area["rows"], area["columns"]) for area in areas(IN_AREAS)}
    assert len(spans) == 19
    assert spans["Hood"] == ([21, 22], [5, 7])
    assert spans["I Corps"] == ([8, 14], [5, 11])
    assert spans["McLaws"] == ([32, 35], [2, 5])
    for area in areas(IN_AREAS):
        name = area["formation"]
        for shown in area["units"]:
            one = units[area["side"], shown]
            guns = f"{one.corps}'s artillery" if one.corps else "Reserve artillery"
            own = guns if one.arm == "artillery" and name.endswith("artillery") else name
            assert own == name
            assert name in (guns, one.brigade, one.division, one.corps), (name, shown)


@pytest.mark.clause("ANT-R-SETUP")
def test_on_the_ground_the_brigades_stand_where_they_stood() -> None:
    at = {one.name: one.square for one in standing(ON_THE_GROUND).values() if one.side == "confederate"}
    assert at["Toombs-A"] == at["Toombs-B"] == (31, 17)
    assert at["Rodes-A"] == (21, 14)
    assert at["Cavalry Artillery"] == (14, 3)
    ground = antietam()
    assert ground.name((31, 17)) == "heights above Burnside's Bridge"
    assert ground.name((14, 3)) == "Nicodemus Heights"


# ---- facing and mode


@pytest.mark.clause("ANT-R-SETUP", "ANT-7.9a")
def test_units_face_the_enemys_rear_corner() -> None:
    ground = antietam()
    assert start_facing(ground, "confederate", (20, 18)) == 2
    assert start_facing(ground, "union", (20, 18)) == 6
    assert start_facing(ground, "union", (40, 20)) == 7  # the corner lies due west
    assert start_facing(ground, "confederate", (18, 34)) == 1
    for file in FILES:
        for one in standing(file).values():
            if one.square:
                assert one.facing == start_facing(ground, one.side, one.square)


@given(st.integers(0, 41), st.integers(0, 35), st.sampled_from(SIDES))
def test_a_step_in_the_first_facing_never_leads_away_from_the_corner(row: int, column: int, side: Any) -> None:
    ground = antietam()
    corner = ground.rears[other(side)]
    if (row, column) != corner:
        ahead = around((row, column))[start_facing(ground, side, (row, column)) - 1]
        assert distance(ahead, corner) <= distance((row, column), corner)
        assert abs(ahead[0] - corner[0]) + abs(ahead[1] - corner[1]) < abs(row - corner[0]) + abs(column - corner[1])


@pytest.mark.clause("ANT-R-SETUP", "ANT-7.8a", "ANT-7.8b")
def test_infantry_starts_in_line_cavalry_mounted_and_guns_unlimbered_where_an_enemy_is_near() -> None:
    guns = unit("I Corps-A", arm="artillery", mode="limbered", weapon="N12")
    rebel = unit("Long-A", "confederate", arm="artillery", mode="limbered", weapon="N12")
    enemy = (20, 10)
    assert start_mode(rules(), unit(), (0, 0), [enemy]) == "normal"
    assert start_mode(rules(), unit(arm="cavalry"), (0, 0), [enemy]) == "mounted"
    assert start_mode(rules(), guns, (4, 10), [enemy]) == "unlimbered"  # 16 squares
    assert start_mode(rules(), guns, (3, 10), [enemy]) == "limbered"
    assert start_mode(rules(), guns, (20, 26), [enemy]) == "unlimbered"
    assert start_mode(rules(), rebel, (40, 10), [(0, 30)]) == "unlimbered"
    assert start_mode(rules(), rebel, (40, 10), []) == "unlimbered"


@pytest.mark.parametrize("file", FILES)
def test_those_who_come_later_stay_as_the_order_of_battle_has_them(file: str) -> None:
    before = {one.id: one for one in army()}
    later = [one for one in standing(file).values() if one.arrives]
    assert len(later) == 33
    assert all(one == before[one.id] for one in later)


# ---- mistakes

SMALL = """\
format = 1
title = "Small"
invented = true
clause = "ANT-R-SETUP"
[[area]]
side = "union"
formation = "Meade"
rows = [8, 14]
columns = [5, 11]
[area.units]
Seymour-A = [10, 10]
Seymour-B = [10, 10]
[[area]]
side = "confederate"
formation = "Hood"
rows = [12, 22]
columns = [5, 11]
[area.units]
Law-A = [12, 11]
"""
TWO = (unit("Seymour-A"), unit("Seymour-B"), unit("Law-A", "confederate"), unit("Hampton-A", "confederate", arrives=2))
THREE = (*TWO, unit("Magilton-A"))


def test_a_small_set_up_is_read() -> None:
    read = read_set_up(SMALL, TWO, antietam(), rules(), file="small")
    assert read == SetUp(
        "Small", {"union:seymour-a": (10, 10), "union:seymour-b": (10, 10), "confederate:law-a": (12, 11)}
    )


CASES = [
    (TWO, "Law-A = [12, 11]", "Law-A = [11, 11]", "$.area[1].units.Law-A", "outside the area of Hood (rows 12 to 22,"),
    (TWO, "Law-A = [12, 11]", "Law-A = [12, 12]", "$.area[1].units.Law-A", "12,12 is outside the area of Hood"),
    (TWO, "Seymour-B = [10, 10]", "Seymour-B = [9, 22]", "$.area[0].units.Seymour-B", "9,22 is outside the area"),
    (
        TWO,
        "Seymour-B = [10, 10]",
        "Seymour-B = [0, 22]",
        "$.area[0].units.Seymour-B",
        "0,22 is stream: nobody can stand",
    ),
    (
        TWO,
        "Seymour-B = [10, 10]",
        "Seymour-B = [42, 1]",
        "$.area[0].units.Seymour-B",
        "42,1 is off the map of 42 by 36",
    ),
    (TWO, "rows = [8, 14]", "rows = [14, 8]", "$.area[0].rows", "14 to 8 is no span"),
    (TWO, "Seymour-B", "Seymour-C", "$.area[0].units.Seymour-C", "'Seymour-C' is not defined"),
    (TWO, "Seymour-B", "Seymour-C", "$.area", "Seymour-B of the union army has no square"),
    (TWO, "Law-A", "Hampton-A", "$.area[1].units.Hampton-A", "'Hampton-A' is not defined"),
    (TWO, "Law-A", "Seymour-A", "$.area[1].units.Seymour-A", "'Seymour-A' is not defined"),
    (
        THREE,
        "Seymour-B = [10, 10]\n",
        "Seymour-B = [10, 10]\nMagilton-A = [10, 10]\n",
        "$.area[0].units.Magilton-A",
        "not 3",
    ),
    (
        TWO,
        "[12, 11]",
        '[12, 11]\n[[area]]\nside = "union"\nformation = "I"\nrows = [1, 2]\ncolumns = [1, 2]\nunits = { Seymour-A = [1, 1] }',
        "$.area[2].units.Seymour-A",
        "Seymour-A stands at $.area[0].units.Seymour-A too",
    ),
    (
        TWO,
        "Seymour-B = [10, 10]",
        "Seymour-B = [11, 10]",
        "$.area[1].units.Law-A",
        "in or next to the square of Seymour-B",
    ),
    (TWO, "Seymour-B = [10, 10]", "Seymour-B = [11, 10]", "$.area[0].units.Seymour-B", "the square of Law-A"),
    (TWO, "invented = true\n", "", "$.invented", "is missing"),
    (TWO, "[10, 10]", "[10]", "$.area[0].units[...]", "expected a list with 2 in it"),
]


@pytest.mark.parametrize(("units", "old", "new", "path", "words"), CASES)
def test_every_mistake_of_a_set_up_is_told_with_its_place(
    units: tuple[Unit, ...], old: str, new: str, path: str, words: str
) -> None:
    assert old in SMALL
    with pytest.raises(BadInput) as caught:
        read_set_up(SMALL.replace(old, new, 1), units, antietam(), rules(), file="small")
    assert any(one.path == path and words in str(one) for one in caught.value.problems), str(caught.value)


@pytest.mark.clause("ANT-7.7a", "ANT-7.7b")
def test_two_batteries_in_a_square_and_two_units_in_a_town_are_told_at_once() -> None:
    batteries = tuple(unit(f"Bat-{name}", arm="artillery", weapon="N12") for name in "AB")
    town = tuple(unit(f"Town-{name}") for name in "AB")
    text = SMALL.replace("rows = [8, 14]", "rows = [8, 28]").replace(
        "Seymour-B = [10, 10]",
        "Seymour-B = [10, 10]\nBat-A = [9, 9]\nBat-B = [9, 9]\nTown-A = [28, 11]\nTown-B = [28, 11]",
    )
    with pytest.raises(BadInput) as caught:
        read_set_up(text, (*TWO, *batteries, *town), antietam(), rules(), file="small")
    told = {one.path: (one.what, one.hint) for one in caught.value.problems}
    assert set(told) == {"$.area[0].units.Bat-B", "$.area[0].units.Town-B"}
    assert told["$.area[0].units.Bat-B"][1] == "ANT-7.7a"
    assert told["$.area[0].units.Town-B"][1] == "ANT-7.7b"
