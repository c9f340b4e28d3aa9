"""Orders of the referee that put a part of the field on a table of miniatures, and bring its result back."""

from __future__ import annotations

import msgspec

from companion.charts.bounds import Count, Men, Some, Whole
from companion.kernel.overriding.orders import Command, Words
from companion.kernel.overriding.table_result import Held, Origin, Overruled

Place = tuple[Whole, Whole]
"""A square; whether the map has it the rules say."""


class UnitResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a unit suffered on the table: men or guns lost, and the fatigue gained, that of its losses in it."""

    men: Men = 0
    guns: Count = 0
    fatigue: Count = 0
    surrendered: bool = False
    """All that it has is lost."""
    ammo: bool | None = None
    """It has ammunition when it is over; left out, as it had when it went."""


class ToTable(Command, frozen=True, tag="to-table"):
    """Put a part of the field on the table, both sides' units in it: the game stands still until its result is in."""

    around: Place | None = None
    """The square in the middle; without it the whole field goes."""
    within: Count = 2
    """Squares from the middle, diagonals counting one."""
    hours: Some = 1
    """That it may last."""


class EnterResult(Command, frozen=True, tag="battle-result"):
    """Enter what came back from the table: every unit of the battle exactly once."""

    battle: Words
    units: dict[str, UnitResult]
    leaders: tuple[str, ...] = ()
    """Leaders who were lost, by id."""
    field: Held = "neither"
    check: str = ""
    """The check code that the result bore, for the record."""
    origin: Origin = "form"
    changed: tuple[Overruled, ...] = ()
    records: tuple[str, ...] = ()
    """Names of what is kept with it in the document."""


class CallOff(Command, frozen=True, tag="call-off"):
    """Take the battle off the table without a result: nothing has happened, and the computer goes on with it."""
