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
from companion.field.photograph.reading import Reading, Seen
from companion.field.tags import Card
from companion.games.miniatures.screen.photograph.brush import disc
from companion.games.miniatures.words.photograph_found import Found
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
        self.crosses: list[tuple[float, float]] = []
        """Pixels of the file that were pointed at, or gone to."""
        self.points = False
        self._image, self._share = QImage(), 1.0
        self._discs: list[QPointF] = []
        self._rows: Sequence[PhotoRow] = ()
        self._traces: Sequence[tuple[Seen, Sequence[tuple[float, float]]]] = ()
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

    def show_picture(self, image: QImage) -> None:
        """Show a picture that is in no file."""
        self._put(image, 1.0)

    @property
    def has_picture(self) -> bool:
        """Whether there is anything to be seen."""
        return not self._image.isNull()

    def light(self, name: str) -> None:
        """Light a row's outline by its id."""
        self.lit = name
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        self._put(QImage(), 1.0)

    def _put(self, image: QImage, share: float) -> None:
        self._image, self._share = image, share
        self._view, self._rows, self._traces, self.crosses = None, (), (), []
        self.update()

    def show_rows(self, rows: Sequence[PhotoRow], reading: Reading, picture: int, stood: Mapping[str, Card]) -> None:
        """Outline what one of the pictures shows; `stood` are where tags of units lay in the game."""
        self._view = reading.views[picture]
        self._rows, self._stood = rows, stood
        self._traces = [
            (one, trace.corners)
            for one in (*reading.seen, *reading.twice)
            for trace in one.traces
            if trace.picture == picture
        ]
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
        painter.fillRect(self.rect(), self.look.color("wash"))
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
        for x, y in self.crosses:
            self._cross(painter, placing.map(QPointF(x, y)))

    def _cross(self, painter: QPainter, at: QPointF) -> None:
        reach = QPointF(self.look.px(11), 0), QPointF(0, self.look.px(11))
        for token, wide in (("page", 5.0), ("ink", 2.4)):
            painter.setPen(QPen(self.look.color(token), self.look.px(wide)))
            for one in reach:
                painter.drawLine(at - one, at + one)

    def go_to(self, at: tuple[float, float]) -> bool:
        """Mark a place of the table, in inches; says whether the picture shows it."""
        if self._view is None:
            return False
        x, y = (float(one) for one in self._view.seen(np.array([at]))[0])
        self.crosses = [(x, y)]
        self.update()
        return 0 <= x < self._view.size[0] and 0 <= y < self._view.size[1]

    def _outlines(self, painter: QPainter, placing: QTransform) -> None:
        self._discs = []
        numbered = {id(row.seen): row for row in self._rows if row.number and row.seen is not None}
        for one, corners in self._traces:
            row = numbered.get(id(one))
            token = "wine" if row is not None and row.kind == "refused" else "ink"
            style = DOTTED if row is not None and row.kind == "unknown" else SOLID
            lit = row is not None and row.id == self.lit
            self._box(painter, placing, corners, "lamp" if lit else token, style)
            if row is not None:
                self._disc(painter, placing, corners, row, lit=lit)
        for row in self._rows:
            if row.kind == "missing" and self._view is not None and row.id in self._stood and not row.outside:
                pixels = self._view.seen(np.array(_rim(self._stood[row.id])))
                corners = [(float(x), float(y)) for x, y in pixels]
                self._box(painter, placing, corners, "ink", DASHED)
                self._disc(painter, placing, corners, row, lit=row.id == self.lit)
        for row in self._rows:
            if row.found is not None and row.found.seen is None and self._view is not None:
                x, y = (float(one) for one in self._view.seen(np.array([row.found.at]))[0])
                at = placing.map(QPointF(x, y))
                self._cross(painter, at)
                self._numbered(painter, QRectF(at.x() - 8, at.y() - 8, 16, 16), row, lit=row.id == self.lit)
        self._way(painter, placing)

    def _way(self, painter: QPainter, placing: QTransform) -> None:
        """Draw from where the lit unit stood to where it stands, a ring at the place that it left."""
        lit = next((row for row in self._rows if row.id == self.lit), None)
        if self._view is None or lit is None or lit.found is None or lit.id not in self._stood or not lit.found.moved:
            return
        ends = self._view.seen(np.array([self._stood[lit.id].at, self._lies(lit.found)]))
        stood, stands = (placing.map(QPointF(float(x), float(y))) for x, y in ends)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for token, wide, style in (("page", 5.0, SOLID), ("lamp", 2.6, DASHED)):
            painter.setPen(QPen(self.look.color(token), self.look.px(wide), style))
            painter.drawLine(stood, stands)
        painter.setPen(QPen(self.look.color("ink"), self.look.px(1.2)))
        painter.setBrush(self.look.color("lamp"))
        painter.drawEllipse(stood, self.look.px(4), self.look.px(4))

    def _lies(self, found: Found) -> tuple[float, float]:
        return found.seen.at if found.seen is not None else found.at

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
        self._numbered(painter, shape, row, lit=lit)

    def _numbered(self, painter: QPainter, box: QRectF, row: PhotoRow, *, lit: bool) -> None:
        """Draw a row's disc at a corner of its outline where no other is; the lit one in any case."""
        by = self.look.px(4)
        corners = (
            box.topRight() + QPointF(by, -by),
            box.topLeft() + QPointF(-by, -by),
            box.bottomRight() + QPointF(by, by),
            box.bottomLeft() + QPointF(-by, by),
        )
        apart = self.look.px(19)
        free = (at for at in corners if all((at - one).manhattanLength() >= apart for one in self._discs))
        at = next(free, None)
        if at is None and not lit:
            return
        at = at or corners[0]
        self._discs.append(at)
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
