"""The Print dialog at work: only the newest choice counts, nothing stops the window, and faults are told in place."""

from __future__ import annotations

import os
from pathlib import Path
from threading import main_thread
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.cards import book
from companion.desktop.printing.choices import Wanted
from tests.desktop.printing.dialogs import Held, Open, choose, pressed
from tests.games.miniatures.building import a_battle, a_brigade

# ---- the work


def test_the_window_is_alive_while_the_press_works_in_a_thread_of_its_own(
    printing: Open, held: Held, qtbot: QtBot
) -> None:
    dialog = printing(Wanted("formations"), wait=False)
    qtbot.waitUntil(lambda: "1 of 4" in dialog.preview.work.accessibleName())
    assert dialog.preview.cancel.isVisible()
    assert dialog.save_button.reason
    dialog.save()
    assert "no pages yet" in dialog.strip.words()
    held.go_on.set()
    pressed(dialog, qtbot)
    qtbot.waitUntil(lambda: dialog.ready() is not None)
    assert not dialog.preview.cancel.isVisible()
    assert dialog.save_button.isEnabled()
    assert main_thread() not in held.threads


def test_a_newer_choice_stops_the_older_work_and_only_it_is_shown(printing: Open, held: Held, qtbot: QtBot) -> None:
    dialog = printing(Wanted("formations"), wait=False)
    qtbot.waitUntil(lambda: held.begun == ["formations"])
    choose(dialog, "charts")
    qtbot.waitUntil(lambda: held.cancelled == ["formations"])
    qtbot.waitUntil(lambda: held.begun == ["formations", "charts"])
    held.go_on.set()
    qtbot.waitUntil(lambda: dialog.ready() is not None)
    ready = dialog.ready()
    assert ready is not None
    assert ready.order.deck == "charts"


def test_quick_changes_are_one_piece_of_work(printing: Open, held: Held, qtbot: QtBot) -> None:
    held.go_on.set()
    dialog = printing(Wanted("formations"))
    held.begun.clear()
    for name in ("charts", "roster", "markers"):
        choose(dialog, name)
    pressed(dialog, qtbot)
    assert held.begun == ["markers"]


def test_what_comes_late_of_an_older_choice_is_not_shown(printing: Open) -> None:
    dialog = printing(Wanted("formations"))
    late = dialog.ready()
    assert late is not None
    choose(dialog, "charts")
    dialog._on_made(late)
    assert dialog.ready() is None
    assert not dialog.save_button.isEnabled()


def test_cancel_stops_the_work_and_f5_begins_it_again(printing: Open, held: Held, qtbot: QtBot) -> None:
    dialog = printing(Wanted("formations"), wait=False)
    qtbot.waitUntil(lambda: held.begun == ["formations"])
    dialog.preview.cancel.click()
    qtbot.waitUntil(lambda: held.cancelled == ["formations"])
    assert "F5" in dialog.preview.page.words
    assert dialog.ready() is None
    held.go_on.set()
    QTest.keyClick(dialog, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: dialog.ready() is not None)


@pytest.mark.parametrize("way", ["reject", "close", "window"])
def test_closing_in_the_middle_stops_the_work(printing: Open, held: Held, qtbot: QtBot, way: str) -> None:
    dialog = printing(Wanted("formations"), wait=False)
    qtbot.waitUntil(lambda: held.begun == ["formations"])
    window: Any = dialog.parent()
    thread = next(iter(held.threads))
    {"reject": dialog.reject, "close": dialog.close, "window": window.close}[way]()
    qtbot.waitUntil(lambda: held.cancelled == ["formations"])
    qtbot.waitUntil(lambda: not thread.is_alive())


# ---- errors in place


def test_a_name_that_no_font_can_print_is_told_and_another_deck_goes_on(printing: Open, qtbot: QtBot) -> None:
    strange = msgspec.structs.replace(a_brigade("cutler"), name="旅団")
    dialog = printing(Wanted("roster"), state=a_battle(strange, a_brigade("davis", "confederate")), wait=False)
    pressed(dialog, qtbot)
    assert "旅" in dialog.strip.words()
    assert dialog.ready() is None
    choose(dialog, "formations")
    qtbot.waitUntil(lambda: dialog.ready() is not None, timeout=20_000)
    assert dialog.strip.words() == ""


def test_a_fault_of_the_program_is_told_and_logged(
    printing: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> bytes:
        raise ZeroDivisionError("by nought")

    with monkeypatch.context() as patched:
        patched.setattr(book, "pdf", broken)
        dialog = printing(Wanted("formations"), wait=False)
        pressed(dialog, qtbot)
    assert "by nought" in dialog.strip.words()
    assert "faults.log" in dialog.strip.words()
    QTest.keyClick(dialog, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: dialog.ready() is not None, timeout=20_000)


def test_a_place_that_cannot_be_written_is_told_and_the_older_file_stays(
    printing: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "game.companion"
    dialog = printing(Wanted("formations"), game)
    ready = dialog.ready()
    assert ready is not None
    for to, words in (
        (tmp_path / "nowhere" / "x.pdf", "no such folder"),
        (tmp_path, "a folder of this name"),
        (game, "the game itself"),
    ):
        dialog.save_to(to, ready)
        assert words in dialog.strip.words()
    whole = game.read_bytes()
    to = tmp_path / "x.pdf"
    to.write_text("the old one")

    def full(self: Path, data: bytes) -> int:
        self.touch()
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        dialog.save_to(to, ready)
    assert "the disk is full" in dialog.strip.words()
    assert to.read_text() == "the old one"
    assert sorted(one.name for one in tmp_path.iterdir() if one.suffix in (".pdf", ".new")) == ["x.pdf"]
    assert game.read_bytes() == whole
    dialog.save_to(to, ready)
    assert to.read_bytes() == ready.content
    assert dialog.strip.words() == ""


def test_a_system_without_a_viewer_is_told(printing: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = printing(Wanted("formations"))
    dialog.open_saved()
    assert "first" in dialog.strip.words()
    ready = dialog.ready()
    assert ready is not None
    dialog.save_to(tmp_path / "x.pdf", ready)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    dialog.open_saved()
    assert "x.pdf" in dialog.strip.words()
