"""An emblem before a unit's name: a badge of the house in the colour of the side, or a picture of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from companion.drawing.emblems import BADGES, GRID
from companion.drawing.paths import path


def emblem(painter: QPainter, box: QRectF, name: str, colour: QColor, pictures: Mapping[str, bytes]) -> bool:
    """Draw an emblem in a square; says whether there was one: a picture may be missing or damaged."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    drawn = True
    if name in BADGES:
        painter.translate(box.topLeft())
        painter.scale(box.width() / GRID, box.height() / GRID)
        painter.fillPath(_outline(name), colour)
    elif name in pictures and not (image := _image(pictures[name])).isNull():
        size = QSizeF(image.size()).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(box.topLeft(), size)
        place.moveCenter(box.center())
        painter.drawImage(place, image)
    else:
        drawn = False
    painter.restore()
    return drawn


def there(name: str, pictures: Mapping[str, bytes]) -> bool:
    """Say whether there is something to draw for an emblem."""
    return name in BADGES or name in pictures


@lru_cache(maxsize=64)
def _outline(name: str) -> QPainterPath:
    found = QPainterPath()
    found.setFillRule(Qt.FillRule.WindingFill)
    for letter, *given in path(BADGES[name].path):
        at = [float(one) for one in given]
        match letter:
            case "M":
                found.moveTo(*at)
            case "L":
                found.lineTo(*at)
            case "Q":
                found.quadTo(*at)
            case _:
                found.closeSubpath()
    return found


@lru_cache(maxsize=64)
def _image(raw: bytes) -> QImage:
    found = QImage()
    found.loadFromData(raw, "PNG")
    return found
