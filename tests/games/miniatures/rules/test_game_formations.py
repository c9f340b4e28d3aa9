"""Formations and moves as commands enforce them: one allowance a phase, one change, mounting first, roads, guns."""

from __future__ import annotations

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import State
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_cavalry,
    a_leader,
    a_worn,
    in_contact,
    play,
    refusals,
    shot,
    to_step,
)


def handled(unit: object, *others: object, **more: object) -> State:
    """A battle in which "iron" has rolled Well Handled."""
    state = a_battle(unit, *others, step="move", **more)  # type: ignore[arg-type]
    return play(state, cmd.Maneuver(unit="iron"), faces=[9]).state


def move(inches: float, **more: object) -> cmd.Move:
    return cmd.Move(unit="iron", inches=inches, **more)  # type: ignore[arg-type]


def to(formation: str) -> cmd.ChangeFormation:
    return cmd.ChangeFormation(unit="iron", to=formation)  # type: ignore[arg-type]


@pytest.mark.clause("D10-RUL-FORM-COST")
def test_a_half_move_change_is_paid_before_or_after_the_rest_and_a_full_one_leaves_nothing() -> None:
    line = handled(a_worn("iron"))
    assert play(line, to("attack-column"), move(6)).brigade("iron").formation == "attack-column"
    assert play(line, move(6), to("attack-column")).brigade("iron").formation == "attack-column"
    assert "too little" in refusals(play(line, move(6.5)).state, to("attack-column"))
    assert "too little" not in refusals(a_battle(a_brigade("iron")), to("attack-column")), "it must roll, no more"
    assert "the 0 in that are left" in refusals(play(line, to("double-line")).state, move(0.5))
    assert "too little" in refusals(play(line, move(0.5)).state, to("double-line"))
    column = play(line, to("attack-column")).state
    assert "one change of formation" in refusals(column, to("march-column"))


@pytest.mark.clause("D10-RUL-FORM-COST", "D10-FORM-ATTACK-COLUMN-MODE-FLANK", "D10-FORM-SINGLE-LINE-MODE-FLANK")
def test_the_modes_are_those_of_the_formation_held_at_the_time() -> None:
    line = handled(a_worn("iron"))
    assert "not available in Attack Column" in refusals(
        play(line, to("attack-column")).state, move(3, mode="by-the-flank")
    )
    assert not refusals(line, move(6, mode="by-the-flank"))
    assert refusals(line, move(6.5, mode="by-the-flank")), "at half speed"
    assert not refusals(play(line, move(3, mode="by-the-flank")).state, to("attack-column"))


def test_moves_add_up_to_one_allowance() -> None:
    some = play(handled(a_worn("iron")), move(5), move(4, mode="wheel")).state
    assert "the 3 in that are left" in refusals(some, move(3.5))
    assert not refusals(some, move(3))
    assert refusals(some, move(1, rough_inches=3))
    assert not refusals(some, move(1.5, rough_inches=1.5))


@pytest.mark.clause("D10-FORM-SINGLE-LINE-DISMOUNT", "D10-RUL-MOVE-DISMOUNTED-RATE", "D10-RUL-FORM-NINE-INCHES")
def test_cavalry_dismounts_at_the_start_or_at_the_finish_of_its_move() -> None:
    horse = handled(a_cavalry("iron"))
    first = play(horse, cmd.Dismount(unit="iron")).state
    assert "the 6 in that are left" in refusals(first, move(6.5))
    assert not refusals(first, move(6))
    finish = play(horse, move(9), cmd.Dismount(unit="iron")).state
    assert not finish.brigades["iron"].mounted
    assert "too little" in refusals(play(horse, move(10)).state, cmd.Dismount(unit="iron"))
    midway = play(horse, move(3), cmd.Dismount(unit="iron")).state
    assert "dismounted at the end of its move" in refusals(midway, move(1))


@pytest.mark.clause("D10-FORM-SINGLE-LINE-MOUNT", "D10-RUL-MOVE-DISMOUNTED-RATE")
def test_mounting_comes_first_and_leaves_half_a_mounted_move() -> None:
    foot = handled(a_cavalry("iron", mounted=False))
    assert "mounting comes first" in refusals(play(foot, move(1)).state, cmd.Mount(unit="iron"))
    mounted = play(foot, cmd.Mount(unit="iron")).state
    assert "the 9 in that are left" in refusals(mounted, move(9.5))
    assert play(mounted, move(9)).brigade("iron").mounted


