"""The ground as shapes: contours that tell the truth, every kind of terrain seen, water and roads where they are."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.drawing.shapes import Line, Point, Stroke, Words
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.words.map import contours
from companion.games.tactical.words.map.drawing import bare
from companion.games.tactical.words.map.geometry import centre, square_at
from companion.games.tactical.words.map.ground import ground_layers
from companion.games.tactical.words.map.legend import ground_rows, unit_rows
from companion.games.tactical.words.map.places import Places
from companion.games.tactical.words.map.roads import road_lines
from companion.games.tactical.words.map.waters import water_lines
from tests.games.tactical.gazetteer import antietam
from tests.games.tactical.ordering import field
from tests.games.tactical.words.map.laying import drawing, shiloh


def holds(loops: tuple[Line, ...], at: Point) -> bool:
    """Say whether a place lies inside closed lines, by counting those that are crossed to its right."""
    x, y = at
    crossed = 0
    for loop in loops:
        for nth, (u, v) in enumerate(loop):
            a, b = loop[nth - 1]
            if (b > y) != (v > y) and x < a + (y - b) / (v - b) * (u - a):
                crossed += 1
    return crossed % 2 == 1


def wrong(levels: dict[Square, int], rows: int, columns: int) -> list[Square]:
    """Give the squares whose middle lies on the wrong side of some contour."""
    field = contours.heights(levels, rows, columns)
    found = []
    for level in range(2, max(levels.values()) + 1):
        loops = contours.areas(field, level - 0.5)
        found += [at for at, height in levels.items() if holds(loops, centre(at)) != (height >= level)]
    return found


@pytest.mark.clause("ANT-1.3f")
@pytest.mark.parametrize("ground", [antietam(), shiloh()], ids=["antietam", "shiloh"])
def test_every_square_lies_between_the_contours_of_its_elevation(ground: Ground) -> None:
    assert not wrong(ground.levels, ground.rows, ground.columns)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.lists(st.integers(1, 4), min_size=6, max_size=6), min_size=5, max_size=5))
def test_contours_are_true_whatever_the_heights(rows: list[list[int]]) -> None:
    levels = {(x, y): level for x, row in enumerate(rows) for y, level in enumerate(row)}
    assert not wrong(levels, 5, 6)


def test_contour_lines_do_not_run_along_the_board_s_edge() -> None:
    field = contours.heights(antietam().levels, 42, 36)
    for line in contours.lines(field, 2.5):
        inside = [at for at in line if 0 < at[0] < 36 and 0 < at[1] < 42]
        assert len(inside) >= len(line) - 2


@pytest.mark.clause("ANT-F1.4", "ANT-1.3d")
def test_each_kind_of_terrain_is_drawn_in_a_way_of_its_own() -> None:
    found: set[str] = set()
    for ground in (antietam(), shiloh()):
        signs = {row.said: row.shapes for row in ground_rows(ground)}
        assert len(set(signs.values())) == len(signs)
        found |= signs.keys()
    assert {"town", "woods", "cornfield", "stream", "ford", "bridge", "road", "river"} <= found
    assert {"light woods", "heavy woods", "woods church", "peach orchard", "ravine", "swamp", "sunken road"} <= found


def test_a_legend_has_no_sign_for_what_is_not_on_the_map() -> None:
    said = {row.said for row in ground_rows(antietam())}
    assert not said & {"river", "swamp", "ravine"}


@pytest.mark.clause("ANT-F1.5", "ANT-QS-3.2b")
def test_the_legend_draws_every_state_of_a_unit_differently() -> None:
    for icons in (False, True):
        signs = {row.said: row.shapes for row in unit_rows(30.0, icons=icons)}
        assert len(set(signs.values())) == len(signs)
    assert "guns, limbered" in {row.said for row in unit_rows(30.0)}
    assert "guns, limbered" not in {row.said for row in unit_rows(30.0, icons=True)}


def test_streams_and_roads_run_through_their_squares_alone() -> None:
    ground = antietam()
    for name, line in water_lines(ground):
        near = ground.waters[name]
        assert all(min(distance(square_at(at), square) for square in near) <= 1 for at in line)
    for name, line in road_lines(ground).items():
        squares = ground.roads[name]
        met = {square_at(at) for at in line}
        assert len(set(squares) - met) <= len(squares) // 3  # a corner may be cut
        assert all(min(distance(at, square) for square in squares) <= 1 for at in met)


def test_the_creek_runs_from_edge_to_edge() -> None:
    ((_, line),) = water_lines(antietam())
    assert line[0][1] == 0
    assert line[-1][1] == 42


@pytest.mark.clause("ANT-1.3e")
def test_fords_that_a_game_has_drawn_are_seen() -> None:
    ground = antietam()
    drawn = ground.ford_squares()[:2]
    fords = [_dashed(one) for one in (ground, ground.with_fords(drawn))]
    assert fords[1] == fords[0] + len(drawn)


def _dashed(ground: Ground) -> int:
    (crossings,) = (one for one in ground_layers(ground, drawing()) if one.name == "crossings")
    return sum(isinstance(one, Stroke) and bool(one.dash) for one in crossings.shapes)


def test_places_are_sorted_by_what_grows_there_and_what_the_drawing_says() -> None:
    kinds = {one.name: one.kind for one in Places.of(antietam(), drawing()).every}
    assert kinds["North Woods"] == "woods"
    assert kinds["Sharpsburg"] == "objective"
    assert kinds["Keedysville"] == "town"
    assert kinds["the Cornfield"] == "crops"
    assert kinds["Miller farm"] == "house"
    assert kinds["Cemetery Hill"] == "height"
    assert kinds["Piper's orchard"] == "orchard"
    assert kinds["Pry's Ford"] == "crossing"


def test_a_map_without_a_drawing_is_drawn_from_its_ground() -> None:
    layers = {one.name: one for one in ground_layers(antietam(), bare(), numbers=True)}
    assert layers["roads"].shapes
    assert len([one for one in layers["numbers"].shapes if isinstance(one, Words)]) == 2 * 1512
    assert not {one.name for one in ground_layers(antietam(), bare(), grid=False) if one.name == "grid" and one.shapes}


@settings(max_examples=30, deadline=None)
@given(st.lists(st.text(".WCT~FB", min_size=4, max_size=4), min_size=3, max_size=5), st.integers(1, 4), st.booleans())
def test_any_map_can_be_drawn(rows: list[str], level: int, road: bool) -> None:
    roads: dict[str, tuple[Square, ...]] = {"Road": ((0, 0), (1, 1), (2, 1), (2, 2))} if road else {}
    small = field(*rows, heights={(0, 0): level}, roads=roads)
    layers = ground_layers(small, bare(), numbers=True)
    assert sum(len(one.shapes) for one in layers) > 2 * len(small.kinds)
    assert ground_rows(small)
    for one in layers:
        for shape in one.shapes:
            if isinstance(shape, Stroke) and shape.anchor is None:
                assert all(-1 < x < 5 and -1 < y < len(rows) + 1 for line in shape.lines for x, y in line)
