"""The picture of the whole board is kept while it stays the same: a frame while panning is one copy of it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from companion.campaign.ground import Ground
from companion.desktop.hexmap.paint import measure, put, ready
from companion.desktop.look import Look
from companion.present.hexmap.counters import mark_layers, taken
from companion.present.hexmap.drawing import MapDrawing
from companion.present.hexmap.geometry import bounds
from companion.present.hexmap.ground import ground_layers
from companion.present.hexmap.labels import labels
from companion.present.hexmap.marks import MapMarks
from companion.present.hexmap.shapes import Layer
from companion.present.hexmap.stacking import stacks

NUMBER = 8.5
"""Points of the design of hexes' numbers."""
_AROUND = 0.8
"""Hexes around the board, for the figures of columns and rows and the scale."""
_MOST = 16e6
"""Pixels of the picture; a larger board is kept smaller and drawn enlarged."""


_UNDER_NAMES = ("battles", "trails")
"""What would make the names of towns hard to read."""


class Shown(NamedTuple):
    """What a picture is of: a hex's height in pixels, pixels of the screen for one, hexes' numbers, marks."""

    size: float
    ratio: float
    numbered: bool
    marks: MapMarks


class Picture:
    """The ground painted once a size and look, and over it the names and marks once a change."""

    def __init__(self, ground: Ground, drawing: MapDrawing, miles: int) -> None:
        self._map, self._drawing, self._miles = ground, drawing, miles
        left, top, right, bottom = bounds(ground.columns, ground.rows)
        self.board = QRectF(left, top, right - left, bottom - top).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        """Everything there is to see, in map coordinates."""
        self._fixed: dict[bool, tuple[Layer, ...]] = {}
        self.forget()

    def forget(self) -> None:
        """Paint everything anew: the look has changed."""
        self._ground: QPixmap | None = None
        self._whole: QPixmap | None = None
        self._of: Shown | None = None

    def put(self, painter: QPainter, corner: QPointF, shown: Shown, look: Look) -> None:
        """Copy the board so that its upper left corner lies at a place of the window."""
        whole = self._made(shown, look)
        if whole.devicePixelRatio() == shown.ratio:  # whole pixels of the screen: the copy stays sharp
            x, y = (round(part * shown.ratio) / shown.ratio for part in (corner.x(), corner.y()))
            painter.drawPixmap(QPointF(x, y), whole)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRectF(corner, self.board.size() * shown.size), whole, QRectF(whole.rect()))

    def _made(self, shown: Shown, look: Look) -> QPixmap:
        before = self._of
        if self._whole is not None and before is not None and before[:3] == shown[:3] and before.marks is shown.marks:
            return self._whole
        if before is None or before[:3] != shown[:3] or before.marks.night != shown.marks.night:
            self._ground = None
        if self._ground is None:
            self._ground = self._empty(shown, look)
            self._paint(self._ground, self._ground_layers(shown), look, shown.size)
        self._whole, self._of = QPixmap(self._ground), shown
        self._paint(self._whole, self._mark_layers(shown), look, shown.size)
        return self._whole

    def _ground_layers(self, shown: Shown) -> tuple[Layer, ...]:
        if shown.numbered not in self._fixed:
            size = NUMBER if shown.numbered else 0.0
            self._fixed[shown.numbered] = ground_layers(
                self._map, self._drawing, measure, miles=self._miles, numbers=size
            )
        return self._fixed[shown.numbered]

    def _mark_layers(self, shown: Shown) -> tuple[Layer, ...]:
        room = taken(stacks(self._map, shown.marks, shown.size, measure), shown.marks, shown.size)
        names = Layer("names", labels(self._map, self._drawing, shown.size, measure, room))
        marks = mark_layers(self._map, shown.marks, shown.size, measure)
        under = [one for one in marks if one.name in _UNDER_NAMES]
        return (*under, names, *(one for one in marks if one not in under))

    def _empty(self, shown: Shown, look: Look) -> QPixmap:
        size = self.board.size() * shown.size * shown.ratio
        share = min(1.0, (_MOST / (size.width() * size.height())) ** 0.5)
        made = QPixmap(round(size.width() * share), round(size.height() * share))
        made.setDevicePixelRatio(shown.ratio * share)
        made.fill(look.color("map.board"))
        return made

    def _paint(self, on: QPixmap, layers: tuple[Layer, ...], look: Look, size: float) -> None:
        painter = QPainter(on)
        painter.translate(-self.board.topLeft() * size)
        put(painter, ready(layers, look, size))
        painter.end()
