"""The hex map as shapes: it shows the ground it is given, names give way to one another, and marks say what rows say."""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.drawing.shapes import Box, Face, Stroke, Words, thick
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import DIRECTIONS, Hex, neighbour
from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.words.map.drawing import MapDrawing, bare, read_drawing
from companion.games.campaign.words.map.geometry import bounds, centre, corners, hex_at, outline, side
from companion.games.campaign.words.map.ground import ground_layers, river_lines, weight
from companion.games.campaign.words.map.labels import labels
from companion.games.campaign.words.map.roads import pieces, road_lines
from companion.kernel.shelf import resource_text

HEXES = st.tuples(st.integers(1, 20), st.integers(1, 18))
SIZES = (14.0, 50.0, 100.0, 150.0)


def wide(text: str, face: Face, size: float) -> float:
    """Letters of half an em: good enough where no screen is."""
    return len(text) * size * 0.5


@cache
def the_ground() -> Ground:
    return read_map(resource_text("maps", "gettysburg", "map.txt"), file="map.txt")


@cache
def the_drawing() -> MapDrawing:
    return read_drawing(resource_text("maps", "gettysburg", "drawing.toml"), file="drawing.toml")


# ---- places


@given(HEXES, st.floats(0, math.tau), st.floats(0, 0.49))
def test_every_place_inside_a_hex_is_of_that_hex(at: Hex, turn: float, far: float) -> None:
    x, y = centre(at)
    assert hex_at((x + far * math.cos(turn), y + far * math.sin(turn))) == at


@given(HEXES, st.sampled_from(DIRECTIONS))
def test_neighbours_share_the_side_between_them(at: Hex, direction: int) -> None:
    other = neighbour(at, direction)
    one, two = side(at, direction)
    middle = ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
    assert math.dist(middle, centre(at)) == pytest.approx(0.5) == math.dist(middle, centre(other))
    assert math.dist(centre(at), centre(other)) == pytest.approx(1.0)


def test_even_columns_lie_half_a_hex_lower() -> None:
    assert centre((2, 1))[1] - centre((1, 1))[1] == 0.5 == centre((2, 1))[1] - centre((3, 1))[1]


def test_the_outline_of_a_hex_is_its_corners_and_of_a_ring_two_lines() -> None:
    for found, corner in zip(sorted(outline([(3, 3)])[0]), sorted(corners((3, 3))), strict=True):
        assert found == pytest.approx(corner)
    ring = outline(neighbour((5, 5), direction) for direction in DIRECTIONS)
    assert sorted(map(len, ring)) == [6, 18]


# ---- the drawing obeys the ground


def test_roads_stay_on_road_hexes_and_join_the_hexes_that_the_map_names() -> None:
    ground = the_ground()
    for line, (one, other) in zip(road_lines(ground), pieces(ground), strict=True):
        assert line[0] == pytest.approx(centre(one))
        assert line[-1] == pytest.approx(centre(other))
        assert all(min(math.dist(place, centre(at)) for at in (one, other)) < 0.58 for place in line)
    named = {frozenset(pair) for road in ground.roads.values() for pair in pairwise(road)}
    assert {frozenset(pair) for pair in pieces(ground)} == named


def test_a_river_runs_along_every_hexside_that_it_parts_and_no_other() -> None:
    ground = the_ground()
    lines = river_lines(ground)
    assert {name for name, _ in lines} == set(ground.rivers.values())
    middles = {}
    for (at, way), name in ground.rivers.items():
        one, other = side(at, way)
        middles[at, way] = (name, ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2))
    for name, middle in middles.values():
        assert min(math.dist(middle, place) for river, line in lines if river == name for place in line) < 0.15
    for name, line in lines:
        for place in line:
            assert min(math.dist(place, middle) for river, middle in middles.values() if river == name) < 0.36


def test_nothing_is_drawn_off_the_board_but_figures_and_the_scale() -> None:
    ground = the_ground()
    left, top, right, bottom = bounds(ground.columns, ground.rows)
    for layer in ground_layers(ground, the_drawing(), wide, miles=4):
        if layer.name == "edge":
            continue
        for shape in layer.shapes:
            places = (
                [shape.at]
                if isinstance(shape, Words)
                else ([shape.anchor] if shape.anchor else [place for line in shape.lines for place in line])
            )
            assert all(left - 1e-6 <= x <= right + 1e-6 and top - 1e-6 <= y <= bottom + 1e-6 for x, y in places)


