"""Shapes of what the ground of a field does to a line of fire, terrain.toml."""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Number
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.miniatures.charts.shared import Inches, Positive


class StandSize(Chart, frozen=True):
    """Inches of a stand's front and side."""

    wide: Number
    deep: Number
    clause: str


class SizeOfStand(Chart, frozen=True):
    """Another size of stands, by the reading of D10-RUL-FIELD-STAND that it is."""

    value: Positive
    wide: Number
    deep: Number
    clause: str


class Degrees(Chart, frozen=True):
    """An angle."""

    degrees: Positive
    clause: str


class TerrainKind(Chart, frozen=True):
    """A kind of ground, and the cover that it gives."""

    id: str
    cover: Literal["none", "cover", "works"]
    clause: str


class Terrain(Chart, frozen=True):
    """The kinds of ground and the distances that a field measures by, terrain.toml."""

    format: Format
    chart: Literal["terrain"]
    stand: StandSize
    near_cover: Inches
    enfilade: Degrees
    sight: str
    kind: list[TerrainKind]
    size: tuple[SizeOfStand, ...] = ()
