"""A small table with a piece of every kind of ground."""

from __future__ import annotations

from typing import get_args

from companion.field.shapes import Area, Feature, Geometry, Ground, Line, LineString, Place, Point, Polygon, Properties

SQUARE = ((10.0, 10.0), (22.0, 10.0), (22.0, 22.0), (10.0, 22.0), (10.0, 10.0))
WAY = ((0.0, 24.0), (30.0, 26.0), (72.0, 24.0))


def of(kind: str, shape: Geometry | None = None, **more: object) -> Feature:
    """Make a feature of a kind, somewhere on the table unless a shape is given."""
    if shape is None:
        shape = Polygon((SQUARE,)) if kind in (*get_args(Area), "deployment") else Point((36.0, 24.0))
        shape = LineString(WAY) if kind in get_args(Line) else shape
    return Feature(properties=Properties(kind=kind, **more), geometry=shape)  # type: ignore[arg-type]


def table(*features: Feature, size: tuple[float, float] = (72.0, 48.0)) -> Ground:
    """Make a table of some features."""
    return Ground(table=size, features=features)


KINDS: tuple[str, ...] = (*get_args(Area), *get_args(Line), *get_args(Place), "deployment")
