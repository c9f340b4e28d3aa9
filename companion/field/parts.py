"""The parts of a feature, whatever its shape: its areas, its line, its place; and the table as a page has it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.drawing.shapes import Line
from companion.field.shapes import Feature, Ground, LineString, MultiPolygon, Point, Polygon, Position


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


def place_of(one: Feature) -> Position:
    """Give the place of a feature that is one."""
    assert isinstance(one.geometry, Point)
    return one.geometry.coordinates


def places_of(one: Feature) -> Iterator[Position]:
    """Yield every place of a feature: corners of areas and holes, places of a line, the place itself."""
    match one.geometry:
        case Point(coordinates=place):
            yield place
        case LineString(coordinates=line):
            yield from line
        case _:
            yield from (place for rings in rings_of(one) for ring in rings for place in ring)


def flipped(line: Sequence[Position], ground: Ground) -> Line:
    """Give places with y to the south, from the table's north-west corner, in inches: as drawings have them."""
    return tuple((x, ground.table[1] - y) for x, y in line)


def inward(place: Position, ground: Ground) -> Position:
    """Give the way from the nearest edge onto the table, of length 1, with y to the south."""
    (x, y), (wide, tall) = place, ground.table
    gaps = {(1.0, 0.0): x, (-1.0, 0.0): wide - x, (0.0, -1.0): y, (0.0, 1.0): tall - y}
    return min(gaps, key=lambda way: gaps[way])
