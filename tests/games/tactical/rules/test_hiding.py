"""Orders among hidden units: no refusal tells where an enemy is; who comes upon one stops, and it is shown."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.decide import decide
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.turn.hiding import as_known
from companion.kernel.supply import Supply
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import AT, after, clauses, go, moment, why_not

A = unit("A", at=AT)
GUNS = unit("G", at=AT, arm="artillery", weapon="N12", mode="limbered")


def enemy(at: tuple[int, int], name: str = "E") -> Unit:
    return unit(name, "confederate", at)


def hidden(*units: Unit, **given: Any) -> Moment:
    return moment(*units, hidden=True, **given)


def facts(now: Moment, order: cmd.AnyCommand) -> list[str]:
    return [type(event).__name__ for event in decide(now, order, Supply("none"))]


@pytest.mark.clause("ANT-R-HIDDEN", "ANT-7.5g", "ANT-2.1l")
def test_a_way_through_a_hidden_enemy_is_gone_to_the_square_before_it() -> None:
    now = hidden(A, enemy((2, 4)), enemy((1, 4), "Behind"))
    order = go(A, 1, 1, 1)
    assert not why_not(now, order)
    met = after(now, order)
    assert met.state.units[A.id].square == (3, 4)
    assert met.state.revealed == {"union": ("confederate:e",)}
    assert clauses(met, go(A, 1)) == {"ANT-7.5g"}


@pytest.mark.clause("ANT-R-HIDDEN", "ANT-7.5g")
def test_a_unit_that_steps_back_onto_an_unseen_enemy_stays_where_it_is_and_sees_it() -> None:
    now = hidden(A, enemy((5, 4)), enemy((6, 4), "Behind"))
    assert facts(now, go(A, 5)) == ["PickedUp", "Sighted"]
    met = after(now, go(A, 5)).state
    assert met.units[A.id] == A
    assert met.revealed == {"union": ("confederate:e",)}


@pytest.mark.clause("ANT-R-HIDDEN", "ANT-7.6b")
def test_a_hidden_zone_of_control_that_cannot_be_paid_stops_a_unit_and_shows_whose_it_is() -> None:
    late = replace(A, points=3, squares=1)
    assert clauses(moment(late, enemy((2, 4))), go(late, 1)) == {"ANT-7.5a"}
    now = hidden(late, enemy((2, 4)), enemy((8, 8), "Far"))
    assert not why_not(now, go(late, 1))
    met = after(now, go(late, 1)).state
    assert met.units[A.id] == late
    assert met.revealed == {"union": ("confederate:e",)}


@pytest.mark.clause("ANT-R-HIDDEN")
def test_a_change_of_mode_that_a_hidden_enemy_makes_too_dear_shows_it() -> None:
    poor = replace(GUNS, points=5)
    order = cmd.ChangeMode(unit=GUNS.id, mode="unlimbered")
    assert clauses(moment(poor, enemy((5, 4))), order) == {"ANT-7.8c"}
    now = hidden(poor, enemy((5, 4)))
    assert not why_not(now, order)
    met = after(now, order).state
    assert met.units[GUNS.id].mode == "limbered"
    assert met.revealed == {"union": ("confederate:e",)}
    assert after(hidden(poor), order).state.units[GUNS.id].mode == "unlimbered"


@pytest.mark.clause("ANT-R-HIDDEN", "ANT-7.13k")
def test_fire_may_be_plotted_past_units_that_nobody_sees() -> None:
    far = replace(A, facing=3)
    order = cmd.Target(unit=A.id, square=(4, 6))
    assert clauses(moment(far, enemy((4, 5))), order) == {"ANT-8.3d"}
    assert after(hidden(far, enemy((4, 5))), order).state.units[A.id].fire_plot == (4, 6)


@pytest.mark.clause("ANT-R-HIDDEN")
@given(
    st.lists(st.tuples(st.integers(0, 8), st.integers(0, 8)).filter(lambda at: at != AT), min_size=1, max_size=6),
    st.lists(st.integers(1, 8), min_size=1, max_size=4),
    st.sampled_from([A, replace(A, points=3, squares=2), replace(A, mode="column"), replace(GUNS, points=6)]),
)
def test_what_is_refused_does_not_depend_on_what_is_hidden(
    squares: list[tuple[int, int]], way: list[int], one: Unit
) -> None:
    foes = [enemy(at, f"E{number}") for number, at in enumerate(squares)]
    here, alone = hidden(one, *foes), hidden(one)
    orders: list[cmd.AnyCommand] = [go(one, *way), cmd.Fortify(unit=one.id), cmd.Target(unit=one.id, square=(4, 5))]
    modes: tuple[Any, ...] = ("normal", "column", "limbered", "unlimbered")
    orders += [cmd.ChangeMode(unit=one.id, mode=mode) for mode in modes]
    for order in orders:
        assert why_not(here, order) == why_not(alone, order)
        if not why_not(here, order):
            told = decide(here, order, Supply("none"))
            done = any(isinstance(event, ev.Moved | ev.ModeChanged | ev.Fortified | ev.Plotted) for event in told)
            assert done or any(isinstance(event, ev.Sighted) for event in told)


@pytest.mark.clause("ANT-R-HIDDEN")
def test_the_referee_and_both_sides_after_the_end_know_everything() -> None:
    now = hidden(A, enemy((2, 4)))
    assert set(as_known(now, "union").state.units) == {A.id}
    assert set(as_known(hidden(A, enemy((2, 4)), over=True), "union").state.units) == {A.id, "confederate:e"}
    assert set(as_known(moment(A, enemy((2, 4))), "union").state.units) == {A.id, "confederate:e"}
