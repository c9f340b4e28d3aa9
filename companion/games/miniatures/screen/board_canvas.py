"""What the board is painted on: lines of text on a baseline that give way before they collide, and every word kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from companion.desktop.widgets.look import Look
from companion.language.escaping import line

Align = Literal["left", "middle", "right"]


class Type(NamedTuple):
    """How a line is set: a use of the look's type, a size where it is not that of the use, a token of colour."""

    kind: str
    px: int = 0
    bold: bool = False
    token: str = "ink"
    spread: float = 100.0
    """Letter spacing in percent."""


class Canvas:
    """A painter at the design's scale; `said` holds every string that was put on it."""

    def __init__(
        self,
        painter: QPainter,
        look: Look,
        said: list[str],
        scale: float,
        pictures: Mapping[str, bytes] | None = None,
    ) -> None:
        self.painter, self.look, self.said = painter, look, said
        self.pictures = pictures or {}
        """Of emblems, as PNG by name."""
        self.hair = max(1.0, 1.0 / scale)
        """A line that is one pixel of the screen or more."""

    def font(self, of: Type, px: float = 0) -> QFont:
        """Give a font, at another size where one is given."""
        font = QFont(self.look.font(of.kind, bold=of.bold))
        if px or of.px:
            font.setPixelSize(max(1, round(px or of.px)))
        if of.spread != 100.0:
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, of.spread)
        return font

    def wide(self, words: str, of: Type, px: float = 0) -> float:
        """Give the width of a line."""
        return QFontMetricsF(self.font(of, px)).horizontalAdvance(words)

    def fits(self, words: str, of: Type, room: float, least: float) -> bool:
        """Say whether a line fits when it is set no smaller than `least` of its size."""
        return self.wide(words, of, self.font(of).pixelSize() * least) <= room

    def say(
        self,
        x: float,
        baseline: float,
        words: str,
        of: Type,
        *,
        align: Align = "left",
        room: float = 0.0,
        least: float = 1.0,
        color: QColor | None = None,
    ) -> float:
        """Write a line at its baseline; what is wider than the room becomes smaller, then is cut. Gives its width."""
        if not words:
            return 0.0
        words = line(words)
        self.said.append(words)
        font = self.font(of)
        measure = QFontMetricsF(font)
        size = font.pixelSize()
        while room and measure.horizontalAdvance(words) > room and font.pixelSize() - 1 >= size * least:
            font.setPixelSize(font.pixelSize() - 1)
            measure = QFontMetricsF(font)
        shown = measure.elidedText(words, Qt.TextElideMode.ElideRight, room + 1) if room else words
        wide = measure.horizontalAdvance(shown)
        left = x - {"left": 0.0, "middle": wide / 2, "right": wide}[align]
        self.painter.setFont(font)
        self.painter.setPen(color or self.look.color(of.token))
        self.painter.drawText(QPointF(left, baseline), shown)
        return wide

    def whole(self, parts: Sequence[str], of: Type, room: float, least: float) -> str:
        """Join as many parts as find room; the first always stays."""
        for count in range(len(parts), 1, -1):
            joined = " · ".join(parts[:count])
            if self.fits(joined, of, room, least):
                return joined
        return "".join(parts[:1])

    def wrapped(self, words: str, of: Type, room: float, px: float) -> list[str]:
        """Break words into lines at a size."""
        measure = QFontMetricsF(self.font(of, px))
        lines: list[str] = []
        for word in words.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and measure.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def fill(self, left: float, top: float, wide: float, high: float, token: str) -> None:
        """Fill a box; a line stays one pixel of the screen."""
        self.painter.fillRect(QRectF(left, top, max(wide, self.hair), max(high, self.hair)), self.look.color(token))

    def frame(self, box: QRectF, token: str, thick: float) -> None:
        """Draw a frame inside a box."""
        line = max(thick, self.hair)
        self.painter.setPen(QPen(self.look.color(token), line, j=Qt.PenJoinStyle.MiterJoin))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2))
