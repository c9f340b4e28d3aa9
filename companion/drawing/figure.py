"""A figure of a report: shapes with the room that is shown of them, and what it shows in words."""

from __future__ import annotations

import msgspec

from companion.drawing.shapes import Box, Shape


class Figure(msgspec.Struct, frozen=True):
    """A drawing that stands in a text."""

    said: str
    shapes: tuple[Shape, ...]
    room: Box
    """What is shown, in map coordinates; the rest is cut off."""
    cell: float
    """Pixels that a hex or square is high."""


class Stood(msgspec.Struct, frozen=True):
    """How a side stood when the report was made: its points, and what they were for, in words."""

    side: str
    points: int
    items: tuple[str, ...]


class Illustrated(msgspec.Struct, frozen=True):
    """A text in Markdown in which `![what it shows](figure:N)` stands for the Nth figure, from 0.

    `![what it shows](pips:SHAPE:START:LEFT:ZONES:SIDE)` stands for a unit's stands.
    """

    text: str
    figures: tuple[Figure, ...] = ()
    stood: tuple[Stood, ...] = ()
    verdict: str = ""
    """Who leads or has won, as a sentence; "" where nobody keeps a score."""
