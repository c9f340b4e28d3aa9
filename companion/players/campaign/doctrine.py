"""The figures that a computer player goes by, rulesets/gettysburg/players.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from companion.campaign.orders import Contact
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

    turns: Number


class Rate(_Row, frozen=True):
    """A march rate."""

    rate: MarchMode


class Day(_Row, frozen=True):
    """A day, 1 for June 28."""

    day: int


class Points(_Row, frozen=True):
    """Strength points."""

    points: int


class Press(_Row, frozen=True):
    """How the strong level goes for the enemy in a scenario."""

    scenario: Literal["campaign", "battle"]
    odds: Number
    """Own over enemy combat strength, as estimated, from which corps are sent."""
    enough: Number
    """No more are sent than make these odds."""
    reach: int
    """Hexes from which corps are sent."""
    urgency: int
    contact: Contact
    """Of those who are not sent at an enemy."""
    rest: int
    """The last turns of the game, in which nobody seeks the enemy."""


class Pace(_Row, frozen=True):
    """Turns that a hex of the way is reckoned at, and those that go with any march."""

    a_hex: Number
    a_march: Number


class Strong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the strong level plans with, besides what both levels believe in."""

    press: tuple[Press, ...]
    weary_below: Morale
    stands_below: Morale
    """A weary corps beside the enemy stands when withdrawing would likely be a rout (RTG-6.2.1j)."""
    clear_of: Hexes
    """How far foragers and headquarters keep from the enemy."""
    before: Hexes
    """How far before the enemy the Union bars his way."""
    seat: Hexes
    """How far headquarters looks for a better place."""
    forage_pace: Pace
    tired: Turns
    """Turns more a hex for a point of fatigue."""
    settling: Turns
    """Turns that a stay costs besides those of its forages: a short one pays less."""
    kept: Share
    """By how much another place must be better than the one a corps is sent to."""
    exit_pace: Pace
    exit_worth: Points
    """Strength points that must be able to come to the exit together."""
    flees_from: Morale
    """From this morale on a forager withdraws from the enemy, below it stands."""


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
    strong: Strong


def read_doctrine(texts: Mapping[str, str]) -> Doctrine:
    """Read the chart from {file name: text}; raises BadInput."""
    return read_toml(texts[FILE], Doctrine, file=FILE)
