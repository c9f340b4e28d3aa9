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
        # A dialog that has just been opened takes the focus with the next events, and on a real screen once that has
        # answered: a person's next key comes after that. What pops up takes the keys before any window.
        QApplication.processEvents()
        if (popup := QApplication.activePopupWidget()) is not None:
            return popup.focusWidget() or popup
        top = QApplication.activeModalWidget() or self.window
        if not top.isActiveWindow():
            top.activateWindow()  # the screens of tests have no window manager, who would do it
            assert QTest.qWaitForWindowActive(top)
        return top.focusWidget() or top
