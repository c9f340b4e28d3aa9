"""What a referee needs at hand in a battle: rules, journal, his seat, notes, rulings, resigning, points, keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.dialogs.confirming import ResignDialog
from companion.desktop.dialogs.house_rules import HouseRules
from companion.desktop.dialogs.override import OverrideDialog
from companion.games.tactical.screen.ending import NoteDialog
from companion.games.tactical.screen.points import PointsDialog
from companion.kernel.overriding.orders import SetOption
from tests.games.tactical.screen.conftest import OpenBattle, a_battle, to_operations
from tests.games.tactical.screen.test_orders import SEYMOUR, chosen, met, press


def test_a_note_stands_in_the_journal(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.run("note")
    dialog = window.evening.dialog
    assert isinstance(dialog, NoteDialog)
    assert dialog.apply.reason
    dialog.text.setText("The mist lifts")
    QTest.keyClick(dialog.text, Qt.Key.Key_Return)
    assert any("The mist lifts" in row.head for row in window.journal.model.rows())


def test_a_ruling_is_read_otherwise_by_whoever_sits_there(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.run("set-option")
    assert isinstance(window.evening.dialog, HouseRules)
    window.evening.dialog.reject()
    window.desk.do(SetOption(option="ANT-R-ZOC-WHO", value=1, reason="house"))
    assert window.desk.view.options == {"ANT-R-ZOC-WHO": 1}
    assert window.desk.seat == "union"


def test_the_referee_sets_any_value_with_a_reason(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    window.run("override")
    window.evening.dialog.accept()  # he takes the seat first
    dialog = window.evening.dialog
    assert isinstance(dialog, OverrideDialog)
    assert dialog.target.answer() == SEYMOUR
    dialog.field.put("fatigue")
    dialog._renew()
    dialog.value.put(35)
    dialog.reason.put("a hot march")
    dialog.accept()
    assert chosen(window).fatigue == 35
    assert any("a hot march" in row.head for row in window.journal.model.rows())


@pytest.mark.clause("ANT-10.0b", "ANT-10.0c", "ANT-R-END")
def test_resigning_ends_the_battle_and_everything_may_be_examined(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    window.run("resign")
    dialog = window.evening.dialog
    assert isinstance(dialog, ResignDialog)
    dialog.accept()
    assert window.desk.view.over
    assert window.result.isVisible()
    assert "Victory" in window.result.heading.accessibleName() or "Draw" in window.result.heading.accessibleName()
    window.map.picked.emit("confederate:law-a")
    assert window.desk.selection == "confederate:law-a"
    assert window.unit.rows.rows()
    press(window, "1")
    assert not window.desk.undo_words
    window.run("end")
    assert "the battle is over" in window.refusal.words().lower()


def test_the_points_are_counted_row_by_row(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle(met())
    window.run("end")
    window.evening.dialog.accept()
    qtbot.waitUntil(lambda: not window.desk.moving)
    window.run("points")
    dialog = window.evening.dialog
    assert isinstance(dialog, PointsDialog)
    score = window.desk.session.score()
    lost = [row for row in dialog.ledger.rows() if row.label == "Confederate infantrymen"]
    assert lost[0].value.startswith(f"{score.lines[0].count:,} × 1")
    assert dialog.ledger.total().replace("−", "-").replace("+", "").replace(",", "") == str(score.points)


@pytest.mark.clause("ANT-7.3n")
def test_h_lists_every_key(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    press(window, "h")
    text = window.evening.dialog.text.toPlainText()
    for words in ("force the march", "the next unit in the square", "F8", "Ctrl Z", "zones of control"):
        assert words in text
    window.evening.dialog.reject()


def test_f1_opens_the_clause_of_the_order(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    assert window.clause == "ANT-2.3b"
    window.ordering.pick(SEYMOUR)
    press(window, "f")
    assert window.clause == "ANT-7.13g"
    window.run("clause")
    assert window.evening.reference.isVisible()


def test_the_search_finds_units_places_and_orders(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle(), activate=1))
    found = {find.id: find for find in window.evening.finds()}
    found[SEYMOUR].run()
    assert chosen(window).id == SEYMOUR
    assert found["force-march"].reason
    found = {find.id: find for find in window.evening.finds()}
    assert not found["force-march"].reason
    assert found["reorganise"].reason == "not in this game"
    dunker = next(find for find in found.values() if find.title == "Dunker Church")
    dunker.run()
    assert window.desk.looking is not None


def test_a_whole_phase_by_keyboard_alone(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle(a_battle())
    QTest.keyClick(window.divisions.list, Qt.Key.Key_Return)
    QTest.keyClick(window, Qt.Key.Key_F8)
    QTest.keyClick(window.evening.dialog, Qt.Key.Key_Return)
    assert window.desk.view.phase.kind == "operation"
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert window.focusWidget() is window.map
    press(window, "n")
    first = chosen(window)
    press(window, "1")
    assert chosen(window).square != first.square or window.refusal.words()
    press(window, Qt.Key.Key_Down, Qt.Key.Key_Return, "m", "n", "d", "3")
    QTest.keyClick(window, Qt.Key.Key_F8)
    QTest.keyClick(window.evening.dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert window.desk.view.phase.side == "confederate"
