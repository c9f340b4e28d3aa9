"""Whose a paper is: a side's name as titles have it, and the bar that stands beside it."""

from __future__ import annotations

from companion.cards.content import Side
from companion.language.tongue import tr
from companion.language.words import capital

SIDE_WORDS = {"union": "Union", "confederate": "Confederate"}


def side_title(side: str) -> str:
    """Give a side's name as a title has it."""
    return tr(SIDE_WORDS.get(side) or capital(side))


def bar(side: str) -> Side:
    """Give whose bar stands at a title."""
    return "union" if side == "union" else "confederate"
