"""The reach of a unit against every way it could be ordered, one step after the other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Square
from companion.games.tactical.rules.orders.moving import moved, step_of
from companion.games.tactical.rules.orders.reach import Reaches
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Unit
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import AT, OPEN, after, clauses, field, moment, rules

A = unit("A", at=AT)
SIDE = 6
PLACES = st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1))
ARMS = [("infantry", "normal"), ("infantry", "column"), ("cavalry", "mounted"), ("artillery", "limbered")]


def tried(now: Moment, one: Unit) -> dict[Square, int]:
    """Give the least that every square costs, by trying every lawful step of every way."""
    least: dict[Square, int] = {}
    waiting, seen = [now], set[Unit]()
    while waiting:
        here = waiting.pop()
        going = here.state.units[one.id]
        if going in seen:
            continue
        seen.add(replace(going, facing=1, fatigue=0))
        for direction in DIRECTIONS:
            made = step_of(here, going, direction)
            if made.reasons:
                continue
            there = here.after(moved(here.rules, here.state, going, made))
            gone = replace(there.state.units[one.id], facing=1, fatigue=0)
            spent = one.points - gone.points
            if made.to != one.square:
                least[made.to] = min(spent, least.get(made.to, spent))
            if gone not in seen:
                waiting.append(replace(there, state=replace(there.state, units=there.state.units | {one.id: gone})))
    return least


@st.composite
def grounds(draw: st.DrawFn, signs: str, of: Rules) -> Ground:
    rows = draw(st.lists(st.text(signs, min_size=SIDE, max_size=SIDE), min_size=SIDE, max_size=SIDE))
    heights = draw(st.dictionaries(PLACES, st.integers(1, 4), max_size=8))
    start = draw(PLACES)
    ways = draw(st.lists(st.sampled_from([(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0)]), min_size=1, max_size=8))
    road = [start]
    for south, east in ways:
        to = road[-1][0] + south, road[-1][1] + east
        if 0 <= to[0] < SIDE and 0 <= to[1] < SIDE and to not in road:
            road.append(to)
    roads = {"pike": tuple(road)} if len(road) > 1 else {}
    return field(*rows, heights=heights, roads=roads, of=of)


OF_STEPS = {
    "ANT-R-MIN-MOVE": 1,
    "ANT-R-ROAD-UP": 1,
    "ANT-R-ROAD-USE": 1,
    "ANT-R-HIGHER": 1,
    "ANT-R-ZOC-COST": 1,
    "ANT-R-ZOC-BASIC": 2,
    "ANT-R-ROUTED-MOVE": 1,
    "ANT-R-BASIC-BLUE": 1,
}
"""The rulings on what a step costs, with the last of their choices."""


@pytest.mark.clause("ANT-7.5a", "ANT-7.6c", "ANT-R-MIN-MOVE")
@pytest.mark.parametrize("name", ["antietam", "shiloh"])
@given(data=st.data())
def test_the_reach_is_what_every_way_of_lawful_steps_gives(name: str, data: st.DataObject) -> None:
    used = rules(name)
    if name == "antietam":
        used = used.choosing({ruling: data.draw(st.integers(0, most)) for ruling, most in OF_STEPS.items()})
    ground = data.draw(grounds("....WTCBF~=" if name == "antietam" else "....LHRBFS~=", used))
    arm, mode = data.draw(st.sampled_from(ARMS))
    free = [at for at in ground.kinds if ground.passable(at)]
    if not free:
        return
    one = unit(
        "A-A",
        at=data.draw(st.sampled_from(free)),
        arm=arm,
        mode=mode,
        weapon="N12" if arm == "artillery" else "RFL",
        points=data.draw(st.integers(0, 13)),
        in_command=data.draw(st.booleans()),
        routed=data.draw(st.booleans()),
        squares=data.draw(st.integers(0, 1)),
        zoc_to_zoc=data.draw(st.just(False)),
    )
    places = data.draw(st.lists(st.sampled_from(free), max_size=5, unique=True))
    others = [
        unit(f"O{n}", data.draw(st.sampled_from(["union", "confederate"])), at)
        for n, at in enumerate(places)
        if at != one.square
    ]
    level = data.draw(st.sampled_from(["basic", "intermediate", "advanced"]))
    now = moment(one, *others, on=ground, by=used, level=level)
    reach = Reaches(used, ground).of(now.state, one)
    assert reach.costs == tried(now, one)
    for square in reach.costs:
        if square != one.square:
            assert not clauses(now, cmd.Move(unit=one.id, directions=reach.way_to(square)))


@pytest.mark.clause("ANT-7.5a")
def test_the_way_to_a_square_is_a_lawful_order_that_costs_what_was_said() -> None:
    ground = field(*OPEN[:3], "..WWTW...", *OPEN[4:], heights={(2, 4): 3}, roads={"pike": (AT, (4, 5), (3, 5), (2, 5))})
    enemy = unit("E", "confederate", (1, 7))
    one = replace(A, mode="column", points=12)
    now = moment(one, enemy, unit("B", at=(4, 3)), on=ground)
    reach = Reaches(rules(), ground).of(now.state, one)
    assert len(reach.costs) > 20
    for square, cost in reach.costs.items():
        order = cmd.Move(unit=A.id, directions=reach.way_to(square))
        gone = after(now, order).state.units[A.id]
        assert (gone.square, 12 - gone.points) == (square, cost)


def test_a_unit_that_may_not_move_reaches_nothing_and_kept_prices_do_not_change_an_answer() -> None:
    kept = Reaches(rules(), field(*OPEN))
    idle, tired = replace(A, activated=False), replace(A, points=0)
    now = moment(A)
    assert kept.of(now.state, idle).costs == {}
    assert kept.of(now.state, tired).costs == {}
    first = kept.of(now.state, A)
    assert kept.of(now.state, replace(A, mode="column")).costs == first.costs
    assert kept.of(now.state, A) == first
    assert not clauses(now, cmd.Move(unit=A.id, directions=first.way_to((2, 2))))


@pytest.mark.clause("ANT-7.6c")
def test_along_a_causeway_under_an_enemys_eyes_only_a_first_step_leads_from_zone_to_zone() -> None:
    causeway = field("~~~~~~", "......", "~~.~~~")
    enemy = unit("E", "confederate", (2, 2))
    horse = unit("H", at=(1, 0), arm="cavalry", weapon="CRB", points=13)
    kept = Reaches(rules(), causeway)
    now = moment(horse, enemy, on=causeway)
    assert kept.of(now.state, horse).costs == tried(now, horse) == {(1, 1): 2}
    beside = replace(horse, square=(1, 1))
    now = moment(beside, enemy, on=causeway)
    assert kept.of(now.state, beside).costs == tried(now, beside) == {(1, 0): 2, (1, 2): 6}


@pytest.mark.clause("ANT-7.6c")
def test_no_way_leads_on_over_a_square_that_is_cheapest_by_a_step_from_zone_to_zone() -> None:
    bend = field(".~.", "..~", "W~~", heights={(2, 0): 3})
    horse = unit("H", at=(1, 0), arm="cavalry", weapon="CRB", points=13)
    now = moment(horse, unit("E", "confederate", (0, 0)), on=bend)
    reach = Reaches(rules(), bend).of(now.state, horse)
    assert reach.squares_to((1, 1)) == [(1, 0), (1, 1)]
    assert reach.squares_to((0, 2)) == [(1, 0), (2, 0), (1, 1), (0, 2)]
    for square, cost in reach.costs.items():
        gone = after(now, cmd.Move(unit=horse.id, directions=reach.way_to(square))).state.units[horse.id]
        assert (gone.square, 13 - gone.points) == (square, cost)
