"""The ground ready to be asked: hills, towns and woods that stop a line, areas and lines that cover."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

import shapely

from companion.field.lines import Areas, Lines
from companion.field.screens import Screens
from companion.field.shapes import Area, Feature, Line, LineString, MultiPolygon, Point, Polygon


def shape_of(feature: Feature) -> shapely.Geometry:
    """Give a feature's geometry as shapely has it."""
    match feature.geometry:
        case Point(coordinates=place):
            return shapely.Point(place)
        case LineString(coordinates=line):
            return shapely.LineString(line)
        case Polygon(coordinates=rings):
            return shapely.Polygon(rings[0], rings[1:])
        case MultiPolygon(coordinates=areas):
            return shapely.MultiPolygon([(rings[0], rings[1:]) for rings in areas])


class Layer:
    """Areas of one meaning, with their features."""

    def __init__(self, features: Sequence[Feature]) -> None:
        self.features = tuple(features)
        self.areas = Areas([shape_of(one) for one in features])


class Terrain:
    """All of a field's features by what they do to a line."""

    def __init__(self, features: Sequence[Feature], visible: Mapping[str, float]) -> None:
        """Take the features; `visible` are the inches that are seen through woods by their density."""

        def of(kind: str, density: str = "") -> list[Feature]:
            those = (one for one in features if one.properties.kind == kind)
            return [one for one in those if not density or one.properties.density == density]

        hills, towns = of("hill"), of("town")
        woods = [(inches, of("woods", density)) for density, inches in visible.items()]
        self.blocking: tuple[Feature, ...] = (*hills, *towns, *(one for _, those in woods for one in those))
        """What may stop a line of sight, in the order of the screens."""
        self.screens = Screens(
            [(shape_of(one), one.properties.level) for one in hills],
            [shape_of(one) for one in towns],
            [(inches, [shape_of(one) for one in those]) for inches, those in woods],
        )
        self.covering = Layer([one for one in features if one.properties.kind in get_args(Area)])
        self.lying = tuple(one for one in features if one.properties.kind in get_args(Line))
        self.lines = Lines([shape_of(one) for one in self.lying])


def called(feature: Feature) -> str:
    """Give what a feature is called: its name, else its kind."""
    return feature.properties.name or feature.properties.kind
