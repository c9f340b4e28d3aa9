"""What is drawn, placed: words, lines, boxes and paths. Points, y down, from the upper left corner of a face."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.cards import type as faces


class Text(NamedTuple):
    """Words on a baseline."""

    x: float
    y: float
    text: str
    cut: str
    points: float
    token: str = "ink"
    tracking: float = 0.0
    angle: float = 0.0
    """Degrees that the line falls to the right."""
    halo: str = ""

    def box(self) -> Box:
        """Give the room that the letters take."""
        wide = faces.width(self.text, self.cut, self.points, self.tracking)
        return Box(self.x, self.y - faces.ABOVE * self.points, wide, (faces.ABOVE + faces.BELOW) * self.points)


class Rule(NamedTuple):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float = 0.4
    token: str = "rule"
    dash: tuple[float, ...] = ()


class Box(NamedTuple):
    """A rectangle, filled or outlined."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    line: str = ""
    stroke: float = 0.5


class Trace(NamedTuple):
    """A path of steps as in `content.Path`, in points from its place."""

    steps: tuple[tuple[str | float, ...], ...]
    fill: str = ""
    line: str = ""
    stroke: float = 0.5
    dash: tuple[float, ...] = ()
    hatch: bool = False
    x: float = 0.0
    y: float = 0.0
    round: bool = False

    def placed(self) -> tuple[tuple[str | float, ...], ...]:
        """Give the steps where they stand."""
        return tuple(
            (name, *(float(part) + (self.y if place % 2 else self.x) for place, part in enumerate(numbers)))
            for name, *numbers in self.steps
        )


class Ring(NamedTuple):
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str = ""
    line: str = ""
    stroke: float = 0.5
    half: bool = False


class Image(NamedTuple):
    """A picture of pixels, PNG with alpha."""

    x: float
    y: float
    width: float
    height: float
    png: bytes


Ink = Text | Rule | Box | Trace | Ring | Image


def moved(ink: Iterable[Ink], dx: float, dy: float) -> tuple[Ink, ...]:
    """Give ink at another place."""
    return tuple(_moved(one, dx, dy) for one in ink)


def _moved(one: Ink, dx: float, dy: float) -> Ink:
    if isinstance(one, Text):
        return Text(one.x + dx, one.y + dy, *one[2:])
    if isinstance(one, Rule):
        return Rule(one.x1 + dx, one.y1 + dy, one.x2 + dx, one.y2 + dy, *one[4:])
    if isinstance(one, Box):
        return Box(one.x + dx, one.y + dy, *one[2:])
    if isinstance(one, Image):
        return Image(one.x + dx, one.y + dy, *one[2:])
    if isinstance(one, Ring):
        return Ring(one.x + dx, one.y + dy, *one[2:])
    return Trace(*one[:6], one.x + dx, one.y + dy, *one[8:])