def test_every_mountain_is_hatched_and_only_mountains_strongly() -> None:
    ground = the_ground()
    heights = next(one for one in ground_layers(ground, the_drawing(), wide, miles=4) if one.name == "heights")
    strong = next(one for one in heights.shapes if isinstance(one, Stroke) and one.token == "map.hachure")
    hatched = {hex_at(place) for line in strong.lines for place in line[1:]}
    assert hatched == {at for at, terrain in ground.terrain.items() if terrain == "mountain"}


def test_the_scale_says_the_miles_it_is_given() -> None:
    edge = next(one for one in ground_layers(the_ground(), the_drawing(), wide, miles=7) if one.name == "edge")
    said = [one.text for one in edge.shapes if isinstance(one, Words)]
    assert said[-1] == "14 miles"
    assert said.count("20") == 2 == said.count("19") == said.count("18") // 2


def test_every_hex_has_its_numbers() -> None:
    found = ground_layers(the_ground(), the_drawing(), wide, miles=4, numbers=8.0)
    layer = next(one for one in found if one.name == "numbers")
    numbers = [one.text for one in layer.shapes if isinstance(one, Words)]
    assert len(numbers) == len(set(numbers)) == 20 * 18
    assert "12,8" in numbers


def test_a_map_without_a_drawing_is_drawn_too() -> None:
    found = ground_layers(the_ground(), bare(), wide, miles=4)
    assert [one.name for one in found if not one.shapes] == ["numbers", "streams", "borders", "lettering"]


def test_everything_that_the_drawing_names_is_on_the_map() -> None:
    ground, drawing = the_ground(), the_drawing()
    assert set(drawing.places.chief) | set(drawing.places.towns) <= set(ground.towns.values())
    assert set(drawing.roads.pikes) <= set(ground.roads)
    assert [weight(name, drawing) for name in ("Gettysburg", "Cashtown", "Newville")] == [1, 2, 3]


@pytest.mark.parametrize("wrong", ["format = 2", "format = 1\nrivers = 3", "format = 1\n[[stream]]\nname = 'A'", "= 3"])
def test_a_faulty_drawing_is_refused(wrong: str) -> None:
    with pytest.raises(BadInput, match="drawing"):
        read_drawing(wrong, file="drawing.toml")


# ---- names


def boxes(found: tuple[Words, ...], hex_size: float) -> list[Box]:
    point = thick(hex_size)
    made = []
    for one in found:
        long = wide(one.text, one.face, one.size) * point
        left = one.at[0] * hex_size + one.shift[0] * point - {"left": 0, "center": long / 2, "right": long}[one.align]
        base = one.at[1] * hex_size + one.shift[1] * point
        made.append(Box(left, base - 0.7 * one.size * point, left + long, base + 0.2 * one.size * point))
    return made


@pytest.mark.parametrize("hex_size", SIZES)
def test_names_give_way_to_one_another(hex_size: float) -> None:
    found = labels(the_ground(), the_drawing(), hex_size, wide)
    assert not any(one.meets(other) for one, other in combinations(boxes(found, hex_size), 2))
    assert hex_size < 50 or set(the_drawing().places.chief) <= {one.text for one in found}
    assert len({one.text for one in found}) == len(found)


def test_more_names_find_room_on_a_larger_map_and_all_on_a_large_one() -> None:
    counts = [len(labels(the_ground(), the_drawing(), hex_size, wide)) for hex_size in SIZES]
    assert counts[0] < counts[-1] == len(the_ground().towns)


def test_names_keep_out_of_room_that_marks_take() -> None:
    x, y = centre((12, 8))
    taken = Box(x * 50 + 2, y * 50 - 20, x * 50 + 90, y * 50 + 20)
    found = labels(the_ground(), the_drawing(), 50.0, wide, (taken,))
    assert not any(box.meets(taken) for box in boxes(found, 50.0))
    name = next(one for one in found if one.text == "Gettysburg")
    assert name.align != "left"
