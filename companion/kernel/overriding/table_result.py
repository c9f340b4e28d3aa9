"""The result of a battle on the table in every kind of game: who holds the field, what was overruled, and the fact."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.kernel.overriding.facts import Event

Held = Literal["neither", "confederate", "union"]
"""Who holds the field."""
Origin = Literal["form", "table", "battle", "result", "sheet"]
"""Typed by hand, from a finished table game, a battle file filled in, a result's file, a spreadsheet."""


class Overruled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that the referee set against what the table reported."""

    corps: str
    """The corps or unit, as the battle file calls it."""
    field: str
    was: str
    now: str
    reason: str


class ResultEntered(Event, frozen=True, tag="result-entered"):
    """The referee entered the result of a battle that was fought on the table; what it did follows."""

    battle: str
    field: Held = "neither"
    """Who holds the field."""
    origin: Origin = "form"
    check: str = ""
    changed: tuple[Overruled, ...] = ()
    records: tuple[str, ...] = ()
