"""The sheet of keys is read from its top, in tables that stand under each other."""

from __future__ import annotations

from PySide6.QtGui import QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from companion.desktop.desk.panel import KeyHint
from companion.desktop.shell.key_sheet import KeySheet, sheet
from companion.desktop.widgets.acts import Act
from companion.desktop.widgets.look import Look


def an_act(nth: int, menu: str) -> Act:
    return Act(f"act-{nth}", f"Act number {nth}", lambda: None, f"Ctrl+{nth % 10}", menu, lambda: "")


def test_it_opens_at_its_top_with_tables_of_one_width_and_a_word_over_each_column(qapp: QApplication) -> None:
    acts = {one.id: one for one in (an_act(nth, "Game" if nth < 50 else "Step") for nth in range(80))}
    made = KeySheet(Look(), sheet(acts, ("Game", "Step"), [KeyHint(("M",), "move")]))
    made.show()
    made.text.setFocus()
    QTest.qWait(1)
    assert made.text.verticalScrollBar().maximum() > 0
    assert made.text.verticalScrollBar().value() == 0
    tables = [one for one in made.text.document().rootFrame().childFrames() if isinstance(one, QTextTable)]
    outline = made.text.document().documentLayout()
    assert len(tables) == 3
    assert len({outline.frameBoundingRect(one).width() for one in tables}) == 1
    for table in tables:
        assert all(table.cellAt(0, nth).firstCursorPosition().block().text() for nth in range(2))
    made.reject()
