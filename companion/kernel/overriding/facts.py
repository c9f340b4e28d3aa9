"""The base of every fact, and the facts that the referee's own acts leave behind, in the past tense."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from companion.charts.figures import Reason


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event"):
    """The base of every event."""


class Noted(Event, frozen=True, tag="noted"):
    """A note."""

    text: str


class Resigned(Event, frozen=True, tag="resigned"):
    """A player resigned, which ends the game."""

    side: Literal["confederate", "union"]
    reason: str = ""


class SeatTaken(Event, frozen=True, tag="seat-taken"):
    """A player took the referee's seat and has seen both sides."""

    by: Literal["confederate", "union"]


class Overridden(Event, frozen=True, tag="overridden"):
    """The referee set a field."""

    target: str
    field: str
    before: Any
    after: Any
    reason: str
    pays: str = ""
    """The column of the books that paid for it, "" where none did; facts of early builds name none."""


class OptionSet(Event, frozen=True, tag="option-set"):
    """A ruling is read otherwise from now on."""

    option: str
    before: int
    after: int
    reason: str


class LetHappen(Event, frozen=True, tag="let-happen"):
    """The referee let happen what the rules refuse: every reason against it, and his own for it.

    Without both it is the bare fact, as a side reads it that may not know why.
    """

    reasons: tuple[Reason, ...] = ()
    because: str = ""
