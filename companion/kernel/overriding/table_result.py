"""What the result of a battle on the table says in every kind of game: who holds the field, what was overruled."""

from __future__ import annotations

from typing import Literal

import msgspec

Held = Literal["neither", "confederate", "union"]
"""Who holds the field."""
Origin = Literal["form", "table", "battle", "result"]
"""Where a result comes from: typed by hand, a finished table game, a battle file filled in, a result's file."""


class Overruled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that the referee set against what the table reported."""

    corps: str
    """The corps or unit, as the battle file calls it."""
    field: str
    was: str
    now: str
    reason: str
