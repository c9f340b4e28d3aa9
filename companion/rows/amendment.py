"""What amending an entry changes, old against new, and what becomes of each entry that followed it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.kernel.kind import Journal, kind_of
from companion.language import messages
from companion.language.tongue import plural, tr
from companion.language.words import die


def lines(kind: str, view: Any, found: Any, old: Sequence[Any], *, preview: bool) -> Iterator[str]:
    """Give what was put in or struck out, each entry that comes out otherwise, and what does not follow.

    `old` are the lines of the present line from the amended one on, as they were before.
    """
    words = kind_of(kind).journal.open()
    names, same = words.names(view), 0
    yield tr("Preview: nothing is written.") if preview else tr("Amended; what was is a branch of its own.")
    for line, done in followed(found, old):
        if line is None:
            yield tr("Put in: {label}", label=words.label(done.label))
            yield from (f"  + {text}" for text in told(words, done, names))
            continue
        if found.how == "delete" and line is old[0]:
            yield struck(words, line)
            continue
        # By facts and dice, not by their words: a script's reader wants to know of a die that changed though nothing
        # came of it.
        if line.entry not in found.changed:
            same += 1
            continue
        yield tr("Entry {n}: {label}", n=line.entry, label=words.label(line.label))
        yield from (f"  - {text}" for text in told(words, line, names))
        yield from (f"  + {text}" for text in told(words, done, names))
    if same:
        yield plural(same, "{n} entry comes out the same.", "{n} entries come out the same.")
    yield from not_following(words, found)


def followed(found: Any, old: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    """Give each new entry with the line that it stands for, None for one that was put in."""
    by_entry = {line.entry: line for line in old}
    for done, stands_for in zip(found.entries, found.stands_for, strict=True):
        yield by_entry.get(stands_for), done


def struck(words: Journal, line: Any) -> str:
    """Say which entry is struck out."""
    return tr("Struck out: entry {n}, {label}", n=line.entry, label=words.label(line.label))


def not_following(words: Journal, found: Any) -> Iterator[str]:
    """Tell what is skipped and why, which die is wanted, and which are not used any more."""
    yield from (skipped(words, one) for one in found.skipped)
    yield from (wanted(one, len(found.undecided)) for one in found.wanted)
    yield from (unused(words, one) for one in found.unused)


def skipped(words: Journal, one: Any) -> str:
    """Say that an entry is no longer possible."""
    why = "; ".join(reason.text for reason in one.reasons).rstrip(".")
    said = tr("Entry {n}, {label}, is skipped: {why}.", n=one.entry, label=words.label(one.label), why=why)
    return said.removesuffix(".") if why.endswith("?") else said  # a question that waits ends it by itself


def wanted(one: Any, undecided: int) -> str:
    """Say that an entry wants a die that it never had, and how many entries wait for it."""
    why = messages.told(one.why.text)
    said = tr(
        "Entry {n} wants a die that was never thrown: {why} (1 to {sides}).", n=one.entry, why=why, sides=one.sides
    )
    later = plural(
        undecided - 1,
        "{n} later entry is not known before it falls.",
        "{n} later entries are not known before it falls.",
    )
    return f"{said} {later}" if undecided > 1 else said


def unused(words: Journal, one: Any) -> str:
    """Say that a die is not used any more."""
    why = words.purpose(one.die.why)
    return tr("Entry {n} does not use its die any more: {why}: {die}.", n=one.entry, why=why, die=die(one.die))


def told(words: Journal, entry: Any, names: Any) -> Iterator[str]:
    """Give the sentences of an entry, and its dice where no sentence shows them."""
    texts = list(words.sentences(entry.events, names.then(entry.called)))
    yield from texts
    if not texts:
        yield from (f"{words.purpose(roll.why)}: {die(roll)}" for roll in entry.dice)
