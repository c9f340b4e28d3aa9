"""What an entry of a document holds, in today's shapes, whatever format it was written in: read here alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts.faults import BadInput
from companion.charts.figures import Reasoned
from companion.kernel.dice import Roll
from companion.kernel.journal.unread import NoGame, readable
from companion.language.messages import Message, kept
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from companion.kernel.game import Game
    from companion.kernel.journal import Entry, Journal

MESSAGE = '{"is":"message"'
"""How a label begins that is a message: as text in the journal, which knows no rules."""
BEGAN = "began"
"""The tag of the fact that begins a game, of any kind."""


def reading(entry: Entry, path: Path | None = None) -> readable:
    """Raise Unreadable, by the entry's number, where the block cannot decode or fold it."""
    return readable(path, lambda: tr("this version cannot read entry {seq}", seq=entry.seq), passing=(BadInput,))


def folded(game: Game, state: Any, entry: Entry, path: Path | None = None) -> Any:
    """Give the state after an entry, from that before it, None before the first of a game. Raises Unreadable."""
    with reading(entry, path):
        facts = facts_of(game, entry)
        # Anything else would fold into nonsense without an error: a first entry that begins nothing, or a game begun in
        # the middle of another.
        begins = bool(facts) and facts[0].__struct_config__.tag == BEGAN
        if begins != (entry.parent is None):
            raise NoGame(entry.events[:80])
        for event in facts:
            state = game.apply(state, event)
    return state


def facts_of(game: Game, entry: Entry) -> list[Any]:
    """Give an entry's facts. Raises Unreadable."""
    with reading(entry):
        return game.decode_events(game.upcasts.facts(entry.events, entry.format))


def commands_of(game: Game, entry: Entry) -> list[Any]:
    """Give an entry's commands. Raises Unreadable."""
    with reading(entry):
        return game.decode_commands(game.upcasts.commands(entry.command, entry.format))


def rolls_of(game: Game, entry: Entry) -> tuple[Roll, ...]:
    """Give an entry's dice. Raises Unreadable."""
    if not entry.dice:
        return ()
    with reading(entry):
        raw = game.upcasts.dice(entry.dice, entry.events, entry.format)
        return tuple(msgspec.json.decode(raw, type=list[Roll]))


def label_of(game: Game, entry: Entry) -> Message:
    """Give an entry's label. Raises Unreadable."""
    with reading(entry):
        if entry.label.startswith(MESSAGE):
            return msgspec.json.decode(entry.label, type=Message)
        found = game.upcasts.label(entry.label, entry.command, entry.format)
        return kept(found) if isinstance(found, str) else msgspec.convert(found, Message)


def working_of(game: Game, book: Journal, entry: Entry) -> tuple[Reasoned, ...]:
    """Give an entry's working, line by line. Raises Unreadable, or another JournalError."""
    with reading(entry, book.path):
        raw = game.upcasts.working(book.working(entry.seq), entry.format)
        return tuple(msgspec.json.decode(raw, type=list[Reasoned])) if raw else ()


def step_by_step(game: Game, state: Any, entry: Entry) -> Iterator[tuple[Any, list[Any], int, list[Any]]]:
    """Yield the state before each fact of an entry, with its commands, the fact's place and all its facts."""
    commands, facts = commands_of(game, entry), facts_of(game, entry)
    for nth, fact in enumerate(facts):
        yield state, commands, nth, facts
        state = game.apply(state, fact)
