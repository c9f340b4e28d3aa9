"""The printed musketry chart on the screen: the active row and column lit, the faces of the die under each cell."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.words.fire import FireChart
from companion.language.tongue import tr

HEAD = 42
LOWER = 1
"""Pixels by which a row may be lower than the design's where the room is short; its type stays."""


class FireChartView(Painted):
    """The chart."""

    IS = Role.Chart

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._chart: FireChart | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Musketry and cannonade chart"))

    def show_chart(self, chart: FireChart) -> None:
        """Show a chart."""
        if chart != self._chart:
            self._chart = chart
            self.setAccessibleDescription(self._aloud(chart))
            self.updateGeometry()
            self.update()

    def _aloud(self, chart: FireChart) -> str:
        if chart.lit is None:
            return tr("no row is lit")
        pairs = zip(chart.columns, chart.faces, strict=True)
        cells = ", ".join(f"{name}: {faces}" for (name, _), faces in pairs)
        return f"{tr('row {row}', row=chart.rows[chart.lit].label)}: {cells}"

    def _heights(self) -> tuple[float, float, float]:
        """Give the heights of the head, a row and the lit row; rows grow with the room."""
        look, size = self.look, tokens()["size"]
        head = look.px(HEAD)
        row, lit = float(look.px(size["chart_row"] - LOWER)), float(look.px(size["chart_row_lit"] - 4 * LOWER))
        if self._chart is not None:
            rows = len(self._chart.rows) - 1
            spare = (self.height() - head - lit - rows * row) / (rows + 1)
            grow = max(0.0, min(spare, look.px(5 + LOWER)))
            row, lit = row + grow, lit + grow
        return head, row, lit

    def sizeHint(self) -> QSize:
        """Give the room of the head and eighteen rows, as low as their type lets them be."""
        rows = len(self._chart.rows) if self._chart else 18
        size = tokens()["size"]
        high = (rows - 1) * (size["chart_row"] - LOWER) + size["chart_row_lit"] - 4 * LOWER
        return QSize(self.look.px(430), self.look.px(HEAD) + self.look.px(high + 2))

    def minimumSizeHint(self) -> QSize:
        """The chart never scrolls."""
        return QSize(self.look.px(360), self.sizeHint().height())

    def draw(self, painter: QPainter) -> None:
        """Draw head, rows, lit row, hit cell."""
        chart, look = self._chart, self.look
        if chart is None:
            return
        head, row, lit = self._heights()
        first = min(look.px(74), self.width() * 0.18)
        wide = (self.width() - first - 2) / len(chart.columns)
        bottom = head + (len(chart.rows) - (chart.lit is not None)) * row + (lit if chart.lit is not None else 0)
        if chart.hit is not None:
            column = QRectF(first + chart.hit * wide, look.px(6), wide, bottom - look.px(6))
            painter.fillRect(column, look.color("lamp-row"))
        self._head(painter, chart, first, wide, head)
        y, place = head, QRectF()
        for nth, one in enumerate(chart.rows):
            high = lit if nth == chart.lit else row
            if nth == chart.lit:
                place = QRectF(0, y, self.width(), high)
            else:
                self._row(painter, one.label, one.cells, QRectF(0, y, self.width(), high), first)
            y += high
        if chart.lit is not None:
            self._lit(painter, chart, place, first, wide)

    def _head(self, painter: QPainter, chart: FireChart, first: float, wide: float, high: float) -> None:
        look = self.look
        points = QRectF(0, look.px(7), first - look.px(6), look.px(16))
        paint.text(painter, look, points, tr("Fire"), kind="chart", bold=True, align=paint.RIGHT)
        paint.text(
            painter, look, points.translated(0, look.px(15)), tr("points"), kind="chart", bold=True, align=paint.RIGHT
        )
        for nth, (name, does) in enumerate(chart.columns):
            x = first + nth * wide
            ramp = QRectF(x + (1 if nth else 0), 0, wide - 1, look.px(5))
            painter.fillRect(ramp, look.color(f"sev{nth}"))
            painter.setPen(QPen(look.color("edge"), 1))
            painter.drawRect(ramp.adjusted(0.5, 0.5, -0.5, -0.5))
            cell = QRectF(x, look.px(7), wide, look.px(17))
            paint.text(painter, look, cell, name, kind="chart", bold=True, align=paint.MIDDLE)
            paint.text(
                painter, look, cell.translated(0, look.px(15)), does, kind="small", token="ink2", align=paint.MIDDLE
            )
        painter.fillRect(QRectF(0, high - look.px(2), self.width(), look.px(1.5)), look.color("ink"))

    def _row(self, painter: QPainter, label: str, cells: tuple[str, ...], box: QRectF, first: float) -> None:
        look = self.look
        paint.hair(painter, look, 0, box.right(), box.bottom() - 1)
        left = QRectF(0, box.top(), first - look.px(8), box.height())
        paint.text(painter, look, left, label, kind="chart", bold=True, align=paint.RIGHT)
        wide = (box.width() - first - 2) / len(cells)
        for nth, cell in enumerate(cells):
            place = QRectF(first + nth * wide, box.top(), wide, box.height())
            paint.text(
                painter, look, place, cell, kind="chart", align=paint.MIDDLE, token="ink3" if cell == "—" else "ink"
            )

    def _lit(self, painter: QPainter, chart: FireChart, box: QRectF, first: float, wide: float) -> None:
        look, lit = self.look, chart.lit
        assert lit is not None
        painter.fillRect(box, look.color("lamp-row"))
        for y in (box.top(), box.bottom() - look.px(1.5)):
            painter.fillRect(QRectF(0, y, box.width(), look.px(1.5)), look.color("ink"))
        half = box.height() / 2
        label = QRectF(0, box.top() + look.px(2), first - look.px(8), half)
        paint.text(painter, look, label, chart.rows[lit].label, kind="lit", align=paint.RIGHT)
        paint.text(
            painter,
            look,
            label.translated(0, half - look.px(3)),
            chart.reading,
            kind="small",
            token="ink2",
            align=paint.RIGHT,
        )
        for nth, (cell, faces) in enumerate(zip(chart.rows[lit].cells, chart.faces, strict=True)):
            place = QRectF(first + nth * wide, box.top(), wide, box.height())
            hit = nth == chart.hit
            if hit:
                painter.fillRect(place, look.color("lamp"))
            token = "on.lamp" if hit else "ink"
            upper = QRectF(place.left(), place.top() + look.px(2), wide, half)
            paint.text(painter, look, upper, cell, kind="lit", token=token, align=paint.MIDDLE)
            cannot = faces == tr("cannot")
            said = tr("cannot") if cannot else tr("die {faces}", faces=faces)
            under = "on.lamp" if hit else "ink3" if cannot else "ink2"
            paint.text(
                painter,
                look,
                upper.translated(0, half - look.px(3)),
                said,
                kind="small",
                token=under,
                align=paint.MIDDLE,
            )
            if hit:
                painter.setPen(QPen(look.color("ink"), look.px(2)))
                painter.drawRect(place.adjusted(1, 1, -1, -1))
        self.zone(QRectF(QPointF(0, box.top()), box.size()), None, self.accessibleDescription())
