"""The maneuver roll in a running game: who rolls, when, with whose help, and what then may be done."""

from __future__ import annotations

import pytest

from companion.games.miniatures.charts.ruleset import load
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import paces
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.kernel.shelf import ruleset_texts
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_cavalry,
    a_leader,
    a_worn,
    play,
    refusals,
    shot,
)

ROLL = cmd.Maneuver(unit="iron")
MOVES: tuple[cmd.AnyCommand, ...] = (
    cmd.Move(unit="iron", inches=1),
    cmd.Move(unit="iron", inches=1, mode="wheel"),
    cmd.Move(unit="iron", inches=1, mode="oblique"),
    cmd.Face(unit="iron"),
    cmd.ChangeFormation(unit="iron", to="march-column"),
)


def moving(*those: object, **more: object) -> State:
    return a_battle(*(those or (a_worn("iron"),)), step="move", **more)  # type: ignore[arg-type]


@pytest.mark.clause("D10-RUL-MAN-WHO-ROLLS", "D10-STATE-DISORDER-REMOVE", "D10-RUL-STATE-DISORDER-WHEN")
def test_the_disordered_must_roll_and_the_others_only_in_order_to_move() -> None:
    state = moving(a_worn("iron", disordered=True), a_worn("stone"))
    assert "Iron is disordered and must roll" in refusals(state, cmd.NextStep())
    assert "must roll on the maneuver table before it moves" in refusals(state, cmd.Move(unit="stone", inches=1))
    assert "must roll" in refusals(state, cmd.ChangeFormation(unit="stone", to="double-line"))
    rolled = play(state, ROLL, faces=[3]).state
    assert not refusals(rolled, cmd.NextStep()), "a brigade in good order that stays put needs no roll"


@pytest.mark.parametrize(("face", "disordered"), [(1, True), (4, True), (5, False), (7, False), (10, False)], ids=str)
@pytest.mark.clause("D10-STATE-DISORDER-REMOVE", "D10-RUL-STATE-DISORDER-WHEN")
def test_only_shaken_rallies_and_elan_take_disorder_off(face: int, disordered: bool) -> None:
    after = play(moving(a_worn("iron", disordered=True)), ROLL, faces=[face])
    assert after.brigade("iron").disordered is disordered
    assert ("Iron: disorder marker off" in after.acts()) is not disordered


@pytest.mark.clause("D10-RUL-MAN-WHEN-ROLLED", "D10-MAN-DIE")
def test_a_brigade_rolls_once_and_the_result_is_in_force_before_the_next_rolls() -> None:
    state = moving(a_worn("iron", stands=2, disordered=True), a_worn("stone"), a_leader("chief", attached="iron"))
    after = play(state, ROLL, faces=[1])
    assert (after.of(ev.Maneuvered)[0].total, after.of(ev.Maneuvered)[0].outcome) == (3, "wavering")
    assert "has rolled in this phase" in refusals(after.state, ROLL)
    worse = play(moving(a_worn("iron", stands=2, disordered=True)), ROLL, faces=[1])
    assert worse.brigade("iron").stands == 1, "carried out at once, before anything else is ordered"


@pytest.mark.clause("D10-RUL-MAN-WHEN-ROLLED")
def test_the_modifiers_are_those_true_at_the_moment_of_the_roll() -> None:
    state = moving(a_brigade("iron", stands=6), a_leader("chief"))
    near = cmd.Maneuver(unit="iron", in_radius=("chief",))
    assert play(state, near, faces=[5]).of(ev.Maneuvered)[0].total == 6
    recounted = cmd.Override(target="iron", field="stands", value=7, reason="recounted")
    assert play(state, recounted, near, faces=[5]).of(ev.Maneuvered)[0].total == 8


@pytest.mark.clause("D10-RUL-MAN-ARTILLERY")
def test_batteries_move_without_a_roll() -> None:
    state = moving(a_battery("guns", limbered=True))
    assert "do not roll" in refusals(state, cmd.Maneuver(unit="guns"))
    assert play(state, cmd.Move(unit="guns", inches=8)).unit("guns").this_turn.moved


@pytest.mark.clause("D10-RUL-MAN-LEADERS-CUMULATE")
def test_only_leaders_of_its_own_chain_help_and_each_of_them_once() -> None:
    chain = (
        a_leader("chief"),
        a_leader("corps", rank="corps", commands="union-I"),
        a_leader("army", rank="army", commands="", exceptional=True),
    )
    stranger = a_leader("stranger", commands="union-2")
    state = moving(a_worn("iron"), *chain, stranger)
    all_three = cmd.Maneuver(unit="iron", in_radius=("chief", "corps", "army"))
    assert play(state, all_three, faces=[1]).of(ev.Maneuvered)[0].total == 1 + 1 + 1 + 2
    assert "not in Iron's chain of command" in refusals(state, cmd.Maneuver(unit="iron", in_radius=("stranger",)))
    assert "counts once" in refusals(state, cmd.Maneuver(unit="iron", in_radius=("chief", "chief")))
    fallen = moving(a_worn("iron"), a_leader("chief", status="fallen"))
    assert "Chief is not on the table" in refusals(fallen, cmd.Maneuver(unit="iron", in_radius=("chief",)))


