"""Where the squares of a map lie on the earth, both ways (ANT-R-MAP): georeference.toml of the map.

Latitude and longitude are degrees; rows and columns are floats, whole at the centre of a square.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from companion.charts.reading import read_toml
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.tactical.charts.shared import Words
from companion.games.tactical.rules.ground.squares import Square

Pair = tuple[float, float]


class Degrees(Chart, frozen=True):
    """A place, or a scale, by latitude and longitude."""

    latitude: float
    longitude: float


class Miss(Chart, frozen=True):
    """A place whose square is printed, and how far from its centre the fit puts it, in rows and columns."""

    name: Words
    latitude: float
    longitude: float
    square: Square
    by: Pair


class Georeference(Chart, frozen=True):
    """An affine fit of squares to the earth."""

    format: Format
    clause: str
    invented: Literal[True]
    origin: Degrees
    yards_a_degree: Degrees
    matrix: tuple[Pair, Pair]
    """Rows and columns a yard southward and eastward."""
    offset: Pair
    """Row and column of the origin."""
    misses: Annotated[list[Miss], Meta(min_length=1)]

    def spot(self, latitude: float, longitude: float) -> Pair:
        """Give the row and column of a place, unrounded; on the map or off it."""
        south = (self.origin.latitude - latitude) * self.yards_a_degree.latitude
        east = (longitude - self.origin.longitude) * self.yards_a_degree.longitude
        (down_south, down_east), (across_south, across_east) = self.matrix
        return (
            down_south * south + down_east * east + self.offset[0],
            across_south * south + across_east * east + self.offset[1],
        )

    def place(self, row: float, column: float) -> Pair:
        """Give the latitude and longitude of a spot of the map: the way back from `spot`."""
        (down_south, down_east), (across_south, across_east) = self.matrix
        size = down_south * across_east - down_east * across_south
        down, across = row - self.offset[0], column - self.offset[1]
        south = (across_east * down - down_east * across) / size
        east = (down_south * across - across_south * down) / size
        return (
            self.origin.latitude - south / self.yards_a_degree.latitude,
            self.origin.longitude + east / self.yards_a_degree.longitude,
        )


def read_georeference(text: str, *, file: str) -> Georeference:
    """Read a georeference; raises BadInput with every problem."""
    return read_toml(text, Georeference, file=file)
