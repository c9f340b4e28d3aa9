"""A fire attack in the chart's terms: who fires at what, before and after the die."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.charts.bounds import Few, Inches, SomeStands, Stands, Whole
from companion.charts.figures import Reasoned
from companion.charts.traits import Traits
from companion.games.miniatures.rules.state import Cover, Formation, Side

Face = Annotated[int, Meta(ge=1, le=10)]


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stands of one unit that fire in one range band, all in enfilade or none."""

    stands: SomeStands
    range: Inches
    """Inches to the nearest stand of the target."""
    enfilade: bool = False
    damaged: Stands = 0
    """How many of a battery's gun stands in the group are damaged."""
    ball: bool = False
    """A gun's target within canister range but outside canister's angle."""


class Firer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One unit that fires; cavalry is on foot."""

    arm: Literal["infantry", "cavalry", "smoothbore", "rifled"] = "infantry"
    groups: Annotated[list[Group], Few] = []
    stands_total: SomeStands | None = None
    """The whole unit's stands; by default those of the groups."""
    stands_at_start: SomeStands | None = None
    """Its stands when the battle began; by default `stands_total`."""
    disordered: bool = False
    low_ammo: bool = False
    carbine: Literal["muzzle-loading", "breech-loading"] = "muzzle-loading"
    side: Side | None = None
    """Whose it is; asked only where the side says which carbine cavalry fires (D10-RUL-FIRE-CAV-SLASH)."""
    traits: Traits = ()


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fired at: one unit (D10-RUL-FIRE-MIXED-TARGET)."""

    arm: Literal["infantry", "cavalry", "artillery"] = "infantry"
    mounted: bool = False
    limbered: bool = False
    formation: Formation = "single-line"
    maneuvering: bool = False
    """It changed formation or movement mode, or faced about, in this player turn's Maneuver phase."""
    about_facing: bool = False
    """It faced about and did nothing else of these; what is maneuvering besides did more."""
    cover: Cover = "none"
    """A cover that some row of the table has, or "none"."""
    cover_besides: Annotated[list[Cover], Few] = []
    """What else covers it: woods that its breastworks stand in (D10-RUL-FIRE-COVER-STACK)."""
    disordered: bool = False
    """It is disordered already (D10-RUL-FIRE-REPEAT)."""
    traits: Traits = ()


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that fires at one target in one step, before the die."""

    firers: Annotated[list[Firer], Few] = []
    target: Target = Target()
    asked: Annotated[list[str], Few] = []
    """What only eyes know, in the words of the rows that ask for it."""
    options: dict[str, Whole] = {}


class RolledAttack(Attack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attack and its die."""

    die: Face


class FireResult(msgspec.Struct, frozen=True):
    """What an attack did, and how that was found."""

    fire_points: float
    band: str | None
    die_modifier: int
    result: int | None
    effect: str | None
    disordered: bool
    stands_lost: int
    silenced: bool
    damaged: bool
    wrecked: bool
    leaders_at_risk: bool
    low_ammo: list[int]
    explain: list[Reasoned]
