"""Feeding the boards: the referee's from his own session, a side's from a session opened for that side alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from companion.desktop.board import BoardWindow
from companion.desktop.desk import Desk
from companion.desktop.documents import NotDone, open_game
from companion.desktop.look import Look
from companion.journal import JournalError
from companion.present.board import board
from companion.present.sheet import Sheet
from companion.present.words import capital
from companion.tongue import tr


class RefereeBoard(QObject):
    """The board of the referee's own view; odds of what he puts together."""

    def __init__(self, desk: Desk, look: Look, work: Any) -> None:
        super().__init__(desk)
        self._desk, self._work = desk, work
        self.window = BoardWindow(look, tr("Across the table"))
        desk.changed.connect(lambda _: self.refresh())
        self.refresh()

    def refresh(self) -> None:
        """Show the game as it is."""
        desk, work = self._desk, self._work()
        shown = board(desk.sheet, desk.view, desk.session.score(), prospect=work.prospect(), now=work.now())
        self.window.view.show_board(shown)


class SideBoard(QObject):
    """The board of one side, fed by a session that knows no more than that side."""

    def __init__(self, desk: Desk, look: Look, path: Path | None, side: str) -> None:
        """Open it. Raises NotDone where there is no document to open."""
        super().__init__(desk)
        if path is None:
            raise NotDone(tr("save the game in a file first: a side's board opens the file for that side alone"))
        self._session = open_game(path, seat=side)
        self.window = BoardWindow(look, tr("{side} board", side=capital(side)))
        self.window.closed.connect(self.close)
        self._open = True
        desk.changed.connect(lambda _: self.refresh())
        self.refresh()

    def refresh(self) -> None:
        """Read what the referee has written, and show what the side may know of it."""
        if not self._open:
            return
        try:
            self._session.refresh()
        except JournalError as error:
            self.window.setToolTip(error.message)
            return
        view = self._session.view
        self.window.view.show_board(board(Sheet(self._session.rules), view, self._session.score()))

    def close(self) -> None:
        """Let go of the document."""
        if self._open:
            self._open = False
            self._session.close()
