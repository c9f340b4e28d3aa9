"""Shapes of fire and melee: weapons, results, modifiers of strength."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from companion.charts.figures import Number
from companion.charts.ruleset import Chart, Times
from companion.charts.upcasting import Format
from companion.charts.vocabulary import When
from companion.games.tactical.charts.shared import (
    Divided,
    Factors,
    Men,
    Natural,
    Percent,
    Percentage,
    Positive,
    Wording,
    Words,
)
from companion.games.tactical.charts.terms import Arm, Mode

Share = Literal["small-arms", "artillery"]


class Band(Chart, frozen=True):
    """A span of ranges in squares, both inclusive."""

    min: Positive
    max: Positive


class Weapon(Chart, frozen=True):
    """A weapon: men lost by range band, for a hundred men that fire small arms or for each gun."""

    code: Words
    name: Wording
    kind: Share
    losses: list[Number]
    clause: str


class FiringStrength(Chart, frozen=True):
    """For how many men, or guns, a weapon's losses stand."""

    small_arms: Positive
    artillery: Positive
    clause: str


class Weapons(Chart, frozen=True):
    """The weapons by range, weapons.toml."""

    format: Format
    chart: Literal["weapons"]
    clause: str
    losses_for: FiringStrength
    band: Annotated[list[Band], Meta(min_length=1)]
    weapon: Annotated[list[Weapon], Meta(min_length=1)]


class Alias(Chart, frozen=True):
    """What a code that the weapon table does not have stands for."""

    printed: Words
    weapon: Words
    clause: str


class WeaponAliases(Chart, frozen=True):
    """Codes of orders of battle that the weapon table does not have, weapon-aliases.toml."""

    format: Format
    chart: Literal["weapon-aliases"]
    invented: Literal[True]
    says: str
    clause: str
    alias: list[Alias]


class DrawnLoss(Chart, frozen=True):
    """Losses of a side in melee: `added` and a whole number from 0 to `drawn`."""

    added: Natural
    drawn: Natural


class MeleeRow(Chart, frozen=True):
    """A row of the melee results; `printed` is its label."""

    printed: Words
    attacker_losses: DrawnLoss
    defender_losses: DrawnLoss
    attacker_retreats: Percent
    defender_retreats: Percent
    clause: str
    min: int | None = None
    max: int | None = None


class Melee(Chart, frozen=True):
    """Melee results, melee.toml."""

    format: Format
    chart: Literal["melee"]
    clause: str
    differential: Divided
    retreats: str
    """The clause of the order in which retreats are drawn."""
    row: Annotated[list[MeleeRow], Meta(min_length=1)]


# ---- modifiers


class TargetRow(Chart, frozen=True):
    """What the target's terrain does to those who fire at it or attack it."""

    terrain: Words
    fire: Number
    melee: Number
    clause: str


class LocationRow(Chart, frozen=True):
    """What his own terrain does to him who fires or attacks; `arm` None is any."""

    terrain: Words
    fire: Number
    melee: Number
    clause: str
    arm: Arm | None = None


class ModeRow(Chart, frozen=True):
    """What a unit's own mode does to its strength."""

    mode: Mode
    fire: Number
    melee: Number
    clause: str
    last_fire_only: bool = False
    """In this mode a unit fires only in defensive melee fire."""
    defends_only: bool = False
    flanked: bool = False
    """Whoever fires at a unit in this mode has its flank (ANT-7.8g)."""


class Condition(Chart, frozen=True):
    """What the state of a unit does to its strength."""

    fire: Number
    melee: Number
    clause: str
    last_fire_only: bool = False
    defends_only: bool = False


class Flank(Chart, frozen=True):
    """What a flank does: to those who have it, and to those who are taken in it when they defend."""

    attacker: Number
    defender: Number
    clause: str
    defender_clause: str


class Density(Chart, frozen=True):
    """One percent for each `step` men more or fewer than `men` in a square, within limits; None is without limit."""

    men: Positive
    step: Positive
    clause: str
    least_percent: int | None = None
    most_percent: int | None = None


class Drawn(Chart, frozen=True):
    """The least and the most of a factor that is drawn uniformly."""

    least: Number
    most: Number
    clause: str


class BattleTime(Chart, frozen=True):
    """Operation points in hand, at least `least`, divided."""

    by: Positive
    least: Positive
    clause: str


class Each(Chart, frozen=True):
    """How much of a factor one level or point takes or gives."""

    each: Number
    clause: str


