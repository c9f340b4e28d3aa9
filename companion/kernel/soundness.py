"""Whether all of a document can be read: every entry of every branch decoded and folded, not the present line alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.charts.faults import BadInput
from companion.kernel.entries import commands_of, folded, label_of, rolls_of, working_of
from companion.kernel.game import Game, StandIns, game_of
from companion.kernel.journal import Entry, Journal, JournalError
from companion.kernel.journal.unread import readable
from companion.language.tongue import tr


def problems(book: Journal) -> Iterator[str]:
    """Say what of a document cannot be read, in the order of its entries; nothing where all can be."""
    for _, error in _faults(book):
        yield error.message if isinstance(error, JournalError) else str(error.problems[0])


def unread(book: Journal) -> frozenset[int]:
    """Name the entries that this version cannot read, and those after them; raises where it can read none.

    A chart that cannot be read makes no entry unread: `companion update` gives the game another. Raises Unreadable,
    BadInput.
    """
    found = dict(_faults(book))
    return frozenset(seq for seq, error in found.items() if isinstance(error, JournalError))


def _faults(book: Journal) -> Iterator[tuple[int, JournalError | BadInput]]:
    game = _game(book)
    states: dict[int, Any] = {}
    # Every branch, also what was undone: it can be gone to.
    for entry in book.entries():
        before = None if entry.parent is None else states.get(entry.parent)
        if before is None and entry.parent is not None:
            said = tr("entry {seq} follows an entry that cannot be read", seq=entry.seq)
            yield entry.seq, JournalError(f"{book.path}: {said}" if book.path else said)
            continue
        try:
            states[entry.seq] = _read(game, book, before, entry)
        except (JournalError, BadInput) as error:
            yield entry.seq, error


def _game(book: Journal) -> Game:
    with readable(book.path, tr("this version cannot read with what the game was begun"), passing=(BadInput,)):
        kind, _, _ = book.meta["kind"], book.meta["seed"], book.meta["scenario"]
    sources = book.sources()
    return game_of(kind, sources, StandIns(kind, sources))


def _read(game: Game, book: Journal, before: Any, entry: Entry) -> Any:
    """Give the state after an entry of which all can be read. Raises JournalError, BadInput."""
    after = folded(game, before, entry, book.path)
    parts: tuple[Callable[[Game, Entry], object], ...] = (commands_of, rolls_of, label_of)
    for part in parts:
        part(game, entry)
    working_of(game, book, entry)
    return after
