"""Leaders in a running game: attaching, moving, falling to fire, captured in a charge, replaced."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import Placed, Side, State
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_leader,
    a_melee,
    a_worn,
    charge,
    in_contact,
    play,
    refusals,
    shot,
    the_rules,
    to_step,
)


@pytest.mark.clause("D10-RUL-SEQ-LEADER-STEPS", "D10-SEQ-UNION-MANEUVER-1")
def test_attaching_is_the_leaders_move_and_the_attached_move_only_with_their_unit() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("stone"), a_leader("chief"))
    joined = play(state, cmd.Attach("chief", "iron")).state
    assert joined.leaders["chief"].attached == "iron"
    assert "has used his move" in refusals(joined, cmd.Attach("chief", "stone"))
    in_step_3 = to_step(joined, "detached")
    assert "moves with his unit" in refusals(in_step_3, cmd.MoveLeader(leader="chief", inches=1))
    left_again = to_step(play(joined, cmd.Detach("chief")).state, "detached")
    assert "has used his move" in refusals(left_again, cmd.MoveLeader(leader="chief", inches=1))


@pytest.mark.clause("D10-RUL-SEQ-LEADER-STEPS", "D10-SEQ-UNION-MANEUVER-3")
def test_a_leader_who_detaches_may_still_move_once_in_step_3() -> None:
    state = a_battle(a_brigade("iron"), a_leader("chief", attached="iron"))
    alone = to_step(play(state, cmd.Detach("chief")).state, "detached")
    assert "more than the 18 in" in refusals(alone, cmd.MoveLeader(leader="chief", inches=18.5))
    moved = play(alone, cmd.MoveLeader(leader="chief", inches=18)).state
    assert "has used his move" in refusals(moved, cmd.MoveLeader(leader="chief", inches=1))
    next_turn = to_step(play(to_step(moved, "charge"), cmd.NextStep()).state, "charge")
    assert not play(next_turn, cmd.NextStep()).state.leaders["chief"].moved


def fallen(side: Side, *, in_turn_of: Side) -> State:
    """Let the leader of a side fall in the fire of this player turn 3, defensive or offensive."""
    enemy: Side = "confederate" if side == "union" else "union"
    step = "offensive" if side != in_turn_of else "defensive"
    state = a_battle(
        a_brigade("iron", side),
        a_brigade("heth", enemy),
        a_leader("chief", side, exceptional=True, attached="iron"),
        step=step,
        player_turn=in_turn_of,
    )
    hit = play(state, shot("heth", at="iron", range=6, stands=1), cmd.NextStep(), faces=[10, 3])
    assert hit.state.leaders["chief"].status == "fallen"
    disordered = cmd.Override(target="iron", field="disordered", value=False, reason="no duties on the way")
    return play(hit.state, disordered).state


@pytest.mark.parametrize(
    ("side", "in_turn_of", "returns"),
    [
        ("union", "union", 5),
        ("union", "confederate", 5),
        ("confederate", "confederate", 5),
        ("confederate", "union", 4),
    ],
)
@pytest.mark.clause("D10-LEADER-REPLACED", "D10-RUL-LEADER-FULL-TURN")
def test_a_side_misses_one_maneuver_phase_and_the_replacement_comes_at_step_1_of_the_next(
    side: Side, in_turn_of: Side, returns: int
) -> None:
    state = fallen(side, in_turn_of=in_turn_of)
    missed = 0
    while (state.turn, state.player_turn, state.step) != (returns, side, 0):
        state = play(state, cmd.NextStep()).state
        if state.player_turn == side and state.step == 0 and state.turn < returns:
            missed += 1
            assert "is due in turn" in refusals(state, cmd.ReplaceLeader(leader="chief"))
    assert missed == 1
    assert "replacement is due" in refusals(state, cmd.NextStep()), "he is not forgotten"
    assert not refusals(state, cmd.ReplaceLeader(leader="chief"))


@pytest.mark.clause("D10-RUL-LEADER-REPLACEMENT", "D10-LEADER-REPLACED")
def test_the_replacement_is_ordinary_of_the_same_post_and_comes_with_a_unit_of_his_command() -> None:
    lost = a_leader("chief", exceptional=True, status="fallen", returns=3)
    state = a_battle(lost, a_brigade("iron"), a_brigade("far", division="union-2"), a_brigade("heth", "confederate"))
    assert "not of his command" in refusals(state, cmd.ReplaceLeader(leader="chief", unit="far"))
    assert refusals(state, cmd.ReplaceLeader(leader="chief", unit="heth"))
    beside = play(state, cmd.ReplaceLeader(leader="chief", unit="iron", attached=True)).state.leaders["chief"]
    alone = play(state, cmd.ReplaceLeader(leader="chief", unit="iron")).state.leaders["chief"]
    assert (beside.attached, alone.attached) == ("iron", "")
    assert (beside.rank, beside.commands, beside.exceptional) == ("division", "union-1", False)


@pytest.mark.parametrize(
    ("post", "gone", "is_due"),
    [
        ({}, "destroyed", False),
        ({}, "left", False),
        ({}, "captured", False),
        ({}, "to-arrive", True),
        ({}, "on-table", True),
        ({"rank": "corps", "commands": "union-I"}, "destroyed", True),
        ({"rank": "army", "commands": ""}, "destroyed", True),
    ],
)
@pytest.mark.clause("D10-LEADER-REPLACED", "D10-RUL-LEADER-REPLACEMENT")
def test_where_nobody_is_left_to_command_no_replacement_is_due_and_one_may_still_come(
    post: dict[str, Any], gone: str, *, is_due: bool
) -> None:
    fell = a_leader("chief", status="fallen", returns=3, **post)
    there = a_brigade("iron", status=gone)
    state = a_battle(fell, there, a_brigade("far", division="union-2"), a_leader("hill", commands="union-2"))
    assert ("replacement is due" in refusals(state, cmd.NextStep())) is is_due
    assert ("replacements come first" in refusals(state, cmd.Attach("hill", "far"))) is is_due
    came = play(state, cmd.ReplaceLeader(leader="chief")).state.leaders["chief"]
    assert (came.status, came.returns) == ("on-table", 0)


@pytest.mark.clause("D10-RUL-SEQ-LEADER-STEPS", "D10-SEQ-CONF-MANEUVER-1")
def test_replacements_come_before_attaching_and_detaching() -> None:
    due = a_leader("chief", "confederate", status="fallen", returns=3)
    other = a_leader("hill", "confederate", rank="corps", commands="confederate-I")
    state = a_battle(due, other, a_brigade("heth", "confederate"), player_turn="confederate")
    assert "replacements come first" in refusals(state, cmd.Attach("hill", "heth"))
    assert not refusals(play(state, cmd.ReplaceLeader(leader="chief")).state, cmd.Attach("hill", "heth"))


@pytest.mark.clause("D10-FIRE-TEN-LEADER", "D10-RUL-FIRE-TEN")
def test_a_base_ten_tests_every_attached_leader_and_the_exceptional_commander_whatever_the_effect() -> None:
    state = a_battle(
        a_brigade("iron", exceptional_commander=True),
        a_brigade("heth", "confederate"),
        a_leader("chief", attached="iron"),
        a_leader("away"),
        a_leader("corps", rank="corps", commands="union-I", attached="iron"),
        step="defensive",
    )
    harmless = shot("heth", at="iron", stands=1, cover="works")
    tested = play(state, harmless, cmd.NextStep(), faces=[10, 6, 6, 6])
    assert tested.of(ev.Fired)[0].shot.effect == "desultory"
    assert [event.name for event in tested.of(ev.LeaderTested)] == ["chief", "corps", "iron"]
    modified = replace(state.brigades["iron"], formation="attack-column")
    nine = play(replace(state, brigades={**state.brigades, "iron": modified}), shot("heth", at="iron"), faces=[9])
    assert nine.of(ev.Fired)[0].result == 10
    assert not play(nine.state, cmd.NextStep()).of(ev.LeaderTested), "a modified 10 does not count"


@pytest.mark.clause("D10-RUL-FIRE-TEN-ORDER")
def test_leaders_are_tested_after_the_losses_even_of_a_destroyed_unit() -> None:
    state = a_battle(
        a_brigade("iron", stands=1),
        a_brigade("heth", "confederate"),
        a_leader("chief", attached="iron"),
        step="defensive",
    )
    after = play(state, shot("heth", at="iron"), cmd.NextStep(), faces=[10, 7])
    kinds = [type(event).__name__ for event in after.events]
    assert kinds.index("StandsLost") < kinds.index("LeaderTested")
    survivor = after.state.leaders["chief"]
    assert (survivor.status, survivor.attached) == ("on-table", "")
    assert "Chief: place with the nearest friendly unit, detached" in after.acts()


@pytest.mark.clause("D10-RUL-LEADER-BRIGADIER")
def test_a_fallen_exceptional_brigadier_is_gone_for_the_game_and_ordinary_ones_are_never_rolled_for() -> None:
    state = a_battle(a_brigade("iron", exceptional_commander=True), a_brigade("heth", "confederate"), step="defensive")
    after = play(state, shot("heth", at="iron", stands=1), cmd.NextStep(), faces=[10, 5])
    assert not after.brigade("iron").exceptional_commander
    assert "Iron: exceptional commander's mark off" in after.acts()
    again = play(
        replace(after.state, step=state.step, brigades={**after.state.brigades, "heth": state.brigades["heth"]}),
        shot("heth", at="iron", stands=1),
        cmd.NextStep(),
        faces=[10],
    )
    assert not again.of(ev.LeaderTested)
    assert all(not duty.must for duty in the_rules().duties(after.state, "referee")), "nobody is due to come back"


@pytest.mark.clause("D10-RUL-LEADER-CAPTURED", "D10-CHARGE-RESULT-SWEPT-LEADER-BATTERY")
def test_one_of_the_attached_leaders_is_captured_by_lot_without_a_roll_and_replaced_as_if_fallen() -> None:
    leaders = (
        a_leader("pettigrew", "confederate", attached="heth"),
        a_leader("hill", "confederate", rank="corps", commands="confederate-I", attached="heth"),
    )
    heth = a_worn("heth", "confederate", exceptional_commander=True)
    swept = play(a_melee(heth, *leaders), charge("iron", "heth"), faces=[10, 1, 2])
    assert swept.rolls[-1].sides == 2
    assert not swept.of(ev.LeaderTested)
    taken, free = swept.state.leaders["hill"], swept.state.leaders["pettigrew"]
    assert (taken.status, taken.attached, taken.returns) == ("captured", "", 4)
    assert (free.status, free.attached) == ("on-table", "heth")
    assert swept.brigade("heth").exceptional_commander
    assert "Hill: captured: off the table" in swept.acts()


@pytest.mark.clause("D10-CHARGE-RESULT-REPULSED-LEADER", "D10-RUL-LEADER-CAPTURED")
def test_a_repulsed_attacker_loses_a_leader_and_a_detached_one_is_never_taken() -> None:
    leaders = (a_leader("chief", attached="iron"), a_leader("away", rank="corps", commands="union-I"))
    attackers = (in_contact(a_worn("iron"), "heth"), *leaders)
    repulsed = play(a_melee(a_worn("heth", "confederate"), attackers=attackers), charge("iron", "heth"), faces=[1, 9])
    assert repulsed.of(ev.CombatRolled)[0].result == "repulsed"
    assert repulsed.state.leaders["chief"].status == "captured"
    assert repulsed.state.leaders["chief"].returns == 5
    assert repulsed.state.leaders["away"].status == "on-table"


def test_a_leader_may_arrive_and_then_command() -> None:
    state = a_battle(
        a_leader("late", status="to-arrive", arrives=Placed(turn=3, edge="west")), a_battery("guns"), step="move"
    )
    assert "Late arrives at the west edge" in refusals(state, cmd.NextStep())
    assert "near enough" in refusals(state, cmd.Face(unit="guns", commander="late"))
    come = play(state, cmd.Arrive(units=("late",))).state
    assert not refusals(come, cmd.Face(unit="guns", commander="late"))
