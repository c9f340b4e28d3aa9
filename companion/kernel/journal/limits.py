"""How much a document may hold: counts and bytes, never seconds, each far above any honest game.

The longest game that was measured has a file of 400 kB with 65 entries; its longest facts have 86 kB, its workings
unfold to 300 kB together, its charts and maps to 113 kB.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from companion.language.tongue import number, tr

if TYPE_CHECKING:
    from collections.abc import Iterable

MIB = 1 << 20
FILE = 64 * MIB
"""Bytes of a document."""
ENTRIES = 100_000
SOURCES = 10_000
"""Sources and records."""
TEXT = 4 * MIB
"""One text: an entry's facts, its working unfolded, a chart, a record."""
ALL_SOURCES = 32 * MIB
"""All sources, unfolded: an open game holds them together."""
ALL_UNFOLDED = 64 * MIB
"""All records and workings, unfolded; `check` unfolds one after the other."""


class OverLimit(Exception):
    """A document holds more than any game does; the text is a sentence that says what."""


class Folded(Exception):
    """A compressed text is none, or not all of it is there."""


def unfold(deflated: bytes) -> bytes:
    """Decompress what is no longer than one text may be; raises OverLimit or Folded."""
    inflate = zlib.decompressobj()
    try:
        # One byte more than may be: a few bytes can unfold to gigabytes, and this stops at the first too many.
        unfolded = inflate.decompress(deflated, TEXT + 1)
    except zlib.error as error:
        raise Folded(str(error)) from error
    if len(unfolded) > TEXT:
        raise OverLimit(tr("it unfolds to more than {most} bytes, which no game does", most=number(TEXT)))
    # Cut short, or with something behind its end: neither is what was written.
    if not inflate.eof or inflate.unused_data:
        raise Folded(tr("it does not end where it should"))
    return unfolded


def bound_file(size: int) -> None:
    """Raise OverLimit where a file is larger than any game."""
    if size > FILE:
        raise OverLimit(tr("it has more than {most} bytes, and no game has", most=number(FILE)))


def bound_entries(count: int) -> None:
    """Raise OverLimit where there are more entries than in any game."""
    if count > ENTRIES:
        raise OverLimit(tr("it has more than {most} entries, and no game has", most=number(ENTRIES)))


def bound_sources(count: int, unfolded: int = 0) -> None:
    """Raise OverLimit where there are more sources and records than in any game, or where sources hold more."""
    if count > SOURCES or unfolded > ALL_SOURCES:
        raise OverLimit(tr("it has more charts and records than any game"))


def bound_unfolded(unfolded: int) -> None:
    """Raise OverLimit where all records and workings together are longer than those of any game."""
    if unfolded > ALL_UNFOLDED:
        raise OverLimit(tr("it unfolds to more than {most} bytes, which no game does", most=number(ALL_UNFOLDED)))


def bound_texts(texts: Iterable[object]) -> None:
    """Raise OverLimit where a text is longer than any of a game."""
    for text in texts:
        if isinstance(text, str | bytes) and len(text) > TEXT:
            raise OverLimit(tr("a text in it is longer than {most} letters, and no game's is", most=number(TEXT)))
