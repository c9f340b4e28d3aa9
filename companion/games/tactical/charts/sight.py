"""Shapes of sight: obstacles, heights, how far one sees."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.tactical.charts.shared import Feet, Natural, Percent, Positive, Squares, Words


class Obstacle(Chart, frozen=True):
    """How high a kind of terrain stands in the way of sight."""

    terrain: Words
    feet: Natural
    clause: str


class SightLimit(Chart, frozen=True):
    """How far one sees from an elevation, before the visibility of the day."""

    elevation: Positive
    squares: Positive
    clause: str


class LevelFeet(Chart, frozen=True):
    """How many feet an elevation stands above the one below: the book gives a span."""

    least: Positive
    most: Positive
    clause: str


class Sight(Chart, frozen=True):
    """What the book prints of sight, sight.toml; a terrain without a row is no obstacle."""

    format: Format
    chart: Literal["sight"]
    clause: str
    a_level: LevelFeet
    unit: Feet
    always: Squares
    """So near, everything is seen (ANT-R-LOS)."""
    obstacle: list[Obstacle]
    limit: Annotated[list[SightLimit], Meta(min_length=1)]


class Heights(Chart, frozen=True):
    """The heights that the book leaves open, heights.toml."""

    format: Format
    chart: Literal["heights"]
    invented: Literal[True]
    says: str
    clause: str
    a_level: Feet
    eye: Feet


class TurnVisibility(Chart, frozen=True):
    """The visibility of the battlefield from a turn on, until the next row."""

    from_turn: Positive
    percent: Percent
    clause: str


class Visibility(Chart, frozen=True):
    """The visibility of the battlefield by turn, visibility.toml."""

    format: Format
    chart: Literal["visibility"]
    invented: Literal[True]
    says: str
    clause: str
    least: Squares
    turn: Annotated[list[TurnVisibility], Meta(min_length=1)]
