"""Fire: one unit's shot at one square, in casualties (ANT-8.2a, ANT-R-FIRE-FORMULA, SHI-MOD-*, SHI-R-EXAMPLE)."""

from __future__ import annotations

import msgspec

from companion.charts import Exact, Reason, Reasoned
from companion.tactical.factors import Factor, Fighter
from companion.tactical.rules import Rules
from companion.tactical.state import Arm, Level, Side


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """Who is fired at."""

    arm: Arm
    terrain: str
    higher: bool = False
    """It stands higher than the firer."""
    flanked: bool = False
    """From outside its arc, or in a mode that is always taken in flank (ANT-7.8g): `always_flanked`."""
    square_men: int
    """Infantry and cavalry in its square before the shot."""
    fort: int = 0


class Shot(msgspec.Struct, frozen=True, kw_only=True):
    """A shot: who at whom, and its draw."""

    level: Level
    play_level: int
    side: Side
    """The firer's."""
    firer: Fighter
    weapon: str
    points: int
    """Operation points the firer has before it pays."""
    target: Target
    range: int
    """Squares, 1 in the last fire before melee."""
    last: bool = False
    """Defensive melee fire, which Shiloh calls final defensive fire."""
    firer_flanked: bool = False
    """Taken in flank: that counts in the last fire only."""
    runs_out: bool = False
    """This shot empties the pouches (ANT-8.9b)."""
    out_of_ammo: bool = False
    """They were empty before."""
    random: Exact = 1


class Fire(msgspec.Struct, frozen=True, kw_only=True):
    """What a shot comes to."""

    table: Exact
    """Losses for what `losses_for` says: a hundred men, or a gun."""
    factors: dict[str, Factor]
    """By name, in the order in which they are multiplied."""
    product: Exact
    """Of all factors but the draw and the level of play, clamped and cut where a ruleset says so."""
    strength: Exact
    """The product times men or guns."""
    casualties: int
    """Men; on artillery too, without limit."""
    working: tuple[Reasoned, ...]


def fire(rules: Rules, shot: Shot) -> Fire:
    """Work out a shot; raises Outside for a range beyond the table. Ask `may_not_fire` first."""
    raise NotImplementedError


def may_not_fire(rules: Rules, shot: Shot) -> tuple[Reason, ...]:
    """Say why a unit may not fire this shot: its mode, its state, its points; the range is not looked at."""
    raise NotImplementedError


def always_flanked(rules: Rules, unit: Fighter, level: Level) -> bool:
    """Say whether any fire at a unit is flanking fire, by its mode (ANT-7.8g)."""
    raise NotImplementedError
