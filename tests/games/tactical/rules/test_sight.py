"""Line of sight: the rulings' examples on drawn ground, and random ground against the question asked slowly."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.tactical.rules.ground.sight import Sight, arc_of, sighted
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.ground.sight_tables import crossings
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Direction, Square, distance, in_arc
from tests.games.tactical import seeing
from tests.games.tactical.seeing import CLEAR_DAY, MEASURES, RULES, Drawn, drawn, seen_slowly, sight

FIELD = Sight(seeing.field(), MEASURES)
NOBODY: frozenset[Square] = frozenset()
WEST, EAST = (0, 0), (0, 2)


# ---- obstacles and heights


@pytest.mark.clause("ANT-8.3d", "ANT-R-LOS")
@pytest.mark.parametrize(
    ("between", "unit", "open_"),
    [
        (".", False, True),
        (".", True, False),
        ("w", False, False),
        ("t", False, False),
        ("c", False, False),
        ("~", False, True),
    ],
)
def test_on_level_ground_woods_towns_corn_and_units_hide_and_clear_ground_does_not(
    between: str, unit: bool, open_: bool
) -> None:
    occupied = frozenset({(0, 1)}) if unit else NOBODY
    assert sight(f".{between}.").sees(WEST, EAST, occupied, turn=CLEAR_DAY) is open_


@pytest.mark.clause("ANT-R-LOS", "ANT-8.3c")
def test_from_an_elevation_higher_one_looks_over_a_unit_beside_the_target() -> None:
    """The line is 27 1/2 feet high half-way; the unit reaches 5, corn 6, woods 20, a town 30."""
    low = "211"
    assert sight("...", low).sees(WEST, EAST, {(0, 1)}, turn=CLEAR_DAY)
    assert [sight(f".{sign}.", low).sees(WEST, EAST, NOBODY, turn=CLEAR_DAY) for sign in "cwt"] == [True, True, False]


@pytest.mark.clause("ANT-R-LOS")
def test_ground_hides_what_lies_behind_its_edge_and_behind_a_ridge() -> None:
    assert not sight("...", "121").sees(WEST, EAST, NOBODY, turn=CLEAR_DAY)
    assert not sight("...", "221").sees(WEST, EAST, NOBODY, turn=CLEAR_DAY), (
        "45 feet of ground against a line of 27 1/2"
    )
    assert sight("...", "321").sees(WEST, EAST, NOBODY, turn=CLEAR_DAY), (
        "the slope is even: ground at 45, the line at 50"
    )
    assert not sight("...", "321").sees(WEST, EAST, {(0, 1)}, turn=CLEAR_DAY), "a unit there reaches the line just so"


@pytest.mark.clause("ANT-R-LOS", "ANT-8.3d")
def test_the_tallest_counts_not_the_sum() -> None:
    """Three squares from the viewer the line is 23 feet high: above woods of 20, under 20 and 5 together."""
    wooded = sight("...w..", "211111")
    assert wooded.sees((0, 0), (0, 5), {(0, 3)}, turn=CLEAR_DAY)
    town = sight("...t..", "211111")
    assert not town.sees((0, 0), (0, 5), NOBODY, turn=CLEAR_DAY)


@pytest.mark.clause("ANT-R-LOS")
def test_what_stands_in_the_viewers_and_the_targets_own_squares_hides_nothing() -> None:
    assert sight("w.t").sees(WEST, EAST, {WEST, EAST}, turn=CLEAR_DAY)
    assert sight("t.w").from_(WEST, {WEST, EAST}, turn=CLEAR_DAY) == {WEST, (0, 1), EAST}


@pytest.mark.clause("ANT-R-LOS")
@pytest.mark.parametrize(
    ("drawing", "units", "open_"),
    [
        ("... ...", [], True),
        (".w. ...", [], True),
        ("... .w.", [], True),
        (".w. .w.", [], False),
        ("... ...", [(0, 1)], True),
        ("... ...", [(0, 1), (1, 1)], False),
        (".w. ...", [(1, 1)], False),
        (".w. ...", [(0, 1)], True),
        ("... .c.", [(0, 1)], False),
    ],
)
def test_a_line_exactly_between_two_squares_is_blocked_only_by_both(
    drawing: str, units: list[Square], open_: bool
) -> None:
    on, one, other = sight(drawing), (0, 0), (1, 2)
    assert on.sees(one, other, frozenset(units), turn=CLEAR_DAY) is open_
    assert (other in on.from_(one, frozenset(units), turn=CLEAR_DAY)) is open_


@pytest.mark.clause("ANT-R-LOS")
@given(st.integers(-16, 16), st.integers(-16, 16))
def test_a_line_crosses_the_same_squares_there_and_back(south: int, east: int) -> None:
    there = crossings(south, east)
    back = [{(south + x, east + y) for x, y in pair} for pair in crossings(-south, -east)]
    assert [set(pair) for pair in there] == back[::-1]
    assert len(there) == max(0, distance((0, 0), (south, east)) - 1)
    assert all(distance((0, 0), square) == step for step, pair in enumerate(there, start=1) for square in pair)


@pytest.mark.clause("ANT-8.3c")
def test_an_elevation_is_within_what_the_book_gives() -> None:
    assert RULES.sight.a_level.least <= MEASURES.level <= RULES.sight.a_level.most
    assert (RULES.sight.a_level.least, RULES.sight.a_level.most) == (40, 50)


# ---- how far


@pytest.mark.clause("ANT-8.3e", "ANT-R-DISTANCE")
@pytest.mark.parametrize(("elevation", "limit"), [(1, 4), (2, 8), (3, 12), (4, 16)])
def test_each_elevation_has_its_limit_diagonals_counting_one(elevation: int, limit: int) -> None:
    level = Drawn(41, 41, {}, {(x, y): elevation for x in range(41) for y in range(41)})
    seen = Sight(level, MEASURES).from_((20, 20), NOBODY, turn=CLEAR_DAY)
    assert seen == {(x, y) for x in range(41) for y in range(41) if max(abs(x - 20), abs(y - 20)) <= limit}


@pytest.mark.clause("ANT-8.3a", "ANT-8.3e")
def test_a_battery_on_elevation_2_does_not_see_nine_squares_and_on_3_does() -> None:
    for elevation, seen in (("2", False), ("3", True)):
        on = sight("." * 10, elevation + "1" * 9)
        assert on.sees((0, 0), (0, 9), NOBODY, turn=CLEAR_DAY) is seen
    assert not on.sees((0, 9), (0, 0), NOBODY, turn=CLEAR_DAY), "each is bound by his own elevation"


@pytest.mark.clause("ANT-8.3f", "ANT-R-VISIBILITY")
def test_the_mist_of_the_morning_cuts_the_limits_in_proportion_rounded_down() -> None:
    assert [MEASURES.percent(turn) for turn in range(1, 12)] == [75, 90] + [100] * 9
    assert {turn: [MEASURES.limit(level, turn) for level in (1, 2, 3, 4)] for turn in (1, 2, 3, 11)} == {
        1: [3, 6, 9, 12],
        2: [3, 7, 10, 14],
        3: [4, 8, 12, 16],
        11: [4, 8, 12, 16],
    }
    on = sight("." * 13, "3" * 13)
    assert max(on.from_((0, 0), NOBODY, turn=1)) == (0, 9)
    assert on.sees((0, 0), (0, 9), NOBODY, turn=1)
    assert not on.sees((0, 0), (0, 10), NOBODY, turn=1)


@pytest.mark.clause("ANT-R-VISIBILITY")
def test_by_the_other_reading_every_day_is_clear() -> None:
    clear = Measures.of(RULES.choosing({"ANT-R-VISIBILITY": 1}))
    assert [clear.limit(3, turn) for turn in (1, 2, 3)] == [12, 12, 12]


@pytest.mark.clause("ANT-R-VISIBILITY", "ANT-8.3f")
def test_next_squares_are_seen_in_the_thickest_fog() -> None:
    fog = msgspec.structs.replace(MEASURES, visibility=((1, 1),))
    on = Sight(drawn(".w... wwwww ....."), fog)
    assert on.limit((1, 2), 1) == 1
    assert on.from_((1, 2), {(0, 2), (2, 2)}, turn=1) == {(x, y) for x in (0, 1, 2) for y in (1, 2, 3)}


# ---- the arc


@pytest.mark.clause("ANT-R-ARC", "ANT-7.9d")
@pytest.mark.parametrize("facing", DIRECTIONS)
def test_a_facing_leaves_a_quarter_of_what_is_seen_all_round(facing: Direction) -> None:
    level = Sight(Drawn(21, 21, {}, {(x, y): 3 for x in range(21) for y in range(21)}), MEASURES)
    crowd = frozenset({(9, 9), (10, 12), (12, 8), (7, 10)})
    all_round = level.from_((10, 10), crowd, turn=CLEAR_DAY)
    ahead = level.from_((10, 10), crowd, turn=CLEAR_DAY, facing=facing)
    assert ahead == {at for at in all_round if in_arc((10, 10), facing, at)}
    assert (10, 10) in ahead


@pytest.mark.clause("ANT-7.9d", "ANT-QS-3.3e")
def test_a_unit_facing_south_sees_ahead_and_not_beside_it_save_in_the_basic_game() -> None:
    on, at = sight("..... " * 5), (2, 2)
    for level, beside in (("basic", True), ("intermediate", False), ("advanced", False)):
        facing = arc_of(level, 5)  # type: ignore[arg-type]
        assert on.sees(at, (4, 2), NOBODY, turn=CLEAR_DAY, facing=facing)
        assert on.sees(at, (2, 4), NOBODY, turn=CLEAR_DAY, facing=facing) is beside
        assert ((1, 2) in on.from_(at, NOBODY, turn=CLEAR_DAY, facing=facing)) is beside


# ---- random ground


@st.composite
def grounds(draw: st.DrawFn) -> Drawn:
    rows, columns = draw(st.integers(1, 20)), draw(st.integers(1, 20))
    squares = [(x, y) for x in range(rows) for y in range(columns)]
    kinds = draw(
        st.lists(
            st.sampled_from(["clear", "clear", "clear", "woods", "town", "cornfield", "ford"]),
            min_size=len(squares),
            max_size=len(squares),
        )
    )
    ridge = draw(st.lists(st.integers(1, 4), min_size=rows, max_size=rows))
    valley = draw(st.lists(st.integers(0, 3), min_size=columns, max_size=columns))
    levels = {(x, y): max(1, ridge[x] - valley[y]) for x, y in squares}
    return Drawn(rows, columns, dict(zip(squares, kinds, strict=True)), levels)


def places(ground: Drawn) -> st.SearchStrategy[Square]:
    return st.tuples(st.integers(0, ground.rows - 1), st.integers(0, ground.columns - 1))


@pytest.mark.clause("ANT-8.3a", "ANT-R-LOS", "ANT-R-VISIBILITY", "ANT-R-ARC")
@given(grounds(), st.data())
def test_all_that_is_seen_is_what_asking_square_by_square_finds_while_units_move(
    ground: Drawn, data: st.DataObject
) -> None:
    on, one = Sight(ground, MEASURES), data.draw(places(ground))
    for _ in range(2):
        occupied = data.draw(st.frozensets(places(ground), max_size=40))
        turn, facing = data.draw(st.integers(1, 4)), data.draw(st.none() | st.sampled_from(DIRECTIONS))
        wanted = seen_slowly(ground, MEASURES, one, occupied, turn, facing)
        assert on.from_(one, occupied, turn=turn, facing=facing) == wanted
        some = data.draw(st.sets(places(ground), max_size=10))
        assert on.from_(one, occupied, turn=turn, facing=facing, among=some) == wanted & some
        for other in some:
            seen = on.sees(one, other, occupied, turn=turn, facing=facing)
            why = on.why_not(one, other, occupied, turn=turn, facing=facing)
            assert seen is (why is None) is (other in wanted)


@pytest.mark.clause("ANT-8.3a", "ANT-R-LOS", "ANT-8.3e")
@settings(max_examples=30)
@given(st.data())
def test_so_it_is_on_the_field_of_antietam(data: st.DataObject) -> None:
    field, on = seeing.field(), FIELD
    at = st.tuples(st.integers(0, field.rows - 1), st.integers(0, field.columns - 1))
    one, occupied = data.draw(at), data.draw(st.frozensets(at, max_size=60))
    facing = data.draw(st.none() | st.sampled_from(DIRECTIONS))
    wanted = seen_slowly(field, MEASURES, one, occupied, CLEAR_DAY, facing)
    assert on.from_(one, occupied, turn=CLEAR_DAY, facing=facing) == wanted


@pytest.mark.clause("ANT-R-LOS")
@given(grounds(), st.data())
def test_a_line_is_open_both_ways_or_blocked_both_ways(ground: Drawn, data: st.DataObject) -> None:
    on, one, other = Sight(ground, MEASURES), data.draw(places(ground)), data.draw(places(ground))
    occupied = data.draw(st.frozensets(places(ground), max_size=40))
    assert bool(on.between(one, other, occupied)) is bool(on.between(other, one, occupied))


@given(grounds(), st.data())
def test_a_square_off_the_map_is_never_seen(ground: Drawn, data: st.DataObject) -> None:
    on, one = Sight(ground, MEASURES), data.draw(places(ground))
    off = (one[0], ground.columns)
    assert not on.sees(one, off, NOBODY, turn=CLEAR_DAY)
    assert off not in on.from_(one, NOBODY, turn=CLEAR_DAY, among=[off])
    assert on.why_not(one, off, NOBODY, turn=CLEAR_DAY) is not None


# ---- hidden units, and why not


@pytest.mark.clause("ANT-R-HIDDEN")
@settings(max_examples=40)
@given(grounds(), st.data())
def test_an_enemy_is_sighted_when_some_watcher_sees_his_square_whatever_the_range(
    ground: Drawn, data: st.DataObject
) -> None:
    watchers = data.draw(st.lists(st.tuples(places(ground), st.none() | st.sampled_from(DIRECTIONS)), max_size=5))
    enemies = data.draw(st.frozensets(places(ground), max_size=8))
    occupied = enemies | {at for at, _ in watchers}
    wanted = {
        at
        for at in enemies
        for one, facing in watchers
        if at in seen_slowly(ground, MEASURES, one, occupied, 2, facing)
    }
    assert sighted(Sight(ground, MEASURES), watchers, enemies, occupied, turn=2) == wanted


@pytest.mark.clause("ANT-7.13k", "ANT-8.3a")
def test_why_a_square_is_not_in_sight_is_told_with_its_clause() -> None:
    on = sight(". w . . . . . . . . .".replace(" ", ""), "2" * 11)
    told = [
        on.why_not((0, 0), (0, 2), NOBODY, turn=CLEAR_DAY),
        on.why_not((0, 2), (0, 4), {(0, 3)}, turn=CLEAR_DAY),
        on.why_not((0, 2), (0, 10), NOBODY, turn=1),
        on.why_not((0, 1), (0, 10), NOBODY, turn=CLEAR_DAY),
        on.why_not((0, 2), (0, 4), NOBODY, turn=CLEAR_DAY, facing=7),
        on.why_not((0, 2), (0, 4), NOBODY, turn=CLEAR_DAY, facing=3),
    ]
    assert [(why.text, why.clause) if why else None for why in told] == [
        ("0,2 is hidden by the woods at 0,1", "ANT-8.3d"),
        ("0,4 is hidden by the units at 0,3", "ANT-8.3d"),
        ("0,10 is 8 squares away; from elevation 2 one sees 6 at a visibility of 75 percent", "ANT-8.3f"),
        ("0,10 is 9 squares away; from elevation 2 one sees 8", "ANT-8.3e"),
        ("0,4 lies outside the arc of sight of facing 7", "ANT-7.9d"),
        None,
    ]
    ridge = sight("...", "121")
    hidden = ridge.why_not(WEST, EAST, NOBODY, turn=CLEAR_DAY)
    assert hidden is not None
    assert hidden.text == "0,2 is hidden by the ground at 0,1"
    both = sight(".w. .t.").why_not((0, 0), (1, 2), NOBODY, turn=CLEAR_DAY)
    assert both is not None
    assert both.text == "1,2 is hidden by the woods at 0,1 and the town at 1,1"