@pytest.mark.clause("D10-RUL-MAN-LEADER-ELSEWHERE", "D10-RUL-MAN-LEADERS-CUMULATE")
def test_an_attached_leader_helps_his_own_unit_only_at_the_attached_figure() -> None:
    state = moving(a_worn("iron"), a_worn("stone"), a_leader("chief", attached="stone"))
    assert "helps only his unit" in refusals(state, cmd.Maneuver(unit="iron", in_radius=("chief",)))
    assert play(state, cmd.Maneuver(unit="stone"), faces=[1]).of(ev.Maneuvered)[0].total == 3
    assert play(state, ROLL, faces=[1]).of(ev.Maneuvered)[0].total == 1
    stranger = moving(a_worn("iron"), a_leader("stranger", commands="union-2", attached="iron"))
    assert play(stranger, ROLL, faces=[1]).of(ev.Maneuvered)[0].total == 1


@pytest.mark.parametrize(("disordered", "face"), [(False, 3), (True, 3), (True, 5)], ids=["hold", "wavering", "shaken"])
@pytest.mark.clause("D10-RUL-MAN-HOLD-GROUND")
def test_who_holds_ground_may_do_nothing_that_is_movement_or_change_but_fires(disordered: bool, face: int) -> None:
    state = moving(a_worn("iron", disordered=disordered), a_worn("heth", "confederate"))
    held = play(state, ROLL, faces=[face]).state
    assert all("may not move or change formation" in refusals(held, order) for order in MOVES)
    firing = play(held, cmd.NextStep(), cmd.NextStep(), cmd.NextStep()).state
    assert not refusals(firing, shot("iron", at="heth"))
    horse = play(moving(a_cavalry("iron", fresh_at=99, disordered=disordered)), ROLL, faces=[face]).state
    assert "may not move" in refusals(horse, cmd.Dismount(unit="iron"))


@pytest.mark.clause("D10-RUL-MAN-DISENGAGE-OUTSIDE")
def test_a_brigade_outside_musket_range_disengages_where_it_stands_and_does_nothing_else() -> None:
    inside = play(moving(), ROLL, faces=[2])
    assert [event.how for event in inside.of(ev.Retreated)] == ["beyond-musketry"]
    outside = play(moving(), cmd.Maneuver(unit="iron", outside_musket_range=True), faces=[2])
    assert outside.of(ev.Maneuvered)[0].outcome == "disengage"
    assert not outside.of(ev.Retreated)
    assert all("may not move or change formation" in refusals(outside.state, order) for order in MOVES)


@pytest.mark.parametrize(
    ("disordered", "face", "outcome", "after"),
    [(False, 1, "retire", False), (False, 3, "disengage", False), (True, 4, "broken", True)],
)
@pytest.mark.clause("D10-RUL-MAN-RETREAT-ORDER")
def test_retire_and_disengage_leave_good_order_and_broken_disorder(
    disordered: bool, face: int, outcome: str, after: bool
) -> None:
    state = moving(a_brigade("iron", stands=4, disordered=disordered))
    rolled = play(state, ROLL, faces=[face])
    assert rolled.of(ev.Maneuvered)[0].outcome == outcome
    assert rolled.brigade("iron").disordered is after
    assert rolled.of(ev.Retreated)
    assert rolled.brigade("iron").this_turn.charges == ""


@pytest.mark.clause("D10-RUL-MAN-RETREAT-ORDER")
def test_by_option_retire_also_disorders() -> None:
    state = moving(a_brigade("iron", stands=4), options={"D10-RUL-MAN-RETREAT-ORDER": 1})
    assert play(state, ROLL, faces=[1]).brigade("iron").disordered
    assert not play(state, ROLL, faces=[3]).brigade("iron").disordered


@pytest.mark.clause("D10-RUL-MAN-BROKEN-STEPS", "D10-MAN-DIS-BROKEN")
def test_the_stand_of_a_broken_brigade_goes_first_and_a_last_stand_does_not_retreat() -> None:
    broken = play(moving(a_worn("iron", stands=2, disordered=True)), ROLL, faces=[2])
    kinds = [type(event).__name__ for event in broken.events]
    assert kinds.index("StandsLost") < kinds.index("Retreated")
    assert "Iron: falls back a full move, 12 in, straight away from the enemy" in broken.acts()
    last = play(moving(a_worn("iron", stands=1, disordered=True)), ROLL, faces=[2])
    assert (last.brigade("iron").status, last.brigade("iron").skedaddled) == ("destroyed", 1)
    assert not last.of(ev.Retreated)


