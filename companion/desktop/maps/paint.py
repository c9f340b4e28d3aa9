"""Painting a map's shapes: each is made ready once for a scale and a look, then put on as often as wanted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from companion.desktop.widgets.look import Look, load_fonts, tokens
from companion.drawing.shapes import Face, Layer, Line, Stroke, Words, thick
from companion.kernel import shelf

_FILES = ("Besley_400Regular.ttf", "Besley_400Regular_Italic.ttf")
_HALO, _HALO_TYPE, _HALO_ALPHA = 3.2, 12.0, 0.85
"""Of the halo around letters: its width in points where they are of a usual size, that size, its strength."""
_COPIES = 12
_STRAIGHT = 2
"""A line of so many points is straight."""
_MEASURED = 100
"""Letters are measured at so many pixels."""


class Inked(NamedTuple):
    """Paths or straight lines with their pen and ground, in pixels from the map's origin.

    Many small ones are painted several times as fast as one large one.
    """

    paths: tuple[QPainterPath, ...]
    lines: tuple[QLineF, ...]
    pen: QPen
    brush: QBrush
    alpha: float


class Plate(NamedTuple):
    """Words as a picture, made once for all that say the same in one size; painted on whole pixels of the screen."""

    picture: QImage
    at: QPointF
    """Where its baseline begins, in pixels from the map's origin."""
    inside: QPointF
    """How far that is from the picture's corner, in pixels of the screen."""


@cache
def _load() -> None:
    """Bundle the look's cuts, and those that only a map needs."""
    load_fonts()
    for name in _FILES:
        QFontDatabase.addApplicationFontFromData(shelf.resource_bytes("fonts", name))


@cache
def font(face: Face, pixels: int) -> QFont:
    """Give the font of a face."""
    _load()
    families = tokens()["fonts"]
    display = face in ("name", "place", "water")
    made = QFont(families["display" if display else "text"]["family"])
    made.setPixelSize(max(1, pixels))
    made.setWeight(QFont.Weight(600 if face in ("name", "strong") else 400))
    made.setItalic(face == "water")
    # Hinted letters are wider at some sizes than at others: names would hop while one zooms.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@cache
def measure(text: str, face: Face, size: float) -> float:
    """Give how wide a text is, in the unit of its size."""
    return QFontMetricsF(font(face, _MEASURED)).horizontalAdvance(text) * size / _MEASURED


def ready(layers: Iterable[Layer], look: Look, cell: float, fine: float = 1.0) -> tuple[Inked | Plate, ...]:
    """Make shapes ready for a scale: a hex or square is `cell` pixels high, each of `fine` pixels of the screen."""
    return tuple(one for layer in layers for shape in layer.shapes for one in _ready(shape, look, cell, fine))


