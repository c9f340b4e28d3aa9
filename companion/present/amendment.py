"""What amending an entry changes, old against new."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.present.tellings import sentences
from companion.present.words import Names, die


def lines(view: Any, found: Any, old: Sequence[Any], *, preview: bool) -> Iterator[str]:
    """Give each entry that comes out otherwise as old and new lines, then how far the replay went."""
    names, same = Names(view), 0
    yield "Preview: nothing is written." if preview else "Amended; what was is a branch of its own."
    for line, done in zip(old, found.entries, strict=False):
        if line.events == done.events and line.dice == done.dice:
            same += 1
            continue
        yield f"Entry {line.entry}: {line.label}"
        yield from (f"  - {text}" for text in told(line, names))
        yield from (f"  + {text}" for text in told(done, names))
    if same:
        yield f"{same} {'entry comes' if same == 1 else 'entries come'} out the same."
    if found.stopped_at is not None:
        why = "; ".join(reason.text for reason in found.reasons)
        yield f"It stops before entry {found.stopped_at}, which is no longer possible: {why}."


def told(entry: Any, names: Names) -> Iterator[str]:
    """Give the sentences of an entry, and its dice where no sentence shows them."""
    texts = list(sentences(entry.events, names))
    yield from texts
    if not texts:
        yield from (f"{roll.why}: {die(roll)}" for roll in entry.dice)
