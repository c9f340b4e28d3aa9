"""The count of the table, by keys alone."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.count_model import CountModel
from companion.games.miniatures.screen.counting import CountDialog
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.kernel.record import Done
from tests.desktop.conftest import a_line, a_session

STANDS, DISORDERED, LOW_AMMO, SILENCED, DAMAGED, FORMATION, MODE = range(7)


@pytest.fixture
def desk(qapp: QApplication) -> MiniaturesDesk:
    return MiniaturesDesk(a_session(a_line("move")))


@pytest.fixture
def dialog(desk: MiniaturesDesk, qtbot: QtBot) -> CountDialog:
    made = CountDialog(desk, Look())
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def go(dialog: CountDialog, unit: str, column: int) -> None:
    """Walk to a cell by arrows from where one stands."""
    ids = [one.id for one in dialog.model.units]
    for key, away in ((Qt.Key.Key_Up, -1), (Qt.Key.Key_Left, -1), (Qt.Key.Key_Down, 1), (Qt.Key.Key_Right, 1)):
        upright = key in (Qt.Key.Key_Up, Qt.Key.Key_Down)
        while True:
            here = dialog.grid.currentIndex()
            left = (ids.index(unit) - here.row()) if upright else column - here.column()
            if left * away <= 0:
                break
            QTest.keyClick(dialog.grid, key)
            assert dialog.grid.currentIndex() != here


def press(dialog: CountDialog, *keys: Any) -> None:
    for key in keys:
        QTest.keyClicks(dialog.grid, key) if isinstance(key, str) else QTest.keyClick(dialog.grid, key)


def cell(dialog: CountDialog, unit: str, column: int) -> str:
    ids = [one.id for one in dialog.model.units]
    return str(dialog.model.data(dialog.model.index(ids.index(unit), column)))


def test_a_count_by_keys_is_one_entry_with_its_reason_and_one_undo(desk: MiniaturesDesk, dialog: CountDialog) -> None:
    before = desk.view
    assert dialog.grid.hasFocus()
    go(dialog, "cutler", STANDS)
    press(dialog, "5")
    go(dialog, "davis", DISORDERED)
    press(dialog, " ")
    go(dialog, "hall", DAMAGED)
    press(dialog, "1")
    go(dialog, "pegram", MODE)
    press(dialog, " ")
    go(dialog, "archer", FORMATION)
    press(dialog, "  ")
    dialog.reason.setText("after supper")
    assert dialog.pays.answer() == "set_aside"
    QTest.keyClick(dialog.pays, Qt.Key.Key_Down)
    QTest.keyClick(dialog.grid, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert desk.log[-1].commands == (
        cmd.CountTable(
            {
                "cutler": {"stands": 5},
                "davis": {"disordered": True},
                "archer": {"formation": "attack-column"},
                "hall": {"damaged": 1},
                "pegram": {"limbered": True},
            },
            "after supper",
            "lost",
        ),
    )
    assert not dialog.isVisible()
    desk.undo()
    assert desk.view == before


def test_nothing_differs_says_so_and_cannot_be_applied(desk: MiniaturesDesk, dialog: CountDialog) -> None:
    assert dialog.apply.reason == "nothing differs"
    before = desk.session.head
    QTest.keyClick(dialog.grid, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert dialog.isVisible()
    assert desk.session.head == before
    go(dialog, "cutler", STANDS)
    press(dialog, "8")
    assert dialog.told.text() == "nothing differs"


def test_what_differs_shows_the_old_value_beside_the_new(dialog: CountDialog) -> None:
    go(dialog, "cutler", STANDS)
    press(dialog, "6")
    assert cell(dialog, "cutler", STANDS) == "6  (was 8)"
    assert dialog.told.text() == "one value differs"
    press(dialog, Qt.Key.Key_Delete)
    assert cell(dialog, "cutler", STANDS) == "8"
    assert dialog.told.text() == "nothing differs"


def test_digits_rub_out_and_begin_anew_in_each_cell(dialog: CountDialog) -> None:
    go(dialog, "cutler", STANDS)
    press(dialog, "12", Qt.Key.Key_Backspace)
    assert cell(dialog, "cutler", STANDS) == "1  (was 8)"
    press(dialog, Qt.Key.Key_Return)
    assert dialog.grid.currentIndex().row() == 1
    press(dialog, Qt.Key.Key_Up, "7", "+", "+", "-")
    assert cell(dialog, "cutler", STANDS) == "8"


def test_an_invalid_cell_is_told_in_place(dialog: CountDialog) -> None:
    go(dialog, "hall", DAMAGED)
    press(dialog, "9")
    assert "2 gun stands" in dialog.strip.words()
    assert "Hall" in dialog.apply.reason
    index = dialog.grid.currentIndex()
    assert "2 gun stands" in dialog.model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert "2 gun stands" in dialog.model.data(index, Qt.ItemDataRole.ToolTipRole)
    press(dialog, Qt.Key.Key_Backspace)
    assert "Give a number" in dialog.strip.words()
    press(dialog, "2")
    assert not dialog.strip.words()
    assert not dialog.apply.reason


def test_a_likely_slip_is_told_but_may_be_applied(dialog: CountDialog) -> None:
    go(dialog, "cutler", STANDS)
    press(dialog, "12")
    assert dialog.strip.words() == "More than the 8 it began with"
    assert dialog.apply.isEnabled()


def test_what_a_unit_has_not_takes_no_key(dialog: CountDialog) -> None:
    dialog.grid.setCurrentIndex(dialog.model.index(0, SILENCED))
    press(dialog, " ", "5", Qt.Key.Key_Delete)
    assert dialog.model.changes == {}


def test_letters_and_escape_do_not_count(desk: MiniaturesDesk, dialog: CountDialog) -> None:
    go(dialog, "cutler", STANDS)
    press(dialog, "x")
    assert dialog.model.changes == {}
    press(dialog, "5", Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert desk.unit("cutler").stands == 8


def test_the_count_goes_on_when_the_game_changes(desk: MiniaturesDesk, dialog: CountDialog) -> None:
    go(dialog, "davis", STANDS)
    press(dialog, "6")
    desk.do(cmd.LeaveTable("cutler"))
    assert dialog.grid.currentIndex().row() == [one.id for one in dialog.model.units].index("davis")
    assert cell(dialog, "davis", STANDS) == "6  (was 8)"
    desk.do(cmd.Override("davis", "stands", 6, "the same"))
    assert dialog.apply.reason == "nothing differs"
    desk.undo()
    assert dialog.apply.isEnabled()
    desk.do(cmd.LeaveTable("davis"))
    assert dialog.apply.reason == "nothing differs"


def test_a_closed_count_hears_nothing_more(desk: MiniaturesDesk, dialog: CountDialog, qapp: QApplication) -> None:
    dialog.reject()
    dialog.deleteLater()
    qapp.sendPostedEvents()
    qapp.processEvents()
    assert isinstance(desk.do(cmd.Note("after")), Done)


def test_the_model_keeps_qts_rules_through_counts_and_changes(desk: MiniaturesDesk) -> None:
    model = CountModel(desk)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            model.put(model.index(row, column), 1)
    desk.do(cmd.LeaveTable("cutler"), cmd.LeaveTable("hall"))
    model.refresh()
    assert model.rowCount() == 5
    assert tester is not None


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("percent", [75, 100, 200, 250])
def test_the_grid_shows_at_every_scale_what_differs_by_more_than_colour(
    desk: MiniaturesDesk, qtbot: QtBot, dark: bool, percent: int
) -> None:
    look = Look(dark=dark, percent=percent)
    dialog = CountDialog(desk, look)
    dialog.show()
    plain = dialog.grid.grab().toImage()
    dialog.model.put(dialog.model.index(0, STANDS), 5)
    assert dialog.grid.grab().toImage() != plain
    assert dialog.grid.rowHeight(0) == look.px(28)
    dialog.reject()


def test_a_count_that_is_only_odd_is_set_with_a_reason(dialog: CountDialog, desk: MiniaturesDesk) -> None:
    first = dialog.model.units[0]
    go(dialog, first.id, STANDS)
    press(dialog, "66")
    assert not dialog.model.faults
    assert not dialog.apply.isEnabled()
    assert "would have been put in by hand; with a reason it is set all the same" in dialog.strip.words()
    dialog.reason.setFocus()
    QTest.keyClicks(dialog.reason, "a new regiment")
    assert dialog.apply.isEnabled()
    dialog.accept()
    assert next(one.stands for one in desk.view.units if one.id == first.id) == 66
