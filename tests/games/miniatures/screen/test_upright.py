"""A window on a screen that stands upright: the order of battle lies in a drawer, and the work has the room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.desktop.conftest import OpenWindow, a_line, a_session


def test_the_order_of_battle_is_a_drawer_there_and_a_column_elsewhere(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    order = window.drawers.of(window.order)
    window.resize(QSize(1024, 700))
    QApplication.processEvents()
    assert not order.folded
    window.resize(QSize(900, 1200))
    QApplication.processEvents()
    assert order.folded
    assert window.centre.width() > 800


def test_its_keys_open_the_drawer_and_escape_shuts_it(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    window.resize(QSize(900, 1200))
    QApplication.processEvents()
    window.run("tree")
    assert window.drawers.opened is window.drawers.of(window.order)
    assert window.order.tree.isVisible()
    QTest.keyClick(window.order.tree, Qt.Key.Key_Escape)
    assert window.drawers.opened is None
    window.run("filter")
    assert window.order.field.isVisible()
