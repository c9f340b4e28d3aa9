"""Across the table: the board keeps in step, and a side's board holds nothing that is hidden from that side."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.board import BoardView
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.words import board as boards
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.kernel.shelf import resource_text
from tests.desktop.conftest import OpenWindow, a_line, a_session, many_units, the_ridge_played


def strings(root: QWidget) -> str:
    """Give every string that a window shows, says or could show."""
    found: list[str] = []
    for one in (root, *root.findChildren(QWidget)):
        found += [one.accessibleName(), one.accessibleDescription(), one.toolTip(), one.windowTitle(), one.objectName()]
        found += one.texts() if isinstance(one, BoardView) else []
    return "\n".join(found).replace(". ", "\n")


def hidden_game(path: Path, intelligence: str) -> Session:
    """Play the demonstration battle with hidden knowledge, some turns far."""
    session = begin(path, Beginning(scenario="mcphersons-ridge", seed="1863", settings={"intelligence": intelligence}))
    for line in resource_text("scenarios", "demo-mcphersons-ridge.jsonl").splitlines():
        one = json.loads(line)
        if session.view.turn > 3:
            break
        if "undo" in one:
            session.undo()
        elif "do" in one:
            session.do(*(session.decode(json.dumps(c)) for c in one["do"]), faces=tuple(one.get("roll", ())))
    return session


def shown(window: Window, side: str) -> str:
    window.evening.open_side(side)
    board = window.evening.boards[-1].window
    board.resize(1366, 768)
    board.grab()
    return strings(board)


@pytest.mark.parametrize("intelligence", ["units-hidden", "strengths-hidden"])
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_a_sides_board_tells_nothing_that_is_hidden_from_it(
    open_window: OpenWindow, tmp_path: Path, intelligence: str, side: str
) -> None:
    path = tmp_path / "hidden.companion"
    window = open_window(hidden_game(path, intelligence), path)
    told = shown(window, side)
    view: Any = window.desk.view
    enemies = [one for one in view.units if one.side != side]
    for unit in enemies:
        if intelligence == "units-hidden" and not unit.seen:
            assert unit.name not in told
            assert unit.id not in told
    for unit in (one for one in enemies if one.name in told):
        for line in told.splitlines():
            if unit.name in line and unit.status == "on-table":
                assert f" of {unit.stands_at_start} " not in line
                assert not [word for word in ("fresh", "worn", "spent", "low on ammunition") if word in line.lower()]
    arriving = [one for one in (*view.units, *view.leaders) if one.side != side and one.status == "to-arrive"]
    assert arriving
    assert not [one.name for one in arriving if one.name in told and one.name not in _own(view, side)]


def _own(view: Any, side: str) -> str:
    return " ".join(one.name for one in (*view.units, *view.leaders) if one.side == side)


def test_a_sides_board_shows_what_can_be_seen(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "hidden.companion"
    window = open_window(hidden_game(path, "units-hidden"), path)
    told = shown(window, "union")
    own = [one.name for one in window.desk.view.units if one.side == "union" and one.status == "on-table"]
    seen = [
        one.name
        for one in window.desk.view.units
        if one.side == "confederate" and one.seen and one.status == "on-table"
    ]
    assert seen
    assert all(name in told for name in (*own, *seen))


def test_a_sides_board_keeps_in_step_through_undo_and_jumps(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.companion"
    window = open_window(a_session(a_line("move"), path), path)
    window.evening.open_side("union")
    board = window.evening.boards[-1]

    def marks() -> list[str]:
        units = [one for _, _, units in board.window.view._shown.sides for one in units]
        return [mark.id for one in units if one.id == "davis" for mark in one.marks]

    start = window.desk.session.head
    window.desk.do(cmd.Override("davis", "disordered", True, "a test"))
    assert marks() == ["disordered"]
    window.desk.undo()
    assert marks() == []
    window.desk.redo()
    assert marks() == ["disordered"]
    window.desk.goto(start)
    assert marks() == []


def test_a_game_without_a_file_has_no_sides_board_and_says_so(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    window.evening.open_side("union")
    assert "in a file first" in window.centre.work.refusal.words()


def test_the_referees_board_shows_the_odds_of_what_is_put_together(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    window.evening.open_board()
    board = window.evening.boards[-1].window
    QTest.keyClicks(window.centre.work, window.centre.work.targets.items()[0].hint)  # type: ignore[attr-defined]
    QTest.keyClicks(window.centre.work, window.centre.work.candidates.items()[0].hint)  # type: ignore[attr-defined]
    board.grab()
    told = strings(board)
    assert "fire at" in told
    assert "Telling" in told


@pytest.mark.parametrize(("intelligence", "told"), [("open", True), ("strengths-hidden", False)])
def test_a_sides_board_shows_the_odds_that_its_own_session_gives(
    open_window: OpenWindow, tmp_path: Path, intelligence: str, told: bool
) -> None:
    path = tmp_path / "game.companion"
    window = open_window(a_session(a_line(intelligence=intelligence), path), path)
    window.evening.open_side("union")
    board = window.evening.boards[-1].window
    QTest.keyClicks(window.centre.work, window.centre.work.targets.items()[0].hint)  # type: ignore[attr-defined]
    QTest.keyClicks(window.centre.work, window.centre.work.candidates.items()[0].hint)  # type: ignore[attr-defined]
    board.grab()
    assert ("fire at" in strings(board)) is told
    assert ("Telling" in strings(board)) is told


def test_many_units_go_to_pages_that_are_turned_by_key(open_window: OpenWindow) -> None:
    window = open_window(a_session(many_units(each=20)))
    window.evening.open_board()
    board = window.evening.boards[-1].window
    board.resize(1366, 768)
    assert board.view.pages() == 3
    board.grab()
    assert "U000" in board.view.texts()
    QTest.keyClick(board, Qt.Key.Key_PageDown)
    board.grab()
    assert "U000" not in board.view.texts()
    assert "U008" in board.view.texts()


def test_rows_hold_name_strength_state_and_marks(qapp: QApplication) -> None:
    session = the_ridge_played(lambda view: view.phase == "charge" and any(one.charges for one in view.units))
    made = boards.board(session.rules, session.view, session.score())
    union = {one.id: one for one in made.sides[0][2]}
    assert union["gamble"].stands == "8"
    assert union["gamble"].state == "fresh"
    assert "Buford with it" in union["gamble"].sub
    assert made.phase == "Charge"
    assert made.sides[0][1] == str(session.score().union.total)
    rebels = {one.id: one for one in made.sides[1][2]}
    assert [mark.letter for mark in rebels["davis"].marks] == ["D", "Ch"]
    assert "in contact with Devin" in rebels["davis"].sub


def test_the_same_board_is_opened_once(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    window.evening.open_board()
    window.evening.open_board()
    assert len(window.evening.boards) == 1
    window.evening.boards[0].window.close()
    window.evening.open_board()
    assert len(window.evening.boards) == 2
