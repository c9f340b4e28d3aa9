"""Whatever was set by hand, the battle can be played on: nothing is named that there is not, no step stays open for ever."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Objective, Placed, State, SuddenDeath
from tests.games.miniatures.building import (
    a_battle,
    a_brigade,
    a_leader,
    a_worn,
    in_contact,
    is_refused,
    play,
    refusals,
)

HILL = {"id": "hill", "name": "The hill"}
DEATH = {"side": "union", "objectives": ["hill"]}


def a_hill(**more: Any) -> State:
    return a_battle(a_brigade("iron"), objectives={"hill": Objective("hill", "The hill", 3)}, **more)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("objectives", {"": {"id": "", "name": "?"}}),
        ("objectives", {"hill": HILL | {"id": "dale"}}),
        ("sudden_death", [DEATH | {"objectives": ["dale"]}]),
    ],
)
def test_objectives_that_nobody_could_name_are_refused(field: str, value: Any) -> None:
    assert refusals(a_hill(), cmd.Override("game", field, value, "a try"))


def test_an_objective_that_a_sudden_death_names_stays() -> None:
    state = a_hill(sudden_death=(SuddenDeath(side="union", objectives=("hill",)),))
    assert "'hill'" in refusals(state, cmd.Override("game", "objectives", {}, "a try"))
    assert not is_refused(state, cmd.Override("game", "objectives", {"hill": HILL | {"points": 5}}, "a try"))


def test_a_leader_to_come_is_set_free_of_a_unit_that_is_gone() -> None:
    chief = a_leader("chief", attached="iron", status="to-arrive", arrives=Placed(turn=5))
    state = a_battle(a_brigade("iron"), a_brigade("stone"), chief)
    for order in (cmd.LeaveTable("iron"), cmd.Override("iron", "status", "left", "a try")):
        played = play(state, order)
        assert played.state.leaders["chief"].attached == ""
        assert not [text for text in played.acts() if "chief" in text.lower()], "no figure stands there"


def test_who_turns_out_to_be_a_friend_is_charged_no_more() -> None:
    state = a_battle(in_contact(a_worn("iron"), "davis"), a_worn("davis", "confederate"), step="charge")
    assert refusals(state, cmd.NextStep())
    after = play(state, cmd.Override("davis", "side", "union", "ours, in the smoke"), cmd.NextStep()).state
    assert after.brigades["iron"].this_turn.charges == ""
