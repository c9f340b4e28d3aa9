"""House rules of Musketry & Cannonade in a game: who fires at whom, what it does and when; each against the default."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.score import read_score_sheet, score
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.kernel.shelf import ruleset_texts
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_leader,
    in_contact,
    play,
    refusals,
    shot,
    the_rules,
)


def chosen(state: State, **values: int) -> State:
    """Choose rulings of fire, named without their book and with low lines."""
    return replace(state, options={f"D10-RUL-{name.replace('_', '-')}": value for name, value in values.items()})


def some(unit: str, stands: int | None, *, at: str) -> cmd.Fire:
    return cmd.Fire(at, (cmd.FiringUnit(unit, (cmd.FiringGroup(4.0, stands),)),))


def lines(**more: Any) -> State:
    """Make a battle of two Union brigades and a battery against two Confederate ones, in the offensive step."""
    return a_battle(
        a_brigade("iron"),
        a_brigade("stone"),
        a_battery("guns"),
        a_brigade("heth", "confederate"),
        a_brigade("davis", "confederate"),
        a_battery("willie", "confederate"),
        **{"step": "offensive", **more},
    )


# ---- who fires at whom


@pytest.mark.clause("D10-RUL-FIRE-WHO")
def test_a_unit_fires_at_one_target_or_parts_its_stands_between_two() -> None:
    whole = play(lines(), some("iron", 3, at="heth"), faces=[5]).state
    assert "has fired" in refusals(whole, some("iron", 5, at="davis"))
    split = play(chosen(lines(), FIRE_WHO=1), some("iron", 3, at="heth"), faces=[5])
    rest = play(split.state, some("iron", None, at="davis"), faces=[5])
    assert rest.of(ev.Fired)[0].fire_points == 5, "the open group takes what has not fired yet"
    assert "that may fire: 5" in refusals(split.state, some("iron", 6, at="davis"))
    assert "has fired" in refusals(rest.state, some("iron", 1, at="heth"))


@pytest.mark.clause("D10-RUL-FIRE-WHO")
def test_of_a_battery_that_parts_its_fire_the_sound_guns_fire_first() -> None:
    state = a_battle(
        a_battery("guns", stands=3, damaged=1),
        a_brigade("heth", "confederate"),
        a_brigade("davis", "confederate"),
        step="offensive",
    )
    first = play(chosen(state, FIRE_WHO=1), some("guns", 2, at="heth"), faces=[5])
    then = play(first.state, some("guns", None, at="davis"), faces=[5])
    assert [one.of(ev.Fired)[0].fire_points for one in (first, then)] == [20, 5]


@pytest.mark.clause("D10-RUL-FIRE-COMBINE")
def test_two_attacks_on_one_target_are_lawful_unless_units_must_combine() -> None:
    fired = play(lines(), shot("iron", at="heth"), faces=[5]).state
    assert not refusals(fired, shot("stone", at="heth"))
    fired = play(chosen(lines(), FIRE_COMBINE=1), shot("iron", at="heth"), faces=[5]).state
    assert "[D10-RUL-FIRE-COMBINE]" in refusals(fired, shot("stone", at="heth"))
    assert not refusals(fired, shot("stone", at="davis"))


@pytest.mark.clause("D10-RUL-FIRE-COMBINE")
def test_units_may_fire_together_unless_each_rolls_on_its_own() -> None:
    both = shot("iron", "stone", at="heth")
    assert not refusals(lines(), both)
    assert "[D10-RUL-FIRE-COMBINE]" in refusals(chosen(lines(), FIRE_COMBINE=2), both)
    assert not refusals(chosen(lines(), FIRE_COMBINE=2), shot("iron", at="heth"))


@pytest.mark.clause("D10-RUL-FIRE-MIXED-TARGET")
def test_fire_hits_the_unit_that_is_named_or_troops_and_guns_that_stand_together() -> None:
    both = cmd.Fire("heth", shot("iron", at="heth").firers, beside="willie")
    assert "[D10-RUL-FIRE-MIXED-TARGET]" in refusals(lines(), both)
    after = play(chosen(lines(), FIRE_MIXED_TARGET=1), both, cmd.NextStep(), faces=[9])
    assert after.brigade("heth").stands == 7
    willie = after.state.batteries["willie"]
    assert willie.silenced
    assert willie.damaged == 1
    others = chosen(lines(), FIRE_MIXED_TARGET=1)
    assert "does not stand with" in refusals(others, cmd.Fire("heth", both.firers, beside="davis"))
    assert "does not stand with" in refusals(others, cmd.Fire("heth", both.firers, beside="guns"))


def contact(**values: int) -> State:
    state = a_battle(
        in_contact(a_brigade("iron"), "heth"),
        a_brigade("stone"),
        a_brigade("heth", "confederate"),
        a_brigade("davis", "confederate"),
        step="offensive",
    )
    return chosen(state, **values)


@pytest.mark.clause("D10-RUL-FIRE-TARGET-CHOICE")
def test_others_fire_into_a_contact_unless_the_table_forbids_it() -> None:
    assert not refusals(contact(), shot("stone", at="heth"))
    assert "only who touches it" in refusals(contact(FIRE_TARGET_CHOICE=2), shot("stone", at="heth"))
    assert not refusals(contact(FIRE_TARGET_CHOICE=2), shot("iron", at="heth"))
    assert not refusals(contact(FIRE_TARGET_CHOICE=2), shot("stone", at="davis"))


@pytest.mark.clause("D10-RUL-FIRE-TARGET-CHOICE")
def test_who_is_in_contact_fires_only_there_unless_the_table_lets_him() -> None:
    assert "only at whom it touches" in refusals(contact(), shot("iron", at="davis"))
    assert not refusals(contact(FIRE_TARGET_CHOICE=3), shot("iron", at="davis"))


@pytest.mark.clause("D10-RUL-FIRE-CHARGERS")
def test_chargers_fire_unless_the_table_has_them_hold_it() -> None:
    assert not refusals(contact(), shot("iron", at="heth"))
    held = contact(FIRE_CHARGERS=1)
    assert "[D10-RUL-FIRE-CHARGERS]" in refusals(held, shot("iron", at="heth"))
    assert not refusals(held, shot("stone", at="davis"))
    assert "iron" not in {duty.unit for duty in the_rules().duties(held, "referee")}


@pytest.mark.clause("D10-RUL-FIRE-LIMBERED")
def test_guns_that_moved_and_unlimbered_wait_unless_they_may_fire_at_once() -> None:
    guns = a_battery("guns", this_turn=ThisTurn(moved=True, unlimbered=True))
    state = a_battle(guns, a_brigade("heth", "confederate"), step="offensive")
    assert "[D10-RUL-FIRE-LIMBERED]" in refusals(state, shot("guns", at="heth"))
    assert not refusals(chosen(state, FIRE_LIMBERED=1), shot("guns", at="heth"))


@pytest.mark.clause("D10-RUL-FIRE-HIT-ONE")
def test_a_single_stand_can_be_fired_at_unless_fire_must_hit_two() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("heth", "confederate", stands=1), step="offensive")
    assert not refusals(state, shot("iron", at="heth"))
    assert "[D10-RUL-FIRE-HIT-ONE]" in refusals(chosen(state, FIRE_HIT_ONE=1), shot("iron", at="heth"))


# ---- what the target did


@pytest.mark.clause("D10-RUL-FIRE-CHANGING-WHEN")
def test_a_change_counts_in_its_own_player_turn_or_until_the_next_one_of_its_side() -> None:
    changed = a_brigade("iron", this_turn=ThisTurn(outcome="well-handled", changed_formation=True))
    state = a_battle(changed, a_brigade("heth", "confederate"), step="offensive", turn=3)
    long = chosen(state, FIRE_CHANGING_WHEN=1)
    later = [play(one, *[cmd.NextStep()] * 6).state for one in (state, long)]
    assert {(one.player_turn, one.step) for one in later} == {("confederate", 4)}
    rolled = [play(one, shot("heth", at="iron"), faces=[5]).of(ev.Fired)[0].result for one in later]
    assert rolled == [5, 6]
    own = play(later[1], *[cmd.NextStep()] * 5).state
    assert own.player_turn == "union"
    assert play(own, shot("heth", at="iron"), faces=[5]).of(ev.Fired)[0].result == 5, "its own Maneuver phase is over"


@pytest.mark.clause("D10-RUL-FIRE-CHANGING-WHEN")
def test_a_wheel_is_no_change_unless_every_mode_but_forward_is() -> None:
    iron = a_brigade("iron", this_turn=ThisTurn(outcome="well-handled"))
    state = a_battle(iron, a_brigade("heth", "confederate"), step="move")
    found = []
    for one in (state, chosen(state, FIRE_CHANGING_WHEN=2)):
        for mode in ("wheel", "forward"):
            order: Any = cmd.Move("iron", 3.0, mode)
            fire = play(one, order, cmd.NextStep(), cmd.NextStep(), shot("heth", at="iron"), faces=[5])
            found.append(fire.of(ev.Fired)[0].result)
    assert found == [5, 5, 6, 5]


# ---- when it counts


@pytest.mark.clause("D10-RUL-SEQ-SIMULTANEOUS")
def test_defensive_fire_counts_before_the_answer_or_with_it() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("heth", "confederate"), step="defensive")
    both = (shot("heth", at="iron"), cmd.NextStep(), shot("iron", at="heth"))
    stepwise = play(state, *both, faces=[9, 9])
    together = play(chosen(state, SEQ_SIMULTANEOUS=1), *both, faces=[9, 9])
    assert stepwise.of(ev.Fired)[1].fire_points == 3.5
    assert together.of(ev.Fired)[1].fire_points == 8
    assert not together.brigade("iron").disordered
    after = play(together.state, cmd.NextStep())
    assert [after.brigade(name).stands for name in ("iron", "heth")] == [7, 7]


@pytest.mark.clause("D10-RUL-SEQ-SIMULTANEOUS")
def test_shots_of_a_step_count_together_or_one_after_the_other() -> None:
    state = a_battle(
        a_brigade("iron", stands=1),
        a_brigade("left", "confederate"),
        a_brigade("right", "confederate"),
        step="defensive",
    )
    first = shot("left", at="iron")
    assert not refusals(play(state, first, faces=[9]).state, shot("right", at="iron"))
    apart = play(chosen(state, SEQ_SIMULTANEOUS=2), first, faces=[9])
    assert apart.brigade("iron").status == "destroyed"
    assert "not on the table" in refusals(apart.state, shot("right", at="iron"))


@pytest.mark.clause("D10-RUL-FIRE-AMMO-TIMING")
def test_low_ammunition_counts_at_once_or_from_the_next_player_turn() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("heth", "confederate"), step="offensive")
    fire = (shot("iron", at="heth"), cmd.NextStep())
    assert play(state, *fire, faces=[10]).brigade("iron").low_ammo
    later = play(chosen(state, FIRE_AMMO_TIMING=1), *fire, faces=[10])
    assert not later.brigade("iron").low_ammo
    assert play(later.state, cmd.NextStep()).brigade("iron").low_ammo


@pytest.mark.clause("D10-RUL-FIRE-TEN-ORDER")
def test_leaders_of_a_destroyed_unit_are_tested_or_not() -> None:
    state = a_battle(
        a_brigade("iron"),
        a_brigade("heth", "confederate", stands=1),
        a_leader("harry", "confederate", attached="heth"),
        step="offensive",
    )
    fire = (shot("iron", at="heth"), cmd.NextStep())
    assert play(state, *fire, faces=[10, 1]).of(ev.LeaderTested)
    assert not play(chosen(state, FIRE_TEN_ORDER=1), *fire, faces=[10]).of(ev.LeaderTested)


@pytest.mark.clause("D10-RUL-FIRE-REPEAT")
def test_disorder_of_the_disordered_costs_nothing_or_a_stand() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("heth", "confederate", disordered=True), step="offensive")
    fire = (shot("iron", at="heth"), cmd.NextStep())
    assert play(state, *fire, faces=[8]).brigade("heth").stands == 7
    assert play(chosen(state, FIRE_REPEAT=1), *fire, faces=[8]).brigade("heth").stands == 6


@pytest.mark.clause("D10-RUL-FIRE-WRECKED")
def test_a_wreck_leaves_the_table_or_stays_and_never_fires() -> None:
    state = a_battle(
        a_brigade("iron", stands=20),
        a_battery("willie", "confederate"),
        a_brigade("heth", "confederate"),
        step="offensive",
    )
    fire = (shot("iron", at="willie"), cmd.NextStep())
    gone = play(state, *fire, faces=[9]).state.batteries["willie"]
    assert (gone.status, gone.stands, gone.lost) == ("wrecked", 0, 2)
    after = play(chosen(state, FIRE_WRECKED=1), *fire, faces=[9]).state
    stays = after.batteries["willie"]
    sheet = read_score_sheet(ruleset_texts("miniatures", only=("score.toml",))["score.toml"])
    assert (stays.status, stays.stands, stays.wrecked) == ("on-table", 2, True)
    theirs = play(after, *[cmd.NextStep()] * 5).state
    assert (theirs.player_turn, theirs.step) == ("confederate", 4)
    assert "[D10-RUL-FIRE-WRECKED]" in refusals(theirs, shot("willie", at="iron"))
    assert score(after, sheet).union.total == score(play(state, *fire, faces=[9]).state, sheet).union.total
