"""The game that is served: one open game, asked for one seat at a time, and what it said kept until it changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from companion.kernel.journal import JournalError
from companion.kernel.journal.errors import CannotRead
from companion.kernel.journal.following import Busy, Followed
from companion.kernel.seeing import Seeing
from companion.rows.status import as_json

T = TypeVar("T")
SIDES = ("union", "confederate")
Die = Callable[[str], object]


def no_die(_seat: str) -> None:
    """Ask nobody for a die."""


class Table:
    """A game that this process holds: whoever changes it says so by `changed`."""

    def __init__(self, game: Seeing, die: Die = no_die) -> None:
        """Take the game, and what says which die a seat is asked for."""
        self._game, self.die = game, die
        self._kept: dict[tuple[str, str], Any] = {}

    @property
    def entry(self) -> int:
        """The present entry."""
        return self._game.head

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that are given out where nobody names any: both sides, and every commander."""
        return (*SIDES, *self.sees("referee").commanders)

    def sees(self, seat: str) -> Seeing:
        """Give the game with the eyes of a seat; whoever asks next gets his own, so nobody keeps it."""
        self._game.seat = seat  # by name
        return self._game

    def status(self, seat: str) -> bytes:
        """Give where the game stands, as `companion status --as SEAT --json` does."""
        if (seat, "status") not in self._kept:
            # What die is wanted is asked first: the odds that are told with it are told with the eyes of who acts.
            die = self.die(seat)
            self._kept[seat, "status"] = as_json(self.sees(seat), die)
        found: bytes = self._kept[seat, "status"]
        return found

    def of(self, seat: str, what: str, make: Callable[[Seeing], T]) -> T:
        """Give what is made of the game as a seat knows it; made once a seat and entry."""
        if (seat, what) not in self._kept:
            self._kept[seat, what] = make(self.sees(seat))
        found: T = self._kept[seat, what]
        return found

    def changed(self) -> None:
        """Forget what was made."""
        self._kept.clear()

    def look(self) -> bool:
        """Look whether another process has changed the game; says whether the present entry may be another."""
        return False

    def close(self) -> None:
        """Let go of the game."""
        self._game.close()


class FollowedTable(Table):
    """A game that other processes write."""

    def __init__(self, path: Path, die: Die = no_die) -> None:
        """Open it for reading. Raises JournalError or BadInput."""
        self._path, self.die = path, die
        self._follow()

    def _follow(self) -> None:
        book = Followed(self._path)
        try:
            super().__init__(Seeing(book), self.die)
        except BaseException:
            book.close()
            raise
        self._book, self._counter = book, book.counter()

    def look(self) -> bool:
        """Look at the count of the file's transactions, and only where it is another at the file."""
        try:
            if (counter := self._book.counter()) == self._counter:
                return False
            sources, before = self._book.formats(), self.entry
            if not self._book.refresh():
                self._counter = counter
                return False
        except Busy:
            return False
        except CannotRead:
            return self._again()
        self._counter = counter
        self.changed()
        if self._book.formats() is not sources and dict(self._book.formats()) != dict(sources):
            self._game = Seeing(self._book)
        return self.entry != before

    def _again(self) -> bool:
        """Open the file that has come into the place of the one that was open; none: all stays as it was."""
        old = self._book
        try:
            self._follow()
        except JournalError:
            return False
        old.close()
        return True