def put(painter: QPainter, made: Iterable[Inked | Plate]) -> None:
    """Paint what is ready; the painter's origin is the map's."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for one in made:
        if isinstance(one, Plate):
            _put_plate(painter, one)
            continue
        painter.setOpacity(one.alpha)
        painter.setPen(one.pen)
        painter.setBrush(one.brush)
        for path in one.paths:
            painter.drawPath(path)
        if one.lines:
            painter.drawLines(one.lines)
    painter.setOpacity(1.0)


def _put_plate(painter: QPainter, one: Plate) -> None:
    begin = painter.deviceTransform().map(one.at) - one.inside
    ratio = painter.device().devicePixelRatioF()
    world = painter.worldTransform()
    painter.setOpacity(1.0)
    # On whole pixels of the screen, whatever the map's own scale: letters half a pixel off are grey.
    painter.resetTransform()
    one.picture.setDevicePixelRatio(ratio)
    painter.drawImage(QPointF(round(begin.x()) / ratio, round(begin.y()) / ratio), one.picture)
    painter.setWorldTransform(world)


def _ready(shape: Stroke | Words, look: Look, cell: float, fine: float) -> Iterator[Inked | Plate]:
    if isinstance(shape, Words):
        yield from _turned(shape, look, cell) if shape.angle else (_level(shape, look, cell, fine),)
        return
    point = thick(cell)
    pen = QPen(Qt.PenStyle.NoPen)
    if shape.token and shape.width:
        cap = Qt.PenCapStyle.FlatCap if shape.flat else Qt.PenCapStyle.RoundCap
        join = Qt.PenJoinStyle.MiterJoin if shape.closed else Qt.PenJoinStyle.RoundJoin
        pen = QPen(look.color(shape.token), shape.width * point, Qt.PenStyle.SolidLine, cap, join)
        if shape.dash:
            pen.setDashPattern([part / shape.width for part in shape.dash])
    brush = QBrush(look.color(shape.fill)) if shape.fill else QBrush(Qt.BrushStyle.NoBrush)
    made = tuple(_path(shape, line, cell, point) for line in shape.lines)
    if shape.fill and not shape.apart:
        # Two neighbours painted one by one are each half transparent at their common edge.
        ground = QPainterPath()  # one, so that no seam shows between neighbours
        for one in made:
            ground.addPath(one)
        yield Inked((ground,), (), pen, brush, shape.alpha)
    elif not shape.fill and all(len(line) == _STRAIGHT for line in shape.lines):
        ends = ((path.elementAt(0), path.elementAt(1)) for path in made)
        lines = tuple(QLineF(one.x, one.y, other.x, other.y) for one, other in ends)
        yield Inked((), lines, pen, brush, shape.alpha)
    else:
        yield Inked(made, (), pen, brush, shape.alpha)


def _path(shape: Stroke, line: Line, cell: float, point: float) -> QPainterPath:
    path = QPainterPath()
    k, (x, y) = cell, (0.0, 0.0)
    if shape.anchor is not None:
        k, (x, y) = point, (shape.anchor[0] * cell, shape.anchor[1] * cell)
    path.moveTo(x + line[0][0] * k, y + line[0][1] * k)
    for place in line[1:]:
        path.lineTo(x + place[0] * k, y + place[1] * k)
    if shape.closed:
        path.closeSubpath()
    return path


def _level(words: Words, look: Look, cell: float, fine: float) -> Plate:
    """Give words that stand level."""
    point = thick(cell)
    size = words.size * point
    halo = look.color(words.halo).rgb() if words.halo else None
    picture, inside, wide = _plate(words.text, words.face, size * fine, look.color(words.token).rgb(), halo)
    left = words.shift[0] * point - {"left": 0.0, "center": wide / 2, "right": wide}[words.align] / fine
    return Plate(picture, QPointF(words.at[0] * cell + left, words.at[1] * cell + words.shift[1] * point), inside)


@lru_cache(maxsize=2000)
def _plate(text: str, face: Face, size: float, ink: int, halo: int | None) -> tuple[QImage, QPointF, float]:
    """Draw words once, so many pixels of the screen high; give where their baseline begins and how long they are."""
    cut, k = font(face, _MEASURED), size / _MEASURED
    wide = QFontMetricsF(cut).horizontalAdvance(text) * k
    rim = math.ceil(_HALO * size / _HALO_TYPE) + 1
    inside = QPointF(rim, rim + math.ceil(size))
    made = QImage(
        math.ceil(wide) + 2 * rim, math.ceil(1.35 * size) + 2 * rim, QImage.Format.Format_ARGB32_Premultiplied
    )
    made.fill(Qt.GlobalColor.transparent)
    outline = QPainterPath()
    outline.addText(QPointF(0, 0), cut, text)
    placed = QTransform()
    placed.translate(inside.x(), inside.y())
    placed.scale(k, k)
    path = placed.map(outline)
    around = _haloed(path, made, QColor(halo), _HALO * size / _HALO_TYPE / 2) if halo is not None else None
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if around is not None:
        painter.setOpacity(_HALO_ALPHA)
        painter.drawImage(0, 0, around)
        painter.setOpacity(1.0)
    painter.fillPath(path, QColor(ink))
    painter.end()
    return made, inside, wide


def _haloed(path: QPainterPath, room: QImage, color: QColor, far: float) -> QImage:
    """Give letters broadened: put on all around, which is far quicker than drawing their outline broadly."""
    letters, around = QImage(room), QImage(room)
    painter = QPainter(letters)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, color)
    painter.end()
    painter = QPainter(around)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for nth in range(_COPIES):
        turn = math.tau * nth / _COPIES
        painter.drawImage(QPointF(far * math.cos(turn), far * math.sin(turn)), letters)
    painter.end()
    return around


def _halo(color: QColor, wide: float) -> QPen:
    return QPen(color, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _turned(words: Words, look: Look, cell: float) -> Iterator[Inked]:
    """Give words as outlines that turn; under them the halo that keeps them from lines."""
    point = thick(cell)
    size = words.size * point
    cut = font(words.face, _MEASURED)
    k = size / _MEASURED
    wide = QFontMetricsF(cut).horizontalAdvance(words.text) * k
    left = words.shift[0] * point - {"left": 0.0, "center": wide / 2, "right": wide}[words.align]
    outline = QPainterPath()
    outline.addText(QPointF(0, 0), cut, words.text)
    turned = QTransform()
    turned.translate(words.at[0] * cell, words.at[1] * cell)
    turned.rotate(words.angle)
    turned.translate(left, words.shift[1] * point)
    turned.scale(k, k)
    path = turned.map(outline)
    if words.halo:
        pen = _halo(look.color(words.halo), _HALO * point)
        yield Inked((path,), (), pen, QBrush(Qt.BrushStyle.NoBrush), _HALO_ALPHA)
    yield Inked((path,), (), QPen(Qt.PenStyle.NoPen), QBrush(look.color(words.token)), 1.0)
