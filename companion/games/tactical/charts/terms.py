"""The field's own terms, which charts and rules share: who fights, with what and how, at which level, and when."""

from __future__ import annotations

from typing import Literal, get_args

Side = Literal["confederate", "union"]
SIDES: tuple[Side, Side] = ("confederate", "union")
Arm = Literal["infantry", "cavalry", "artillery"]
ARMS: tuple[Arm, ...] = get_args(Arm)
Mode = Literal["normal", "column", "mounted", "dismounted", "limbered", "unlimbered"]
MODES: tuple[Mode, ...] = get_args(Mode)
MODES_OF: dict[Arm, tuple[Mode, ...]] = {
    "infantry": ("normal", "column"),
    "cavalry": ("mounted", "dismounted"),
    "artillery": ("unlimbered", "limbered"),
}
"""The two modes of each arm; the first is that of a fight (ANT-7.8a, ANT-7.8b)."""
Level = Literal["basic", "intermediate", "advanced"]
LEVELS: tuple[Level, ...] = get_args(Level)
PhaseKind = Literal[
    "activation", "command", "recovery", "reinforcement", "operation", "combat", "mid-turn", "victory", "end-of-day"
]
SubPhase = Literal[
    "defensive-artillery-fire",
    "offensive-artillery-fire",
    "defensive-fire",
    "offensive-fire",
    "defensive-melee-fire",
    "melee",
]


def other(side: Side) -> Side:
    """Give the enemy of a side."""
    return "confederate" if side == "union" else "union"
