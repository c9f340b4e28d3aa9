"""Hands that count the keys they press."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


class Hands:
    """Presses keys wherever the focus is, in a window or a dialog before it, and counts them."""

    def __init__(self, window: QWidget) -> None:
        self.window, self.keys = window, 0

    def press(self, *keys: Qt.Key | str, with_control: bool = False) -> None:
        held = Qt.KeyboardModifier.ControlModifier if with_control else Qt.KeyboardModifier.NoModifier
        for key in keys:
            for one in key if isinstance(key, str) else (key,):
                self.keys += 1
                if isinstance(one, str):
                    QTest.keyClicks(self.focus(), one, held)
                else:
                    QTest.keyClick(self.focus(), one, held)

    def focus(self) -> QWidget:
        # A dialog that has just been opened takes the focus with the next events, as it does before a person's next key.
        QApplication.processEvents()
        top = QApplication.activeModalWidget() or self.window
        return top.focusWidget() or top
