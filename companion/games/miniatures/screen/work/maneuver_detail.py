"""Who is in hand in the maneuver step: the ladder, the chart, and what the roll allows where there is room for it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from companion.desktop.desk.panel import scrolling, tightly
from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.drawing import marks
from companion.games.miniatures.screen.work.allowed_view import AllowedView
from companion.games.miniatures.screen.work.ladder import LadderView
from companion.games.miniatures.screen.work.maneuver_chart import ManeuverChartView
from companion.games.miniatures.words.allowed import Allowed

LADDER, CHART, ALLOWED = 266, 478, 276
"""Pixels of the design at its largest; they are shared alike where there are fewer or more."""
WIDE = 960
"""Pixels of the design from which there is room for all three."""


class UnitTitle(Painted):
    """The bar of its side, its name, a star for an exceptional commander, its stands."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._name, self._unit = "", None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """Give the name."""
        return self._name

    def show_unit(self, name: str, unit: Any) -> None:
        """Show a name, and the unit that bears it; None where it is nobody on the table."""
        self._name, self._unit = name, unit
        self.setAccessibleName(name)
        self.setAccessibleDescription(marks.aloud(unit) if unit is not None else "")
        self.update()

    def sizeHint(self) -> QSize:
        """One line of a title."""
        return QSize(self.look.px(180), self.look.px(28))

    def draw(self, painter: QPainter) -> None:
        """Draw it."""
        look, unit, middle = self.look, self._unit, self.height() / 2
        x = 0.0
        if unit is not None:
            paint.side_bar(painter, look, QRectF(0, middle - look.px(9), look.px(5), look.px(18)), unit.side)
            x = float(look.px(12))
        shown = marks.pips(unit) if unit is not None else None
        pips = paint.pips_width(look, shown) + look.px(8) if shown is not None else 0.0
        star = look.px(18) if unit is not None and unit.exceptional_commander else 0
        # The stands stand in the tree as well: they give way to the name.
        fits = x + paint.width(look, self._name, "unit") + star + pips <= self.width()
        room = QRectF(x, 0, self.width() - x - star - (pips if fits else 0), self.height())
        x += paint.text(painter, look, room, self._name, kind="unit") + look.px(6)
        if star and unit is not None:
            x = paint.star(painter, look, QPointF(x, middle - look.px(7)), filled=True, side=unit.side)
        if fits and shown is not None and unit is not None:
            at = QPointF(self.width() - pips + look.px(8), middle - look.px(6))
            paint.pips(painter, look, at, shown, unit.side)


class Detail(QWidget):
    """The three beside each other."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setObjectName("detail")
        self._look = look
        self.title, self.ladder = UnitTitle(look), LadderView(look, tall=True)
        self.chart, self.allowed = ManeuverChartView(look), AllowedView(look)
        self.chips = QVBoxLayout()
        self.chips.setSpacing(look.px(3))
        left = QVBoxLayout()
        left.setSpacing(look.px(5))
        left.addWidget(self.title)
        left.addWidget(self.ladder)
        left.addLayout(self.chips)
        left.addStretch(1)
        left.setContentsMargins(0, 0, look.px(4), 0)
        box = QWidget()
        box.setLayout(left)
        all_three = QHBoxLayout(self)
        all_three.setContentsMargins(0, 0, 0, 0)
        all_three.setSpacing(look.px(14))
        all_three.addWidget(tightly(scrolling(box)), LADDER)
        all_three.addWidget(self.chart, CHART)
        all_three.addWidget(self.allowed, ALLOWED)
        self._there = False

    def show_allowed(self, shown: Allowed | None) -> None:
        """Show what the roll allows, None where nobody rolls."""
        self._there = shown is not None
        self.allowed.show_allowed(shown)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what the roll allows where the chart needs the room: a key tells it as well."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        self.allowed.setVisible(self._there and self.width() >= self._look.px(WIDE))