@pytest.mark.clause("D10-RUL-FORM-MOUNT-ROWS")
def test_cavalry_mounts_into_single_line_or_march_column_for_the_same_nine_inches() -> None:
    foot = handled(a_cavalry("iron", mounted=False))
    for formation in ("single-line", "march-column"):
        mounted = play(foot, cmd.Mount(unit="iron", formation=formation)).brigade("iron")
        assert (mounted.formation, mounted.this_turn.used) == (formation, 0.5)
    assert "no mounting straight into Double Line" in refusals(foot, cmd.Mount(unit="iron", formation="double-line"))


@pytest.mark.clause("D10-RUL-FORM-DISMOUNT-INTO")
def test_cavalry_dismounting_in_double_line_or_march_column_forms_single_line_for_nothing_more() -> None:
    for formation in ("double-line", "march-column"):
        after = play(handled(a_cavalry("iron", formation=formation)), cmd.Dismount(unit="iron")).brigade("iron")
        assert (after.formation, after.mounted, after.this_turn.used) == ("single-line", False, 0.5)


@pytest.mark.clause("D10-RUL-FORM-CAV-ATTACK", "D10-FORM-ATTACK-COLUMN-USE-CAV-MTD", "D10-FORM-DOUBLE-LINE-USE-CAV-DIS")
def test_a_change_is_open_only_to_troops_that_may_hold_the_new_formation() -> None:
    horse, foot = handled(a_cavalry("iron")), handled(a_cavalry("iron", mounted=False))
    assert "D10-FORM-ATTACK-COLUMN-USE-CAV-MTD" in refusals(horse, to("attack-column"))
    assert not refusals(horse, to("double-line"))
    for formation in ("double-line", "attack-column", "march-column"):
        assert "USE-CAV-DIS" in refusals(foot, to(formation))


@pytest.mark.clause("D10-RUL-FORM-FEW-STANDS")
def test_a_brigade_uses_all_the_stands_it_has_and_a_single_stand_is_in_line_or_march_column() -> None:
    assert not refusals(handled(a_worn("iron", stands=2)), to("double-line"))
    last = handled(a_worn("iron", stands=1))
    assert "Single Line or March Column only" in refusals(last, to("double-line"))
    assert "Single Line or March Column only" in refusals(last, to("attack-column"))
    assert not refusals(last, to("march-column"))
    shot_up = a_battle(
        a_worn("iron", stands=2, formation="double-line"), a_worn("heth", "confederate"), step="defensive"
    )
    left = play(shot_up, shot("heth", at="iron"), cmd.NextStep(), faces=[8]).brigade("iron")
    assert (left.stands, left.formation) == (1, "single-line")


@pytest.mark.clause(
    "D10-RUL-FORM-ABOUT-FACE", "D10-FORM-SINGLE-LINE-MODE-BACKWARD", "D10-FORM-SINGLE-LINE-MODE-ABOUT-FACE"
)
def test_going_back_more_than_half_the_move_of_the_phase_is_an_about_face() -> None:
    state = handled(a_worn("iron"))
    assert not play(state, move(6, mode="backward")).brigade("iron").this_turn.about_faced
    assert play(state, move(7, mode="backward")).brigade("iron").this_turn.about_faced
    twice = play(state, move(4, mode="backward"), move(3, mode="backward"))
    assert twice.brigade("iron").this_turn.about_faced, "in two stretches too"
    tardy = play(a_battle(a_worn("iron"), step="move"), cmd.Maneuver(unit="iron"), faces=[5]).state
    assert play(tardy, move(4, mode="backward")).brigade("iron").this_turn.about_faced, "half of the halved move"
    assert not play(tardy, move(3, mode="backward")).brigade("iron").this_turn.about_faced
    free = play(state, cmd.Face(unit="iron"))
    assert (free.brigade("iron").this_turn.used, free.brigade("iron").this_turn.about_faced) == (0.0, True)


