"""What amending an entry changes, old against new."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.games.miniatures.words import stored
from companion.games.miniatures.words.tellings import sentences
from companion.language.tongue import plural, tr
from companion.language.words import Names, die


def lines(view: Any, found: Any, old: Sequence[Any], *, preview: bool) -> Iterator[str]:
    """Give each entry that comes out otherwise as old and new lines, then how far the replay went."""
    names, same = Names(view), 0
    yield tr("Preview: nothing is written.") if preview else tr("Amended; what was is a branch of its own.")
    for line, done in zip(old, found.entries, strict=False):
        if line.events == done.events and line.dice == done.dice:
            same += 1
            continue
        yield tr("Entry {n}: {label}", n=line.entry, label=stored.label(line.label))
        yield from (f"  - {text}" for text in told(line, names))
        yield from (f"  + {text}" for text in told(done, names))
    if same:
        yield plural(same, "{n} entry comes out the same.", "{n} entries come out the same.")
    if found.stopped_at is not None:
        why = "; ".join(reason.text for reason in found.reasons)
        yield tr("It stops before entry {n}, which is no longer possible: {why}.", n=found.stopped_at, why=why)


def told(entry: Any, names: Names) -> Iterator[str]:
    """Give the sentences of an entry, and its dice where no sentence shows them."""
    texts = list(sentences(entry.events, names))
    yield from texts
    if not texts:
        yield from (f"{stored.purpose(roll.why)}: {die(roll)}" for roll in entry.dice)
