"""A game that is in memory only asks, when its window is closed, whether it is to be kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from companion.desktop.desk.documents import NotDone, keep_game
from companion.desktop.dialogs.framed import Framed, is_enter
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Strip, label, row
from companion.kernel.session import Session
from companion.language.tongue import tr


class KeepDialog(Framed):
    """Keep it, let it go, or go on playing."""

    def __init__(self, session: Session, look: Look, folder: str, parent: QWidget, close: Callable[[], object]) -> None:
        """Take the game, the folder that is offered, and what closes the window."""
        super().__init__(look, tr("Keep this game?"), parent)
        self._session, self._folder, self._close = session, folder, close
        self.setMinimumWidth(look.px(420))
        self.words = label(tr("The game of the tour is in memory only. Closed as it is, it is gone."))
        self.words.setWordWrap(True)
        self.strip = Strip(look)
        self.keep = KeyButton(look, tr("Keep it …"), "↵", primary=True)
        self.let_go = KeyButton(look, tr("Let it go"), "L")
        self.stay = KeyButton(look, tr("Go on playing"), "Esc")
        for made, act in ((self.keep, self.ask), (self.let_go, self.leave), (self.stay, self.reject)):
            made.clicked.connect(act)
        for part in (self.strip, self.words):
            self.lines.addWidget(part)
        self.lines.addLayout(row(self.keep, self.let_go, self.stay))

    def ask(self) -> None:
        """Ask for a name, and keep the game under it."""
        name, _ = QFileDialog.getSaveFileName(self, tr("Keep this game"), self._folder, tr("Games (*.companion)"))
        if name:
            self.keep_as(Path(name))

    def keep_as(self, path: Path) -> None:
        """Write the game and close; what fails is told in place, and nothing is lost."""
        try:
            keep_game(self._session, path)
        except NotDone as error:
            self.strip.tell(str(error))
        else:
            self.leave()

    def leave(self) -> None:
        """Close the window."""
        self.accept()
        self._close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps it, L lets it go, Esc stays."""
        if is_enter(event):
            self.ask()
        elif event.key() == Qt.Key.Key_L:
            self.leave()
        else:
            super().keyPressEvent(event)
