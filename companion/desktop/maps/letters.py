"""A map's letters: level words of one size are put on together; those with a halo are pictures, made once."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGlyphRun,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QRawFont,
    QTransform,
)

from companion.desktop.widgets.look import load_fonts, tokens
from companion.drawing.shapes import Face, Words
from companion.kernel import shelf

_FILES = ("Besley_400Regular.ttf", "Besley_400Regular_Italic.ttf")
_HALO, _HALO_TYPE, _HALO_ALPHA = 3.2, 12.0, 0.85
"""Of the halo around letters: its width in points where they are of a usual size, that size, its strength."""
_COPIES = 12
_MEASURED = 100
"""Letters are measured at so many pixels."""
_PART = {"left": 0.0, "center": 0.5, "right": 1.0}
"""The part of their length by which words begin before their place."""


class Placed(NamedTuple):
    """Words where they are put: pixels of the screen from the picture's corner, and pixels of the screen high."""

    words: Words
    begin: QPointF
    size: float
    ink: int
    halo: int | None


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
    made.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    return made


@cache
def measure(text: str, face: Face, size: float) -> float:
    """Give how wide a text is, in the unit of its size."""
    return _wide(text, face) * size / _MEASURED


@cache
def _wide(text: str, face: Face) -> float:
    return QFontMetricsF(font(face, _MEASURED)).horizontalAdvance(text)


def before(words: Words) -> float:
    """Give how far before their place words begin, in points of the design."""
    return measure(words.text, words.face, words.size) * _PART[words.align] - words.shift[0]


# ---- level words without a halo


@cache
def _letter(face: Face, letter: str) -> tuple[int, float]:
    """Give a letter's glyph and how far it leads, measured."""
    raw = QRawFont.fromFont(font(face, _MEASURED))
    (glyph,) = raw.glyphIndexesForString(letter)[:1] or (0,)
    return glyph, QFontMetricsF(font(face, _MEASURED)).horizontalAdvance(letter)


@lru_cache(maxsize=64)
def _sized(face: Face, size: float) -> QRawFont:
    made = QRawFont.fromFont(font(face, _MEASURED))
    made.setPixelSize(size)
    return made


def put_plain(painter: QPainter, those: Iterable[Placed], ratio: float) -> None:
    """Put level words of one face, size and ink on, all at once; the painter's origin is the picture's corner."""
    glyphs: list[int] = []
    places: list[QPointF] = []
    first: Placed | None = None
    for one in those:
        first = first or one
        k = one.size / _MEASURED / ratio
        # On whole pixels of the screen, whatever the map's own scale: letters half a pixel off are grey.
        x, y = round(one.begin.x()) / ratio, round(one.begin.y()) / ratio
        for letter in one.words.text:
            glyph, wide = _letter(one.words.face, letter)
            glyphs.append(glyph)
            places.append(QPointF(x, y))
            x += wide * k
    if first is None:
        return
    run = QGlyphRun()
    run.setRawFont(_sized(first.words.face, first.size / ratio))
    run.setGlyphIndexes(glyphs)
    run.setPositions(places)
    painter.setOpacity(1.0)
    painter.setPen(QColor(first.ink))
    painter.drawGlyphRun(QPointF(0, 0), run)


# ---- level words with a halo


def put_haloed(painter: QPainter, one: Placed, ratio: float) -> None:
    """Put words with a halo on whole pixels of the screen; the painter's origin is the picture's corner."""
    picture, inside = _plate(one.words.text, one.words.face, one.size, one.ink, one.halo or 0)
    begin = one.begin - inside
    painter.setOpacity(1.0)
    picture.setDevicePixelRatio(ratio)
    painter.drawImage(QPointF(round(begin.x()) / ratio, round(begin.y()) / ratio), picture)


@lru_cache(maxsize=2000)
def _plate(text: str, face: Face, size: float, ink: int, halo: int) -> tuple[QImage, QPointF]:
    """Draw words once, so many pixels of the screen high; give where in the picture their baseline begins."""
    cut, k = font(face, _MEASURED), size / _MEASURED
    rim = math.ceil(_HALO * size / _HALO_TYPE) + 1
    inside = QPointF(rim, rim + math.ceil(size))
    made = QImage(
        math.ceil(_wide(text, face) * k) + 2 * rim,
        math.ceil(1.35 * size) + 2 * rim,
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    made.fill(Qt.GlobalColor.transparent)
    outline = QPainterPath()
    outline.addText(QPointF(0, 0), cut, text)
    placed = QTransform()
    placed.translate(inside.x(), inside.y())
    placed.scale(k, k)
    path = placed.map(outline)
    around = _haloed(path, made, QColor(halo), _HALO * size / _HALO_TYPE / 2)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(_HALO_ALPHA)
    painter.drawImage(0, 0, around)
    painter.setOpacity(1.0)
    painter.fillPath(path, QColor(ink))
    painter.end()
    return made, inside


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


# ---- words that turn


class Turned(NamedTuple):
    """How words are put that turn: about a place, in pixels, as large as a point of the design is."""

    at: QPointF
    point: float
    ink: QColor
    halo: QColor | None


def put_turned(painter: QPainter, words: Words, how: Turned) -> None:
    """Put words on as outlines; under them the halo that keeps them from lines."""
    at, point, ink, halo = how
    outline = QPainterPath()
    outline.addText(QPointF(0, 0), font(words.face, _MEASURED), words.text)
    turned = QTransform()
    turned.translate(at.x(), at.y())
    turned.rotate(words.angle)
    turned.translate(-before(words) * point, words.shift[1] * point)
    turned.scale(words.size * point / _MEASURED, words.size * point / _MEASURED)
    path = turned.map(outline)
    if halo is not None:
        painter.setOpacity(_HALO_ALPHA)
        painter.strokePath(
            path, QPen(halo, _HALO * point, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
    painter.setOpacity(1.0)
    painter.fillPath(path, ink)


def alike(those: Iterable[Placed]) -> Iterator[list[Placed]]:
    """Part words into runs, one after the other, that can be put on at once."""
    run: list[Placed] = []
    for one in those:
        if run and (run[0].words.face, run[0].size, run[0].ink, run[0].halo) != (
            one.words.face,
            one.size,
            one.ink,
            one.halo,
        ):
            yield run
            run = []
        run.append(one)
    if run:
        yield run
