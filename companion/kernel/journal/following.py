"""A document that another process writes: read again as it grows, without its lock, each look a moment long.

    the writer's file ── change counter (4 bytes) ──► changed? ── head, new entries, what was replaced ──► Followed

Whoever follows must never make the writer wait. The first look copies the file's pages into memory and checks them
there; each later one reads the mark of the present entry and the entries that are new. The change counter in the
file's header, which SQLite raises with every transaction, is read without any lock.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from companion.kernel.journal import beside, migrations
from companion.kernel.journal.contract import Entry
from companion.kernel.journal.document import descriptor_of
from companion.kernel.journal.errors import CannotRead, ReadOnly, damaged, newer, while_reading, why_gone
from companion.kernel.journal.filed import Filed
from companion.kernel.journal.header import version
from companion.kernel.journal.limits import bound_entries, bound_texts
from companion.kernel.journal.reading import Contents, read
from companion.kernel.journal.schema import blob_checksum, checksum, connect, entry_checksum
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

COUNTER_AT, COUNTER_LONG = 24, 4
"""Where the header of every SQLite file counts its transactions."""
_PATIENCE = "PRAGMA busy_timeout=40"
"""Milliseconds that a look waits for a transaction under way; the next look comes soon enough."""


class Busy(Exception):
    """The writer is in the middle of a transaction: look again later."""


class Followed(Filed):
    """A document as it was at the last look; `refresh` looks again."""

    def __init__(self, path: Path) -> None:
        """Take the first look. Raises NotADocument, Damaged, NewerVersion or CannotRead."""
        self.path = path
        self.read_only: str | None = tr("players' screens only read it")
        self._open()

    def _open(self) -> None:
        descriptor, _ = descriptor_of(self.path)
        try:
            version(descriptor, self.path)
            found = os.fstat(descriptor)
            self._file = found.st_dev, found.st_ino
            self._connection = connect(self.path, "ro")
            self._connection.execute(_PATIENCE)
            contents = self._all()
        except sqlite3.Error as error:
            os.close(descriptor)
            raise while_reading(self.path, error) from error
        except BaseException:
            os.close(descriptor)
            raise
        # Kept open as long as the document is followed: closing it would let go of SQLite's own locks.
        self._descriptor = descriptor
        self._take(contents)

    def _all(self) -> Contents:
        """Read the whole document, in memory: a look at all of it takes longer than a writer should wait."""
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
            self._connection.backup(copy)
            copy.text_factory = self._connection.text_factory
            contents = read(copy, self.path)
        if contents.version > migrations.present_version():
            raise newer(self.path, contents.version)
        if contents.problems:
            raise damaged(self.path, contents.problems[0])
        return contents

    def counter(self) -> bytes:
        """Give the count of the file's transactions, as bytes to compare; raises CannotRead where it is gone."""
        if gone := why_gone(self.path, self._file):
            raise CannotRead(tr("{path}: cannot be read: {why}", path=self.path, why=gone))
        return os.pread(self._descriptor, COUNTER_LONG, COUNTER_AT)

    def refresh(self) -> bool:
        """Read what was written meanwhile; True when there was something. Raises Busy, CannotRead, Damaged."""
        try:
            return self._look()
        except sqlite3.OperationalError as error:
            # A writer that died in the middle leaves its change for the next one to undo; till then all is as it was.
            raise Busy from error
        except sqlite3.Error as error:
            raise while_reading(self.path, error) from error

    def _look(self) -> bool:
        execute = self._connection.execute
        if self._version != migrations.present_version():  # the tables of an older one are read the longer way
            self._take(self._all())
            return True
        execute("BEGIN")
        try:
            mark = execute("SELECT seq, entries, checksum FROM head").fetchone()
            columns = "seq, parent, at, seat, label, command, events, dice, format, checksum"
            rows = execute(f"SELECT {columns} FROM entry WHERE seq > ? ORDER BY seq", (self._last,)).fetchall()
            sources = execute("SELECT place, name, deflated, format, checksum FROM source ORDER BY place").fetchall()
            texts = execute(beside.KEPT_BESIDE).fetchall()
        finally:
            if self._connection.in_transaction:
                execute("ROLLBACK")
        return self._grow(mark, rows, sources, texts)

    def _grow(
        self,
        mark: tuple[int, int, int],
        rows: list[tuple[object, ...]],
        sources: list[tuple[object, ...]],
        texts: list[tuple[object, ...]],
    ) -> bool:
        """Take what a look found; the file is left before any of it is checked."""
        if mark is None or checksum(*mark[:2]) != mark[2] or mark[1] != len(self._grown) + len(rows):
            raise damaged(self.path, tr("the mark of the current entry is damaged"))
        entries = [self._entry(row) for row in rows]
        deflated = {str(name): blob for _, name, blob, _, _ in sources if isinstance(blob, bytes)}
        for _, name, blob, form, expected in sources:
            if not isinstance(blob, bytes) or blob_checksum(str(name), blob, int(str(form))) != expected:
                raise damaged(self.path, tr("source {place} is damaged: its checksum does not match", place=name))
        kept = {str(row[1]): str(row[2]) for row in texts if beside.good(row)}
        changed = bool(entries) or mark[0] != self.head() or deflated != self._deflated or kept != self._beside
        self._deflated, self._formats = deflated, {str(name): int(str(form)) for _, name, _, form, _ in sources}
        self._beside = kept
        self._add(entries, mark[0])
        return changed

    def _entry(self, row: tuple[object, ...]) -> Entry:
        *fields, form, expected = row
        bound_texts(fields)
        entry = Entry(*fields, form)  # type: ignore[call-arg,arg-type]  # as its checksum says
        if entry_checksum(fields, entry.format) != expected:
            raise damaged(self.path, tr("entry {seq} is damaged: its checksum does not match", seq=entry.seq))
        bound_entries(entry.seq)
        return entry

    def keep_beside(self, name: str, text: str) -> None:
        """Refuse: who follows writes nothing. Raises ReadOnly."""
        raise self._unwritten()

    def enclose(self, name: str, text: str) -> None:
        """Refuse likewise. Raises ReadOnly."""
        raise self._unwritten()

    def replace_sources(self, sources: Mapping[str, str]) -> None:
        """Refuse likewise. Raises ReadOnly."""
        raise self._unwritten()

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _keep(self, entries: Sequence[Entry], workings: Sequence[bytes], records: Mapping[str, str]) -> None:
        raise self._unwritten()

    def _keep_head(self, seq: int | None) -> None:
        raise self._unwritten()

    def _unwritten(self) -> ReadOnly:
        return ReadOnly(tr("{path}: is open for reading only: {why}", path=self.path, why=self.read_only))