class PercentFor(Chart, frozen=True):
    """So many points make one percent."""

    points: Positive
    clause: str


class Clamp(Chart, frozen=True):
    """The least and the most of a product, and to what it is cut."""

    least: Number
    most: Number
    grain: Number
    clause: str
    grain_clause: str


class Crew(Chart, frozen=True):
    """How many men serve a gun, and to what the share of them is cut."""

    men: Positive
    grain: Number
    clause: str


class FactorRow(When, frozen=True, kw_only=True):
    """A factor that a house adds: what fire and what melee strength is multiplied by, each where it says so."""

    id: Words
    label: Wording
    clause: str
    fire: Number | None = None
    melee: Number | None = None


class Modifiers(Chart, frozen=True):
    """What multiplies fire and melee strength, modifiers.toml; what is None a ruleset does not have."""

    format: Format
    chart: Literal["modifiers"]
    clause: str
    higher: Factors
    """The target stands higher."""
    routed: Condition
    flank: Flank
    leader: Each
    """What a point of a leader's bonus gives."""
    density: Density
    """Of the target's square."""
    random: Drawn
    fortification: Each
    fatigue: PercentFor
    target: Annotated[list[TargetRow], Meta(min_length=1)]
    location: list[LocationRow]
    mode: Annotated[list[ModeRow], Meta(min_length=1)]
    fatigue_in_melee: bool
    density_in_melee: bool
    """A side's losses in melee are multiplied by the density of its own square."""
    battle_time: BattleTime | None = None
    disrupted: Condition | None = None
    own_density: Density | None = None
    """Of the firing units' own square."""
    own_density_melee: Density | None = None
    """Of the attackers' own square in melee."""
    efficiency: PercentFor | None = None
    crew: Crew | None = None
    outmaneuvered: Times | None = None
    successful_attack: Times | None = None
    clamp: Clamp | None = None
    factor: tuple[FactorRow, ...] = ()


class OutOfAmmo(Chart, frozen=True, kw_only=True):
    """What is left of fire and melee without ammunition, out-of-ammo.toml: not every book prints it."""

    format: Format
    chart: Literal["out-of-ammo"]
    clause: str
    fire: Number
    melee: Number
    melee_clause: str
    last_fire_only: bool = False
    invented: bool = False
    says: str = ""


class Level(Chart, frozen=True):
    """A level of play, and how many there are."""

    level: Positive
    most: Positive
    clause: str


class PlayLevel(Chart, frozen=True):
    """What a level of play does to the losses inflicted, play-level.toml."""

    format: Format
    chart: Literal["play-level"]
    invented: Literal[True]
    says: str
    clause: str
    historical: Level
    each: Each
    """What a level above the historical one adds for the Union and takes from the Confederates."""


class GunCount(Chart, frozen=True):
    """A number of guns."""

    guns: Natural
    clause: str


class Guns(Chart, frozen=True):
    """Losses of artillery, guns.toml."""

    format: Format
    chart: Literal["guns"]
    invented: Literal[True]
    says: str
    clause: str
    a_gun: Men
    """Casualties that cost a gun."""
    melee_men: Men
    """As how many men a gun defends itself."""
    least: GunCount
    """Guns lost at least where artillery is driven back in melee."""


class Wounds(Chart, frozen=True):
    """Chances of leaders, wounds.toml."""

    format: Format
    chart: Literal["wounds"]
    invented: Literal[True]
    says: str
    clause: str
    share: Times
    """Of the share of a unit's men that is lost."""
    eliminated: Percentage
    """The chance that a leader is lost with his unit."""


class RetreatLosses(Chart, frozen=True):
    """What a rout into an enemy zone of control costs, retreat-losses.toml."""

    format: Format
    chart: Literal["retreat-losses"]
    invented: Literal[True]
    says: str
    clause: str
    men: Percentage
    guns: GunCount


class NearFar(Chart, frozen=True):
    """Within `near` of the trace's length, within the whole of it, and beyond."""

    near: Number
    """The share of the length."""
    close: Number
    inside: Number
    outside: Number
    clause: str


class ControlFactors(Chart, frozen=True):
    """Command control as a factor of strength, control-factors.toml; None where a ruleset has none."""

    format: Format
    chart: Literal["control-factors"]
    invented: Literal[True]
    says: str
    clause: str
    factors: NearFar | None = None
