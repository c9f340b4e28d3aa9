"""What may have been meant by a name that nobody bears."""

from __future__ import annotations

from collections.abc import Iterable

FEW = 6
"""So many a refusal lists; a screen holds no more."""
ALIKE = 0.7
"""From here on two words are taken for one and a slip of the hand."""
BEGINS = 3
"""So many letters at the start count as a name that was left unfinished."""


def nearly(name: str, called: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """Give the ids of those whose id or name is near to a word, the nearest first; `called` are ids with their names.

    One who holds the word, or whom it holds, comes before one who begins alike or is spelt alike. Whom the reader
    commands the caller knows: nobody else may be among them.
    """
    from difflib import SequenceMatcher  # few commands name nobody

    wanted = name.casefold().rpartition(":")[2].strip()
    if not wanted:
        return ()
    found = list[tuple[float, str]]()
    for one, shown in called:
        words = (one.casefold().rpartition(":")[2], shown.casefold())
        alike = max(SequenceMatcher(None, wanted, word).ratio() for word in words)
        # One who is called by a letter or two would be held by nearly every word.
        if any(wanted in word or (len(word) >= BEGINS and word in wanted) for word in words):
            alike += 2
        elif any(word.startswith(wanted[:BEGINS]) for word in words if len(wanted) >= BEGINS):
            alike += 1
        if alike >= ALIKE:
            found.append((-alike, one))
    return tuple(one for _, one in sorted(found)[:FEW])
