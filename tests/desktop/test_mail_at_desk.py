"""Mail at the desk: an extract is made for a seat, posted orders are looked at, then done, all or none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from companion.desktop.dialogs.mail import ExtractDialog, PostDialog
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from companion.kernel.mail import posting
from companion.kernel.session import Session
from tests.desktop.conftest import OpenWindow, the_ridge

pytest.importorskip("nacl", reason="PyNaCl is not installed; the extra [mail] brings it")


@pytest.fixture
def window(open_window: OpenWindow, tmp_path: Path) -> Window:
    path = tmp_path / "evening.companion"
    return open_window(the_ridge(path), path)


def asks_where(monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(place), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_, **__: ([str(place.with_suffix(".orders"))], ""))


def test_an_extract_is_made_and_its_orders_are_shown_before_they_are_done(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    his = tmp_path / "union.companion"
    asks_where(monkeypatch, his)
    window.run("extract")
    dialog = window.evening.dialog
    assert isinstance(dialog, ExtractDialog)
    dialog.accept()
    assert his.exists()
    assert len(window.desk.log) == 1

    window.run("extract")
    again = window.evening.dialog
    assert isinstance(again, ExtractDialog)
    again.accept()
    assert "there is a file of this name already" in again.strip.words()
    again.reject()

    with Session.open(his) as seat:
        seat.do(cmd.Note(text="at the double"))
        his.with_suffix(".orders").write_bytes(posting.written(seat._book))
    window.run("post")
    post = window.evening.dialog
    assert isinstance(post, PostDialog)
    assert "at the double" in post.text.toPlainText()
    assert len(window.desk.log) == 1
    post.accept()
    assert [line.seat for line in window.desk.log] == ["referee", "union"]

    window.run("post")
    late = window.evening.dialog
    assert isinstance(late, PostDialog)
    assert "were taken already, as entry 2" in late.strip.words()
    late.accept()
    assert len(window.desk.log) == 2
    late.reject()
