"""Melee: strengths, the row, losses and retreats of one melee for one square (ANT-8.4, ANT-T-MELEE, SHI-MOD-*)."""

from __future__ import annotations

import msgspec

from companion.charts import Exact, Reason, Reasoned
from companion.tactical.factors import Fighter
from companion.tactical.rules import Rules
from companion.tactical.state import Level, Side
from companion.tactical.tables.combat import MeleeRow


class Attacker(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that attacks; `unit.terrain` is that of the square it attacks from."""

    unit: Fighter
    flanking: bool = False
    """It stands outside the defenders' arc, or they are always taken in flank."""
    out_of_ammo: bool = False
    target_terrain: str = ""
    """Of the square it attacks; "" changes nothing."""


class Defender(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that defends itself."""

    unit: Fighter
    out_of_ammo: bool = False
    target_terrain: str = ""
    """Of the squares its attackers stand in, where a ruling asks for it; "" changes nothing."""


class Melee(msgspec.Struct, frozen=True, kw_only=True):
    """A melee, with both draws of strength."""

    level: Level
    play_level: int
    attacker_side: Side
    attackers: tuple[Attacker, ...]
    defenders: tuple[Defender, ...]
    defenders_flanked: bool = False
    defenders_higher: bool = False
    defenders_fort: int = 0
    """Counts only by the reading of ANT-R-FORT-ART that lets fortification work in melee."""
    attackers_square_men: int = 0
    """Infantry and cavalry in the attackers' square before the melee: for their own losses."""
    defenders_square_men: int = 0
    attacker_random: Exact = 1
    defender_random: Exact = 1


class Strengths(msgspec.Struct, frozen=True, kw_only=True):
    """The strengths of both sides and the row they lead to."""

    attackers: Exact
    defenders: Exact
    differential: Exact
    """Their difference, divided (ANT-T-MELEE); the row is that of its whole part."""
    row: MeleeRow
    working: tuple[Reasoned, ...]


class Losses(msgspec.Struct, frozen=True, kw_only=True):
    """Men lost by each side; where artillery stands alone they count for its guns if it retreats (ANT-R-GUN-LOSS)."""

    attackers: int
    defenders: int
    working: tuple[Reasoned, ...]


def may_not_melee(rules: Rules, unit: Fighter) -> tuple[Reason, ...]:
    """Say why a unit may not attack in melee: its arm, its mode, its state; points are not looked at."""
    raise NotImplementedError


def strengths(rules: Rules, melee: Melee) -> Strengths:
    """Work out both strengths and the row (ANT-R-MELEE-STRENGTH, ANT-R-MELEE-ROUND)."""
    raise NotImplementedError


def losses(rules: Rules, melee: Melee, row: MeleeRow, *, attacker_draw: int, defender_draw: int) -> Losses:
    """Work out the losses from draws of 0 to the row's `drawn` (ANT-R-MELEE-LOSS)."""
    raise NotImplementedError


def retreats(row: MeleeRow, *, defender_draw: int, attacker_draw: int) -> tuple[bool, bool]:
    """Say whether (the defenders, the attackers) retreat, by draws of 1 to 100; never both (ANT-T-MELEE-RETREAT)."""
    raise NotImplementedError
