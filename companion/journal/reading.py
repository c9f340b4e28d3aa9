"""Read a whole document and compare every row with its checksum; problems are collected so that all can be shown."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import msgspec

from companion.journal.contract import Entry
from companion.journal.errors import one_line
from companion.journal.schema import TABLES, blob_checksum, checksum, garbled_is_damage
from companion.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Iterator

_SHOWN = 20  # lines of SQLite's own findings; more of them say nothing new


class Contents(msgspec.Struct):
    """What a file holds that is good, and every problem found on the way."""

    entries: list[Entry] = []
    head: int | None = None
    meta: dict[str, str] = {}
    sources: dict[str, bytes] = {}
    """Deflated."""
    problems: list[str] = []


def read(connection: sqlite3.Connection, *, workings: bool = False, tables: bool = True) -> Contents:
    """Read all but the workings (those are looked at when asked) in one view of the file.

    With `tables` the tables must be those of this version. Raises sqlite3.Error when the file cannot be opened at all;
    what cannot be read inside it is a problem.
    """
    contents = Contents()
    connection.execute("BEGIN")
    try:
        with garbled_is_damage():
            fits = not tables or _tables_fit(connection)
        if not fits:
            contents.problems.append(tr("the tables are not those of a game"))
            return contents
        for part in (_pages, _entries, _head, _meta, _sources) + ((_workings,) if workings else ()):
            try:
                with garbled_is_damage():
                    contents.problems.extend(part(connection, contents))
            except sqlite3.DatabaseError as error:
                if _is_trouble(error):
                    raise
                contents.problems.append(
                    tr("the part {part} cannot be read ({error})", part=part.__name__.strip("_"), error=one_line(error))
                )
    finally:
        connection.execute("ROLLBACK")
    return contents


def _is_trouble(error: Exception) -> bool:
    """Tell trouble outside the file (locked, disk) from damage inside it."""
    outside = {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_CANTOPEN,
    }
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in outside


def _tables_fit(connection: sqlite3.Connection) -> bool:
    """Compare the tables with ours: a strange trigger or view in a file from elsewhere must not run."""
    found = connection.execute("SELECT sql FROM sqlite_schema").fetchall()
    return sorted(sql for (sql,) in found) == sorted(TABLES)


def _pages(connection: sqlite3.Connection, _contents: Contents) -> Iterator[str]:
    for (found,) in connection.execute(f"PRAGMA quick_check({_SHOWN})"):
        if found != "ok":
            yield tr("the file's pages are damaged: {error}", error=one_line(found))


def _entries(connection: sqlite3.Connection, contents: Contents) -> Iterator[str]:
    good = contents.entries
    known: set[int | None] = {None}
    rows = connection.execute(
        "SELECT seq, parent, at, seat, label, command, events, dice, checksum FROM entry ORDER BY seq"
    )
    for *fields, expected in rows:
        seq, parent = fields[0], fields[1]
        if checksum(*fields) != expected:
            yield tr("entry {seq} is damaged: its checksum does not match", seq=seq)
        elif parent not in known:
            yield tr("entry {seq} is cut off: the entry {parent} before it is damaged or lost", seq=seq, parent=parent)
        else:
            known.add(seq)
            good.append(Entry(*fields))


def _head(connection: sqlite3.Connection, contents: Contents) -> Iterator[str]:
    row = connection.execute("SELECT seq, entries, checksum FROM head").fetchone()
    if row is None or checksum(*row[:2]) != row[2]:
        yield tr("the mark of the current entry is damaged")
        return
    head, count, _ = row
    (found,) = connection.execute("SELECT count(*) FROM entry").fetchone()
    if found != count:
        yield tr("there should be {count} entries, and there are {found}", count=count, found=found)
    if head is not None and not any(entry.seq == head for entry in reversed(contents.entries)):
        yield tr("the current entry {head} is damaged or lost", head=head)
        return
    contents.head = head


def _meta(connection: sqlite3.Connection, contents: Contents) -> Iterator[str]:
    for place, name, value, expected in connection.execute(
        "SELECT place, name, value, checksum FROM meta ORDER BY place"
    ):
        if checksum(place, name, value) == expected:
            contents.meta[name] = value
        else:
            yield tr("the game's own data are damaged (row {place})", place=place)


def _sources(connection: sqlite3.Connection, contents: Contents) -> Iterator[str]:
    for place, name, blob, expected in connection.execute(
        "SELECT place, name, deflated, checksum FROM source ORDER BY place"
    ):
        if isinstance(name, str) and isinstance(blob, bytes) and blob_checksum(name, blob) == expected:
            contents.sources[name] = blob
        else:
            yield tr("source {place} is damaged: its checksum does not match", place=place)


def _workings(connection: sqlite3.Connection, contents: Contents) -> Iterator[str]:
    known = {entry.seq for entry in contents.entries}
    for seq, blob, expected in connection.execute("SELECT seq, deflated, checksum FROM working ORDER BY seq"):
        if not isinstance(blob, bytes) or blob_checksum(seq, blob) != expected:
            yield tr("the working of entry {seq} is damaged: its checksum does not match", seq=seq)
        elif seq not in known:
            yield tr("there is a working of entry {seq}, but no such good entry", seq=seq)
