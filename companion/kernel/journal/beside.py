"""What is kept beside a game and is no entry: short texts, held with it, and enclosures, read when asked for."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from companion.kernel.journal.contract import ENCLOSED
from companion.kernel.journal.limits import bound_texts
from companion.kernel.journal.schema import WITH_BESIDE, checksum, garbled_is_damage
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Row = tuple[int, str, str, int]
_COLUMNS = "SELECT place, name, value, checksum FROM beside"
_IS_ENCLOSED = f"name GLOB '{ENCLOSED}*'"
KEPT_BESIDE = f"{_COLUMNS} WHERE NOT {_IS_ENCLOSED} ORDER BY place"
"""Asks for what is held with the game; what is enclosed is left on the disk, so that a game opens as quickly."""


def good(row: Sequence[object]) -> bool:
    """Compare a row with its checksum, the last of it."""
    *fields, expected = row
    return checksum(*fields) == expected


def enclosures(connection: sqlite3.Connection, version: int) -> tuple[str, ...]:
    """Name what is enclosed in a document of a version, oldest first; raises sqlite3.Error."""
    if version < WITH_BESIDE:
        return ()
    rows = connection.execute(f"SELECT name FROM beside WHERE {_IS_ENCLOSED} ORDER BY place")
    return tuple(str(name).removeprefix(ENCLOSED) for (name,) in rows)


def enclosed(connection: sqlite3.Connection, version: int, name: str) -> str:
    """Give what is enclosed, "" where there is none or it is not what was written; raises sqlite3.Error."""
    if version < WITH_BESIDE:
        return ""
    with garbled_is_damage():
        row = connection.execute(f"{_COLUMNS} WHERE name = ?", (ENCLOSED + name,)).fetchone()
    return str(row[2]) if row is not None and good(row) else ""


def damaged_enclosures(connection: sqlite3.Connection, version: int) -> Iterator[str]:
    """Say of each enclosure that is damaged that it is; raises sqlite3.Error."""
    for name in enclosures(connection, version):
        if not enclosed(connection, version, name):
            yield tr("what is enclosed as {name} is damaged; the game itself can be played on", name=name)


def put(execute: Callable[[str, Sequence[object]], sqlite3.Cursor], name: str, text: str) -> None:
    """Write a text in the place of the one of its name, within a transaction; raises OverLimit or sqlite3.Error."""
    bound_texts((name, text))
    found = execute("SELECT place FROM beside WHERE name = ?", (name,)).fetchone()
    (place,) = found or execute("SELECT coalesce(max(place), 0) + 1 FROM beside", ()).fetchone()
    row = (place, name, text)
    execute("INSERT OR REPLACE INTO beside VALUES (?, ?, ?, ?)", (*row, checksum(*row)))
