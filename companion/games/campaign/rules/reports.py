"""Reports to a side: letters of its couriers, and what is guessed from smoke and dust (RTG-10, RTG-4.2)."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.games.campaign.rules.hexes import Hex
from companion.language.messages import Called

To = Literal["confederate", "union"]


class Report(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="report"):
    """The base of every report. It is read in its side's player phase of turn `arrives`."""

    to: To
    sent: int
    """The turn."""
    arrives: int


class Activity(Report, frozen=True, tag="activity"):
    """Somebody is about in a hex, or nobody (RTG-10.3, RTG-R-ACTIVITY)."""

    hex: Hex


class Location(Report, frozen=True, tag="location"):
    """Where an own corps stands (RTG-4.2.5, RTG-R-REPORT-TEXT)."""

    corps: str
    hex: Hex
    combat: str = ""
    """Its combat mode where that is active."""
    foraged: int = 0
    leader_lost: Called = ""
    new_leader: Called = ""


class Sighting(Report, frozen=True, tag="sighting"):
    """What a corps thinks it sees of the enemy (RTG-4.2.4)."""

    corps: str
    hex: Hex
    men: int
    """Estimated."""


class Fought(Report, frozen=True, tag="fought"):
    """What became of a battle (RTG-4.2.3, RTG-R-REPORT-TEXT)."""

    battle: str
    hex: Hex
    attacked: bool
    """This side was the attacker."""
    corps: tuple[str, ...]
    """The own corps in it."""
    loss_percent: int
    """Own loss, cut to a whole percent."""
    enemy_loss_percent: int
    """Estimated."""
    enemy_strength: int
    """Exact, in men, before the battle."""
    surrendered: str = ""
    """The side that surrendered."""


AnyReport = Activity | Location | Sighting | Fought
