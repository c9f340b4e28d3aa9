"""The marks: every row of them is drawn in its hex, ages by frame and badge, sides by bar, and all can be said aloud."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.campaign.hexes import Hex, distance
from companion.present.hexmap.counters import mark_layers, stacks, taken
from companion.present.hexmap.geometry import centre
from companion.present.hexmap.labels import labels
from companion.present.hexmap.marks import (
    Activity,
    Counter,
    Forage,
    MapMarks,
    Radius,
    Route,
    Sighting,
    aloud,
    badge,
    within,
)
from companion.present.hexmap.shapes import Layer, Stroke, Words
from tests.present.test_hexmap import the_drawing, the_ground, wide

PLACES = st.tuples(st.integers(1, 20), st.integers(1, 18))
SIDES = st.sampled_from(["union", "confederate"])
NAMES = st.text("ABCDEFabcdef .", min_size=1, max_size=14)
MARKS = st.builds(
    MapMarks,
    counters=st.lists(
        st.builds(Counter, NAMES, PLACES, SIDES, NAMES, st.sampled_from(["", "80"]), st.integers(0, 9), st.booleans(), st.booleans()),
        max_size=12,
    ).map(tuple),
    sightings=st.lists(st.builds(Sighting, PLACES, SIDES, st.none() | st.integers(0, 999), st.integers(0, 9)), max_size=5).map(tuple),
    activity=st.lists(st.builds(Activity, PLACES), max_size=5).map(tuple),
    forage=st.lists(st.builds(Forage, PLACES, st.integers(-1, 9)), max_size=5).map(tuple),
    routes=st.lists(st.builds(Route, SIDES, st.lists(PLACES, min_size=1, max_size=6).map(tuple)), max_size=2).map(tuple),
    radius=st.none() | st.builds(Radius, PLACES, st.integers(0, 20), SIDES),
    rain=st.booleans(),
)  # fmt: skip


def drawn(marks: MapMarks, hex_size: float = 50.0) -> dict[str, Layer]:
    return {one.name: one for one in mark_layers(the_ground(), marks, hex_size, wide)}


def texts(marks: MapMarks, hex_size: float = 50.0) -> list[str]:
    return [one.text for layer in drawn(marks, hex_size).values() for one in layer.shapes if isinstance(one, Words)]


def frame(age: int, side: str = "confederate") -> Stroke:
    marks = MapMarks(counters=(Counter("a", (5, 5), side, "A", age=age),))  # type: ignore[arg-type]
    return next(
        one for one in drawn(marks)["counters"].shapes if isinstance(one, Stroke) and one.width == 1.8 and one.closed
    )


# ---- counters


def test_age_is_a_frame_solid_dashed_or_dotted_and_a_badge() -> None:
    assert frame(0).dash == ()
    assert frame(1).dash == (5.0, 2.5)
    assert frame(2).dash == frame(7).dash == (1.6, 2.6)
    assert [badge(age) for age in (0, 1, 2, 7)] == ["", "−1", "−2", "−7"]
    assert texts(MapMarks(counters=(Counter("a", (5, 5), "union", "A", age=2),))) == ["A", "−2"]


def test_sides_differ_in_shape_not_only_in_colour() -> None:
    def bars(side: str) -> list[tuple[str, bool]]:
        marks = MapMarks(counters=(Counter("a", (5, 5), side, "A"),))  # type: ignore[arg-type]
        shapes = drawn(marks)["counters"].shapes
        return [(one.fill, len(one.lines) > 1) for one in shapes if isinstance(one, Stroke) and one.width != 1.8][1:]

    assert bars("union") == [("union", False)]
    assert ("", True) in bars("confederate")  # lines in place of a filled bar


def test_strengths_are_shown_where_the_map_is_large_enough() -> None:
    marks = MapMarks(counters=(Counter("a", (5, 5), "union", "Reynolds", "120"),))
    assert texts(marks, 50.0) == ["Reynolds"]
    assert texts(marks, 100.0) == ["Reynolds 120"]


def test_headquarters_lead_their_hex_and_what_finds_no_room_is_counted() -> None:
    those = tuple(Counter(f"c{n}", (9, 16), "union", f"Corps {n}") for n in range(6))
    marks = MapMarks(counters=(*those, Counter("meade", (9, 16), "union", "Meade", headquarters=True)))
    shown = texts(marks, 50.0)
    assert shown[0] == "HQ Meade"
    assert shown[-1].endswith(" more")
    assert len(shown) - 1 + int(shown[-1].strip("+ more")) == 7
    assert len(texts(marks, 150.0)) > len(shown)


def test_counters_of_a_town_leave_the_town_to_be_seen() -> None:
    marks = MapMarks(counters=(Counter("a", (12, 8), "union", "Buford"), Counter("b", (12, 9), "union", "Gamble")))
    town, open_road = stacks(the_ground(), marks, 50.0, wide)
    assert town.corner[1] + town.tall < -3
    assert open_road.corner[1] < 0 < open_road.corner[1] + open_road.tall


def test_an_enemy_is_an_estimate_on_its_sides_tint() -> None:
    marks = MapMarks(sightings=(Sighting((11, 8), "union", 35), Sighting((12, 9), "union")))
    assert texts(marks) == ["≈35", "≈?"]
    assert {one.fill for one in drawn(marks)["counters"].shapes if isinstance(one, Stroke)} >= {"union-tint", "union"}


# ---- the rest


def test_a_route_is_numbered_from_the_first_hex_to_enter() -> None:
    path = ((13, 1), (13, 2), (13, 3), (13, 4))
    layer = drawn(MapMarks(routes=(Route("confederate", path),)))["routes"]
    numbers = [(one.text, one.at) for one in layer.shapes if isinstance(one, Words)]
    assert numbers == [(str(n), centre(at)) for n, at in enumerate(path[1:], 1)]


@given(PLACES, st.integers(0, 8))
def test_the_reach_holds_every_hex_within_it_and_no_other(at: Hex, hexes: int) -> None:
    ground = the_ground()
    held = within(ground, Radius(at, hexes, "union"))
    assert set(held) == {one for one in ground.terrain if distance(one, at) <= hexes}
    lines = next(one for one in drawn(MapMarks(radius=Radius(at, hexes, "union")))["radius"].shapes)
    assert isinstance(lines, Stroke)
    assert lines.dash and lines.closed  # noqa: PT018


def test_forage_lies_under_the_counter_of_its_hex_and_turns_to_wine_when_nothing_is_left() -> None:
    marks = MapMarks(counters=(Counter("a", (5, 5), "union", "A"),), forage=(Forage((5, 5), 3), Forage((7, 5), 0)))
    shapes = drawn(marks)["forage"].shapes
    assert [(one.text, one.token) for one in shapes if isinstance(one, Words)] == [("3", "lamp-ink"), ("0", "wine")]
    boxes = taken(stacks(the_ground(), marks, 50.0, wide), marks, 50.0)
    assert len(boxes) == 3
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))


def test_activity_asks_whose_it_is() -> None:
    assert texts(MapMarks(activity=(Activity((6, 14)),))) == ["?"]


def test_rain_is_slate_at_a_fifth() -> None:
    assert not drawn(MapMarks())["rain"].shapes
    (rain,) = drawn(MapMarks(rain=True))["rain"].shapes
    assert isinstance(rain, Stroke)
    assert (rain.token, rain.alpha) == ("slate", 0.2)


@given(MARKS, st.sampled_from([22.0, 50.0, 100.0]))
def test_any_marks_can_be_drawn_and_names_keep_out_of_them(marks: MapMarks, hex_size: float) -> None:
    drawn(marks, hex_size)
    boxes = taken(stacks(the_ground(), marks, hex_size, wide), marks, hex_size)
    for name in labels(the_ground(), the_drawing(), hex_size, wide, boxes):
        assert the_ground().towns
        x, y = name.at
        assert name.text in the_ground().towns.values()
        assert (x, y) in {centre(at) for at in the_ground().towns}


# ---- aloud


def test_a_hex_is_said_with_everything_that_is_shown_of_it() -> None:
    marks = MapMarks(
        counters=(Counter("heth", (10, 7), "confederate", "Heth", "75"), Counter("pen", (10, 7), "confederate", "Pender", age=2)),
        sightings=(Sighting((11, 8), "union", 35, 1),),
        activity=(Activity((11, 8)),),
        forage=(Forage((10, 7), 4),),
        routes=(Route("confederate", ((9, 7), (10, 7))),),
    )  # fmt: skip
    assert aloud(the_ground(), marks, (10, 7)) == (
        "hex 10,7 Cashtown · town · Heth, 75, this turn · Pender, 2 turns old · forage left: 4 · step 1 of the route"
    )
    assert aloud(the_ground(), marks, (11, 8)) == (
        "hex 11,8 · road · enemy, about 35, one turn old · activity, perhaps false"
    )
    assert aloud(the_ground(), marks, (3, 13)) == "hex 3,13 · road · on the Potomac"
    assert aloud(the_ground(), marks, (8, 12)) == "hex 8,12 · mountain, impassable"
    assert aloud(the_ground(), marks, (0, 3)) == "off the map"


@pytest.mark.parametrize("at", [(12, 8), (1, 1), (20, 18)])
def test_nothing_that_is_not_given_is_said(at: Hex) -> None:
    words = aloud(the_ground(), MapMarks(), at)
    assert not any(word in words for word in ("turn", "enemy", "activity", "forage", "step"))
