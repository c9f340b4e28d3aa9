"""Shapes of what the ground of a field does to moving, fire, sight and charge, terrain.toml."""

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


Moves = Literal["rough", "road", "linear", "ford", "crossings", "free", "as-the-scenario-says"]
"""As rough ground; by road; each crossing costs as a linear object or as a ford; only at a bridge or ford; nothing."""
Charge = Literal["none", "ground", "works", "trenches", "as-the-scenario-says"]
SILENT: Literal["as-the-scenario-says"] = "as-the-scenario-says"
"""As the scenario says: where it says nothing, no effect."""


class TerrainKind(Chart, frozen=True):
    """A kind of ground, and what it does to moving, fire, sight and charge."""

    id: str
    cover: Literal["none", "cover", "works"]
    clause: str
    name: str = ""
    moves: Moves = SILENT
    moves_clause: str = ""
    sight: Literal["within", "over", "blocks", "open"] = "open"
    sight_clause: str = ""
    charge: Charge = SILENT
    charge_clause: str = ""
    outflanked: bool = True
    """Whether who holds it can be outflanked."""
    outflanked_clause: str = ""


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