@pytest.mark.clause("D10-RUL-FORM-CHARGED-TIMING", "D10-FORM-DOUBLE-LINE-FIRE")
def test_a_double_line_fires_with_all_stands_only_at_the_enemy_it_is_in_contact_with() -> None:
    state = a_battle(
        in_contact(a_brigade("iron", formation="double-line"), "heth"),
        a_brigade("heth", "confederate", formation="double-line"),
        a_brigade("pender", "confederate"),
        step="defensive",
    )
    charged = play(state, shot("heth", at="iron"), faces=[1])
    assert charged.of(ev.Fired)[0].fire_points == 8
    charging = to_step(state, "offensive")
    assert play(charging, shot("iron", at="heth"), faces=[1]).of(ev.Fired)[0].fire_points == 8
    apart = play(charging, cmd.BreakContact("iron")).state
    assert play(apart, shot("iron", at="pender"), faces=[1]).of(ev.Fired)[0].fire_points == 4
    assert "stands of Iron that may fire: 4" in refusals(charging, shot("iron", at="pender", stands=5))


@pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE", "D10-MOVE-ROAD-BONUS-COMPLETE", "D10-MOVE-ROAD-BONUS-FORMATION")
def test_the_road_bonus_takes_the_whole_movement_of_the_phase() -> None:
    column = handled(a_worn("iron", formation="march-column"))
    assert not refusals(column, move(24, whole_move_on_road=True))
    on_road = play(column, move(12, whole_move_on_road=True)).state
    assert not refusals(on_road, move(12, whole_move_on_road=True)), "it may halt on the way"
    assert "whole move is on the road" in refusals(on_road, move(1))
    assert "nothing else goes with" in refusals(on_road, to("attack-column"))
    assert "the 8 in" in refusals(play(column, move(4)).state, move(9, whole_move_on_road=True)), "across fields first"
    line = handled(a_worn("iron"))
    assert refusals(line, move(12.5, whole_move_on_road=True)), "no bonus in line"
    formed = play(line, to("march-column")).state
    assert "the 6 in" in refusals(formed, move(7, whole_move_on_road=True)), "nor after a change"


@pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE")
def test_a_halved_road_move_keeps_the_bonus_unless_the_option_says_otherwise() -> None:
    def tardy(**more: object) -> State:
        state = a_battle(a_worn("iron", formation="march-column"), step="move", **more)  # type: ignore[arg-type]
        return play(state, cmd.Maneuver(unit="iron"), faces=[5]).state

    assert not refusals(tardy(), move(12, whole_move_on_road=True))
    assert refusals(tardy(options={"D10-RUL-MOVE-ROAD-COMPLETE": 1}), move(12, whole_move_on_road=True))


@pytest.mark.clause("D10-RUL-MOVE-LIMBER", "D10-MOVE-RATE-FOOT-ART", "D10-MOVE-RATE-HORSE-ART")
def test_limbering_and_unlimbering_take_half_a_move_each_and_unlimbered_guns_stand() -> None:
    for horse, rate in [(False, 8), (True, 12)]:
        state = a_battle(a_battery("guns", horse=horse), a_leader("chief"), step="move")
        assert "moves only by limbering" in refusals(state, cmd.Move(unit="guns", inches=1))
        limbered = play(state, cmd.Limber(unit="guns")).state
        assert not refusals(limbered, cmd.Move(unit="guns", inches=rate / 2))
        assert refusals(limbered, cmd.Move(unit="guns", inches=rate / 2 + 0.5))
        both = play(limbered, cmd.Unlimber(unit="guns", commander="chief")).state
        assert "limbered already" in refusals(limbered, cmd.Limber(unit="guns"))
        assert "too little" in refusals(both, cmd.Limber(unit="guns"))


@pytest.mark.clause("D10-RUL-MOVE-POSITION-BATTERY", "D10-MOVE-POSITION-BATTERY")
def test_guns_are_put_in_position_or_turned_only_with_a_leader_of_their_own_chain() -> None:
    state = a_battle(
        a_battery("guns", limbered=True),
        a_battery("set"),
        a_leader("chief"),
        a_leader("stranger", commands="union-2"),
        a_worn("heth", "confederate"),
        step="move",
    )
    for order in (cmd.Unlimber, cmd.Face):
        name = "guns" if order is cmd.Unlimber else "set"
        assert not refusals(state, order(unit=name, commander="chief"))
        assert "D10-RUL-MOVE-POSITION-BATTERY" in refusals(state, order(unit=name, commander="stranger"))
    assert "near enough" in refusals(state, cmd.Face(unit="set"))
    assert not refusals(state, cmd.Limber(unit="set")), "limbering needs nobody"
    assert not refusals(state, cmd.Move(unit="guns", inches=8))
    shooting = to_step(state, "offensive")
    assert not refusals(shooting, shot("set", at="heth")), "nor does firing as it stands"
