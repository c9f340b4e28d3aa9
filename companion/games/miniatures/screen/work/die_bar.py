"""The foot of a step: its die, whose it is and how it is typed, and what rolls it; it never scrolls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, row


class DieBar(QWidget):
    """Die and words at the left, buttons at the right, under a heavy rule."""

    def __init__(self, look: Look, die: QWidget, words: Sequence[QWidget], buttons: Sequence[QWidget]) -> None:
        super().__init__()
        self._look = look
        said = QWidget()
        lines = column(*words)
        lines.insertStretch(0)
        lines.addStretch(1)
        said.setLayout(lines)
        line = row(die, said, *buttons, spacing=look.px(10))
        line.setContentsMargins(0, look.px(5), 0, look.px(2))
        line.setStretch(1, 1)
        self.setLayout(line)
        self.setMinimumHeight(look.px(58))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rule."""
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), self._look.px(1.5), self._look.color("ink"))
        painter.end()
