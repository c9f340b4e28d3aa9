"""Menus say what is on, what was open, why something is grey, and every key; and they are no wider than they need."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from companion.desktop.app.application import Desktop
from companion.desktop.shell.key_sheet import KeySheet
from companion.games.miniatures.screen.window import Window
from tests.desktop.conftest import OpenWindow, a_line, a_session, the_ridge
from tests.games.campaign.screen.conftest import a_campaign
from tests.games.tactical.screen.conftest import a_battle


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    return open_window(a_session(a_line("move")))


def menu_of(window: Any, name: str) -> QMenu:
    found: QMenu = next(one.menu() for one in window.menuBar().actions() if one.text() == name)
    found.aboutToShow.emit()
    return found


def entry(menu: QMenu, words: str) -> QAction:
    return next(one for one in menu.actions() if one.text() == words)


def test_a_refused_entry_is_grey_keeps_its_words_and_has_the_reason_as_its_hint(window: Window) -> None:
    menu = menu_of(window, "Step")
    fire = entry(menu, "Fire")
    assert not fire.isEnabled()
    assert fire.toolTip() == "this is not a fire step"
    assert menu.toolTipsVisible()
    menu.aboutToHide.emit()
    assert fire.isEnabled(), "its key goes on working and says why in its place"


def test_groups_are_parted_by_lines(window: Window) -> None:
    for name in ("Game", "Edit", "Step", "Units", "View"):
        rows = menu_of(window, name).actions()
        lines = [nth for nth, one in enumerate(rows) if one.isSeparator()]
        assert lines, name
        assert 0 not in lines
        assert len(rows) - 1 not in lines
        assert not any(one + 1 in lines for one in lines)


def test_what_is_switched_on_is_ticked(window: Window, desktop: Desktop) -> None:
    assert not entry(menu_of(window, "View"), "Dark").isChecked()
    desktop.look.change(dark=True)
    assert entry(menu_of(window, "View"), "Dark").isChecked()


def test_the_games_that_were_open_last_are_in_the_menu(window: Window, desktop: Desktop, tmp_path: Path) -> None:
    gone, there = tmp_path / "gone.companion", tmp_path / "ridge.companion"
    the_ridge(there).close()
    desktop.settings.opened(gone)
    desktop.settings.opened(there)
    recent: Any = entry(menu_of(window, "Game"), "Recent games").menu()
    recent.aboutToShow.emit()
    first, second = recent.actions()
    assert first.text() == f"ridge  –  {tmp_path}"
    assert (second.isEnabled(), second.toolTip()) == (False, "it is not there now")
    first.trigger()
    assert [one.path for one in desktop.windows] == [None, there]


def test_whoever_quits_finds_every_game_open_on_the_next_evening(desktop: Desktop, tmp_path: Path) -> None:
    paths = [tmp_path / "one.companion", tmp_path / "two.companion"]
    for path in paths:
        the_ridge(path).close()
        desktop.open(path)
    desktop.windows[0].run("quit")
    assert not desktop.windows
    assert desktop.settings.last_open() == paths


def test_h_lists_the_keys_in_every_window(desktop: Desktop) -> None:
    for session in (a_session(a_line("move")), a_session(a_line("defensive")), a_campaign(), a_battle()):
        window = desktop.show_game(session, None)
        QTest.keyClick(window, Qt.Key.Key_H)
        dialog = window.evening.dialog
        assert dialog is not None, session.kind
        assert "Ctrl Z" in dialog.text.toPlainText()
        dialog.reject()
    start = desktop.show_start()
    QTest.keyClick(start, Qt.Key.Key_H)
    assert start.findChild(KeySheet) is not None
