"""One row of a roster: a brigade, or guns of one type of one battery, as the order of battle gives it."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.games.miniatures.rules.state import Formation, Rank, Side

Arm = Literal["infantry", "cavalry", "artillery"]
Gun = Literal["smoothbore", "rifled"]
Carbine = Literal["muzzle-loading", "breech-loading"]
Edge = Literal["", "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
MUST = ("side", "unit", "arm")
"""Cells that no row may leave empty."""


class RosterRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row as read; 0, "" and None are what the row leaves open. `file` and `row` say where it stands."""

    file: str
    row: int
    side: Side
    unit: str
    arm: Arm
    corps: str = ""
    division: str = ""
    battalion: str = ""
    """Guns of one battalion and type are pooled."""
    men: int = 0
    stands: int = 0
    guns: int = 0
    gun_type: Gun | Literal[""] = ""
    horse: bool = False
    fresh_at: int = 0
    worn_at: int = 0
    commander: str = ""
    exceptional: bool = False
    carbine: Carbine = "muzzle-loading"
    formation: Formation = "single-line"
    mounted: bool | None = None
    limbered: bool | None = None
    leader: str = ""
    leader_rank: Rank = "division"
    leader_exceptional: bool = False
    arrives: int = 0
    edge: Edge = ""
    invented: tuple[str, ...] = ()
    """Columns whose value no source gives."""
    source: str = ""
    traits: tuple[str, ...] = ()
    emblem: str = ""
    """A badge of `drawing.emblems`, `corps` for that of the corps, or the name of a picture."""

    @property
    def place(self) -> str:
        """Say where the row stands, for people."""
        return f"row {self.row}"


INVENTED: dict[str, str] = {
    "men": "men",
    "stands": "stands_at_start",
    "guns": "guns",
    "gun_type": "gun",
    "horse": "horse",
    "fresh_at": "fresh_at",
    "worn_at": "worn_at",
    "commander": "commander",
    "exceptional": "exceptional_commander",
    "carbine": "carbine",
    "formation": "formation",
    "arrives": "arrives",
    "edge": "arrives",
    "leader": "name",
    "leader_exceptional": "exceptional",
}
"""What may be marked as invented: {column: field of the unit, or of the leader for the two leader columns}."""
