"""The count as a model: units against what is counted of each, what differs, what is wrong."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.unit_names import Index
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import counting
from companion.language.tongue import tr


class CountModel(QAbstractTableModel):
    """Units against what is counted of each; what differs shows the old value beside the new."""

    def __init__(self, desk: MiniaturesDesk) -> None:
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

    def count(self, unit: str, name: str, value: Any) -> None:
        """Count a field of a unit, where the grid has it."""
        for row, one in enumerate(self._units):
            for column in range(len(self.columns)):
                here = self.index(row, column)
                if one.id == unit and self.field(here) == name:
                    self.put(here, value)

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
