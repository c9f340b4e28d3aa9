"""Count the table: one grid of all units on it; what differs is one entry in the journal, one undo."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QDialog, QHeaderView, QLineEdit, QTableView, QVBoxLayout, QWidget

from companion.desktop.buttons import KeyButton
from companion.desktop.desk import Desk
from companion.desktop.look import Look
from companion.desktop.parts import Heading, Strip, row
from companion.present import counting
from companion.present.counting import COLUMNS
from companion.tongue import tr

Index = QModelIndex | QPersistentModelIndex


class CountModel(QAbstractTableModel):
    """Units against what is counted of each; what differs shows the old value beside the new."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.changes: dict[tuple[str, str], Any] = {}
        self._units = self._on_table()

    def _on_table(self) -> tuple[Any, ...]:
        return tuple(one for one in self._desk.view.units if one.status == "on-table")

    def refresh(self) -> None:
        """Show the units that are on the table now."""
        self.beginResetModel()
        self._units = self._on_table()
        self.endResetModel()

    @property
    def units(self) -> tuple[Any, ...]:
        """The units of the grid."""
        return self._units

    def rowCount(self, parent: Index | None = None) -> int:
        """One row a unit."""
        return 0 if parent is not None and parent.isValid() else len(self._units)

    def columnCount(self, parent: Index | None = None) -> int:
        """One column a count."""
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name columns and units."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return tr(COLUMNS[section].title) if orientation == Qt.Orientation.Horizontal else self._units[section].name

    def value(self, index: Index) -> Any:
        """Give what is counted, or what the app believes."""
        unit, column = self._units[index.row()], COLUMNS[index.column()]
        return self.changes.get((unit.id, column.field), getattr(unit, column.field))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a cell."""
        unit, column = self._units[index.row()], COLUMNS[index.column()]
        if not counting.has(unit, column):
            return None
        now, was = self.value(index), getattr(unit, column.field)
        if role == Qt.ItemDataRole.DisplayRole:
            said = self._said(now, flag=column.flag)
            return said if now == was else tr("{now}  (was {was})", now=said, was=self._said(was, flag=column.flag))
        if role == Qt.ItemDataRole.EditRole:
            return now
        if role == Qt.ItemDataRole.FontRole and now != was:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{unit.name}, {tr(column.title)}: {self._said(now, flag=column.flag)}"
        return None

    def _said(self, value: Any, *, flag: bool) -> str:
        return (tr("yes") if value else tr("no")) if flag else str(value)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only what a unit has can be counted."""
        if not index.isValid() or not counting.has(self._units[index.row()], COLUMNS[index.column()]):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def put(self, index: Index, value: Any) -> None:
        """Count a cell."""
        unit, column = self._units[index.row()], COLUMNS[index.column()]
        if counting.has(unit, column):
            self.changes[unit.id, column.field] = value
            self.dataChanged.emit(index, index)


class CountDialog(QDialog):
    """The grid: arrows walk, digits count, Space turns a marker."""

    def __init__(self, desk: Desk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Count the table"))
        self.model = CountModel(desk)
        self.grid = _Grid(self.model)
        self.grid.setAccessibleName(tr("Units on the table"))
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(tr("reason, for the journal: count of the table"))
        self.reason.setAccessibleName(tr("Reason"))
        self.strip = Strip(look)
        self.apply = KeyButton(look, tr("Apply"), "Ctrl ↵", primary=True)
        self.apply.clicked.connect(self.accept)
        cancel = KeyButton(look, tr("Cancel"), "Esc")
        cancel.clicked.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.addWidget(Heading(look, tr("Count the table"), tr("digits count, Space turns a marker")))
        lines.addWidget(self.grid, 1)
        lines.addWidget(self.reason)
        lines.addWidget(self.strip)
        lines.addLayout(row(self.apply, cancel))
        self.model.dataChanged.connect(lambda *_: self.check())
        desk.changed.connect(lambda _: self._on_change())
        self.resize(look.px(820), look.px(520))
        self.check()
        self.grid.setFocus()

    def command(self) -> Any:
        """Give the command for what differs, or None."""
        return counting.counted(self.model.units, self.model.changes, self.reason.text().strip())

    def check(self) -> None:
        """Say what is wrong with the count, or that nothing differs."""
        found = self.command()
        why = self.desk.why_not(found) if found is not None else ""
        self.strip.tell(why)
        self.apply.tell(tr("Apply"), why or ("" if found is not None else tr("nothing differs")))

    def _on_change(self) -> None:
        self.model.refresh()
        self.check()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl and Enter applies, from anywhere."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.accept()
            return
        super().keyPressEvent(event)

    def accept(self) -> None:
        """Set what differs in one entry."""
        found = self.command()
        if found is not None and self.desk.do(found) is not None:
            super().accept()
        else:
            self.check()


class _Grid(QTableView):
    """The grid's keys."""

    def __init__(self, model: CountModel) -> None:
        super().__init__()
        self._count = model
        self.setModel(model)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setTabKeyNavigation(False)
        if model.rowCount():
            self.setCurrentIndex(model.index(0, 0))
        self.doubleClicked.connect(self._turn)

    def _turn(self, index: QModelIndex) -> None:
        if COLUMNS[index.column()].flag:
            self._count.put(index, not self._count.value(index))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits count, Space and minus and plus change, arrows walk."""
        index, text = self.currentIndex(), event.text()
        if index.isValid() and self._count.flags(index) != Qt.ItemFlag.NoItemFlags:
            column = COLUMNS[index.column()]
            if column.flag and text == " ":
                self._turn(index)
                return
            if not column.flag and text in ("+", "-"):
                self._count.put(index, max(0, self._count.value(index) + (1 if text == "+" else -1)))
                return
            if not column.flag and len(text) == 1 and text in "0123456789":
                self._count.put(index, self._typed(index, text))
                return
            if not column.flag and event.key() == Qt.Key.Key_Backspace:
                self._count.put(index, self._count.value(index) // 10)
                return
        super().keyPressEvent(event)

    def _typed(self, index: QModelIndex, text: str) -> int:
        """Add a digit to what was typed in this cell; the first digit begins anew."""
        unit, column = self._count.units[index.row()], COLUMNS[index.column()]
        begun = (unit.id, column.field) in self._count.changes
        both = int(f"{self._count.value(index)}{text}") if begun else int(text)
        return both if both < 100 else int(text)
