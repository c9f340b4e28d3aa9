"""What a regrouped unit keeps of what was before: the whole it is a part of, and whose stands it is made of."""

from __future__ import annotations

from typing import Literal

import msgspec


class Whole(msgspec.Struct, frozen=True, omit_defaults=True):
    """A unit as it was before it was split: what all its parts together are again."""

    id: str
    name: str
    stands_at_start: int
    fresh_at: int = 0
    worn_at: int = 0
    label: str = ""
    traits: tuple[str, ...] = ()
    before: Whole | None = None
    """What the whole was itself a part of."""


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """The stands of a unit that came from one unit of the beginning, as they were when it was last regrouped."""

    of: str
    """The id of that unit."""
    stands: int = 0
    lost: int = 0
    skedaddled: int = 0
    captured: int = 0
    set_aside: int = 0
    damaged: int = 0
    commander_fell: bool = False
    """The exceptional commander of that unit fell before it was merged into another."""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """A unit as the battle began with it, kept from the first regrouping on, in the order of the beginning."""

    kind: Literal["brigade", "battery"]
    name: str
    side: Literal["union", "confederate"]
    division: str = ""
    corps: str = ""
    fresh_at: int = 0
    worn_at: int = 0
