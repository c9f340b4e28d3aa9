"""What happened to a unit: every entry that names it, its stands before and after, and what was undone."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Objective
from companion.games.miniatures.words.history import History, HistoryRow, aloud, summary
from companion.kernel.session import Session
from tests.desktop.conftest import a_line, a_session, the_ridge_played
from tests.games.miniatures.building import a_battle, a_brigade


@pytest.fixture
def session() -> Session:
    return a_session(a_line("move"))


def rows(session: Session, name: str) -> tuple[HistoryRow, ...]:
    return History()(session.view, session.log(), name)


def test_nothing_happened_to_who_is_named_nowhere(session: Session) -> None:
    session.do(cmd.Note("rain"))
    session.do(cmd.Override("davis", "stands", 7, "a miscount"))
    assert rows(session, "cutler") == ()
    assert summary(session.view, "cutler", ()) == "Nothing has happened to it yet."


def test_every_entry_that_names_it_is_there_newest_first(session: Session) -> None:
    session.do(cmd.Maneuver("davis"), faces=(9,))
    session.do(cmd.Move("davis", 4.0, charges="cutler"))
    session.do(cmd.Note("the left is open", "davis"))
    session.do(cmd.MarkSeen("hall"))
    found = rows(session, "davis")
    assert [row.entry for row in found] == [4, 3, 2]
    assert "Note on Davis: the left is open." in found[0].lines
    assert found[1].when == "Turn 3, Confederate"
    assert "charges Cutler" in " ".join(found[1].lines)
    assert [roll.face for roll in found[2].dice] == [9]
    assert [row.entry for row in rows(session, "cutler")] == [3]


def test_a_brigade_called_as_a_side_or_a_place_has_no_part_in_what_is_theirs() -> None:
    place = Objective("hill", "The hill", 3)
    state = a_battle(a_brigade("union"), a_brigade("hill", "confederate"), objectives={"hill": place})
    session = a_session(state)
    session.do(cmd.TakeObjective("hill", "union"))
    assert rows(session, "union") == rows(session, "hill") == ()
    session.do(cmd.Note("in the rain", "union"))
    assert [row.entry for row in rows(session, "union")] == [3]


def test_stands_are_told_before_and_after(session: Session) -> None:
    session.do(cmd.Override("davis", "stands", 6, "a miscount"))
    session.do(cmd.CountTable({"davis": {"stands": 5}, "hall": {"damaged": 1}}))
    session.do(cmd.Override("davis", "disordered", True, "forgotten"))
    assert [row.change for row in rows(session, "davis")] == ["", "6 → 5 stands", "8 → 6 stands"]
    assert [row.change for row in rows(session, "hall")] == ["0 → 1 damaged"]


def test_what_was_undone_is_marked_and_counts_along_its_own_line(session: Session) -> None:
    session.do(cmd.Override("davis", "stands", 3, "a slip"))
    session.undo()
    session.do(cmd.Override("davis", "stands", 7, "better"))
    new, old = rows(session, "davis")
    assert (new.current, new.change, new.note) == (True, "8 → 7 stands", "")
    assert (old.current, old.change, old.note) == (False, "8 → 3 stands", "undone")
    assert (new.this_turn, old.this_turn) == (True, False)
    assert summary(session.view, "davis", (new, old)) == "This player turn: 1, in all: 1, undone: 1"


def test_a_new_roll_says_which_it_tries_again(session: Session) -> None:
    session.do(cmd.Maneuver("davis"), faces=(1,))
    session.undo()
    session.do(cmd.Maneuver("davis"), faces=(9,))
    assert rows(session, "davis")[0].note == "a new roll after entry 2"


def test_a_leader_has_a_history_too(session: Session) -> None:
    session.do(cmd.Override("heth", "attached", "archer", "he rode over"))
    found = rows(session, "heth")
    assert [row.entry for row in found] == [2]
    assert found[0].change == ""
    assert [row.entry for row in rows(session, "archer")] == [2]


@pytest.mark.parametrize("name", ["archer", "gamble", "davis", "calef"])
def test_the_changes_of_a_whole_battle_lead_to_the_stands_there_are(name: str) -> None:
    session = the_ridge_played(lambda view: view.turn == 2 and view.phase == "charge")
    unit = next((one for one in session.view.units if one.id.startswith(name)), None)
    assert unit is not None
    found = rows(session, unit.id)
    changes = [row.change.split() for row in found if row.current and row.change.endswith("stands")]
    assert all(int(new[0]) == int(old[2]) for new, old in pairwise(changes))
    if changes:
        assert (int(changes[0][2]), int(changes[-1][0])) == (unit.stands, unit.stands_at_start)
    else:
        assert unit.stands == unit.stands_at_start
    assert all(row.lines or row.head for row in found)


def test_a_side_reads_only_what_it_may_know() -> None:
    session = a_session(a_line("move", intelligence="strengths-hidden"))
    session.do(cmd.Override("davis", "stands", 6, "a miscount"))
    session.do(cmd.LeaveTable("cutler"))
    assert len(rows(session, "davis")) == 1
    session.seat = "union"
    assert rows(session, "davis") == ()
    assert [row.entry for row in rows(session, "cutler")] == [3]


def test_a_row_read_aloud_leaves_nothing_out(session: Session) -> None:
    session.do(cmd.Maneuver("davis"), faces=(9,))
    session.do(cmd.Override("davis", "stands", 6, "a miscount"))
    session.undo()
    undone, roll = rows(session, "davis")
    assert all(words.rstrip(".") in aloud(undone) for words in (undone.head, undone.when, undone.change, "undone"))
    assert "9, entered" in aloud(roll)


def test_a_history_is_the_same_when_it_is_asked_for_again(session: Session) -> None:
    history = History()
    for text in ("one", "two"):
        session.do(cmd.Note(text, "davis"))
        found: Any = history(session.view, session.log(), "davis")
        assert found == rows(session, "davis")
    session.undo()
    assert [row.current for row in history(session.view, session.log(), "davis")] == [False, True]
    assert msgspec.json.encode(found)
