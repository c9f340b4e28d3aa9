"""Shapes of foraging, headquarters, the menus of orders and the options."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from companion.charts.figures import Wording
from companion.charts.ruleset import Chart, Option
from companion.charts.upcasting import Format
from companion.games.campaign.charts.shared import (
    Contact,
    Deployment,
    FatiguePoints,
    HexPlace,
    Level,
    Limits,
    MarchMode,
    Natural,
    Positive,
    Side,
    StrengthPoints,
)


class ForageRow(Chart, frozen=True):
    """How often a hex of a terrain may be foraged, and what each time brings in turn."""

    terrain: Literal["town", "road", "clear"]
    times: Positive
    times_clause: str
    points: Annotated[list[Positive], Meta(min_length=1)]
    points_clause: str


class Forage(Chart, frozen=True):
    """Foraging, forage.toml."""

    format: Format
    chart: Literal["forage"]
    clause: str
    row: list[ForageRow]


class UnitNumber(Chart, frozen=True):
    """A unit's number."""

    number: Positive
    clause: str


class Reappears(Chart, frozen=True):
    """Where a side's headquarters returns."""

    side: Side
    hex: HexPlace
    clause: str


class Returned(Chart, frozen=True):
    """The state in which a headquarters returns."""

    cavalry: StrengthPoints
    fatigue: FatiguePoints
    effectiveness: Level
    leadership: Limits
    aggressiveness: Level
    deployment: Deployment
    march: MarchMode
    clause: str


class Headquarters(Chart, frozen=True):
    """The headquarters, headquarters.toml."""

    format: Format
    chart: Literal["headquarters"]
    number: UnitNumber
    returned: Returned
    reappears: list[Reappears]


OrderType = Literal["immediate", "combat-immediate", "non-immediate"]


class CommandRow(Chart, frozen=True):
    """A code of a menu: what it does, of which type it is, and what limits it."""

    menu: Literal["A", "B", "C"]
    code: Annotated[str, Meta(pattern="^[A-Z]{2}$")]
    name: Wording
    type: OrderType
    clause: str
    limits: Wording = ""


class ContactLetter(Chart, frozen=True):
    """The letter of a contact mode."""

    letter: str
    mode: Contact
    clause: str


class MarchLetter(Chart, frozen=True):
    """The letter of a march mode."""

    letter: str
    mode: MarchMode
    clause: str


class DeploymentLetter(Chart, frozen=True):
    """The letter of a deployment mode."""

    letter: str
    mode: Deployment
    clause: str


class DirectionRow(Chart, frozen=True):
    """A direction's number and name."""

    number: Annotated[int, Meta(ge=1, le=6)]
    name: str
    short: str
    clause: str


class MapCorner(Chart, frozen=True):
    """Which hexes may be the upper left corner of the map that LM shows, and how large that is."""

    columns: Limits
    rows: Limits
    shown_columns: Natural
    shown_rows: Natural
    clause: str


class Orders(Chart, frozen=True):
    """The menus, orders.toml."""

    format: Format
    chart: Literal["orders"]
    clause: str
    battle_urgency: Limits
    map_corner: MapCorner
    contact: list[ContactLetter]
    march: list[MarchLetter]
    deployment: list[DeploymentLetter]
    direction: list[DirectionRow]
    command: list[CommandRow]


class Options(Chart, frozen=True):
    """What can be switched, options.toml."""

    format: Format
    chart: Literal["options"]
    option: list[Option]
