"""The ground as a drawing: every kind has its own shape, patterns stay inside, works look at the enemy."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.drawing.ground.areas import inside
from companion.drawing.ground.samples import sample
from companion.drawing.hatching import hatched_area
from companion.drawing.shapes import Layer, Stroke
from companion.field.drawn import field_drawing, sides_drawing
from companion.field.kinds import KINDS, key_of, present
from companion.field.shapes import LineString, Point, Polygon
from tests.field.fields import KINDS as ALL
from tests.field.fields import SQUARE, of, table


def strokes(layers: tuple[Layer, ...]) -> list[Stroke]:
    return [shape for layer in layers for shape in layer.shapes if isinstance(shape, Stroke)]


def shape_of(kind: str, **more: object) -> tuple[object, ...]:
    """What is drawn of a kind with its colours taken away: lines, whether filled, dashes and pens."""
    ground = table(of(kind, None, side="union", **more))
    found = strokes((*field_drawing(ground)[1:], *sides_drawing(ground)))
    return tuple((one.lines, bool(one.fill), one.dash, one.width, one.closed) for one in found)


def test_every_kind_is_told_by_its_shape_with_the_colours_covered() -> None:
    drawn = {kind: shape_of(kind) for kind in ALL if kind != "unit"}  # units are no ground
    drawn |= {"unfinished": shape_of("railroad", unfinished=True), "closed": shape_of("woods", density="closed")}
    drawn["round"] = shape_of("breastworks", all_round=True)
    alike = {("hill", "water")}
    for one, lines in drawn.items():
        assert lines, one
        for other, those in drawn.items():
            assert one == other or lines != those or tuple(sorted((one, other))) in alike, (one, other)


@pytest.mark.parametrize("kind", ["woods", "orchard", "field", "rough", "town"])
@given(st.integers(3, 40), st.integers(3, 30))
def test_no_sign_of_an_area_stands_outside_its_outline(kind: str, wide: int, tall: int) -> None:
    ring = ((20.0, 10.0), (20.0 + wide, 10.0), (20.0 + wide, 10.0 + tall), (20.0, 10.0 + tall), (20.0, 10.0))
    outline, *signs = strokes(field_drawing(table(of(kind, Polygon((ring,)))))[2:3])
    for one in (outline, *signs):
        for line in one.lines:
            assert all(20 - 1e-6 <= x <= 20 + wide + 1e-6 for x, _ in line)
            assert all(38 - tall - 1e-6 <= y <= 38 + 1e-6 for _, y in line)


def test_the_third_level_lies_on_the_second_whatever_the_file_has_first() -> None:
    ground = table(*(of("hill", level=level) for level in (3, 1, 2)))
    hills = next(layer for layer in field_drawing(ground) if layer.name == "hills")
    fills = [one.fill for one in hills.shapes if isinstance(one, Stroke)]
    assert fills == ["field.level1", "field.level2", "field.level3"]
    widths = {one.fill: one.width for one in hills.shapes if isinstance(one, Stroke)}
    assert widths["field.level2"] > widths["field.level1"] == widths["field.level3"]


def test_breastworks_show_their_teeth_to_the_left_of_their_line() -> None:
    eastward = LineString(((10.0, 24.0), (40.0, 24.0)))

    def tips(**more: object) -> set[bool]:
        layers = field_drawing(table(of("breastworks", eastward, **more)))
        (built,) = [layer for layer in layers if layer.name == "built"]
        teeth = built.shapes[1]
        assert isinstance(teeth, Stroke)
        return {tooth[1][1] < 24.0 for tooth in teeth.lines}  # y grows to the south

    assert tips() == {True}
    assert tips(all_round=True) == {True, False}


def test_the_banks_of_a_cut_have_ticks_that_point_in() -> None:
    layers = field_drawing(table(of("cut", LineString(((10.0, 24.0), (40.0, 24.0))))))
    (built,) = [layer for layer in layers if layer.name == "built"]
    ticks = built.shapes[1]
    assert isinstance(ticks, Stroke)
    assert all(abs(inner - 24.0) < abs(outer - 24.0) for (_, inner), (_, outer) in ticks.lines)


def test_a_house_too_small_for_streets_is_a_block_itself() -> None:
    ring = ((30.0, 20.0), (30.6, 20.0), (30.6, 20.5), (30.0, 20.5), (30.0, 20.0))
    found = strokes(field_drawing(table(of("town", Polygon((ring,)))))[2:3])
    assert found[-1].fill == "ink"


@given(st.floats(0.2, 3.0))
def test_hatching_stays_inside_and_out_of_holes(apart: float) -> None:
    hole = ((13.0, 13.0), (17.0, 13.0), (17.0, 17.0), (13.0, 17.0), (13.0, 13.0))
    for one, other in hatched_area((SQUARE, hole), apart):
        place = (one[0] * 0.63 + other[0] * 0.37, one[1] * 0.63 + other[1] * 0.37)
        assert inside(place, (SQUARE, hole)) or abs(one[0] - other[0]) < 1e-6


def test_arrivals_point_onto_the_table_and_one_arrow_stands_for_every_hour() -> None:
    west = [of("arrival", Point((0.0, 30.0)), side="confederate", edge="west", turn=turn) for turn in (1, 2, 6)]
    south = of("arrival", Point((40.0, 0.0)), side="union", edge="south")
    (arrows,) = [layer for layer in sides_drawing(table(*west, south)) if layer.name == "arrivals"]
    tips = [one.lines[0][3] for one in arrows.shapes if isinstance(one, Stroke) and one.closed]
    assert [(x > 0, y < 0) for x, y in tips] == [(True, False), (False, True)]


def test_objectives_are_numbered_in_their_order_and_bear_their_holder() -> None:
    ground = table(*(of("objective", side=side) for side in ("union", "confederate", None)))
    (squares,) = [layer for layer in sides_drawing(ground) if layer.name == "objectives"]
    assert [one.text for one in squares.shapes if not isinstance(one, Stroke)] == ["1", "2", "3"]


def test_one_ground_has_one_drawing() -> None:
    ground = table(*(of(kind, side="union") for kind in ALL))
    assert field_drawing(ground) == field_drawing(ground)


def test_a_legend_has_what_is_on_the_table_and_a_sample_of_each() -> None:
    ground = table(of("woods"), of("woods", density="closed"), of("railroad", unfinished=True), of("deployment"))
    assert present(ground) == ("woods", "closed", "unfinished")
    assert {key_of(of(kind)) for kind in ALL} - set(KINDS) == {"deployment", "arrival", "objective", "unit"}
    for kind in (*KINDS, "union", "confederate"):
        assert strokes((Layer("sample", tuple(sample(kind, 6.0, 3.3))),)), kind
