"""The picture of what is in sight of a board is kept while it stays the same: a frame while panning is a copy of it.

It is made in slices, so that a window never stands still for it: meanwhile the picture that was there is stretched.
Once it is made it is widened beyond the window's edges, as far as a map is dragged at once.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Generator, Iterator
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPixmap

from companion.desktop.maps.paint import Sheet, putting
from companion.desktop.widgets.look import Look
from companion.drawing.shapes import Layer

MOST = 16e6
"""Pixels of the screen that a picture may have: 64 MB."""
_BEYOND = 0.35
"""Of the window's width and height that a widened picture reaches beyond each edge."""
_OVERVIEW = 5e5
"""Pixels of the screen of the whole board's picture that stands in for what is not painted yet."""
_LAST: deque[tuple[tuple[Layer, ...], object, QImage]] = deque()
"""The grounds painted last, with what they are of: most windows show one that was painted before.

Images, for pixmaps may not outlive the application; they share their pixels with the pixmaps made of them. All
together have the room of the largest picture and the whole board's: on a usual screen that is three of one window.
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


class Window(NamedTuple):
    """Where a board stands in its window: its upper left corner, and how large the window is, in pixels."""

    corner: QPointF
    size: QSizeF


class _Kept(NamedTuple, Generic[Ground, Marks]):
    of: Shown[Ground, Marks]
    room: QRect
    """What is on it, in pixels of the screen from the board's corner."""
    ground: QPixmap
    whole: QPixmap


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
        self._laid: tuple[Marks, float, tuple[Layer, ...]] | None = None
        self._kept: _Kept[Ground, Marks] | None = None
        self._overview: _Kept[Ground, Marks] | None = None

    def pixels(self) -> int:
        """Give how many pixels of the screen the kept picture has."""
        return self._kept.whole.width() * self._kept.whole.height() if self._kept is not None else 0

    # ---- on the window

    def put(self, painter: QPainter, window: Window, shown: Shown[Ground, Marks]) -> None:
        """Copy what is kept of the board, as large as it is to be; under what is missing lies the ground, small."""
        kept = self._kept
        assert kept is not None
        if self._overview is not None and not kept.room.contains(
            self._sight(window, kept.of._replace(size=shown.size))
        ):
            _stretched(painter, window, self._overview, shown.size)
        if (kept.of.size, kept.of.ratio) != (shown.size, shown.ratio):
            _stretched(painter, window, kept, shown.size)
            return
        # Whole pixels of the screen: the copy stays sharp.
        x, y = (round(part * shown.ratio) for part in window.corner.toTuple())
        at = QPointF((x + kept.room.x()) / shown.ratio, (y + kept.room.y()) / shown.ratio)
        painter.drawPixmap(at, kept.whole)

    def put_whole(self, painter: QPainter, room: QRectF) -> bool:
        """Copy the ground of the whole board into a room; false while it is not painted yet."""
        if self._overview is None:
            return False
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(room, self._overview.whole, QRectF(self._overview.whole.rect()))
        return True

    def stale(self, shown: Shown[Ground, Marks]) -> bool:
        """Say whether nothing is kept, or something else lies on the board by now: it must not be shown any more."""
        kept = self._kept
        return kept is None or kept.of.ground != shown.ground or kept.of.marks is not shown.marks

    def shows(self, window: Window, shown: Shown[Ground, Marks]) -> bool:
        """Say whether all that is in sight is on the kept picture, as it is to be seen."""
        kept = self._kept
        # Marks by identity: to compare those of a battle takes as long as a frame.
        same = kept is not None and kept.of[:3] == shown[:3] and kept.of.marks is shown.marks
        return kept is not None and same and kept.room.contains(self._sight(window, shown))

    # ---- made in slices

    def next(self, window: Window, shown: Shown[Ground, Marks], look: Look) -> Iterator[None] | None:
        """Give what is still to be painted: what is in sight, then around it, then the ground of all."""
        kept = self._kept
        if kept is None or kept.of[:2] != shown[:2]:
            return self.making(window, shown, look)
        if not kept.room.contains(self._beyond(window, shown, 0.5)):
            return self._widening(window, shown, look)
        if self._overview is None or self._overview.of[1:3] != shown[1:3]:
            return self._looking_over(shown, look)
        return None

    def making(self, window: Window, shown: Shown[Ground, Marks], look: Look) -> Iterator[None]:
        """Paint what is in sight a little at a time; when all of it is there it is the picture that is kept."""
        kept, sight = self._kept, self._sight(window, shown)
        same = kept is not None and kept.of[:3] == shown[:3] and kept.room.contains(sight)
        self._kept = yield from self._made(kept.room if kept is not None and same else sight, shown, look)

    def _widening(self, window: Window, shown: Shown[Ground, Marks], look: Look) -> Generator[None]:
        self._kept = yield from self._made(self._beyond(window, shown), shown, look)

    def _looking_over(self, shown: Shown[Ground, Marks], look: Look) -> Generator[None]:
        """Paint the ground of the whole board: what lay on it once must not be seen where it lies no more."""
        board = self.board.size()
        size = (_OVERVIEW / (board.width() * board.height())) ** 0.5 / shown.ratio
        small = shown._replace(size=min(size, shown.size))
        room = self._whole(small)
        ground = yield from self._ground(room, small, look)
        self._overview = _Kept(small, room, ground, ground)

    def _made(
        self, room: QRect, shown: Shown[Ground, Marks], look: Look
    ) -> Generator[None, None, _Kept[Ground, Marks]]:
        """Paint a room of the board, on the ground that is kept of it."""
        kept = self._kept
        if kept is not None and kept.of[:3] == shown[:3] and kept.room == room:
            ground = kept.ground
        else:
            ground = yield from self._ground(room, shown, look)
        yield
        layers = self._marks(shown)
        yield
        whole = QPixmap(ground)
        yield from self._painting(whole, layers, room, shown, look)
        return _Kept(shown, room, ground, whole)

    def _marks(self, shown: Shown[Ground, Marks]) -> tuple[Layer, ...]:
        """Give the layers of the marks: what is in sight and what lies around it are two rooms of the same."""
        asked = shown.size / self.scale
        if self._laid is None or self._laid[0] is not shown.marks or self._laid[1] != asked:
            self._laid = shown.marks, asked, self.mark_layers(shown.marks, asked)
        return self._laid[2]

    def _ground(self, room: QRect, shown: Shown[Ground, Marks], look: Look) -> Generator[None, None, QPixmap]:
        """Give the ground alone: the one that some map painted last where it is the same, else painted."""
        layers = self.ground_layers(shown.ground)
        colors = look.dark, look.percent, tuple(sorted(look.chosen.items()))
        asked = shown.size, shown.ratio, self.scale, room.getRect(), colors
        for those, as_asked, image in _LAST:
            # By identity: layers are made once for a ground and never changed, and to compare them would take longer
            # than to paint.
            if those is layers and as_asked == asked:
                return QPixmap.fromImage(image)
        made = QPixmap(room.size())
        made.setDevicePixelRatio(shown.ratio)
        made.fill(look.color("map.board"))
        yield from self._painting(made, layers, room, shown, look)
        _remember(layers, asked, made.toImage())
        return made

    def _painting(
        self, on: QPixmap, layers: tuple[Layer, ...], room: QRect, shown: Shown[Ground, Marks], look: Look
    ) -> Iterator[None]:
        corner = -self.board.topLeft() * shown.size - QPointF(room.topLeft()) / shown.ratio
        fine = shown.size * shown.ratio
        seen = QRectF(QPointF(room.topLeft()) / fine + self.board.topLeft(), QSizeF(room.size()) / fine)
        painter = QPainter(on)
        try:
            sheet = Sheet(look, shown.size / self.scale, self.scale, shown.ratio, corner, seen)
            yield from putting(painter, layers, sheet)
        finally:
            painter.end()

    def _sight(self, window: Window, shown: Shown[Ground, Marks]) -> QRect:
        """Give what of the board is in sight, in pixels of the screen from its corner."""
        return self._beyond(window, shown, 0.0)

    def _beyond(self, window: Window, shown: Shown[Ground, Marks], share: float = 1.0) -> QRect:
        """Give that and what lies around it, as far as a picture is widened or a share of that."""
        x, y = (round(part * shown.ratio) for part in window.corner.toTuple())
        wide, high = (round(part * shown.ratio) for part in window.size.toTuple())
        far = min(_BEYOND, max(0.0, ((MOST / max(1, wide * high)) ** 0.5 - 1) / 2)) * share
        across, down = round(far * wide), round(far * high)
        around = QRect(-x - across, -y - down, wide + 2 * across, high + 2 * down)
        found = around.intersected(self._whole(shown))
        return found if not found.isEmpty() else QRect(0, 0, 1, 1)

    def _whole(self, shown: Shown[Ground, Marks]) -> QRect:
        board = self.board.size() * shown.size * shown.ratio
        return QRect(0, 0, math.ceil(board.width()), math.ceil(board.height()))


def _remember(layers: tuple[Layer, ...], asked: object, image: QImage) -> None:
    """Keep a ground that was painted, and of those before it no more than find room beside it."""
    _LAST.appendleft((layers, asked, image))
    while len(_LAST) > 1 and sum(one.width() * one.height() for _, _, one in _LAST) > MOST + _OVERVIEW:
        _LAST.pop()


def _stretched(painter: QPainter, window: Window, kept: _Kept[Ground, Marks], size: float) -> None:
    """Put on a picture of another size."""
    grown = size / kept.of.size / kept.of.ratio
    room = QRectF(kept.room)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    there = QRectF(window.corner + room.topLeft() * grown, room.size() * grown)
    painter.drawPixmap(there, kept.whole, QRectF(kept.whole.rect()))
