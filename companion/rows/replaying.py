"""What any replay shows besides its map: the head, the line of time, the list of steps."""

from __future__ import annotations

from typing import Literal, NamedTuple

Side = Literal["confederate", "union"]


class SideNote(NamedTuple):
    """A few words on a side, and the same for ears."""

    side: Side
    short: str
    words: str


class Head(NamedTuple):
    """When it is, and how both sides stand."""

    title: str
    under: str
    sides: tuple[SideNote, ...]
    note: str = ""
    """Below both sides."""

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return ". ".join((self.title, self.under))


class Stretch(NamedTuple):
    """Steps under one name on the line of time: a day, a sub-phase."""

    name: str
    begins: int
    """Its first step."""
    nights: tuple[tuple[int, int], ...] = ()
    """First and last step of what is dark in it."""


class StepRow(NamedTuple):
    """A line of the list of steps."""

    nth: int
    when: str
    words: str
    more: int
    """How many sentences follow the first."""
    weighty: bool
    begins: str
    """What begins with it: the day and hour of a turn, a sub-phase."""

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return ". ".join(part for part in (self.begins, self.when, self.words) if part)
