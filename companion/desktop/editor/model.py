"""The order of battle of a draft as a tree that can be dragged about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt

from companion.present.draft import SIDES, Draft, DraftLeader, DraftUnit
from companion.present.words import capital
from companion.tongue import tr

Index = QModelIndex | QPersistentModelIndex
MIME = "application/x-companion-draft-keys"


class Node(NamedTuple):
    """A row: a side, a corps, a division, or a unit or leader with its key."""

    id: str
    parent: str
    words: str
    side: str
    corps: str
    division: str
    key: int = 0
    """0 for a formation."""


def nodes(draft: Draft) -> tuple[Node, ...]:
    """Give the tree, each row before those under it."""
    found: dict[str, Node] = {}
    for side in SIDES:
        found[side] = Node(side, "", capital(side), side, "", "")
    those: tuple[DraftUnit | DraftLeader, ...] = (*draft.leaders, *draft.units)
    for one in those:
        place = one.side
        for level, name in (("corps", one.corps), ("division", one.division)):
            if name:
                corps = one.corps
                division = one.division if level == "division" else ""
                node = Node(f"{place}/{name}", place, name, one.side, corps, division)
                found.setdefault(node.id, node)
                place = node.id
        found[f"#{one.key}"] = Node(f"#{one.key}", place, words(one), one.side, one.corps, one.division, one.key)
    return tuple(found.values())


def words(one: DraftUnit | DraftLeader) -> str:
    """Give a row's words: what it is and how strong."""
    star = "★" if one.exceptional else ""
    if isinstance(one, DraftLeader):
        comes = tr(", turn {n}", n=one.arrives) if one.arrives else ""
        return f"{star or '☆'} {one.name}, {one.rank} leader{comes}"
    what = tr("gun stands") if one.arm == "artillery" else tr("stands")
    comes = tr(", turn {n}", n=one.arrives) if one.arrives else ""
    return f"{one.name}{star}  {one.stands} {what}{comes}"


class DraftModel(QAbstractItemModel):
    """The tree; a drop asks its owner to move what was dragged."""

    def __init__(self, moved: Callable[[Sequence[int], Node], None]) -> None:
        super().__init__()
        self._moved = moved
        self._nodes: tuple[Node, ...] = ()
        self._under: dict[str, list[int]] = {}
        self._nth: dict[str, int] = {}

    def show(self, draft: Draft) -> None:
        """Show a draft; the same tree again tells only which rows differ."""
        new = nodes(draft)
        if [(one.id, one.parent) for one in new] == [(one.id, one.parent) for one in self._nodes]:
            was, self._nodes = self._nodes, new
            for place, one in enumerate(new):
                if one != was[place]:
                    index = self.createIndex(self._nth[one.id], 0, place)
                    self.dataChanged.emit(index, index)
            return
        self.beginResetModel()
        self._nodes, self._under, self._nth = new, {}, {}
        for place, one in enumerate(new):
            siblings = self._under.setdefault(one.parent, [])
            self._nth[one.id] = len(siblings)
            siblings.append(place)
        self.endResetModel()

    def node(self, index: Index | None) -> Node | None:
        """Give the row of an index."""
        return self._nodes[int(index.internalId())] if index is not None and index.isValid() else None

    def find(self, name: str) -> QModelIndex:
        """Give the index of a row by id."""
        place = next((place for place, one in enumerate(self._nodes) if one.id == name), None)
        return QModelIndex() if place is None else self.createIndex(self._nth[name], 0, place)

    def index(self, row: int, column: int, parent: Index | None = None) -> QModelIndex:
        """Give the index of a row under a parent."""
        above = self.node(parent)
        under = self._under.get(above.id if above is not None else "", [])
        return self.createIndex(row, 0, under[row]) if column == 0 and 0 <= row < len(under) else QModelIndex()

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        """Give the row above."""
        found = self.node(index)
        return QModelIndex() if found is None or not found.parent else self.find(found.parent)

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows under a parent."""
        above = self.node(parent)
        return len(self._under.get(above.id if above is not None else "", []))

    def columnCount(self, parent: Index | None = None) -> int:
        """One column."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a row's words."""
        found = self.node(index)
        return found.words if found is not None and role == Qt.ItemDataRole.DisplayRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Units and leaders are dragged, formations take them."""
        found = self.node(index)
        base = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if found is None:
            return Qt.ItemFlag.NoItemFlags
        return base | (Qt.ItemFlag.ItemIsDragEnabled if found.key else Qt.ItemFlag.ItemIsDropEnabled)

    def supportedDropActions(self) -> Qt.DropAction:
        """Only moving."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Keys of units and leaders."""
        return [MIME]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:
        """Give the keys of what is dragged."""
        keys = [str(one.key) for one in map(self.node, indexes) if one is not None and one.key]
        made = QMimeData()
        made.setData(MIME, " ".join(keys).encode())
        return made

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Ask that what was dragged is put under the formation it was dropped on."""
        to = self.node(parent)
        if to is None or not data.hasFormat(MIME):
            return False
        keys = [int(key) for key in bytes(data.data(MIME).data()).split()]
        self._moved(keys, to)
        return False  # the draft made the change: the view must not take rows away itself
