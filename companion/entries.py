"""What an entry of a document holds, in today's shapes, whatever format it was written in: read here alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts import Reasoned
from companion.dice import Roll

if TYPE_CHECKING:
    from companion.journal import Entry, Journal
    from companion.kinds import Game


def facts_of(game: Game, entry: Entry) -> list[Any]:
    """Give an entry's facts. Raises msgspec.MsgspecError."""
    return game.decode_events(game.upcasts.facts(entry.events, entry.format))


def commands_of(game: Game, entry: Entry) -> list[Any]:
    """Give an entry's commands. Raises msgspec.MsgspecError."""
    return game.decode_commands(game.upcasts.commands(entry.command, entry.format))


def rolls_of(game: Game, entry: Entry) -> tuple[Roll, ...]:
    """Give an entry's dice. Raises msgspec.MsgspecError."""
    if not entry.dice:
        return ()
    rolls = msgspec.json.decode(entry.dice, type=list[Roll])
    return tuple(
        roll if (why := game.upcasts.purpose(roll.why, entry.format)) == roll.why
        else msgspec.structs.replace(roll, why=why)
        for roll in rolls
    )  # fmt: skip


def label_of(game: Game, entry: Entry) -> str:
    """Give an entry's words."""
    return game.upcasts.label(entry.label, entry.format)


def working_of(game: Game, book: Journal, entry: Entry) -> tuple[Reasoned, ...]:
    """Give an entry's working, line by line. Raises msgspec.MsgspecError, JournalError."""
    raw = game.upcasts.working(book.working(entry.seq), entry.format)
    return tuple(msgspec.json.decode(raw, type=list[Reasoned])) if raw else ()
