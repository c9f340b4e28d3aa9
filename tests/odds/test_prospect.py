"""What a command promises before its dice is what the dice then do, face by face; every ladder sums to its chart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts import row_for
from companion.miniatures import charge, ladders, maneuver, musketry
from companion.miniatures import commands as cmd
from companion.miniatures.decide_charge import as_combat
from companion.miniatures.decide_maneuver import as_check
from companion.miniatures.legal_fire import as_attack
from companion.miniatures.rules import Rules, with_choices
from companion.miniatures.state import Combat, State, chain
from companion.odds.prospect import ChargeProspect, FireProspect, ManeuverProspect, MoveProspect, prospect
from tests.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_leader,
    in_contact,
    play,
    refusals,
    the_rules,
)
from tests.miniatures.playing import a_small_battle, charges, fire

SEEDS = st.integers(0, 10**6)


def rules_of(**options: int) -> Rules:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return with_choices(the_rules().rules(a_battle()), chosen)


def a_line(step: str = "defensive", **more: Any) -> State:
    return a_battle(
        a_brigade("cutler", exceptional_commander=True),
        a_battery("hall", damaged=1),
        a_brigade("davis", "confederate", stands=6),
        a_leader("wadsworth", attached="cutler"),
        a_leader("reynolds", rank="corps", commands="union-I", exceptional=True),
        a_leader("heth", "confederate"),
        step=step,
        player_turn="confederate",
        **more,
    )


# ---- ladders sum to their charts


@given(SEEDS, st.sampled_from([0, 1, 3]))
@settings(max_examples=80, deadline=None)
@pytest.mark.clause("D10-MAN-MOD-LEADER-EACH", "D10-RUL-MAN-LEADERS-CUMULATE")
def test_a_maneuver_ladder_sums_to_the_check(seed: int, reading: int) -> None:
    state, luck = a_small_battle(), Random(seed)
    rules = rules_of(**{"D10-RUL-MAN-LEADERS-CUMULATE": reading})
    unit = luck.choice(list(state.brigades))
    those = [one for one in chain(state, state.brigades[unit]) if not one.attached]
    near = [one.id for one in those if luck.random() < 0.6]
    command = cmd.Maneuver(unit, in_radius=tuple(near), in_fieldworks=luck.random() < 0.5)
    wanted = sum(int(line.value) for line in maneuver.modifiers(rules, as_check(rules, state, command)))
    found = ladders.of_maneuver(rules, state, command)
    assert ladders.total(found) == wanted
    assert all(rung.reason for rung in found)


@given(SEEDS, st.sampled_from([0, 1]))
@settings(max_examples=60, deadline=None)
@pytest.mark.clause("D10-RUL-FIRE-DIE-PLUS-ONCE")
def test_a_fire_ladder_sums_to_the_die_modifier(seed: int, once: int) -> None:
    state, rules = a_small_battle(), rules_of(**{"D10-RUL-FIRE-DIE-PLUS-ONCE": once})
    attack = as_attack(rules, state, fire(state, Random(seed)))
    assert ladders.total(ladders.of_fire(rules, attack)) == musketry.die_modifier(rules, attack, [])


@given(SEEDS, st.sampled_from([0, 1, 2]))
@settings(max_examples=80, deadline=None)
@pytest.mark.clause("D10-RUL-CHARGE-LEADERS", "D10-CHARGE-NOTE-HALF")
def test_charge_ladders_sum_to_both_sides_modifiers(seed: int, reading: int) -> None:
    state, rules = a_small_battle(), rules_of(**{"D10-RUL-CHARGE-LEADERS": reading})
    for command in charges(state, Random(seed)):
        if not isinstance(command, cmd.ResolveCharge):
            continue
        combat = Combat(
            command.attackers, command.defenders, command.ground, command.outflanked, supported=command.supported
        )
        fight = as_combat(state, combat)
        if any(one.arm == "artillery" for one in fight.attackers):
            continue
        kept = charge.Ladders.of(rules, fight)
        both = ladders.of_charge(rules, state, combat)
        sides: tuple[tuple[charge.Who, Any, Any], ...] = (
            ("attacker", both[0], kept.kept_attacker), ("defender", both[1], kept.kept_defender),
        )  # fmt: skip
        for who, found, lasting in sides:
            assert ladders.total(found) == charge.total([*lasting, *charge.worked_out_again(rules, fight, who)])


# ---- reasons in words


def reasons(found: tuple[ladders.Rung, ...]) -> dict[str, str]:
    return {rung.label: rung.reason for rung in found}


def test_a_leader_who_does_not_count_says_why() -> None:
    rules = rules_of()
    found = ladders.of_maneuver(rules, a_line("move"), cmd.Maneuver("davis"))
    assert reasons(found)["Heth, division leader"] == "beyond his radius"
    near = ladders.of_maneuver(rules, a_line("move"), cmd.Maneuver("davis", in_radius=("heth",)))
    assert reasons(near)["Heth, division leader"] == "within 18″"
    own = ladders.of_maneuver(rules, a_line("move"), cmd.Maneuver("cutler", in_radius=("reynolds",)))
    assert reasons(own)["Wadsworth, division leader"] == "attached"


@pytest.mark.clause("D10-CHARGE-NOTE-HALF")
def test_a_state_of_under_half_the_stands_is_counted_and_named() -> None:
    state = a_battle(
        in_contact(a_brigade("davis", "confederate", stands=4, disordered=True), "cutler"),
        in_contact(a_brigade("archer", "confederate", stands=5), "cutler"),
        a_brigade("cutler"),
        step="charge",
        player_turn="confederate",
    )
    attackers, _ = ladders.of_charge(rules_of(), state, Combat(("davis", "archer"), ("cutler",)))
    assert reasons(attackers)["Disordered"] == "4 of 9, under half"
    assert next(rung for rung in attackers if rung.label == "Disordered").value is None


# ---- prospects against the dice


@pytest.mark.clause("D10-FIRE-ROLL")
def test_each_face_of_a_volley_has_the_effect_that_was_promised() -> None:
    state, rules = a_line(), rules_of()
    command = cmd.Fire("davis", (cmd.FiringUnit("cutler", (cmd.FiringGroup(3.0),)),), "cover")
    found = prospect(rules, state, command)
    assert isinstance(found, FireProspect)
    assert sum(line.points for line in found.firers) == found.points
    for face in range(1, 11):
        played = play(state, command, faces=[face])
        assert played.state.shots[-1].effect == found.effects[face - 1]


@pytest.mark.clause("D10-MAN-DIE")
def test_each_face_of_a_check_has_the_outcome_that_was_promised() -> None:
    state, rules = a_line("move"), rules_of()
    command = cmd.Maneuver("davis", in_radius=("heth",))
    found = prospect(rules, state, command)
    assert isinstance(found, ManeuverProspect)
    for face in range(1, 11):
        assert play(state, command, faces=[face]).brigade("davis").this_turn.outcome == found.faces[face - 1]


@pytest.mark.clause("D10-CHARGE-DIFFERENCE")
def test_the_hundred_pairs_of_dice_give_the_chances_that_were_promised() -> None:
    state = a_battle(
        in_contact(a_brigade("davis", "confederate"), "cutler"), a_brigade("cutler", stands=7), step="charge",
        player_turn="confederate",
    )  # fmt: skip
    rules = rules_of()
    found = prospect(rules, state, cmd.ResolveCharge(("davis",), ("cutler",), ground="works"))
    assert isinstance(found, ChargeProspect)
    assert sum(one.ways for one in found.differences) == 100
    counted: dict[str, int] = {}
    net = found.attacker_modifier - found.defender_modifier
    for one in range(1, 11):
        for two in range(1, 11):
            result = row_for(rules.charge.result, one - two + net).id
            counted[result] = counted.get(result, 0) + 1
    assert {name: p[0] * 100 // p[1] for name, p in found.first.items() if p[0]} == counted


@pytest.mark.clause("D10-CHARGE-RESULT-STRUGGLE-AGAIN", "D10-RUL-CHARGE-STRUGGLE")
def test_a_struggle_rolled_again_keeps_what_lasts() -> None:
    state = a_battle(
        in_contact(a_brigade("davis", "confederate"), "cutler"), a_brigade("cutler"), step="charge",
        player_turn="confederate",
    )  # fmt: skip
    rules = rules_of()
    first = prospect(rules, state, cmd.ResolveCharge(("davis",), ("cutler",)))
    assert isinstance(first, ChargeProspect)
    net = first.attacker_modifier - first.defender_modifier
    even = play(state, cmd.ResolveCharge(("davis",), ("cutler",)), faces=[5, 5 + net])
    assert even.state.combat is not None
    again = prospect(rules, even.state, cmd.RollAgain())
    assert isinstance(again, ChargeProspect)
    fresh = {rung.label: rung.value for rung in again.attacker}["Fresh"]
    assert fresh == {rung.label: rung.value for rung in first.attacker}["Fresh"]
    assert {rung.label: rung.value for rung in again.attacker}["Disordered"] == -1


@pytest.mark.clause("D10-RUL-MOVE-ORDER")
def test_a_move_may_go_as_far_as_was_promised_and_no_further() -> None:
    moved = play(a_line("move"), cmd.Maneuver("davis", in_radius=("heth",)), faces=[10]).state
    for way in ({}, {"rough_inches": 2.0}, {"fords": 1}, {"mode": "backward"}):
        command = cmd.Move("davis", 1.0, **way)
        found = prospect(rules_of(), moved, command)
        assert isinstance(found, MoveProspect)
        reach = found.inches
        assert refusals(moved, cmd.Move("davis", reach, **way)) == ""
        assert "more than" in refusals(moved, cmd.Move("davis", reach + 0.5, **way))


def test_what_no_chart_answers_promises_nothing() -> None:
    state, rules = a_line(), rules_of()
    far = cmd.Fire("davis", (cmd.FiringUnit("cutler", (cmd.FiringGroup(90.0),)),))
    assert prospect(rules, state, far) is None
    assert prospect(rules, state, cmd.NextStep()) is None
    assert prospect(rules, state, cmd.Maneuver("hall")) is None
