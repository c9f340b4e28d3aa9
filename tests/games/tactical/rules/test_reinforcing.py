"""Reinforcements: when, where and how they come on."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.reinforcing import reinforce
from companion.games.tactical.setup.armies import read_order_of_battle
from companion.kernel.shelf import resource_text
from companion.kernel.supply import Supply
from tests.games.tactical.building import state, unit
from tests.games.tactical.gazetteer import antietam, rules
from tests.games.tactical.turning import REINFORCEMENT, told


def army(*, turn: int) -> tuple[Unit, ...]:
    """Give who comes in a turn."""
    text = resource_text("tactical", "antietam.toml")
    units = read_order_of_battle(text, file="antietam.toml", rules=rules()).units
    return tuple(one for one in units if one.arrives == turn)


def arriving(*units: Unit, turn: int, faces: tuple[int, ...] = (), **given: Any) -> Story:
    dice = Supply("1/1", faces=faces, entered=lambda _: True)
    now = state(*units, turn=turn, phase=REINFORCEMENT, **given)
    tale = Story(rules(), antietam(), Sight(antietam(), Measures.of(rules())), now, dice)
    reinforce(tale)
    dice.finish()
    return tale


@pytest.mark.clause("ANT-6.0a", "ANT-T-REINF", "ANT-R-ENTRY-FILL")
def test_groups_come_in_their_turn_at_their_squares() -> None:
    second, third = army(turn=2), army(turn=3)
    early = arriving(*second, *third, turn=2)
    places = {one.name: one.square for one in early.state.here()}
    assert places["Hampton-A"] == places["Hampton-B"] == (17, 0)
    assert {at for one, at in places.items() if not one.startswith("Hampton")} <= {(0, 18), (0, 19), (0, 20)}
    assert not any(one.square for one in early.state.units.values() if one.arrives == 3)
    later = arriving(*third, turn=3)
    assert {one.square for one in later.state.here()} <= {(0, column) for column in range(25, 33)}
    assert all(one.here for one in later.state.units.values())


@pytest.mark.clause("ANT-R-ROAD-ENTRY", "ANT-R-ENTRY-FILL")
def test_hill_fills_the_road_square_by_square_two_brigade_halves_each() -> None:
    hill = army(turn=9)
    tale = arriving(*hill, turn=9)
    road = [(33, 1), (33, 2), (33, 3), (32, 3), (32, 4)]
    infantry = [one for one in tale.state.here() if one.arm == "infantry"]
    assert [one.square for one in infantry] == [at for at in road for _ in range(2)]
    assert all((one.mode == "column") == (one.arm == "infantry") for one in tale.state.here())
    assert tale.unit("confederate:jack-b").mode == "limbered"


@pytest.mark.clause("ANT-T-REINF", "ANT-6.0b")
def test_an_enemy_at_the_head_of_the_road_keeps_hill_away_till_he_is_gone() -> None:
    hill, enemy = army(turn=9), unit(at=(33, 1))
    tale = arriving(*hill, enemy, turn=9)
    assert not told(tale, ev.Arrived)
    assert [len(event.units) for event in told(tale, ev.Delayed)] == [len(hill)]
    assert len(told(arriving(*hill, turn=10), ev.Arrived)) == len(hill)


@pytest.mark.clause("ANT-6.0b", "ANT-R-ENTRY-FILL")
def test_an_enemy_elsewhere_closes_only_his_square() -> None:
    tale = arriving(*army(turn=9), unit(at=(33, 2)), turn=9)
    assert (33, 2) not in {event.square for event in told(tale, ev.Arrived)}
    assert [len(event.units) for event in told(tale, ev.Delayed)] == [2]


@pytest.mark.clause("ANT-T-REINF-EARLY", "ANT-R-EARLY")
@pytest.mark.parametrize(("turn", "last", "sides"), [(7, 1, 4), (8, 1, 2)])
def test_hill_may_come_early_all_of_him_by_one_draw(turn: int, last: int, sides: int) -> None:
    hill = army(turn=9)
    assert len(told(arriving(*hill, turn=turn, faces=(last,)), ev.Arrived)) == len(hill)
    missed = arriving(*hill, turn=turn, faces=(last + 1,))
    assert not told(missed, ev.Arrived)
    rolls = [event.roll for event in told(missed, ev.Delayed)]
    assert [roll.sides for roll in rolls if roll] == [sides]
    assert not arriving(*hill, turn=6).events


@pytest.mark.clause("ANT-R-BASIC-SCOPE")
def test_in_the_basic_game_nobody_comes_on_in_column() -> None:
    tale = arriving(*army(turn=9), turn=9, level="basic")
    assert {one.mode for one in tale.state.here() if one.arm == "infantry"} == {"normal"}


@pytest.mark.clause("ANT-R-ENTRY-FILL")
def test_who_comes_on_faces_the_enemys_rear_and_is_in_command() -> None:
    tale = arriving(*army(turn=3), turn=3)
    assert {one.facing for one in tale.state.here()} == {6}
    assert all(one.in_command for one in tale.state.here())
