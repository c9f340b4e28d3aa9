"""Something that a hand drags: what it is, and its name under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QRectF, Qt
from PySide6.QtGui import QDrag, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look


def carry(source: QWidget, look: Look, what: QMimeData, name: str) -> None:
    """Drag something until the hand lets go, or Escape is pressed; whoever it falls on takes it."""
    drag = QDrag(source)
    drag.setMimeData(what)
    shown = _tag(look, name, source.devicePixelRatioF())
    drag.setPixmap(shown)
    # Beside the pointer, not under it: a hand wants to see whom it is over.
    drag.setHotSpot(QPoint(-look.px(12), look.px(4)))
    drag.exec(Qt.DropAction.CopyAction)


def _tag(look: Look, name: str, ratio: float) -> QPixmap:
    wide, high = paint.width(look, name, bold=True) + look.px(16), look.px(24)
    made = QPixmap(round(wide * ratio), round(high * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(look.color("lamp-row"))
    painter = QPainter(made)
    painter.setPen(QPen(look.color("ink"), 1))
    painter.drawRect(QRectF(0.5, 0.5, wide - 1.5, high - 1.5))
    paint.text(painter, look, QRectF(look.px(8), 0, wide, high), name, bold=True)
    painter.end()
    return made
