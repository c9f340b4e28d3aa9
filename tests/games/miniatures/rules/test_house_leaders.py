"""House rules of leaders in a game: when they attach, who replaces them and when, which of them a charge takes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.leaders import returns_in
from companion.games.miniatures.rules.state import State
from tests.games.miniatures.building import (
    Played,
    a_battle,
    a_brigade,
    a_leader,
    a_melee,
    a_worn,
    charge,
    play,
    refusals,
)


def chosen(state: State, **values: int) -> State:
    """Choose rulings, named without their book and with low lines."""
    return replace(state, options={f"D10-RUL-{name.replace('_', '-')}": value for name, value in values.items()})


@pytest.mark.clause("D10-RUL-SEQ-LEADER-STEPS")
def test_a_leader_attaches_in_the_first_step_or_also_where_his_move_ends() -> None:
    state = a_battle(a_brigade("iron"), a_leader("chief", moved=True), step="detached")
    order = cmd.Attach("chief", "iron")
    assert refusals(state, order)
    after = play(chosen(state, SEQ_LEADER_STEPS=2), order)
    assert after.state.leaders["chief"].attached == "iron"
    early = chosen(replace(state, step=0), SEQ_LEADER_STEPS=2)
    assert not refusals(early, order)


@pytest.mark.clause("D10-RUL-LEADER-FULL-TURN")
@pytest.mark.parametrize(("value", "before", "after"), [(0, 4, 5), (1, 3, 4), (2, 5, 5)])
def test_the_replacement_comes_in_the_phase_that_the_reading_names(
    rules: Rules, value: int, before: int, after: int
) -> None:
    read = rules.choosing({"D10-RUL-LEADER-FULL-TURN": value})
    assert returns_in(read, turn=3, own_turn_still_to_come=True) == before
    assert returns_in(read, turn=3, own_turn_still_to_come=False) == after


@pytest.mark.clause("D10-RUL-LEADER-REPLACEMENT")
def test_the_new_leader_is_ordinary_or_as_good_or_comes_alone() -> None:
    fallen = a_leader("chief", exceptional=True, status="fallen", returns=3, lost=1)
    state = a_battle(a_brigade("iron"), fallen)
    with_iron = cmd.ReplaceLeader("chief", "iron", attached=True)
    assert not play(state, with_iron).state.leaders["chief"].exceptional
    assert play(chosen(state, LEADER_REPLACEMENT=1), with_iron).state.leaders["chief"].exceptional
    alone = chosen(state, LEADER_REPLACEMENT=2)
    assert "[D10-RUL-LEADER-REPLACEMENT]" in refusals(alone, with_iron)
    came = play(alone, cmd.ReplaceLeader("chief")).state.leaders["chief"]
    assert (came.status, came.attached, came.exceptional) == ("on-table", "", False)


def swept(value: int, *draw: int) -> Played:
    """Sweep away a brigade with a division and a corps leader."""
    heth = a_worn("heth", "confederate")
    leaders = (
        a_leader("harry", "confederate", attached="heth"),
        a_leader("powell", "confederate", rank="corps", commands="confederate-I", attached="heth"),
    )
    state = chosen(a_melee(heth, *leaders), LEADER_CAPTURED=value)
    return play(state, charge("iron", "heth"), faces=[10, 1, *draw])


@pytest.mark.clause("D10-RUL-LEADER-CAPTURED")
def test_a_charge_takes_one_by_lot_or_all_or_the_highest() -> None:
    taken = {value: [one.leader for one in swept(value, *draw).of(ev.LeaderLost)] for value, draw in DRAWS}
    assert taken == {0: ["harry"], 1: ["harry", "powell"], 2: ["harry"], 3: ["powell"]}


DRAWS = ((0, (1,)), (1, ()), (2, (1,)), (3, ()))
"""Of each reading the die that draws the leader, none where nothing is drawn."""


@pytest.mark.clause("D10-RUL-LEADER-CAPTURED")
def test_captured_leaders_are_replaced_or_not() -> None:
    due = {value: [bool(one.returns) for one in swept(value, *draw).of(ev.LeaderLost)] for value, draw in DRAWS}
    assert due == {0: [True], 1: [True, True], 2: [False], 3: [True]}
