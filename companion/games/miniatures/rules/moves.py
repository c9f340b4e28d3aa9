"""A move as it is meant to be made, before anybody says whether it may be."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from companion.charts.bounds import Count, Few, Inches, Whole
from companion.games.miniatures.rules.state import Formation

Mover = Literal["infantry", "cavalry", "leader", "foot-artillery", "horse-artillery"]
ModeId = Literal["forward", "backward", "wheel", "oblique", "by-the-flank"]
ChangeId = Literal[
    "to-single-line", "to-double-line", "to-attack-column", "to-march-column", "mount", "dismount", "limber", "unlimber"
]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A move as it is meant to be made; `formation`, `mounted` and `limbered` as they are before it."""

    arm: Mover = "infantry"
    mounted: bool = False
    formation: Formation = "single-line"
    limbered: bool = False
    halved: bool = False
    """By Tardy or Rallies."""
    changes: Annotated[list[ChangeId], Few] = []
    mode: ModeId = "forward"
    whole_move_on_road: bool = False
    rough_inches: Inches = 0.0
    """Inches of the way that lie in rough ground, met first."""
    fords: Count = 0
    linear_objects: Count = 0
    passages: Count = 0
    closed_wood: bool = False
    options: dict[str, Whole] = {}
