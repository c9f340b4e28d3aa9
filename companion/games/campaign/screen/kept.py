"""Texts that whoever sits here keeps for himself beside the game: orders half written, letters laid aside.

They are no entries of the game, there is nothing to undo in them, and no seat is ever given another's: the session
keeps each under the name of the seat that wrote it. They are written a moment after the last change, and when the
window closes.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from companion.desktop.desk.outcome import Refusal, tried
from companion.games.campaign.screen.desk import CampaignDesk
from companion.kernel.game import Seat
from companion.rows.kept import UNREAD

PAUSE = 300
"""Milliseconds after which a change is on the disk: each keeping is written through, and a path is clicked quickly."""


class OwnText(QObject):
    """One text of every seat that sits at a desk."""

    def __init__(self, desk: CampaignDesk, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._name = desk, name
        self._waiting: dict[Seat, str] = {}
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self.flush)
        desk.changed.connect(self.flush)

    def read(self) -> str:
        """Give the text of whoever sits here, "" while the laptop changes hands."""
        if self._desk.covered:
            return ""
        waiting = self._waiting.get(self._desk.seat)
        return self._desk.session.own(self._name) if waiting is None else waiting

    def write(self, text: str) -> None:
        """Keep another text in a moment."""
        if not self._desk.covered and not self._desk.session.read_only and text != self.read():
            self._waiting[self._desk.seat] = text
            self._clock.start(PAUSE)

    def set_aside(self) -> None:
        """Keep what stands there under another name: it could not be read, and is not to be lost by what follows."""
        text = self.read()
        if text and not self._desk.session.read_only:
            tried(lambda: self._desk.session.keep_own(f"{self._name}{UNREAD}", text))

    def flush(self) -> None:
        """Keep at once what waits, each text as the seat's that wrote it."""
        self._clock.stop()
        session, waiting = self._desk.session, self._waiting
        self._waiting = {}
        here = session.seat
        try:
            for seat, text in waiting.items():
                session.seat = seat
                outcome = tried(lambda text=text: session.keep_own(self._name, text))  # type: ignore[misc]
                if isinstance(outcome, Refusal):
                    self._desk.refused.emit(outcome)
        finally:
            session.seat = here
