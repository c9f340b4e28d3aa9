"""Feeding the boards: the referee's from his own session, a side's from a session opened for that side alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMetaObject, QObject

from companion.desktop.desk.documents import NotDone, open_game
from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.board import BoardWindow
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words.board import board
from companion.kernel.journal import JournalError
from companion.language.tongue import tr
from companion.language.words import side_words


class RefereeBoard(QObject):
    """The board of the referee's own view; odds of what he puts together."""

    def __init__(self, desk: MiniaturesDesk, look: Look, work: Callable[[], Any]) -> None:
        super().__init__(desk)
        self._desk, self._work = desk, work
        self.window = BoardWindow(look, tr("Across the table"))
        self._link: QMetaObject.Connection | None = desk.changed.connect(self.refresh)
        self.window.closed.connect(self.close)
        self.refresh()

    def refresh(self) -> None:
        """Show the game as it is."""
        desk, work = self._desk, self._work()
        score, lines = desk.session.score(), desk.log
        pictures, prospect = desk.session.pictures, work.prospect()
        shown = board(desk.rules, desk.view, score, prospect=prospect, now=work.now(), lines=lines, pictures=pictures)
        self.window.view.show_board(shown)
        self.window.show_view(desk.view)

    def close(self) -> None:
        """Hear of nothing any more."""
        if self._link is not None:
            self._desk.changed.disconnect(self._link)
            self._link = None


class SideBoard(QObject):
    """The board of one side, fed by a session that knows no more than that side.

    The referee's work is asked for two things alone: the command that is put together, whose odds this session then
    gives or keeps to itself, and the words for it, which are shown only where it gave them.
    """

    def __init__(
        self, desk: MiniaturesDesk, look: Look, path: Path | None, side: str, work: Callable[[], Any] | None = None
    ) -> None:
        """Open it. Raises NotDone where there is no document to open."""
        super().__init__(desk)
        if path is None:
            raise NotDone(tr("save the game in a file first: a side's board opens the file for that side alone"))
        self._desk, self._work = desk, work
        # A session of its own for that seat, not the referee's view cut down here: what the side may not know never
        # comes into this window at all.
        self._session = open_game(path, seat=side)
        self._lines = self._session.log()
        self.window = BoardWindow(look, tr("{side} board", side=side_words(side)))
        self.window.closed.connect(self.close)
        self._link: QMetaObject.Connection | None = desk.changed.connect(self.read)
        self.refresh()

    def read(self) -> None:
        """Read what the referee has written, and show what the side may know of it."""
        try:
            self._session.refresh()
            self._lines = self._session.log()
        except JournalError as error:
            self.window.trouble.tell(error.message)
            return
        self.window.trouble.tell("")
        self.refresh()

    def refresh(self) -> None:
        """Show what the side may know of the game as it was last read."""
        if self._link is None:
            return
        session = self._session
        prospect, now = self._promise()
        score = session.score()
        more: dict[str, Any] = {"lines": self._lines, "pictures": session.pictures}
        shown = board(session.rules, session.view, score, prospect=prospect, now=now, **more)
        self.window.view.show_board(shown)
        self.window.show_view(session.view)

    def _promise(self) -> tuple[Any, str]:
        """Give what this side may know of the next roll."""
        work = self._work() if self._work is not None else None
        ask = getattr(work, "order", None)
        command = ask() if ask is not None else None
        prospect = self._session.odds(command) if command is not None else None
        return prospect, work.now() if work is not None and prospect is not None else ""

    def close(self) -> None:
        """Let go of the document."""
        if self._link is not None:
            self._desk.changed.disconnect(self._link)
            self._link = None
            self._session.close()
