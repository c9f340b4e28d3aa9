"""The numbered steps of both player turns: who acts, in which order, what belongs to each and is refused elsewhere."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules import sequence
from companion.games.miniatures.rules.state import Side, State
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.language.messages import told as in_words
from tests.games.miniatures.building import (
    STEPS,
    a_battery,
    a_battle,
    a_brigade,
    a_leader,
    a_worn,
    charge,
    in_contact,
    play,
    refusals,
    shot,
    the_rules,
)

SIDES: list[Side] = ["union", "confederate"]


def enemy(side: Side) -> Side:
    return "confederate" if side == "union" else "union"


def everything(side: Side, step: str) -> State:
    """A battle in which every kind of order would be lawful in its own step."""
    foe = enemy(side)
    attacker = in_contact(a_brigade("charger", side), "target")
    breaker = replace(a_brigade("breaker", side), this_turn=ThisTurn(breakthrough="break-through"))
    units = (a_brigade("mover", side), a_battery("guns", side), attacker, breaker, a_leader("chief", side))
    foes = (a_brigade("target", foe), a_brigade("other", foe), a_leader("foe", foe))
    return a_battle(*units, *foes, step=step, player_turn=side)


def orders(side: Side) -> dict[str, cmd.AnyCommand]:
    """One lawful order a step, by the step it belongs to."""
    return {
        "leaders": cmd.Attach("chief", "mover") if side else cmd.Detach("chief"),
        "move": cmd.Maneuver(unit="mover"),
        "detached": cmd.MoveLeader(leader="chief", inches=18),
        "defensive": shot("other", at="mover"),
        "offensive": shot("mover", at="target"),
        "charge": charge("charger", "target"),
        "break": cmd.BreakThrough(unit="breaker", target="other"),
    }


CLAUSES = ("MANEUVER-1", "MANEUVER-2", "MANEUVER-3", "FIRE-1", "FIRE-2", "CHARGE-1", "CHARGE-2", "CHARGE-3")


@pytest.mark.parametrize(
    ("side", "step"),
    [
        pytest.param("union", "leaders", marks=pytest.mark.clause("D10-SEQ-UNION-MANEUVER-1")),
        pytest.param("union", "move", marks=pytest.mark.clause("D10-SEQ-UNION-MANEUVER-2")),
        pytest.param("union", "detached", marks=pytest.mark.clause("D10-SEQ-UNION-MANEUVER-3")),
        pytest.param("union", "defensive", marks=pytest.mark.clause("D10-SEQ-UNION-FIRE-1")),
        pytest.param("union", "offensive", marks=pytest.mark.clause("D10-SEQ-UNION-FIRE-2")),
        pytest.param("union", "charge", marks=pytest.mark.clause("D10-SEQ-UNION-CHARGE-1")),
        pytest.param("union", "break", marks=pytest.mark.clause("D10-SEQ-UNION-CHARGE-2")),
        pytest.param("confederate", "leaders", marks=pytest.mark.clause("D10-SEQ-CONF-MANEUVER-1")),
        pytest.param("confederate", "move", marks=pytest.mark.clause("D10-SEQ-CONF-MANEUVER-2")),
        pytest.param("confederate", "detached", marks=pytest.mark.clause("D10-SEQ-CONF-MANEUVER-3")),
        pytest.param("confederate", "defensive", marks=pytest.mark.clause("D10-SEQ-CONF-FIRE-1")),
        pytest.param("confederate", "offensive", marks=pytest.mark.clause("D10-SEQ-CONF-FIRE-2")),
        pytest.param("confederate", "charge", marks=pytest.mark.clause("D10-SEQ-CONF-CHARGE-1")),
        pytest.param("confederate", "break", marks=pytest.mark.clause("D10-SEQ-CONF-CHARGE-2")),
    ],
)
def test_each_order_belongs_to_one_step_and_is_refused_in_every_other(side: Side, step: str) -> None:
    order = orders(side)[step]
    combats = {"charge", "break-combat"}
    for other in STEPS:
        lawful = other == step or (step in combats and other in combats)
        assert (refusals(everything(side, other), order) == "") is lawful, other
    word = "UNION" if side == "union" else "CONF"
    assert the_rules().view(everything(side, step), "referee").clause == f"D10-SEQ-{word}-{CLAUSES[STEPS.index(step)]}"


@pytest.mark.parametrize(
    "side",
    [
        pytest.param("union", marks=pytest.mark.clause("D10-SEQ-UNION-CHARGE-3", "D10-SEQ-UNION-CHARGE-2")),
        pytest.param("confederate", marks=pytest.mark.clause("D10-SEQ-CONF-CHARGE-3", "D10-SEQ-CONF-CHARGE-2")),
    ],
)
def test_a_breakthrough_is_moved_in_step_2_and_fought_in_step_3(side: Side) -> None:
    foe = enemy(side)
    begun = a_battle(
        in_contact(a_worn("charger", side), "first"),
        a_worn("first", foe),
        a_worn("second", foe),
        step="charge",
        player_turn=side,
    )
    swept = play(begun, charge("charger", "first"), faces=[10, 1])
    assert refusals(swept.state, cmd.BreakThrough(unit="charger", target="second"))
    moving = play(swept.state, cmd.NextStep())
    assert moving.state.step == STEPS.index("break")
    assert "breaks through" in refusals(moving.state, cmd.NextStep()), "every breakthrough is moved"
    fighting = play(moving.state, cmd.BreakThrough(unit="charger", target="second"), cmd.NextStep())
    assert fighting.state.step == STEPS.index("break-combat")
    assert fighting.brigade("charger").this_turn.charges == "second", "the contact stands"
    assert "resolve the combat" in refusals(fighting.state, cmd.NextStep()), "every such combat is resolved"
    fought = play(fighting.state, charge("charger", "second"), cmd.NextStep(), faces=[2, 9])
    labels = [in_words(line.label) for line in fought.of(ev.CombatRolled)[0].working]
    assert "attacker: breakthrough charge" in labels
    assert fought.state.player_turn == foe or fought.state.turn == begun.turn + 1


@pytest.mark.clause("D10-SEQ-TURN-ORDER", "D10-SEQ-PHASES", "D10-RUL-SEQ-HEADINGS")
def test_a_full_turn_is_the_union_player_turn_then_the_confederate_each_with_all_three_phases() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("heth", "confederate"), turn=1)
    passed = []
    while state.turn == 1:
        step = sequence.now(the_rules().rules(state), state)
        passed.append((state.player_turn, step.phase, step.number, sequence.to_act(the_rules().rules(state), state)))
        state = play(state, cmd.NextStep()).state
    assert passed == [
        (side, phase, number, {"defensive": enemy(side), "both": "both"}.get(actor, side))
        for side in SIDES
        for phase, number, actor in [
            ("maneuver", 1, ""),
            ("maneuver", 2, ""),
            ("maneuver", 3, ""),
            ("musketry", 1, "defensive"),
            ("musketry", 2, ""),
            ("charge", 1, "both"),
        ]
    ]
    assert (state.turn, state.player_turn, state.step) == (2, "union", 0)


@pytest.mark.clause("D10-RUL-SEQ-HEADINGS")
def test_a_scenario_may_let_the_confederates_go_first() -> None:
    state = a_battle(
        a_brigade("iron"),
        a_brigade("heth", "confederate"),
        first="confederate",
        player_turn="confederate",
        step="charge",
    )
    union = play(state, cmd.NextStep()).state
    assert (union.turn, union.player_turn) == (3, "union")


def test_only_the_phasing_side_maneuvers_and_charges() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("heth", "confederate"), step="move", player_turn="confederate")
    assert "D10-SEQ-PHASES" in refusals(state, cmd.Maneuver(unit="iron"))
    charging = a_battle(in_contact(a_brigade("iron"), "heth"), a_brigade("heth", "confederate"), step="charge")
    assert "charging side" in refusals(charging, charge("iron", "iron"))
    assert "D10-SEQ-PHASES" in refusals(charging, charge("heth", "iron"))


def test_the_battle_ends_with_its_last_turn_and_may_be_taken_up_again() -> None:
    state = a_battle(
        a_brigade("iron"), a_brigade("heth", "confederate"), turn=10, player_turn="confederate", step="charge"
    )
    ended = play(state, cmd.NextStep()).state
    assert ended.over
    assert "the battle is over" in refusals(ended, cmd.NextStep())
    more = cmd.Override(target="game", field="last_turn", value=11, reason="daylight left")
    again = play(ended, cmd.EndBattle(reason="daylight left", over=False), more, cmd.NextStep()).state
    assert (again.turn, again.player_turn, again.over) == (11, "union", False)
