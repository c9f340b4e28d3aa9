"""The outlines of a photograph, each with its word: what was found, what was not, what may not, whose nobody knows."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.screen.photograph.shown import DASHED, DOTTED, SOLID
from companion.language.tongue import tr

LINE, BOX, GAP = 22, 24, 14


class Legend(Painted):
    """Four boxes with their words, in as many lines as they need."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setAccessibleName(", ".join(words for words, _, _ in self._samples()))
        self._fit()

    def _samples(self) -> tuple[tuple[str, str, Qt.PenStyle], ...]:
        return (
            (tr("tag found"), "ink", SOLID),
            (tr("not found: where it stood"), "ink", DASHED),
            (tr("may not have moved"), "wine", SOLID),
            (tr("tag without a unit"), "ink", DOTTED),
        )

    def _places(self) -> Iterator[tuple[float, int, tuple[str, str, Qt.PenStyle]]]:
        """Yield where each begins, and in which line."""
        x, line = 0.0, 0
        for one in self._samples():
            wide = self.look.px(BOX + 6) + paint.width(self.look, one[0], "small")
            if x and x + wide > self.width():
                x, line = 0.0, line + 1
            yield x, line, one
            x += wide + self.look.px(GAP)

    def _fit(self) -> None:
        lines = 1 + max(line for _, line, _ in self._places())
        self.setFixedHeight(lines * self.look.px(LINE))

    def sizeHint(self) -> QSize:
        """Give the size of two boxes beside each other."""
        return QSize(self.look.px(300), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take as many lines as are needed."""
        super().resizeEvent(event)
        self._fit()

    def draw(self, painter: QPainter) -> None:
        """Draw the boxes and the words."""
        look = self.look
        for x, line, (words, token, style) in self._places():
            top = line * look.px(LINE)
            box = QRectF(x + 1.5, top + look.px(5), look.px(BOX) - 3, look.px(12))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.color(token), look.px(2.0), style))
            painter.drawRect(box)
            room = QRectF(x + look.px(BOX + 6), top, self.width() - x - look.px(BOX + 6), look.px(LINE))
            paint.text(painter, look, room, words, kind="small", token="ink2")
