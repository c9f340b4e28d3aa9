"""Brigades split and joined, and what halves have of the road."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.orders.moving import step_of
from companion.games.tactical.rules.orders.reorganising import joined, split
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Leader, Unit
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import AT, OPEN, after, clauses, field, go, moment, rules

WHOLE = unit("Stuart", at=AT, men=901)
SHILOH = rules("shiloh")


def at_shiloh(*units: Unit, **given: Any) -> Moment:
    return moment(*units, on=field(*OPEN, of=SHILOH), by=SHILOH, **given)


def order(one: str) -> cmd.Reorganise:
    return cmd.Reorganise(unit=one)


@pytest.mark.clause("SHI-R-REORG", "SHI-OC-reorganize")
def test_a_brigade_is_split_into_halves_with_the_odd_man_in_a_and_joined_again() -> None:
    leader = Leader(
        id="union:sherman", name="Sherman", side="union", rank="division", formation="x", bonus=9, unit=WHOLE.id
    )
    now = after(at_shiloh(WHOLE, unit("Last", at=(0, 0)), leaders=(leader,)), order(WHOLE.id))
    a, b = now.state.units[f"{WHOLE.id}-a"], now.state.units[f"{WHOLE.id}-b"]
    assert (a.name, a.men, a.points, b.name, b.men, b.points) == ("Stuart-A", 451, 8, "Stuart-B", 450, 8)
    assert a.square == b.square == AT
    assert now.state.leaders[leader.id].unit == a.id
    again = after(now, order(b.id))
    whole = again.state.units[WHOLE.id]
    assert (whole.men, whole.men_at_start, whole.points) == (901, 901, 6)
    assert again.state.leaders[leader.id].unit == WHOLE.id
    assert list(now.state.units) == [a.id, b.id, "union:last"]  # they keep their place in the order
    assert list(again.state.units) == [WHOLE.id, "union:last"]


@pytest.mark.clause("SHI-R-REORG")
@given(st.integers(2, 3000), st.integers(2, 3000), st.integers(0, 100), st.integers(0, 100))
def test_no_man_is_lost_or_found_and_what_is_joined_lies_between_its_halves(
    men: int, others: int, rating: int, fatigue: int
) -> None:
    a, b = split(replace(WHOLE, men=men, men_at_start=men + 5), 2)
    assert (a.men + b.men, a.men_at_start + b.men_at_start) == (men, men + 5)
    assert a.men - b.men in (0, 1)
    mixed = joined(a, replace(b, men=others, effectiveness=rating, fatigue=fatigue, ammo=False, disrupted=True), 2)
    assert mixed.men == a.men + others
    assert min(rating, a.effectiveness) <= mixed.effectiveness <= max(rating, a.effectiveness)
    assert min(fatigue, a.fatigue) <= mixed.fatigue <= max(fatigue, a.fatigue)
    assert (mixed.ammo, mixed.disrupted) == (False, True)
    assert abs(mixed.fatigue * mixed.men - (a.fatigue * a.men + fatigue * others)) * 2 <= mixed.men


@pytest.mark.clause("SHI-R-REORG", "SHI-R-DEMI")
def test_who_may_not_reorganise() -> None:
    halves = unit("Stuart-A", at=AT), unit("Stuart-B", at=(0, 0))
    assert clauses(at_shiloh(*halves), order(halves[0].id)) == {"SHI-R-REORG"}
    together = halves[0], replace(halves[1], square=AT, points=1)
    assert clauses(at_shiloh(*together), order(halves[0].id)) == {"SHI-R-REORG"}
    assert not clauses(at_shiloh(*together[:1], replace(together[1], points=2)), order(halves[0].id))
    assert clauses(at_shiloh(WHOLE, unit("Other", at=AT)), order(WHOLE.id)) == {"ANT-7.7a"}
    assert clauses(moment(WHOLE), order(WHOLE.id))  # there is no such thing at Antietam
    guns = unit("G", at=AT, arm="artillery", weapon="N12")
    assert clauses(at_shiloh(guns), order(guns.id))


@pytest.mark.clause("SHI-N-1", "SHI-R-DEMI", "SHI-R-ROAD-DIAG")
def test_only_halves_of_brigades_use_the_road_at_shiloh_across_corners_too() -> None:
    ground = field(*OPEN, of=SHILOH, roads={"road": (AT, (3, 5))})
    half, whole = unit("Stuart-A", at=AT, mode="column"), replace(WHOLE, mode="column")
    horse = unit("H", at=AT, arm="cavalry", weapon="CRB")
    for one, price in ((half, 1), (whole, 3), (horse, 1)):
        assert step_of(moment(one, on=ground, by=SHILOH), one, 2).cost == price


@pytest.mark.clause("SHI-N-night", "SHI-R-NIGHT")
def test_at_night_everything_costs_twice_as_much_but_the_first_square_no_more_than_ten() -> None:
    night = SHILOH.sequence.night_turns[0]
    woods = field(*OPEN[:3], "...H.....", *OPEN[4:], of=SHILOH)
    now = moment(WHOLE, on=woods, by=SHILOH, turn=night)
    assert after(now, go(WHOLE, 1)).state.units[WHOLE.id].points == 10 - 4
    assert after(now, go(WHOLE, 8)).state.units[WHOLE.id].points == 0
    assert after(now, cmd.ChangeMode(unit=WHOLE.id, mode="column")).state.units[WHOLE.id].points == 10 - 4
