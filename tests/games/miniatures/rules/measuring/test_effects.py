"""What a piece of ground does to moving and to a charge: its kind's row, or what the scenario's field says of it."""

from __future__ import annotations

from functools import cache
from typing import get_args

import pytest

from companion.field.shapes import Area, Line
from companion.games.miniatures.charts.ruleset import Rules, load
from companion.games.miniatures.rules.measuring.effects import Effect, effect
from companion.kernel import shelf
from tests.field.fields import of


@cache
def the_charts() -> Rules:
    return load(shelf.ruleset_texts("miniatures"))


def does(kind: str, **more: object) -> Effect:
    return effect(the_charts(), of(kind, None, **more))


@pytest.mark.clause("D10-RUL-MOVE-ROUGH-WHAT")
def test_woods_of_either_kind_and_broken_ground_are_rough_and_nothing_else_is() -> None:
    rough = {kind for kind in (*get_args(Area), *get_args(Line)) if does(kind).moves == "rough"}
    assert rough == {"woods", "rough"}
    assert does("woods", density="closed").moves == "rough"


@pytest.mark.clause("D10-RUL-MOVE-LINEAR-WHAT")
def test_walls_fences_hedges_works_sunken_roads_and_banks_are_linear_objects() -> None:
    linear = {kind for kind in (*get_args(Area), *get_args(Line)) if does(kind).moves == "linear"}
    assert linear == {"wall", "fence", "hedge", "breastworks", "trenches", "sunken-road", "cut"}
    assert does("bridge").moves == "free"


@pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE")
def test_roads_and_pikes_alone_bear_a_road_move() -> None:
    assert {kind for kind in get_args(Line) if does(kind).moves == "road"} == {"road", "pike"}


@pytest.mark.clause("D10-RUL-MOVE-FORD-EACH")
def test_a_river_is_crossed_at_its_bridges_and_fords() -> None:
    assert (does("river").moves, does("ford").moves) == ("crossings", "ford")


@pytest.mark.clause("D10-CHARGE-MOD-GROUND")
def test_favourable_ground_is_a_hilltop_woods_a_ford_a_sunken_road_a_hedge_or_a_fence() -> None:
    kinds = (*get_args(Area), *get_args(Line), "ford", "bridge")
    assert {one for one in kinds if does(one).charge == "ground"} == {
        "hill",
        "woods",
        "ford",
        "sunken-road",
        "hedge",
        "fence",
    }


@pytest.mark.clause("D10-CHARGE-MOD-WORKS")
def test_breastworks_a_town_and_stone_walls_are_works() -> None:
    kinds = (*get_args(Area), *get_args(Line))
    assert {one for one in kinds if does(one).charge == "works"} == {"breastworks", "town", "wall"}


@pytest.mark.clause("D10-CHARGE-MOD-TRENCHES")
def test_trenches_are_more_than_works() -> None:
    assert does("trenches").charge == "trenches"


@pytest.mark.clause("D10-RUL-CHARGE-OUTFLANKED")
def test_nobody_is_outflanked_in_a_town_or_in_works_that_face_every_way() -> None:
    assert not does("town").outflanked
    assert not does("breastworks", all_round=True).outflanked
    assert does("breastworks").outflanked
    assert does("woods").outflanked


@pytest.mark.parametrize("kind", ["orchard", "field", "water", "stream", "railroad", "house"])
def test_where_the_sheet_is_silent_ground_does_nothing_until_the_scenario_says_what(kind: str) -> None:
    assert (does(kind).moves, does(kind).charge, does(kind).outflanked) == ("free", "none", True)
    said = does(kind, moves="rough", charge="ground")
    assert (said.moves, said.charge) == ("rough", "ground")


def test_a_scenario_may_say_otherwise_of_any_ground() -> None:
    assert does("woods", moves="free").moves == "free"
    assert does("fence", charge="none").charge == "none"


def test_every_kind_of_ground_has_its_row_with_a_clause_for_each_effect() -> None:
    rows = {row.id: row for row in the_charts().terrain.kind}
    assert set(rows) >= {*get_args(Area), *get_args(Line), "bridge", "ford", "pass", "house"}
    for row in rows.values():
        assert row.name
        assert row.clause
        assert row.moves_clause
        assert row.sight_clause
        assert row.charge_clause
