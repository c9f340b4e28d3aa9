"""The books of a unit: its men and its guns, what it lost of each and what the referee set aside. They balance.

men + men lost + men set aside = men at the start; guns alike
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from companion.games.tactical.rules.state import State, Unit
from companion.kernel.overriding import ledger
from companion.kernel.overriding.facts import Overridden
from companion.kernel.overriding.ledger import Counted
from companion.kernel.overriding.paying import ASIDE
from companion.language.messages import Message, says
from companion.language.messages import Unit as Named

Kind = Literal["men", "guns"]
KINDS: tuple[Kind, Kind] = ("men", "guns")
UNBALANCED = {
    "men": says(
        "tactical.why.men-unbalanced",
        "{unit} has {has} men + {lost} lost + {aside} set aside, and began with {start}: say which column pays",
    ),
    "guns": says(
        "tactical.why.guns-unbalanced",
        "{unit} has {has} guns + {lost} lost + {aside} set aside, and began with {start}: say which column pays",
    ),
}


def figures(kind: Kind) -> dict[str, str]:
    """Give the fields of the books of men or of guns by the names of their columns."""
    return {ASIDE: f"{kind}_aside", "lost": f"{kind}_lost", kind: kind, "at_start": f"{kind}_at_start"}


def kinds_of(field: str) -> tuple[Kind, ...]:
    """Give the books that a field stands in; setting where a unit is may cost both."""
    return KINDS if field == "status" else tuple(kind for kind in KINDS if field in figures(kind).values())


def columns(field: str) -> tuple[str, ...]:
    """Name the columns that can pay for a field, the usual one first; none where nothing is paid."""
    if field == "status":
        return (ASIDE, "lost")
    return tuple(name for kind in kinds_of(field) for name, one in figures(kind).items() if one != field)


def missing(one: Unit, kind: Kind) -> int:
    """Give the men or guns that no column has: nought where the books balance."""
    if kind == "men":
        return one.men_at_start - (one.men + one.men_lost + one.men_aside)
    return one.guns_at_start - (one.guns + one.guns_lost + one.guns_aside)


def paid_by(one: Unit, kind: Kind, column: str) -> Unit:
    """Give a unit whose books balance: a column takes what is missing, or the start what is there."""
    field, short = figures(kind)[column], missing(one, kind)
    changed = {field: getattr(one, field) + (-short if column == "at_start" else short)}
    return replace(one, **changed)


def as_lost(one: Unit) -> Unit:
    """Give a unit of a fact of an early build, which told no losses: what it has not of its start is lost."""
    return paid_by(paid_by(one, "men", "lost"), "guns", "lost")


def booked(one: Unit, event: Overridden) -> Unit:
    """Let a column pay for a figure that was just set; facts of early builds name none, and it was set aside."""
    column = event.pays or ASIDE
    for kind in kinds_of(event.field):
        if figures(kind)[column] != event.field:
            one = paid_by(one, kind, column)
    return one


def unbalanced(one: Unit) -> Iterator[Message]:
    """Say that the books of a unit do not balance."""
    for kind in KINDS:
        if missing(one, kind):
            has, lost, aside = (getattr(one, figures(kind)[name]) for name in (kind, "lost", ASIDE))
            start = getattr(one, f"{kind}_at_start")
            yield UNBALANCED[kind](unit=Named(one.id), has=has, lost=lost, aside=aside, start=start)


def counted(one: Unit, kind: Kind) -> Counted:
    """Give what the books hold of men or of guns."""
    if kind == "men":
        return Counted(one.men_at_start, one.men_lost, one.men_aside)
    return Counted(one.guns_at_start, one.guns_lost, one.guns_aside)


def too_much_gone(was: Unit, now: Unit) -> Iterator[Message]:
    """Say that more is lost than there was."""
    for kind in KINDS:
        yield from ledger.too_much_gone(Named(now.id), counted(was, kind), counted(now, kind))


def put_in_besides(was: Unit, now: Unit) -> Iterator[Message]:
    """Say that more was put in by hand than there was at the start."""
    for kind in KINDS:
        yield from ledger.put_in_besides(Named(now.id), counted(was, kind), counted(now, kind))


def all_unbalanced(state: State) -> dict[str, Message]:
    """Say of which units the books do not balance, by id."""
    return {one.id: what for one in state.units.values() for what in unbalanced(one)}
