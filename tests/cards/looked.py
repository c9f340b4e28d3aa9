"""What is said on a deck, whatever it is laid out as: every text of it, and what another language does not change."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from companion.cards.content import Card, Deck, Heading, Letters, Run

_CLAUSE = re.compile(r"\b[A-Z0-9]+-[\w.-]+")
_WORD = re.compile(r"[a-z]{3,}")


def said(deck: Deck | Card) -> Iterator[str]:
    """Give every text of a deck that is printed: runs, letters of drawings, titles, heads."""
    for one in within(deck):
        if isinstance(one, Run | Letters):
            yield one.text
        elif isinstance(one, Heading):
            yield one.said
        elif type(one).__name__ == "Face":
            yield from (one.title, one.label, one.legend)
        elif type(one).__name__ == "Ruled":
            yield from one.lines
        elif type(one).__name__ == "Card":
            yield one.chapter
        elif type(one).__name__ == "Deck":
            yield from (one.title, one.note)


def alike(one: Deck, other: Deck, names: set[str]) -> set[str]:
    """Give what stands on a deck in two languages in the same words, where those are nobody's name."""
    found = set()
    for text in {*said(one)} & {*said(other)}:
        bare = _CLAUSE.sub(" ", text)
        for name in sorted(names, key=len, reverse=True):
            bare = bare.replace(name, " ")
        if _WORD.search(bare):
            found.add(text)
    return found


def within(value: Any) -> Iterator[Any]:
    """Give a value and all values in it."""
    if isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from within(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from within(one)
