"""What is looked for on every paper that is printed: words that are cut, too small, over each other or off the paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec import Struct

from companion.cards.content import Card, Deck, Heading, Letters, Run
from companion.cards.sizes import MM
from tests.cards.measured import Mark, Measured

LEAST = 6.0 - 0.01
"""Points."""
_MARKED = re.compile(r"⟦[^⟧]*⟧")
_WORD = re.compile(r"[a-z]{3,}")


def faults(made: Measured, margin: float = 5.0) -> list[str]:
    """Give what is wrong with the pages of a PDF; nothing where all is well."""
    found = [f"type of {size:.1f} pt" for size in made.type_sizes() if size < LEAST]
    for page in range(len(made)):
        wide, tall = made.size(page)
        words = [one for one in made.marks(page) if one.kind == "text" and one.text.strip()]
        if len(words) < 4:
            found.append(f"page {page + 1} says hardly anything")
        found += [f"page {page + 1}: cut short: {one.text}" for one in words if one.text.rstrip().endswith("…")]
        found += [
            f"page {page + 1}: off the paper: {one.text}"
            for one in words
            if one.left < margin - 1
            or one.top < margin - 1
            or one.right > wide - margin + 1
            or one.bottom > tall - margin + 1
        ]
        found += [f"page {page + 1}: {one.text} lies over {other.text}" for one, other in meeting(words)]
    return found


def meeting(words: list[Mark]) -> Iterator[tuple[Mark, Mark]]:
    """Give words that lie over each other by more than a hair; the same words over themselves are their halo."""
    for one, other in combinations(words, 2):
        across = min(one.right, other.right) - max(one.left, other.left)
        down = min(one.bottom, other.bottom) - max(one.top, other.top)
        if across > 0.4 and down > 0.6 and one.text != other.text:
            yield one, other


def alone(made: Measured, headings: set[str]) -> list[str]:
    """Give the headings that are the last thing on a page."""
    found = []
    for page in range(len(made)):
        words = [one for one in made.marks(page) if one.kind == "text" and one.text.strip()]
        foot = max((one.bottom for one in words), default=0.0)
        last = max((one for one in words if one.bottom < foot - 1.5), key=lambda one: one.bottom, default=None)
        if last is not None and last.text.strip().upper() in headings:
            found.append(f"page {page + 1}: {last.text}")
    return found


def headings(deck: Deck) -> set[str]:
    """Give the headings of a deck as they are printed."""
    return {one.said.upper() for one in within(deck) if isinstance(one, Heading)}


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


def raw(deck: Deck, names: set[str]) -> set[str]:
    """Give what stands on a deck in words that never passed a catalogue and are nobody's name, spoken in `pseudo`."""
    found = set()
    for text in said(deck):
        bare = _MARKED.sub(" ", text)
        for name in sorted(names, key=len, reverse=True):
            bare = bare.replace(name, " ")
        found |= {text for _ in _WORD.finditer(bare)}
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


def millimetres(points: float) -> float:
    """Give a length of the PDF as it is on paper."""
    return points / MM
