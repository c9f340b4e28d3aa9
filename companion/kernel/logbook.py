"""The journal's entries as lines that a seat may read. An entry is a fact, so a line is made once and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from companion.charts.figures import Reasoned
from companion.kernel import journal
from companion.kernel.dice import Roll
from companion.kernel.entries import commands_of, facts_of, label_of, reading, rolls_of, working_of
from companion.kernel.eyes import Eyes
from companion.kernel.game import Game
from companion.kernel.mail import mailed
from companion.kernel.messages import NOT_TOLD, without_reason
from companion.kernel.overriding.gates import without_reasons, without_word
from companion.kernel.record import Line
from companion.language.messages import Message, among, bound

NOTED = "noted"
"""The tag of a note, in every kind of game."""


class Logbook:
    """A document's entries as its seat reads them."""

    def __init__(self, book: journal.Journal, game: Game, state_at: Callable[[int], Any]) -> None:
        """Take the document, its rules, and the function that gives the state after an entry."""
        self._book, self._game, self._state_at = book, game, state_at
        self._referee = Eyes(game, "referee")
        self.eyes = self._referee
        """Whose eyes read."""
        self._reader = self._referee
        """With which they may read: the referee's, when nothing is secret any more."""
        self._lines: dict[int, Line] = {}
        self._names: dict[tuple[tuple[str, str], ...], Mapping[str, str]] = {}

    def _look(self) -> None:
        """Read as the seat may now; lines made for other eyes are forgotten."""
        # When the game is over everything may be read; undone again, it may not.
        revealed = self._game.reveals(self._state_at(self._book.line()[-1].seq))
        reader = self._referee if revealed else self.eyes
        if reader != self._reader:
            self._lines.clear()
        self._reader = reader

    def lines(self) -> tuple[Line, ...]:
        """Give every entry of every branch, oldest first."""
        self._look()
        current, known, made = {entry.seq for entry in self._book.line()}, self._lines, list[Line]()
        # Thousands of entries at each change, nearly all of them as they were: those are found without a further call.
        for entry in self._book.entries():
            line, now = known.get(entry.seq), entry.seq in current
            made.append(line if line is not None and line.current is now else self._line(entry, now))
        return tuple(made)

    def line(self, entry: int) -> Line:
        """Give one entry; raises NoSuchEntry."""
        self._look()
        return self._line(self._book.entry(entry), entry in {one.seq for one in self._book.line()})

    def working(self, entry: int) -> tuple[Reasoned, ...]:
        """Give the working of an entry as far as the seat may know it.

        Where its facts say which lines are theirs, those of the facts that it may have explained; else all or nothing.
        """
        self._look()
        found = self._book.entry(entry)
        names = among(self._called(found))
        lines = tuple(line.named(names) for line in working_of(self._game, self._book, found))
        events = facts_of(self._game, found)
        owned = [own for event in events if (own := self._game.working_lines(event)) is not None]
        state, at, kept = self._before(found), 0, list[Reasoned]()
        # All or nothing then: which of its lines a side may know cannot be told any more.
        if not any(owned):  # the working is the whole entry's, as in early builds
            return lines if self._accounted(found) else ()
        for event, own in zip(events, owned, strict=True):
            if own and self._reader.explains(state, event):
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
        yield None, partial(reader.view, state)
        if found.parent is None:
            return
        for event in facts_of(self._game, found):
            told = reader.tells(state, event)
            state = self._game.apply(state, event)
            if told:
                yield self._as_read(state, event), partial(reader.view, state)

    def _line(self, entry: journal.Entry, current: bool) -> Line:
        """Give a line: of an entry only whether it is on the present line ever changes."""
        known = self._lines.get(entry.seq)
        if known is None:
            known = self._lines[entry.seq] = self._new_line(entry, current)
        elif known.current != current:
            known = self._lines[entry.seq] = msgspec.structs.replace(known, current=current)
        return known

    def _new_line(self, entry: journal.Entry, current: bool) -> Line:
        """Give a line. Nothing of it but the facts, each cut for its reader, rests on what came of the entry."""
        with reading(entry, self._book.path):
            return self._read_line(entry, current)

    def _read_line(self, entry: journal.Entry, current: bool) -> Line:
        turn, player_turn, step = self._game.moment(self._before(entry))
        called = self._called(entry)
        return Line(
            entry=entry.seq,
            parent=entry.parent,
            at=entry.at,
            seat=self._reader.as_signed(self._before(entry), entry.seat),
            label=self._label(entry),
            turn=turn,
            player_turn=player_turn,
            step=step,
            commands=self._commands(entry),
            events=self._told(entry),
            dice=tuple(roll.named(among(called)) for roll in self._dice(entry)),
            current=current,
            retries=self._retries(entry),
            called=called,
            note=mailed.note(self._book.records(), entry.seq),
        )

    def label(self, entry: journal.Entry) -> Message:
        """Give an entry's label, with the names by which the seat knew everybody at its time."""
        self._look()
        # Not the referee's: who shares his name with somebody hidden would be told apart from him.
        return bound(label_of(self._game, entry), among(self._called(entry)))

    def _label(self, entry: journal.Entry) -> Message:
        """Give an entry's label as the seat may read it."""
        if not self._opened(entry):
            return NOT_TOLD
        label = self.label(entry)
        return label if self._wrote(entry) or self._reads_all(entry) else without_reason(label)

    def _called(self, entry: journal.Entry) -> Mapping[str, str]:
        """Give what everybody of whom the reader knew was called when an entry was made; the same names but once."""
        found = dict(self._reader.called(self._before(entry)))
        return self._names.setdefault(tuple(found.items()), found)

    def _told(self, entry: journal.Entry) -> tuple[Any, ...]:
        """Give an entry's facts as far as the seat may read them."""
        state = self._before(entry)
        return tuple(
            self._as_read(state, event)
            for event in facts_of(self._game, entry)
            if self._reader.tells(state, event) or self._own_note(entry, event)
        )

    def _own_note(self, entry: journal.Entry, event: Any) -> bool:
        """Say whether a fact is the seat's own note: nobody is kept from what he wrote himself."""
        return event.__struct_config__.tag == NOTED and self._wrote(entry)

    def _dice(self, entry: journal.Entry) -> tuple[Roll, ...]:
        """Give an entry's dice: to a side that knows less those alone that are in the facts which it reads."""
        rolls = rolls_of(self._game, entry)
        if not rolls or self._reads_all(entry):
            return rolls
        read = list(_rolls_in(self._told(entry)))
        # By the facts that it reads, not by whose die it was: a face says as much as what came of it.
        return tuple(roll for roll in rolls if roll in read)

    def _before(self, entry: journal.Entry) -> Any:
        """Give the state in which an entry was made; at the start of a game the one that it made."""
        return self._state_at(entry.parent if entry.parent is not None else entry.seq)

    def _as_read(self, state: Any, event: Any) -> Any:
        """Give a fact as the seat may read it: without its share of the working where that would tell too much."""
        event = self._game.as_read(state, self._reader.side, event)
        if self._reader.hides(state):
            event = without_reasons(event)
        if self._game.working_lines(event) and not self._reader.explains(state, event):
            return msgspec.structs.replace(event, working_lines=0)
        return event

    def _reads_all(self, entry: journal.Entry) -> bool:
        """Say whether nothing of an entry is kept from the seat: it is the referee's, or the sides know the same."""
        return self._reader.sees_all(self._before(entry))

    def _wrote(self, entry: journal.Entry) -> bool:
        """Say whether an entry is the seat's own, or of another that keeps nothing from it."""
        return self._reader.wrote(self._before(entry), entry.seat)

    def _opened(self, entry: journal.Entry) -> bool:
        """Say whether the seat may read an entry's words: by whose its commands are, not by what came of them."""
        if self._wrote(entry) or self._reads_all(entry):
            return True
        commands = commands_of(self._game, entry)
        return bool(commands) and self._reader.opens(self._before(entry), commands)

    def _commands(self, entry: journal.Entry) -> tuple[Any, ...]:
        """Give an entry's commands, to a side those alone that are its own business."""
        commands = tuple(commands_of(self._game, entry))
        if not commands or self._wrote(entry) or self._reads_all(entry):
            return commands
        # Half the commands of an entry would tell of the other half.
        if not self._reader.owns(self._before(entry), commands):
            return ()
        return tuple(map(without_word, commands))

    def _accounted(self, entry: journal.Entry) -> bool:
        """Say whether the seat may read the whole working of an entry whose facts do not say which lines are theirs."""
        if self._reads_all(entry):
            return True
        commands = commands_of(self._game, entry)
        return bool(commands) and self._reader.accounts(self._before(entry), commands)

    def _retries(self, entry: journal.Entry) -> int | None:
        """Give the earlier try at the same point that rolled dice, as far as the seat reads the dice of both."""
        if not self._dice(entry):
            return None
        earlier = [self._book.entry(one) for one in self._book.children(entry.parent) if one < entry.seq]
        tries = (one.seq for one in reversed(earlier) if self._dice(one) and not self._follows(one, entry))
        return next(tries, None)

    def _follows(self, old: journal.Entry, entry: journal.Entry) -> bool:
        """Say whether an entry was put before another one: the next to roll dice is that other, as it was."""
        following = entry
        # The oldest of those that follow was written with the entry, or right after it: what is mended later on makes
        # no new roll of what was none.
        while children := self._book.children(following.seq):
            following = self._book.entry(children[0])
            if rolls := rolls_of(self._game, following):
                faces = [roll.face for roll in rolls]
                return following.command == old.command and faces == [one.face for one in rolls_of(self._game, old)]
        return False


def _rolls_in(value: Any) -> Iterator[Roll]:
    """Give every die within facts."""
    match value:
        case Roll():
            yield value
        case tuple() | list():
            for one in value:
                yield from _rolls_in(one)
        case msgspec.Struct():
            for field in value.__struct_fields__:
                yield from _rolls_in(getattr(value, field))
