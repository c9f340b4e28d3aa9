"""The base of every command, and the commands that are the same in more than one kind of game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from companion.charts.bounds import Count

Words = Annotated[str, Meta(min_length=1)]


class Command(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="order", kw_only=True
):
    """The base of every command. `order` names it in JSON."""

    because: str = ""
    """Why the referee lets it happen though the rules refuse it; "" for no such word. No side may say it."""


class Note(Command, frozen=True, tag="note"):
    """Write a note into the journal."""

    text: Words


class Override(Command, frozen=True, tag="override"):
    """Set any field of a unit, a leader or the game, with a reason (the referee only)."""

    target: Words
    """An id, or "game"."""
    field: Words
    value: Any
    reason: Words
    pays: str = ""
    """The column of the books that pays for a figure; "" is what was set aside by hand."""


class SetOption(Command, frozen=True, tag="set-option"):
    """Choose another reading of a ruling from now on, with a reason."""

    option: Words
    value: Count
    reason: Words


class TakeSeat(Command, frozen=True, tag="take-seat"):
    """Sit in the referee's seat, where both sides are in sight; the journal tells it to both."""

    by: Literal["confederate", "union"]


class Resign(Command, frozen=True, tag="resign"):
    """End the game before its time; it is scored as it stands."""

    side: Literal["confederate", "union"]
    reason: str = ""
