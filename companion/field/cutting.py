"""Lines and areas cut off at the edges of a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import shapely

from companion.field.shapes import Position

NOTHING = 1e-9
"""Inches: a line that is shorter is none."""


def on_table(line: Sequence[Position], table: Position) -> Iterator[tuple[Position, ...]]:
    """Yield the parts of a line that lie on a table, cut off at its edges, in the order of the line."""
    way = shapely.LineString(line)
    if way.length <= NOTHING:
        return
    # A line that crosses itself is parted where it does; joined again its parts run as the line ran.
    cut = shapely.intersection(way, shapely.box(0.0, 0.0, *table))
    parts = [part for part in shapely.get_parts(shapely.line_merge(cut, directed=True)) if part.length > NOTHING]
    for part in sorted(parts, key=lambda one: way.project(one.interpolate(0.5, normalized=True))):
        yield tuple((x, y) for x, y in part.coords)


def area_on_table(rings: Sequence[Sequence[Position]], table: Position) -> Iterator[tuple[tuple[Position, ...], ...]]:
    """Yield the areas of an outline with its holes that lie on a table, cut off at its edges; each ring is closed."""
    area = shapely.make_valid(shapely.Polygon(rings[0], rings[1:]))
    cut = shapely.intersection(area, shapely.box(0.0, 0.0, *table))
    for part in shapely.get_parts(cut):
        if isinstance(part, shapely.Polygon) and part.area > NOTHING:
            yield tuple(tuple((x, y) for x, y in ring.coords) for ring in (part.exterior, *part.interiors))
