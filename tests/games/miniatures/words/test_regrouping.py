"""Regrouped troops in journal, history, report, status and at each seat; undone, done again and replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words import journal
from companion.games.miniatures.words.history import History
from companion.games.miniatures.words.report import of_session
from companion.games.miniatures.words.status import lines
from companion.kernel.session import Session
from companion.language.messages import told
from tests.desktop.conftest import a_line, a_session

HALVES = (cmd.Part("davis", "Davis", 5), cmd.Part("davis-left", "Davis, left", 3))
STONE: dict[str, Any] = {"side": "union", "unit": "Stone", "arm": "infantry", "division": "union-1", "stands": 6}
ALL = (
    cmd.Rename("davis", "Connally"),
    cmd.Split("davis", HALVES),
    cmd.Merge(("archer", "davis-left"), "archer"),
    cmd.AddUnit(STONE),
    cmd.Transfer("meredith", "union-I"),
    cmd.Rename("meredith", "The Iron Brigade"),
)


@pytest.fixture
def session() -> Session:
    made = a_session(a_line("move"))
    made.do(cmd.Maneuver("davis"), faces=(9,))
    for order in ALL:
        made.do(order)
    return made


def sentences(session: Session) -> list[str]:
    named = journal.names(session.view, session.log())
    return [text for line in session.log() for text in journal.sentences(line.events, named.then(line.called))]


def test_the_journal_says_the_name_that_a_unit_had(session: Session) -> None:
    assert sentences(session)[1:] == [
        "Davis rolls to maneuver (die 9, entered): well handled.",
        "Davis is called Connally from here on.",
        "Connally is split: Davis (five stands) and Davis, left (three stands).",
        "Archer and Davis, left are merged: Archer (eight stands).",
        "Stone (six stands) joins the Union side.",
        "Meredith comes under union-I.",
        "Meredith is called The Iron Brigade from here on.",
    ]
    assert [told(line.label) for line in session.log()][2:] == [
        "Call Davis Connally",
        "Split Connally: Davis, 5 stands; Davis, left, 3 stands",
        "Merge Archer and Davis, left",
        "Add Stone",
        "Transfer Meredith to union-I",
        "Call Meredith The Iron Brigade",
    ]


def test_a_units_history_goes_with_its_parts_and_into_what_it_is_merged_with(session: Session) -> None:
    rows = [(row.entry, row.change) for row in History()(session.view, session.log(), "archer")]
    assert rows == [(5, "5 → 8 stands"), (4, ""), (3, ""), (2, "")]
    own = [(row.entry, row.change) for row in History()(session.view, session.log(), "davis")]
    assert own == [(4, "8 → 5 stands"), (3, ""), (2, "")]
    assert [row.entry for row in History()(session.view, session.log(), "stone")] == [6]


def test_undone_done_again_and_replayed_they_are_the_same(session: Session, tmp_path: Path) -> None:
    after = session.view
    seen = [after]
    for _ in ALL:
        session.undo()
        seen.append(session.view)
    for wanted in reversed(seen[:-1]):
        session.redo()
        assert session.view == wanted
    file = tmp_path / "game.companion"
    kept = a_session(a_line("move"), file)
    kept.do(cmd.Maneuver("davis"), faces=(9,))
    kept.do(*ALL)
    kept.close()
    with Session.open(file) as again:
        assert again.view == after


def test_an_earlier_die_is_mended_and_what_followed_stands(session: Session) -> None:
    session.amend(2, faces=(8,))
    assert [one.stands for one in session.view.units if one.id in ("davis", "archer")] == [5, 8]


def test_report_and_status_name_them_as_they_are(session: Session) -> None:
    report = of_session(session)
    assert "| The Iron Brigade | " in report
    assert "| Confederate stands | 16 | 3 |" in report
    shown = "\n".join(lines(session.view, session.duties(), session.score(), entry=session.head))
    assert "The Iron Brigade" in shown
    assert "Davis, left" not in shown
    assert "Stone" in shown


@pytest.mark.parametrize("intelligence", ["strengths-hidden", "units-hidden"])
def test_the_enemy_learns_of_none_of_it_but_names_that_it_knows(intelligence: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.companion"
    with a_session(a_line("move", intelligence=intelligence), file) as referee:
        referee.do(cmd.MarkSeen("meredith"))
        referee.do(cmd.Split("cutler", (cmd.Part("cutler", "Cutler", 5), cmd.Part("cutler-left", "C. left", 3))))
        referee.do(cmd.Merge(("cutler-left", "meredith"), "meredith"))
        referee.do(cmd.AddUnit({**STONE, "arrives": 9}))
        referee.do(cmd.Rename("meredith", "The Iron Brigade"))
    with Session.open(file, seat="confederate") as enemy:
        assert all("stands" not in text for text in sentences(enemy))
        assert "Meredith is called The Iron Brigade from here on." in sentences(enemy)
        assert not any(text.startswith(("Split", "Merge", "Add")) for text in (told(x.label) for x in enemy.log()))
        assert "stone" not in {one.id for one in enemy.view.units}
        iron = next(one for one in enemy.view.units if one.id == "meredith")
        assert (iron.stands, iron.lost) == (None, None)
    with Session.open(file, seat="union") as own:
        assert any("joins the Union side" in text for text in sentences(own))
