"""Documents as earlier versions of the companion wrote them, made of those that this one writes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from companion.kernel.journal.schema import FORMATTED, blob_checksum, checksum, tables

if TYPE_CHECKING:
    from pathlib import Path


def of_version_1(path: Path) -> None:
    """Make a document one of version 1: no formats, and checksums without them."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        for table in FORMATTED:
            connection.execute(f"ALTER TABLE {table} DROP COLUMN format")
        connection.execute("DROP TABLE beside")
        rows = connection.execute("SELECT seq, parent, at, seat, label, command, events, dice FROM entry").fetchall()
        connection.executemany(
            "UPDATE entry SET checksum = ? WHERE seq = ?", [(checksum(*row), row[0]) for row in rows]
        )
        blobs = connection.execute("SELECT place, name, deflated FROM source").fetchall()
        connection.executemany(
            "UPDATE source SET checksum = ? WHERE place = ?",
            [(blob_checksum(name, blob), place) for place, name, blob in blobs],
        )
        connection.execute("PRAGMA user_version=1")
        connection.execute("COMMIT")
        found = [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_schema")]
    assert found == list(tables(1))
