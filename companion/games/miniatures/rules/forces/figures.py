"""Whole stands dealt out and gathered again, to the stand."""

from __future__ import annotations

from collections.abc import Sequence

from companion.charts.rounding import shared_out
from companion.games.miniatures.rules.state import Battery, Unit

GONE = ("lost", "skedaddled", "captured", "set_aside")
"""The columns of the ledger beside the stands that are there: together they are the stands at the start."""


def dealt(rows: Sequence[int], columns: Sequence[int]) -> list[list[int]]:
    """Give whole numbers by row and column whose sums are `rows` and `columns`, as even as they can be.

    Both have the same total. Column after column is shared out by what each row still lacks, so that no row gets more
    than it lacks.
    """
    if min((0, *rows, *columns)) < 0:
        return _settled(rows, columns)
    lacking, found = list(rows), list[list[int]]()
    for column in columns:
        shares = shared_out(column, lacking) if column else [0] * len(lacking)
        lacking = [left - share for left, share in zip(lacking, shares, strict=True)]
        found.append(shares)
    return [list(row) for row in zip(*found, strict=True)] if found else [[] for _ in rows]


def _settled(rows: Sequence[int], columns: Sequence[int]) -> list[list[int]]:
    """Give some such numbers where a sum is below nought: stands were put there by hand, no share is right."""
    found = [[0] * len(columns) for _ in rows]
    found[0] = list(columns)
    for nth, row in enumerate(rows[1:], start=1):
        found[nth][0] += row
        found[0][0] -= row
    return found


def divided(one: Unit, stands: Sequence[int]) -> list[dict[str, int]]:
    """Give the ledger of each part of a unit that is split into parts of so many stands, start and columns.

    By the stands of each part; sums are exact, and every part's stands and columns make its stands at the start.
    """
    counts = [max(getattr(one, name), 0) for name in GONE]
    rows = shared_out(sum(counts), stands)
    # What all have lost is shared out first, so that no part's start is a stand off for each of its columns.
    found = dealt(rows, counts)
    by_hand = shared_out(max(-one.set_aside, 0), stands)  # below nought where the referee has put stands there
    parts = []
    for share, gone, added in zip(stands, found, by_hand, strict=True):
        part = dict(zip(GONE, gone, strict=True))
        part["set_aside"] -= added
        parts.append({**part, "stands": share, "stands_at_start": share + sum(part.values())})
    return parts


def shared(count: int, stands: Sequence[int]) -> list[int]:
    """Share a count of men, guns or damaged stands out by the stands of each part."""
    return shared_out(count, stands)


def size(one: Unit) -> int:
    """Give a unit's men or guns."""
    return one.guns if isinstance(one, Battery) else one.men


def summed(units: Sequence[Unit], *names: str) -> dict[str, int]:
    """Sum columns of units."""
    return {name: sum(getattr(one, name) for one in units) for name in names}
