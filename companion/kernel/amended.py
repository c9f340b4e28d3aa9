"""What a document keeps of its amendments, so that each is one step back and one forth.

An amendment is a line of new entries, `first` to `last`, that stands in place of one which ended with `was`. Where it
is undone, that old line is the present one again; and where it is done again, its own last entry is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from companion.kernel.journal import Journal

FOLDER = "amendments/"
"""How the names of their records begin; the rest is the number of the first new entry."""


class Amended(msgspec.Struct, frozen=True):
    """An amendment that was written."""

    entry: int
    """The entry that was amended."""
    was: int
    """The end of the old line."""
    first: int
    """The first entry of the new line, and its last."""
    last: int
    at: str
    """When the first was written."""


def as_record(book: Journal, made: Amended) -> dict[str, str]:
    """Give the record that an amendment brings with its entries."""
    name = f"{FOLDER}{made.first}"
    while name in book.records():  # a salvaged document gives a lost entry's number again
        name += "a"
    return {name: msgspec.json.encode(made).decode()}


def ending_with(book: Journal, entry: int) -> Amended | None:
    """Give the amendment whose new line ends with an entry; None where none does."""
    return next((one for one in _amended(book) if one.last == entry), None)


def newest_of(book: Journal, entry: int) -> Amended | None:
    """Give the amendment of the line that ended with an entry, where it is the newest branch there, else None.

    The newest is what was undone last: to it redo goes, be it an amendment or an entry that follows.
    """
    found = max((one for one in _amended(book) if one.was == entry), key=lambda one: one.first, default=None)
    newest = max(book.children(entry), default=0)
    return found if found is not None and found.first >= newest else None


def _amended(book: Journal) -> Iterator[Amended]:
    """Give every amendment whose entries are all there."""
    names = [name for name in book.records() if name.startswith(FOLDER)]
    # The numbers of entries that a damaged document lost are given again: who was written then is not who is there now.
    written = {one.seq: one.at for one in book.entries()} if names else {}
    for name in names:
        with suppress(msgspec.MsgspecError):  # written by no companion: the entries stand without it
            made = msgspec.json.decode(book.record(name), type=Amended)
            if {made.was, made.last} <= written.keys() and written.get(made.first) == made.at:
                yield made
