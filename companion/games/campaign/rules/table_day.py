"""One battle a day on the table in a hex: who comes to it, and what stays of it with a corps (RTG-R-OFF-ONE)."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.games.campaign.rules.hexes import Direction, Hex


class Arrival(msgspec.Struct, frozen=True, omit_defaults=True):
    """A corps whose own orders and path take it into the hex of a battle before dusk."""

    corps: str
    origin: Hex
    """Where it is when the battle begins."""
    route: tuple[Hex, ...]
    """The hexes that it enters, that of the battle last."""
    heading: Direction
    """The direction of its last step."""
    turn: int
    at: tuple[int, int]
    """The moment of that turn, a `Part`."""


class FoughtHere(msgspec.Struct, frozen=True, omit_defaults=True):
    """That a corps has fought on the table in a hex: there it neither attacks nor is attacked again that day."""

    hex: Hex
    until: int
    """The last turn of that day."""
    held: Literal["neither", "confederate", "union"] = "neither"
    """Who held the field at the end of it."""
    marched: int = 0
    """The turn in whose course it came on to the table: until that is over its movement is spent; 0, it was there."""
