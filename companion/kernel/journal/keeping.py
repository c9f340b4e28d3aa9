"""A game that was only in memory is written into a document: all its branches, what is kept beside it, enclosures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kernel.journal import beside
from companion.kernel.journal.contract import ENCLOSED, KEPT
from companion.kernel.journal.document import write_new
from companion.kernel.journal.schema import checksum
from companion.kernel.journal.sqlite import deflate, source_rows, write_entries

if TYPE_CHECKING:
    import sqlite3
    from pathlib import Path

    from companion.kernel.journal.contract import Journal


def keep(book: Journal, path: Path) -> None:
    """Write a journal into a new document; raises AlreadyExists or CannotWrite, and then leaves nothing behind."""
    write_new(path, lambda connection: _fill(connection, book))


def _fill(connection: sqlite3.Connection, book: Journal) -> None:
    meta = enumerate(book.meta.items(), 1)
    rows = [(place, name, value, checksum(place, name, value)) for place, (name, value) in meta]
    connection.executemany("INSERT INTO meta VALUES (?, ?, ?, ?)", rows)
    records = {KEPT + name: book.record(name) for name in book.records()}
    texts = source_rows(deflate({**book.sources(), **records}), book.formats())
    connection.executemany("INSERT INTO source VALUES (?, ?, ?, ?, ?)", texts)
    entries = book.entries()
    write_entries(connection.execute, entries, [book.working(one.seq) for one in entries])
    head = (book.head(), len(entries))
    connection.execute("INSERT INTO head VALUES (1, ?, ?, ?)", (*head, checksum(*head)))
    for name, text in book.kept_beside().items():
        beside.put(connection.execute, name, text)
    for name in book.enclosures():
        if text := book.enclosed(name):
            beside.put(connection.execute, ENCLOSED + name, text)
