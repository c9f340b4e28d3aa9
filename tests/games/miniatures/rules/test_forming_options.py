"""Each reading of how brigades form, mount, face and recover, on a case that comes out differently under the others."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import maneuver, movement
from companion.games.miniatures.rules.legal_fire import as_attack
from companion.games.miniatures.rules.moves import Move
from companion.games.miniatures.rules.state import State
from tests.games.miniatures.building import (
    a_battle,
    a_brigade,
    a_cavalry,
    a_worn,
    in_contact,
    play,
    refusals,
    shot,
    the_rules,
)

HETH = a_worn("heth", "confederate")


def ready(*units: Any, face: int = 10, **options: int) -> State:
    """A battle in which "iron" has rolled, Well Handled by default, with these readings of D10-RUL-FORM-*."""
    chosen = {f"D10-RUL-FORM-{name.replace('_', '-')}": value for name, value in options.items()}
    state = a_battle(*units, step="move", options=chosen)
    return play(state, cmd.Maneuver(unit="iron"), faces=[face]).state


def may(state: State, *commands: cmd.AnyCommand) -> bool:
    """Say whether the last of some commands may be given, the others having been done."""
    return not refusals(play(state, *commands[:-1]).state, commands[-1])


def change(to: Any) -> cmd.ChangeFormation:
    return cmd.ChangeFormation("iron", to)


@pytest.mark.clause("D10-RUL-FORM-COST")
def test_a_change_may_have_to_come_first_or_come_twice() -> None:
    usual, first, twice = (ready(a_brigade("iron"), COST=value) for value in (0, 1, 2))
    after_moving = (cmd.Move("iron", 6), change("attack-column"))
    assert [may(one, *after_moving) for one in (usual, first, twice)] == [True, False, True]
    again = (change("attack-column"), change("march-column"))
    assert [may(one, *again) for one in (usual, first, twice)] == [False, False, True]
    assert not may(twice, *again, change("attack-column")), "there is no third half of a move"


@pytest.mark.clause("D10-RUL-FORM-COST")
def test_two_changes_of_a_move_are_paid_from_the_formation_that_each_begins_in(rules: Rules) -> None:
    both = Move(changes=["to-attack-column", "to-march-column"])
    assert not movement.resolve(rules, both).allowed
    found = movement.resolve(rules.choosing({"D10-RUL-FORM-COST": 2}), both)
    assert (found.allowed, found.inches) == (True, 0)


@pytest.mark.clause("D10-RUL-FORM-CAV-ATTACK")
def test_the_change_rows_may_override_the_ticks() -> None:
    horse = a_cavalry("iron")
    assert not may(ready(horse), change("attack-column"))
    assert may(ready(horse, CAV_ATTACK=1), change("attack-column"))
    assert may(ready(horse, CAV_ATTACK=1), change("attack-column"), cmd.Move("iron", 9))


@pytest.mark.clause("D10-RUL-FORM-DISMOUNT-INTO")
def test_cavalry_may_form_line_first_or_keep_its_formation_until_it_moves() -> None:
    column = a_cavalry("iron", formation="march-column")
    down = cmd.Dismount("iron")
    assert play(ready(column), down).brigade("iron").formation == "single-line"
    assert "forms Single Line before it dismounts" in refusals(ready(column, DISMOUNT_INTO=1), down)
    assert may(ready(a_cavalry("iron"), DISMOUNT_INTO=1), down)
    keeps = play(ready(column, DISMOUNT_INTO=2), down)
    assert keeps.brigade("iron").formation == "march-column"
    assert play(keeps.state, cmd.Move("iron", 3)).brigade("iron").formation == "single-line"


@pytest.mark.clause("D10-RUL-FORM-MOUNT-ROWS")
def test_cavalry_mounts_into_what_the_rows_are_read_to_allow() -> None:
    for value, into in ((0, {"single-line", "march-column"}), (2, {"single-line"})):
        state = ready(a_cavalry("iron", mounted=False), MOUNT_ROWS=value)
        forms: tuple[Any, ...] = ("single-line", "double-line", "march-column")
        assert {one for one in forms if may(state, cmd.Mount("iron", one))} == into
    anywhere = ready(a_cavalry("iron", mounted=False), MOUNT_ROWS=1)
    assert play(anywhere, cmd.Mount("iron", "double-line")).brigade("iron").formation == "double-line"


@pytest.mark.clause("D10-RUL-FORM-NINE-INCHES")
def test_mounting_takes_half_of_the_mounted_move_or_of_the_move_that_it_has(rules: Rules) -> None:
    tardy = Move(arm="cavalry", halved=True, changes=["mount"])
    found = [movement.resolve(rules.choosing({"D10-RUL-FORM-NINE-INCHES": value}), tardy) for value in (0, 1)]
    assert [one.inches for one in found] == [0, 4.5]
    usual, part = (ready(a_cavalry("iron", mounted=False, stands=4), face=8, NINE_INCHES=value) for value in (0, 1))
    assert usual.brigades["iron"].this_turn.outcome == "tardy"
    assert [may(one, cmd.Mount("iron"), cmd.Move("iron", 4.5)) for one in (usual, part)] == [False, True]


@pytest.mark.clause("D10-RUL-FORM-CAV-FIRE-DOUBLE")
def test_the_front_stand_of_a_mounted_column_may_fire() -> None:
    column, line = a_cavalry("iron", formation="march-column"), a_cavalry("stone")
    usual, reading = (
        a_battle(column, line, HETH, step="defensive", player_turn="confederate", options=options)
        for options in ({}, {"D10-RUL-FORM-CAV-FIRE-DOUBLE": 1})
    )
    assert refusals(usual, shot("iron", at="heth"))
    assert not refusals(reading, shot("iron", at="heth"))
    assert refusals(reading, shot("stone", at="heth")), "a mounted line fires nothing"
    rules = the_rules().rules(reading)
    assert [group.stands for group in as_attack(rules, reading, shot("iron", at="heth")).firers[0].groups] == [1]


@pytest.mark.clause("D10-RUL-FORM-ABOUT-FACE")
def test_an_about_face_may_be_free_bound_to_going_back_or_judged_by_the_basic_move() -> None:
    usual, bound, basic = (ready(a_brigade("iron", stands=4), face=8, ABOUT_FACE=value) for value in (0, 1, 2))
    assert [may(one, cmd.Face("iron")) for one in (usual, bound, basic)] == [True, False, True]
    back = cmd.Move("iron", 4, mode="backward")
    turned = [play(one, back).brigade("iron").this_turn.about_faced for one in (usual, bound, basic)]
    assert turned == [True, True, False], "4 of the 6 inches of a tardy brigade, of 12 in the book"


@pytest.mark.clause("D10-RUL-FORM-FEW-STANDS")
def test_a_formation_may_want_the_stands_that_it_is_built_on() -> None:
    three = a_worn("iron", stands=3, formation="attack-column")
    assert may(ready(three), change("double-line"))
    assert "Double Line is built on 4 stands" in refusals(ready(three, FEW_STANDS=1), change("double-line"))
    assert may(ready(a_worn("iron", stands=4, formation="attack-column"), FEW_STANDS=1), change("double-line"))


DEEP = a_brigade("iron", stands=7, formation="double-line")


@pytest.mark.clause("D10-RUL-FORM-DOUBLE-RANK")
def test_more_than_half_of_a_double_line_may_stand_in_front() -> None:
    usual, laid_out = (
        a_battle(DEEP, HETH, step="offensive", options=options) for options in ({}, {"D10-RUL-FORM-DOUBLE-RANK": 1})
    )
    assert [not refusals(one, shot("iron", at="heth", stands=5)) for one in (usual, laid_out)] == [False, True]
    assert refusals(laid_out, shot("iron", at="heth", stands=8))
    rules = the_rules().rules(laid_out)
    assert as_attack(rules, laid_out, shot("iron", at="heth")).firers[0].groups[0].stands == 4, "half if nobody says"


@pytest.mark.clause("D10-RUL-FORM-CHARGED-TIMING")
def test_a_double_line_in_contact_fires_all_its_stands_at_whom_it_touches_at_anybody_or_never() -> None:
    def stands(value: int, at: str) -> int:
        mine = in_contact(DEEP, "heth")
        options = {"D10-RUL-FORM-CHARGED-TIMING": value}
        state = a_battle(mine, HETH, a_worn("lane", "confederate"), step="offensive", options=options)
        return as_attack(the_rules().rules(state), state, shot("iron", at=at)).firers[0].groups[0].stands

    assert [(stands(value, "heth"), stands(value, "lane")) for value in (0, 1, 2)] == [(7, 4), (7, 7), (4, 4)]


@pytest.mark.clause("D10-RUL-TEXT-FIELD-COLUMN")
def test_a_column_in_fieldworks_may_have_a_bonus_for_each(rules: Rules) -> None:
    check = maneuver.Check(stands=8, state="worn", formation="attack-column", in_fieldworks=True)
    both = [maneuver.resolve(rules.choosing({"D10-RUL-TEXT-FIELD-COLUMN": value}), check, 5) for value in (0, 2)]
    assert [one.modifier for one in both] == [1, 2]


@pytest.mark.clause("D10-RUL-MOVE-DISMOUNTED-RATE")
def test_dismounting_may_end_the_move() -> None:
    for value, on in ((0, True), (2, False)):
        state = a_battle(a_cavalry("iron"), step="move", options={"D10-RUL-MOVE-DISMOUNTED-RATE": value})
        state = play(state, cmd.Maneuver("iron"), faces=[10]).state
        assert may(state, cmd.Dismount("iron"), cmd.Move("iron", 6)) == on
        assert not may(state, cmd.Dismount("iron"), cmd.Move("iron", 6.1)), "on foot it walks as infantry in both"


# ---- states


@pytest.mark.clause("D10-RUL-STATE-DISORDER-WHEN")
def test_disordered_brigades_may_have_to_roll_before_anybody_moves() -> None:
    those = (a_brigade("iron"), a_brigade("stone", disordered=True))
    usual, first = (
        a_battle(*those, step="move", options=options) for options in ({}, {"D10-RUL-STATE-DISORDER-WHEN": 1})
    )
    roll = cmd.Maneuver("iron")
    assert not refusals(usual, roll)
    assert "Stone is disordered and rolls first" in refusals(first, roll)
    assert not refusals(first, cmd.Maneuver("stone"))
    assert not refusals(play(first, cmd.Maneuver("stone"), faces=[9]).state, roll)


@pytest.mark.clause("D10-RUL-STATE-LOWAMMO-WHEN")
def test_low_ammunition_may_end_in_the_enemys_maneuver_phase_too() -> None:
    those = (a_brigade("iron"), a_worn("heth", "confederate", low_ammo=True))
    usual, either = (
        a_battle(*those, step="detached", options=options) for options in ({}, {"D10-RUL-STATE-LOWAMMO-WHEN": 2})
    )
    end = cmd.NextStep(outside_musket_range=("heth",))
    assert "Heth is not of the union side" in refusals(usual, end)
    assert not play(either, end).state.brigades["heth"].low_ammo


@pytest.mark.clause("D10-RUL-STATE-MUSKET-RANGE")
def test_musket_range_may_be_as_far_as_the_fire_table_has_infantry(rules: Rules) -> None:
    ranges = "D10-RUL-FIRE-RANGE-CELLS"
    assert [rules.choosing({ranges: value}).musket_range for value in (0, 1)] == [8, 8]
    read = [rules.choosing({"D10-RUL-STATE-MUSKET-RANGE": 1, ranges: value}).musket_range for value in (0, 1)]
    assert read == [8, 4]
