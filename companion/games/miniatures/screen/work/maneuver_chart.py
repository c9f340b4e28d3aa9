"""The maneuver chart on the screen: the column that applies lit, each outcome with its chance and faces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.drawing.marks import MARKS
from companion.games.miniatures.words.maneuver import ManeuverCell, ManeuverRow
from companion.language.tongue import tr

COLUMNS = ("disordered", "good_order")
HEAD, FOOT = 28, 22
"""Pixels of the design above and below the rows."""
NARROW = 85
"""The letters of a cell may be drawn together to so many percent."""


class ManeuverChartView(Painted):
    """Six rows, two columns."""

    IS = Role.Chart

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._rows: tuple[ManeuverRow, ...] = ()
        self._below = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Maneuver chart"))

    def show_chart(self, rows: Sequence[ManeuverRow], below: str = "") -> None:
        """Show the chart."""
        self._rows, self._below = tuple(rows), below
        lit = [cell for row in rows for cell in (row.disordered, row.good_order) if cell.lit]
        self.setAccessibleDescription("; ".join(f"{cell.name} {cell.percent}, {cell.faces}" for cell in lit))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of head and rows."""
        return QSize(self.look.px(426), self.look.px(HEAD + 43 * max(6, len(self._rows)) + FOOT))

    def minimumSizeHint(self) -> QSize:
        """It may shrink a little."""
        return QSize(self.look.px(340), self.look.px(HEAD + 38 * max(6, len(self._rows)) + FOOT))

    def _lit(self) -> str:
        """Name the column that applies, "" where none does."""
        return next((name for name in COLUMNS if getattr(self._rows[0], name).lit), "")

    def _columns(self) -> tuple[tuple[str, float, float], ...]:
        """Give the two columns with their edges: the lit one beside the totals, with all the room that there is."""
        look, wide = self.look, float(self.width())
        first = min(look.px(92), max(look.px(62), wide * 0.14))
        if not (lit := self._lit()):
            half = (wide - first) / 2
            return (COLUMNS[0], first, first + half), (COLUMNS[1], first + half, wide)
        other = next(name for name in COLUMNS if name != lit)
        names = max(paint.width(look, getattr(row, other).name, "compact") for row in self._rows)
        rest = min(wide * 0.3, names + look.px(14))
        return (lit, first, wide - rest), (other, wide - rest, wide)

    def draw(self, painter: QPainter) -> None:
        """Draw head, lit column, rows."""
        if not self._rows:
            return
        look, wide, head = self.look, float(self.width()), self.look.px(HEAD)
        high = min(float(look.px(64)), (self.height() - head - look.px(FOOT)) / len(self._rows))
        columns = self._columns()
        bottom = head + high * len(self._rows)
        box = QRectF(look.px(4), 0, columns[0][1] - look.px(6), head)
        paint.text(painter, look, box, tr("Total"), kind="compact", bold=True, narrow=NARROW)
        for name, left, right in columns:
            self._head(painter, name, QRectF(left, 0, right - left, head), bottom)
        painter.fillRect(QRectF(0, head - look.px(2), wide, look.px(1.5)), look.color("ink"))
        for nth, row in enumerate(self._rows):
            top = head + nth * high
            label = QRectF(look.px(4), top, columns[0][1] - look.px(6), high)
            paint.text(painter, look, label, row.label, kind="compact", bold=True, narrow=NARROW)
            for name, left, right in columns:
                self._cell(painter, getattr(row, name), QRectF(left, top, right - left, high))
            paint.hair(painter, look, 0, wide, top + high - 1)
        below = QRectF(0, bottom + look.px(3), wide, look.px(18))
        paint.text(painter, look, below, self._below, kind="small", token="ink2", narrow=NARROW)

    def _head(self, painter: QPainter, name: str, box: QRectF, bottom: float) -> None:
        look, lit, disordered = self.look, name == self._lit(), name == "disordered"
        if lit:
            painter.fillRect(QRectF(box.left(), 0, box.width(), bottom), look.color("lamp-row"))
        room = box.adjusted(look.px(8), 0, -look.px(26 if disordered else 2), 0)
        words = tr("Disordered") if disordered else tr("Good order")
        token = "ink" if lit else "ink2"
        x = room.left() + paint.text(painter, look, room, words, kind="compact", bold=True, token=token, narrow=NARROW)
        if disordered:
            x = paint.mark(painter, look, QPointF(x + look.px(5), look.px(6)), MARKS["disordered"], size=16)
        said = tr("chance and faces of this roll")
        if lit and x + paint.width(look, said, "small") + look.px(18) < box.right():
            place = QRectF(x, 0, box.right() - x - look.px(8), box.height())
            paint.text(painter, look, place, said, kind="small", token="ink2", align=paint.RIGHT)

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
        room = QRectF(x, box.top(), box.right() - x - look.px(8), box.height())
        if not cell.lit and self._lit():
            paint.text(painter, look, room, cell.name, kind="compact", token=token, narrow=NARROW)
            return
        middle = box.center().y()
        upper = QRectF(x, middle - look.px(19), room.width(), look.px(20))
        under = QRectF(x, middle + look.px(1), room.width(), look.px(17))
        chance = paint.width(look, cell.percent, bold=True) + look.px(8) if cell.lit else 0
        faces = paint.width(look, cell.faces, "small") + look.px(8) if cell.lit else 0
        name, does = upper.adjusted(0, 0, -chance, 0), under.adjusted(0, 0, -faces, 0)
        paint.text(painter, look, name, cell.name, bold=True, token=token, narrow=NARROW)
        paint.text(painter, look, does, cell.does, kind="small", token=second, narrow=NARROW)
        if cell.lit:
            paint.text(painter, look, upper, cell.percent, bold=can, token=token, align=paint.RIGHT)
            paint.text(painter, look, under, cell.faces, kind="small", token=second, align=paint.RIGHT)
