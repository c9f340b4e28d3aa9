"""The picture of the whole board is kept while it stays the same: a frame while panning is one copy of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from companion.desktop.maps.paint import put, ready
from companion.desktop.widgets.look import Look
from companion.drawing.shapes import Layer

MOST = 16e6
"""Pixels of the picture; a larger board is kept smaller and drawn enlarged."""
_LAST: deque[tuple[tuple[Layer, ...], object, QImage]] = deque(maxlen=2)
"""The grounds painted last, with what they are of: most windows show one that was painted before.

Images, for pixmaps may not outlive the application; they share their pixels with the pixmaps made of them.
"""
Ground = TypeVar("Ground")
"""What is chosen of the ground: its layers are drawn anew when it changes."""
Marks = TypeVar("Marks")
"""What lies on it."""


class Shown(NamedTuple, Generic[Ground, Marks]):
    """What a picture is of: a cell's height in pixels, pixels of the screen for one, and what is to be seen."""

    size: float
    ratio: float
    ground: Ground
    marks: Marks


class Picture(ABC, Generic[Ground, Marks]):
    """The ground painted once a size and look, and over it what lies on it once a change."""

    def __init__(self, board: QRectF) -> None:
        self.board = board
        """Everything there is to see, in map coordinates."""
        self.scale = 1.0
        """What pens and letters are larger by, besides what the size of a cell makes them."""
        self.forget()

    @abstractmethod
    def ground_layers(self, ground: Ground) -> tuple[Layer, ...]:
        """Give what stays."""

    @abstractmethod
    def mark_layers(self, marks: Marks, size: float) -> tuple[Layer, ...]:
        """Give what lies on it where a cell is so many pixels high."""

    def forget(self) -> None:
        """Paint everything anew: the look has changed."""
        self._ground: QPixmap | None = None
        self._whole: QPixmap | None = None
        self._of: Shown[Ground, Marks] | None = None

    def put(
        self, painter: QPainter, corner: QPointF, shown: Shown[Ground, Marks], look: Look, *, hurried: bool = False
    ) -> None:
        """Copy the board so that its upper left corner lies at a place of the window.

        Where it is `hurried`, the picture of another size will do for now, enlarged or made smaller.
        """
        kept = self._whole if hurried and self._of is not None and self._of.marks is shown.marks else None
        whole = kept if kept is not None else self.made(shown, look)
        if whole.devicePixelRatio() == shown.ratio and (
            kept is None or self._size() == shown.size
        ):  # whole pixels of the screen: the copy stays sharp
            x, y = (round(part * shown.ratio) / shown.ratio for part in (corner.x(), corner.y()))
            painter.drawPixmap(QPointF(x, y), whole)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRectF(corner, self.board.size() * shown.size), whole, QRectF(whole.rect()))

    def made(self, shown: Shown[Ground, Marks], look: Look) -> QPixmap:
        """Give the picture, the kept one where nothing has changed."""
        before = self._of
        same = before is not None and before[:3] == shown[:3]
        if self._whole is not None and same and before is not None and before.marks is shown.marks:
            return self._whole
        if self._ground is None or not same:
            self._ground = self._painted_ground(shown, look)
        self._whole, self._of = QPixmap(self._ground), shown
        self._paint(self._whole, self.mark_layers(shown.marks, shown.size / self.scale), look, shown.size)
        return self._whole

    def _painted_ground(self, shown: Shown[Ground, Marks], look: Look) -> QPixmap:
        """Give the ground alone: the one that some map painted last where it is the same, else painted."""
        layers = self.ground_layers(shown.ground)
        colors = look.dark, look.percent, tuple(sorted(look.chosen.items()))
        asked = shown.size, shown.ratio, self.scale, self.board.getRect(), colors
        for those, as_asked, image in _LAST:
            # By identity: layers are made once for a ground and never changed, and to compare them would take longer
            # than to paint.
            if those is layers and as_asked == asked:
                return QPixmap.fromImage(image)
        made = self._empty(shown, look)
        self._paint(made, layers, look, shown.size)
        _LAST.appendleft((layers, asked, made.toImage()))
        return made

    def _size(self) -> float:
        return self._of.size if self._of is not None else 0.0

    def _empty(self, shown: Shown[Ground, Marks], look: Look) -> QPixmap:
        size = self.board.size() * shown.size * shown.ratio
        # So many pixels are 64 MB; a larger board is drawn enlarged from them.
        share = min(1.0, (MOST / (size.width() * size.height())) ** 0.5)
        made = QPixmap(round(size.width() * share), round(size.height() * share))
        made.setDevicePixelRatio(shown.ratio * share)
        made.fill(look.color("map.board"))
        return made

    def _paint(self, on: QPixmap, layers: tuple[Layer, ...], look: Look, size: float) -> None:
        painter = QPainter(on)
        painter.translate(-self.board.topLeft() * size)
        painter.scale(self.scale, self.scale)
        put(painter, ready(layers, look, size / self.scale, on.devicePixelRatio() * self.scale))
        painter.end()
