"""The facts of battles and of a turn's end: who fought, what it cost, who is left."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from companion.charts.figures import Reasoned
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.orders import Deployment
from companion.games.campaign.rules.state import Battle, MarchMode, Part, Side, Strength
from companion.kernel.dice import Roll
from companion.kernel.overriding.facts import Event
from companion.language.messages import Called

Cause = Literal["combat", "rout", "surrender", "fatigue", "table"]


class BattleOpened(Event, frozen=True, tag="battle-opened"):
    """Who takes part in a battle is fixed; `battle` may hold what is estimated and answered so far."""

    battle: Battle
    working: tuple[Reasoned, ...] = ()


class BattleFought(Event, frozen=True, tag="battle-fought"):
    """A battle was resolved."""

    battle: str
    hex: Hex
    attacker: Side
    combat_odds: float | None
    """None for a battle fought off the computer."""
    ferocity: int | float | None
    casualty_rate: int | float | None
    surrendered: Side | None = None
    urgency: dict[str, int] = field(default_factory=dict)
    rolls: tuple[Roll, ...] = ()
    working: tuple[Reasoned, ...] = ()


class BattleClosed(Event, frozen=True, tag="battle-closed"):
    """A battle is over, or was called off; its attackers have attacked this turn."""

    battle: str
    attackers: tuple[str, ...]
    fought: tuple[str, ...]
    """Everybody who fought."""
    at: Part
    aborted: bool = False
    working: tuple[Reasoned, ...] = ()


class FieldLost(Event, frozen=True, tag="field-lost"):
    """A corps lost the field and withdraws before the enemy until the turn ends (OFF-FIELD in RTG-R-OFF-SCALE)."""

    corps: str
    battle: str


class CameToTable(Event, frozen=True, tag="came-to-table"):
    """A corps came on to the table while a battle lasted: it stands in the hex, its movement spent (RTG-R-OFF-ONE)."""

    corps: str
    battle: str


class StrengthLost(Event, frozen=True, tag="strength-lost"):
    """A corps lost strength points."""

    corps: str
    lost: Strength
    cause: Cause


class FatigueChanged(Event, frozen=True, tag="fatigue-changed"):
    """A corps is more tired, or less; the sum never falls below 0."""

    corps: str
    by: float
    clause: str


class Demoralised(Event, frozen=True, tag="demoralised"):
    """A corps' morale is gone, or came back."""

    corps: str
    on: bool = True


class LeaderLost(Event, frozen=True, tag="leader-lost"):
    """A corps has a new leader."""

    corps: str
    lost: Called
    leadership: int
    aggressiveness: int
    rolls: tuple[Roll, ...] = ()


class Eliminated(Event, frozen=True, tag="eliminated"):
    """A corps is destroyed."""

    corps: str
    cause: Cause


class HeadquartersReturned(Event, frozen=True, tag="headquarters-returned"):
    """A headquarters that was eliminated is there again (RTG-9.9)."""

    corps: str
    hex: Hex
    strength: Strength
    leadership: int
    roll: Roll | None = None
    aggressiveness: int = 0
    fatigue: float = 0.0
    effectiveness: float | None = None
    """None: as it was."""
    deployment: Deployment = "deployed"
    march: MarchMode = "rest"


# ---- at the turn's end


class Straggled(Event, frozen=True, tag="straggled"):
    """Infantry fell out, or came back (below 0)."""

    corps: str
    points: int
    roll: Roll | None = None


class Foraged(Event, frozen=True, tag="foraged"):
    """A Confederate corps lived off its hex."""

    corps: str
    hex: Hex
    points: int
