"""Whose a paper is: the sides it is wanted for, a side's name as titles have it, the bar that stands beside it."""

from __future__ import annotations

from typing import Any

from companion.cards.content import Side
from companion.cards.source import Source
from companion.language.tongue import titled, tr
from companion.language.words import capital

SIDE_WORDS = {"union": "Union", "confederate": "Confederate"}


SIDES: tuple[Side, ...] = ("confederate", "union")
"""In the order in which papers come."""


def wanted(source: Source) -> tuple[Side, ...]:
    """Give the sides whose papers are wanted: that named, a seat's own, of the referee's or without a game both."""
    seat = "referee" if source.view is None else source.view.seat
    of = source.side or ("" if seat == "referee" else seat)
    return tuple(side for side in SIDES if of in ("", side))


def label(view: Any, side: str, what: str = "") -> str:
    """Give what stands at the right of a paper's title: what it is, whose, of which game and turn."""
    parts = [what, side_title(side) if side else ""]
    if view is not None:
        parts += [titled(view.title), tr("turn {n}", n=max(view.turn, 1))]
    return ", ".join(part for part in parts if part)


def side_title(side: str) -> str:
    """Give a side's name as a title has it."""
    return tr(SIDE_WORDS.get(side) or capital(side))


def bar(side: str) -> Side:
    """Give whose bar stands at a title."""
    return "union" if side == "union" else "confederate"
