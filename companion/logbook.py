"""The journal's entries as lines that a seat may read. An entry is a fact, so a line is made once and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from companion import journal
from companion.charts import Reasoned
from companion.entries import commands_of, facts_of, label_of, reading, rolls_of, working_of
from companion.kinds import Game, Seat
from companion.record import Line


class Logbook:
    """A document's entries as its seat reads them."""

    def __init__(self, book: journal.Journal, game: Game, seat: Seat, state_at: Callable[[int], Any]) -> None:
        """Take the document, its rules, and the function that gives the state after an entry."""
        self._book, self._game, self._state_at = book, game, state_at
        self.seat: Seat = seat
        """Whose eyes read."""
        self._reader: Seat = seat
        """What they may read: everything, when nothing is secret any more."""
        self._lines: dict[int, Line] = {}

    def _look(self) -> None:
        """Read as the seat may now; lines made for other eyes are forgotten."""
        revealed = self._game.reveals(self._state_at(self._book.line()[-1].seq))
        reader: Seat = "referee" if revealed else self.seat
        if reader != self._reader:
            self._reader = reader
            self._lines.clear()

    def lines(self) -> tuple[Line, ...]:
        """Give every entry of every branch, oldest first."""
        self._look()
        current = {entry.seq for entry in self._book.line()}
        return tuple(self._line(entry, entry.seq in current) for entry in self._book.entries())

    def working(self, entry: int) -> tuple[Reasoned, ...]:
        """Give the working of an entry as far as the seat may know it.

        Where its facts say which lines are theirs, those of the facts that it may have explained; else all or nothing.
        """
        self._look()
        found = self._book.entry(entry)
        lines = working_of(self._game, self._book, found)
        events = facts_of(self._game, found)
        owned = [own for event in events if (own := self._game.working_lines(event)) is not None]
        state, at, kept = self._before(found), 0, list[Reasoned]()
        if not any(owned):  # the working is the whole entry's, as in early builds
            plain = all(self._game.explains(state, self._reader, event) for event in events)
            return lines if plain and self._reads_all(found) else ()
        for event, own in zip(events, owned, strict=True):
            if own and self._game.explains(state, self._reader, event):
                kept.extend(lines[at : at + own])
            at += own
        return tuple(kept)

    def shown(self, entry: int) -> Iterator[tuple[Any, Callable[[], Any]]]:
        """Give each fact of an entry that the seat may read, and what gives what it knows after it.

        The first is no fact (None) and stands for what the seat knew before; at the start of a game it is all there is.
        Raises NoSuchEntry.
        """
        self._look()
        found, reader = self._book.entry(entry), self._reader
        state = self._state_at(entry if found.parent is None else found.parent)
        yield None, partial(self._game.view, state, reader)
        if found.parent is None:
            return
        for event in facts_of(self._game, found):
            told = self._game.tells(state, reader, event)
            state = self._game.apply(state, event)
            if told:
                yield self._as_read(state, event), partial(self._game.view, state, reader)

    def _line(self, entry: journal.Entry, current: bool) -> Line:
        """Give a line: of an entry only whether it is on the present line ever changes."""
        known = self._lines.get(entry.seq)
        if known is None:
            known = self._lines[entry.seq] = self._new_line(entry, current)
        elif known.current != current:
            known = self._lines[entry.seq] = msgspec.structs.replace(known, current=current)
        return known

    def _new_line(self, entry: journal.Entry, current: bool) -> Line:
        with reading(entry, self._book.path):
            return self._read_line(entry, current)

    def _read_line(self, entry: journal.Entry, current: bool) -> Line:
        state = self._before(entry)
        turn, player_turn, step = self._game.moment(state)
        reads_all = self._reads_all(entry)
        told = tuple(
            self._as_read(state, event)
            for event in facts_of(self._game, entry)
            if self._game.tells(state, self._reader, event)
        )
        return Line(
            entry=entry.seq,
            parent=entry.parent,
            at=entry.at,
            seat=entry.seat,
            label=label_of(self._game, entry) if reads_all or entry.seat == self._reader else "…",
            turn=turn,
            player_turn=player_turn,
            step=step,
            commands=tuple(commands_of(self._game, entry)) if reads_all else (),
            events=told,
            dice=rolls_of(self._game, entry) if reads_all else (),
            current=current,
            retries=self._retries(entry),
        )

    def _before(self, entry: journal.Entry) -> Any:
        """Give the state in which an entry was made; at the start of a game the one that it made."""
        return self._state_at(entry.parent if entry.parent is not None else entry.seq)

    def _as_read(self, state: Any, event: Any) -> Any:
        """Give a fact without its share of the working, where that would tell the seat too much."""
        if self._game.working_lines(event) and not self._game.explains(state, self._reader, event):
            return msgspec.structs.replace(event, working_lines=0)
        return event

    def _reads_all(self, entry: journal.Entry) -> bool:
        if self._reader == "referee":
            return True
        state = self._before(entry)
        first = next(iter(commands_of(self._game, entry)), None)
        if first is not None and self._game.keeps(state, self._reader, first):
            return False
        return all(self._game.tells(state, self._reader, event) for event in facts_of(self._game, entry))

    def _retries(self, entry: journal.Entry) -> int | None:
        if not entry.dice:
            return None
        earlier = [one for one in self._book.children(entry.parent) if one < entry.seq]
        return next((one for one in reversed(earlier) if self._book.entry(one).dice), None)
