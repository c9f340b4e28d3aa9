"""The orders of the Musketry & Cannonade phase. `order` names the command in JSON."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from companion.charts.bounds import Inches, SomeStands
from companion.games.miniatures.rules.state import Cover
from companion.kernel.overriding.orders import Command, Words

Names = tuple[str, ...]


class FiringGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Stands of a unit that fire in one range band."""

    range: Inches
    stands: SomeStands | None = None
    """By default every stand that may fire and is in no other group."""
    enfilade: bool = False
    ball: bool = False


class FiringUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit that fires."""

    unit: Words
    groups: Annotated[tuple[FiringGroup, ...], Meta(min_length=1)]


class Fire(Command, frozen=True, tag="fire"):
    """Fire one or more units at one target; the effect waits for the end of the step."""

    target: Words
    firers: Annotated[tuple[FiringUnit, ...], Meta(min_length=1)]
    cover: Cover = "none"
    """"none", or a cover that the table of fire has."""
    asked: Names = ()
    """What else only eyes know, in the words of the rows that ask for it."""
    cover_besides: tuple[Cover, ...] = ()
    """What else covers the target; it counts where covers add up."""
    beside: str = ""
    """Troops or guns that stand together with the target, where fire hits both."""
