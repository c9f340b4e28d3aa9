"""What the journal of any kind of game tells of battles that can leave the computer: opened, result entered, closed."""

from __future__ import annotations

from typing import Literal

import msgspec


class BattleFact(msgspec.Struct, frozen=True, kw_only=True):
    """What a fact says of a battle."""

    what: Literal["opened", "entered", "closed"]
    battle: str
    """Its id, "turn.nth"."""
    waiting: bool = False
    """Opened, it is on the table and waits for its result."""
    records: tuple[str, ...] = ()
    """Names of what is kept with its result."""
    called_off: bool = False


class Met(msgspec.Struct, frozen=True):
    """Where and when a battle is, in the words of its game."""

    turn: int
    day: str
    """ "July 1", or the hour "07:00" in a battle of one day."""
    place: str
