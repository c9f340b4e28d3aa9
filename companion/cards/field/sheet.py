"""A table on paper: where its inches lie, how coarse its patterns are, how large its names."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from companion.cards.content import Shape
from companion.cards.mapped import PIXEL, measure, printed
from companion.drawing.shapes import Point, thick
from companion.drawing.shapes import Shape as Drawn
from companion.field.names import Names, Sizes
from companion.field.shapes import Ground

INCH = 25.4
FINEST = 12
"""Inches of the table in one of paper, at the largest scale: then the unit of a pattern is an inch."""
LEFT, TOP, RIGHT = 7.0, 4.6, 7.0
"""Millimetres beside and above the table, for its rulers and the north, at the scale of 1:12."""
TOWN, NAME, SMALL = 3.5, 2.6, 2.25
"""Type in mm at the scale of 1:12; 6 points are 2.12."""


def letter(step: float) -> float:
    """Give how much larger type is at a scale than at 1:12, where it is as small as may be."""
    return max(1.0, math.sqrt(FINEST / step))


class Sheet(NamedTuple):
    """A table on paper."""

    ground: Ground
    step: int
    left: float = LEFT
    top: float = TOP

    @property
    def inch(self) -> float:
        """Give how many millimetres an inch of the table is."""
        return INCH / self.step

    @property
    def grain(self) -> float:
        """Give how much coarser patterns are than at the largest scale."""
        return max(1.0, self.step / FINEST)

    @property
    def letter(self) -> float:
        """Give how much larger type is than at 1:12: a larger table is read from further away."""
        return letter(self.step)

    @property
    def point(self) -> float:
        """Give how many millimetres a point of the design is."""
        return thick(self.inch / PIXEL) * PIXEL

    def at(self, place: Point) -> Point:
        """Give a place of the table on the paper."""
        return self.left + place[0] * self.inch, self.top + (self.ground.table[1] - place[1]) * self.inch

    def names(self) -> Names:
        """Give what puts names on it, in the sizes of print."""
        sizes = Sizes(*(mm * self.letter / self.point for mm in (TOWN, NAME, SMALL, SMALL, NAME)))
        return Names(self.ground, self.point / self.inch, measure, sizes=sizes)

    def printed(self, shapes: Iterable[Drawn]) -> Iterator[Shape]:
        """Give shapes in inches from the table's north-west corner on the paper."""
        corner = (-self.left / self.inch, -self.top / self.inch)
        for shape in shapes:
            yield from printed(shape, corner, self.inch)
