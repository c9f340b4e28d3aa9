"""The frame of dialogs: Enter does it once and closes, a refusal stands in place, Esc closes without doing anything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.desk.desk import Desk
from companion.desktop.dialogs.framed import Deciding
from companion.desktop.dialogs.palette import Find, Palette
from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from tests.desktop.conftest import a_line, a_session


class Noting(Deciding):
    """Writes a note about a unit."""

    def __init__(self, desk: Desk, look: Look, unit: str) -> None:
        super().__init__(desk, look, "A note", does="Write it")
        self.unit, self.field = unit, QLineEdit()
        for part in (self.strip, self.field):
            self.lines.addWidget(part)
        self.lines.addLayout(self.foot())

    def accept(self) -> None:
        """Write it."""
        self.carry_out(cmd.Note(text="seen", unit=self.unit))


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk(a_session(a_line()))
    yield made
    made.close()


def opened(desk: Desk, qtbot: QtBot, unit: str) -> Noting:
    dialog = Noting(desk, Look(), unit)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.field.setFocus()
    return dialog


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_does_it_from_a_field_once(key: Qt.Key, desk: Desk, qtbot: QtBot) -> None:
    dialog, head = opened(desk, qtbot, "hall"), desk.session.head
    QTest.keyClick(dialog.field, key)
    assert desk.session.head == head + 1
    assert not dialog.isVisible()


def test_a_refusal_stands_in_the_dialog_which_stays(desk: Desk, qtbot: QtBot) -> None:
    dialog, head = opened(desk, qtbot, "nobody"), desk.session.head
    dialog.apply.click()
    assert desk.session.head == head
    assert dialog.isVisible()
    assert "nobody" in dialog.strip.words()


def test_esc_closes_and_nothing_is_done(desk: Desk, qtbot: QtBot) -> None:
    dialog, head = opened(desk, qtbot, "hall"), desk.session.head
    QTest.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert desk.session.head == head


def test_enter_on_a_button_does_what_stands_on_it(desk: Desk, qtbot: QtBot) -> None:
    dialog, head = opened(desk, qtbot, "hall"), desk.session.head
    dialog.cancel.setFocus()
    QTest.keyClick(dialog.cancel, Qt.Key.Key_Return)
    assert desk.session.head == head
    assert not dialog.isVisible()


def test_a_search_that_finds_nothing_says_so(qtbot: QtBot) -> None:
    def run() -> None:
        """Nothing is done."""

    behind = QWidget()
    qtbot.addWidget(behind)
    palette = Palette(Look(), [Find("a", "command", "Undo", "", "", run, "undo")], behind)
    assert palette.none.isHidden()
    QTest.keyClicks(palette.field, "xyzzy")
    assert not palette.none.isHidden()
    palette.field.clear()
    assert palette.none.isHidden()
