"""The entries of the present line that can be amended, and in people's words why another one cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.charts.figures import Reason, Refused
from companion.language.messages import Id, Message, says

if TYPE_CHECKING:
    from companion.kernel.journal import Entry, Journal

NOTHING_DONE = says("refused.nothing-to-amend", "nothing was done yet that could be amended")
NO_ENTRY = says(
    "refused.no-such-entry", "there is no entry {entry}; those that can be amended have the numbers {first} to {last}"
)
START = says(
    "refused.start-amended",
    "entry {entry} is the start of the game; those that can be amended have the numbers {first} to {last}",
)
UNDONE = says(
    "refused.undone-amended",
    "entry {entry} was undone; those that can be amended have the numbers {first} to {last}, and an undone one can be "
    "done again",
)


def amendable_from(book: Journal, entry: int) -> Sequence[Entry]:
    """Give the present line from an entry on; raises Refused where it is not on it, or its start."""
    line = book.line()
    place = next((index for index, one in enumerate(line) if one.seq == entry), 0)
    if not place:
        raise Refused((Reason(_why_not(book, line, entry)),))
    return line[place:]


def _why_not(book: Journal, line: Sequence[Entry], entry: int) -> Message:
    if len(line) < 2:
        return NOTHING_DONE()
    there = {"entry": Id(str(entry)), "first": Id(str(line[1].seq)), "last": Id(str(line[-1].seq))}
    if entry == line[0].seq:
        return START(**there)
    undone = any(one.seq == entry for one in book.entries())
    return UNDONE(**there) if undone else NO_ENTRY(**there)
