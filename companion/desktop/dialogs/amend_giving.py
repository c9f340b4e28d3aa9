"""What an order that is given within an amendment goes through: it is judged as the game was then, and given on."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog

from companion.desktop.dialogs.amending import AmendDialog
from companion.desktop.dialogs.framed import Framed, is_enter
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.parts import Strip, label
from companion.kernel.session import Session
from companion.language.tongue import tr


class Unread(Exception):
    """What is filled in is no order, in people's words."""


class Unfinished(Unread):
    """What is filled in is no order yet."""


class Giving(Framed):
    """A form of orders as the game was before an entry: what is given goes to the dialog behind, done nowhere."""

    def __init__(self, dialog: AmendDialog, then: Session, *, before: bool, title: str) -> None:
        super().__init__(dialog.look, title, dialog)
        self.then, self.before = then, before
        self._behind = dialog
        self.says, self.strip = label("", "small"), Strip(dialog.look)
        self.says.setWordWrap(True)
        self.apply = KeyButton(dialog.look, tr("Take it"), "↵", primary=True)
        self.cancel = KeyButton(dialog.look, tr("Cancel"), "Esc")
        self.apply.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    def commands(self) -> tuple[Any, ...]:
        """Give the orders as they are filled in; raises Unread."""
        raise NotImplementedError

    def against(self) -> tuple[Any, ...]:
        """Say what is wrong with them, while they are filled in; gives why the rules refuse them."""
        try:
            written = self.commands()
        except Unfinished as unfinished:  # what is only not filled in yet is no fault
            self.strip.tell("")
            self.apply.tell(tr("Take it"), str(unfinished))
            return ()
        except Unread as unread:
            self._tell(str(unread))
            return ()
        # Of several the later ones hang on the earlier: the preview of the dialog behind decides them all together.
        why = tuple(self.then.why_not(written[0])) if len(written) == 1 else ()
        self._tell("; ".join(one.text for one in why), why)
        return why

    def _tell(self, words: str, why: tuple[Any, ...] = ()) -> None:
        self.strip.tell(words, why)
        self.apply.tell(tr("Take it"), words)

    def accept(self) -> None:
        """Give the orders on."""
        self.against()
        if self.apply.isEnabled():
            self.done(QDialog.DialogCode.Accepted)
            self._behind.put(self.commands(), before=self.before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes them."""
        if is_enter(event):
            self.accept()
        else:
            super().keyPressEvent(event)
