"""The tour's game says that it is not saved, and is kept, with all its branches, when its window is closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.desktop.desk.documents import open_game
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.acts import show_sample
from companion.games.miniatures.screen.window import Window
from tests.desktop.conftest import OpenWindow, the_ridge


@pytest.fixture
def sample(desktop: Desktop, qtbot: QtBot) -> Iterator[Window]:
    show_sample(desktop)
    window: Window = desktop.windows[0]
    qtbot.waitExposed(window)
    yield window
    # A question that stays open would take the keys of the tests to come.
    for one in list(desktop.windows):
        if one.keeping is not None:
            one.keeping.reject()
        one.let_go()


def test_it_says_that_it_is_not_saved(sample: Window) -> None:
    assert "Not saved" in [one.text() for one in sample.search_corner.findChildren(QLabel)]


def test_where_nothing_was_played_it_is_closed_without_a_question(desktop: Desktop, sample: Window) -> None:
    sample.close()
    assert desktop.windows == []


def test_what_was_played_is_offered_to_be_kept_with_all_that_was_taken_back(
    desktop: Desktop, sample: Window, tmp_path: Path
) -> None:
    sample.desk.do(cmd.Note("first"))
    sample.desk.undo()
    sample.desk.do(cmd.Note("second"))
    sample.close()
    assert desktop.windows == [sample]
    assert sample.keeping is not None
    (tmp_path / "taken.companion").write_text("")
    sample.keeping.keep_as(tmp_path / "taken.companion")
    assert "file of this name" in sample.keeping.strip.words()
    told = [str(line.label) for line in sample.desk.log]
    sample.keeping.keep_as(tmp_path / "kept.companion")
    assert desktop.windows == []
    kept = open_game(tmp_path / "kept.companion")
    assert [str(line.label) for line in kept.log()] == told
    assert not kept.read_only
    kept.undo()
    kept.close()


@pytest.mark.parametrize(("key", "open_after"), [(Qt.Key.Key_Escape, 1), (Qt.Key.Key_L, 0)])
def test_one_may_go_on_playing_or_let_it_go(desktop: Desktop, sample: Window, key: Qt.Key, open_after: int) -> None:
    sample.desk.do(cmd.Note("first"))
    sample.close()
    assert sample.keeping is not None
    QTest.keyClick(sample.keeping, key)
    assert len(desktop.windows) == open_after


def test_another_scale_forgets_nothing_of_it(desktop: Desktop, sample: Window) -> None:
    sample.desk.do(cmd.Note("first"))
    desktop.look.change(percent=125)
    [window] = desktop.windows
    window.close()
    assert desktop.windows == [window]


def test_a_game_with_a_file_is_saved_and_asks_nothing(
    open_window: OpenWindow, desktop: Desktop, tmp_path: Path
) -> None:
    path = tmp_path / "ridge.companion"
    window = open_window(the_ridge(path), path)
    assert "✓ Saved" in [one.text() for one in window.search_corner.findChildren(QLabel)]
    window.desk.do(cmd.Note("first"))
    window.close()
    assert desktop.windows == []
