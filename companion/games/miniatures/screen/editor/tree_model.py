"""The tree of a draft as Qt asks for it; what is dropped on it is asked of its owner, who edits the draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt

from companion.desktop.widgets.plain import tip
from companion.games.miniatures.screen.editor.draft import Draft, empty, may_move
from companion.games.miniatures.screen.editor.lines import Line

Index = QModelIndex | QPersistentModelIndex
MIME = "application/x-companion-draft-keys"
Moved = Callable[[Sequence[int], int, int], object]
"""Asks to put keys under a parent before a brother, 0 for the end."""


class DraftModel(QAbstractItemModel):
    """Rows by key; the same tree again tells only which rows differ."""

    def __init__(self, moved: Moved) -> None:
        super().__init__()
        self._moved = moved
        self._draft = empty()
        self._lines: dict[int, Line] = {}
        self._under: dict[int, list[int]] = {}
        self._nth: dict[int, int] = {}

    def show(self, draft: Draft, lines: Sequence[Line]) -> None:
        """Show a draft."""
        was, self._draft = self._lines, draft
        if [(one.key, one.parent) for one in lines] == [(one.key, one.parent) for one in was.values()]:
            self._lines = {one.key: one for one in lines}
            for one in lines:
                if one != was[one.key]:
                    index = self.find(one.key)
                    self.dataChanged.emit(index, index)
            return
        self.beginResetModel()
        self._lines = {one.key: one for one in lines}
        self._under, self._nth = {}, {}
        for one in lines:
            brothers = self._under.setdefault(one.parent, [])
            self._nth[one.key] = len(brothers)
            brothers.append(one.key)
        self.endResetModel()

    def line(self, index: Index | None) -> Line | None:
        """Give the row of an index."""
        return self._lines.get(int(index.internalId())) if index is not None and index.isValid() else None

    def find(self, key: int) -> QModelIndex:
        """Give the index of a row by its key."""
        return self.createIndex(self._nth[key], 0, key) if key in self._nth else QModelIndex()

    def _key(self, index: Index | None) -> int:
        return int(index.internalId()) if index is not None and index.isValid() else 0

    def index(self, row: int, column: int, parent: Index | None = None) -> QModelIndex:
        """Give the index of a row under a parent."""
        under = self._under.get(self._key(parent), [])
        return self.createIndex(row, 0, under[row]) if column == 0 and 0 <= row < len(under) else QModelIndex()

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        """Give the row above."""
        found = self.line(index)
        return QModelIndex() if found is None else self.find(found.parent)

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows under a parent."""
        return len(self._under.get(self._key(parent), []))

    def columnCount(self, parent: Index | None = None) -> int:
        """One column, painted whole."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a row in words, or as it is for painting."""
        found = self.line(index)
        if found is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return found.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return found.aloud
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(found.fault) or None
        return found if role == Qt.ItemDataRole.UserRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Everything below the armies can be dragged; what has rows under it takes what may stand there."""
        found = self.line(index)
        if found is None:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if found.parent:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        if found.kind in ("page", "army", "corps", "division"):
            flags |= Qt.ItemFlag.ItemIsDropEnabled
        return flags

    # ---- dragging

    def supportedDropActions(self) -> Qt.DropAction:
        """Only moving."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Keys of nodes."""
        return [MIME]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:
        """Give the keys of what is dragged."""
        made = QMimeData()
        made.setData(MIME, " ".join(str(self._key(index)) for index in indexes).encode())
        return made

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Say whether what is dragged may stand there."""
        return may_move(self._draft, _keys(data), self._key(parent))

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Ask that what was dragged is put there."""
        if not self.canDropMimeData(data, action, row, column, parent):
            return False
        under = self._under.get(self._key(parent), [])
        self._moved(_keys(data), self._key(parent), under[row] if 0 <= row < len(under) else 0)
        return False  # the draft has moved it: the view must not take rows away itself


def _keys(data: QMimeData) -> list[int]:
    return [int(key) for key in bytes(data.data(MIME).data()).split()] if data.hasFormat(MIME) else []
