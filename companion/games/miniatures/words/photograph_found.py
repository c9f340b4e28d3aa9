"""What photographs of the table say of a game, as values: who was found, whose tag nobody knows, who was not seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from companion.charts.figures import Reason
from companion.field.photograph.reading import Seen
from companion.games.miniatures.rules.placing.spots import Spot

SURE = 0.8
"""Below that nothing is taken unless it is asked for."""


class Found(msgspec.Struct, frozen=True):
    """A unit in a photograph. `moved` inches from where the game has it, None where it had no place.

    `orders` are what accepting it comes to, none where it has not moved; `allowed` says whether the rules let it, and
    `allowance` and `used` are in inches where it moves by them.
    """

    unit: str
    tag: int | None
    at: tuple[float, float]
    facing: float
    error: float
    sure: float
    moved: float | None
    allowed: bool
    reasons: tuple[Reason, ...]
    stirred: bool
    allowance: float | None = None
    used: float | None = None
    orders: tuple[Any, ...] = ()
    """Commands that record it; they are for the session, and are not told."""
    seen: Seen | None = None
    """Nothing where the referee said himself where it stands: then it has no tag either."""

    @property
    def taken(self) -> bool:
        """Say whether it is among those that are accepted all at once."""
        return self.allowed and self.sure >= SURE and self.stirred


class Unknown(msgspec.Struct, frozen=True):
    """A tag that is no unit's here, or that was seen at two places."""

    tag: int
    at: tuple[float, float]
    twice: bool = False
    seen: Seen | None = None


class Compared(msgspec.Struct, frozen=True):
    """What photographs say of a game."""

    found: tuple[Found, ...]
    missing: tuple[str, ...]
    unknown: tuple[Unknown, ...]
    corners: tuple[int, ...]
    error: float
    outside: tuple[str, ...] = ()
    """Of those that are missing whose old place lies in no picture."""


class Named(NamedTuple):
    """A tag that the referee knows: its number, nearly where it lies, and the unit that it is."""

    tag: int
    at: tuple[float, float]
    unit: str


class Said(msgspec.Struct, frozen=True):
    """What the referee says himself: whose a strange tag is, and where units stand that no tag shows."""

    named: tuple[Named, ...] = ()
    stands: Mapping[str, Spot] = {}
