"""Each reading of a charge, played: who pays, who breaks through and when, who carries the position."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import duties
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.combat_terms import as_combat, is_breakthrough
from companion.games.miniatures.rules.state import Combat, State
from companion.games.miniatures.rules.this_turn import ThisTurn
from tests.games.miniatures.building import (
    STEPS,
    Played,
    a_battery,
    a_battle,
    a_melee,
    a_worn,
    charge,
    in_contact,
    play,
    refusals,
    the_rules,
)

HETH, LANE = a_worn("heth", "confederate", stands=4), a_worn("lane", "confederate", stands=4)
GUNS = a_battery("guns", "confederate")
SWEPT, DRIVEN, PRESSED, EVEN, REPULSED = [10, 1], [8, 3], [6, 4], [5, 5], [1, 10]


def melee(*defenders: Any, attackers: Any = (), **chosen: int) -> State:
    options = {f"D10-RUL-CHARGE-{name.replace('_', '-')}": value for name, value in chosen.items()}
    return a_melee(*defenders, attackers=attackers, options=options)


def fought(state: State, faces: list[int], attackers: str = "iron", defenders: str = "heth") -> Played:
    """Fight one combat with dice that give these differences, whatever stands are compared."""
    return play(state, charge(attackers, defenders), faces=faces)


def level(attackers: int = 4) -> Any:
    return in_contact(a_worn("iron", stands=attackers), "heth")


def done(state: State, attacker: str = "iron") -> str:
    return state.brigades[attacker].this_turn.breakthrough


# ---- who pays


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT")
def test_the_attacker_may_part_linked_contacts_by_himself() -> None:
    mine = (in_contact(a_worn("iron"), "heth"), in_contact(a_worn("stone"), "heth"))
    usual, split = (melee(HETH, attackers=mine, **one) for one in ({}, {"ONE_COMBAT": 1}))
    assert "linked contacts are one combat" in refusals(usual, charge("iron", "heth"))
    assert not refusals(split, charge("iron", "heth"))


@pytest.mark.clause("D10-RUL-CHARGE-LOSS-SCOPE")
def test_each_brigade_of_a_beaten_side_may_pay_for_itself() -> None:
    state = melee(HETH, LANE, attackers=(level(8),), LOSS_SCOPE=1)
    after = fought(state, SWEPT, defenders="heth lane")
    assert [(after.brigade(name).captured, after.brigade(name).skedaddled) for name in ("heth", "lane")] == [(1, 1)] * 2
    assert not after.state.pending, "nobody has a choice"
    usual = fought(melee(HETH, LANE, attackers=(level(8),)), SWEPT, defenders="heth lane")
    assert usual.state.pending, "the winner picks whose stand he captures"


@pytest.mark.clause("D10-RUL-CHARGE-LOSS-SCOPE", "D10-CHARGE-RESULT-STRUGGLE")
def test_each_brigade_may_give_a_stand_in_a_struggle() -> None:
    state = melee(HETH, LANE, GUNS, attackers=(level(8),), LOSS_SCOPE=1)
    after = fought(state, EVEN, defenders="heth lane guns")
    assert (after.brigade("heth").lost, after.brigade("lane").lost, after.unit("guns").lost) == (1, 1, 0)


@pytest.mark.clause("D10-RUL-CHARGE-RUN-OUT")
def test_a_last_stand_may_run_rather_than_be_captured_or_another_brigade_pays() -> None:
    one = a_worn("heth", "confederate", stands=1)
    for value, ends in ((0, (1, 0)), (1, (0, 1))):
        after = fought(melee(one, attackers=(level(1),), RUN_OUT=value), SWEPT).brigade("heth")
        assert (after.captured, after.skedaddled) == ends
    state = melee(one, LANE, attackers=(level(4),), LOSS_SCOPE=1, RUN_OUT=2)
    after = fought(state, SWEPT, defenders="heth lane").brigade("lane")
    assert (after.captured, after.skedaddled) == (1, 2), "Lane's own two, and the one that Heth has not"


@pytest.mark.clause("D10-RUL-CHARGE-STAND-KIND")
def test_a_battery_alone_may_lose_a_gun_stand() -> None:
    for value, stands in ((0, 2), (1, 1)):
        mine = (in_contact(a_worn("iron", stands=2), "guns"),)
        after = fought(melee(GUNS, attackers=mine, STAND_KIND=value), DRIVEN, defenders="guns")
        assert after.unit("guns").stands == stands


@pytest.mark.clause("D10-RUL-CHARGE-BATTERY-TAKEN")
def test_every_battery_of_a_swept_side_may_be_captured() -> None:
    more = a_battery("more", "confederate", stands=1)
    for value, gone in ((0, 1), (1, 2)):
        state = melee(HETH, GUNS, more, attackers=(level(8),), BATTERY_TAKEN=value)
        after = fought(state, SWEPT, defenders="heth guns more")
        if after.state.pending:
            after = play(after.state, cmd.Answer("guns"))
        assert sum(one.status == "captured" for one in after.state.batteries.values()) == gone


@pytest.mark.clause("D10-RUL-CHARGE-BATTERY-PART")
def test_a_damaged_last_gun_stand_may_be_spared() -> None:
    hurt = a_battery("guns", "confederate", stands=1, damaged=1)
    for value, status in ((0, "captured"), (1, "on-table")):
        state = melee(HETH, hurt, attackers=(level(4),), BATTERY_PART=value)
        driven = fought(state, DRIVEN, defenders="heth guns").state
        assert play(driven, cmd.Answer("carry")).unit("guns").status == status


@pytest.mark.clause("D10-RUL-CHARGE-BATTERY-RETREAT")
def test_unlimbered_guns_may_be_captured_where_they_must_retreat() -> None:
    for value, status in ((0, "on-table"), (1, "captured")):
        state = melee(HETH, GUNS, attackers=(level(6),), BATTERY_RETREAT=value)
        assert fought(state, PRESSED, defenders="heth guns").unit("guns").status == status


@pytest.mark.clause("D10-RUL-FORM-MARCH-MELEE")
def test_a_column_may_lose_in_a_result_only_the_stands_that_fight() -> None:
    column = a_worn("heth", "confederate", stands=4, formation="march-column")
    for value, stands in ((0, 2), (1, 3)):
        state = a_melee(column, attackers=(level(1),), options={"D10-RUL-FORM-MARCH-MELEE": value})
        assert fought(state, SWEPT).brigade("heth").stands == stands


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
def test_a_struggle_may_be_rolled_again_but_once() -> None:
    for value, result in ((0, "struggle"), (1, "checked")):
        first = fought(melee(HETH, attackers=(level(4),), STRUGGLE=value), EVEN)
        again = play(first.state, cmd.RollAgain(), faces=EVEN)
        assert [event.result for event in again.of(ev.CombatRolled)] == [result]


# ---- totals of a breakthrough


@pytest.mark.clause("D10-RUL-CHARGE-FRESH-TIME")
def test_fresh_and_spent_may_be_judged_anew_for_breakthrough_combats() -> None:
    for value, state_of in ((0, "fresh"), (2, "spent")):
        worn_out = a_worn("iron", stands=1, fresh_at=7, worn_at=5)
        mine = in_contact(worn_out, "heth", breakthrough="done")
        state = a_battle(
            mine,
            HETH,
            step="break",
            judged={"iron": "fresh", "heth": "worn"},
            options={"D10-RUL-CHARGE-FRESH-TIME": value},
        )
        after = play(state, cmd.NextStep()).state
        assert STEPS[after.step] == "break-combat"
        assert as_combat(after, Combat(("iron",), ("heth",))).attackers[0].state == state_of


@pytest.mark.clause("D10-RUL-CHARGE-HALF")
def test_a_breakthrough_may_count_only_for_half_of_the_attackers() -> None:
    came, stood = in_contact(a_worn("iron", stands=1), "heth", breakthrough="done"), in_contact(a_worn("stone"), "heth")
    state = a_battle(came, stood, HETH, step="break-combat")
    rules = the_rules().rules(state)
    governed = rules.choosing({"D10-RUL-CHARGE-HALF": 1})
    assert is_breakthrough(rules, state, ("iron", "stone"))
    assert not is_breakthrough(governed, state, ("iron", "stone"))
    assert is_breakthrough(governed, state, ("iron",))


# ---- who pursues


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-WHERE")
def test_a_breakthrough_may_need_an_enemy_in_reach_which_is_asked() -> None:
    usual, near = (fought(melee(HETH, LANE, attackers=(level(4),), **one), SWEPT) for one in ({}, {"BREAK_WHERE": 1}))
    assert done(usual.state) == "break-through"
    assert near.state.pending[0].choices == ("carry", "break-through")
    after = play(near.state, cmd.Answer("break-through"), cmd.NextStep()).state
    assert "breaks through only into contact" in refusals(after, cmd.BreakThrough("iron"))
    assert not refusals(play(usual.state, cmd.NextStep()).state, cmd.BreakThrough("iron"))


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-WHICH")
def test_disordered_attackers_may_have_to_carry() -> None:
    shaken = in_contact(a_worn("iron", stands=4, disordered=True), "heth")
    for value, what in ((0, "break-through"), (1, "carry")):
        assert done(fought(melee(HETH, attackers=(shaken,), BREAK_WHICH=value), SWEPT).state) == what


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-WHICH")
def test_choices_may_wait_for_the_breakthrough_step_in_which_nobody_must() -> None:
    lane = a_worn("lane", "confederate")
    usual = fought(melee(HETH, lane, attackers=(level(4),)), DRIVEN)
    assert usual.state.pending
    waits = fought(melee(HETH, lane, attackers=(level(4),), BREAK_WHICH=2), DRIVEN)
    assert not waits.state.pending
    step_two = play(waits.state, cmd.NextStep()).state
    assert STEPS[step_two.step] == "break"
    [duty] = duties.duties(the_rules().rules(step_two), step_two)
    assert not duty.must
    assert done(play(step_two, cmd.BreakThrough("iron", "lane")).state) == "done"
    assert "Iron carries" in " ".join(play(step_two, cmd.NextStep()).acts()) or done(step_two)


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-CHAIN")
def test_breakthroughs_may_bring_further_ones_until_none_is_left() -> None:
    mine = in_contact(a_worn("iron", stands=4), "heth", breakthrough="done")
    for value, then in ((0, "leaders"), (1, "break")):
        state = a_battle(mine, HETH, LANE, step="break-combat", options={"D10-RUL-CHARGE-BREAK-CHAIN": value})
        after = play(fought(state, SWEPT).state, cmd.NextStep()).state
        assert STEPS[after.step] == then


@pytest.mark.clause("D10-RUL-CHARGE-CARRY")
def test_carrying_the_position_is_a_must_a_choice_or_not_done() -> None:
    must, free, never = (fought(melee(HETH, attackers=(level(4),), CARRY=value), PRESSED).state for value in (0, 1, 2))
    assert (done(must), done(never)) == ("carry", "stay")
    assert free.pending[0].choices == ("carry", "stay")
    assert done(play(free, cmd.Answer("stay")).state) == "stay"
    acts = [" ".join(play(one).acts()) for one in (must, never)]
    assert acts[0] != acts[1]


@pytest.mark.clause("D10-RUL-CHARGE-VANISHED")
def test_attackers_whose_target_is_gone_may_break_through() -> None:
    gone = a_worn("heth", "confederate", stands=1, status="destroyed")
    for value, what in ((0, "carry"), (1, "may-break-through")):
        state = melee(gone, LANE, attackers=(level(4),), VANISHED=value)
        after = play(state, cmd.NextStep()).state
        assert done(after) == what or (what == "carry" and after.step == 0)
        assert (STEPS[after.step] == "break") == bool(value)


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-WHERE")
def test_the_beaten_are_known_as_such() -> None:
    after = fought(melee(HETH, LANE, attackers=(level(4),)), SWEPT).state
    [iron] = [one for one in the_rules().view(after, "referee").units if one.id == "iron"]
    assert iron.beat == ("heth",)
    assert after.brigades["iron"].this_turn == ThisTurn(breakthrough="break-through", beat=("heth",))


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-WHERE")
def test_who_finds_nobody_left_to_break_through_at_goes_on_alone() -> None:
    near = fought(melee(HETH, attackers=(level(4),), BREAK_WHERE=1), SWEPT)
    after = play(near.state, cmd.Answer("break-through"), cmd.NextStep()).state
    assert not refusals(after, cmd.BreakThrough("iron")), "who was beaten is nobody to meet"
