"""What a session gives back: what an entry did, lines of the journal, amendments."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from companion.charts import Reason, Reasoned
from companion.dice import Roll


class Done(msgspec.Struct, frozen=True):
    """What one entry did: its number, words, dice, events and working."""

    entry: int
    label: str
    dice: tuple[Roll, ...]
    events: tuple[Any, ...]
    explain: tuple[Reasoned, ...]


class Change(msgspec.Struct, frozen=True):
    """What a session announces: the words, the views before and after, and who made it."""

    label: str
    before: Any
    after: Any
    origin: object


class Line(msgspec.Struct, frozen=True):
    """One entry of the journal as a seat may read it."""

    entry: int
    parent: int | None
    at: str
    seat: str
    label: str
    turn: int
    player_turn: str
    step: int
    commands: tuple[Any, ...]
    events: tuple[Any, ...]
    dice: tuple[Roll, ...]
    current: bool
    """Whether it is on the line from the start to the present; other lines were undone."""
    retries: int | None
    """The earlier entry that rolled dice at the same point and was undone: this one is a new roll."""


class Amendment(msgspec.Struct, frozen=True):
    """What amending an entry makes, or would make: the new line, and where it had to stop."""

    entries: tuple[Done, ...]
    kept: int
    """How many of the later entries follow."""
    stopped_at: int | None
    """The old entry that is no longer possible, None when all follow."""
    reasons: tuple[Reason, ...]


class SeatRefused(Exception):
    """A seat asks for what is not its to do."""


def json_text(value: object) -> str:
    """Give a value as the journal keeps it."""
    return msgspec.json.encode(value).decode()


def now() -> str:
    """Give the present moment, UTC, whole seconds."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
