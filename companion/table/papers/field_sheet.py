"""A table on paper: where its inches lie, how coarse its patterns are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.drawing.shapes import Line, Point
from companion.field.shapes import Feature, Ground, LineString, MultiPolygon, Polygon
from companion.field.shapes import Point as Place

INCH = 25.4
FINEST = 12
"""Inches of the table in one of paper, at the largest scale: then the unit of a pattern is an inch."""
LEFT, TOP, RIGHT = 7.0, 4.6, 7.0
"""Millimetres beside and above the table, for its rulers and the north."""
TYPE = {"town": 3.5, "name": 2.6, "small": 2.25}
"""Type in mm; 6 points are 2.12."""
ARROW = (4.6, 2.3, 6.0)
"""Half its breadth, that of its shaft, its length, in mm."""
ROADS = ("road", "pike", "sunken-road")
CROSSINGS = ("bridge", "ford", "pass")


class Sheet(NamedTuple):
    """A table on paper."""

    ground: Ground
    step: int

    @property
    def inch(self) -> float:
        """Give how many millimetres an inch of the table is."""
        return INCH / self.step

    @property
    def grain(self) -> float:
        """Give how much coarser patterns are than at the largest scale."""
        return self.step / FINEST

    def at(self, place: Point) -> Point:
        """Give a place of the table on the paper."""
        return LEFT + place[0] * self.inch, TOP + (self.ground.table[1] - place[1]) * self.inch

    def flipped(self, line: Sequence[Point]) -> Line:
        """Give places of the table with y to the south, from its north-west corner, in inches."""
        return tuple((x, self.ground.table[1] - y) for x, y in line)


def rings_of(one: Feature) -> Sequence[Sequence[Line]]:
    """Give the areas of a feature, each as its outline and its holes."""
    match one.geometry:
        case Polygon(coordinates=rings):
            return (rings,)
        case MultiPolygon(coordinates=those):
            return those
        case _:
            return ()


def line_of(one: Feature) -> Line:
    """Give the line of a feature that is one."""
    return one.geometry.coordinates if isinstance(one.geometry, LineString) else ()


def place_of(one: Feature) -> Point:
    """Give the place of a feature that is one."""
    assert isinstance(one.geometry, Place)
    return one.geometry.coordinates
