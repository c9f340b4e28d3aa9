"""Nobody saw how a unit went: the least lawful way leads from where it stood to where it stands."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fielded.least import least
from companion.games.miniatures.rules.placing.spots import Spot
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.this_turn import ThisTurn
from tests.games.miniatures.building import a_battery, a_battle, a_brigade
from tests.games.miniatures.rules.fielded import grounds

WELL = ThisTurn(outcome="well-handled")


def battle(*others: Any, **more: Any) -> State:
    usual: dict[str, Any] = {"stands": 4, "at": (20, 10), "facing": 0.0, "this_turn": WELL}
    return a_battle(a_brigade("iron", **{**usual, **more}), *others, step="move")


def found(state: State, to: Spot, unit: str = "iron") -> Any:
    return least(grounds.of(state).board, unit, to)


def test_who_faces_as_he_did_went_straight() -> None:
    way = found(battle(), (20.0, 16.0, 1.0))
    assert (way.used, way.reasons) == (6.0, ())
    (order,) = way.orders
    assert (order.mode, order.path) == ("forward", ((20.0, 16.0, 0.0),))


def test_a_wheel_of_four_inches_front_to_the_right_is_a_quarter_of_its_circle() -> None:
    # About the right front corner, 22, 10: the middle comes to 22, 12.
    way = found(battle(), (22.0, 12.0, 90.0))
    assert way.used == pytest.approx(math.pi / 2 * 4, abs=0.02)
    assert way.reasons == ()
    assert {order.mode for order in way.orders} == {"wheel"}


def test_wheels_on_both_ends_cost_less_than_what_is_forbidden() -> None:
    way = found(battle(), (26.0, 17.0, 30.0))
    assert way.reasons == ()
    (order,) = way.orders
    assert order.path[-1] == (26.0, 17.0, 30.0)
    assert way.used < 12


def test_who_turned_round_faced_about_first() -> None:
    way = found(battle(), (20.0, 9.25, 180.0))
    assert way.orders == (cmd.Face("iron"),)
    assert (way.used, way.reasons) == (0.0, ())
    further = found(battle(), (20.0, 5.25, 180.0))
    assert [type(order) for order in further.orders] == [cmd.Face, cmd.Move]
    assert further.used == pytest.approx(4.0, abs=0.02)


def test_too_far_is_told_with_its_reason() -> None:
    way = found(battle(), (20.0, 30.0, 0.0))
    assert way.used == 20.0
    assert way.allowance == 12.0
    assert way.reasons


def test_guns_turn_where_they_stand() -> None:
    state = a_battle(a_battery("hall", at=(20, 10), facing=0.0), step="move")
    way = found(state, (20.0, 10.0, 60.0), "hall")
    assert way.orders == (cmd.Face("hall", facing=60.0),)


@settings(max_examples=60, deadline=None)
@given(st.floats(10, 30), st.floats(5, 25), st.integers(-179, 180))
def test_every_place_is_reached_by_some_way(x: float, y: float, facing: int) -> None:
    way = found(battle(), (x, y, float(facing)))
    assert way.orders
    last = way.orders[-1]
    if isinstance(last, cmd.Move):
        assert last.path[-1][:2] == pytest.approx((x, y))
