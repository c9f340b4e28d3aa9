"""Desperate struggles, breakthroughs and charges that come to nothing, in a running game."""

from __future__ import annotations

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import State
from companion.language.messages import told as in_words
from tests.games.miniatures.building import (
    Played,
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
    to_step,
)

HETH = a_worn("heth", "confederate")
FIGHT = charge("iron", "heth")
AGAIN = cmd.RollAgain()


def labels(played: Played, nth: int = -1) -> list[str]:
    return [in_words(line.label) for line in played.of(ev.CombatRolled)[nth].working]


@pytest.mark.clause("D10-CHARGE-RESULT-STRUGGLE", "D10-CHARGE-RESULT-STRUGGLE-AGAIN")
def test_a_struggle_costs_both_sides_a_stand_disorders_both_and_is_rolled_again() -> None:
    once = play(a_melee(HETH), FIGHT, faces=[5, 5])
    assert [(b.stands, b.lost, b.disordered) for b in once.state.brigades.values()] == [(7, 1, True), (7, 1, True)]
    assert not once.of(ev.CombatEnded)
    assert "Iron and Heth struggle desperately: roll it again" in refusals(once.state, cmd.NextStep())
    assert "its combat has begun" in refusals(once.state, cmd.BreakContact(unit="iron"))
    over = play(once.state, AGAIN, faces=[7, 5])
    assert over.of(ev.CombatRolled)[0].result == "hard-pressed"
    assert "no desperate struggle" in refusals(over.state, AGAIN)


def test_a_struggle_that_waits_for_an_answer_says_so_to_who_rolls_again() -> None:
    two = (in_contact(a_worn("iron"), "heth"), in_contact(a_worn("stone"), "heth"))
    foe = a_worn("heth", "confederate", stands=16)
    asked = play(a_melee(foe, attackers=two), cmd.ResolveCharge(("iron", "stone"), ("heth",)), faces=[5, 5]).state
    assert asked.pending
    assert refusals(asked, AGAIN) == refusals(asked, cmd.NextStep())


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
def test_a_struggle_goes_on_as_often_as_nought_comes_up_and_reworks_three_modifiers_only() -> None:
    attackers = (in_contact(a_brigade("iron", low_ammo=True), "heth"), a_leader("chief", attached="iron"))
    foe = a_worn("heth", "confederate", stands=5)
    state = a_melee(foe, attackers=attackers, judged={"iron": "fresh", "heth": "worn"})
    twice = play(state, charge("iron", "heth", supported=("heth",)), AGAIN, faces=[3, 5, 3, 5])
    assert [event.difference for event in twice.of(ev.CombatRolled)] == [0, 0]
    first, second = labels(twice, 0), labels(twice, 1)
    kept = {"attacker: attached leader", "attacker: low on ammunition"}
    assert kept <= set(first)
    assert kept <= set(second)
    assert [line for line in second if "fresh" in line], "fresh holds with 7 stands left or fewer"
    assert not [line for line in first if "disordered" in line]
    assert {"attacker: disordered", "defender: disordered"} <= set(second)
    assert [line for line in second if line == "defender: supported"]
    third = play(twice.state, cmd.RollAgain(supported=()), faces=[1, 9])
    assert "defender: supported" not in labels(third), "support is worked out again"
    assert [line for line in labels(third) if "2:1" in line], "6 against 3"
    assert not [line for line in first if "2:1" in line]


@pytest.mark.parametrize(("option", "counts"), [(0, True), (1, False)])
@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE-DISORDER")
def test_disorder_from_a_struggle_counts_at_once_or_by_option_from_the_next_combat(option: int, counts: bool) -> None:
    state = a_melee(HETH, a_battery("guns", "confederate"), options={"D10-RUL-CHARGE-STRUGGLE-DISORDER": option})
    fight = charge("iron", "heth guns")
    struggle = play(state, fight, cmd.Answer("heth"), faces=[5, 5])
    assert struggle.brigade("iron").disordered is counts
    over = play(struggle.state, AGAIN, faces=[7, 5])
    assert ("attacker: disordered" in labels(over)) is counts
    assert ("defender: disordered" in labels(over)) is counts
    assert over.brigade("iron").disordered, "it is marked in the end, whoever wins"
    assert over.brigade("heth").disordered
    assert over.state.batteries["guns"].silenced
    mine = [in_contact(a_worn("iron", disordered=True), "heth")]
    already = a_melee(a_worn("heth", "confederate", disordered=True), attackers=mine)
    twice = play(already, FIGHT, AGAIN, faces=[5, 5, 5, 5])
    assert labels(twice, 1).count("attacker: disordered") == 1, "no worse than before"


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE", "D10-CHARGE-RESULT-STRUGGLE", "D10-RUL-CHARGE-STAND-KIND")
def test_the_owner_gives_troops_or_a_gun_and_batteries_are_silenced() -> None:
    state = a_melee(HETH, a_battery("guns", "confederate"))
    asked = play(state, charge("iron", "heth guns"), faces=[5, 5])
    [question] = asked.state.pending
    assert (question.seat, question.choices) == ("confederate", ("heth", "guns"))
    gave = play(asked.state, cmd.Answer("guns"))
    assert (gave.state.batteries["guns"].stands, gave.state.batteries["guns"].lost) == (1, 1)
    assert gave.state.batteries["guns"].silenced
    assert gave.brigade("heth").stands == 8
    assert gave.brigade("heth").disordered


