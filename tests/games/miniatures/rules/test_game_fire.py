"""Musketry and cannonade in a running game: who fires, how often, at what, and what happens to it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.language.messages import told as in_words
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_cavalry,
    a_leader,
    a_worn,
    charge,
    in_contact,
    play,
    refusals,
    shot,
    the_rules,
    to_step,
)

HETH = a_worn("heth", "confederate")


def firing(*those: object, step: str = "offensive", **more: object) -> State:
    return a_battle(*those, step=step, **more)  # type: ignore[arg-type]


@pytest.mark.clause("D10-RUL-FIRE-WHO")
def test_a_unit_fires_once_in_each_player_turn_at_one_target_and_never_must() -> None:
    state = firing(a_worn("iron"), HETH, a_worn("pender", "confederate"))
    once = play(state, shot("iron", at="heth"), faces=[1]).state
    assert "has fired in this player turn" in refusals(once, shot("iron", at="pender"))
    assert not refusals(state, cmd.NextStep())
    next_player_turn = play(once, cmd.NextStep(), cmd.NextStep()).state
    assert not refusals(to_step(next_player_turn, "defensive"), shot("iron", at="heth"))


@pytest.mark.clause("D10-RUL-FIRE-COMBINE")
def test_units_may_combine_for_one_die_or_attack_apart_but_each_is_in_one_attack() -> None:
    state = firing(a_worn("iron"), a_worn("stone"), HETH)
    together = play(state, shot("iron", "stone", at="heth"), faces=[1])
    assert [event.fire_points for event in together.of(ev.Fired)] == [16]
    apart = play(state, shot("iron", at="heth"), shot("stone", at="heth"), faces=[1, 1])
    assert [event.fire_points for event in apart.of(ev.Fired)] == [8, 8]
    assert "is named twice" in refusals(state, shot("iron", "iron", at="heth"))
    assert "has fired" in refusals(together.state, shot("stone", at="heth"))
    assert "does not fire in this step" in refusals(state, shot("iron", "heth", at="heth"))


@pytest.mark.clause("D10-RUL-FIRE-MIXED-TARGET")
def test_a_target_is_one_unit_and_what_stands_beside_it_is_not_hit() -> None:
    state = firing(a_worn("iron", stands=16), HETH, a_battery("guns", "confederate"))
    at_troops = play(state, shot("iron", at="heth"), cmd.NextStep(), faces=[8])
    assert at_troops.brigade("heth").stands == 6
    assert at_troops.unit("guns") == state.batteries["guns"]
    at_guns = play(state, shot("iron", at="guns"), cmd.NextStep(), faces=[8])
    assert at_guns.unit("guns").status == "wrecked"
    assert at_guns.brigade("heth") == state.brigades["heth"]


@pytest.mark.clause("D10-RUL-FIRE-LIMBERED")
def test_guns_fire_unlimbered_and_not_after_moving_and_unlimbering_in_their_own_turn() -> None:
    moved = a_battery("guns", this_turn=ThisTurn(moved=True, unlimbered=True, changed_mode=True))
    assert "moved and unlimbered" in refusals(firing(moved, HETH), shot("guns", at="heth"))
    assert "limbered" in refusals(firing(a_battery("guns", limbered=True), HETH), shot("guns", at="heth"))
    still = a_battery("guns", this_turn=ThisTurn(unlimbered=True, changed_mode=True))
    assert not refusals(firing(still, HETH), shot("guns", at="heth"))
    state = a_battle(a_battery("guns", limbered=True), a_leader("chief"), HETH, step="move")
    placed = play(state, cmd.Move(unit="guns", inches=4), cmd.Unlimber(unit="guns", commander="chief")).state
    offensive = to_step(placed, "offensive")
    assert refusals(offensive, shot("guns", at="heth"))
    enemys_turn = play(to_step(offensive, "charge"), cmd.NextStep()).state
    assert not refusals(to_step(enemys_turn, "defensive"), shot("guns", at="heth"))


@pytest.mark.clause("D10-RUL-FIRE-CHANGING-WHEN", "D10-FIRE-DIE-CHANGING", "D10-FIRE-DIE-ABOUT-FACE")
def test_changing_or_facing_about_counts_in_the_fire_of_that_player_turn_only() -> None:
    state = a_battle(a_worn("iron"), a_cavalry("horse"), a_battery("guns"), a_leader("chief"), HETH, step="move")
    rolled = play(state, cmd.Maneuver(unit="iron"), cmd.Maneuver(unit="horse"), faces=[9, 9]).state
    done = play(
        rolled, cmd.Face(unit="iron"), cmd.Dismount(unit="horse"), cmd.Face(unit="guns", commander="chief")
    ).state
    fire = to_step(done, "defensive")

    def modifier(where: State, target: str) -> int:
        event = play(where, shot("heth", at=target), faces=[5]).of(ev.Fired)[0]
        return (event.result or 0) - 5

    assert [modifier(fire, name) for name in ("iron", "horse", "guns")] == [1, 0, 0], "on foot: +1 -1; guns only turned"
    walked = play(rolled, cmd.Move(unit="iron", inches=6, mode="wheel")).state
    assert modifier(to_step(walked, "defensive"), "iron") == 0, "a mode of the cards is no movement mode"
    their_turn = play(to_step(fire, "charge"), cmd.NextStep()).state
    assert modifier(to_step(their_turn, "offensive"), "iron") == 0
    limbered = to_step(play(rolled, cmd.Limber(unit="guns")).state, "defensive")
    assert modifier(limbered, "guns") == 1


@pytest.mark.parametrize(("stands", "low"), [(4, True), (3, False)])
@pytest.mark.clause("D10-FIRE-TEN-AMMO", "D10-RUL-FIRE-TEN-HALF", "D10-RUL-FIRE-TEN")
def test_a_base_ten_leaves_units_that_fired_with_half_their_stands_low_on_ammunition(stands: int, low: bool) -> None:
    state = firing(a_brigade("iron"), a_brigade("stone", stands=3), HETH)
    order = cmd.Fire(
        target="heth",
        cover="works",
        firers=(
            cmd.FiringUnit("iron", (cmd.FiringGroup(4.0, stands),)),
            cmd.FiringUnit("stone", (cmd.FiringGroup(4.0, 1),)),
        ),
    )
    after = play(state, order, cmd.NextStep(), faces=[10])
    assert after.brigade("iron").low_ammo is low
    assert not after.brigade("stone").low_ammo, "each is judged alone, by the stands it has now"
    two = play(state, shot("stone", at="heth", stands=2), cmd.NextStep(), faces=[10])
    assert two.brigade("stone").low_ammo
    already = replace(state, brigades={**state.brigades, "iron": a_brigade("iron", low_ammo=True)})
    assert not [e for e in play(already, order, cmd.NextStep(), faces=[10]).of(ev.Marked) if e.marker == "low-ammo"]


@pytest.mark.clause("D10-RUL-FIRE-AMMO-TIMING", "D10-STATE-LOWAMMO-EFFECT")
def test_low_ammunition_counts_at_once_after_its_step() -> None:
    state = firing(in_contact(a_worn("iron"), "heth"), HETH)
    after = play(state, shot("iron", at="heth", cover="works"), faces=[10])
    assert not after.brigade("iron").low_ammo
    fought = play(after.state, cmd.NextStep(), charge("iron", "heth"), faces=[5, 5])
    assert "attacker: low on ammunition" in [in_words(line.label) for line in fought.of(ev.CombatRolled)[0].working]


@pytest.mark.clause("D10-RUL-FIRE-BELOW-HALF")
def test_under_half_a_point_nothing_is_rolled_and_nothing_happens() -> None:
    horse = a_cavalry("horse", mounted=False, disordered=True, stands=1)
    state = firing(horse, HETH)
    after = play(state, shot("horse", at="heth", range=8), cmd.NextStep(), faces=[])
    assert after.of(ev.Fired)[0].fire_points == 0.25
    assert after.of(ev.Fired)[0].roll is None
    assert after.brigade("heth") == state.brigades["heth"]
    assert not after.brigade("horse").low_ammo


@pytest.mark.clause("D10-RUL-FIRE-REPEAT", "D10-FIRE-EFFECT-LIVELY", "D10-FIRE-EFFECT-TELLING")
def test_a_second_disorder_or_silence_does_nothing_more() -> None:
    disordered = firing(a_worn("iron"), a_worn("heth", "confederate", disordered=True))
    again = play(disordered, shot("iron", at="heth"), cmd.NextStep(), faces=[6])
    assert (again.brigade("heth").stands, again.acts()) == (8, [])
    assert play(disordered, shot("iron", at="heth"), cmd.NextStep(), faces=[8]).brigade("heth").stands == 7
    silenced = firing(a_worn("iron"), a_battery("guns", "confederate", silenced=True))
    assert play(silenced, shot("iron", at="guns"), cmd.NextStep(), faces=[6]).acts() == []


@pytest.mark.parametrize(
    ("option", "stands", "status"),
    [(0, 1, "on-table"), (1, 0, "wrecked"), (2, 2, "on-table")],
    ids=["one-stand", "whole-battery", "nothing"],
)
@pytest.mark.clause("D10-RUL-FIRE-DAMAGED-TWICE", "D10-STATE-DAMAGED-EFFECT")
def test_damage_marks_a_sound_gun_stand_and_with_none_sound_does_as_the_option_says(
    option: int, stands: int, status: str
) -> None:
    options = {"D10-RUL-FIRE-DAMAGED-TWICE": option}
    state = firing(
        a_worn("iron"),
        a_worn("stone"),
        a_worn("third"),
        a_battery("guns", "confederate", silenced=True),
        options=options,
    )
    hits = [shot(name, at="guns") for name in ("iron", "stone", "third")]
    twice = play(state, *hits[:2], cmd.NextStep(), faces=[8, 8])
    assert (twice.state.batteries["guns"].stands, twice.state.batteries["guns"].damaged) == (2, 2)
    thrice = play(state, *hits, cmd.NextStep(), faces=[8, 8, 8])
    guns = thrice.state.batteries["guns"]
    assert (guns.stands, guns.damaged, guns.status, guns.lost) == (stands, stands, status, 2 - stands)
    assert guns.silenced, "silenced stays"


@pytest.mark.clause("D10-RUL-FIRE-WRECKED", "D10-FIRE-EFFECT-DEADLY")
def test_a_wrecked_battery_loses_all_its_gun_stands_and_takes_no_further_part() -> None:
    state = firing(a_worn("iron", stands=16), a_battery("guns", "confederate", damaged=1))
    after = play(state, shot("iron", at="guns"), cmd.NextStep(), faces=[8])
    guns = after.state.batteries["guns"]
    assert (guns.status, guns.stands, guns.damaged, guns.lost) == ("wrecked", 0, 0, 2)
    assert after.acts() == ["Guns: 2 gun stands off", "Guns: is wrecked: take it off the table"]
    next_turn = to_step(play(after.state, cmd.NextStep()).state, "offensive")
    assert "not on the table" in refusals(next_turn, shot("guns", at="iron"))


@pytest.mark.clause("D10-RUL-FIRE-OVERKILL", "D10-FIRE-EFFECT-WITHERING")
def test_a_unit_with_fewer_stands_than_it_loses_is_destroyed_and_the_rest_is_ignored() -> None:
    state = firing(a_worn("iron", stands=16), a_worn("stone", stands=16), a_worn("heth", "confederate", stands=2))
    after = play(state, shot("iron", at="heth"), shot("stone", at="heth"), cmd.NextStep(), faces=[10, 10])
    heth = after.brigade("heth")
    assert after.of(ev.Fired)[0].shot.effect in ("deadly", "withering")
    assert (heth.status, heth.stands, heth.lost) == ("destroyed", 0, 2)
    assert [event.stands for event in after.of(ev.StandsLost)] == [2]


@pytest.mark.clause(
    "D10-STATE-SILENCED-EFFECT",
    "D10-FORM-SINGLE-LINE-NOTE-CAV",
    "D10-FORM-DOUBLE-LINE-NOTE-CAV",
    "D10-RUL-FORM-CAV-FIRE-DOUBLE",
)
def test_silenced_guns_and_mounted_cavalry_do_not_fire() -> None:
    silenced = firing(a_battery("guns", silenced=True), HETH)
    assert "D10-STATE-SILENCED-EFFECT" in refusals(silenced, shot("guns", at="heth", range=3))
    assert all(duty.unit != "guns" for duty in the_rules().duties(silenced, "referee"))
    for formation, clause in [
        ("single-line", "D10-FORM-SINGLE-LINE-NOTE-CAV"),
        ("double-line", "D10-FORM-DOUBLE-LINE-NOTE-CAV"),
        ("march-column", "D10-RUL-FORM-CAV-FIRE-DOUBLE"),
    ]:
        mounted = firing(a_cavalry("horse", formation=formation), HETH)
        assert clause in refusals(mounted, shot("horse", at="heth"))
    assert not refusals(firing(a_cavalry("horse", mounted=False), HETH), shot("horse", at="heth"))


@pytest.mark.clause("D10-STATE-LOWAMMO-ART", "D10-STATE-DAMAGED-EFFECT")
def test_guns_low_on_ammunition_fire_canister_only_and_damaged_stands_count_half() -> None:
    low = firing(a_battery("guns", low_ammo=True), HETH)
    assert "canister only" in refusals(low, shot("guns", at="heth", range=12))
    assert play(low, shot("guns", at="heth", range=4), faces=[1]).of(ev.Fired)[0].fire_points == 20
    damaged = firing(a_battery("guns", damaged=1), HETH)
    assert play(damaged, shot("guns", at="heth", range=16), faces=[1]).of(ev.Fired)[0].fire_points == 4 + 2
    assert play(damaged, shot("guns", at="heth", range=16, stands=1), faces=[1]).of(ev.Fired)[0].fire_points == 4
