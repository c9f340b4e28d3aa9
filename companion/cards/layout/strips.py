"""What a face is stacked from: strips across it, which are never parted, and the measures that their blocks need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.cards import type as faces
from companion.cards.content import Style
from companion.cards.layout.ink import Ink, moved
from companion.cards.sizes import MM


class Strip(NamedTuple):
    """A piece of a face, of its full width; its ink is placed from its own upper left corner."""

    height: float
    ink: tuple[Ink, ...] = ()
    keep: bool = False
    """It stays with the strip after it."""
    again: tuple[Strip, ...] = ()
    """What stands above it once more where a further face begins with it."""
    gap: bool = False
    """Room only: it is dropped at the head of a face."""
    rows: int = 0
    """Rows of tables in it, that may have more air."""
    torn: int = 0
    """How words are broken for want of width: 1 between their syllables, 2 anywhere."""
    spare: bool = False
    """It stands only where room is left."""


class Measure(NamedTuple):
    """The scale of a face and how wide it is, in points."""

    scale: float
    width: float
    ink_saving: bool = False
    air: float = 0.0
    """Room above and below each row of a table besides the least, in points."""
    tall: float = 800.0
    """The height of a face between head and foot, in points: nothing taller is kept in one strip."""

    def size(self, style: Style) -> faces.Size:
        """Give a style's size."""
        return faces.size(style, self.scale)

    def mm(self, length: float) -> float:
        """Give a length of a card of A6 in points at this scale."""
        return length * MM * self.scale

    def within(self, width: float) -> Measure:
        """Give the same scale in another width."""
        return self._replace(width=width)


def middle(size: faces.Size) -> float:
    """Give how far below the top of a line its letters stand, so that capitals lie in its middle."""
    return size.line / 2 + faces.CAPITAL * size.points / 2


def stacked(strips: Iterable[Strip]) -> Strip:
    """Make one strip of several: they stay together."""
    ink: list[Ink] = []
    height, rows, torn = 0.0, 0, 0
    for strip in strips:
        ink += moved(strip.ink, 0.0, height)
        height += strip.height
        rows += strip.rows
        torn = max(torn, strip.torn)
    return Strip(height, tuple(ink), rows=rows, torn=torn)
