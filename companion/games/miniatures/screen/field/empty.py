"""The dashed box on a field on which nobody stands yet: what is so, and the keys that change it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen, Qt

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.language.tongue import tr

_ROW, _PAD = 24, 12
PHOTOGRAPH, BY_HAND = "Ctrl O", "P"


class EmptyField(Painted):
    """A sentence, and a line for each way to fill the field."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.ways = ((PHOTOGRAPH, tr("a photograph of the table")), (BY_HAND, tr("place by hand")))
        self.said = tr("No unit has a place yet")
        self.setAccessibleName(self.said)
        self.setAccessibleDescription("; ".join(f"{key}: {words}" for key, words in self.ways))

    def sizeHint(self) -> QSize:
        """Give the size of the sentence and its lines."""
        look = self.look
        wide = max(paint.width(look, words) for _, words in self.ways) + look.px(100)
        high = look.px(_ROW) * (len(self.ways) + 1) + 2 * look.px(_PAD)
        return QSize(round(max(look.px(300), wide)), high)

    def draw(self, painter: QPainter) -> None:
        """Draw the box."""
        look = self.look
        painter.fillRect(self.rect(), look.color("paper"))
        painter.setPen(QPen(look.color("edge"), 1, Qt.PenStyle.DashLine))
        painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, self.height() - 1))
        left, wide = float(look.px(_PAD)), self.width() - 2 * look.px(_PAD)
        top = float(look.px(_PAD))
        paint.text(painter, look, QRectF(left, top, wide, look.px(_ROW)), self.said, bold=True, narrow=80)
        keys = max(paint.key_width(look, key) for key, _ in self.ways) + look.px(10)
        for key, words in self.ways:
            top += look.px(_ROW)
            paint.key(painter, look, QPointF(left, top + look.px(4)), key)
            room = QRectF(left + keys, top, wide - keys, look.px(_ROW))
            paint.text(painter, look, room, words, token="ink2", narrow=80)
