"""The demonstration map of the Shiloh charts: every terrain on it, drawn by the same reader, and not history."""

from __future__ import annotations

from functools import cache

import pytest

from companion.games.tactical.charts.ruleset import Rules, load
from companion.games.tactical.rules.ground.map import Ground, Terrains
from companion.games.tactical.rules.ground.squares import around, is_diagonal, towards
from companion.games.tactical.setup.map_checks import by_road
from companion.games.tactical.setup.map_text import read_map
from companion.kernel.shelf import resource_text, ruleset_texts
from companion.language.messages import told

TEXT = resource_text("maps", "shiloh", "map.txt")


@cache
def rules() -> Rules:
    return load(ruleset_texts("shiloh"))


@cache
def ground() -> Ground:
    return read_map(TEXT, Terrains.of(rules()), file="map.txt")


@pytest.mark.clause("SHI-R-MAP", "SHI-R-SEQUENCE")
def test_the_map_uses_every_terrain_of_the_charts_and_says_that_it_is_no_history() -> None:
    terrains = {row.terrain for row in rules().costs.terrain} | {row.id for row in rules().terrain.row}
    assert set(ground().kinds.values()) == terrains
    assert len(terrains) == 12
    assert set(ground().levels.values()) == {1, 2, 3, 4}
    assert (ground().rows, ground().columns) == (30, 30)
    assert "NOT HISTORICAL" in TEXT.splitlines()[0]
    assert "demonstration" in ground().title
    assert not ground().objectives
    assert not ground().entries


@pytest.mark.clause("SHI-R-RIVER", "SHI-OC-stream")
def test_streams_are_waded_and_the_river_is_not() -> None:
    kinds = {
        kind: {ground().passable(at) for at in ground().kinds if ground().terrain(at) == kind}
        for kind in ground().kinds.values()
    }
    assert {kind for kind, passable in kinds.items() if passable == {False}} == {"river"}
    assert all(len(passable) == 1 for passable in kinds.values())
    unfit = ground().unfit((0, 29))
    assert unfit is not None
    assert told(unfit) == "0,29 is river"


@pytest.mark.clause("SHI-R-ROAD-DIAG", "SHI-N-road", "SHI-R-SUNKEN")
def test_roads_run_across_corners_through_a_ravine_and_along_the_sunken_road() -> None:
    corners = [pair for pair in ground().links if is_diagonal(towards(*pair) or 1)]
    assert corners
    assert {ground().terrain(at) for at in ground().on_road} >= {
        "ravine",
        "sunken_road",
        "bridge",
        "ford",
        "peach_orchard",
    }
    sunken = {at for at, kind in ground().kinds.items() if kind == "sunken_road"}
    assert all(any(ground().joined(at, to) for to in around(at) if to in sunken) for at in sunken)
    assert by_road(ground(), (29, 4)) == ground().on_road
    assert ground().shown((14, 10)) == "road"
    assert ground().shown((18, 20)) == "peach_orchard"


@pytest.mark.clause("SHI-R-MAP")
def test_orchard_sunken_road_and_church_are_named_where_they_are() -> None:
    named = {
        name: {ground().terrain(at) for at, its in ground().places.items() if its == name}
        for name in ground().places.values()
    }
    assert named["Peach Orchard"] == {"peach_orchard"}
    assert named["Shiloh Church"] == {"woods_church"}
    assert named["Hornets' Nest"] == {"sunken_road"}
    assert named["Dill Branch ravine"] == {"ravine"}
    assert ground().name((4, 4)) == "Owl Creek Bridge"
    assert ground().rears == {"confederate": (29, 0), "union": (0, 25)}
