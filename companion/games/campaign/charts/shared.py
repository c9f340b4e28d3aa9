"""Shapes that several charts of the campaign share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from companion.charts.figures import Number
from companion.charts.ruleset import Chart

Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]
Side = Literal["confederate", "union"]
Kind = Literal["infantry", "cavalry"]
MarchMode = Literal["rest", "normal", "force"]
Contact = Literal["initiative", "withdraw", "stand", "attack", "hasty-attack"]
Deployment = Literal["road", "deployed"]
HexPlace = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""Column and row of a hex, both from 1."""


class MovementPoints(Chart, frozen=True):
    """A cost in movement points."""

    mp: Number
    clause: str


class FatiguePoints(Chart, frozen=True):
    """Points of fatigue, gained or (below 0) lost."""

    fatigue: Number
    clause: str


class Hexes(Chart, frozen=True):
    """A distance in hexes."""

    hexes: Natural
    clause: str


class Turns(Chart, frozen=True):
    """A time in turns."""

    turns: Number
    clause: str


class Probability(Chart, frozen=True):
    """A probability from 0 to 1."""

    chance: Number
    clause: str


class Percentage(Chart, frozen=True):
    """A share in percent."""

    percent: Number
    clause: str


class StrengthPoints(Chart, frozen=True):
    """Strength points."""

    points: Number
    clause: str


class Level(Chart, frozen=True):
    """A level of a rating."""

    level: Number
    clause: str


class Limits(Chart, frozen=True):
    """The lowest and the highest value of a rating."""

    min: int
    max: int
    clause: str
