"""The figures that a computer player goes by, rulesets/gettysburg/players.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from companion.campaign.tables.shared import MarchMode
from companion.charts import Number
from companion.data import read_toml

FILE = "players.toml"


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clause: str


class Share(_Row, frozen=True):
    """A share."""

    share: Number


class Level(_Row, frozen=True):
    """An urgency."""

    level: int


class Odds(_Row, frozen=True):
    """Own over enemy strength."""

    odds: Number


class Count(_Row, frozen=True):
    """A number of corps."""

    corps: int


class Morale(_Row, frozen=True):
    """A corps' morale."""

    morale: Number


class Hexes(_Row, frozen=True):
    """A distance."""

    hexes: int


class Turns(_Row, frozen=True):
    """A time."""

    turns: int


class Rate(_Row, frozen=True):
    """A march rate."""

    rate: MarchMode


class Day(_Row, frozen=True):
    """A day, 1 for June 28."""

    day: int


class Points(_Row, frozen=True):
    """Strength points."""

    points: int


class Doctrine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When to attack, how far to look, how fast to forget (RTG-R-AI-UNION, RTG-R-AI-CSA)."""

    format: Literal[1]
    chart: Literal["players"]
    invented: Literal[True]
    says: str
    clause: str
    fading: Share
    believed: Points
    """Less than this is forgotten."""
    urgency: Level
    attack_urgency: Level
    attack_odds: Odds
    battle_odds: Odds
    attackers: Count
    attack_reach: Hexes
    storm_reach: Hexes
    weary_below: Morale
    patrol_ahead: Hexes
    changed_goal: Hexes
    out_of_reach: Hexes
    force_rate: Rate
    raid_odds: Odds
    raid_urgency: Level
    raid_reach: Turns
    together: Hexes
    forage_odds: Odds
    storm_odds: Odds
    exit_from: Day
    exit_strength: Points


def read_doctrine(texts: Mapping[str, str]) -> Doctrine:
    """Read the chart from {file name: text}; raises BadInput."""
    return read_toml(texts[FILE], Doctrine, file=FILE)
