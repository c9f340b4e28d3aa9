"""The grid of losses: arrows walk, digits and the point type, Space turns, Enter goes on in the order of the form."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from companion.desktop.widgets.column_heads import Heads
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.unit_names import Index
from companion.table.file.draft import Line
from companion.table.screen.grid_cells import HAD, HEAD, LINE, WIDE, LossCells, LossModel, LossNames
from companion.table.screen.returning import Return
from companion.table.words import grid
from companion.table.words.grid import Cell


class LossGrid(QTableView):
    """The grid's keys."""

    moved = Signal()
    """Another cell is the current one."""
    reason_asked = Signal()

    def __init__(self, look: Look, made: Return) -> None:
        super().__init__()
        self._look, self.made = look, made
        self._typing: tuple[Cell, str] | None = None
        """The cell in which one types, and what was typed: "1." is a beginning."""
        self.losses = LossModel(made)
        self._names = LossNames(look, self.losses, self)
        self.setVerticalHeader(self._names)
        self.setModel(self.losses)
        self.setItemDelegate(LossCells(look, self.losses, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(made.words.losses)
        across = self._heads = Heads(look, self)
        self.setHorizontalHeader(across)
        across.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        across.setFixedHeight(look.px(HEAD))
        self.setStyleSheet(f"QTableCornerButton::section {{ background: {look.color('page').name()}; border: none; }}")
        self._names.setMinimumSectionSize(1)
        self._names.setDefaultSectionSize(look.px(LINE))
        self._names.setFixedWidth(self._names.room() + look.px(12))
        self.doubleClicked.connect(self._turn)
        if self.losses.rowCount():
            self.setCurrentIndex(self.losses.index(0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Part the room between the columns, none narrower than its head."""
        super().resizeEvent(event)
        widths = self._widths()
        over = max(0, self.viewport().width() - sum(widths)) // len(widths)
        for nth, wide in enumerate(widths):
            self.setColumnWidth(nth, wide + over)

    def _widths(self) -> list[int]:
        wide = [self._look.px(HAD if one.had else WIDE[one.sort]) for one in self.losses.columns]
        return [
            max(one, self._heads.least(column.title)) for one, column in zip(wide, self.losses.columns, strict=True)
        ]

    def room(self) -> int:
        """Give the width in which all columns are in sight."""
        return sum(self._widths()) + self._names.width() + self._look.px(14)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """What is typed in one cell does not go on in another."""
        super().currentChanged(current, previous)
        self._typing = None
        self.verticalHeader().viewport().update()
        self.moved.emit()

    def go_to(self, command: str, figure: str = "infantry") -> None:
        """Stand in a cell."""
        place = grid.place_of(self.made.draft, command)
        names = [one.figure for one in self.losses.columns]
        if place >= 0:
            self.setCurrentIndex(self.losses.index(place, names.index(figure)))

    def current_line(self) -> Line | None:
        """Give the line that one stands in."""
        index = self.currentIndex()
        return self.losses.line(index) if index.isValid() and index.row() < len(self.losses.units) else None

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type, turn, take a proposal, go on; letters that mean nothing here are the page's."""
        index = self.currentIndex()
        if not index.isValid() or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter(index)
        elif event.text().upper() == "H" and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.made.nobody_else_lost()
        elif event.text().upper() == "H":
            self.made.none_lost(self.losses.line(index).command)
        elif event.text().upper() == "R":
            self.reason_asked.emit()
        elif not self._types(index, event):
            if event.text().strip():
                event.ignore()
            else:
                super().keyPressEvent(event)

    def _enter(self, index: Index) -> None:
        """Take the proposal that one stands on; else go on to the next figure, as the form has them."""
        line, one = self.losses.line(index), self.losses.column(index)
        if one.sort == "proposal" and (value := grid.value_of(line, one.figure)) is not None:
            self.made.set(Cell(line.command, "fatigue"), value)
        count, here = self.losses.columnCount(), index.row() * self.losses.columnCount() + index.column()
        for there in range(here + 1, count * self.losses.rowCount()):
            if grid.asked(self.losses.units[there // count], self.losses.columns[there % count]):
                self.setCurrentIndex(self.losses.index(there // count, there % count))
                return

    def _types(self, index: Index, event: QKeyEvent) -> bool:
        line, one, cell = self.losses.line(index), self.losses.column(index), self.losses.cell(index)
        text = event.text()
        if event.key() == Qt.Key.Key_Delete:
            self._typing = None
            self.made.drop(cell)
        elif one.sort == "proposal":
            return False
        elif one.sort == "flag":
            if text not in (" ", "+", "-"):
                return False
            self._turn(index, text)
        elif event.key() == Qt.Key.Key_Backspace:
            self._type(cell, self._so_far(cell)[:-1])
        elif text in ("+", "-"):
            self._typing = None
            self.made.set(cell, grid.stepped(line, one, 1 if text == "+" else -1, self.made.grain))
        elif text and text in "0123456789.,":
            begun = self._typing is not None and self._typing[0] == cell
            self._type(cell, grid.with_key(self._so_far(cell), text, one, begun=begun))
        else:
            return False
        return True

    def _so_far(self, cell: Cell) -> str:
        here = self._typing
        return here[1] if here is not None and here[0] == cell else self.made.text(cell)

    def _type(self, cell: Cell, text: str) -> None:
        self._typing = (cell, text)
        self.made.type(cell, text)

    def _turn(self, index: Index, sign: str = " ") -> None:
        line, one, cell = self.losses.line(index), self.losses.column(index), self.losses.cell(index)
        if one.sort == "flag":
            # What is a question yet is answered, not turned: yes, or no by its sign.
            self.made.set(cell, sign != "-" if grid.is_open(line, one) else self.made.text(cell) != "1")
