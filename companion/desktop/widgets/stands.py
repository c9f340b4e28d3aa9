"""A unit's stands from the painter's corner on; each function gives the x behind what it drew."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from companion.desktop.widgets.look import Look, tokens
from companion.drawing.marks import Pips


def stands(painter: QPainter, look: Look, shown: Pips, side: str, size: str) -> float:
    """Draw stands of infantry or cavalry, those that are left filled."""
    w, h = (look.px(value) for value in tokens()["size"][size])
    slant = look.px(3) if shown.shape == "cavalry" else 0
    step, gap, x = w + look.px(2), look.px(3), 0.0
    begins: list[float] = []
    for zone in shown.zones:
        begins.extend(x + nth * step for nth in range(zone))
        x += zone * step + (gap if zone else 0)

    def draw(those: list[float], off: float) -> None:
        if not slant:
            painter.drawRects([QRectF(at + off, off, w, h) for at in those])
            return
        for at in those:
            corners = ((at + slant, 0), (at + w + slant, 0), (at + w, h), (at, h))
            painter.drawPolygon(QPolygonF([QPointF(left + off, top + off) for left, top in corners]))

    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color(look.side(side)))
    draw(begins[: shown.left], 0)
    if lost := begins[shown.left :]:
        painter.setPen(QPen(look.color("edge"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        draw(lost, 0.5)
    return x + slant


def guns(painter: QPainter, look: Look, shown: Pips, side: str, size: str) -> float:
    """Draw gun stands: whole discs, half ones for the damaged, empty ones for the lost."""
    d, x, color = look.px(tokens()["size"]["gun_pip"]) + (2 if size != "pip" else 0), 0.0, look.color(look.side(side))
    for nth in range(shown.start):
        disc = QRectF(x + 0.5, 0.5, d - 1, d - 1)
        sound = nth < shown.left - shown.damaged
        painter.setPen(QPen(color if nth < shown.left else look.color("edge"), 1))
        painter.setBrush(color if sound else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        if shown.left - shown.damaged <= nth < shown.left:
            painter.setBrush(color)
            painter.drawPie(disc, 90 * 16, 180 * 16)
        x += d + look.px(2)
    return x
