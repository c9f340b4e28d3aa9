"""An entry of the journal opened as the form in which it was made, at its own time; and an act that was forgotten."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from companion.desktop.dialogs.amending import AmendDialog
from companion.desktop.dialogs.palette import Find, Palette
from companion.games.miniatures.screen.commands import COMMAND_KEYS
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.form import CommandForm
from companion.games.miniatures.words import forms
from companion.language.tongue import tr


class ActForm(CommandForm):
    """The form of an act at an earlier moment: what is filled in is given to the dialog behind, and done nowhere."""

    def __init__(self, then: MiniaturesDesk, dialog: AmendDialog, tag: str, *, before: bool, **more: Any) -> None:
        super().__init__(then, dialog.look, tag, parent=dialog, **more)
        self.before = before

    def carry_out(self, *commands: Any) -> None:
        """Give the act on."""
        behind = self.parent()
        assert isinstance(behind, AmendDialog)
        self.done(QDialog.DialogCode.Accepted)
        behind.put(commands, before=self.before)


class Forms(QObject):
    """Opens forms of acts as the game was before a dialog's entry; it lives as long as the dialog."""

    def __init__(self, dialog: AmendDialog) -> None:
        super().__init__(dialog)
        session = dialog.desk.session
        self.line = next(one for one in session.log() if one.entry == dialog.entry)
        self.then = MiniaturesDesk(session.as_it_was(self.line.parent or 0), self)

    def change(self) -> None:
        """Open the form of the entry's own act, as it was filled in."""
        (command,) = self.line.commands
        tag = forms.tag_of(type(command))
        self._open(tag, tr("Entry {n}", n=self.line.entry), before=False, preset=forms.spread(command))

    def precede(self, tag: str) -> None:
        """Open the form of an act that comes before it."""
        self._open(tag, tr("Before entry {n}", n=self.line.entry), before=True)

    def _open(self, tag: str, head: str, *, before: bool, preset: dict[str, Any] | None = None) -> None:
        # Asked for and not kept: who is closed must not be held by what it has opened.
        dialog = self.parent()
        assert isinstance(dialog, AmendDialog)
        ActForm(self.then, dialog, tag, before=before, preset=preset, title=f"{head}: {_words(tag)}").open()


def ask_act(dialog: AmendDialog, before: bool) -> None:
    """Open the form of an entry's act, or the list of all acts, of which one comes before it."""
    opens = Forms(dialog)
    if before:
        finds = [
            Find(tag, "command", _words(tag), "", "", partial(opens.precede, tag), f"{_words(tag)} {tag}".lower())
            for tag in COMMAND_KEYS
        ]
        Palette(dialog.look, finds, dialog).open()
    else:
        opens.change()


def _words(tag: str) -> str:
    return tr(COMMAND_KEYS[tag][0])
