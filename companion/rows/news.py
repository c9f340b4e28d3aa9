"""What an act or the end of a phase brought a seat: a line a consequence, with its clause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from companion.language.tongue import plural, tr

MOST = 40
"""Lines at most; the journal has them all."""


class NewsRow(NamedTuple):
    """Something that came about."""

    entry: int
    nth: int
    """Of its entry; what is no fact of one stands behind them."""
    what: str
    clause: str = ""


def at_most(rows: Iterable[NewsRow]) -> tuple[NewsRow, ...]:
    """Give the first lines, and how many more there are."""
    found = tuple(rows)
    left = len(found) - MOST
    if left <= 0:
        return found
    more = plural(left, "… and {n} more in the journal", "… and {n} more in the journal")
    return (*found[:MOST], NewsRow(found[-1].entry, len(found), more))


def of_points(before: Iterable[Any], after: Iterable[Any]) -> tuple[NewsRow, ...]:
    """Give the rows of a score that are worth something else than before; each has `label`, `total` and `clause`."""
    was: Mapping[str, str] = {one.label: one.total for one in before}
    return tuple(
        NewsRow(
            0, nth, tr("Points: {label} {was} → {now}", label=one.label, was=was[one.label], now=one.total), one.clause
        )
        for nth, one in enumerate(after)
        if was.get(one.label, one.total) != one.total
    )
