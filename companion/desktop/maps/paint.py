"""Painting a map's shapes: each is made ready once for a scale and a look, then put on as often as wanted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from companion import data
from companion.desktop.look import Look, load_fonts, tokens
from companion.present.maps.shapes import Face, Layer, Line, Stroke, Words, thick

_FILES = ("Besley_400Regular.ttf", "Besley_400Regular_Italic.ttf")
_HALO = 3.2
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


@cache
def _load() -> None:
    """Bundle the look's cuts, and those that only a map needs."""
    load_fonts()
    for name in _FILES:
        QFontDatabase.addApplicationFontFromData(data.resource_bytes("fonts", name))


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
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@cache
def measure(text: str, face: Face, size: float) -> float:
    """Give how wide a text is, in the unit of its size."""
    return QFontMetricsF(font(face, _MEASURED)).horizontalAdvance(text) * size / _MEASURED


def ready(layers: Iterable[Layer], look: Look, cell: float) -> tuple[Inked, ...]:
    """Make shapes ready for a scale: a hex or square is `cell` pixels high."""
    return tuple(one for layer in layers for shape in layer.shapes for one in _ready(shape, look, cell))


def put(painter: QPainter, inked: Iterable[Inked]) -> None:
    """Paint what is ready; the painter's origin is the map's."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for one in inked:
        painter.setOpacity(one.alpha)
        painter.setPen(one.pen)
        painter.setBrush(one.brush)
        for path in one.paths:
            painter.drawPath(path)
        if one.lines:
            painter.drawLines(one.lines)
    painter.setOpacity(1.0)


def _ready(shape: Stroke | Words, look: Look, cell: float) -> Iterator[Inked]:
    if isinstance(shape, Words):
        yield from _lettered(shape, look, cell)
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
    if shape.fill:
        ground = QPainterPath()  # one, so that no seam shows between neighbours
        for one in made:
            ground.addPath(one)
        yield Inked((ground,), (), pen, brush, shape.alpha)
    elif all(len(line) == _STRAIGHT for line in shape.lines):
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


def _lettered(words: Words, look: Look, cell: float) -> Iterator[Inked]:
    """Give words as outlines, so that they turn and scale; under them the halo that keeps them from lines."""
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
        pen = QPen(look.color(words.halo), _HALO * point, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                   Qt.PenJoinStyle.RoundJoin)  # fmt: skip
        yield Inked((path,), (), pen, QBrush(Qt.BrushStyle.NoBrush), 0.85)
    yield Inked((path,), (), QPen(Qt.PenStyle.NoPen), QBrush(look.color(words.token)), 1.0)
