"""What stands at the edges of the field: inches at rulers, the scale in inches and yards, the overview of the table."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from companion.desktop.maps.canvas import MapCanvas
from companion.desktop.maps.letters import font
from companion.field.shapes import Ground
from companion.games.miniatures.words.field.lying import Lying
from companion.language import lengths
from companion.language.tongue import number, tr

EVERY = 6
"""Inches from one figure of a ruler to the next."""
OVERVIEW = (109.0, 73.0)
"""Pixels of the design of the overview, for a table half as wide again as it is deep."""
_PAD, _TYPE = 9.0, 11.5


class Field(MapCanvas):
    """A field, as far as its edges ask."""

    ground: Ground
    yards: int
    """That an inch stands for; 0 where nothing is said of it."""
    lying: Lying


def put_edges(painter: QPainter, board: MapCanvas) -> None:
    """Paint rulers, scale and overview over the table."""
    put_rulers(painter, board)  # type: ignore[arg-type]
    put_scale(painter, board)  # type: ignore[arg-type]
    put_overview(painter, board)  # type: ignore[arg-type]


def put_rulers(painter: QPainter, board: Field) -> None:
    """Write the inches at the upper and left edge, each with its tick, counted from the south-west corner."""
    look, (wide, tall) = board.look, board.ground.table
    cut = font("text", look.px(_TYPE))
    painter.setFont(cut)
    metrics = QFontMetricsF(cut)
    halo = QColor(look.color("field.ground"))
    halo.setAlphaF(0.8)
    step = EVERY * max(1, math.ceil(look.px(34) / (EVERY * board.cell_size())))
    high, tick = metrics.height(), look.px(6)
    top, left = max(0.0, board.on_window((0.0, 0.0)).y()), max(0.0, board.on_window((0.0, 0.0)).x())
    for inch in range(0, math.floor(wide) + 1, step):
        x = board.on_window((inch, 0.0)).x()
        if look.px(26) < x < board.width() - look.px(12):
            _figure(painter, board, inch, QPointF(x, top + tick + high * 0.85), halo, middle=True)
            _tick(painter, board, QPointF(x, top), QPointF(x, top + tick))
    for inch in range(0, math.floor(tall) + 1, step):
        y = board.on_window((0.0, tall - inch)).y()
        if look.px(26) < y < board.height() - look.px(8):
            _figure(painter, board, inch, QPointF(left + tick + look.px(2), y + high * 0.3), halo, middle=False)
            _tick(painter, board, QPointF(left, y), QPointF(left + tick, y))


def _figure(painter: QPainter, board: Field, inch: int, at: QPointF, halo: QColor, *, middle: bool) -> None:
    words, metrics = number(inch), QFontMetricsF(painter.font())
    wide = metrics.horizontalAdvance(words)
    begin = QPointF(at.x() - wide / 2 if middle else at.x(), at.y())
    painter.fillRect(QRectF(begin.x() - 2, at.y() - metrics.ascent() + 1, wide + 4, metrics.ascent() + 2), halo)
    painter.setPen(board.look.color("ink2"))
    painter.drawText(begin, words)


def _tick(painter: QPainter, board: Field, one: QPointF, other: QPointF) -> None:
    painter.setPen(QPen(board.look.color("ink2"), 1))
    painter.drawLine(one, other)


class Bar(NamedTuple):
    """The bar of inches: where it stands in the window, and its words."""

    half: int
    """Inches of each of its two parts."""
    left: float
    right: float
    base: float
    said: str
    room: QRectF


def scale_bar(board: Field) -> Bar:
    """Give the bar at the right foot."""
    look = board.look
    half = next((inches for inches in (3, 6, 12, 24) if inches * board.cell_size() >= look.px(60)), 24)
    if 2 * half * board.cell_size() > board.width() * 0.5:
        half = 1
    long, cut = half * board.cell_size(), font("text", look.px(_TYPE))
    metrics = QFontMetricsF(cut)
    said = lengths.mark(2 * half, str(2 * half))
    if board.yards:
        said = tr("{inches} · {n} yards", inches=said, n=number(2 * half * board.yards))
    right = board.width() - look.px(20) - metrics.horizontalAdvance(said) / 2
    base, left = board.height() - look.px(16), right - 2 * long
    room = QRectF(left - look.px(10), base - look.px(20), 2 * long + look.px(20), look.px(27))
    room.setRight(right + metrics.horizontalAdvance(said) / 2 + look.px(6))
    return Bar(half, left, right, base, said, room)


def put_scale(painter: QPainter, board: Field) -> None:
    """Draw a bar of inches at the right foot, with what they are in yards."""
    look = board.look
    half, left, right, base, said, room = scale_bar(board)
    long, cut = (right - left) / 2, font("text", look.px(_TYPE))
    metrics = QFontMetricsF(cut)
    paper = QColor(look.color("field.ground"))
    paper.setAlphaF(0.92)
    painter.fillRect(room, paper)
    painter.setPen(QPen(look.color("ink"), look.px(3), c=Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(left, base), QPointF(left + long, base))
    painter.setPen(QPen(look.color("ink"), look.px(1), c=Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(left + long, base), QPointF(right, base))
    for x in (left, left + long, right):
        painter.drawLine(QPointF(x, base - look.px(4)), QPointF(x, base + look.px(4)))
    painter.setFont(cut)
    for x, words in ((left, "0"), (left + long, number(half)), (right, said)):
        painter.drawText(QPointF(x - metrics.horizontalAdvance(words) / 2, base - look.px(8)), words)


def overview_room(board: Field) -> QRectF | None:
    """Give the room of the overview at the left foot; None while the whole table is in sight."""
    look, (wide, tall) = board.look, board.ground.table
    corner, end = board.on_window((0.0, 0.0)), board.on_window((wide, tall))
    if corner.x() >= -1 and corner.y() >= -1 and end.x() <= board.width() + 1 and end.y() <= board.height() + 1:
        return None
    across = min(look.px(OVERVIEW[0]), look.px(OVERVIEW[1]) * wide / tall)
    high = across * tall / wide
    return QRectF(look.px(_PAD), board.height() - look.px(_PAD) - high, across, high)


def covered(board: MapCanvas) -> tuple[QRectF, ...]:
    """Give the rooms of the window that scale and overview lie on."""
    field: Field = board  # type: ignore[assignment]
    rim, over = board.look.px(3), overview_room(field)
    return (scale_bar(field).room, *([over.adjusted(-rim, -rim, rim, rim)] if over is not None else []))


def put_overview(painter: QPainter, board: Field) -> None:
    """Draw the table small, who stands where, and a frame around what is in sight."""
    room = overview_room(board)
    if room is None:
        return
    look, wide = board.look, board.ground.table[0]
    share = room.width() / wide
    painter.setPen(QPen(look.color("edge"), 1))
    painter.setBrush(look.color("sheet"))
    painter.drawRect(room.adjusted(-look.px(3), -look.px(3), look.px(3), look.px(3)))
    painter.save()
    painter.setClipRect(room)
    painter.fillRect(room, look.color("field.ground"))
    around = board.plan.board
    board.picture().put_whole(painter, QRectF(room.topLeft() + around.topLeft() * share, around.size() * share))
    for one in board.lying.standings:
        painter.setPen(QPen(look.color(look.side(one.side)), look.px(2)))
        (x, y), (u, v) = one.front
        painter.drawLine(room.topLeft() + QPointF(x, y) * share, room.topLeft() + QPointF(u, v) * share)
    corner = board.place(QPointF(0, 0))
    size = QPointF(board.width(), board.height()) / board.cell_size()
    seen = QRectF(room.topLeft() + corner * share, room.topLeft() + (corner + size) * share)
    painter.restore()
    painter.setPen(QPen(look.color("ink"), look.px(1.5)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(seen.intersected(room))


def overview_pressed(board: MapCanvas, at: QPointF) -> bool:
    """Bring what was pressed in the overview into the middle; false where it was pressed elsewhere."""
    field: Field = board  # type: ignore[assignment]
    room = overview_room(field)
    if room is None or not room.contains(at):
        return False
    place = (at - room.topLeft()) * (field.ground.table[0] / room.width())
    board.look_at((int(place.y()), int(place.x())))
    return True
