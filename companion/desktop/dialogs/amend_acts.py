"""The acts of an entry that holds several: one is opened to be changed, or left out, and the others stay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QListWidget, QWidget

from companion.desktop.dialogs.framed import Framed, is_enter
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import row
from companion.language.tongue import tr

OnAct = Callable[[int], object]
"""What is done with an act, by its place from 0."""


class ActsDialog(Framed):
    """The acts, one a line, in the order in which they were done."""

    def __init__(
        self, look: Look, title: str, acts: Sequence[str], parent: QWidget, *, change: OnAct, leave_out: OnAct
    ) -> None:
        super().__init__(look, title, parent)
        self._change, self._leave_out = change, leave_out
        self.list = QListWidget()
        self.list.addItems([f"{nth}. {words}" for nth, words in enumerate(acts, 1)])
        self.list.setAccessibleName(tr("Acts of the entry"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(lambda _: self.choose())
        self.open_it = KeyButton(look, tr("Change this act …"), "↵", primary=True)
        self.open_it.clicked.connect(self.choose)
        self.out = KeyButton(look, tr("Leave it out"), "Del")
        self.out.clicked.connect(self.drop)
        cancel = KeyButton(look, tr("Cancel"), "Esc")
        cancel.clicked.connect(self.reject)
        self.lines.addWidget(self.list, 1)
        self.lines.addLayout(row(self.open_it, self.out, cancel))
        self.resize(look.px(520), look.px(280))
        self.list.setFocus()

    def choose(self) -> None:
        """Open the act that is lit."""
        self._with(self._change)

    def drop(self) -> None:
        """Leave the act that is lit out."""
        self._with(self._leave_out)

    def _with(self, act: OnAct) -> None:
        place = self.list.currentRow()
        self.done(QDialog.DialogCode.Accepted)
        act(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete leaves out."""
        if is_enter(event):
            self.choose()
        elif event.key() == Qt.Key.Key_Delete:
            self.drop()
        else:
            super().keyPressEvent(event)
