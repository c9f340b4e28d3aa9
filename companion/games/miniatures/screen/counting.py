"""Count the table: all units in one grid, corrected by keys alone, set in one entry with a reason."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from companion.desktop.desk.desk import Desk
from companion.desktop.dialogs.framed import Deciding, is_enter
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label, row
from companion.desktop.widgets.plain import tip
from companion.games.miniatures.screen.count_grid import Grid
from companion.games.miniatures.words import counting
from companion.language.tongue import tr

Index = QModelIndex | QPersistentModelIndex


class CountModel(QAbstractTableModel):
    """Units against what is counted of each; what differs shows the old value beside the new."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.columns = counting.columns()
        self.changes: dict[counting.Cell, Any] = {}
        self.faults: dict[counting.Cell, str] = {}
        self.doubts: dict[counting.Cell, str] = {}
        self._units = self._on_table()

    def _on_table(self) -> tuple[Any, ...]:
        return tuple(one for one in self._desk.view.units if one.status == "on-table")

    def refresh(self) -> None:
        """Show the units that are on the table now; what was counted of the others stays."""
        units = self._on_table()
        if [one.id for one in units] == [one.id for one in self._units]:
            self._units = units
            self._tell_all()
        else:
            self.beginResetModel()
            self._units = units
            self.endResetModel()
        self._check()

    @property
    def units(self) -> tuple[Any, ...]:
        """The units of the grid."""
        return self._units

    def rowCount(self, parent: Index | None = None) -> int:
        """One row a unit."""
        return 0 if parent is not None and parent.isValid() else len(self._units)

    def columnCount(self, parent: Index | None = None) -> int:
        """One column a count."""
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name columns and units; a unit's side comes with its name."""
        if orientation == Qt.Orientation.Horizontal:
            texts = {
                Qt.ItemDataRole.DisplayRole: self.columns[section].title,
                Qt.ItemDataRole.ToolTipRole: tip(self.columns[section].means),
            }
            return texts.get(Qt.ItemDataRole(role))
        unit = self._units[section]
        return {Qt.ItemDataRole.DisplayRole: unit.name, Qt.ItemDataRole.UserRole: unit.side}.get(Qt.ItemDataRole(role))

    def field(self, index: Index) -> str:
        """Give the field of a cell, "" where the unit has none."""
        return counting.field(self._units[index.row()], self.columns[index.column()])

    def cell(self, index: Index) -> counting.Cell:
        """Give unit and field of a cell."""
        return self._units[index.row()].id, self.field(index)

    def was(self, index: Index) -> Any:
        """Give what the app believes."""
        return getattr(self._units[index.row()], self.field(index))

    def value(self, index: Index) -> Any:
        """Give what is counted, or what the app believes."""
        return self.changes.get(self.cell(index), self.was(index))

    def differs(self, index: Index) -> bool:
        """Say whether a cell is counted otherwise than the app believes."""
        return bool(self.field(index)) and self.value(index) != self.was(index)

    def note(self, index: Index) -> str:
        """Give what is wrong with a cell, or what may be a slip."""
        cell = self.cell(index)
        return self.faults.get(cell) or self.doubts.get(cell, "")

    def words(self, index: Index) -> tuple[str, str]:
        """Give a cell's value, and the app's where it differs."""
        name, was = self.field(index), self.was(index)
        now = self.value(index)
        old = counting.said(name, was) if now != was else ""
        return counting.said(name, now), old

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a cell."""
        if not index.isValid():
            return None
        if not self.field(index):
            unit, column = self._units[index.row()], self.columns[index.column()]
            nothing = tr("{unit}, {what}: has none", unit=unit.name, what=column.means)
            return nothing if role == Qt.ItemDataRole.AccessibleTextRole else None
        now, was = self.words(index)
        text = tr("{now}  (was {was})", now=now, was=was) if was else now
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.EditRole:
                return self.value(index)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.note(index)) or None
            case Qt.ItemDataRole.AccessibleTextRole:
                unit, column = self._units[index.row()], self.columns[index.column()]
                said = f"{unit.name}, {column.means}: {text}"
                return f"{said}. {self.note(index)}" if self.note(index) else said
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Arrows walk over every cell; what a unit has not takes no key."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def put(self, index: Index, value: Any) -> None:
        """Count a cell; None is what the app believes."""
        if not self.field(index):
            return
        if value is None:
            self.changes.pop(self.cell(index), None)
        else:
            self.changes[self.cell(index)] = value
        self._check()
        self._tell_all()

    def _check(self) -> None:
        """Judge every cell anew: one may be wrong only beside another."""
        self.faults = counting.faults(self._units, self.changes, self._desk.why_not)
        self.doubts = counting.doubts(self._units, self.changes)

    def _tell_all(self) -> None:
        if self._units:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._units) - 1, len(self.columns) - 1))


class CountDialog(Deciding):
    """The grid: arrows walk, digits count, Space turns, Delete gives the app's value back, Ctrl and Enter applies."""

    def __init__(self, desk: Desk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, tr("Count the table"), parent, does=tr("Apply"), key="Ctrl ↵")
        self.model = CountModel(desk)
        self.grid = Grid(look, self.model)
        self.grid.setAccessibleName(tr("Units on the table"))
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(tr("reason, for the journal: count of the table"))
        self.reason.setAccessibleName(tr("Reason"))
        self.told = label("", "small")
        self.told.setAccessibleName(tr("What differs"))
        keys = label(tr("digits count, Space turns, Delete gives the app's value back, Enter goes down"), "hint")
        self.lines.addWidget(keys)
        self.lines.addWidget(self.grid, 1)
        self.lines.addWidget(self.strip)
        self.lines.addLayout(row(self.told, self.reason))
        self.lines.addLayout(self.foot())
        self.model.dataChanged.connect(self.check)
        self.grid.moved.connect(self.check)
        desk.changed.connect(self._on_change)
        self.resize(look.px(900), look.px(560))
        self.check()
        self.grid.setFocus()

    def command(self) -> Any:
        """Give the command for what differs, or None."""
        return counting.counted(self.model.units, self.model.changes, self.reason.text().strip())

    def check(self, *_: object) -> None:
        """Say what is wrong with the count, or that nothing differs; of the cell one stands in first."""
        here, model = self.grid.currentIndex(), self.model
        note = model.note(here) if here.isValid() and here.row() < model.rowCount() else ""
        unit, fault = next(((self.desk.name(cell[0]), why) for cell, why in model.faults.items()), ("", ""))
        found = self.command()
        why = tr("{unit}: {why}", unit=unit, why=fault) if fault else self.desk.why_not(found) if found else ""
        self.strip.tell(note or why)
        nothing = counting.summary(model.units, model.changes)
        self.told.setText(nothing)
        self.apply.tell(tr("Apply"), why or ("" if found is not None else nothing))

    def _on_change(self, _: object) -> None:
        self.model.refresh()
        self.check()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl and Enter applies, from anywhere; Enter alone does not."""
        if not is_enter(event) or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)

    def accept(self) -> None:
        """Set what differs in one entry."""
        found = self.command()
        if found is None:
            self.check()
        else:
            self.carry_out(found)
