"""What amending an entry changes, as rows for a screen: what does not follow, old against new, and what stays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from companion.kernel.kind import kind_of
from companion.language.messages import Message
from companion.language.tongue import plural, tr
from companion.rows.amendment import followed, skipped, struck, told, unused, wanted

Kind = Literal["entry", "was", "now", "same", "put", "struck", "skip", "want", "ask", "unused", "aside"]


class AmendRow(msgspec.Struct, frozen=True):
    """A line of the preview."""

    kind: Kind
    text: str
    entry: int = 0
    """The old entry that is meant; 0 for none."""


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
    entry: int = 0
    """The later entry that wants it, 0 for a die of the mended entry itself."""


def rows(kind: str, view: Any, found: Any, old: Sequence[Any]) -> Iterator[AmendRow]:
    """Give what each entry of the present line from the amended one on comes to.

    First what one must know before mending: the dice that are wanted, and what is skipped.
    """
    words = kind_of(kind).journal.open()
    names, same = words.names(view), 0
    yield from (AmendRow("want", wanted(one, len(found.undecided)), one.entry) for one in found.wanted)
    yield from (AmendRow("skip", skipped(words, one), one.entry) for one in found.skipped)
    if found.skipped:
        yield AmendRow("aside", tr("What is skipped stays on the old branch; from there it can be done again."))
    for line, done in followed(found, old):
        if line is None:
            yield AmendRow("put", tr("Put in: {label}", label=words.label(done.label)))
            yield from (AmendRow("now", text) for text in told(words, done, names))
            continue
        if found.how == "delete" and line is old[0]:
            yield AmendRow("struck", struck(words, line), line.entry)
            continue
        was, now = list(told(words, line, names)), list(told(words, done, names))
        if was == now:  # a face that changes nothing is no change for people
            same += 1
            continue
        yield AmendRow("entry", tr("Entry {n}: {label}", n=line.entry, label=words.label(line.label)), line.entry)
        yield from (AmendRow("was", text) for text in was if text not in now)
        yield from (AmendRow("now", text) for text in now if text not in was)
    if same:
        yield AmendRow("same", plural(same, "{n} entry comes out the same.", "{n} entries come out the same."))
    yield from (AmendRow("unused", unused(words, one), one.entry) for one in found.unused)


def sentence_lines(kind: str, view: Any, line: Any) -> tuple[str, ...]:
    """Give an entry's sentences as they stand."""
    words = kind_of(kind).journal.open()
    return tuple(told(words, line, words.names(view)))
