"""The states of an open game, and what is remembered of the way to each: folded once, when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.kernel.entries import facts_of, folded, reading
from companion.kernel.journal.unread import readable
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.game import Game, Seat
    from companion.kernel.journal import Journal


class States:
    """The state after each entry of a document."""

    game: Game
    """The rules to fold by, given when they have been read."""

    def __init__(self, book: Journal) -> None:
        """Take the document; raises Unreadable where it does not say with what the game was begun."""
        with readable(book.path, lambda: tr("this version cannot read with what the game was begun")):
            _ = book.meta["kind"], book.meta["seed"], book.meta["scenario"]
        self._book = book
        self._known: dict[int, Any] = {}
        self._read: set[int] = set()

    def at(self, entry: int) -> Any:
        """Give the state after an entry; its stored facts are not decided again. Raises Unreadable, NoSuchEntry."""
        if entry not in self._known:
            state: Any = None
            for one in self._book.line(entry):
                if one.seq not in self._known:
                    self._known[one.seq] = folded(self.game, state, one, self._book.path)
                    self._read.add(one.seq)
                state = self._known[one.seq]
        return self._known[entry]

    def keep(self, entry: int, state: Any) -> None:
        """Take the state after an entry that was just made."""
        self._known[entry] = state

    def view(self, entry: int, seat: Seat) -> Any:
        """Cut what a seat may know; only here may a state that was read show that it is of no game of ours."""
        state = self.at(entry)
        if entry not in self._read:
            return self.game.view(state, seat)
        with reading(self._book.entry(entry), self._book.path):
            return self.game.view(state, seat)


class Memories:
    """What is remembered after each entry of a document of what no state holds any more."""

    def __init__(self, book: Journal, states: States) -> None:
        """Take the document and its states."""
        self._book, self._states = book, states
        self._known: dict[int, Any] = {}

    def at(self, entry: int) -> Any:
        """Give what is remembered after an entry; None where the kind of game remembers nothing. Raises Unreadable."""
        if entry not in self._known:
            memory: Any = None
            for one in self._book.line(entry):
                if one.seq not in self._known:
                    game, before = self._states.game, None if one.parent is None else self._states.at(one.parent)
                    with reading(one, self._book.path):
                        self._known[one.seq] = game.remember(memory, before, facts_of(game, one))
                memory = self._known[one.seq]
        return self._known[entry]

    def seen(self, entry: int, seat: Seat) -> Any:
        """Cut what a seat may know of it."""
        return self._states.game.recall(self.at(entry), self._states.at(entry), seat)
