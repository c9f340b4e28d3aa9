"""The cells of the grid of losses: what stands in each, and how it is painted."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.unit_names import Index, Names
from companion.language.tongue import tr
from companion.table.file.draft import Line
from companion.table.screen.returning import Return
from companion.table.words import grid
from companion.table.words.grid import Cell, Column
from companion.table.words.page import NONE

LINE, HEAD = 28, 40
WIDE = {"count": 56, "share": 56, "proposal": 58, "flag": 76}
HAD = 66
"""Pixels of the design of a column by its sort; what there was to lose wants more."""


class LossModel(QAbstractTableModel):
    """Commands against figures."""

    def __init__(self, made: Return) -> None:
        super().__init__()
        self.made, self.columns = made, grid.shown(made.draft)
        self._rows = [one.command for one in self.units]
        made.changed.connect(self._refresh)

    def _refresh(self) -> None:
        rows = [one.command for one in self.units]
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self.columns) - 1))
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(rows) - 1)

    @property
    def units(self) -> tuple[Line, ...]:
        """The lines of the return."""
        return self.made.draft.lines

    def rowCount(self, parent: Index | None = None) -> int:
        """One row a command."""
        return 0 if parent is not None and parent.isValid() else len(self.units)

    def columnCount(self, parent: Index | None = None) -> int:
        """One column a figure."""
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name columns and commands; of one that asks the reason stands with its name."""
        if orientation == Qt.Orientation.Horizontal:
            one = self.columns[section]
            texts = {Qt.ItemDataRole.DisplayRole: one.title, Qt.ItemDataRole.ToolTipRole: tip(one.means)}
        else:
            line = self.units[section]
            texts = {Qt.ItemDataRole.DisplayRole: line.name, Qt.ItemDataRole.ToolTipRole: tip(grid.row_note(line))}
        return texts.get(Qt.ItemDataRole(role)) or None

    def line(self, index: Index) -> Line:
        """Give the line of a cell."""
        return self.units[index.row()]

    def column(self, index: Index) -> Column:
        """Give the column of a cell."""
        return self.columns[index.column()]

    def cell(self, index: Index) -> Cell:
        """Give command and figure."""
        return Cell(self.line(index).command, self.column(index).figure)

    def note(self, index: Index) -> str:
        """Give what a cell waits for, or why it was set otherwise than reported."""
        found = self.made.now.waits.get(self.cell(index))
        if found is not None:
            return found.why or tr("reported otherwise; with R give the reason")
        return grid.over_words(self.line(index), self.column(index).figure)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a cell."""
        if not index.isValid():
            return None
        line, one = self.line(index), self.column(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                found = self.made.now.waits.get(self.cell(index))
                return grid.waiting_words(found.text, one) if found is not None else grid.said(line, one)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.note(index)) or None
            case Qt.ItemDataRole.AccessibleTextRole:
                return ". ".join(part for part in (grid.aloud(line, one), self.note(index)) if part)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Arrows walk over every cell."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class LossCells(QStyledItemDelegate):
    """Paints a figure; what waits has the triangle, what was reported otherwise is struck through beside it."""

    def __init__(self, look: Look, model: LossModel, view: QTableView) -> None:
        super().__init__(view)
        self._look, self._model, self._view = look, model, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give a cell's size."""
        return QSize(self._look.px(HAD), self._look.px(LINE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell."""
        look, model, box = self._look, self._model, QRectF(option.rect)
        line, one = model.line(index), model.column(index)
        found = model.made.now.waits.get(model.cell(index))
        was = grid.was_reported(line, one.figure)
        asks = not line.reported and one.sort != "proposal"
        ground = "wine-tint" if asks or (found is not None and found.why) else "lamp-row" if found or was else "page"
        painter.save()
        painter.fillRect(box, look.color("paper" if one.sort == "proposal" and not asks else ground))
        inside = box.adjusted(look.px(4), 0, -look.px(5), 0)
        if found is not None:
            paint.must(painter, look, QPointF(inside.left(), inside.center().y() - look.px(7)), size=13)
            inside.adjust(look.px(16), 0, 0, 0)
        if one.sort == "flag" and found is None and grid.said(line, one) not in (NONE, "?"):
            at = QPointF(box.center().x() - look.px(7), box.center().y() - look.px(7))
            paint.tick_box(painter, look, at, done=bool(grid.value_of(line, one.figure)))
        else:
            self._figure(painter, index, inside, was)
        if index == self._view.currentIndex():
            painter.setPen(QPen(look.color("ink"), look.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(1, 1, -1.5, -1.5))
        painter.restore()

    def _figure(self, painter: QPainter, index: Index, box: QRectF, was: str) -> None:
        look, model = self._look, self._model
        line, one = model.line(index), model.column(index)
        waits = model.made.now.waits.get(model.cell(index))
        words = (grid.waiting_words(waits.text, one) if waits else grid.said(line, one)) or NONE
        nothing = not waits and words in (NONE, "0", "?")
        token = "wine" if words == "?" else "ink3" if nothing else "ink2" if one.sort == "proposal" else "ink"
        new = paint.width(look, words, bold=bool(was or waits))
        had = grid.had_words(line, one)
        if had and waits is None and not was:
            place = QRectF(box.right() - look.px(26), box.top(), look.px(26), box.height())
            paint.text(painter, look, place, had, kind="small", token="ink3")
            box = box.adjusted(0, 0, -look.px(30), 0)
        align = Qt.AlignmentFlag.AlignCenter if one.sort == "flag" else paint.RIGHT
        paint.text(painter, look, box, words, token=token, bold=bool(was or waits), align=align)
        if was and waits is None:
            old = box.adjusted(0, 0, -new - look.px(5), 0)
            paint.text(painter, look, old, was, kind="small", token="ink2", struck=True, align=paint.RIGHT)


class LossNames(Names):
    """The commands at the left; what asks has the triangle."""

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint a command."""
        super().paintSection(painter, rect, section)
        if grid.row_note(self._count.units[section]):
            at = QPointF(rect.right() - self._look.px(18), rect.center().y() - self._look.px(7))
            paint.must(painter, self._look, at, size=13)
