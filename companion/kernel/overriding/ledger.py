"""What no books can hold though they balance, and what is only odd: so many gone, so many put in, so late a turn.

A column that pays can always make the books balance: 99 lost of 5 are 94 put in by hand, which nobody meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.kernel.messages import turn as turn_of
from companion.language.messages import Argument, Message, says

TOO_MUCH_GONE = says(
    "setting.too-much-gone",
    "{gone} cannot be gone of {name}, where there were {had} in all: put in first what else there was",
)
PUT_IN = says("setting.put-in", "{name} began with {start}, and so {more} would have been put in by hand")
PAST_THE_LAST = says("setting.past-the-last", "turn {turn} is after the last, {last}: set last_turn first")
LATE = says("setting.late", "{name} would come in turn {turn}, after the last, {last}")
ODD = frozenset({PUT_IN.key, LATE.key})
"""What the referee lets happen with a word more, by the keys of the reasons."""


class Counted(NamedTuple):
    """One count of the books of a unit."""

    start: int
    gone: int
    """Lost by whatever happened to it, of every column together."""
    aside: int
    """Set aside by hand; below nought where more was put in."""


def too_much_gone(name: Argument, was: Counted, now: Counted) -> Iterator[Message]:
    """Say that more is gone than there was: the start, and what had been put in before this was set."""
    put_in = max(0, -was.aside)
    if now.gone - now.start - put_in > max(0, was.gone - was.start - put_in):
        yield TOO_MUCH_GONE(name=name, gone=now.gone, had=now.start + put_in)


def put_in_besides(name: Argument, was: Counted, now: Counted) -> Iterator[Message]:
    """Say that as much again as there was at the start would have been put in, and more than before."""
    if -now.aside > max(now.start, -was.aside):
        yield PUT_IN(name=name, start=now.start, more=-now.aside)


def past_the_last(turn: int, last: int) -> Iterator[Message]:
    """Say that a turn is after the last."""
    if turn > last:
        yield PAST_THE_LAST(turn=turn_of(turn), last=turn_of(last))


def late(name: Argument, turn: int, last: int) -> Iterator[Message]:
    """Say that somebody would come after the last turn."""
    if turn > last:
        yield LATE(name=name, turn=turn_of(turn), last=turn_of(last))
