"""Low ammunition, disorder, silence and damage: how each acts in a running game, and when its marker comes off."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.names import name_of
from companion.games.miniatures.rules.state import State, Unit, units
from companion.language.messages import told
from companion.language.messages import told as in_words
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_cavalry,
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


def end_of_maneuver(*those: Unit, outside: tuple[str, ...] = ()) -> State:
    return play(a_battle(*those, HETH, step="detached"), cmd.NextStep(outside_musket_range=outside)).state


@pytest.mark.clause("D10-STATE-LOWAMMO-REMOVE", "D10-STATE-LOWAMMO-REMOVE-TROOPS", "D10-STATE-LOWAMMO-REMOVE-ART")
def test_low_ammunition_comes_off_outside_musket_range_and_off_guns_only_when_limbered() -> None:
    those = (
        a_worn("iron", low_ammo=True),
        a_cavalry("horse", low_ammo=True),
        a_worn("near", low_ammo=True),
        a_battery("set", low_ammo=True),
        a_battery("limbered", low_ammo=True, limbered=True),
        a_battery("close", low_ammo=True, limbered=True),
    )
    after = end_of_maneuver(*those, outside=("iron", "horse", "limbered"))
    low = {one.id for one in units(after) if one.low_ammo}
    assert low == {"near", "set", "close"}
    assert "Iron: low ammunition marker off" in [told(act.text, partial(name_of, after)) for act in after.acts]


@pytest.mark.clause("D10-RUL-STATE-LOWAMMO-WHEN", "D10-STATE-LOWAMMO-REMOVE")
def test_low_ammunition_comes_off_at_the_end_of_the_owners_maneuver_phase_only() -> None:
    state = a_battle(a_worn("iron", low_ammo=True), HETH)
    everywhere = cmd.NextStep(outside_musket_range=("iron",))
    for step in ("leaders", "move", "defensive", "offensive", "charge"):
        there = to_step(state, step)
        assert "at the end of the Maneuver phase alone" in refusals(there, everywhere), step
        assert play(there, cmd.NextStep()).brigade("iron").low_ammo, step
    theirs = a_battle(a_worn("iron", low_ammo=True), HETH, step="detached", player_turn="confederate")
    assert "not of the confederate side" in refusals(theirs, everywhere)
    assert play(theirs, cmd.NextStep()).brigade("iron").low_ammo
    assert not play(to_step(state, "detached"), everywhere).brigade("iron").low_ammo
    fired = play(a_battle(a_worn("iron"), HETH, step="offensive"), shot("iron", at="heth", cover="works"), faces=[10])
    assert play(fired.state, cmd.NextStep()).brigade("iron").low_ammo, "at least until its next Maneuver phase ends"


@pytest.mark.parametrize(("horse", "enough"), [(False, 4.0), (True, 6.0)])
@pytest.mark.clause("D10-STATE-SILENCED-REMOVE", "D10-RUL-STATE-SILENCED-WHEN", "D10-RUL-MOVE-LIMBER")
def test_a_silenced_battery_limbers_and_falls_back_half_a_move_in_one_phase(horse: bool, enough: float) -> None:
    state = a_battle(a_battery("guns", silenced=True, horse=horse), HETH, step="move")
    limbered = play(state, cmd.Limber(unit="guns")).state

    def silenced(inches: float, *, away: bool = True, of: State = limbered) -> bool:
        back = play(of, cmd.Move(unit="guns", inches=inches, away=away), cmd.NextStep())
        assert back.state.batteries["guns"].silenced, "until the phase ends"
        return play(back.state, cmd.NextStep()).state.batteries["guns"].silenced

    assert silenced(enough - 1)
    assert silenced(enough, away=False), "only straight away from the enemy"
    assert not silenced(enough)
    already = a_battle(a_battery("guns", silenced=True, limbered=True, horse=horse), HETH, step="move")
    assert not silenced(enough, of=already)


@pytest.mark.clause("D10-STATE-SILENCED-REMOVE", "D10-RUL-STATE-SILENCED-WHEN")
def test_a_battery_must_be_limbered_when_the_marker_comes_off_and_a_forced_retreat_does_not_count() -> None:
    retreated = play(
        a_melee(HETH, a_battery("guns", "confederate")), charge("iron", "heth guns"), faces=[6, 4]
    )  # hard pressed: outnumbered 8 to 10 is nobody's 3:2
    assert retreated.state.batteries["guns"].silenced
    assert retreated.state.batteries["guns"].limbered
    their_turn = play(retreated.state, cmd.NextStep()).state
    disordered = cmd.Override(target="heth", field="disordered", value=False, reason="no duties on the way")
    end = to_step(play(their_turn, disordered).state, "detached")
    assert play(end, cmd.NextStep()).state.batteries["guns"].silenced
    fell_back_before = a_battle(a_battery("guns", silenced=True, limbered=True), HETH, step="move")
    moved = play(fell_back_before, cmd.Move(unit="guns", inches=4, away=True)).state
    unlimbered = cmd.Override(target="guns", field="limbered", value=False, reason="to see")
    assert play(moved, unlimbered, cmd.NextStep(), cmd.NextStep()).state.batteries["guns"].silenced


@pytest.mark.clause("D10-STATE-DISORDER-EFFECT", "D10-STATE-LOWAMMO-EFFECT")
@pytest.mark.parametrize("marker", ["disordered", "low_ammo"])
def test_disorder_and_low_ammunition_halve_fire_and_take_one_in_a_charge(marker: str) -> None:
    plain, marked = a_worn("iron"), replace(a_worn("iron"), **{marker: True})
    points = [
        play(a_battle(one, HETH, step="offensive"), shot("iron", at="heth"), faces=[1]).of(ev.Fired)[0].fire_points
        for one in (plain, marked)
    ]
    assert points == [8, 4]
    differences = [
        play(a_melee(HETH, attackers=[in_contact(one, "heth")]), charge("iron", "heth"), faces=[7, 5])
        .of(ev.CombatRolled)[0]
        .difference
        for one in (plain, marked)
    ]
    assert differences == [2, 1]


@pytest.mark.clause("D10-STATE-DAMAGED-PERMANENT")
def test_damage_outlasts_everything_a_battery_can_do() -> None:
    state = a_battle(a_battery("guns", damaged=1, silenced=True, low_ammo=True), HETH, step="move")
    rested = play(
        state,
        cmd.Limber(unit="guns"),
        cmd.Move(unit="guns", inches=4, away=True),
        cmd.NextStep(),
        cmd.NextStep(outside_musket_range=("guns",)),
    )
    guns = rested.state.batteries["guns"]
    assert (guns.silenced, guns.low_ammo, guns.damaged) == (False, False, 1)
    later = rested.state
    while (later.turn, later.player_turn) != (4, "confederate"):
        later = play(later, cmd.NextStep()).state
    assert later.batteries["guns"].damaged == 1


@pytest.mark.clause("D10-STATE-DAMAGED-EFFECT", "D10-RUL-STATE-DAMAGED-COMBAT")
def test_a_damaged_gun_stand_counts_half_when_stands_are_compared() -> None:
    def labels(damaged: int, **more: object) -> list[str]:
        guns = a_battery("guns", "confederate", stands=4, damaged=damaged)
        iron = in_contact(a_worn("iron", stands=6), "guns")
        fought = play(a_melee(guns, attackers=[iron], **more), charge("iron", "guns"), faces=[7, 6])
        return [in_words(line.label) for line in fought.of(ev.CombatRolled)[0].working]

    whole, halved = labels(0), labels(2)
    assert sum("outnumbered" in label or "3:2" in label for label in whole) == 1, whole
    assert sum("2:1" in label for label in halved) == 1, halved
    assert labels(2, options={"D10-RUL-STATE-DAMAGED-COMBAT": 1}) == whole


def test_disorder_holds_the_move_step_open_but_batteries_are_never_disordered() -> None:
    hit = play(
        a_battle(a_brigade("iron"), a_battery("guns"), HETH, step="defensive"), shot("heth", at="guns"), faces=[6]
    )
    after = play(hit.state, cmd.NextStep()).state
    assert after.batteries["guns"].silenced
    assert not refusals(after, cmd.NextStep())
