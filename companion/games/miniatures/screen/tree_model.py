"""The order of battle as Qt asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt, Signal

from companion.desktop.widgets.plain import tip
from companion.games.miniatures.words.order import Row

Index = QModelIndex | QPersistentModelIndex
MIME = "application/x-companion-units"


def carried(names: Sequence[str]) -> QMimeData:
    """Give units and leaders to a hand that drags them."""
    made = QMimeData()
    made.setData(MIME, "\n".join(names).encode())
    return made


def dragged(data: QMimeData) -> list[str]:
    """Give the ids of the units and leaders that are dragged, none where it is something else."""
    return bytes(data.data(MIME).data()).decode().split("\n") if data.hasFormat(MIME) else []


class OrderModel(QAbstractItemModel):
    """Rows by parent; the same tree again tells only which rows differ."""

    dropped = Signal(tuple, str)
    """Some were dropped on a unit."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []
        self._under: dict[str, list[int]] = {}
        self._place: dict[str, int] = {}
        self._nth: dict[str, int] = {}

    def show(self, rows: Sequence[Row]) -> None:
        """Show a tree."""
        shape = [(row.id, row.parent) for row in rows]
        # A reset folds the tree and loses its place. As long as nobody changes his formation, and that is nearly
        # always, only rows are told to paint themselves.
        if shape == [(row.id, row.parent) for row in self._rows]:
            was, self._rows = self._rows, list(rows)
            for place, row in enumerate(self._rows):
                if row != was[place]:
                    index = self.createIndex(self._nth[row.id], 0, place)
                    self.dataChanged.emit(index, index)
            return
        self.beginResetModel()
        self._rows, self._under = list(rows), {}
        self._place = {row.id: place for place, row in enumerate(rows)}
        for place, row in enumerate(rows):
            siblings = self._under.setdefault(row.parent, [])
            self._nth[row.id] = len(siblings)
            siblings.append(place)
        self.endResetModel()

    def rows(self) -> tuple[Row, ...]:
        """Give the rows shown."""
        return tuple(self._rows)

    def find(self, name: str) -> QModelIndex:
        """Give the index of a row by id."""
        place = self._place.get(name)
        return QModelIndex() if place is None else self.createIndex(self._nth[name], 0, place)

    def row_at(self, index: Index) -> Row | None:
        """Give the row of an index."""
        return self._rows[int(index.internalId())] if index.isValid() else None

    def index(self, row: int, column: int, parent: Index | None = None) -> QModelIndex:
        """Give the index of a row under a parent."""
        under = self._under.get(self._id(parent), [])
        return self.createIndex(row, 0, under[row]) if column == 0 and 0 <= row < len(under) else QModelIndex()

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        """Give the row above."""
        found = self.row_at(index)
        return QModelIndex() if found is None else self.find(found.parent)

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows under a parent."""
        return len(self._under.get(self._id(parent), []))

    def columnCount(self, parent: Index | None = None) -> int:
        """One column, painted whole."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a row in words, or as it is for painting."""
        found = self.row_at(index)
        if found is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return found.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return found.aloud
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(found.aloud)
        return found if role == Qt.ItemDataRole.UserRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Units and leaders can be dragged, and dropped on a unit: what that means the step says."""
        found = self.row_at(index)
        if found is None:
            return Qt.ItemFlag.NoItemFlags
        base = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if found.leader or found.kind in ("unit", "leader"):
            base |= Qt.ItemFlag.ItemIsDragEnabled
        return base | Qt.ItemFlag.ItemIsDropEnabled if found.kind == "unit" else base

    def mimeTypes(self) -> list[str]:
        """Ids of units and leaders."""
        return [MIME]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:
        """Give what is dragged."""
        rows = [self.row_at(index) for index in indexes]
        return carried([row.leader or row.id for row in rows if row is not None])

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Tell who was dropped on which unit; the model itself changes nothing."""
        unit = self.row_at(parent)
        names = dragged(data)
        if unit is not None and unit.kind == "unit" and names:
            self.dropped.emit(tuple(names), unit.id)
        # By returning no the model keeps Qt from moving the row by itself: the tree is what the game says it is, and
        # the game may refuse.
        return False

    def _id(self, parent: Index | None) -> str:
        found = self.row_at(parent) if parent is not None and parent.isValid() else None
        return found.id if found is not None else ""
