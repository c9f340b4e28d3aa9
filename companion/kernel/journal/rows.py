"""Rows of a damaged document, each asked for by its key: a scan of a table would stop at the first bad page."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

from companion.kernel.journal.limits import Folded, OverLimit, unfold

Row = tuple[Any, ...]
UNREADABLE: Row = ()
_GAP = 64
"""So many rows missing in a row, and a short table is over."""


def unfolds(blob: bytes) -> bool:
    """Say whether a compressed text is all there."""
    try:
        unfold(blob).decode()
    except (Folded, OverLimit, UnicodeDecodeError):
        return False
    return True


def short_table(connection: sqlite3.Connection, statement: str) -> Iterator[Row | None]:
    """Give the rows of a table keyed 1, 2, 3 …; None for one that cannot be read."""
    missing = key = 0
    while missing < _GAP:
        key += 1
        row = look_up(connection, statement, key)
        if row:
            missing = 0
            yield row
            continue
        missing += 1
        if row is UNREADABLE:
            yield None


def look_up(connection: sqlite3.Connection, statement: str, key: int) -> Row | None:
    """Give one row by its key, None when there is none, UNREADABLE when its page is damaged."""
    try:
        row: Row | None = connection.execute(statement, (key,)).fetchone()
    except (sqlite3.Error, UnicodeDecodeError):
        return UNREADABLE
    return row
