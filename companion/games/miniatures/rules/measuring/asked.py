"""Two units and what lies about them, as a case measures them without a game, and what is measured."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.charts.bounds import Few, Figure, SomeStands, Whole
from companion.charts.figures import Reasoned
from companion.field.shapes import Feature, Inch, Length

Gun = Literal["smoothbore", "rifled"]
Laid = Literal["single-line", "double-line", "attack-column", "march-column", "unlimbered", "limbered"]
Shot = Literal["ball", "canister"]
Degrees = Annotated[float, Meta(ge=-360_000, le=360_000)]
Placed = Annotated[list[Figure], Meta(min_length=3, max_length=5)]
"""The middle of a stand's front and its facing; where rank and file are not in the list's order, they follow."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit on the table."""

    arm: Literal["infantry", "cavalry", "artillery"] = "infantry"
    formation: Laid | None = None
    stands: SomeStands
    at: tuple[Inch, Inch]
    """The middle of its front."""
    facing: Degrees
    shape: Annotated[list[Placed], Few] | None = None
    """Stand by stand, where flanks are refused or a head is angled."""


class Firing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The unit that fires; cavalry is on foot."""

    arm: Literal["infantry", "cavalry", "smoothbore", "rifled"] = "infantry"
    formation: Laid | None = None
    stands: SomeStands
    at: tuple[Inch, Inch]
    facing: Degrees
    shape: Annotated[list[Placed], Few] | None = None


class Other(Body, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit that stands about, friend or foe."""

    name: str


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who measures to whom, over what."""

    stand: tuple[Length, Length] | None = None
    """Width and depth of a stand; the ruleset's own where it is not given."""
    firer: Firing
    target: Body
    others: Annotated[list[Other], Few] = []
    ground: Annotated[list[Feature], Few] = []
    shot: Shot = "ball"
    """Of guns: for the whole unit."""
    options: dict[str, Whole] = {}


class StandMeasured(msgspec.Struct, frozen=True):
    """What a stand of the firer has before it."""

    rank: int
    file: int
    fires: bool
    range: float | None
    """Inches to the nearest of what it hits; where it hits none, of all in its arc; None where nothing is in arc."""
    enfilade: bool
    hits: list[tuple[int, int]]
    """Rank and file of the target's stands that it hits."""
    blocked_by: str | None


class GroupMeasured(msgspec.Struct, frozen=True, omit_defaults=True):
    """Stands that fire in one band, all in enfilade or none; the longest of their ranges."""

    stands: int
    range: float
    enfilade: bool = msgspec.field(name="enfilade")
    ball: bool = False


class Measured(msgspec.Struct, frozen=True):
    """What was measured between two units."""

    stands: list[StandMeasured]
    groups: list[GroupMeasured]
    may_fire: bool
    cover: Literal["none", "cover", "works"]
    explain: list[Reasoned]
