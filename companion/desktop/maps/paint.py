"""Painting a map's shapes: their outlines are made once, whatever the scale, and only those in sight are painted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QTransform

from companion.desktop.maps.letters import Placed, Turned, alike, before, measure, put_haloed, put_plain, put_turned
from companion.desktop.widgets.look import Look
from companion.drawing.shapes import Layer, Line, Stroke, Words, thick

_STRAIGHT = 2
"""A line of so many points is straight."""
_KEPT = 20_000
"""Outlines kept; a battle with all it can show has a quarter of them."""
_AT_A_TIME, _LINES_AT_A_TIME = 8, 100
"""Paths and lines from one rest to the next."""
_EVERYWHERE = QRectF(-1e6, -1e6, 2e6, 2e6)


class Outline(NamedTuple):
    """A stroke's paths or straight lines, in map coordinates, or points of the design where it has an anchor.

    Many small ones are painted several times as fast as one large one.
    """

    paths: tuple[QPainterPath, ...]
    lines: tuple[QLineF, ...]
    bounds: QRectF


class Sheet(NamedTuple):
    """What a map is painted on: how large, how it looks, and which part of it is in sight."""

    look: Look
    cell: float
    """Pixels of the design that a hex or square is high: they make lines and letters thick."""
    more: float = 1.0
    """Pixels of the window for one of the design."""
    ratio: float = 1.0
    """Pixels of the screen for one of the window."""
    corner: QPointF = QPointF()
    """Where the map's origin lies, in pixels of the window."""
    room: QRectF = _EVERYWHERE
    """What is in sight, in map coordinates."""

    @property
    def point(self) -> float:
        """Give how many pixels of the window a point of the design is."""
        return thick(self.cell) * self.more

    @property
    def size(self) -> float:
        """Give how many pixels of the window a hex or square is high."""
        return self.cell * self.more


_outlines: dict[int, tuple[Stroke, Outline]] = {}
"""By identity, with what keeps it: strokes are made once and never changed, and to hash one would take too long."""


def put(painter: QPainter, layers: Iterable[Layer], sheet: Sheet) -> None:
    """Paint layers at once."""
    for _ in putting(painter, layers, sheet):
        pass


def putting(painter: QPainter, layers: Iterable[Layer], sheet: Sheet) -> Iterator[None]:
    """Paint what is in sight, a little at a time."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for layer in layers:
        words: list[Placed] = []
        for shape in layer.shapes:
            if isinstance(shape, Words) and not shape.angle:
                if _meets(shape, sheet):
                    words.append(_placed(shape, sheet))
                continue
            yield from _put_words(painter, words, sheet.ratio)
            words.clear()
            if isinstance(shape, Words):
                if _meets(shape, sheet):
                    _put_turned(painter, shape, sheet)
            else:
                yield from _put_stroke(painter, shape, sheet)
            yield
        yield from _put_words(painter, words, sheet.ratio)
    painter.resetTransform()
    painter.setOpacity(1.0)


# ---- strokes


def outline_of(shape: Stroke) -> Outline:
    """Give a stroke's outline, made when it is first asked for."""
    kept = _outlines.get(id(shape))
    if kept is None:
        if len(_outlines) >= _KEPT:
            _outlines.clear()
        kept = _outlines[id(shape)] = shape, _outlined(shape)
    return kept[1]


def _outlined(shape: Stroke) -> Outline:
    if not shape.fill and all(len(line) == _STRAIGHT for line in shape.lines):
        lines = tuple(QLineF(*one, *other) for one, other in shape.lines)
        return Outline((), lines, _around(shape.lines))
    paths = tuple(_path(line, closed=shape.closed) for line in shape.lines)
    if shape.fill and not shape.apart:
        # Two neighbours painted one by one are each half transparent at their common edge.
        ground = QPainterPath()  # one, so that no seam shows between neighbours
        for one in paths:
            ground.addPath(one)
        paths = (ground,)
    bounds = _around(shape.lines)
    return Outline(paths, (), bounds)


def _around(lines: Iterable[Line]) -> QRectF:
    """Give the room of lines; a straight one has some too, or it would meet nothing."""
    places = [place for line in lines for place in line]
    if not places:
        return QRectF()
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    return QRectF(left, top, right - left, bottom - top)