@pytest.mark.parametrize(
    ("iron", "heth", "held"), [(2, 1, "attacker"), (1, 2, "defender"), (1, 1, "nobody")], ids=lambda value: f"{value}"
)
@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
def test_when_a_struggle_uses_up_a_side_the_other_holds_and_attackers_carry(iron: int, heth: int, held: str) -> None:
    attackers = [in_contact(a_worn("iron", stands=iron), "heth")]
    faces = {"attacker": [3, 5], "defender": [5, 3], "nobody": [5, 5]}[held]
    state = a_melee(a_worn("heth", "confederate", stands=heth), attackers=attackers)
    over = play(state, FIGHT, faces=faces)
    assert over.of(ev.CombatEnded)[0].held_by == held
    assert [e.what for e in over.of(ev.PursuitDeclared)] == (["carry"] if held == "attacker" else [])
    assert not over.state.combats
    assert not refusals(over.state, cmd.NextStep())


def test_a_struggle_whose_side_the_referee_took_off_the_table_ends() -> None:
    struggle = play(a_melee(HETH), FIGHT, faces=[5, 5]).state
    off = cmd.Override(target="heth", field="status", value="surrendered", reason="agreed at the table")
    over = play(struggle, off)
    assert over.of(ev.CombatEnded)[0].held_by == "attacker"
    assert "no desperate struggle" in refusals(over.state, AGAIN)


def swept(state: State) -> State:
    return play(state, FIGHT, cmd.NextStep(), faces=[10, 1]).state


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-CHAIN", "D10-CHARGE-RESULT-SWEPT-BREAKTHROUGH")
def test_a_breakthrough_combat_that_is_won_carries_the_position_and_the_phase_ends() -> None:
    state = swept(a_melee(HETH, a_worn("pender", "confederate")))
    fighting = play(state, cmd.BreakThrough(unit="iron", target="pender"), cmd.NextStep()).state
    won = play(fighting, charge("iron", "pender"), faces=[10, 1])
    assert "attacker: breakthrough charge" in labels(won)
    assert won.of(ev.CombatRolled)[0].result == "swept"
    assert [e.what for e in won.of(ev.PursuitDeclared)] == ["carry"]
    after = play(won.state, cmd.NextStep()).state
    assert (after.player_turn, after.step) == ("confederate", 0)


def test_a_breakthrough_that_reaches_nobody_stops_and_step_3_passes_by() -> None:
    state = swept(a_melee(HETH))
    assert "is a friend" in refusals(state, cmd.BreakThrough(unit="iron", target="iron"))
    after = play(state, cmd.BreakThrough(unit="iron"), cmd.NextStep()).state
    assert (after.player_turn, after.step) == ("confederate", 0)


@pytest.mark.clause("D10-RUL-CHARGE-FRESH-TIME", "D10-CHARGE-MOD-FRESH")
def test_fresh_and_spent_are_judged_once_after_the_fire_and_hold_for_the_whole_charge_phase() -> None:
    state = a_battle(
        in_contact(a_brigade("iron", stands=7), "heth"),
        a_brigade("heth", "confederate", stands=5),
        a_worn("pender", "confederate", stands=20),
        a_worn("lane", "confederate"),
        step="defensive",
    )
    shot_at = play(state, shot("lane", at="iron"), cmd.NextStep(), cmd.NextStep(), faces=[8])
    assert shot_at.brigade("iron").stands == 6
    assert shot_at.state.judged["iron"] == "worn"
    assert shot_at.state.judged["heth"] == "worn"
    unhurt = to_step(state, "charge")
    assert unhurt.judged["iron"] == "fresh"
    struggle = play(unhurt, FIGHT, faces=[3, 5])
    assert (struggle.brigade("iron").stands, struggle.brigade("heth").stands) == (6, 4)
    assert struggle.brigade("heth").effectiveness == "spent"
    on = play(struggle.state, AGAIN, faces=[10, 1])
    assert [line for line in labels(on) if "attacker: fresh" in line], "still +2"
    assert not [line for line in labels(on) if "spent" in line]
    through = play(on.state, cmd.NextStep(), cmd.BreakThrough(unit="iron", target="pender"), cmd.NextStep())
    last = play(through.state, charge("iron", "pender"), faces=[1, 10])
    assert [line for line in labels(last) if "attacker: fresh" in line]


