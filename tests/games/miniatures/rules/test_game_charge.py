"""What each charge result does to the units in it, as it happens in a running game."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.odds.prospect import prospect
from companion.games.miniatures.rules.state import State, Unit
from tests.games.miniatures.building import (
    Played,
    a_battery,
    a_battle,
    a_leader,
    a_melee,
    a_worn,
    charge,
    in_contact,
    play,
    refusals,
    the_rules,
)

HETH = a_worn("heth", "confederate")
GUNS = a_battery("guns", "confederate", stands=1)


def fought(attacker: int, defender: int, *defenders: Unit, **more: Any) -> Played:
    """Let "iron", 8 worn stands, fight against "heth" with these dice; nothing modifies them."""
    those = defenders or (HETH,)
    names = " ".join(one.id for one in those)
    return play(a_melee(*those, **more), charge("iron", names), faces=[attacker, defender])


def retreats(played: Played) -> dict[str, str]:
    return {event.unit: event.how for event in played.of(ev.Retreated)}


@pytest.mark.clause("D10-CHARGE-RESULT-SWEPT", "D10-CHARGE-RESULT-SWEPT-LOSS", "D10-CHARGE-RESULT-SWEPT-RETREAT")
def test_swept_defenders_lose_a_captured_and_a_skedaddled_stand_and_fall_back_a_full_move() -> None:
    swept = fought(10, 1)
    heth = swept.brigade("heth")
    assert (heth.stands, heth.captured, heth.skedaddled, heth.lost, heth.disordered) == (6, 1, 1, 0, True)
    assert retreats(swept) == {"heth": "full-move"}
    assert swept.of(ev.CombatEnded)[0].held_by == "attacker"
    assert not swept.brigade("iron").disordered


@pytest.mark.clause("D10-CHARGE-DIFFERENCE")
def test_two_units_of_a_thousand_stands_are_fought_and_only_their_odds_are_not_told() -> None:
    """A unit may have been given so many by hand; what the rules allow can be decided."""
    thousand = [a_worn(name, "confederate", stands=1000) for name in ("heth", "archer")]
    state = a_melee(*thousand)
    assert prospect(the_rules().rules(state), state, charge("iron", "heth archer")) is None
    assert play(state, charge("iron", "heth archer"), faces=[10, 1]).of(ev.CombatRolled)


@pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-BREAKTHROUGH", "D10-RUL-CHARGE-BREAK-WHICH")
def test_all_attackers_who_sweep_must_break_through_disordered_or_not() -> None:
    attackers = [in_contact(a_worn("iron"), "heth"), in_contact(a_worn("stone", disordered=True), "heth")]
    state = a_melee(a_worn("heth", "confederate", stands=11), attackers=attackers)
    swept = play(state, charge("iron stone", "heth"), faces=[10, 1])
    assert {e.unit: e.what for e in swept.of(ev.PursuitDeclared)} == {"iron": "break-through", "stone": "break-through"}
    assert not swept.state.pending, "there is no choice"


@pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-EXTRA", "D10-CHARGE-RESULT-REPULSED-EXTRA")
def test_beyond_ten_each_point_captures_one_stand_more_from_either_side() -> None:
    works = play(a_melee(HETH), charge("iron", "heth", ground="trenches"), faces=[1, 10])
    assert works.of(ev.CombatRolled)[0].difference == -12
    assert (works.brigade("iron").captured, works.brigade("iron").skedaddled) == (3, 1)
    flank = play(a_melee(HETH), charge("iron", "heth", outflanked=True), faces=[10, 1])
    assert flank.of(ev.CombatRolled)[0].difference == 12
    assert (flank.brigade("heth").captured, flank.brigade("heth").skedaddled) == (3, 1)


@pytest.mark.clause("D10-CHARGE-RESULT-DRIVEN", "D10-CHARGE-RESULT-DRIVEN-RETREAT", "D10-CHARGE-RESULT-DRIVEN-LOSS")
def test_driven_back_defenders_lose_one_skedaddled_stand_and_go_beyond_musketry() -> None:
    driven = play(fought(8, 4).state, cmd.Answer("carry"))
    heth = driven.brigade("heth")
    assert (heth.stands, heth.skedaddled, heth.captured, heth.disordered) == (7, 1, 0, True)
    assert retreats(driven) == {"heth": "beyond-musketry"}


@pytest.mark.clause("D10-CHARGE-RESULT-DRIVEN-ATTACKER", "D10-RUL-CHARGE-BREAK-WHICH")
def test_after_driving_back_each_brigade_chooses_at_once_and_moves_in_step_2() -> None:
    attackers = [in_contact(a_worn("iron", stands=4), "heth"), in_contact(a_worn("stone", stands=4), "heth")]
    driven = play(a_melee(HETH, attackers=attackers), charge("iron stone", "heth"), faces=[8, 4])
    [asked] = driven.state.pending
    assert (asked.seat, asked.choices) == ("union", ("carry", "break-through"))
    assert "a question waits" in refusals(driven.state, cmd.NextStep())
    assert "is not one of" in refusals(driven.state, cmd.Answer("retreat"))
    chosen = play(driven.state, cmd.Answer("carry"), cmd.Answer("break-through"))
    assert [(e.unit, e.what) for e in chosen.of(ev.PursuitDeclared)] == [("iron", "carry"), ("stone", "break-through")]
    moving = play(chosen.state, cmd.NextStep()).state
    assert "no breakthrough to make" in refusals(moving, cmd.BreakThrough(unit="iron"))
    assert not refusals(moving, cmd.BreakThrough(unit="stone"))


@pytest.mark.clause(
    "D10-CHARGE-RESULT-PRESSED", "D10-CHARGE-RESULT-PRESSED-BATTERY", "D10-CHARGE-RESULT-PRESSED-ATTACKER"
)
def test_hard_pressed_brigades_fall_back_to_two_inches_and_batteries_beyond_musketry() -> None:
    pressed = fought(8, 5, HETH, GUNS)
    assert retreats(pressed) == {"heth": "two-inches", "guns": "beyond-musketry"}
    assert pressed.brigade("heth").disordered
    assert pressed.state.batteries["guns"].silenced
    assert (pressed.brigade("heth").stands, pressed.state.batteries["guns"].damaged) == (8, 0)
    assert [(e.unit, e.what) for e in pressed.of(ev.PursuitDeclared)] == [("iron", "carry")]
    assert "Iron: carries the position: advance to where the defenders stood" in pressed.acts()


@pytest.mark.parametrize(
    ("dice", "how", "skedaddled", "captured"),
    [
        pytest.param((5, 8), "two-inches", 0, 0, marks=pytest.mark.clause("D10-CHARGE-RESULT-CHECKED")),
        pytest.param((3, 9), "beyond-musketry", 1, 0, marks=pytest.mark.clause("D10-CHARGE-RESULT-FALTERS")),
        pytest.param((1, 8), "full-move", 1, 1, marks=pytest.mark.clause("D10-CHARGE-RESULT-REPULSED")),
    ],
)
def test_beaten_attackers_are_disordered_and_fall_back(
    dice: tuple[int, int], how: str, skedaddled: int, captured: int
) -> None:
    beaten = fought(*dice)
    iron = beaten.brigade("iron")
    assert (iron.disordered, iron.skedaddled, iron.captured) == (True, skedaddled, captured)
    assert iron.stands == 8 - skedaddled - captured
    assert retreats(beaten) == {"iron": how}
    assert iron.this_turn.charges == ""
    assert beaten.brigade("heth") == HETH, "defenders who win stay as they are"
    assert not beaten.of(ev.PursuitDeclared)
    assert not refusals(beaten.state, cmd.NextStep())


@pytest.mark.clause("D10-RUL-CHARGE-BATTERY-TAKEN", "D10-CHARGE-RESULT-SWEPT-LEADER-BATTERY")
def test_one_battery_of_the_swept_is_captured_at_the_attackers_choice_and_the_rest_retreats_silenced() -> None:
    more = a_battery("more", "confederate", stands=1)
    swept = fought(10, 1, HETH, GUNS, more)
    [asked] = swept.state.pending
    assert (asked.seat, asked.choices) == ("union", ("guns", "more"))
    chosen = play(swept.state, cmd.Answer("more"))
    taken, left = chosen.state.batteries["more"], chosen.state.batteries["guns"]
    assert (taken.status, taken.stands, taken.captured) == ("captured", 0, 1)
    assert (left.status, left.silenced, left.limbered) == ("on-table", True, True)
    assert retreats(chosen) == {"heth": "full-move", "guns": "full-move"}


@pytest.mark.clause("D10-RUL-CHARGE-BATTERY-PART", "D10-CHARGE-RESULT-DRIVEN-BATTERY")
def test_driven_back_batteries_have_a_gun_stand_damaged_each_and_a_damaged_last_one_is_captured() -> None:
    pair = a_battery("pair", "confederate")
    damaged = a_battery("hurt", "confederate", stands=1, damaged=1)
    driven = play(fought(9, 3, HETH, pair, GUNS, damaged).state, cmd.Answer("carry"))
    batteries = driven.state.batteries
    assert (batteries["pair"].stands, batteries["pair"].damaged, batteries["pair"].silenced) == (2, 1, True)
    assert (batteries["guns"].stands, batteries["guns"].damaged, batteries["guns"].status) == (1, 1, "on-table")
    assert (batteries["hurt"].status, batteries["hurt"].captured) == ("captured", 1)
    assert retreats(driven) == {"heth": "beyond-musketry", "pair": "beyond-musketry", "guns": "beyond-musketry"}


@pytest.mark.clause("D10-RUL-CHARGE-BATTERY-RETREAT")
def test_an_unlimbered_battery_limbers_for_nothing_as_it_retreats() -> None:
    pressed = fought(5, 6, GUNS)  # outnumbered three to one
    assert pressed.state.batteries["guns"].limbered
    assert any("beyond enemy musket range, limbered" in text for text in pressed.acts())


@pytest.mark.clause("D10-RUL-CHARGE-STAND-KIND")
def test_a_lone_battery_has_no_troop_stand_to_lose() -> None:
    alone = a_battery("guns", "confederate", stands=6)
    driven = play(fought(8, 4, alone).state, cmd.Answer("carry"))
    guns = driven.state.batteries["guns"]
    assert (guns.stands, guns.skedaddled, guns.damaged, guns.silenced) == (6, 0, 1, True)
    mixed = fought(10, 2, a_worn("heth", "confederate", stands=6), a_battery("guns", "confederate"))
    assert (mixed.brigade("heth").captured, mixed.brigade("heth").skedaddled) == (1, 1), "always troop stands"


@pytest.mark.clause("D10-RUL-CHARGE-LOSS-SCOPE")
def test_losses_are_once_for_the_side_captured_ones_chosen_by_the_winner_others_by_the_owner() -> None:
    pender = a_worn("pender", "confederate")
    swept = play(a_melee(HETH, pender), charge("iron", "heth pender", outflanked=True), faces=[10, 1])
    [first] = swept.state.pending
    assert (first.seat, first.kind, first.choices) == ("union", "captured", ("heth", "pender"))
    [second] = play(swept.state, cmd.Answer("heth")).state.pending
    assert (second.seat, second.kind) == ("confederate", "skedaddled")
    done = play(swept.state, cmd.Answer("heth"), cmd.Answer("pender"))
    assert [(done.brigade(n).captured, done.brigade(n).skedaddled) for n in ("heth", "pender")] == [(1, 0), (0, 1)]
    assert done.brigade("heth").disordered
    assert done.brigade("pender").disordered
    assert retreats(done) == {"heth": "full-move", "pender": "full-move"}


@pytest.mark.clause("D10-RUL-CHARGE-RUN-OUT")
def test_captured_stands_go_first_and_a_brigade_that_runs_out_is_destroyed() -> None:
    one = a_worn("heth", "confederate", stands=1)
    swept = play(a_melee(one, GUNS, a_worn("far", "confederate")), charge("iron", "heth"), faces=[10, 1])
    heth = swept.brigade("heth")
    assert (heth.captured, heth.skedaddled, heth.status) == (1, 0, "destroyed")
    assert not swept.of(ev.Retreated)
    leader = a_leader("pettigrew", "confederate", attached="heth")
    taken = play(a_melee(one, leader), charge("iron", "heth"), faces=[10, 1]).state.leaders["pettigrew"]
    assert taken.status == "captured"
    driven = play(a_melee(one, leader), charge("iron", "heth"), faces=[4, 2])
    assert driven.of(ev.CombatRolled)[0].result == "driven-back"
    left = driven.state.leaders["pettigrew"]
    assert (driven.brigade("heth").status, left.status, left.attached) == ("destroyed", "on-table", "")


def test_surrender_takes_all_stands_and_is_refused_in_the_middle_of_a_combat() -> None:
    state: State = fought(5, 5).state
    assert "combat is not over" in refusals(state, cmd.Surrender(unit="heth"))
    beaten = fought(10, 1, HETH, GUNS)
    gone = play(beaten.state, cmd.Surrender(unit="heth"))
    heth = gone.brigade("heth")
    assert (heth.status, heth.stands, heth.captured, heth.skedaddled) == ("surrendered", 0, 7, 1)
    left = play(a_battle(a_worn("iron"), HETH), cmd.LeaveTable(unit="iron")).brigade("iron")
    assert (left.status, left.skedaddled) == ("left", 8)
