"""A paper's lines as they are read, without what tells columns from one another."""

from __future__ import annotations

from companion.cards.content import Deck
from tests.cards import told


def lines(deck: Deck) -> list[str]:
    return [bare(line) for line in told.deck(deck).splitlines()]


def bare(line: str) -> str:
    """A line out of its columns and its table."""
    while line.startswith("  | "):
        line = line[4:]
    return line.removeprefix("  ")
