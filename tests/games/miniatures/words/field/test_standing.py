"""Units as they lie on the table: true to size, told apart by shape, their names where there is room."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.drawing.shapes import Box, Stroke, Words, thick
from companion.field.shapes import Ground
from companion.games.miniatures.rules.view import View
from companion.games.miniatures.words.field import deploying
from companion.games.miniatures.words.field.footprints import footprint, refused, was_here
from companion.games.miniatures.words.field.lying import Lying, layers_of
from companion.games.miniatures.words.field.standing import Standing, standing
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, a_leader, the_rules

SIZE = (1.0, 0.75)
TALL = 48.0
GROUND = Ground(table=(72.0, TALL))


def measure(text: str, face: str, size: float) -> float:
    return len(text) * size * 0.5


def seen(*units: Any) -> View:
    return the_rules().view(a_battle(*units), "referee")


def stands(unit: Any, at: tuple[float, float, float] = (20.0, 20.0, 0.0)) -> Standing:
    return standing(seen(unit).units[0], at, SIZE, TALL)


def widths(one: Standing) -> tuple[float, float]:
    """Give how broad and deep a unit lies that faces a quarter."""
    xs = [x for each in one.stands for x, _ in each]
    ys = [y for each in one.stands for _, y in each]
    return round(max(xs) - min(xs), 6), round(max(ys) - min(ys), 6)


@pytest.mark.parametrize(
    ("formation", "wide", "deep"),
    [("single-line", 7, 0.75), ("double-line", 4, 1.5), ("attack-column", 2, 3.0), ("march-column", 1, 5.25)],
)
def test_seven_stands_lie_as_their_formation_says(formation: str, wide: float, deep: float) -> None:
    assert widths(stands(a_brigade("davis", stands=7, formation=formation))) == (wide, deep)


def test_guns_stand_side_by_side_unlimbered_and_behind_one_another_limbered() -> None:
    assert widths(stands(a_battery("hall", stands=3))) == (3, 0.75)
    assert widths(stands(a_battery("hall", stands=3, limbered=True))) == (1, 2.25)


def test_the_front_lies_at_the_place_and_south_is_down() -> None:
    one = stands(a_brigade("davis", stands=4), (10.0, 8.0, 0.0))
    assert one.front == ((8.0, 40.0), (12.0, 40.0))
    assert max(y for each in one.stands for _, y in each) == 40.75
    east = stands(a_brigade("davis", stands=4), (10.0, 8.0, 90.0))
    assert east.front == ((10.0, 38.0), (10.0, 42.0))


@given(st.floats(0, 360), st.integers(1, 13), st.sampled_from(["single-line", "double-line", "attack-column"]))
def test_whatever_it_faces_a_unit_keeps_its_stands_and_their_size(facing: float, count: int, formation: str) -> None:
    one = stands(a_brigade("davis", stands=count, formation=formation), (30.0, 20.0, facing))
    assert len(one.stands) == count
    for left, right, rear, _ in one.stands:
        assert math.dist(left, right) == pytest.approx(SIZE[0])
        assert math.dist(right, rear) == pytest.approx(SIZE[1])
    assert math.dist(one.middle, (30.0, 28.0)) == pytest.approx(0, abs=1e-9)


def strokes(unit: Any) -> list[Stroke]:
    return [one for one in footprint(stands(unit), 14.0) if isinstance(one, Stroke)]


def test_sides_and_arms_differ_without_their_colours() -> None:
    def shape_of(unit: Any) -> list[tuple[bool, bool, int]]:
        return [(bool(one.fill), one.closed, len(one.lines)) for one in strokes(unit)]

    kinds = [
        a_brigade("one"),
        a_brigade("one", "confederate"),
        a_cavalry("one", stands=8),
        a_cavalry("one", "confederate", stands=8),
        a_battery("one", stands=2),
        a_battery("one", stands=2, limbered=True),
    ]
    assert len({str(shape_of(one)) for one in kinds}) == len(kinds)
    assert {one.token or one.fill for one in strokes(a_brigade("one"))} <= {"union", "sheet"}


def test_the_confederates_hatching_stays_within_their_stands() -> None:
    one = stands(a_brigade("davis", "confederate", stands=5), (30.0, 20.0, 315.0))
    made = [each for each in footprint(one, 14.0) if isinstance(each, Stroke) and not each.closed and not each.fill]
    assert len(made[0].lines) >= 15
    assert all(one.holds(place, 1e-6) for line in made[0].lines for place in line)


def test_a_unit_whose_strength_is_hidden_lies_there_without_a_count() -> None:
    unit = SimpleNamespace(**{name: getattr(seen(a_brigade("davis")).units[0], name) for name in fields()})
    unit.stands = None
    made = standing(unit, (10.0, 10.0, 0.0), SIZE, TALL)
    assert (made.count, len(made.stands)) == ("", 4)


def fields() -> tuple[str, ...]:
    return seen(a_brigade("davis")).units[0].__struct_fields__


# ---- names


def field(*standings: Standing, size: float = 14.0, chosen: str = "") -> dict[str, list[Any]]:
    made = layers_of(Lying(standings, chosen=chosen), size, measure, GROUND)
    return {layer.name: list(layer.shapes) for layer in made}


def named(*standings: Standing, **more: Any) -> list[str]:
    return [one.text for one in field(*standings, **more)["names"] if isinstance(one, Words)]


def test_a_name_has_its_count_its_star_and_its_marks_in_order() -> None:
    unit = a_brigade("davis", stands=5, disordered=True, low_ammo=True, exceptional_commander=True)
    one = stands(unit)
    assert named(one) == ["Davis", "A", "D", "5"]  # laid from the right: the name takes what is left
    shifts = {each.text: each.shift[0] for each in field(one)["names"] if isinstance(each, Words)}
    assert shifts["Davis"] < shifts["5"] < shifts["D"] < shifts["A"]
    assert one.stars == (True,)


def test_names_never_lie_over_one_another_and_who_finds_no_room_waits() -> None:
    crowd = [
        replace(stands(a_brigade(f"b{nth}", stands=2), (20 + nth * 0.1, 20 + nth * 0.1, 0.0)), name=f"Brigade {nth}")
        for nth in range(24)
    ]
    made = named(*crowd)
    assert 0 < len([one for one in made if one.startswith("Brigade")]) < 24
    assert "Brigade 17" in named(*crowd, chosen="b17")


def test_the_chosen_one_alone_is_gold() -> None:
    one, other = stands(a_brigade("one")), stands(a_brigade("two", "confederate"), (20.0, 30.0, 180.0))
    lamps = [each for each in field(one, other, chosen="one")["units"] if each.fill == "lamp"]
    assert len(lamps) == 1
    assert lamps[0].lines == one.stands


def test_where_somebody_was_is_dashed_and_empty() -> None:
    one = stands(a_brigade("one"))
    (made,) = was_here(one.stands, "union", 14.0)
    assert isinstance(made, Stroke)
    assert made.dash
    assert not made.fill


# ---- a division in line


def test_a_division_is_laid_out_side_by_side_its_guns_and_leader_behind() -> None:
    known = seen(
        a_brigade("meredith", stands=6),
        a_brigade("cutler", stands=8),
        a_battery("hall", stands=1),
        a_leader("wadsworth", commands="union-1"),
    )
    places = deploying.in_line(known.units, known.leaders, (36.0, 20.0, 0.0), SIZE, GROUND.table)
    assert set(places) == {"meredith", "cutler", "hall", "wadsworth"}
    meredith, cutler = places["meredith"], places["cutler"]
    assert meredith[1] == cutler[1] == 20.0
    assert cutler[0] - meredith[0] == pytest.approx(6 / 2 + 1 + 8 / 2)
    assert places["hall"][1] < 20.0 - SIZE[1]
    assert places["wadsworth"][1] < places["hall"][1]
    assert len(places["wadsworth"]) == 2


@given(st.floats(0, 72), st.floats(0, 48), st.floats(0, 359))
def test_nobody_is_laid_out_beside_the_table(x: float, y: float, facing: float) -> None:
    known = seen(*(a_brigade(f"b{nth}", stands=9) for nth in range(7)))
    places = deploying.in_line(known.units, (), (x, y, facing), SIZE, GROUND.table)
    assert len(places) == 7
    assert all(Box(0, 0, *GROUND.table).holds((place[0], place[1])) for place in places.values())


@pytest.mark.parametrize("west", [0.0, 2.0, 30.0, 69.0])
def test_the_word_at_a_refused_place_is_read_at_every_edge_of_the_table(west: float) -> None:
    size, stands = 11.0, (((west, 10.0), (west + 3, 10.0), (west + 3, 11.0), (west, 11.0)),)
    [word] = (one for one in refused(stands, size) if isinstance(one, Words))
    an_inch = thick(size) / size  # of the points in which letters are told
    long = measure(word.text, "strong", word.size) * an_inch * (1 if word.align == "left" else -1)
    begin = word.at[0] + word.shift[0] * an_inch
    assert min(begin, begin + long) >= 0
    assert max(begin, begin + long) <= 72
