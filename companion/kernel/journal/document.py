"""Make and open documents.

A document is opened, checked and recovered by the thread that writes to it, if its process does: closing any descriptor
of a file gives up the POSIX locks of the process on it, and so those of a transaction under way in another thread.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import ExitStack, closing, suppress
from typing import TYPE_CHECKING

from companion.kernel.journal import migrations
from companion.kernel.journal.copying import building_name, journal_of, remove, sync_folder
from companion.kernel.journal.errors import CannotWrite, damaged, newer, taken, while_reading, while_writing
from companion.kernel.journal.header import open_file, version
from companion.kernel.journal.limits import OverLimit
from companion.kernel.journal.lock import take
from companion.kernel.journal.memory import MemoryJournal
from companion.kernel.journal.reading import Contents, read
from companion.kernel.journal.schema import checksum, connect, lay_out
from companion.kernel.journal.sqlite import SqliteJournal, deflate, present_formats, source_rows, write_entries
from companion.kernel.journal.sweeping import held, sweep
from companion.language.tongue import declared, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from companion.kernel.journal.contract import Draft

OPEN_ELSEWHERE = "it is open in another window; close it there and open it here again to go on"
declared(OPEN_ELSEWHERE)
NOT_WRITABLE = "the file or its folder may not be written; copy the game to a folder of your own to go on"
declared(NOT_WRITABLE)
_TRIES = 3


def create(
    path: Path, meta: Mapping[str, str], sources: Mapping[str, str], drafts: Sequence[Draft] = ()
) -> SqliteJournal:
    """Make a new document, with its first entries if they are given, and open it.

    It is built under another name in the same folder and appears under its own only when it is whole and on the disk.
    Raises AlreadyExists or CannotWrite, and then leaves nothing behind.
    """
    write_new(path, lambda connection: _fill(connection, meta, sources, drafts))
    return open_document(path)


def write_new(path: Path, fill: Callable[[sqlite3.Connection], None]) -> None:
    """Make a document of what `fill` puts into the empty tables; raises AlreadyExists or CannotWrite."""
    if os.path.lexists(path):
        raise taken(path)
    building = building_name(path)
    sweep(path.absolute().parent)
    try:
        building.unlink(missing_ok=True)
        with held(building), closing(connect(building, "rw")) as connection:
            connection.execute("PRAGMA journal_mode=MEMORY")
            connection.execute("BEGIN IMMEDIATE")
            lay_out(connection, migrations.present_version())
            fill(connection)
            connection.execute("COMMIT")
        _name(building, path)
    except sqlite3.Error as error:
        raise while_writing(path, _plain(path, error)) from error
    except OSError as error:
        raise while_writing(path, error) from error
    except OverLimit as error:
        raise CannotWrite(tr("{path}: nothing was written: {why}", path=path, why=error)) from error
    finally:
        remove(building)


def open_document(path: Path, *, known_events: Callable[[str], bool] | None = None) -> SqliteJournal:
    """Open a document, for writing where that is possible, else for reading with the reason in `read_only`.

    `known_events` says whether an entry's events can all be read; it is asked only for documents of a newer version,
    which without it are refused. An older one is read as it is, and brought up to the present version by the first
    write. Raises NotADocument, Damaged, NewerVersion or CannotRead. Nothing is written but the undoing of a change that
    a crash left half done.
    """
    tries = 0
    while True:
        tries += 1
        try:
            return _open(path, known_events)
        except sqlite3.Error as error:
            # A writer that dies while we read leaves its change for us to undo, which the next try does.
            if tries == _TRIES or not journal_of(path).exists():
                raise while_reading(path, error) from error
        except OSError as error:
            raise while_reading(path, error) from error


def _open(path: Path, known_events: Callable[[str], bool] | None) -> SqliteJournal:
    with ExitStack() as undo:
        descriptor, refused = descriptor_of(path)
        undo.callback(os.close, descriptor)
        found = version(descriptor, path)
        if refused is None and not take(descriptor):
            refused = tr(OPEN_ELSEWHERE)
        if refused is None:
            sweep(path.absolute().parent)
        if refused is None and journal_of(path).exists():
            settle(path)
            found = version(descriptor, path)
        connection = undo.enter_context(closing(connect(path, "ro")))
        contents, only_read = _checked(path, connection, found, known_events)
        refused = only_read or refused
        if refused is None:
            connection.close()
            journal = SqliteJournal(path, connect(path, "rw"), contents, lock=descriptor, read_only=None)
        else:
            journal = SqliteJournal(path, connection, contents, lock=None, read_only=refused)
            os.close(descriptor)
        undo.pop_all()
        return journal


def descriptor_of(path: Path) -> tuple[int, str | None]:
    """Open the file for locking and looking at its first bytes; the sentence says why it cannot be written."""
    try:
        descriptor = open_file(path, writing=True)
    except OSError:
        try:
            return open_file(path, writing=False), tr(NOT_WRITABLE)
        except OSError as error:
            raise while_reading(path, error) from error
    return descriptor, None if os.access(path.absolute().parent, os.W_OK) else tr(NOT_WRITABLE)


def settle(path: Path) -> None:
    """Undo what a crash left half written; only the writer may, and only before anything is read. Raises sqlite3.Error.

    SQLite rolls the change back by itself, but leaves a journal that never came to matter lying about: once it has let
    us have its write lock, what still lies there is such a one.
    """
    with closing(connect(path, "rw")) as connection:
        connection.execute("BEGIN IMMEDIATE")
        with suppress(OSError):
            journal_of(path).unlink(missing_ok=True)
        connection.execute("ROLLBACK")


def _checked(
    path: Path, connection: sqlite3.Connection, found: int, known_events: Callable[[str], bool] | None
) -> tuple[Contents, str | None]:
    """Read all that is in the file; the sentence says why a newer one can only be read.

    Raises Damaged or NewerVersion.
    """
    present = migrations.present_version()
    contents = read(connection, path)
    if found <= present:
        if contents.problems:
            more = len(contents.problems) - 1
            first = contents.problems[0]
            raise damaged(path, tr("{problem} (and {count} more)", problem=first, count=more) if more else first)
        return contents, None
    if contents.problems or known_events is None or not all(known_events(entry.events) for entry in contents.entries):
        raise newer(path, found)
    return contents, tr(
        "it was written by version {found}, and this companion writes version {present}", found=found, present=present
    )


def _fill(
    connection: sqlite3.Connection, meta: Mapping[str, str], sources: Mapping[str, str], drafts: Sequence[Draft]
) -> None:
    rows = [(place, name, value, checksum(place, name, value)) for place, (name, value) in enumerate(meta.items(), 1)]
    connection.executemany("INSERT INTO meta VALUES (?, ?, ?, ?)", rows)
    rising = source_rows(deflate(sources), present_formats(sources))
    connection.executemany("INSERT INTO source VALUES (?, ?, ?, ?, ?)", rising)
    model = MemoryJournal(meta, {})
    write_entries(connection.execute, model.append(drafts), [draft.working for draft in drafts])
    head = (model.head(), len(drafts))
    connection.execute("INSERT INTO head VALUES (1, ?, ?, ?)", (*head, checksum(*head)))


def _name(building: Path, path: Path) -> None:
    """Give the finished file its name, unless something has it: link() refuses to overwrite, rename() does not."""
    try:
        os.link(building, path)
    except FileExistsError:
        raise taken(path) from None
    except OSError as error:
        if error.errno in {errno.ENOSPC, errno.EDQUOT, errno.EIO}:
            raise
        building.rename(path)  # a stick's FAT knows no links
    sync_folder(path.absolute().parent)


def _plain(path: Path, error: sqlite3.Error) -> sqlite3.Error | OSError:
    """SQLite says "cannot open" of a folder that is not there: say it as the system would."""
    if path.absolute().parent.is_dir():
        return error
    return FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
