"""What multiplies strength in fire and melee: the facts it rests on, a factor with its working."""

from __future__ import annotations

import msgspec

from companion.charts import Exact, Reasoned
from companion.tactical.state import Arm, Mode


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that fires or fights hand to hand, as far as its strength rests on it."""

    arm: Arm
    men: int = 0
    guns: int = 0
    crew: int | None = None
    """Artillerymen, where a ruleset counts them; None is a full crew."""
    mode: Mode
    routed: bool = False
    """Then its mode does not count."""
    disrupted: bool = False
    effectiveness: int = 100
    fatigue: int = 0
    control: Exact = 1
    """Command control as a factor (SHI-R-CC)."""
    leaders: tuple[int, ...] = ()
    """The bonuses, in percent, of all leaders who are with it."""
    terrain: str = ""
    """Of its own square; "" changes nothing."""
    square_men: int = 0
    """Infantry and cavalry in its own square."""
    outmaneuvered: bool = False
    succeeded: bool = False
    """Its attack before this one was successful (SHI-R-SUCCESS)."""


class Factor(msgspec.Struct, frozen=True):
    """What multiplies a strength, and why; 1 without working where a ruleset or level has no such thing."""

    name: str
    value: Exact
    working: tuple[Reasoned, ...] = ()
