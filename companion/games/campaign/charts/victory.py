"""Shapes of the victory schedules of both scenarios."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta

from companion.charts.figures import Wording
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.language.tongue import declared

Scenario = Literal["campaign", "battle"]
SCENARIOS: tuple[Scenario, ...] = get_args(Scenario)
Level = Literal[
    "confederate-decisive",
    "confederate-substantive",
    "confederate-marginal",
    "draw",
    "union-marginal",
    "union-substantive",
    "union-decisive",
]
declared(Level, context="victory")
LEVELS: tuple[Level, ...] = get_args(Level)
Deed = Literal[
    "headquarters-eliminated",
    "corps-eliminated",
    "corps-demoralised",
    "corps-losses",
    "exited",
    "forage",
    "holds-gettysburg",
]
DEEDS: tuple[Deed, ...] = get_args(Deed)


class VictoryLevel(Chart, frozen=True):
    """A level, and the span of Confederate points that brings it; `printed` is how the book gives the span."""

    PLACE: ClassVar = "victory.level"
    scenario: Scenario
    id: Level
    name: Wording
    printed: str
    clause: str
    min: int | None = None
    max: int | None = None


class VictoryPoints(Chart, frozen=True):
    """What one deed is worth: a corps lost, so many percent of one, a strength point beyond so many, a forage point.

    `of` is the side whose corps, losses, exits, foraging or garrison it is; points always count for the Confederates.
    """

    PLACE: ClassVar = "victory.points"
    scenario: Scenario
    id: Deed
    of: Literal["confederate", "union"]
    label: Wording
    points: int
    clause: str
    percent: Annotated[int, Meta(ge=1)] | None = None
    """For losses: points for every full so many percent."""
    beyond: Annotated[int, Meta(ge=0)] = 0
    """For exits: strength points that bring nothing."""


class Victory(Chart, frozen=True):
    """Both victory schedules, victory.toml."""

    format: Format
    chart: Literal["victory"]
    once: str
    level: list[VictoryLevel]
    points: list[VictoryPoints]
