"""Places in a painted row that can be pressed: buttons with their keys, and chips that are on or off."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look

HIGH, GAP = 22, 6
"""Pixels of the design: of a button in a row, and between two."""


class Spot(NamedTuple):
    """A place that can be pressed."""

    act: str
    words: str
    key: str = ""
    on: bool | None = None
    """Of a chip: whether it is on; None for a button."""
    off: str = ""
    """Why it cannot be pressed, "" where it can."""
    primary: bool = False


def wide(look: Look, spot: Spot) -> float:
    """Give how wide a place is."""
    room = paint.width(look, spot.words, "small", bold=True) + look.px(14)
    room += look.px(14) if spot.on is not None else 0
    room += paint.width(look, spot.off, "small") + look.px(6) if spot.off else 0
    return room + (paint.key_width(look, spot.key) + look.px(5) if spot.key and not spot.off else 0)


def laid(look: Look, spots: Iterable[Spot], left: float, top: float, room: float) -> list[tuple[Spot, QRectF]]:
    """Lay places out from the left; what finds no room in a line stands in the next."""
    found: list[tuple[Spot, QRectF]] = []
    x, y = left, top
    for spot in spots:
        taken = min(wide(look, spot), room)
        if x > left and x + taken > left + room:
            x, y = left, y + look.px(HIGH + GAP)
        found.append((spot, QRectF(x, y, taken, look.px(HIGH))))
        x += taken + look.px(GAP)
    return found


def below(placed: Sequence[tuple[Spot, QRectF]], otherwise: float) -> float:
    """Give where the last line of places ends."""
    return max((box.bottom() for _, box in placed), default=otherwise)


def at(placed: Iterable[tuple[Spot, QRectF]], place: QPointF) -> Spot | None:
    """Give what is pressed at a place; what is off is nothing."""
    return next((spot for spot, box in placed if box.contains(place) and not spot.off), None)


def draw(painter: QPainter, look: Look, placed: Iterable[tuple[Spot, QRectF]]) -> None:
    """Paint places."""
    for spot, box in placed:
        _draw(painter, look, spot, box)


def _draw(painter: QPainter, look: Look, spot: Spot, box: QRectF) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = look.px(1.5) if spot.on else 1
    token = "rule" if spot.off or spot.on is False else "ink" if spot.on else "edge"
    painter.setPen(QPen(look.color("primary.fill" if spot.primary and not spot.off else token), edge))
    fill = "primary.fill" if spot.primary else "sheet"
    painter.setBrush(look.color(fill) if not spot.off and spot.on is not False else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), look.px(3), look.px(3))
    painter.restore()
    letters = "ink3" if spot.off or spot.on is False else "primary.text" if spot.primary else "ink"
    x = box.left() + look.px(7)
    if spot.on is not None:
        paint.text(
            painter,
            look,
            QRectF(x - look.px(1), box.top(), look.px(14), box.height()),
            "✓" if spot.on else "✕",
            kind="small",
            token="sage" if spot.on else "ink3",
            bold=True,
        )
        x += look.px(14)
    right = box.right() - look.px(6)
    if spot.off:
        room = paint.width(look, spot.off, "small")
        paint.text(
            painter, look, QRectF(right - room, box.top(), room + 2, box.height()), spot.off, kind="small", token="wine"
        )
        right -= room + look.px(6)
    elif spot.key:
        right -= paint.key_width(look, spot.key)
        paint.key(painter, look, QPointF(right, box.top() + (box.height() - look.px(16)) / 2), spot.key)
        right -= look.px(4)
    words = QRectF(x, box.top(), right - x + 2, box.height())
    paint.text(painter, look, words, spot.words, kind="small", bold=spot.on is not False, token=letters, narrow=85)
