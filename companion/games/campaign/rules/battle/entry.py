"""What is entered of a battle that was fought on the table: figures of each corps, and what the referee set otherwise.

RTG-15.0e, RTG-R-OFF-ENTRY. Nothing here decides; `battle_table` does.
"""

from __future__ import annotations

import msgspec

from companion.charts.bounds import Figure, Points
from companion.games.campaign.rules.state import Strength
from companion.kernel.overriding.table_result import Held, Origin, Overruled

__all__ = ["BattleResult", "CorpsResult", "Held", "Origin", "Overruled"]


class CorpsResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a corps suffered on the table: strength points lost by arm, fatigue gained (RTG-15.0e, RTG-R-OFF-ENTRY)."""

    infantry: Points = 0
    cavalry: Points = 0
    foot_guns: Points = 0
    horse_guns: Points = 0
    fatigue: Figure = 0.0
    stragglers: Points = 0
    """Infantry that ran and may come back, besides the infantry lost."""
    leader_lost: bool = False
    leader_counted: bool = False
    """The fatigue entered holds the half point for the leader already (RTG-R-OFF-AFTER)."""
    surrendered: bool = False
    entered: bool | None = None
    """False: it was due and did not come on to the table, so that nothing else can be told of it (RTG-R-OFF-ONE)."""

    @property
    def lost(self) -> Strength:
        """Give the losses by arm."""
        return Strength(self.infantry, self.cavalry, self.foot_guns, self.horse_guns)


class BattleResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table came to: the battle's id, and every corps of it once."""

    battle: str
    corps: dict[str, CorpsResult]
