"""Read a whole document and compare every row with its checksum; problems are collected so that all can be shown."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

import msgspec

from companion.kernel.journal.beside import KEPT_BESIDE, damaged_enclosures, good
from companion.kernel.journal.contract import KEPT, Entry
from companion.kernel.journal.errors import one_line
from companion.kernel.journal.limits import Folded, bound_entries, bound_sources, bound_texts, bound_unfolded, unfold
from companion.kernel.journal.migrations import present_version, version_of
from companion.kernel.journal.schema import (
    WITH_BESIDE,
    WITH_FORMATS,
    blob_checksum,
    checksum,
    entry_checksum,
    garbled_is_damage,
    tables,
)
from companion.kernel.journal.unread import readable
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_LEAST = -(2**63)
"""The least number that SQLite can give a row."""
_SHOWN = 20  # lines of SQLite's own findings; more of them say nothing new


class Contents(msgspec.Struct):
    """What a file holds that is good, and every problem found on the way."""

    entries: list[Entry] = []
    head: int | None = None
    meta: dict[str, str] = {}
    sources: dict[str, bytes] = {}
    """Deflated."""
    formats: dict[str, int] = {}
    """Of the sources."""
    beside: dict[str, str] = {}
    """What is kept beside the game, without what is enclosed."""
    version: int = 0
    """Of the file, as it was when it was read."""
    problems: list[str] = []


def read(connection: sqlite3.Connection, path: Path, *, workings: bool = False) -> Contents:
    """Read all but the workings (those are looked at when asked) in one view of the file, whatever its version.

    The tables must be those of its version, if this one knows it. With `workings` everything that is compressed is
    unfolded too. Raises sqlite3.Error when the file cannot be opened at all, and Unreadable when it holds more than any
    game; what cannot be read inside it is a problem.
    """
    with readable(path, lambda: tr("this version cannot read it"), passing=(sqlite3.Error,)):
        return _read(connection, workings=workings)


def _read(connection: sqlite3.Connection, *, workings: bool) -> Contents:
    contents = Contents()
    # One view of the file for all parts: a writer in another process could else come between entries and head.
    connection.execute("BEGIN")
    try:
        with garbled_is_damage():
            contents.version = version_of(connection)
            # The tables of a newer version are not ours to judge; whoever asked turns it away by its number.
            fits = contents.version > present_version() or _tables_fit(connection, contents.version)
        if not fits:
            contents.problems.append(tr("the tables are not those of a game"))
            return contents
        for part in (_pages, _entries, _head, _meta, _sources, _beside) + ((_workings, _enclosed) if workings else ()):
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


def _tables_fit(connection: sqlite3.Connection, version: int) -> bool:
    """Compare the tables with ours: a strange trigger or view in a file from elsewhere must not run."""
    found = connection.execute("SELECT coalesce(sql, '') FROM sqlite_schema").fetchall()  # an index of its own has none
    return sorted(sql for (sql,) in found) == sorted(tables(version))


def _pages(connection: sqlite3.Connection, _contents: Contents) -> Iterator[str]:
    for (found,) in connection.execute(f"PRAGMA quick_check({_SHOWN})"):
        if found != "ok":
            yield tr("the file's pages are damaged: {error}", error=one_line(found))


def _entries(connection: sqlite3.Connection, contents: Contents) -> Iterator[str]:
    good = contents.entries
    known: set[int | None] = {None}
    for *row, expected in _rows(connection, _format(contents)):
        *fields, form = row
        seq, parent = fields[0], fields[1]
        bound_texts(fields)
        bound_entries(seq)
        if entry_checksum(fields, form) != expected:
            yield tr("entry {seq} is damaged: its checksum does not match", seq=seq)
        elif parent not in known or seq < 1:
            yield tr("entry {seq} is cut off: the entry {parent} before it is damaged or lost", seq=seq, parent=parent)
        else:
            known.add(seq)
            good.append(Entry(*row))


def _rows(connection: sqlite3.Connection, form: str) -> Iterator[tuple[Any, ...]]:
    """Yield the columns of every entry: `form` names that of the format, the checksum comes last."""
    columns = f"seq, parent, at, seat, label, command, events, dice, {form}, checksum"
    query, first = f"SELECT {columns} FROM entry WHERE seq >= ? ORDER BY seq", _LEAST
    # A call of ours for each text takes longer than all that is looked at in it: as long as all is sound, SQLite's own
    # hand makes the texts, and what holds bytes that are no UTF-8 is read again in the way that can name it.
    ours, connection.text_factory = connection.text_factory, str
    try:
        for row in connection.execute(query, (first,)):
            yield row
            first = row[0] + 1
        return
    except sqlite3.OperationalError:
        pass
    finally:
        connection.text_factory = ours
    yield from connection.execute(query, (first,))


def _format(contents: Contents) -> str:
    """Name the column of the format, or what stands for it in a file that has none."""
    return "format" if contents.version >= WITH_FORMATS else "1"


def _head(connection: sqlite3.Connection, contents: Contents) -> Iterator[str]:
    row = connection.execute("SELECT seq, entries, checksum FROM head").fetchone()
    if row is None or checksum(*row[:2]) != row[2]:
        yield tr("the mark of the current entry is damaged")
        return
    head, count, _ = row
    (found,) = connection.execute("SELECT count(*) FROM entry").fetchone()
    if found != count:
        yield tr("there should be {count} entries, and there are {found}", count=count, found=found)
    # From the end, where the head mostly is.
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
    for place, name, blob, form, expected in connection.execute(
        f"SELECT place, name, deflated, {_format(contents)}, checksum FROM source ORDER BY place"
    ):
        if isinstance(name, str) and isinstance(blob, bytes) and blob_checksum(name, blob, form) == expected:
            contents.sources[name], contents.formats[name] = blob, form
            bound_sources(len(contents.sources))
        else:
            yield tr("source {place} is damaged: its checksum does not match", place=place)


def _beside(connection: sqlite3.Connection, contents: Contents) -> Iterator[str]:
    if contents.version < WITH_BESIDE:
        return
    for row in connection.execute(KEPT_BESIDE):
        place, name, value, _ = row
        if good(row):
            bound_texts((name, value))
            contents.beside[name] = value
        else:
            yield tr("what is kept beside the game is damaged (row {place})", place=place)


def _enclosed(connection: sqlite3.Connection, contents: Contents) -> Iterator[str]:
    """Look at each enclosure: told where all of a document is looked at, and by no game that is opened."""
    return damaged_enclosures(connection, contents.version)


def _workings(connection: sqlite3.Connection, contents: Contents) -> Iterator[str]:
    """Unfold all that is compressed, one after the other; of sources alone the sum is that of what a game holds."""
    known, unfolded = {entry.seq for entry in contents.entries}, 0
    for seq, blob, expected in connection.execute("SELECT seq, deflated, checksum FROM working ORDER BY seq"):
        if not isinstance(blob, bytes) or blob_checksum(seq, blob) != expected:
            yield tr("the working of entry {seq} is damaged: its checksum does not match", seq=seq)
        elif seq not in known:
            yield tr("there is a working of entry {seq}, but no such good entry", seq=seq)
        else:
            try:
                unfolded += len(unfold(blob))
            except Folded as error:
                yield tr("the working of entry {seq} cannot be unfolded: {error}", seq=seq, error=error)
            bound_unfolded(unfolded)
    sources = 0
    for name, blob in contents.sources.items():
        try:
            text = unfold(blob)
            text.decode()
        except (Folded, UnicodeDecodeError) as error:
            yield tr("the source {name!r} cannot be unfolded: {error}", name=name, error=error)
            continue
        if name.startswith(KEPT):
            unfolded += len(text)
        else:
            sources += len(text)
        bound_unfolded(unfolded)
        bound_sources(len(contents.sources), sources)
