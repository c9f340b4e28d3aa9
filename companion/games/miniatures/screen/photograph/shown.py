"""The photograph itself: as it was taken or as seen from above, with an outline around every tag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader, QMouseEvent, QPainter, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.field import tags
from companion.field.photograph.camera import View
from companion.field.photograph.reading import Reading
from companion.field.tags import Card
from companion.games.miniatures.screen.photograph.brush import disc
from companion.games.miniatures.words.photograph_rows import PhotoRow
from companion.language.tongue import tr

LARGEST = 1600
"""Pixels of the longer edge of what is shown; the file keeps its own."""
SOLID, DASHED, DOTTED = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine


class Shown(Painted):
    """A picture with outlines; while corners are pointed at, clicks are told in its own pixels."""

    pointed = Signal(float, float)
    """x and y in the file's pixels."""
    chosen = Signal(str)
    """The id of the row whose disc was clicked."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setAccessibleName(tr("The photo"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.px(280), look.px(200))
        self.from_above = False
        self.lit = ""
        self.hands: list[tuple[float, float]] = []
        self.points = False
        self._image, self._share = QImage(), 1.0
        self._rows: Sequence[PhotoRow] = ()
        self._traces: Mapping[int, Sequence[tuple[float, float]]] = {}
        self._stood: Mapping[str, Card] = {}
        self._view: View | None = None

    def sizeHint(self) -> QSize:
        """Give the size of the design."""
        return QSize(self.look.px(620), self.look.px(470))

    def open(self, path: Path) -> None:
        """Show a file, upright."""
        reader = QImageReader(str(path))
        reader.setAutoTransform(True)
        size = reader.size()
        longer = max(size.width(), size.height(), 1)
        if longer > LARGEST:
            reader.setScaledSize(size.scaled(LARGEST, LARGEST, Qt.AspectRatioMode.KeepAspectRatio))
        self._put(reader.read(), min(1.0, LARGEST / longer))

    def clear(self) -> None:
        """Show nothing."""
        self._put(QImage(), 1.0)

    def _put(self, image: QImage, share: float) -> None:
        self._image, self._share = image, share
        self._view, self._rows, self._traces = None, (), {}
        self.update()

    def show_rows(self, rows: Sequence[PhotoRow], reading: Reading, picture: int, stood: Mapping[str, Card]) -> None:
        """Outline what one of the pictures shows; `stood` are where tags of units lay in the game."""
        self._view = reading.views[picture]
        self._rows, self._stood = rows, stood
        self._traces = {
            one.tag: trace.corners
            for one in (*reading.seen, *reading.twice)
            for trace in one.traces
            if trace.picture == picture
        }
        self.update()

    # ---- drawing

    def _placing(self) -> QTransform:
        """Give the way from the file's pixels to this widget's."""
        room = QRectF(self.rect())
        if self.from_above and self._view is not None:
            wide, tall = self._view.table
            scale = min(room.width() / wide, room.height() / tall)
            left, top = (room.width() - wide * scale) / 2, (room.height() - tall * scale) / 2
            flat = np.linalg.inv(self._view.flat())
            canvas = np.array([[scale, 0, left], [0, -scale, top + tall * scale], [0, 0, 1]])
            whole = (canvas @ flat).T
            return QTransform(*(float(one) for one in (whole / whole[2, 2]).ravel()))
        size = self._image.size()
        if size.isEmpty():
            return QTransform()
        scale = min(room.width() / size.width(), room.height() / size.height())
        left, top = (room.width() - size.width() * scale) / 2, (room.height() - size.height() * scale) / 2
        return QTransform(scale * self._share, 0, 0, scale * self._share, left, top)

    def draw(self, painter: QPainter) -> None:
        """Draw the picture, the outlines, the discs."""
        look = self.look
        painter.fillRect(self.rect(), look.color("wash"))
        if self._image.isNull():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        placing = self._placing()
        painter.save()
        painter.setClipRect(self.rect())
        back = 1 / self._share
        painter.setTransform(QTransform.fromScale(back, back) * placing)
        painter.drawImage(QPointF(0, 0), self._image)
        painter.restore()
        self._outlines(painter, placing)
        for x, y in self.hands:
            at = placing.map(QPointF(x, y))
            painter.setPen(QPen(look.color("lamp"), look.px(2)))
            painter.drawLine(at - QPointF(look.px(8), 0), at + QPointF(look.px(8), 0))
            painter.drawLine(at - QPointF(0, look.px(8)), at + QPointF(0, look.px(8)))

    def _outlines(self, painter: QPainter, placing: QTransform) -> None:
        look = self.look
        numbered = {row.tag if row.tag is not None else self._tag(row): row for row in self._rows if row.number}
        for tag, corners in self._traces.items():
            row = numbered.get(tag)
            token = "wine" if row is not None and row.kind == "refused" else "ink"
            style = DOTTED if row is not None and row.kind == "unknown" else SOLID
            lit = row is not None and row.id == self.lit
            self._box(painter, placing, corners, "lamp" if lit else token, style)
            if row is not None:
                self._disc(painter, placing, corners, row, lit=lit)
        for row in self._rows:
            if row.kind == "missing" and self._view is not None and row.id in self._stood:
                pixels = self._view.seen(np.array(_rim(self._stood[row.id])))
                corners = [(float(x), float(y)) for x, y in pixels]
                self._box(painter, placing, corners, "ink", DASHED)
                self._disc(painter, placing, corners, row, lit=row.id == self.lit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.color("edge"), 1))

    def _tag(self, row: PhotoRow) -> int:
        return row.found.tag if row.found is not None else -1

    def _box(
        self,
        painter: QPainter,
        placing: QTransform,
        corners: Sequence[tuple[float, float]],
        token: str,
        style: Qt.PenStyle,
    ) -> None:
        shape = placing.map(QPolygonF([QPointF(x, y) for x, y in corners]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # White under it: it is seen on dark ground as on light.
        painter.setPen(QPen(self.look.color("page"), self.look.px(5)))
        painter.drawPolygon(shape)
        painter.setPen(QPen(self.look.color(token), self.look.px(2.4), style))
        painter.drawPolygon(shape)

    def _disc(
        self,
        painter: QPainter,
        placing: QTransform,
        corners: Sequence[tuple[float, float]],
        row: PhotoRow,
        *,
        lit: bool,
    ) -> None:
        shape = placing.map(QPolygonF([QPointF(x, y) for x, y in corners])).boundingRect()
        at = shape.topRight() + QPointF(self.look.px(4), -self.look.px(4))
        disc(painter, self.look, at, row.number, lit=lit)
        reach = self.look.px(12)
        self.zone(
            QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach), lambda: self.chosen.emit(row.id), row.aloud
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Point at a corner, where that is asked for."""
        if not self.points or self._image.isNull():
            super().mousePressEvent(event)
            return
        back, may = self._placing().inverted()
        if may:
            at = back.map(event.position())
            self.pointed.emit(at.x(), at.y())


def _rim(card: Card) -> list[tuple[float, float]]:
    half = card.side / 2
    return [
        tags.laid(card.at, card.facing, one) for one in ((-half, half), (half, half), (half, -half), (-half, -half))
    ]