@pytest.mark.clause("D10-RUL-CHARGE-FIRE-LOSS", "D10-CHARGE-MOD-FIRE-LOSS")
def test_troop_stands_lost_in_this_player_turns_fire_count_and_no_others() -> None:
    state = a_battle(
        in_contact(a_worn("iron"), "heth"),
        a_worn("stone"),
        HETH,
        a_battery("guns", "confederate", damaged=2),
        step="defensive",
    )
    fired = play(state, shot("heth", at="iron"), cmd.NextStep(), shot("stone", at="guns"), faces=[8, 8])
    fight = play(fired.state, cmd.NextStep(), charge("iron", "heth guns"), faces=[5, 5])
    losses = [line for line in labels(fight) if "fire" in line]
    assert len(losses) == 1, "the defenders lost a gun stand, which does not count"
    assert losses[0].startswith("attacker")
    swept_on = play(fired.state, cmd.NextStep(), FIGHT, cmd.NextStep(), faces=[10, 1])
    through = play(swept_on.state, cmd.BreakThrough(unit="iron", target="guns"), cmd.NextStep())
    second = play(through.state, charge("iron", "guns"), faces=[9, 1])
    assert [line for line in labels(second) if "fire" in line] == losses, "in a breakthrough combat likewise"
    next_turn = a_battle(in_contact(a_worn("iron", lost=1, stands=7), "heth"), HETH, step="charge")
    assert not [line for line in labels(play(next_turn, FIGHT, faces=[7, 5])) if "fire" in line]


@pytest.mark.clause("D10-RUL-CHARGE-VANISHED")
def test_attackers_whose_target_fire_destroyed_carry_the_position_without_a_breakthrough() -> None:
    state = a_battle(
        in_contact(a_worn("iron"), "heth"),
        a_worn("heth", "confederate", stands=1),
        a_worn("pender", "confederate"),
        step="offensive",
    )
    gone = play(state, shot("iron", at="heth"), cmd.NextStep(), faces=[8])
    assert "not on the table" in refusals(gone.state, FIGHT)
    after = play(gone.state, cmd.NextStep())
    assert [(e.unit, e.what) for e in after.of(ev.PursuitDeclared)] == [("iron", "carry")]
    assert after.state.player_turn == "confederate", "there is no breakthrough"


@pytest.mark.clause("D10-RUL-CHARGE-VANISHED")
def test_defenders_whose_attackers_are_gone_hold_and_disordered_targets_are_still_charged() -> None:
    lone = a_battle(in_contact(a_worn("iron", stands=1), "heth"), HETH, step="defensive")
    shot_down = play(lone, shot("heth", at="iron"), cmd.NextStep(), cmd.NextStep(), faces=[8]).state
    assert refusals(shot_down, FIGHT)
    held = play(shot_down, cmd.NextStep())
    assert not held.of(ev.PursuitDeclared)
    state = a_battle(in_contact(a_worn("iron"), "heth"), HETH, step="offensive")
    disordered = play(state, shot("iron", at="heth"), cmd.NextStep(), faces=[6]).state
    assert disordered.brigades["heth"].disordered
    assert "resolve the combat" in refusals(disordered, cmd.NextStep())
    assert not refusals(disordered, FIGHT)


@pytest.mark.clause("D10-RUL-SKEDADDLE")
def test_lost_skedaddled_and_captured_stands_are_kept_apart_and_all_wear_a_brigade_out() -> None:
    heth = a_brigade("heth", "confederate", stands=7)
    state = play(a_melee(heth), FIGHT, AGAIN, faces=[7, 5, 10, 1])
    after = state.brigade("heth")
    assert (after.stands_at_start, after.stands) == (8, 4)
    assert (after.lost, after.captured, after.skedaddled) == (2, 1, 1)
    assert after.effectiveness == "spent"
