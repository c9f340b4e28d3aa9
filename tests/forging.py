"""Documents that no companion wrote: every checksum right, what is in them wrong."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from companion.kernel.journal.schema import blob_checksum, checksum, entry_checksum

Forge = Callable[[sqlite3.Connection], object]


def forged(path: Path, forge: Forge) -> None:
    """Change a document, then mend every checksum and the count of entries."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        forge(connection)
        for row in connection.execute("SELECT * FROM entry").fetchall():
            found = entry_checksum(row[:8], row[9])
            connection.execute("UPDATE entry SET checksum = ? WHERE seq = ?", (found, row[0]))
        for place, name, blob, _, form in connection.execute("SELECT * FROM source").fetchall():
            found = blob_checksum(name, blob, form)
            connection.execute("UPDATE source SET checksum = ? WHERE place = ?", (found, place))
        for seq, blob, _ in connection.execute("SELECT * FROM working").fetchall():
            connection.execute("UPDATE working SET checksum = ? WHERE seq = ?", (blob_checksum(seq, blob), seq))
        for *meta, _ in connection.execute("SELECT * FROM meta").fetchall():
            connection.execute("UPDATE meta SET checksum = ? WHERE place = ?", (checksum(*meta), meta[0]))
        (count,) = connection.execute("SELECT count(*) FROM entry").fetchone()
        (head,) = connection.execute("SELECT seq FROM head").fetchone()
        connection.execute("UPDATE head SET entries = ?, checksum = ?", (count, checksum(head, count)))


def said(statement: str, *values: Any) -> Forge:
    """Forge by one statement."""

    def forge(connection: sqlite3.Connection) -> None:
        connection.execute(statement, values)

    return forge


@cache
def bomb(size: int) -> bytes:
    """Give a small blob that unfolds to so many bytes, a multiple of a mebibyte; takes no more memory than one."""
    deflate, piece = zlib.compressobj(9), bytes(1 << 20)
    return b"".join(deflate.compress(piece) for _ in range(size >> 20)) + deflate.flush()


def working(seq: int, raw: bytes, *, squeezed: bool = True) -> Forge:
    """Give an entry this working."""
    blob = zlib.compress(raw, 9) if squeezed else raw
    return said("INSERT OR REPLACE INTO working VALUES (?, ?, 0)", seq, blob)


def entry(seq: int, parent: int | None, *, events: str = "[]", command: str = "[]", dice: str = "") -> Forge:
    """Add an entry."""
    row: Sequence[object] = (seq, parent, "2026-11-21T20:00:00Z", "referee", "forged", command, events, dice, 0, 2)
    return said("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *row)
