"""The maneuver chart on the screen: the column that applies lit, each outcome with its chance and faces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.drawing.marks import MARKS
from companion.games.miniatures.words.maneuver import ManeuverCell, ManeuverRow
from companion.language.tongue import tr


class ManeuverChartView(Painted):
    """Six rows, two columns."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._rows: tuple[ManeuverRow, ...] = ()
        self._below = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(tr("Maneuver chart"))

    def show_chart(self, rows: Sequence[ManeuverRow], below: str = "") -> None:
        """Show the chart."""
        self._rows, self._below = tuple(rows), below
        lit = [cell for row in rows for cell in (row.disordered, row.good_order) if cell.lit]
        self.setAccessibleDescription("; ".join(f"{cell.name} {cell.percent}, {cell.faces}" for cell in lit))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of head and rows."""
        return QSize(self.look.px(420), self.look.px(28 + 42 * max(6, len(self._rows)) + 24))

    def minimumSizeHint(self) -> QSize:
        """It may shrink a little."""
        return QSize(self.look.px(340), self.look.px(28 + 38 * max(6, len(self._rows)) + 20))

    def draw(self, painter: QPainter) -> None:
        """Draw head, lit column, rows."""
        if not self._rows:
            return
        look, wide = self.look, float(self.width())
        head = look.px(28)
        high = min(float(look.px(48)), (self.height() - head - look.px(22)) / len(self._rows))
        first = min(look.px(92), wide * 0.2)
        lit_left, lit_right = self._rows[0].disordered.lit, self._rows[0].good_order.lit
        # The lit column has the chances beside its words, and needs the room.
        left = (wide - first) * 0.42 if lit_right and not lit_left else wide * 0.5
        right = wide - first - left
        bottom = head + high * len(self._rows)
        if lit_left or lit_right:
            column = QRectF(first if lit_left else first + left, 0, left if lit_left else right, bottom)
            painter.fillRect(column, look.color("lamp-row"))
        for x, words, lit in (
            (0.0, tr("Total"), True),
            (first, tr("Disordered"), lit_left),
            (first + left, tr("Good order"), lit_right),
        ):
            box = QRectF(x + look.px(8), 0, wide, head)
            taken = paint.text(painter, look, box, words, kind="compact", bold=True, token="ink" if lit else "ink2")
            if words == tr("Disordered"):
                paint.mark(
                    painter, look, QPointF(box.left() + taken + look.px(5), look.px(6)), MARKS["disordered"], size=16
                )
        painter.fillRect(QRectF(0, head - look.px(2), wide, look.px(1.5)), look.color("ink"))
        for nth, row in enumerate(self._rows):
            top = head + nth * high
            label = QRectF(look.px(8), top, first - look.px(8), high)
            paint.text(painter, look, label, row.label, kind="compact", bold=True)
            self._cell(painter, row.disordered, QRectF(first, top, left, high))
            self._cell(painter, row.good_order, QRectF(first + left, top, right, high))
            paint.hair(painter, look, 0, wide, top + high - 1)
        below = QRectF(0, bottom + look.px(3), wide, look.px(18))
        paint.text(painter, look, below, self._below, kind="small", token="ink2")

    def _cell(self, painter: QPainter, cell: ManeuverCell, box: QRectF) -> None:
        look = self.look
        if cell.hit:
            painter.fillRect(box, look.color("lamp"))
            painter.setPen(QPen(look.color("ink"), look.px(2)))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        can = cell.lit and cell.faces != tr("cannot")
        token = "on.lamp" if cell.hit else "ink" if can else "ink3" if cell.lit else "ink2"
        second = "on.lamp" if cell.hit else "ink2" if can else "ink3"
        x = box.left() + look.px(8)
        if cell.lit:
            ramp = QRectF(x, box.top() + look.px(5), look.px(9), box.height() - look.px(11))
            painter.fillRect(ramp, look.color(f"sev{cell.severity}"))
            painter.setPen(QPen(look.color("edge"), 1))
            painter.drawRect(ramp)
            x += look.px(17)
        half = box.height() / 2
        room = box.right() - x - look.px(8)
        upper, under = (
            QRectF(x, box.top() + look.px(2), room, half),
            QRectF(x, box.top() + half - look.px(3), room, half),
        )
        paint.text(
            painter, look, upper.adjusted(0, 0, -look.px(44) if cell.lit else 0, 0), cell.name, bold=True, token=token
        )
        right = look.px(58) if cell.lit else 0
        paint.text(painter, look, under.adjusted(0, 0, -right, 0), cell.does, kind="small", token=second)
        if cell.lit:
            paint.text(painter, look, upper, cell.percent, token=token, align=paint.RIGHT)
            paint.text(painter, look, under, cell.faces, kind="small", token=second, align=paint.RIGHT)