@pytest.mark.clause("D10-RUL-MAN-QUITS", "D10-MAN-DIS-QUITS", "D10-RUL-SKEDADDLE")
def test_a_brigade_that_quits_is_out_skedaddled_and_its_leaders_stay_detached() -> None:
    state = moving(
        a_brigade("iron", stands=3, disordered=True, exceptional_commander=True),
        a_leader("stranger", commands="union-2", attached="iron"),
    )
    gone = play(state, ROLL, faces=[1])
    iron = gone.brigade("iron")
    assert (iron.status, iron.stands, iron.skedaddled, iron.lost) == ("quit", 0, 3, 5)
    left = gone.state.leaders["stranger"]
    assert (left.status, left.attached) == ("on-table", "")
    assert "Iron: quits the field: take it off the table" in gone.acts()
    assert "not on the table" in refusals(gone.state, ROLL)
    assert "not among those still to arrive" in refusals(gone.state, cmd.Arrive(units=("iron",)))


@pytest.mark.clause("D10-RUL-MAN-ELAN-OR", "D10-MAN-DIS-ELAN")
def test_rally_with_elan_allows_a_change_and_the_rest_of_the_move() -> None:
    state = play(moving(a_worn("iron", disordered=True)), ROLL, faces=[10]).state
    changed = play(state, cmd.ChangeFormation(unit="iron", to="attack-column")).state
    assert "the 6 in that are left" in refusals(changed, cmd.Move(unit="iron", inches=7))
    assert play(changed, cmd.Move(unit="iron", inches=6)).brigade("iron").formation == "attack-column"


@pytest.mark.parametrize(("disordered", "face"), [(False, 5), (True, 7)], ids=["tardy", "rallies"])
@pytest.mark.clause("D10-RUL-MAN-HALF-MOVE")
def test_a_halved_move_is_half_the_basic_rate_without_change_and_dismounting_uses_it_up(
    disordered: bool, face: int
) -> None:
    foot = play(moving(a_worn("iron", disordered=disordered)), ROLL, faces=[face]).state
    assert "the 6 in that are left" in refusals(foot, cmd.Move(unit="iron", inches=6.5))
    assert "the 3 in that are left" in refusals(foot, cmd.Move(unit="iron", inches=4, fords=1))
    assert not refusals(foot, cmd.Move(unit="iron", inches=6))
    assert "may not change formation" in refusals(foot, cmd.ChangeFormation(unit="iron", to="march-column"))
    horse = play(moving(a_cavalry("iron", fresh_at=99, disordered=disordered)), ROLL, faces=[face]).state
    on_foot = play(horse, cmd.Dismount(unit="iron")).state
    assert "the 0 in that are left" in refusals(on_foot, cmd.Move(unit="iron", inches=1))
    moved = play(horse, cmd.Move(unit="iron", inches=1)).state
    assert "too little" in refusals(moved, cmd.Dismount(unit="iron"))


@pytest.mark.clause("D10-RUL-SEQ-CHARGE-WHO", "D10-SEQ-UNION-MANEUVER-2")
def test_whoever_may_move_may_charge_in_any_order_or_column_but_never_guns() -> None:
    heth, charge = a_worn("heth", "confederate"), cmd.Move(unit="iron", inches=3, charges="heth")
    for disordered, face, lawful in [(False, 3, ""), (True, 3, ""), (False, 5, "yes"), (True, 7, "yes"), (True, 2, "")]:
        rolled = play(moving(a_worn("iron", disordered=disordered), heth), ROLL, faces=[face]).state
        assert (refusals(rolled, charge) == "") is bool(lawful), (disordered, face)
    column = play(moving(a_worn("iron", formation="march-column"), heth), ROLL, faces=[9]).state
    assert play(column, charge).brigade("iron").this_turn.charges == "heth"
    on_foot = play(moving(a_cavalry("iron", mounted=False), heth), ROLL, faces=[9]).state
    assert not refusals(on_foot, charge)
    guns = moving(a_battery("iron", limbered=True), heth)
    assert "D10-RUL-SEQ-CHARGE-WHO" in refusals(guns, charge)


@pytest.mark.clause("D10-RUL-MOVE-ORDER")
@pytest.mark.parametrize(
    "way", [cmd.Move("iron", n / 100, rough_inches=rough) for n in (1, 333, 451, 751) for rough in (0, 0.01)]
)
def test_what_is_left_of_a_move_measured_in_hundredths_may_be_gone_to_its_end(way: cmd.Move) -> None:
    iron = a_brigade("iron", at=(20, 20), facing=0.0, this_turn=ThisTurn(outcome="well-handled"))
    gone = play(a_battle(iron, step="move"), way).state
    rest = paces.reach(load(ruleset_texts("miniatures")), gone.brigades["iron"], cmd.Move("iron", 0))
    assert rest == pytest.approx(12 - way.inches - way.rough_inches, abs=1e-9)
    assert refusals(gone, cmd.Move("iron", rest)) == ""
    assert "left of its move" in refusals(gone, cmd.Move("iron", rest + 0.01))
