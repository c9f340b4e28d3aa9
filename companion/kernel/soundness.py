"""Whether all of a document can be read: every entry of every branch decoded and folded, not the present line alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.charts.faults import BadInput
from companion.kernel.entries import commands_of, folded, label_of, rolls_of, working_of
from companion.kernel.game import Game, StandIns, game_of
from companion.kernel.journal import Entry, Journal, JournalError
from companion.kernel.journal.unread import readable
from companion.kernel.mail.shape import EXTRACT
from companion.language.messages import among, told
from companion.language.tongue import tr


def problems(book: Journal) -> Iterator[str]:
    """Say what of a document cannot be read, in the order of its entries, and which of them broke the books of whom.

    Nothing where all can be read and every book balances, on every branch.
    """
    if EXTRACT in book.meta:
        from companion.kernel.mail.sound import problems as of_extract

        yield from of_extract(book)
        return
    game, states = _game(book), dict[int, Any]()
    for seq, error in _faults(game, book, states):
        if isinstance(error, BadInput):
            yield str(error.problems[0])
        elif error is not None:
            yield error.message
        else:
            yield from _imbalances(game, book, states, seq)


def _imbalances(game: Game, book: Journal, states: dict[int, Any], seq: int) -> Iterator[str]:
    """Say whose books an entry broke, that were in order before it."""
    parent = book.entry(seq).parent
    before = {} if parent is None else game.unbalanced(states[parent])
    for name, what in game.unbalanced(states[seq]).items():
        if name not in before:
            said = tr("entry {seq}: {what}", seq=seq, what=told(what, among(game.called(states[seq], "referee"))))
            yield f"{book.path}: {said}" if book.path else said


def unread(book: Journal) -> frozenset[int]:
    """Name the entries that this version cannot read, and those after them; raises where it can read none.

    A chart that cannot be read makes no entry unread: `companion update` gives the game another. Raises Unreadable,
    BadInput.
    """
    if EXTRACT in book.meta:  # its entries are lines to be read, and nothing is folded of them
        return frozenset()
    found = dict(_faults(_game(book), book, {}))
    return frozenset(seq for seq, error in found.items() if isinstance(error, JournalError))


def _faults(game: Game, book: Journal, states: dict[int, Any]) -> Iterator[tuple[int, JournalError | BadInput | None]]:
    """Yield what is wrong with each entry, None where it can be read, and put the state after it among `states`."""
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
        else:
            yield entry.seq, None


def _game(book: Journal) -> Game:
    with readable(book.path, lambda: tr("this version cannot read with what the game was begun"), passing=(BadInput,)):
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
