"""A field drawn by hand: whatever is done to it, it stays a field that its reader takes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.field import editing
from companion.field.reading import read_field
from companion.field.shapes import Ground, MultiPolygon, Polygon
from companion.field.writing import written
from tests.field.fields import KINDS, SQUARE, of, table

PLACES = st.tuples(st.floats(-5, 80), st.floats(-5, 60))
TRIANGLE = [(10.0, 10.0), (20.0, 10.0), (15.0, 20.0)]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_drawn_and_is_read_again(kind: str) -> None:
    ground = editing.added(table(), kind, TRIANGLE)
    assert read_field(written(ground).encode(), "mine") == ground
    assert len(editing.corners(ground.features[0])) == {"area": 3, "line": 3, "place": 1}[editing.shape_of(kind)]


@given(st.lists(PLACES, min_size=3, max_size=8), PLACES, PLACES, st.integers(0, 7))
def test_no_edit_leaves_the_table_or_breaks_the_file(
    places: list[tuple[float, float]], to: tuple[float, float], by: tuple[float, float], corner: int
) -> None:
    try:
        ground = editing.added(table(), "woods", places)
    except BadInput:
        return
    nth = corner % len(editing.corners(ground.features[0]))
    for edited in (
        editing.corner_moved(ground, 0, nth, to),
        editing.corner_added(ground, 0, to)[0],
        editing.corner_removed(ground, 0, nth),
        editing.moved(ground, 0, by),
    ):
        assert read_field(written(edited).encode(), "mine") == edited


def test_too_few_corners_are_refused_in_words() -> None:
    with pytest.raises(BadInput, match="three corners"):
        editing.added(table(), "woods", TRIANGLE[:2])
    with pytest.raises(BadInput, match="two places"):
        editing.added(table(), "road", TRIANGLE[:1])


def test_a_corner_is_put_into_the_nearest_side() -> None:
    ground, corner = editing.corner_added(editing.added(table(), "woods", TRIANGLE), 0, (15.0, 9.0))
    assert (corner, editing.corners(ground.features[0])[corner]) == (1, (15.0, 9.0))


def test_the_last_corner_but_two_of_an_area_takes_it_away() -> None:
    ground = editing.added(table(), "woods", TRIANGLE)
    assert editing.corner_removed(ground, 0, 1).features == ()


def test_holes_and_areas_of_one_name_keep_their_shape() -> None:
    hole = ((13.0, 13.0), (17.0, 13.0), (17.0, 17.0), (13.0, 13.0))
    other = ((40.0, 10.0), (50.0, 10.0), (50.0, 20.0), (40.0, 10.0))
    ground = table(of("woods", MultiPolygon(((SQUARE, hole), (other,)))))
    found = editing.corner_moved(ground, 0, 4, (14.0, 14.0)).features[0].geometry
    assert isinstance(found, MultiPolygon)
    assert found.coordinates[0][1][0] == found.coordinates[0][1][-1] == (14.0, 14.0)
    assert found.coordinates[1] == (other,)


def test_what_is_clicked_is_the_place_then_the_line_then_the_smallest_area() -> None:
    wide = Polygon((((0.0, 0.0), (70.0, 0.0), (70.0, 40.0), (0.0, 40.0), (0.0, 0.0)),))
    ground = table(of("hill", wide), of("woods", Polygon((SQUARE,))), of("road"), of("house"))
    assert editing.feature_at(ground, (12.0, 12.0), 0.5) == 1
    assert editing.feature_at(ground, (60.0, 5.0), 0.5) == 0
    assert editing.feature_at(ground, (15.0, 25.0), 0.5) == 2
    assert editing.feature_at(ground, (36.2, 24.2), 0.5) == 3
    assert editing.feature_at(ground, (71.5, 47.0), 0.5) == -1


def test_what_is_said_is_read_as_the_file_is() -> None:
    ground = editing.added(table(), "hill", TRIANGLE)
    ground = editing.says(ground, 0, "level", "2")
    ground = editing.says(ground, 0, "name", "Oak Hill")
    assert [editing.text_of(ground.features[0], column) for column in ("level", "name")] == ["2", "Oak Hill"]
    with pytest.raises(BadInput, match="level"):
        editing.says(ground, 0, "level", "9")
    assert editing.says(ground, 0, "name", "").features[0].properties.name == ""


def test_a_unit_is_named_by_ids_and_an_arrival_knows_its_edge() -> None:
    ground = editing.added(table(), "unit", [(30.0, 20.0)])
    ground = editing.says(ground, 0, "units", "gamble, devin")
    assert ground.features[0].properties.units == ("gamble", "devin")
    with pytest.raises(BadInput, match="who stands there"):
        editing.says(ground, 0, "units", "")
    arrival = editing.added(table(), "arrival", [(1.0, 30.0)])
    assert arrival.features[0].properties.edge == "west"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_says_what_it_can_say(kind: str) -> None:
    ground: Ground = editing.added(table(), kind, TRIANGLE)
    for column in editing.columns(kind):
        text = editing.text_of(ground.features[0], column)
        assert editing.says(ground, 0, column, text) == ground
