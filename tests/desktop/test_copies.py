"""The copy beside a game is made in a pause, and at the latest when the game is put away."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from companion.desktop.desk import desk as desks
from companion.desktop.desk.desk import Desk
from companion.games.miniatures.rules import commands as cmd
from companion.kernel.journal import backup_due, open_document
from companion.kernel.journal.backups import OLDEST_ENTRIES, backup_name
from tests.desktop.conftest import the_ridge


def a_desk_after_acts(path: Path) -> Desk:
    desk = Desk(the_ridge(path))
    for nth in range(OLDEST_ENTRIES):
        desk.do(cmd.Note(f"note {nth}"))
    return desk


def test_an_act_is_not_held_up_by_the_copy(qapp: QApplication, tmp_path: Path) -> None:
    desk = a_desk_after_acts(tmp_path / "ridge.companion")
    assert not backup_name(tmp_path / "ridge.companion", 1).exists()
    desk.close()


@pytest.mark.parametrize("away", ["close", "hand_over"])
def test_the_copy_is_there_when_the_game_is_put_away(qapp: QApplication, tmp_path: Path, away: str) -> None:
    path = tmp_path / "ridge.companion"
    desk = a_desk_after_acts(path)
    getattr(desk, away)()
    desk.session.close()
    with open_document(path) as book, open_document(backup_name(path, 1)) as copy:
        assert not backup_due(book)
        assert copy.entries() == book.entries()


def test_the_copy_is_made_in_a_pause(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "PAUSE", 0)
    path = tmp_path / "ridge.companion"
    desk = a_desk_after_acts(path)
    copied = QSignalSpy(desk.pause.timeout)
    assert copied.count() or copied.wait(5_000)
    assert backup_name(path, 1).exists()
    desk.close()
