"""House rules of the Maneuver phase in a game: who rolls and when, what an outcome lets a brigade do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import maneuver
from companion.games.miniatures.rules.state import State, Unit
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.games.miniatures.words.rolls import covering
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_cavalry,
    a_leader,
    play,
    refusals,
    the_rules,
)


def chosen(state: State, **values: int) -> State:
    """Choose rulings, named without their book and with low lines."""
    return replace(state, options={f"D10-RUL-{name.replace('_', '-')}": value for name, value in values.items()})


def rolled(outcome: str, **more: Any) -> ThisTurn:
    return ThisTurn(outcome=outcome, **more)


def moving(*units: Unit, **values: int) -> State:
    """Make a battle in the step of moving, with an enemy and readings chosen."""
    return chosen(a_battle(*units, a_brigade("heth", "confederate"), step="move"), **values)


# ---- who rolls


@pytest.mark.clause("D10-RUL-MAN-WHO-ROLLS")
def test_brigades_in_good_order_may_roll_or_must() -> None:
    for value, must in ((0, False), (1, True)):
        state = moving(a_brigade("iron"), MAN_WHO_ROLLS=value)
        [duty] = [one for one in the_rules().duties(state, "referee") if one.unit == "iron"]
        assert duty.must is must
        assert bool(refusals(state, cmd.NextStep())) is must


@pytest.mark.clause("D10-RUL-STATE-DISORDER-WHEN")
def test_who_rolls_before_the_others_is_named_before_them() -> None:
    units = (a_brigade("iron"), a_brigade("stone", disordered=True))
    for value, first in ((0, "iron"), (1, "stone")):
        state = moving(*units, MAN_WHO_ROLLS=1, STATE_DISORDER_WHEN=value)
        assert next(one.unit for one in the_rules().duties(state, "referee") if one.must) == first
        assert not refusals(state, cmd.Maneuver(first))


@pytest.mark.clause("D10-RUL-MAN-WHO-ROLLS")
def test_who_rolls_because_every_brigade_does_is_not_called_disordered() -> None:
    state = moving(a_brigade("iron"), a_brigade("stone", disordered=True), MAN_WHO_ROLLS=1)
    told = {one.unit: one.text for one in the_rules().duties(state, "referee") if one.must}
    assert told == {
        "iron": "Iron must roll, as every brigade does in this game",
        "stone": "Stone is disordered and must roll",
    }


@pytest.mark.clause("D10-RUL-MAN-WHO-ROLLS")
def test_far_from_the_enemy_good_order_moves_after_a_roll_or_without() -> None:
    order = cmd.Move("iron", 12.0)
    assert "[D10-RUL-MAN-WHO-ROLLS]" in refusals(moving(a_brigade("iron")), order)
    free = moving(a_brigade("iron"), MAN_WHO_ROLLS=2)
    moved = play(free, order)
    assert moved.of(ev.Moved)[0].used == 1
    assert "has moved without a roll" in refusals(moved.state, cmd.Maneuver("iron"))
    assert not refusals(free, cmd.Maneuver("iron"))
    disordered = moving(a_brigade("iron", disordered=True), MAN_WHO_ROLLS=2)
    assert "[D10-RUL-MAN-WHO-ROLLS]" in refusals(disordered, order)


@pytest.mark.clause("D10-RUL-MAN-WHO-ROLLS", "D10-STATE-DISORDER-REMOVE")
def test_who_moved_without_a_roll_and_was_then_disordered_rolls_or_the_step_would_never_end() -> None:
    moved = play(moving(a_brigade("iron"), a_brigade("stone"), MAN_WHO_ROLLS=2), cmd.Move("iron", 12.0)).state
    late = play(moved, cmd.Override("iron", "disordered", True, "we forgot the marker")).state
    assert "must roll" in refusals(late, cmd.NextStep())
    assert not refusals(late, cmd.Maneuver("iron"))
    assert not refusals(play(late, cmd.Maneuver("iron"), faces=[9]).state, cmd.NextStep())


@pytest.mark.clause("D10-RUL-MAN-WHEN-ROLLED")
def test_a_brigade_rolls_after_another_has_moved_or_all_roll_first() -> None:
    units = (a_brigade("iron", this_turn=rolled("well-handled", moved=True)), a_brigade("stone"))
    assert not refusals(moving(*units), cmd.Maneuver("stone"))
    assert "[D10-RUL-MAN-WHEN-ROLLED]" in refusals(moving(*units, MAN_WHEN_ROLLED=1), cmd.Maneuver("stone"))
    late = (a_brigade("iron", this_turn=rolled("well-handled", moved=True)), a_brigade("stone", disordered=True))
    assert not refusals(moving(*late, MAN_WHEN_ROLLED=1), cmd.Maneuver("stone")), "who must roll, rolls"
    assert not refusals(moving(*units, MAN_WHEN_ROLLED=1, MAN_WHO_ROLLS=1), cmd.Maneuver("stone")), "every one must"
    all_first = moving(
        a_brigade("iron", this_turn=rolled("well-handled")), units[1], MAN_WHEN_ROLLED=1, MAN_WHO_ROLLS=1
    )
    assert "[D10-RUL-MAN-WHEN-ROLLED]" in refusals(all_first, cmd.Move("iron", 3.0))
    waits = (a_brigade("iron", this_turn=rolled("well-handled")), a_brigade("stone", disordered=True))
    assert not refusals(moving(*waits), cmd.Move("iron", 3.0))
    assert "[D10-RUL-MAN-WHEN-ROLLED]" in refusals(moving(*waits, MAN_WHEN_ROLLED=1), cmd.Move("iron", 3.0))


# ---- leaders at the roll


def led(**values: int) -> State:
    other = a_leader("doubleday", commands="union-2")
    with_stone = a_leader("chief", attached="stone")
    state = a_battle(a_brigade("iron"), a_brigade("stone"), other, with_stone, a_brigade("heth", "confederate"))
    return chosen(replace(state, step=1), **values)


@pytest.mark.clause("D10-RUL-MAN-LEADERS-CUMULATE")
def test_leaders_of_the_chain_count_or_any_of_the_side() -> None:
    order = cmd.Maneuver("iron", in_radius=("doubleday",))
    assert "[D10-RUL-MAN-LEADERS-CUMULATE]" in refusals(led(), order)
    alone = play(led(MAN_LEADERS_CUMULATE=2), cmd.Maneuver("iron"), faces=[5]).of(ev.Maneuvered)[0]
    helped = play(led(MAN_LEADERS_CUMULATE=2), order, faces=[5]).of(ev.Maneuvered)[0]
    assert helped.total - alone.total == 1


@pytest.mark.clause("D10-RUL-MAN-LEADER-ELSEWHERE")
def test_a_leader_attached_elsewhere_helps_nobody_else_or_all_in_his_radius() -> None:
    order = cmd.Maneuver("iron", in_radius=("chief",))
    assert "[D10-RUL-MAN-LEADER-ELSEWHERE]" in refusals(led(), order)
    alone = play(led(MAN_LEADER_ELSEWHERE=1), cmd.Maneuver("iron"), faces=[5]).of(ev.Maneuvered)[0]
    helped = play(led(MAN_LEADER_ELSEWHERE=1), order, faces=[5]).of(ev.Maneuvered)[0]
    assert helped.total - alone.total == 1
    with_him = cmd.Maneuver("stone", in_radius=("chief",))
    assert "[D10-RUL-MAN-LEADER-ELSEWHERE]" in refusals(led(MAN_LEADER_ELSEWHERE=1), with_him), "he counts attached"


# ---- what an outcome lets it do


@pytest.mark.clause("D10-RUL-MAN-DISENGAGE-OUTSIDE")
def test_who_disengages_outside_already_stays_or_moves_or_moves_half() -> None:
    iron = a_brigade("iron", this_turn=rolled("disengage"))
    whole, half, change = cmd.Move("iron", 12.0), cmd.Move("iron", 6.0), cmd.ChangeFormation("iron", "march-column")
    assert [bool(refusals(moving(iron), one)) for one in (whole, half, change)] == [True, True, True]
    free = moving(iron, MAN_DISENGAGE_OUTSIDE=1)
    assert [bool(refusals(free, one)) for one in (whole, half, change)] == [False, False, False]
    halved = moving(iron, MAN_DISENGAGE_OUTSIDE=2)
    assert [bool(refusals(halved, one)) for one in (whole, half, change)] == [True, False, True]
    fell_back = a_brigade("iron", this_turn=rolled("disengage", retreated="beyond-musketry"))
    assert refusals(moving(fell_back, MAN_DISENGAGE_OUTSIDE=1), half)


@pytest.mark.clause("D10-RUL-MAN-HOLD-GROUND")
def test_who_holds_ground_does_not_turn_or_may_face_about() -> None:
    iron = a_brigade("iron", this_turn=rolled("hold-ground"))
    assert "[D10-RUL-MAN-HOLD-GROUND]" in refusals(moving(iron), cmd.Face("iron"))
    assert not refusals(moving(iron, MAN_HOLD_GROUND=1), cmd.Face("iron"))
    assert "[D10-RUL-MAN-HOLD-GROUND]" in refusals(moving(iron, MAN_HOLD_GROUND=1), cmd.Move("iron", 1.0))


@pytest.mark.clause("D10-RUL-MAN-ELAN-OR")
def test_elan_moves_and_changes_formation_or_one_of_them() -> None:
    change, way = cmd.ChangeFormation("iron", "double-line"), cmd.Move("iron", 3.0)
    moved = a_brigade("iron", this_turn=rolled("rally-with-elan", moved=True))
    changed = a_brigade("iron", this_turn=rolled("rally-with-elan", changed_formation=True))
    assert not refusals(moving(moved), change)
    assert not refusals(moving(changed), way)
    assert "[D10-RUL-MAN-ELAN-OR]" in refusals(moving(moved, MAN_ELAN_OR=1), change)
    assert "[D10-RUL-MAN-ELAN-OR]" in refusals(moving(changed, MAN_ELAN_OR=1), way)


@pytest.mark.clause("D10-RUL-MAN-HALF-MOVE")
def test_half_a_move_mounts_or_does_not() -> None:
    horse = a_cavalry("buford", this_turn=rolled("tardy"))
    assert not refusals(moving(horse), cmd.Dismount("buford"))
    assert "[D10-RUL-MAN-HALF-MOVE]" in refusals(moving(horse, MAN_HALF_MOVE=2), cmd.Dismount("buford"))


@pytest.mark.clause("D10-RUL-MAN-QUITS")
def test_who_quits_is_gone_or_retreats(rules: Rules) -> None:
    check = maneuver.Check(stands=4, disordered=True, state="spent")
    gone, back = (maneuver.resolve(rules.choosing({"D10-RUL-MAN-QUITS": value}), check, 1) for value in (0, 2))
    assert (gone.outcome, gone.move, gone.skedaddled) == ("quits-the-field", "leaves-table", 4)
    assert (back.outcome, back.move, back.skedaddled, back.disordered) == ("quits-the-field", "retreat-full", 0, True)
    state = moving(a_brigade("iron", stands=4, disordered=True))
    assert play(state, cmd.Maneuver("iron"), faces=[1]).brigade("iron").status == "quit"
    after = play(chosen(state, MAN_QUITS=2), cmd.Maneuver("iron"), faces=[1])
    assert after.brigade("iron").status == "on-table"
    assert after.brigade("iron").stands == 4
    assert after.of(ev.Retreated)[0].how == "full-move"


@pytest.mark.clause("D10-RUL-MAN-BROKEN-STEPS")
def test_the_broken_lose_their_stand_before_or_after_they_retreat(rules: Rules) -> None:
    last = maneuver.Check(stands=1, disordered=True, state="spent")
    moves = [maneuver.resolve(rules.choosing({"D10-RUL-MAN-BROKEN-STEPS": value}), last, 4).move for value in (0, 1)]
    assert moves == ["none", "retreat-full"]
    state = moving(a_brigade("iron", stands=4, disordered=True))
    orders = []
    for value in (0, 1):
        told = play(chosen(state, MAN_BROKEN_STEPS=value), cmd.Maneuver("iron"), faces=[4]).events
        orders.append([type(one) for one in told if isinstance(one, ev.StandsLost | ev.Retreated)])
    assert orders == [[ev.StandsLost, ev.Retreated], [ev.Retreated, ev.StandsLost]]


# ---- charges


@pytest.mark.clause("D10-RUL-SEQ-CHARGE-WHO")
def test_a_march_column_charges_anybody_or_limbered_guns_only() -> None:
    column = a_brigade("iron", formation="march-column", this_turn=rolled("well-handled"))
    guns = a_battery("willie", "confederate", limbered=True)
    at_troops, at_guns = cmd.Move("iron", 3.0, charges="heth"), cmd.Move("iron", 3.0, charges="willie")
    assert not refusals(moving(column, guns), at_troops)
    assert "[D10-RUL-SEQ-CHARGE-WHO]" in refusals(moving(column, guns, SEQ_CHARGE_WHO=1), at_troops)
    assert not refusals(moving(column, guns, SEQ_CHARGE_WHO=1), at_guns)


@pytest.mark.clause("D10-RUL-SEQ-CHARGE-WHO")
def test_half_a_move_charges_or_does_not() -> None:
    tardy = a_brigade("iron", this_turn=rolled("tardy"))
    charging = cmd.Move("iron", 3.0, charges="heth")
    assert not refusals(moving(tardy), charging)
    assert "[D10-RUL-SEQ-CHARGE-WHO]" in refusals(moving(tardy, SEQ_CHARGE_WHO=2), charging)
    assert not refusals(moving(tardy, SEQ_CHARGE_WHO=2), cmd.Move("iron", 3.0))


@pytest.mark.clause("D10-RUL-MAN-LEADERS-CUMULATE", "D10-RUL-MAN-LEADER-ELSEWHERE")
def test_the_desk_asks_of_those_leaders_whose_radius_counts() -> None:
    asked = {}
    for name, values in {"usual": {}, "any": {"MAN_LEADERS_CUMULATE": 2}, "all": {"MAN_LEADER_ELSEWHERE": 1}}.items():
        view = the_rules().view(led(**values), "referee")
        iron = next(one for one in view.units if one.id == "iron")
        asked[name] = [one.id for one in covering(view, iron)]
    assert asked == {"usual": [], "any": ["doubleday"], "all": ["chief"]}
