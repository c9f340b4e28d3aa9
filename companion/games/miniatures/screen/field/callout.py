"""A box of lines at the edge of the field, with a hair to what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from companion.desktop.maps.canvas import MapCanvas
from companion.desktop.widgets import paint
from companion.drawing.shapes import Point

_LINE, _PAD, _EDGE, _RIM = 20, 10, 4, 34
_CLEAR = 7.0
"""Inches of the table around what they are about that lines leave free: who fires and at whom stand within."""


def callout_room(board: MapCanvas, lines: Sequence[str], about: Point | None) -> QRectF | None:
    """Give the room of lines in the nearest corner that leaves free what they are about; None where there is none."""
    if not lines:
        return None
    look = board.look
    wide = max(_width(board, one) for one in lines) + 2 * look.px(_PAD) + look.px(_EDGE)
    high = len(lines) * look.px(_LINE) + look.px(_PAD)
    spot = board.on_window(about) if about is not None else None
    if wide > board.width() - 2 * look.px(_RIM) or high > board.height() / 2:
        return None
    return _corner(board, wide, high, spot)


def put_callout(painter: QPainter, board: MapCanvas, lines: Sequence[str], about: Point | None) -> None:
    """Paint lines with a hair to what they are about; the first words of each are strong."""
    look, box = board.look, callout_room(board, lines, about)
    spot = board.on_window(about) if about is not None else None
    if box is None:
        return
    if spot is not None:
        painter.setPen(QPen(look.color("ink"), look.px(1)))
        painter.drawLine(_nearest(box, spot), spot)
    painter.setPen(QPen(look.color("ink"), look.px(1.2)))
    painter.setBrush(look.color("sheet"))
    painter.drawRect(box)
    painter.fillRect(QRectF(box.left(), box.top(), look.px(_EDGE), box.height()), look.color("ink"))
    for nth, one in enumerate(lines):
        top = box.top() + look.px(_PAD) / 2 + nth * look.px(_LINE)
        room = QRectF(box.left() + look.px(_EDGE + _PAD), top, box.width(), look.px(_LINE))
        strong, rest = _parts(one)
        x = room.left() + paint.text(painter, look, room, strong, kind="body", bold=True)
        room.setLeft(x)
        paint.text(painter, look, room, rest, kind="small", token="ink2")


def _parts(line: str) -> tuple[str, str]:
    """Give the words up to the first comma or colon, and the rest."""
    at = min((place for sign in (", ", ": ") if (place := line.find(sign)) >= 0), default=-1)
    return (line[: at + 2], line[at + 2 :]) if at >= 0 else (line, "")


def _width(board: MapCanvas, line: str) -> float:
    strong, rest = _parts(line)
    return paint.width(board.look, strong, bold=True) + paint.width(board.look, rest, "small")


def _corner(board: MapCanvas, wide: float, high: float, spot: QPointF | None) -> QRectF:
    """Give the box in the nearest corner clear of a place, of those that hold neither scale nor overview.

    Where none is clear it is the farthest one.
    """
    rim, low = board.look.px(_RIM), board.look.px(100)
    right, foot = board.width() - wide - board.look.px(12), board.height() - high - low
    boxes = [QRectF(x, y, wide, high) for x in (rim, right) for y in (rim, foot)]
    if spot is None:
        return boxes[0]
    far = {nth: QLineF(_nearest(box, spot), spot).length() for nth, box in enumerate(boxes)}
    clear = [nth for nth, away in far.items() if away >= _CLEAR * board.cell_size()]
    return boxes[min(clear, key=far.__getitem__) if clear else max(far, key=far.__getitem__)]


def _nearest(box: QRectF, spot: QPointF) -> QPointF:
    return QPointF(min(max(spot.x(), box.left()), box.right()), min(max(spot.y(), box.top()), box.bottom()))
