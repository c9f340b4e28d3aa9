"""Shapes that several charts of square-grid battles share."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from companion.charts.figures import WORDED, Number
from companion.charts.ruleset import Chart

Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Words = Annotated[str, Meta(min_length=1)]
Wording = Annotated[Words, WORDED]
Place = Annotated[list[Natural], Meta(min_length=2, max_length=2)]
"""A square: its row from the north edge and its column from the west edge, both from 0."""
Column = Literal["foot", "mounted", "limbered", "unlimbered"]
"""A column of the costs: infantry and dismounted cavalry, cavalry, limbered and unlimbered artillery."""
COLUMNS: tuple[Column, ...] = get_args(Column)
# Two words for none: a player who asks is told that he may not, or that the question does not arise.
Forbidden = Literal["P", "N/A"]
"""P is prohibited; N/A says that the row does not concern the column."""


class Points(Chart, frozen=True):
    """A number of operation points."""

    op: Natural
    clause: str


class FatiguePoints(Chart, frozen=True):
    """A number of fatigue points."""

    fatigue: Natural
    clause: str


class Squares(Chart, frozen=True):
    """A distance in squares, diagonals counting one."""

    squares: Natural
    clause: str


class Percentage(Chart, frozen=True):
    """A chance or share in percent."""

    percent: Percent
    clause: str


class Men(Chart, frozen=True):
    """A number of men."""

    men: Natural
    clause: str


class Morale(Chart, frozen=True):
    """A morale: effectiveness less fatigue."""

    morale: Natural
    clause: str


class Divided(Chart, frozen=True):
    """What a figure is divided by."""

    by: Positive
    clause: str


class Feet(Chart, frozen=True):
    """A height in feet."""

    feet: Natural
    clause: str


class Span(Chart, frozen=True):
    """The lowest and the highest of a drawn whole number, both inclusive."""

    least: int
    most: int
    clause: str


class Factors(Chart, frozen=True):
    """What fire and what melee strength are multiplied by."""

    fire: Number
    melee: Number
    clause: str


class Cells(Chart, frozen=True):
    """A row of the costs: operation points for each column, or why there are none."""

    foot: Natural | Forbidden
    mounted: Natural | Forbidden
    limbered: Natural | Forbidden
    unlimbered: Natural | Forbidden
    clause: str

    def cell(self, column: Column) -> int | Forbidden:
        """Give the entry of a column."""
        found: int | Forbidden = getattr(self, column)
        return found
