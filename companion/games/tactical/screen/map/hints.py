"""What is painted anew with every frame: what follows the cursor, and the figures at the window's edges."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from companion.desktop.maps import rulers
from companion.desktop.maps.canvas import MapCanvas
from companion.desktop.maps.letters import font
from companion.desktop.maps.paint import Sheet, put
from companion.drawing.shapes import Layer, Shape, Stroke
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.words.map.geometry import centre
from companion.games.tactical.words.map.laying import bracketed, trail_shapes
from companion.games.tactical.words.map.marks import Hint
from companion.language.tongue import number, tr

_TYPE = 11.0
"""Pixels of the design: the type of the scale."""
_PAD = 5.0
_LEAST_BAR = 70.0
"""Pixels of the design that the scale bar is long at least."""


class Squares(MapCanvas):
    """A map of squares, as far as what is painted over it asks."""

    ground: Ground
    hint: Hint
    yards: int
    """That a square is wide; 0 where nothing is said of it."""


def put_hint(painter: QPainter, board: Squares) -> None:
    """Paint the way that would be gone, the shot that would be fired, and the words at the cursor."""
    hint = board.hint
    scale = board.look.percent / 100
    shapes: list[Shape] = []
    if hint.way is not None:
        shapes += trail_shapes(hint.way, board.cell_size() / scale)
    if hint.shot is not None:
        shapes.append(Stroke((tuple(map(centre, hint.shot)),), "wine", 2.0, flat=True))
        shapes += bracketed(hint.shot[1])
    if shapes:
        origin = board.on_window((0.0, 0.0))
        sheet = Sheet(board.colors(), board.cell_size() / scale, scale, board.devicePixelRatioF(), origin)
        put(painter, [Layer("hint", tuple(shapes))], sheet)
    if hint.text and board.hover is not None:
        _put_text(painter, board, hint.text)


def _put_text(painter: QPainter, board: Squares, text: str) -> None:
    """Write words below the square under the cursor, in the window whatever the square."""
    look, pad = board.colors(), board.look.px(_PAD)
    cut = font("strong", board.look.px(12))
    metrics = QFontMetricsF(cut)
    lines = text.split("\n")
    wide, tall = max(map(metrics.horizontalAdvance, lines)) + 2 * pad, metrics.height() * len(lines) + pad
    half = board.cell_size() / 2
    at = board.spot(board.hover or (0, 0)) + QPointF(half + 3, half + 3)
    left = min(at.x(), board.width() - wide - 2)
    top = at.y() if at.y() + tall < board.height() - 2 else at.y() - 2 * half - 6 - tall
    box = QRectF(left, top, wide, tall)
    painter.setPen(look.color("edge"))
    painter.setBrush(look.color("sheet"))
    painter.drawRect(box)
    painter.setFont(cut)
    painter.setPen(look.color("ink"))
    for nth, line in enumerate(lines):
        painter.drawText(QPointF(left + pad, top + pad / 2 + metrics.ascent() + nth * metrics.height()), line)


def put_rulers(painter: QPainter, board: Squares) -> None:
    """Write the figures of columns at the window's upper edge, of rows at its left, wherever the map stands."""
    across = {nth: board.spot((0, nth)).x() for nth in range(board.ground.columns)}
    down = {nth: board.spot((nth, 0)).y() for nth in range(board.ground.rows)}
    cursor = board.hover or board.selected
    rulers.put_rulers(painter, board, across, down, (None, None) if cursor is None else (cursor[1], cursor[0]))


def put_scale(painter: QPainter, board: Squares) -> None:
    """Draw a bar of some squares' length in the lower right corner, with its yards."""
    if not board.yards:
        return
    look, scale = board.colors(), board.look.percent / 100
    many = next((step for step in (2, 5, 10) if step * board.cell_size() >= _LEAST_BAR * scale), 10)
    wide, high = many * board.cell_size(), 6 * scale
    cut = font("text", board.look.px(_TYPE))
    said = tr("{n} yards", n=number(many * board.yards))
    room = QRectF(board.width() - wide - 26 * scale, board.height() - 32 * scale, wide + 20 * scale, 26 * scale)
    paper = QColor(look.color("map.board"))  # a copy: the look keeps its own
    paper.setAlphaF(0.86)
    painter.fillRect(room, paper)
    left, base = room.left() + 10 * scale, room.bottom() - high
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color("ink"))
    painter.drawRect(QRectF(left, base - 3 * scale, wide / 2, 3 * scale))
    painter.setPen(QPen(look.color("ink"), scale))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(left, base - 3 * scale, wide, 3 * scale))
    painter.setFont(cut)
    painter.drawText(QPointF(left, base - 7 * scale), "0")
    metrics = QFontMetricsF(cut)
    painter.drawText(QPointF(left + wide - metrics.horizontalAdvance(said), base - 7 * scale), said)
