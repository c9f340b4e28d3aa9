"""A plot in a window: drawn anew for the room that it has, so that no letter is ever stretched."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.maps.paint import Sheet, put
from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.drawing.figure import Figure
from companion.drawing.shapes import DESIGN_CELL, Layer

Made = Callable[[float], Figure]
"""A figure so many pixels of the design wide."""


class Plot(Painted):
    """One plot, as wide as its place."""

    def __init__(self, look: Look, narrowest: float) -> None:
        super().__init__(look)
        self._made: Made | None = None
        self._narrowest = narrowest
        self._tall = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_made(self, made: Made | None, behind: str) -> None:
        """Show a plot, None for nothing; `behind` is its table in words, for who hears it."""
        self._made = made
        self.setVisible(made is not None)
        if made is not None:
            figure = made(self._narrowest)
            self._tall = figure.room.bottom * DESIGN_CELL
            self.setAccessibleName(figure.said)
            self.setAccessibleDescription(behind)
        self._on_look()

    @property
    def _scale(self) -> float:
        return self.look.percent / 100

    def sizeHint(self) -> QSize:
        """Give the room of the narrowest."""
        return QSize(self.look.px(self._narrowest), self.look.px(self._tall))

    def minimumSizeHint(self) -> QSize:
        """Give the same: narrower its names would stand in each other."""
        return self.sizeHint()

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        if self._made is None:
            return
        figure = self._made(self.width() / self._scale)
        sheet = Sheet(self.look, DESIGN_CELL, more=self._scale, ratio=self.devicePixelRatioF(), corner=QPointF(0, 0))
        put(painter, [Layer("plot", figure.shapes)], sheet)


class Head(Painted):
    """What a plot is, over its rule, and what it counts at the right where there is room."""

    IS = Role.Heading

    def __init__(self, look: Look, words: str, note: str = "") -> None:
        super().__init__(look)
        self._words = words
        self.note(note)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def note(self, note: str) -> None:
        """Say something else at the right."""
        self._note = note
        self.setAccessibleName(f"{self._words}. {note}" if note else self._words)
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of the words."""
        return QSize(int(paint.width(self.look, self._words, "panel")) + self.look.px(8), self.look.px(27))

    def minimumSizeHint(self) -> QSize:
        """Give the same."""
        return self.sizeHint()

    def draw(self, painter: QPainter) -> None:
        """Paint words, note and rule."""
        look, wide = self.look, float(self.width())
        named = paint.width(look, self._words, "panel")
        paint.text(painter, look, QRectF(0, 0, wide, look.px(22)), self._words, kind="panel")
        note = paint.width(look, self._note, "small")
        if self._note and named + note + look.px(16) <= wide:
            box = QRectF(wide - note - 1, look.px(3), note + 2, look.px(18))
            paint.text(painter, look, box, self._note, kind="small", token="ink2")
        painter.setPen(QPen(look.color("ink"), look.px(1.5)))
        painter.drawLine(QPointF(0, look.px(25)), QPointF(wide, look.px(25)))
