"""What amending an entry changes, old against new."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.kernel.kind import Journal, kind_of
from companion.language.tongue import plural, tr
from companion.language.words import die


def lines(kind: str, view: Any, found: Any, old: Sequence[Any], *, preview: bool) -> Iterator[str]:
    """Give each entry that comes out otherwise as old and new lines, then how far the replay went."""
    words = kind_of(kind).journal.open()
    names, same = words.names(view), 0
    yield tr("Preview: nothing is written.") if preview else tr("Amended; what was is a branch of its own.")
    for line, done in zip(old, found.entries, strict=False):
        # By facts and dice, not by their words: a script's reader wants to know of a die that changed though nothing
        # came of it.
        if line.events == done.events and line.dice == done.dice:
            same += 1
            continue
        yield tr("Entry {n}: {label}", n=line.entry, label=words.label(line.label))
        yield from (f"  - {text}" for text in told(words, line, names))
        yield from (f"  + {text}" for text in told(words, done, names))
    if same:
        yield plural(same, "{n} entry comes out the same.", "{n} entries come out the same.")
    if found.stopped_at is not None:
        why = "; ".join(reason.text for reason in found.reasons)
        yield tr("It stops before entry {n}, which is no longer possible: {why}.", n=found.stopped_at, why=why)


def told(words: Journal, entry: Any, names: Any) -> Iterator[str]:
    """Give the sentences of an entry, and its dice where no sentence shows them."""
    texts = list(words.sentences(entry.events, names.then(entry.called)))
    yield from texts
    if not texts:
        yield from (f"{words.purpose(roll.why)}: {die(roll)}" for roll in entry.dice)
