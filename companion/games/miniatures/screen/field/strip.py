"""What the strips below the field have in common: what is told at the left, its sum at the right over the way on."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look


class SplitStrip(QWidget):
    """Two parts beside each other, and the primary button under the right one."""

    HIGH = 120
    """Pixels of the design."""

    def __init__(self, look: Look, left: QWidget, right: QWidget, primary: KeyButton) -> None:
        super().__init__()
        self.look, self.primary = look, primary
        self._left, self._right = left, right
        for part in (left, right, primary):
            part.setParent(self)

    def right_width(self) -> int:
        """Give the pixels of the design that the right part has at most."""
        return 250

    def sizeHint(self) -> QSize:
        """Give the strip's height."""
        return QSize(self.look.px(400), self.look.px(self.HIGH))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each part its room."""
        super().resizeEvent(event)
        self.part()

    def part(self) -> None:
        """Part the room between the two."""
        look, wide, tall = self.look, self.width(), self.height()
        right = min(look.px(self.right_width()), wide * 2 // 5)
        high, pad = self.primary.sizeHint().height(), look.px(12)
        self._left.setGeometry(0, 0, wide - right, tall)
        self._right.setGeometry(wide - right, 0, right, tall - high - look.px(10))
        self.primary.setGeometry(wide - right + pad, tall - high - look.px(8), right - 2 * pad, high)
