"""The books of a unit: what stands, what is gone and how, and what the referee set aside. They balance, always."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, get_args

from msgspec.structs import replace

from companion.games.miniatures.rules.state import Brigade, State, Unit, units

Column = Literal["stands", "lost", "skedaddled", "captured", "set_aside"]
COLUMNS: tuple[Column, ...] = get_args(Column)
START, ASIDE = "stands_at_start", "set_aside"
FIGURES = frozenset((START, *COLUMNS))
"""What stands in the books: set by hand, another of them pays."""
# No set: what is asked of it may be a value of any kind, as people give it.
ENDS = ("destroyed", "quit", "surrendered", "captured", "wrecked", "left")
"""Where a unit is that is out of the game."""


def missing(one: Unit) -> int:
    """Give the stands that no column has: nought where the books balance, below it where they hold too many."""
    return one.stands_at_start - (one.stands + one.lost + one.skedaddled + one.captured + one.set_aside)


def paid_by(one: Unit, column: str) -> Unit:
    """Give a unit whose books balance: a column takes what is missing, or the start what is there."""
    short = missing(one)
    if column == START:
        return replace(one, stands_at_start=one.stands_at_start - short)
    changed = {column: getattr(one, column) + short}
    return replace(one, **changed)


def struck_off(one: Unit, column: str) -> Unit:
    """Give a unit without stands: a column has taken those that it had."""
    return paid_by(replace(one, stands=0), ASIDE if column == "stands" else column)


def payer(field: str, asked: str, told: Mapping[str, object]) -> str:
    """Name the column that pays for a field set by hand; "" for what costs nothing.

    `asked` is what the referee said, "" for nothing: then it is set aside. A column that is `told` a figure of its own
    in the same count pays for no other.
    """
    if field not in FIGURES and not (field == "status" and told.get(field) in ENDS):
        return ""
    column = column_of(asked)
    return ASIDE if column in told else column


def column_of(asked: str) -> str:
    """Name the column that the referee means: "set-aside" is as good as "set_aside"."""
    return asked.replace("-", "_") or ASIDE


def gone(one: Unit) -> Literal["destroyed", "wrecked"]:
    """Say what becomes of a unit that has no stands left."""
    return "destroyed" if isinstance(one, Brigade) else "wrecked"


def unbalanced(state: State) -> Iterator[Unit]:
    """Give the units whose books do not balance, or that stand on the table without a stand."""
    return (one for one in units(state) if missing(one) or (one.stands < 1 and one.status == "on-table"))
