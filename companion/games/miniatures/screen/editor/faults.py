"""The list of what is still wrong; choosing a line leads to its field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.editor import fields
from companion.games.miniatures.screen.editor.checking import Fault
from companion.games.miniatures.screen.editor.draft import Draft
from companion.language.tongue import tr
from companion.language.words import capital


class FaultList(QListWidget):
    """A line a fault, in the order of the tree."""

    chosen = Signal(int, str)
    """The node and the column of a line that was chosen."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName(tr("What is still wrong"))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemActivated.connect(self._jump)
        self.itemClicked.connect(self._jump)

    def show_faults(self, draft: Draft, found: Sequence[Fault]) -> None:
        """Show the faults; without any, say so."""
        order = {one.key: place for place, one in enumerate(draft.walk())}
        self.clear()
        for fault in sorted(found, key=lambda one: order.get(one.key, -1)):
            item = QListWidgetItem(f"▲ {told(draft, fault)}")
            item.setData(Qt.ItemDataRole.UserRole, (fault.key, fault.column))
            item.setForeground(self._look.color("wine"))
            self.addItem(item)
        if not found:
            item = QListWidgetItem(tr("✓ Nothing: a game can be begun with it."))
            item.setForeground(self._look.color("sage"))
            self.addItem(item)

    def texts(self) -> list[str]:
        """Give the lines."""
        return [self.item(row).text() for row in range(self.count())]

    def _jump(self, item: QListWidgetItem) -> None:
        found = item.data(Qt.ItemDataRole.UserRole)
        if found:
            self.chosen.emit(*found)


def told(draft: Draft, fault: Fault) -> str:
    """Give a fault with the name of what it is about."""
    one = draft.node(fault.key)
    if one is None:
        return capital(fault.words)
    column = fields.labels(draft, one).get(fault.column, fault.column.replace("_", " "))
    name = one.name or {"page": tr("the battle")}.get(one.kind, tr("without a name"))
    return capital(": ".join((", ".join(filter(None, (name, column))), fault.words)))
