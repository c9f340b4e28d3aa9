"""Zones of control: where they are, and what going into, out of and along them costs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.tactical.rules.ground.squares import Square, around
from companion.games.tactical.rules.ground.zones import in_enemy_zone, zone_of
from companion.games.tactical.rules.orders.moving import step_of
from companion.games.tactical.rules.state import Unit
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import AT, OPEN, after, clauses, field, go, moment, rules

A = unit("A", at=AT)
HORSE = unit("H", at=AT, arm="cavalry", weapon="CRB")
GUNS = unit("G", at=AT, arm="artillery", weapon="N12", mode="limbered")
FOOT = replace(HORSE, mode="dismounted")


def enemy(at: Square, name: str = "E") -> Unit:
    return unit(name, "confederate", at)


AHEAD, BESIDE = enemy((2, 4)), enemy((4, 5))
"""Into the zone of the first leads north; in the zone of the second the units stand, and (3,4) is in it too."""


def cost(one: Unit, direction: int, *others: Unit, level: str = "advanced") -> int | None:
    return step_of(moment(one, *others, level=level), one, direction).cost


@pytest.mark.clause("ANT-7.6a", "ANT-QS-3.6a", "ANT-R-ZOC-WHO")
def test_every_unit_has_a_zone_in_the_eight_squares_around_it_routed_ones_too_unless_chosen_otherwise() -> None:
    routed, guns = replace(enemy((4, 4)), routed=True), unit("G", "confederate", (0, 0), arm="artillery", weapon="N12")
    now = state(routed, guns, unit("Gone", "confederate", None, status="eliminated"))
    assert zone_of(rules(), now, "confederate") == {*around((4, 4)), *around((0, 0))}
    other = rules().choosing({"ANT-R-ZOC-WHO": 1})
    assert zone_of(other, now, "confederate") == set(around((0, 0)))
    assert not in_enemy_zone(other, now, "union", (3, 3))


@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=6), st.booleans())
def test_a_square_is_in_a_zone_exactly_when_the_zones_have_it(squares: list[Square], routed: bool) -> None:
    now = state(*(replace(enemy(at, f"E{n}"), routed=routed) for n, at in enumerate(squares)))
    zone = zone_of(rules(), now, "confederate")
    field_of = {(x, y) for x in range(9) for y in range(9)}
    assert {at for at in field_of if in_enemy_zone(rules(), now, "union", at)} == zone & field_of


@pytest.mark.clause("ANT-7.6b", "ANT-R-ZOC-COST")
@pytest.mark.parametrize(("one", "clear", "zone"), [(A, 2, 2), (FOOT, 2, 2), (HORSE, 1, 1), (GUNS, 2, 3)])
def test_entering_and_leaving_an_enemy_zone_cost_more(one: Unit, clear: int, zone: int) -> None:
    assert cost(one, 1) == clear
    assert cost(one, 1, AHEAD) == clear + zone
    assert cost(one, 5, enemy((3, 4))) == clear + zone


@pytest.mark.clause("ANT-7.6c", "ANT-R-ZOC-COST")
@pytest.mark.parametrize(("one", "all_of_it"), [(A, 2 + 8), (FOOT, 2 + 8), (HORSE, 1 + 5)])
def test_from_zone_to_zone_costs_its_own_figure_alone_and_is_the_only_move_of_the_phase(
    one: Unit, all_of_it: int
) -> None:
    moved = replace(one, squares=1, points=20)
    assert cost(replace(one, points=20), 1, BESIDE) == all_of_it
    assert clauses(moment(moved, BESIDE), go(moved, 1)) == {"ANT-7.6c"}
    tireless = replace(one, points=20)
    done = after(moment(tireless, BESIDE), go(tireless, 1))
    assert clauses(done, go(one, 8)) == {"ANT-7.6c"}
    assert done.state.units[one.id].points == 20 - all_of_it


@pytest.mark.clause("ANT-7.6e")
def test_limbered_guns_never_go_from_zone_to_zone() -> None:
    rich = replace(GUNS, points=30)
    assert clauses(moment(rich, BESIDE), go(rich, 1)) == {"ANT-7.6e"}


@pytest.mark.clause("ANT-QS-3.6b", "ANT-R-ZOC-BASIC")
def test_in_basic_leaving_a_zone_is_free() -> None:
    for one, clear, zone in ((A, 2, 2), (HORSE, 1, 1), (GUNS, 2, 3)):
        assert cost(one, 1, AHEAD, level="basic") == clear + zone
        assert cost(one, 5, enemy((3, 4)), level="basic") == clear


@pytest.mark.clause("ANT-QS-3.6d", "ANT-QS-3.6e")
def test_in_basic_zone_to_zone_takes_ten_points_and_guns_never_do_it() -> None:
    assert cost(A, 1, BESIDE, level="basic") == cost(HORSE, 1, BESIDE, level="basic") == 10
    poor = replace(A, points=9)
    assert clauses(moment(poor, BESIDE, level="basic"), go(poor, 1)) == {"ANT-QS-3.4a"}
    assert clauses(moment(GUNS, BESIDE, level="basic"), go(GUNS, 1)) == {"ANT-QS-3.6e"}
    rested = replace(A, points=12)
    done = after(moment(rested, BESIDE, level="basic"), go(rested, 1))
    assert not clauses(done, go(rested, 7))  # two points carried over, into a free square


@pytest.mark.clause("SHI-R-ZOC", "SHI-N-2")
def test_at_shiloh_zone_to_zone_leads_only_to_friends_and_guns_may() -> None:
    shiloh = rules("shiloh")
    ground = field(*OPEN, of=shiloh)
    friend = unit("F", at=(3, 4))
    rich = replace(GUNS, points=30)
    assert clauses(moment(rich, BESIDE, on=ground, by=shiloh), go(rich, 1)) == {"SHI-N-2"}
    there = moment(replace(rich, squares=2), BESIDE, friend, on=ground, by=shiloh)
    assert step_of(there, there.state.units[GUNS.id], 1).cost == 2 + 7
    assert not clauses(there, go(rich, 1))
