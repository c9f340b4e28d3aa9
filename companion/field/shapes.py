"""A field as a file has it: GeoJSON in inches from the table's south-west corner, x to the east, y to the north."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.charts.bounds import COUNT, INCHES, Few, Points, Some, SomeMen

Area = Literal["woods", "rough", "town", "orchard", "field", "water", "hill"]
Line = Literal[
    "fence",
    "hedge",
    "wall",
    "cut",
    "sunken-road",
    "breastworks",
    "trenches",
    "road",
    "pike",
    "railroad",
    "stream",
    "river",
]
Place = Literal["bridge", "ford", "pass", "house", "objective", "arrival", "unit"]
"""A unit is where one stands as the battle begins: a proposal that nobody is bound by."""
Kind = Area | Line | Place | Literal["deployment"]
Side = Literal["union", "confederate"]
Inch = Annotated[float, Meta(ge=-INCHES, le=INCHES)]
Length = Annotated[float, Meta(gt=0, le=INCHES)]
Position = tuple[Inch, Inch]
MOST = 2_000
"""Places of a line, rings of an area, areas of a name: no map of a table has more."""
Many = Meta(max_length=MOST)
Ring = Annotated[tuple[Position, ...], Many]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all parts of a field."""


class Point(Shape, frozen=True, tag_field="type", tag="Point"):
    """A place."""

    coordinates: Position


class LineString(Shape, frozen=True, tag_field="type", tag="LineString"):
    """A line through two places or more."""

    coordinates: Ring


class Polygon(Shape, frozen=True, tag_field="type", tag="Polygon"):
    """An area: its outline, then its holes; each ends where it begins."""

    coordinates: Annotated[tuple[Ring, ...], Many]


class MultiPolygon(Shape, frozen=True, tag_field="type", tag="MultiPolygon"):
    """Areas of one name."""

    coordinates: Annotated[tuple[Annotated[tuple[Ring, ...], Many], ...], Many]


Geometry = Point | LineString | Polygon | MultiPolygon


class Properties(Shape, frozen=True, kw_only=True, omit_defaults=True):
    """What a feature is."""

    kind: Kind
    name: str = ""
    density: Literal["open", "closed"] = "open"
    """Of woods."""
    level: Annotated[int, Meta(ge=1, le=3)] = 1
    """Of a hill."""
    all_round: bool = False
    """Breastworks that face every way; others have the enemy on the left hand of who walks along their line."""
    unfinished: bool = False
    """A railroad without rails: its bed alone."""
    cover: Literal["none", "cover", "works"] | None = None
    """Where a scenario says so, instead of the kind's own; so are the two that follow."""
    moves: Literal["rough", "road", "linear", "ford", "crossings", "free"] | None = None
    charge: Literal["none", "ground", "works", "trenches"] | None = None
    width: Length | None = None
    """Inches; of a river."""
    side: Side | None = None
    """Whose set-up area, arrival or objective it is."""
    edge: str = ""
    """The edge of the table that an arrival comes over."""
    hour: str = ""
    """By the clock, "15:20"; "" where the battle begins with it."""
    turn: Annotated[int, Meta(ge=0, le=COUNT)] = 0
    """The full turn that an arrival comes in; 0 is not said."""
    units: Annotated[tuple[str, ...], Few] = ()
    """Ids of who sets up here, comes on here, or stands here."""
    facing: Annotated[float, Meta(ge=0, lt=360)] | None = None
    """Degrees clockwise from north; of a unit."""
    points: Points = 0
    """Of an objective."""
    invented: str = ""
    """What of it no map says; "" where all of it comes from the map."""


class Feature(Shape, frozen=True, kw_only=True, tag_field="type", tag="Feature"):
    """A piece of ground, or where somebody sets up or comes on."""

    properties: Properties
    geometry: Geometry


class GroundScale(Shape, frozen=True, kw_only=True):
    """What an inch and a stand stand for."""

    id: str = ""
    yards_an_inch: Annotated[int, Meta(ge=1, le=INCHES)]
    men_a_stand: SomeMen
    guns_a_stand: Some


class Ground(Shape, frozen=True, kw_only=True):
    """A field."""

    type: Literal["FeatureCollection"] = "FeatureCollection"
    name: str = ""
    table: tuple[Length, Length]
    """From west to east, from south to north."""
    scale: GroundScale | None = None
    features: tuple[Feature, ...] = ()

    def of(self, *kinds: str) -> tuple[Feature, ...]:
        """Give the features of some kinds, in the file's order."""
        return tuple(one for one in self.features if one.properties.kind in kinds)
