"""The units of one side of a charge: names, pips, state, marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.drawing import marks

SHARE, LEAST = 0.35, 0.2
"""Of the width: the names' where there is room, and where there is none."""


class Contenders(Painted):
    """One side of a charge."""

    IS = Role.Chart

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._units: tuple[Any, ...] = ()
        self._head = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_units(self, units: Sequence[Any], head: str) -> None:
        """Show the units of a side."""
        self._units, self._head = tuple(units), head
        self.setAccessibleName(head)
        self.setAccessibleDescription("; ".join(marks.aloud(unit) for unit in units))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of the head and the units, four at most at once."""
        return QSize(self.look.px(200), self.look.px(22 + 22 * max(1, min(4, len(self._units)))))

    def _start(self) -> float:
        """Give where the pips begin: a third of the width is the names', less where the marks need it."""
        widest = max((self._wide(unit) for unit in self._units[:4]), default=0.0)
        return max(self.width() * LEAST, min(self.width() * SHARE, self.width() - widest))

    def _wide(self, unit: Any) -> float:
        """Give the width of pips, state and marks."""
        look = self.look
        state = paint.width(look, marks.STATES[unit.state], "small", bold=True) + look.px(21) if unit.state else 0.0
        return paint.pips_width(look, marks.pips(unit)) + look.px(6) + state + len(marks.marks(unit)) * look.px(19)

    def draw(self, painter: QPainter) -> None:
        """Draw head and units."""
        look = self.look
        side = self._units[0].side if self._units else ""
        paint.side_bar(painter, look, QRectF(0, look.px(2), look.px(5), look.px(15)), side)
        head = QRectF(look.px(10), 0, self.width() - look.px(10), look.px(20))
        paint.text(painter, look, head, self._head.upper(), kind="label", token=look.side(side))
        top = float(look.px(22))
        start = self._start()
        for unit in self._units[:4]:
            middle = top + look.px(11)
            name = QRectF(0, top, start - look.px(4), look.px(22))
            paint.text(painter, look, name, unit.name, bold=True)
            x = start
            x = paint.pips(painter, look, QPointF(x, middle - look.px(6)), marks.pips(unit), side) + look.px(6)
            if unit.state:
                x = paint.state(painter, look, QPointF(x, middle - look.px(6)), unit.state) + look.px(3)
                letter = QRectF(x, top, look.px(14), look.px(22))
                x += paint.text(painter, look, letter, marks.STATES[unit.state], kind="small", bold=True) + look.px(6)
            for mark in marks.marks(unit):
                x = paint.mark(painter, look, QPointF(x, middle - look.px(8)), mark, size=17) + look.px(2)
            top += look.px(22)
