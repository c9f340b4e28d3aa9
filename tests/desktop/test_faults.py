"""What goes wrong in mid-game: told in place, nothing lost, the window alive."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.desktop.app.crash import Faults
from companion.desktop.desk.documents import NotDone, open_game
from companion.desktop.desk.outcome import Refusal
from companion.games.miniatures.rules import commands as cmd
from companion.kernel.record import Done
from companion.kernel.session import Session
from companion.language.messages import told as in_words
from tests.desktop.conftest import OpenWindow, a_line, a_session, the_ridge


def test_a_second_opening_is_read_only_and_says_so(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "game.companion"
    first = the_ridge(path)
    with open_game(path) as second:
        assert second.read_only
    window = desktop.show_game(open_game(path), path)
    assert "open in another window" in window.centre.read_only.words()
    assert isinstance(window.desk.do(cmd.Note("no")), Refusal)
    assert "open in another window" in window.duties.next.reason
    assert window.header.undo_reason
    first.close()


def test_a_disk_that_is_full_refuses_in_words_and_the_window_goes_on(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.companion"
    window = open_window(a_session(a_line("move"), path), path)
    session: Any = window.desk.session
    before = window.desk.session.head
    refused: list[Any] = []
    window.desk.refused.connect(refused.append)
    connection = session._book._connection
    connection.execute("PRAGMA max_page_count = 1")
    text = "a long note " * 300
    assert isinstance(window.desk.do(cmd.Note(text)), Refusal)
    assert "full" in refused[-1].text
    assert window.desk.session.head == before
    connection.execute("PRAGMA max_page_count = 1000000")
    assert isinstance(window.desk.do(cmd.Note("it goes on")), Done)


def test_a_document_deleted_in_mid_game_is_told_and_the_window_lives(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.companion"
    window = open_window(a_session(a_line("move"), path), path)
    path.unlink()
    done = window.desk.do(cmd.Note("still here"))
    said = window.centre.work.refusal.words()
    assert isinstance(done, Done) or said
    assert window.isVisible()
    QTest.keyClicks(window.centre.work, "8")
    assert window.centre.work.isVisible()


def test_what_is_no_game_is_refused_with_its_name(tmp_path: Path) -> None:
    letter = tmp_path / "letter.companion"
    letter.write_text("Dear General, ", encoding="utf-8")
    with pytest.raises(NotDone, match=r"letter\.companion"):
        open_game(letter)
    with pytest.raises(NotDone, match="nowhere"):
        open_game(tmp_path / "nowhere.companion")
    assert letter.read_text(encoding="utf-8") == "Dear General, "


def test_what_cannot_be_opened_is_told_where_an_evening_begins(desktop: Desktop, tmp_path: Path) -> None:
    letter = tmp_path / "letter.companion"
    letter.write_text("Dear General, ", encoding="utf-8")
    assert desktop.open(letter) is None
    start: Any = desktop.start
    assert "letter.companion" in start.strip.words()


def test_a_fault_in_a_slot_shows_the_crash_dialog_and_the_game_reopens(
    desktop: Desktop, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.companion"
    the_ridge(path).close()
    window = desktop.open(path)
    assert window is not None
    window.desk.do(cmd.Note("the last thing"))
    faults = Faults(desktop.app, desktop.reopen)
    with capture_exceptions():
        monkeypatch.setattr(sys, "excepthook", faults.hook)

        def fall() -> None:
            raise ZeroDivisionError("a fault of the program")

        QTimer.singleShot(0, fall)
        QTimer.singleShot(0, fall)
        qtbot.waitUntil(lambda: faults.dialog is not None)
    dialog = faults.dialog
    assert dialog is not None
    assert "ZeroDivisionError" in dialog.details
    dialog.accept()
    desktop.reopen()
    assert desktop.windows[0].path == path
    assert "the last thing" in desktop.windows[0].journal.model.rows()[0].head


def test_a_wrong_face_is_refused_and_asked_for_again(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    window.desk.do(cmd.SetDice("confederate", "entered"))
    window.desk.do(cmd.Maneuver("archer"))
    assert isinstance(window.desk.enter(11), Refusal)
    assert "11 is not on this die" in window.centre.work.refusal.words()
    assert window.desk.waiting is not None
    assert isinstance(window.desk.enter(5), Done)


def test_a_refusal_is_gone_at_the_next_key(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    window.desk.do(cmd.NextStep())
    assert window.centre.work.refusal.words()
    QTest.keyClicks(window.centre.work, "8")
    assert not window.centre.work.refusal.words()


def test_two_windows_hold_two_games(desktop: Desktop, tmp_path: Path) -> None:
    paths = [tmp_path / "one.companion", tmp_path / "two.companion"]
    windows = []
    for path in paths:
        the_ridge(path).close()
        windows.append(desktop.open(path))
    assert desktop.open(paths[0]) is windows[0]
    first, second = windows
    assert first is not None
    assert second is not None
    first.desk.do(cmd.Note("only here"))
    assert "only here" not in second.journal.model.rows()[0].head
    with Session.open(paths[0]) as session:
        assert in_words(session.log()[-1].label) == "Note: only here"