def _path(line: Line, *, closed: bool) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(*line[0])
    for place in line[1:]:
        path.lineTo(*place)
    if closed:
        path.closeSubpath()
    return path


def _put_stroke(painter: QPainter, shape: Stroke, sheet: Sheet) -> Iterator[None]:
    """Paint a stroke, a part at a time."""
    made, size = outline_of(shape), sheet.size
    unit, origin = size, sheet.corner
    if shape.anchor is not None:
        unit, origin = sheet.point, sheet.corner + QPointF(*shape.anchor) * size
    broad = shape.width * sheet.point
    if not _near(made.bounds, unit, origin - sheet.corner, broad + 1, sheet):
        return
    pen = QPen(Qt.PenStyle.NoPen)
    if shape.token and shape.width:
        cap = Qt.PenCapStyle.FlatCap if shape.flat else Qt.PenCapStyle.RoundCap
        join = Qt.PenJoinStyle.MiterJoin if shape.closed else Qt.PenJoinStyle.RoundJoin
        pen = QPen(sheet.look.color(shape.token), broad / unit, Qt.PenStyle.SolidLine, cap, join)
        if shape.dash:
            pen.setDashPattern([part / shape.width for part in shape.dash])
    painter.setTransform(QTransform(unit, 0, 0, unit, origin.x(), origin.y()))
    painter.setOpacity(shape.alpha)
    painter.setPen(pen)
    painter.setBrush(QBrush(sheet.look.color(shape.fill)) if shape.fill else Qt.BrushStyle.NoBrush)
    for nth, path in enumerate(made.paths):
        painter.drawPath(path)
        if nth % _AT_A_TIME == _AT_A_TIME - 1:
            yield
    for begin in range(0, len(made.lines), _LINES_AT_A_TIME):
        painter.drawLines(made.lines[begin : begin + _LINES_AT_A_TIME])
        yield


def _near(bounds: QRectF, unit: float, origin: QPointF, rim: float, sheet: Sheet) -> bool:
    """Say whether what is painted is in sight; a straight line too, whose room is nothing to QRectF."""
    room, size = sheet.room, sheet.size
    if room is _EVERYWHERE:
        return True
    left, top = origin.x() + bounds.x() * unit, origin.y() + bounds.y() * unit
    return (
        left - rim <= room.right() * size
        and top - rim <= room.bottom() * size
        and left + bounds.width() * unit + rim >= room.left() * size
        and top + bounds.height() * unit + rim >= room.top() * size
    )


# ---- words


def _meets(words: Words, sheet: Sheet) -> bool:
    """Say whether words may be in sight: around their place as far as they reach, whatever their turn."""
    room = sheet.room
    if room is _EVERYWHERE:
        return True
    far = measure(words.text, words.face, words.size) + 2 * words.size + abs(words.shift[0]) + abs(words.shift[1])
    far *= sheet.point / sheet.size
    x, y = words.at
    return room.left() - far <= x <= room.right() + far and room.top() - far <= y <= room.bottom() + far


def _placed(words: Words, sheet: Sheet) -> Placed:
    look, point, size = sheet.look, sheet.point, sheet.size
    begin = QPointF(
        sheet.corner.x() + words.at[0] * size - before(words) * point,
        sheet.corner.y() + words.at[1] * size + words.shift[1] * point,
    )
    halo = look.color(words.halo).rgb() if words.halo else None
    ratio = sheet.ratio
    return Placed(words, begin * ratio, words.size * point * ratio, look.color(words.token).rgb(), halo)


def _put_words(painter: QPainter, words: list[Placed], ratio: float) -> Iterator[None]:
    painter.resetTransform()
    for run in alike(words):
        if run[0].halo is None:
            put_plain(painter, run, ratio)
            yield
        else:
            for one in run:
                put_haloed(painter, one, ratio)
                yield


def _put_turned(painter: QPainter, words: Words, sheet: Sheet) -> None:
    painter.resetTransform()
    at = sheet.corner + QPointF(*words.at) * sheet.size
    halo = sheet.look.color(words.halo) if words.halo else None
    put_turned(painter, words, Turned(at, sheet.point, sheet.look.color(words.token), halo))
