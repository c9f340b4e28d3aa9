"""The units at the left of a grid that has a line for each, with the bars of their sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QTableView

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look

Index = QModelIndex | QPersistentModelIndex
"""What Qt gives a model to say which cell it means."""


class Lines(Protocol):
    """What has lines of units: each has a `name` and a `side`."""

    @property
    def units(self) -> Sequence[Any]:
        """The units of the lines."""


class Names(QHeaderView):
    """The units at the left, each with the bar of its side."""

    def __init__(self, look: Look, model: Lines, grid: QTableView) -> None:
        super().__init__(Qt.Orientation.Vertical, grid)
        self._look, self._count = look, model
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def room(self) -> int:
        """Give the width for the longest name."""
        look = self._look
        names = [one.name for one in self._count.units]
        wide = max((paint.width(look, name, bold=True) for name in names), default=0)
        return int(min(wide, look.px(220))) + look.px(30)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint a unit's name."""
        look, box = self._look, QRectF(rect)
        unit = self._count.units[section]
        painter.save()
        painter.fillRect(box, look.color("page"))
        bar = QRectF(box.left() + look.px(4), box.top() + look.px(4), look.px(4), box.height() - look.px(8))
        paint.side_bar(painter, look, bar, unit.side)
        grid: Any = self.parent()
        bold = grid.currentIndex().row() == section
        paint.text(painter, look, box.adjusted(look.px(14), 0, -look.px(6), 0), unit.name, bold=bold)
        paint.hair(painter, look, box.left(), box.right(), box.bottom())
        painter.restore()
