"""Ground: what may be entered, roads that join squares, names, and where one more ford may lie."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.rules.ground.map import Ground, Terrains, lay
from companion.games.tactical.rules.ground.squares import Square, around
from companion.language.messages import told
from tests.games.tactical.gazetteer import antietam, rules, terrains

KIND = {
    ".": "clear",
    "T": "town",
    "W": "woods",
    "C": "cornfield",
    "~": "stream",
    "=": "river",
    "B": "bridge",
    "F": "ford",
}


def a_ground(*rows: str, roads: dict[str, tuple[Square, ...]] | None = None) -> Ground:
    kinds = {(x, y): KIND[sign] for x, row in enumerate(rows) for y, sign in enumerate(row)}
    marks = {sort: {at: sort for at, kind in kinds.items() if kind == sort} for sort in ("bridge", "ford")}
    return lay(
        title="",
        terrains=terrains(),
        kinds=kinds,
        levels=dict.fromkeys(kinds, 1),
        bridges=marks["bridge"],
        waters={"Run": tuple(at for at, kind in kinds.items() if kind in ("stream", "ford", "bridge"))},
        fords=marks["ford"],
        roads=roads or {},
        objectives={},
        entries={},
        rears={},
        places={},
    )


@st.composite
def grounds(draw: st.DrawFn) -> Ground:
    rows, columns = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    return a_ground(
        *draw(st.lists(st.text("..~~W=BF", min_size=columns, max_size=columns), min_size=rows, max_size=rows))
    )


@pytest.mark.clause("ANT-7.5d", "ANT-R-EDGE")
def test_nobody_enters_stream_or_river_or_leaves_the_map_but_bridge_and_ford_may_be_entered() -> None:
    ground = a_ground(".~B", "F=W")
    assert [at for at in sorted(ground.kinds) if ground.passable(at)] == [(0, 0), (0, 2), (1, 0), (1, 2)]
    assert ground.steps[0, 0] == ((1, 0),)
    assert ground.steps[1, 2] == ((0, 2),)
    assert not ground.passable((0, 3))
    assert ground.unfit((0, 0)) is None
    unfit = [told(why) for why in (ground.unfit((0, 1)), ground.unfit((2, 0))) if why is not None]
    assert unfit == ["0,1 is stream", "2,0 is off the map of 2 by 3 squares"]


@given(grounds())
def test_steps_are_the_neighbours_that_may_be_entered_and_lead_both_ways(ground: Ground) -> None:
    shut = {"stream", "river"}
    assert set(ground.steps) == {at for at, kind in ground.kinds.items() if kind not in shut}
    for at, steps in ground.steps.items():
        assert list(steps) == [to for to in around(at) if ground.kinds.get(to, "river") not in shut]
        assert all(at in ground.steps[to] for to in steps)


@pytest.mark.clause("ANT-R-ROAD-USE", "ANT-7.1h", "ANT-R-ROAD-ENTRY")
def test_squares_are_joined_only_where_the_road_runs_from_one_to_the_other() -> None:
    ground = a_ground("...", "WT.", roads={"Pike": ((0, 0), (0, 1), (1, 1)), "Lane": ((1, 0), (1, 1))})
    assert ground.joined((0, 0), (0, 1))
    assert ground.joined((0, 1), (0, 0))
    assert not ground.joined((0, 0), (1, 0))  # both have a road, no road joins them
    assert not ground.joined((0, 0), (1, 1))
    assert [ground.road(at) for at in ((0, 0), (1, 0), (0, 2))] == [True, True, False]
    assert [ground.shown(at) for at in ((0, 0), (0, 2), (1, 0), (1, 1))] == ["road", "clear", "woods", "town"]
    assert ground.terrain((0, 0)) == "clear"


def test_a_square_is_called_by_its_crossing_its_place_or_its_objective() -> None:
    ground = antietam()
    assert ground.name((31, 19)) == "Burnside's Bridge"
    assert ground.name((38, 18)) == "Snavely's Ford"
    assert ground.name((18, 9)) == "Dunker Church"
    assert ground.name((33, 1)) == "Shepherdstown Pike"
    assert ground.name((0, 35)) == ""
    assert ground.water((31, 19)) == "Antietam Creek"
    assert ground.water((31, 18)) == ""


@pytest.mark.clause("ANT-R-FORDS", "ANT-1.3e")
def test_a_ford_wants_a_stream_with_open_ground_on_two_banks_and_no_crossing_beside_it() -> None:
    assert a_ground(".~.", ".~.", ".~.").ford_squares() == ((0, 1), (1, 1), (2, 1))
    assert a_ground(".~.", ".~.", ".~.").ford_squares(((0, 1),)) == ((2, 1),)  # not beside one drawn already
    assert a_ground(".~.", ".B.", ".~.", ".~.").ford_squares() == ((3, 1),)
    assert a_ground(".~.", ".F.", ".~.", ".~.").ford_squares() == ((3, 1),)
    assert a_ground(".=.", ".=.").ford_squares() == ()  # a river is never forded
    assert a_ground(".~=.", ".~=.").ford_squares() == ()  # one bank only
    assert a_ground("...", ".~.", "...").ford_squares() == ()  # a pond: the same bank all round
    assert a_ground(".~~.", ".~~.").ford_squares() == ()  # two squares wide: no bank beyond


@given(grounds(), st.data())
def test_ford_squares_are_those_that_a_slow_look_finds(ground: Ground, data: st.DataObject) -> None:
    streams = sorted(at for at, kind in ground.kinds.items() if kind == "stream")
    drawn = data.draw(st.lists(st.sampled_from(streams), max_size=2, unique=True)) if streams else []
    dry = {at for at, kind in ground.kinds.items() if kind in ("clear", "woods")}

    def same_bank(one: Square, other: Square) -> bool:
        reached = {one}
        while wider := {to for at in reached for to in around(at) if to in dry} - reached:
            reached |= wider
        return other in reached

    def may_be_forded(at: Square) -> bool:
        beside = [to for to in around(at) if to in dry]
        crossings = [*drawn, *(to for to, kind in ground.kinds.items() if kind in ("ford", "bridge"))]
        free = all(max(abs(at[0] - x), abs(at[1] - y)) > 1 for x, y in crossings)
        return free and any(not same_bank(one, other) for one in beside for other in beside)

    assert ground.ford_squares(drawn) == tuple(at for at in streams if may_be_forded(at))


@pytest.mark.clause("ANT-R-FORDS", "ANT-1.3e")
def test_the_creek_has_room_for_all_the_fords_that_a_game_may_draw_wherever_they_fall() -> None:
    ground, most = antietam(), rules().scale.random_fords
    assert most is not None
    for greedy in (min, max):
        drawn: list[Square] = []
        while squares := ground.ford_squares(drawn):
            drawn.append(greedy(squares))
        assert len(drawn) >= most.most
    # the worst case: every ford drawn shuts off as many squares as it can
    drawn = []
    for _ in range(most.most):
        drawn.append(min(ground.ford_squares(drawn), key=lambda at: len(ground.ford_squares([*drawn, at]))))
    assert len(set(drawn)) == most.most


@pytest.mark.clause("ANT-1.3e")
def test_a_drawn_ford_may_be_entered_from_both_banks_and_the_map_stays_as_it_is() -> None:
    ground = antietam()
    at = (3, 22)
    assert at in ground.ford_squares()
    forded = ground.with_fords((at,))
    assert forded.terrain(at) == "ford"
    assert forded.passable(at)
    assert forded.name(at) == "ford over Antietam Creek"
    assert {(3, 21), (3, 23)} <= set(forded.steps[at])
    assert at in forded.steps[3, 21]
    assert at not in ground.steps[3, 21]
    assert ground.terrain(at) == "stream"
    assert not ground.passable(at)
    assert ground.with_fords(()) is ground
    assert forded.ford_squares() == ground.ford_squares((at,))


@given(grounds(), st.data())
def test_a_ground_with_fords_is_the_ground_that_has_them_on_its_map(ground: Ground, data: st.DataObject) -> None:
    streams = sorted(at for at, kind in ground.kinds.items() if kind == "stream")
    drawn = data.draw(st.lists(st.sampled_from(streams), max_size=3, unique=True)) if streams else []
    forded = ground.with_fords(drawn)
    again = lay(
        title="",
        terrains=terrains(),
        kinds=ground.kinds | dict.fromkeys(drawn, "ford"),
        levels=ground.levels,
        bridges=ground.bridges,
        waters=ground.waters,
        fords=ground.fords,
        roads={},
        objectives={},
        entries={},
        rears={},
        places={},
    )
    assert (forded.kinds, forded.steps) == (again.kinds, again.steps)


@pytest.mark.clause("ANT-7.5d")
def test_closed_is_what_no_column_of_the_costs_may_enter() -> None:
    charts = rules()
    assert terrains().closed == {"stream", "river"}
    shut = {"foot": "P", "mounted": "P", "limbered": "P"}
    woods = msgspec.structs.replace(charts.terrain_costs["woods"], **shut)
    closer = charts.having(terrain_costs=charts.terrain_costs | {"woods": woods})
    assert Terrains.of(closer).closed == {"stream", "river", "woods"}
    assert not terrains().diagonal_roads
