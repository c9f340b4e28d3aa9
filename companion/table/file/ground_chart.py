"""How the ground of a battle on the table is made, as offline.toml says it: of a hex, or of squares of a map."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from companion.charts.bounds import INCHES
from companion.charts.figures import Number
from companion.charts.ruleset import Chart
from companion.field.shapes import Area

Inches = Annotated[int, Meta(ge=1, le=INCHES)]
Yards = Annotated[int, Meta(ge=1, le=100_000)]
Size = tuple[Yards, Yards]


class TableSize(Chart, frozen=True):
    """The extent of a table from so many stands on, those who come later counted."""

    stands: Annotated[int, Meta(ge=0)]
    inches: tuple[Inches, Inches]


class Scenery(Chart, frozen=True):
    """Ground that nobody's map shows: so many pieces on a hex of a terrain, for a table of the smallest size."""

    on: str
    """The terrain of the hex; mountain also of the slopes beside a hexside."""
    kind: Area
    number: Annotated[int, Meta(ge=1, le=100)]
    yards: Size
    """About how long and how broad."""


class HexGround(Chart, frozen=True, kw_only=True):
    """Of what the middle of a hex is made."""

    tables: Annotated[tuple[TableSize, ...], Meta(min_length=1)]
    """The smallest first."""
    town: Size
    river: Yards
    """Its breadth."""
    river_at: Number
    """Where what lies along a hexside runs, in shares of the way from the middle to the table's edge."""
    slopes_at: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=3)]
    """Where each level of a mountain beyond a hexside begins, likewise."""
    sway: Yards
    """How far a road's bends lie beside the straight way."""
    set_up: Number
    """The share of the table, either way, in which a side that is alone there sets up."""
    apart: Inches
    """Between two sides that both stand there."""
    scenery: tuple[Scenery, ...] = ()


class OnSquare(Chart, frozen=True, kw_only=True):
    """What a square's terrain is on the table; no row: open ground."""

    terrain: str
    kind: Literal["woods", "rough", "town", "orchard", "field", "water", "sunken-road"]
    density: Literal["open", "closed"] = "open"


class SquareGround(Chart, frozen=True, kw_only=True):
    """Of what a part of a map of squares is made."""

    margin: Annotated[int, Meta(ge=0, le=100)]
    """Squares of the map around those that are fought for."""
    stream: Yards
    """The breadth of a stream that nobody enters, so that it is a river on the table."""
    sunken_roads: tuple[str, ...] = ()
    """Roads of the map that lie in a cut of their own."""
    squares: tuple[OnSquare, ...] = ()


class GroundChart(Chart, frozen=True, kw_only=True):
    """The ground of a battle; either of the two."""

    clause: str = ""
    hex: HexGround | None = None
    map: SquareGround | None = None
