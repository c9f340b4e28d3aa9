"""Shapes of what the map of a battle must have, and of its set-up."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.tactical.charts.ground import Number
from companion.games.tactical.charts.shared import Natural, Place, Positive, Words
from companion.games.tactical.charts.terms import Side

Edge = Literal["north", "east", "south", "west"]


class Course(Chart, frozen=True):
    """From one of which edges, and to which, a stream runs."""

    name: Words
    start: Annotated[list[Edge], Meta(min_length=1)]
    to: Edge
    clause: str


class Towns(Chart, frozen=True):
    """Squares that are a town."""

    squares: list[Place]
    clause: str


class EntryRoad(Chart, frozen=True):
    """The entry whose squares a road runs through, and where it leads on to."""

    side: Side
    turn: Positive
    to: Place
    clause: str


class Banks(Chart, frozen=True):
    """A square of the bank on which all objectives lie, and one of the other."""

    objectives: Place
    across: Place
    clause: str


class RequiredMap(Chart, frozen=True):
    """What a map of this battle must have, map.toml."""

    format: Format
    chart: Literal["map"]
    invented: Literal[True]
    says: str
    clause: str
    creek: Course
    bridges: Number
    towns: Towns
    entry_road: EntryRoad
    bank: Banks


class Area(Chart, frozen=True):
    """Where the units of a formation stand at the start, and within which rows and columns they may."""

    side: Side
    formation: Words
    rows: tuple[Natural, Natural]
    columns: tuple[Natural, Natural]
    units: dict[str, tuple[int, int]]
    """{shown name: its square, as row and column}."""


class SetUpFile(Chart, frozen=True):
    """The units on the map at the start, by formation."""

    format: Format
    title: Words
    invented: Literal[True]
    clause: str
    area: Annotated[list[Area], Meta(min_length=1)]
