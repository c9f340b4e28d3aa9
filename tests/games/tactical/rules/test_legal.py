"""Who may order what and when; the referee's hand; names; the words of commands."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.labels import label
from companion.games.tactical.rules.names import half, leader_named, unit_named
from companion.games.tactical.rules.state import Leader, Phase, Prompt
from companion.games.tactical.rules.view import called
from companion.language.messages import among, kept, told
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import AT, OPEN, after, clauses, field, go, moment, rules, why_not, words

A = unit("A", at=AT)
ENEMY = unit("E", "confederate", (0, 0))
COMBAT = Phase(5, "combat", "union", 1)
CONFEDERATE = Phase(6, "operation", "confederate", 1)


@pytest.mark.clause("ANT-7.0", "ANT-QS-3.0", "ANT-7.1g")
def test_orders_are_given_by_the_phasing_side_in_its_operation_phase() -> None:
    assert not clauses(moment(A), go(A, 1))
    assert clauses(moment(A), go(ENEMY, 1)) == {""}
    assert clauses(moment(A, ENEMY), go(ENEMY, 4)) == {"ANT-7.1g"}
    assert clauses(moment(A, phase=COMBAT), go(A, 1)) == {"ANT-7.0"}
    assert clauses(moment(A, ENEMY, phase=CONFEDERATE), go(A, 1)) == {"ANT-7.1g"}
    assert not clauses(moment(A, ENEMY, phase=CONFEDERATE), go(ENEMY, 4))


@pytest.mark.clause("ANT-7.1f", "ANT-QS-3.1e")
def test_done_ends_an_operation_phase_and_continue_does_not() -> None:
    assert not why_not(moment(A), cmd.Done())
    assert {reason.clause for reason in why_not(moment(A), cmd.Continue())} == {"ANT-7.1f"}
    assert {reason.clause for reason in why_not(moment(A, phase=COMBAT), cmd.Done())} == {"ANT-7.0"}
    assert not why_not(moment(A, phase=COMBAT), cmd.Continue())


def test_a_question_stops_everything_but_its_answer_and_the_end_stops_everything() -> None:
    asked = moment(A, pending=Prompt("union", "hand-over", kept("Give the seat over"), choices=("ready",)))
    assert clauses(asked, go(A, 1)) == {""}
    assert not why_not(asked, cmd.Answer(choice="ready"))
    assert why_not(asked, cmd.Answer(choice="never"))
    assert why_not(moment(A), cmd.Answer(choice="ready"))
    over = moment(A, over=True)
    assert clauses(over, go(A, 1)) == {"ANT-R-END"}
    assert why_not(over, cmd.Resign(side="union"))
    assert not clauses(over, cmd.Note(text="well fought"))
    assert not why_not(moment(A), cmd.Resign(side="union"))


def test_a_unit_that_is_not_on_the_map_takes_no_orders() -> None:
    late, gone = unit("L", at=None, status="to-arrive", arrives=9), unit("G", at=None, status="eliminated")
    now = moment(late, gone)
    assert clauses(now, go(late, 1)) == {"ANT-6.0a"}
    (reason,) = why_not(now, go(gone, 1))
    assert words(now, reason) == "G is eliminated"


# ---- names


@pytest.mark.clause("ANT-R-OOB-CLASH")
def test_a_unit_is_meant_by_its_id_or_by_a_name_that_is_its_alone() -> None:
    first, second = unit("Brooks-A"), replace(unit("Brooks-A"), id="union:vi:brooks-a")
    now = state(first, second, A, ENEMY)
    assert unit_named(now, "union", "UNION:A") == unit_named(now, "union", "a") == A
    assert unit_named(now, "union", "union:vi:brooks-a") == second
    assert unit_named(now, "union", ENEMY.id) is None
    assert unit_named(now, "union", "nobody") is None
    twins = replace(first, id="union:ii:brooks-a"), second
    (reason,) = why_not(moment(*twins), cmd.Fortify(unit="Brooks-A"))
    assert reason.clause == "ANT-R-OOB-CLASH"
    assert all(one.id in reason.text for one in twins)


def test_halves_and_leaders_by_name() -> None:
    assert [half(unit(name)) for name in ("Ripley-A", "Ripley-B", "Whiting", "R-AB")] == ["A", "B", "", ""]
    assert half(unit("I-A", arm="artillery", weapon="N12")) == ""
    lee = Leader(id="confederate:hill", name="A.P. Hill", side="confederate", rank="division", formation="x", bonus=1)
    now = state(leaders=(lee,))
    assert leader_named(now, "confederate", "a.p. hill") == leader_named(now, "confederate", "hill") == lee
    assert leader_named(now, "union", "confederate:hill") is None


# ---- the referee


def override(target: str, field_: str, value: Any) -> cmd.Override:
    return cmd.Override(target=target, field=field_, value=value, reason="as it stood")


def test_the_referee_sets_what_a_battle_can_hold() -> None:
    leader = Leader(id="union:meade", name="Meade", side="union", rank="division", formation="x", bonus=1)
    now = after(
        moment(A, leaders=(leader,)),
        override(A.id, "square", [2, 3]),
        override(A.id, "fatigue", 40),
        override(leader.id, "unit", A.id),
        override("game", "turn", 5),
    )
    assert (now.state.units[A.id].square, now.state.units[A.id].fatigue) == ((2, 3), 40)
    assert (now.state.leaders[leader.id].unit, now.state.turn) == (A.id, 5)


def test_the_referee_sets_the_battle_before_its_first_turn() -> None:
    now = moment(A, phase=Phase(0, "set-up"), turn=0)
    assert clauses(now, override("game", "time_limit", 20)) == set()
    assert clauses(now, override("game", "turn", -1)) == {""}


@pytest.mark.parametrize(
    ("target", "name", "value"),
    [
        ("nobody", "men", 1),
        (A.id, "colour", 1),
        (A.id, "men", "many"),
        (A.id, "men", -1),
        (A.id, "mode", "mounted"),
        (A.id, "facing", 9),
        (A.id, "weapon", "BOW"),
        (A.id, "fatigue", 101),
        (A.id, "fort", 6),
        (A.id, "square", None),
        (A.id, "square", [3, 4]),
        (A.id, "square", [0, 0]),
        (A.id, "square", [99, 0]),
        (A.id, "square", [8, 8]),
        (A.id, "id", "x"),
        ("game", "turn", 0),
        ("game", "turn", 12),
        ("game", "time_limit", 9999),
        ("game", "units", {}),
        ("union:meade", "unit", ENEMY.id),
    ],
)
def test_the_referee_cannot_set_what_no_battle_can_hold(target: str, name: str, value: Any) -> None:
    ground = field(*OPEN[:3], "....~....", *OPEN[4:])
    full = unit("X", at=(8, 8)), unit("Y", at=(8, 8))
    leader = Leader(id="union:meade", name="Meade", side="union", rank="division", formation="x", bonus=1)
    now = moment(A, ENEMY, *full, on=ground, leaders=(leader,))
    assert clauses(now, override(target, name, value)) == {""}


def test_rulings_are_read_otherwise_by_their_number() -> None:
    now = after(moment(A), cmd.SetOption(option="ANT-R-FATREC", value=1, reason="agreed"))
    assert now.state.options == {"ANT-R-FATREC": 1}
    for option, value in (("ANT-R-FATREC", 1), ("ANT-R-FATREC", 7), ("ANT-R-NONE", 1)):
        assert why_not(now, cmd.SetOption(option=option, value=value, reason="x"))


# ---- words


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (go(A, 1, 4), "A: move north, south-east"),
        (cmd.ForceMarch(unit=A.id, times=3), "A: force march, 3 times"),
        (cmd.Face(unit=A.id, direction=8), "A: face north-west"),
        (cmd.ChangeMode(unit="a", mode="column"), "A: change to column"),
        (cmd.Fortify(unit="who"), "who: build a level of fortification"),
        (cmd.Target(unit=A.id, square=(3, 4)), "A: fire at 3,4"),
        (cmd.Target(unit=A.id), "A: no fire plot"),
        (cmd.PlotMelee(unit=A.id), "A: plot melee"),
        (cmd.PlotAdvance(unit=A.id, on=False), "A: no advance plot"),
        (cmd.Transfer(unit=A.id, leader="union:meade"), "A: leader Meade comes over"),
        (cmd.Reorganise(unit=A.id), "A: reorganise"),
        (cmd.Abort(unit=A.id), "A: Z: put back"),
        (cmd.Done(), "C: end of the Union 1st Operations Phase"),
        (cmd.Continue(), "Union 1st Operations Phase"),
        (cmd.Answer(choice="yes"), "Answer: yes"),
        (cmd.Activate(division="Meade"), "Activate Meade's division"),
        (cmd.EndActivation(), "Activate no more divisions"),
        (cmd.Note(text="rain"), "Note: rain"),
        (override(A.id, "men", 3), "Override A: men = 3 (as it stood)"),
        (cmd.TakeSeat(by="union"), "The Union player takes the referee's seat"),
        (override("game", "turn", 3), "Override the battle: turn = 3 (as it stood)"),
        (cmd.SetOption(option="ANT-R-LOS", value=1, reason="so"), "ANT-R-LOS = 1 (so)"),
        (cmd.Resign(side="union"), "The Union side resigns"),
    ],
)
def test_the_words_of_a_command(command: cmd.AnyCommand, words: str) -> None:
    leader = Leader(id="union:meade", name="Meade", side="union", rank="division", formation="x", bonus=1)
    now = state(A, leaders=(leader,))
    assert told(label(rules(), now, command), among(called(now, "referee"))) == words
