"""The history of a unit on the screen: it follows the game and the selection, by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.history import HistoryBrush, HistoryDialog, HistoryPanel
from companion.kernel.record import Done
from tests.desktop.conftest import a_line, a_session


@pytest.fixture
def desk(qapp: QApplication) -> MiniaturesDesk:
    made = MiniaturesDesk(a_session(a_line("move")))
    made.do(cmd.Override("davis", "stands", 6, "a miscount"))
    made.do(cmd.Note("it stands", "davis"))
    made.do(cmd.Note("so does he", "cutler"))
    return made


def opened(desk: MiniaturesDesk, qtbot: QtBot, name: str = "davis", look: Look | None = None) -> HistoryDialog:
    made = HistoryDialog(desk, look or Look(), name)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def entries(panel: HistoryPanel) -> list[int]:
    return [row.entry for row in panel.model.rows()]


def test_the_newest_entry_is_under_the_keys_and_enter_asks_for_its_working(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot)
    asked: list[int] = []
    dialog.working.connect(asked.append)
    assert entries(dialog.panel) == [3, 2]
    assert dialog.panel.list.hasFocus()
    QTest.keyClick(dialog.panel.list, Qt.Key.Key_Return)
    QTest.keyClick(dialog.panel.list, Qt.Key.Key_Down)
    QTest.keyClick(dialog.panel.list, Qt.Key.Key_Return)
    assert asked == [3, 2]
    QTest.keyClick(dialog.panel.list, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_it_follows_what_is_done_and_undone(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot)
    desk.do(cmd.Override("davis", "stands", 5, "again"))
    assert entries(dialog.panel)[0] == 5
    desk.undo()
    assert dialog.panel.model.rows()[0].note == "undone"
    assert dialog.panel.told.text() == "This player turn: 2, in all: 2, undone: 1"
    desk.do(cmd.LeaveTable("davis"))
    assert entries(dialog.panel)[0] == 6


def test_a_unit_without_a_history_says_so(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "hall")
    assert dialog.panel.empty.isVisible()
    assert dialog.panel.empty.accessibleName() == "Nothing has happened to it yet."
    desk.do(cmd.Note("at last", "hall"))
    assert dialog.panel.list.isVisible()
    assert not dialog.panel.empty.isVisible()


def test_a_panel_without_a_name_follows_the_selection(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    panel = HistoryPanel(desk, Look())
    qtbot.addWidget(panel)
    panel.show()
    assert "Choose a unit" in panel.empty.accessibleName()
    desk.select("cutler")
    assert entries(panel) == [4]
    desk.select("davis")
    assert entries(panel) == [3, 2]
    desk.select("")
    assert entries(panel) == []


def test_its_model_keeps_qts_rules(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    panel = HistoryPanel(desk, Look(), "davis")
    qtbot.addWidget(panel)
    tester = QAbstractItemModelTester(panel.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for nth in range(130):
        desk.do(cmd.Note(str(nth), "davis" if nth % 2 else "cutler"))
    desk.undo()
    assert len(entries(panel)) == 67
    assert panel.model.rowCount() <= 67
    assert tester is not None


def test_a_closed_history_hears_nothing_more(desk: MiniaturesDesk, qtbot: QtBot, qapp: QApplication) -> None:
    dialog = opened(desk, qtbot)
    dialog.reject()
    dialog.deleteLater()
    qapp.sendPostedEvents()
    qapp.processEvents()
    assert isinstance(desk.do(cmd.Note("after")), Done)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("percent", [75, 100, 200, 250])
def test_an_undone_entry_differs_by_more_than_colour_at_every_scale(
    desk: MiniaturesDesk, qtbot: QtBot, dark: bool, percent: int
) -> None:
    look, brush = Look(dark=dark, percent=percent), HistoryBrush()
    dialog = opened(desk, qtbot, look=look)
    before = dialog.panel.list.grab().toImage()
    first = dialog.panel.model.rows()[0]
    desk.goto(2)
    assert dialog.panel.list.grab().toImage() != before
    undone = dialog.panel.model.rows()[0]
    assert "undone" in brush.aloud(undone)
    assert brush.height(look, undone, 600) == brush.height(look, first, 600) >= look.px(46)
    dialog.reject()
