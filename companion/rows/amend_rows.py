"""What amending an entry changes, as rows for a screen: old against new, what stays, and where the replay stops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from companion.kernel.kind import Journal, kind_of
from companion.language.messages import Message
from companion.language.tongue import tr
from companion.rows.amendment import told

Kind = Literal["entry", "was", "now", "same", "stop", "lost"]


class AmendRow(msgspec.Struct, frozen=True):
    """A line of the preview."""

    kind: Kind
    text: str


class AmendDie(msgspec.Struct, frozen=True):
    """A die of the entry: what it is for, and what it showed."""

    why: Message
    sides: int
    face: int | None
    """None while it must be typed first."""
    old: int | None
    """What it showed before, None where this die was not thrown then."""
    rolled: bool
    """Whether the app rolled it then."""


def rows(kind: str, view: Any, found: Any, old: Sequence[Any]) -> Iterator[AmendRow]:
    """Give what each entry of the present line from the amended one on comes to."""
    words = kind_of(kind).journal.open()
    names, same = words.names(view), 0
    if found.stopped_at is not None:  # first: it is what one must know before mending
        yield from _stopped(words, found, old)
    for line, done in zip(old, found.entries, strict=False):
        was, now = list(told(words, line, names)), list(told(words, done, names))
        if was == now:  # a face that changes nothing is no change for people
            same += 1
            continue
        yield AmendRow("entry", tr("Entry {n}: {label}", n=line.entry, label=words.label(line.label)))
        yield from (AmendRow("was", text) for text in was if text not in now)
        yield from (AmendRow("now", text) for text in now if text not in was)
    if same:
        said = tr("One entry comes out the same.") if same == 1 else tr("{n} entries come out the same.", n=same)
        yield AmendRow("same", said)


def _stopped(words: Journal, found: Any, old: Sequence[Any]) -> Iterator[AmendRow]:
    line = next((one for one in old if one.entry == found.stopped_at), None)
    label = words.label(line.label) if line is not None else ""
    why = "; ".join(reason.text for reason in found.reasons)
    yield AmendRow(
        "stop", tr("It stops before entry {n}, {label}: {why}.", n=found.stopped_at, label=label, why=why.rstrip("."))
    )
    left = len(old) - len(found.entries)
    if left > 0:
        one = tr("One entry from there on must be played anew; the old ones stay as a branch.")
        several = tr("{n} entries from there on must be played anew; the old ones stay as a branch.", n=left)
        yield AmendRow("lost", one if left == 1 else several)


def sentence_lines(kind: str, view: Any, line: Any) -> tuple[str, ...]:
    """Give an entry's sentences as they stand."""
    words = kind_of(kind).journal.open()
    return tuple(told(words, line, words.names(view)))
