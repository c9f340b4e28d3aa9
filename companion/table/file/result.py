"""The result of an off-line battle as every program may write it, and its schema."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.charts.bounds import COUNT, Men
from companion.table.file.battle import Part, Side, Words

Held = Literal["neither", "confederate", "union"]


class Suffered(Part, frozen=True, kw_only=True):
    """What a command suffered: losses in strength points by arm, fatigue gained (RTG-R-OFF-ENTRY)."""

    infantry: Men = 0
    cavalry: Men = 0
    foot_guns: Men = 0
    horse_guns: Men = 0
    fatigue: Annotated[float, Meta(ge=0, le=COUNT)] = 0.0
    stragglers: Men = 0
    """Points of infantry that ran and may come back, besides those lost."""
    leader_lost: bool = False
    surrendered: bool = False
    entered: bool | None = None
    """Whether a command that was due has come on to the table; None, or left out, is a question where one was."""
    out_of_ammo: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether it is out of ammunition when it is over; only of a game that counts it."""


class Result(Part, frozen=True, kw_only=True):
    """The result: every command of the battle exactly once."""

    format: Literal["companion-battle-result"] = "companion-battle-result"
    version: Literal[1] = 1
    battle: Words
    check: Words
    field: Held = "neither"
    corps: dict[str, Suffered]


class Said(Part, frozen=True, kw_only=True):
    """What a file says a command suffered: what it leaves out is nought, fatigue proposed; null is asked."""

    infantry: Men | None = 0
    cavalry: Men | None = 0
    foot_guns: Men | None = 0
    horse_guns: Men | None = 0
    fatigue: Annotated[float, Meta(ge=0, le=COUNT)] | msgspec.UnsetType | None = msgspec.UNSET
    """Left out it is proposed by the losses."""
    stragglers: Men | None = 0
    leader_lost: bool | None = False
    surrendered: bool | None = False
    entered: bool | None = None
    """Asked of a command that was due where it is left out, too."""
    out_of_ammo: bool | msgspec.UnsetType | None = msgspec.UNSET
    """Left out it is as it was when the battle was given out."""


class Report(Part, frozen=True, kw_only=True):
    """A result as any program or hand may write it; a command that it does not name is asked."""

    format: Literal["companion-battle-result"] = "companion-battle-result"
    version: Literal[1] = 1
    battle: Words
    check: Words
    field: Held | None = "neither"
    corps: dict[str, Said]


__all__ = ["Held", "Report", "Result", "Said", "Side", "Suffered", "schema"]


def schema() -> dict[str, object]:
    """Give the JSON schema of a result."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Report)}
