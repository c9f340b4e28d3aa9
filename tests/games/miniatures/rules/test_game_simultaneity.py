"""Simultaneous within a numbered step, one step after the other between them."""

from __future__ import annotations

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import Side
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_worn,
    charge,
    in_contact,
    play,
    refusals,
    shot,
)


@pytest.mark.parametrize(
    ("side", "foe"),
    [
        pytest.param(
            "union",
            "confederate",
            marks=pytest.mark.clause("D10-SEQ-UNION-SIMULTANEOUS", "D10-RUL-SEQ-SIMULTANEOUS", "D10-SEQ-UNION-FIRE-1"),
        ),
        pytest.param(
            "confederate", "union", marks=pytest.mark.clause("D10-SEQ-CONF-SIMULTANEOUS", "D10-SEQ-CONF-FIRE-1")
        ),
    ],
)
def test_the_effects_of_a_fire_step_wait_for_its_end_and_stand_before_the_next(side: Side, foe: Side) -> None:
    state = a_battle(
        a_brigade("north", side),
        a_brigade("south", side),
        a_brigade("left", foe),
        a_brigade("right", foe),
        step="defensive",
        player_turn=side,
    )
    rolled = play(state, shot("left", at="north"), shot("right", at="south"), faces=[9, 9])
    assert not rolled.of(ev.StandsLost)
    assert rolled.brigade("north").stands == rolled.brigade("south").stands == 8
    assert not rolled.brigade("north").disordered
    effect = play(rolled.state, cmd.NextStep())
    assert [effect.brigade(name).stands for name in ("north", "south")] == [7, 7], "both results stand"
    assert effect.brigade("north").disordered
    answered = play(effect.state, shot("north", at="left"), faces=[9])
    assert answered.of(ev.Fired)[0].fire_points == 3.5, "7 stands in disorder: it fires as it now stands"


@pytest.mark.clause("D10-RUL-SEQ-SIMULTANEOUS", "D10-RUL-FIRE-REPEAT")
def test_two_attacks_on_one_target_see_the_same_target_and_add_their_losses() -> None:
    state = a_battle(
        a_brigade("iron"), a_brigade("left", "confederate"), a_brigade("right", "confederate"), step="defensive"
    )
    after = play(state, shot("left", at="iron"), shot("right", at="iron"), cmd.NextStep(), faces=[8, 8])
    assert after.brigade("iron").stands == 6
    marks = [event for event in after.of(ev.Marked) if event.marker == "disordered"]
    assert len(marks) == 1, "a second disorder does nothing more"


@pytest.mark.clause("D10-SEQ-UNION-FIRE-2")
def test_a_unit_destroyed_by_defensive_fire_does_not_fire_offensively() -> None:
    state = a_battle(a_brigade("iron", stands=1), a_brigade("heth", "confederate"), step="defensive")
    after = play(state, shot("heth", at="iron"), cmd.NextStep(), faces=[9])
    assert after.brigade("iron").status == "destroyed"
    assert "not on the table" in refusals(after.state, shot("iron", at="heth"))


@pytest.mark.clause("D10-SEQ-CONF-FIRE-2")
def test_a_battery_silenced_by_defensive_fire_does_not_fire_offensively() -> None:
    state = a_battle(a_battery("guns", "confederate"), a_brigade("iron"), step="defensive", player_turn="confederate")
    after = play(state, shot("iron", at="guns"), cmd.NextStep(), faces=[5])
    assert "silenced" in refusals(after.state, shot("guns", at="iron"))


@pytest.mark.clause("D10-SEQ-UNION-CHARGE-1", "D10-SEQ-UNION-SIMULTANEOUS")
def test_the_result_of_one_charge_does_not_change_the_troops_of_another() -> None:
    state = a_battle(
        in_contact(a_worn("iron"), "heth"),
        in_contact(a_worn("second"), "pender"),
        a_worn("heth", "confederate"),
        a_worn("pender", "confederate"),
        step="charge",
    )
    assert "resolve the combat" in refusals(state, cmd.NextStep())
    after_another = play(state, charge("iron", "heth"), charge("second", "pender"), faces=[9, 2, 5, 5])
    alone = play(state, charge("second", "pender"), faces=[5, 5])
    rolled = after_another.of(ev.CombatRolled)[1], alone.of(ev.CombatRolled)[0]
    assert rolled[0].difference == rolled[1].difference == 0
    assert after_another.brigade("pender") == alone.brigade("pender")
    assert "roll it again" in refusals(alone.state, cmd.NextStep()), "the players work through every combat"
    assert not refusals(alone.state, charge("iron", "heth")), "a struggle holds up its own combat alone"
