"""The states of an open game, and what is remembered of the way to each: folded once, when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.kernel import entries, kept_fold
from companion.kernel.journal.unread import readable
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from companion.kernel.eyes import Eyes
    from companion.kernel.game import Game
    from companion.kernel.journal import Journal


class States:
    """The state after each entry of a document."""

    game: Game
    """The rules to fold by, given when they have been read."""
    sources: Mapping[str, str]
    """The texts that they were read from."""

    def __init__(self, book: Journal) -> None:
        """Take the document; raises Unreadable where it does not say with what the game was begun."""
        with readable(book.path, lambda: tr("this version cannot read with what the game was begun")):
            _ = book.meta["kind"], book.meta["seed"], book.meta["scenario"]
        self._book = book
        self._known: dict[int, Any] = {}
        self._read: set[int] = set()
        self._kept = 0
        """The entry after which the state is kept beside the game, 0 for none."""

    def at(self, entry: int) -> Any:
        """Give the state after an entry; its stored facts are not decided again. Raises Unreadable, NoSuchEntry."""
        if entry not in self._known:
            if not self._known:
                self._recall()
            self._fold_to(entry)
        return self._known[entry]

    def _fold_to(self, entry: int) -> None:
        """Fold from the nearest state that is known on the way to an entry."""
        seq: int | None = entry
        to_fold = []
        while seq is not None and seq not in self._known:
            to_fold.append(self._book.entry(seq))
            seq = to_fold[-1].parent
        state = None if seq is None else self._known[seq]
        for one in reversed(to_fold):
            state = self._known[one.seq] = entries.folded(self.game, state, one, self._book.path)
            self._read.add(one.seq)

    def _recall(self) -> None:
        """Begin with the state that is kept beside the game, if one is."""
        if (found := kept_fold.recall(self._book, self.game, self.sources)) is not None:
            self._kept, self._known[found[0]] = found
            self._read.add(self._kept)

    def keep_beside(self, entry: int) -> None:
        """Keep the state after an entry beside the game, where the one that is kept lies far behind."""
        if kept_fold.due(self._book, self._kept):
            # Whether it could be or not: what hinders it now is not tried again with every act.
            self._kept = entry
            kept_fold.keep(self._book, self.game, self.sources, entry, self._known[entry])

    def keep(self, entry: int, state: Any) -> None:
        """Take the state after an entry that was just made."""
        self._known[entry] = state

    def view(self, entry: int, eyes: Eyes) -> Any:
        """Cut what a seat may know; only here may a state that was read show that it is of no game of ours."""
        state = self.at(entry)
        if entry not in self._read:
            return eyes.view(state)
        with entries.reading(self._book.entry(entry), self._book.path):
            return eyes.view(state)

    def duties(self, entry: int, eyes: Eyes) -> Sequence[Any]:
        """Give what was demanded and allowed then, as far as a seat may know."""
        return eyes.duties(self.at(entry))

    def score(self, entry: int, eyes: Eyes) -> Any:
        """Give the score then, or None where the seat may not know it. Raises BadInput."""
        return eyes.score(self.at(entry))

    def tables(self) -> Mapping[str, Sequence[Any]]:
        """Give what was counted of a game whose states are not there; of one whose are nothing."""
        return {}


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
                    with entries.reading(one, self._book.path):
                        self._known[one.seq] = game.remember(memory, before, entries.facts_of(game, one))
                memory = self._known[one.seq]
        return self._known[entry]

    def seen(self, entry: int, eyes: Eyes) -> Any:
        """Cut what a seat may know of it."""
        return eyes.recall(self.at(entry), self._states.at(entry))
