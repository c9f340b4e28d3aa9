"""The rules reference: searched as one types, walked by keys and mouse, at every scale, light and dark."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.dialogs.reference import Reference
from companion.desktop.widgets.look import Look
from companion.kernel.shelf import ruleset_texts

RULING = "D10-RUL-MOVE-CAV-ROAD"


def sources() -> dict[str, str]:
    texts = ruleset_texts("miniatures")
    return {f"rules/{name}": text for name, text in texts.items() if name not in ("clauses.toml", "rulings.toml")}


@pytest.fixture
def look() -> Look:
    return Look()


@pytest.fixture
def reference(look: Look, qtbot: QtBot) -> Iterator[Reference]:
    made = Reference(look, sources(), {}, kind="miniatures")
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def names(reference: Reference) -> list[str]:
    return [reference.list.item(place).toolTip() for place in range(reference.list.count())]


def key(widget: QWidget, code: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, code, held)


def test_it_opens_on_the_contents_with_every_page_in_the_list(reference: Reference) -> None:
    assert not reference.isModal()
    assert "The rules" in reference.text.toPlainText()
    assert len(names(reference)) == len(reference.pages.names())
    assert reference.count.text() == f"{len(names(reference))} of {len(names(reference))} pages"


def test_with_a_parent_it_is_still_a_window_of_its_own(look: Look, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    made = Reference(look, sources(), parent=parent, kind="miniatures")
    assert made.isWindow()
    assert made.windowTitle() == "Rules reference"


def test_the_list_is_a_model_by_qts_own_rules(reference: Reference) -> None:
    QAbstractItemModelTester(reference.list.model(), QAbstractItemModelTester.FailureReportingMode.Fatal)
    for text in ("fire", "fire roll", "nothing has these words", ""):
        reference.field.setText(text)
        assert reference.list.model().rowCount() == len(reference.pages.search(text))


def test_the_list_narrows_as_one_types_and_says_when_nothing_is_left(reference: Reference) -> None:
    QTest.keyClicks(reference.field, "enfilade")
    assert "D10-FIRE-MOD-ENFILADE" in names(reference)
    assert len(names(reference)) < 20
    QTest.keyClicks(reference.field, " xyzzy")
    assert names(reference) == []
    assert reference.empty.isVisible()
    assert not reference.list.isVisible()
    reference.field.clear()
    assert reference.list.isVisible()
    assert not reference.empty.isVisible()


def test_arrows_walk_the_list_from_the_field_and_enter_goes_to_the_page(reference: Reference) -> None:
    reference.field.setFocus()
    QTest.keyClicks(reference.field, "d10-fire-effect")
    found = names(reference)
    key(reference.field, Qt.Key.Key_Down)
    assert reference.current == found[0]
    key(reference.field, Qt.Key.Key_Down)
    key(reference.field, Qt.Key.Key_Down)
    key(reference.field, Qt.Key.Key_Up)
    assert reference.current == found[1]
    key(reference.field, Qt.Key.Key_PageDown)
    assert reference.current == found[min(11, len(found) - 1)]
    key(reference.field, Qt.Key.Key_Return)
    assert reference.text.hasFocus()


def test_enter_alone_takes_the_first_line(reference: Reference) -> None:
    QTest.keyClicks(reference.field, "d10-charge-result-swept")
    key(reference.field, Qt.Key.Key_Return)
    assert reference.current == "D10-CHARGE-RESULT-SWEPT"
    assert "swept from the field" in reference.text.toPlainText().lower()


def test_a_link_is_followed_by_tab_and_enter_and_come_back_from(reference: Reference) -> None:
    reference.show_clause("D10-MAN-RADIUS")
    reference.text.setFocus()
    key(reference.text, Qt.Key.Key_Tab)
    key(reference.text, Qt.Key.Key_Return)
    assert reference.current == "maneuver"
    key(reference, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert reference.current == "D10-MAN-RADIUS"
    key(reference, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert reference.current == "maneuver"


def test_a_link_is_followed_by_the_mouse(reference: Reference) -> None:
    reference.show_clause(RULING)
    cursor = reference.text.document().find("D10-MOVE-ROAD-CAV")
    cursor.movePosition(QTextCursor.MoveOperation.Left)
    place = reference.text.cursorRect(cursor).center() + QPoint(8, 0)
    QTest.mouseClick(reference.text.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert reference.current == "D10-MOVE-ROAD-CAV"
    assert "Cavalry: road" in reference.text.toPlainText()


def test_back_and_forward_are_off_where_there_is_nothing(reference: Reference) -> None:
    assert not reference.to_back.isEnabled()
    reference.show_clause("charge")
    reference.show_clause("charge")
    reference.to_back.click()
    assert reference.current == ""
    assert not reference.to_back.isEnabled()
    reference.to_forward.click()
    assert reference.current == "charge"
    assert not reference.to_forward.isEnabled()
    reference.forward()
    assert reference.current == "charge"


def test_a_new_way_forgets_the_old_forward_one(reference: Reference) -> None:
    reference.show_clause("charge")
    reference.back()
    reference.show_clause("musketry")
    assert not reference.to_forward.isEnabled()
    reference.to_all.click()
    assert reference.current == ""


def test_the_line_of_the_page_is_lit_and_choosing_a_line_shows_its_page(reference: Reference) -> None:
    reference.show_clause("D10-FIRE-ROLL")
    assert reference.list.currentItem().toolTip() == "D10-FIRE-ROLL"
    reference.field.setText("breakthrough")
    assert reference.list.currentItem() is None
    reference.list.setCurrentRow(0)
    assert reference.current == names(reference)[0]
    assert reference.to_back.isEnabled()


def test_an_unknown_name_is_told_with_the_nearest_ones_and_no_line_is_lit(reference: Reference) -> None:
    reference.show_clause("D10-FIRE-ROL")
    text = reference.text.toPlainText()
    assert "There is no clause, ruling or chart of this name." in text
    assert "D10-FIRE-ROLL" in text
    assert reference.list.currentItem() is None


def test_another_reading_is_shown_when_the_game_changes(reference: Reference) -> None:
    reference.show_clause(RULING)
    assert "✓ x 2, the movement chart" in reference.text.toPlainText()
    reference.read(sources(), {RULING: 1})
    assert reference.current == RULING
    assert "✓ x 3, the March Column card" in reference.text.toPlainText()


def test_it_follows_theme_and_scale_without_losing_the_page(reference: Reference, look: Look) -> None:
    reference.show_clause("musketry")
    before = reference.text.document().defaultStyleSheet()
    small = reference.list.sizeHintForRow(0)
    look.change(dark=True, percent=200)
    assert reference.text.document().defaultStyleSheet() != before
    assert look.color("union").name() in reference.text.document().defaultStyleSheet()
    assert "Withering fire" in reference.text.toPlainText()
    assert reference.list.sizeHintForRow(0) == 2 * small
    assert not reference.grab().isNull()


def test_control_f_goes_to_the_field_and_escape_closes(reference: Reference) -> None:
    reference.field.setText("fire")
    reference.text.setFocus()
    key(reference, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert reference.field.hasFocus()
    assert reference.field.selectedText() == "fire"
    key(reference, Qt.Key.Key_Escape)
    assert not reference.isVisible()


def test_everything_in_it_has_an_accessible_name(reference: Reference) -> None:
    for part in (
        reference.field,
        reference.list,
        reference.text,
        reference.to_back,
        reference.to_forward,
        reference.to_all,
    ):
        assert part.accessibleName()
    line = reference.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "chart" in line
