"""Missions: what a side's staff has set each of its corps to do, written before the orders that carry it out.

    Mission(corps, kind, place, name, beyond, units, since, reason)

A plan is all of a side's missions; each unit has one at the most. It binds nobody: no rule asks for it. Codes are kept
and no sentences; words are made of them where they are read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from companion.charts.bounds import Count
from companion.charts.figures import Reason
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.table.commands import Place
from companion.language.messages import Own, says

NO_UNIT = says("tactical.why.plan-no-unit", "the plan names {unit!r}, which is no unit of its side")
TWICE = says("tactical.why.plan-twice", "the plan gives {unit!r} two missions")

Kind = Literal[
    "advance", "march", "prepare", "carry", "take", "exploit", "hold", "reserve", "support", "counter", "withdraw"
]
"""What is to be done at a place: come near, prepare a crossing by fire, force it, take it, go on from it; hold it, wait
behind it, come to its help, strike back at it; go out of the fire. `advance` is the book's order of the day: go on."""
Why = Literal["order-of-the-day", "worth", "near", "in-the-way", "prepared", "taken", "threatened", "ours", "spent"]


class Mission(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What some units of a corps are to do."""

    corps: str
    """The corps, the division or the unit that stands alone."""
    kind: Kind
    place: Place | None = None
    """None where the order of the day leaves it open."""
    name: str = ""
    """What the map calls the place."""
    beyond: Place | None = None
    """Where it leads when the place is a crossing."""
    units: tuple[str, ...]
    since: Count
    """The turn in which it was given."""
    reason: Why


Plan = tuple[Mission, ...]


def mission_of(plan: Plan, unit: str) -> Mission | None:
    """Give the mission of a unit; None where the plan does not name it."""
    return next((one for one in plan if unit in one.units), None)


def why_not(names: Iterable[str], side: Side, plan: Plan) -> Iterator[Reason]:
    """Yield what is wrong with a plan: units that are not the side's, units of two missions; `names` are all units'."""
    known = {name for name in names if name.startswith(f"{side}:")}
    seen: set[str] = set()
    for unit in (name for one in plan for name in one.units):
        if unit not in known:
            yield Reason(NO_UNIT(unit=Own(unit)), firm=True)
        elif unit in seen:
            yield Reason(TWICE(unit=Own(unit)), firm=True)
        seen.add(unit)
