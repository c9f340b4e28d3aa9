"""What a unit has done in the present player turn."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.games.miniatures.rules.placing.spots import Spot


class ThisTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a unit has done in the present player turn; made new at the start of each."""

    outcome: str = ""
    """The maneuver outcome's id, "" before the roll."""
    used: float = 0.0
    """The share of its basic move paid so far: 0.5 is a half move."""
    moved: bool = False
    changed_formation: bool = False
    changed_mode: bool = False
    """Mounted, dismounted, limbered or unlimbered."""
    unlimbered: bool = False
    about_faced: bool = False
    fell_back: float = 0.0
    """Inches moved straight away from the enemy of its own will."""
    went_back: float = 0.0
    """The share of its basic move spent going backwards: over half of its move is an about face."""
    by_road: bool = False
    """It took the road bonus: then its whole movement of the phase is on the road (D10-MOVE-ROAD-BONUS-COMPLETE)."""
    crossed: tuple[str, ...] = ()
    """The kinds of crossing that it has paid for and crosses free, where a table plays so (D10-RUL-MOVE-FORD-EACH)."""
    move_over: bool = False
    """It dismounted at the finish of its move and goes no further."""
    retreated: str = ""
    """How a result made it retreat: "full-move", "beyond-musketry", "two-inches" or ""."""
    fired: bool = False
    stands_fired: int = 0
    """How many of its stands have fired, where a unit may split them between targets (D10-RUL-FIRE-WHO)."""
    runs_low: bool = False
    """A base 10 of this player turn empties its boxes (D10-RUL-FIRE-AMMO-TIMING)."""
    came_from: Spot | None = None
    """Where it stood before its last move along a path, for who charges."""
    mode: str = ""
    """How it moved other than forward, where every mode makes a better target (D10-RUL-FIRE-CHANGING-WHEN)."""
    before: Literal["", "changed", "about-faced"] = ""
    """What it did in its own player turn, while the enemy's lasts."""
    lost_in_fire: int = 0
    """Troop stands lost in this player turn's Musketry & Cannonade phase."""
    charges: str = ""
    """The enemy unit it is in charge contact with as attacker."""
    touches: tuple[str, ...] = ()
    """Other enemy units that it touches as attacker, the guns in a line say."""
    breakthrough: str = ""
    """"break-through" once declared, "may-break-through" where it need not, "carry", "stay", or "done" when made."""
    beat: tuple[str, ...] = ()
    """Whom it has beaten in this player turn: no target of its breakthrough (D10-RUL-CHARGE-BREAK-WHERE)."""
