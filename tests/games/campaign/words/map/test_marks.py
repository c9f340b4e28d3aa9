"""The marks: every row of them is drawn in its hex, ages by frame and badge, sides by bar, and all can be said aloud."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.drawing.shapes import Layer, Stroke, Words
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.words.map.counters import mark_layers, taken
from companion.games.campaign.words.map.geometry import centre, hex_at
from companion.games.campaign.words.map.labels import labels
from companion.games.campaign.words.map.marks import (
    Activity,
    Clash,
    Counter,
    Forage,
    MapMarks,
    Radius,
    Route,
    Side,
    Sighting,
    Trail,
    aloud,
    badge,
    listing,
    within,
)
from companion.games.campaign.words.map.stacking import Stack, lying, placed, stacks
from tests.games.campaign.words.map.test_ground import the_drawing, the_ground, wide

PLACES = st.tuples(st.integers(1, 20), st.integers(1, 18))
SIDES: st.SearchStrategy[Side] = st.sampled_from(["union", "confederate"])
NAMES = st.text("ABCDEFabcdef .", min_size=1, max_size=14)
MARKS = st.builds(
    MapMarks,
    counters=st.lists(
        st.builds(
            Counter,
            NAMES,
            PLACES,
            SIDES,
            NAMES,
            st.sampled_from(["", "80"]),
            st.integers(0, 9),
            st.booleans(),
            st.booleans(),
        ),
        max_size=12,
    ).map(tuple),
    sightings=st.lists(
        st.builds(Sighting, PLACES, SIDES, st.none() | st.integers(0, 999), st.integers(0, 9)), max_size=5
    ).map(tuple),
    activity=st.lists(st.builds(Activity, PLACES), max_size=5).map(tuple),
    forage=st.lists(st.builds(Forage, PLACES, st.integers(-1, 9)), max_size=5).map(tuple),
    routes=st.lists(st.builds(Route, SIDES, st.lists(PLACES, min_size=1, max_size=6).map(tuple)), max_size=2).map(
        tuple
    ),
    radius=st.none() | st.builds(Radius, PLACES, st.integers(0, 20), SIDES),
    trails=st.lists(st.builds(Trail, SIDES, st.lists(PLACES, min_size=1, max_size=4).map(tuple)), max_size=2).map(
        tuple
    ),
    clashes=st.lists(
        st.builds(Clash, PLACES, st.dictionaries(SIDES, st.integers(0, 99), min_size=1), st.booleans()),
        max_size=3,
        unique_by=lambda one: one.at,
    ).map(tuple),
    rain=st.booleans(),
)


def drawn(marks: MapMarks, hex_size: float = 50.0) -> dict[str, Layer]:
    return {one.name: one for one in mark_layers(the_ground(), marks, stacks(the_ground(), marks, hex_size, wide))}


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


def test_headquarters_lead_their_hex_and_what_finds_no_room_by_name_is_cut_short() -> None:
    those = tuple(Counter(f"c{n}", (9, 16), "union", f"Corps {n}") for n in range(6))
    marks = MapMarks(counters=(*those, Counter("meade", (9, 16), "union", "Meade", headquarters=True)))
    assert texts(marks, 50.0) == ["HQ", *["Cor"] * 6]
    assert texts(marks, 22.0) == ["7"]
    few = MapMarks(counters=marks.counters[4:])
    assert texts(few, 50.0) == ["HQ Meade", "Corps 4", "Corps 5"]


def test_counters_of_a_town_leave_the_town_to_be_seen() -> None:
    marks = MapMarks(counters=(Counter("a", (12, 8), "union", "Buford"), Counter("b", (12, 10), "union", "Gamble")))
    town, open_road = stacks(the_ground(), marks, 50.0, wide)
    assert town.bottom < -3
    assert open_road.box.top < 0 < open_road.bottom


def stacked(marks: MapMarks, hex_size: float) -> tuple[Stack, ...]:
    return stacks(the_ground(), marks, hex_size, wide)


ROUND_GETTYSBURG = st.tuples(st.integers(10, 14), st.integers(6, 10))


@st.composite
def crowds(draw: st.DrawFn) -> MapMarks:
    """Many counters in few hexes."""
    those = tuple(
        Counter(
            f"{n}", draw(ROUND_GETTYSBURG), draw(SIDES), draw(NAMES), "80", draw(st.integers(0, 3)), n % 11 == 0, n == 5
        )
        for n in range(draw(st.integers(2, 22)))
    )
    clashes = draw(st.lists(ROUND_GETTYSBURG, max_size=3, unique=True))
    return MapMarks(
        counters=those,
        sightings=tuple(draw(st.lists(st.builds(Sighting, ROUND_GETTYSBURG, SIDES, st.integers(0, 999)), max_size=4))),
        clashes=tuple(Clash(at, {"confederate": 12, "union": 117}) for at in clashes),
    )


@given(crowds(), st.sampled_from([22.0, 30.0, 50.0, 84.0, 160.0]))
def test_nothing_of_one_hex_hides_a_counter_of_another_at_any_zoom(marks: MapMarks, hex_size: float) -> None:
    found = stacked(marks, hex_size)
    boxes = [placed(one, hex_size) for one in found if one.cards]
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))


@given(crowds(), st.sampled_from([22.0, 30.0, 50.0, 84.0, 160.0]))
def test_every_counter_is_shown_by_its_name_cut_short_or_counted(marks: MapMarks, hex_size: float) -> None:
    there = {at: [one for one in those if not isinstance(one, Clash)] for at, those in lying(marks).items()}
    for one in stacked(marks, hex_size):
        assert sum(card.many for card in one.cards if not isinstance(card.what, Clash)) == len(there[one.at])
        assert all(card.text == str(card.many) for card in one.cards if card.many > 1)


def test_a_neighbour_makes_names_short_and_the_selected_one_keeps_its_own() -> None:
    alone = MapMarks(counters=(Counter("a", (13, 10), "union", "Artillery Reserve"),))
    assert texts(alone) == ["Artillery Reserve"]
    beside = Counter("b", (15, 10), "union", "Sedgwick", selected=True)
    assert sorted(texts(MapMarks(counters=(*alone.counters, beside)))) == ["Art", "Sedgwick"]


@given(PLACES, st.integers(1, 25))
def test_a_pile_lies_in_its_own_hex(at: Hex, many: int) -> None:
    """Far out, where as many lie in every hex around."""
    around = [(x, y) for x in range(at[0] - 1, at[0] + 2) for y in range(at[1] - 1, at[1] + 2)]
    marks = MapMarks(counters=tuple(Counter(f"{n}", one, "union", "VI") for n in range(many) for one in around))
    for one in stacked(marks, 22.0):
        if one.cards[0].many == 1:
            continue
        box = placed(one, 22.0)
        for corner in ((box.left, box.top), (box.right, box.bottom)):
            x, y = (part / 22.0 for part in corner)
            assert abs(x - centre(one.at)[0]) <= 0.5
            assert abs(y - centre(one.at)[1]) <= 0.5
        assert hex_at(((box.left + box.right) / 44.0, (box.top + box.bottom) / 44.0)) == one.at


def test_an_enemy_is_an_estimate_on_its_sides_tint() -> None:
    marks = MapMarks(sightings=(Sighting((11, 8), "union", 35), Sighting((12, 9), "union")))
    assert texts(marks) == ["≈35", "≈?"]
    assert {one.fill for one in drawn(marks)["counters"].shapes if isinstance(one, Stroke)} >= {"union-tint", "union"}


# ---- battles and marches of a replay


def test_a_battle_is_marked_with_what_it_cost_each_side() -> None:
    marks = MapMarks(
        counters=(Counter("a", (12, 8), "union", "I"),), clashes=(Clash((12, 8), {"confederate": 27, "union": 30}),)
    )
    assert texts(marks) == ["I", "−27", "−30"]
    assert [one.token for one in drawn(marks)["counters"].shapes if isinstance(one, Words)] == ["ink", "conf", "union"]
    fresh, earlier = (
        drawn(MapMarks(clashes=(Clash((12, 8), {"union": 1}, fresh),)))["battles"].shapes for fresh in (True, False)
    )
    assert len(fresh) > len(earlier) > 0
    assert listing(the_ground(), marks, (12, 8))[-1] == "battle, strength points lost: Confederate 27, Union 30"


def test_a_trail_leads_through_its_hexes_and_nobody_leaves_one_who_stays() -> None:
    came = drawn(MapMarks(trails=(Trail("union", ((12, 9), (12, 8))),)))["trails"].shapes
    lines = [one for one in came if isinstance(one, Stroke) and one.token == "union"]
    assert lines[0].lines == ((centre((12, 9)), centre((12, 8))),)
    assert not drawn(MapMarks(trails=(Trail("union", ((12, 8),)),)))["trails"].shapes


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
        counters=(
            Counter("heth", (10, 7), "confederate", "Heth", "75"),
            Counter("pen", (10, 7), "confederate", "Pender", age=2),
        ),
        sightings=(Sighting((11, 8), "union", 35, 1),),
        activity=(Activity((11, 8)),),
        forage=(Forage((10, 7), 4),),
        routes=(Route("confederate", ((9, 7), (10, 7))),),
    )
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
