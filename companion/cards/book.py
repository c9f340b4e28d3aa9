"""From a deck to a PDF: measured, laid out, imposed on sheets, drawn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.cards.content import Deck
from companion.cards.sizes import Layout

Progress = Callable[[int, int], bool]
"""Told (done, all) after each piece of the work; False stops it."""


class Cancelled(Exception):
    """The work was stopped; nothing was written."""


def pdf(deck: Deck, wanted: Layout, progress: Progress | None = None) -> bytes:
    """Give a deck as PDF: the same deck gives the same bytes. Raises BadInput (letters no font has) and Cancelled."""
    raise NotImplementedError


def save(deck: Deck, wanted: Layout, to: Path, progress: Progress | None = None) -> None:
    """Write a deck; what stood there is replaced only by a whole file. Raises BadInput, Cancelled and OSError."""
    raise NotImplementedError
