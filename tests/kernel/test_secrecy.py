"""What a side may not know is not in what its session gives."""

from __future__ import annotations

import msgspec

from companion.games.miniatures.rules import commands as cmd
from companion.kernel.messages import HIS_OWN, NOT_TOLD
from companion.kernel.session import Session

from .conftest import Begin
from .test_undo import to_fire, volley


def everything(session: Session) -> bytes:
    given = [session.view, session.duties(), session.log(), [session.explain(line.entry) for line in session.log()]]
    return msgspec.json.encode([given, dict(session.meta)]).lower()


def test_an_unseen_unit_is_nowhere_in_what_the_enemy_gets(begin: Begin) -> None:
    session = begin(intelligence="units-hidden")
    session.do(cmd.MarkSeen(unit="davis"))
    session.do(cmd.MarkSeen(unit="meredith"))
    session.do(cmd.NextStep())
    session.do(cmd.Maneuver(unit="cutler"), faces=[9])
    session.do(cmd.Move(unit="cutler", inches=4.0))
    session.do(cmd.Override(target="cutler", field="low_ammo", value=True, reason="Cutler is out of rounds"))
    session.do(cmd.NextStep())
    session.do(cmd.NextStep())
    session.do(volley("meredith", "davis"), faces=[4])
    session.seat = "confederate"
    given = everything(session)
    assert b"cutler" not in given
    assert b"hall" not in given
    assert b"meredith" in given
    assert b"seed" not in given


def test_the_enemys_strengths_are_not_given(begin: Begin) -> None:
    session = begin(intelligence="strengths-hidden")
    session.seat = "confederate"
    union = [unit for unit in session.view.units if unit.side == "union"]
    assert len(union) == 3
    for unit in union:
        hidden = [unit.stands, unit.stands_at_start, unit.fresh_at, unit.worn_at, unit.state, unit.low_ammo, unit.note]
        hidden += [unit.exceptional_commander, unit.commander, unit.lost, unit.damaged, unit.label]
        assert hidden == [None] * len(hidden)
    assert all(unit.stands is not None for unit in session.view.units if unit.side == "confederate")


def test_open_play_hides_nothing_of_the_units(begin: Begin) -> None:
    session = begin()
    referee = msgspec.to_builtins(session.view)
    session.seat = "union"
    side = msgspec.to_builtins(session.view)
    assert side["units"] == referee["units"]


def test_naming_a_hidden_unit_gets_the_same_answer_as_naming_none(begin: Begin) -> None:
    session = begin(intelligence="units-hidden")
    to_fire(session)
    session.seat = "union"
    hidden = session.why_not(volley("davis", "cutler"))
    nobody = session.why_not(volley("nobody", "cutler"))
    assert [reason.text.replace("davis", "nobody") for reason in hidden] == [reason.text for reason in nobody]


def test_a_side_may_not_do_the_others_business(begin: Begin) -> None:
    session = begin()
    session.seat = "confederate"
    assert "union" in session.why_not(cmd.NextStep())[0].text
    assert session.why_not(cmd.Override(target="davis", field="stands", value=9, reason="mine"))


def test_the_referee_sees_all(begin: Begin) -> None:
    session = begin(intelligence="units-hidden")
    to_fire(session)
    session.do(volley(), faces=[9])
    assert len(session.view.units) == 5
    assert session.explain(session.head)


def test_what_the_referee_sets_of_a_sides_own_unit_is_told_to_it_without_his_reason(begin: Begin) -> None:
    session = begin(intelligence="units-hidden")
    session.do(cmd.Override(target="cutler", field="low_ammo", value=True, reason="Archer comes through the wood"))
    session.do(cmd.CountTable({"cutler": {"stands": 6}}, reason="Archer again"))
    session.do(cmd.CountTable({"cutler": {"stands": 5}, "davis": {"stands": 5}}, reason="Archer again"))
    session.do(cmd.Override(target="cutler", field="charges", value="davis", reason="it touches them"))
    session.seat = "union"
    one, count, both, charge = session.log()[-4:]
    assert one.label.args["reason"] == HIS_OWN
    assert [(event.field, event.after, event.reason) for event in one.events] == [("low_ammo", True, "")]
    assert [event.field for event in count.events] == ["stands"]
    assert [(event.target, event.after) for event in both.events] == [("cutler", 5)]
    assert (both.label, charge.label, charge.events) == (NOT_TOLD, NOT_TOLD, ())
    assert not {b"archer", b"davis"} & set(everything(session).replace(b'"', b" ").split())
    session.seat = "confederate"
    assert [line.label for line in session.log()[-4:]] == [NOT_TOLD] * 4
    assert b"cutler" not in everything(session)
