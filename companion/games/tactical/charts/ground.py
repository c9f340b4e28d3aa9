"""Shapes of the ground: scale, kinds of terrain, stacking."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.tactical.charts.shared import Natural, Positive, Span, Squares, Wording, Words

Kind = Literal["open", "woods", "town", "crops", "water", "ford", "bridge"]
"""What the rules ask of a terrain beyond its own figures."""


class MapSize(Chart, frozen=True):
    """How many squares the map has from north to south and from west to east."""

    rows: Positive
    columns: Positive
    clause: str


class Yards(Chart, frozen=True):
    """A length in yards."""

    yards: Positive
    clause: str


class Number(Chart, frozen=True):
    """How many there are."""

    number: Natural
    clause: str


class Scale(Chart, frozen=True):
    """What a square is and what the map holds, scale.toml."""

    format: Format
    chart: Literal["scale"]
    square: Yards
    elevations: Number
    rating: Span
    """Effectiveness, fatigue and morale."""
    fortification: Span
    map: MapSize | None = None
    """None where every map may have its own."""
    historical_fords: Number | None = None
    random_fords: Span | None = None


class TerrainKind(Chart, frozen=True):
    """A kind of terrain: its sort, and how many units may stand in a square of it where that is special."""

    PLACE: ClassVar = "terrain.row"
    id: Words
    name: Wording
    kind: Kind
    clause: str
    most_units: Positive | None = None
    most_units_clause: str = ""


class Terrain(Chart, frozen=True):
    """The kinds of terrain, terrain.toml."""

    format: Format
    chart: Literal["terrain"]
    clause: str
    row: Annotated[list[TerrainKind], Meta(min_length=1)]


class Weight(Chart, frozen=True):
    """What a unit weighs where losses are shared."""

    weight: Positive
    clause: str


class Stacking(Chart, frozen=True):
    """How many units a square holds, and how its losses are shared, stacking.toml."""

    format: Format
    chart: Literal["stacking"]
    clause: str
    troops: Number
    """Infantry and cavalry."""
    artillery: Number
    main_victim: Weight
    others: Weight
    each_from: Squares
    """From this range on artillery fire reaches every unit in the square."""
