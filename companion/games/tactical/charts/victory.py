"""Shapes of the score: points for losses, objective squares, levels of victory."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta

from companion.charts.ruleset import Chart, Option
from companion.charts.upcasting import Format
from companion.games.tactical.charts.shared import Natural, Place, Positive, Wording, Words
from companion.games.tactical.charts.terms import Level, Side

Deed = Literal["infantryman", "cavalryman", "gun", "brigade-leader", "division-leader", "corps-leader"]
DEEDS: tuple[Deed, ...] = get_args(Deed)
VictoryLevelName = Literal["union-major", "union-minor", "draw", "confederate-minor", "confederate-major"]
VICTORY_LEVELS: tuple[VictoryLevelName, ...] = get_args(VictoryLevelName)


class LossPoints(Chart, frozen=True):
    """What one loss of a side is worth to its enemy, in the games that count it."""

    id: Deed
    of: Side
    points: Positive
    levels: Annotated[list[Level], Meta(min_length=1)]
    clause: str


class VictoryLevel(Chart, frozen=True):
    """A level of victory and the scores that bring it; `printed` is how the book gives them."""

    PLACE: ClassVar = "victory.level"
    id: VictoryLevelName
    name: Wording
    printed: Words
    clause: str
    min: int | None = None
    max: int | None = None


class Needed(Chart, frozen=True):
    """Men that a side must lose before its enemy can have more than a level, which is left without them."""

    men: Natural
    otherwise: VictoryLevelName
    clause: str
    of: Side = "confederate"


class Victory(Chart, frozen=True):
    """Points and levels, victory.toml."""

    format: Format
    chart: Literal["victory"]
    clause: str
    score: str
    points: list[LossPoints]
    level: list[VictoryLevel]
    needed: Needed | None = None
    """None where no losses are asked for."""


class Objective(Chart, frozen=True):
    """A square that a side scores for: held, or within its zones of control."""

    square: Place
    points: Positive
    in_zone: Natural
    clause: str
    name: str = ""
    """What it is called, where the map does not say."""


class Objectives(Chart, frozen=True):
    """The objective squares, objectives.toml."""

    format: Format
    chart: Literal["objectives"]
    clause: str
    row: list[Objective]
    scores: Side = "union"
    """Who scores for them (ANT-10.1h)."""


class Options(Chart, frozen=True):
    """The rulings that can be switched, options.toml."""

    format: Format
    chart: Literal["options"]
    option: list[Option]


class About(Chart, frozen=True):
    """What a folder of rules is, ruleset.toml."""

    format: Format
    id: Words
    name: Wording
    version: Words
    engine: Literal["tactical"]
    base: str = ""
    """The ruleset whose charts hold where this one has none of its own."""
