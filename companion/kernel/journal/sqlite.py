"""A journal in a file: every change is one SQLite transaction, done before it is shown."""

from __future__ import annotations

import os
import sqlite3
import zlib
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from companion.kernel.journal import beside, migrations
from companion.kernel.journal.contract import ENCLOSED, KEPT
from companion.kernel.journal.copying import keep_old
from companion.kernel.journal.errors import (
    CannotWrite,
    ReadOnly,
    damaged,
    newer,
    while_reading,
    while_writing,
    why_gone,
)
from companion.kernel.journal.filed import Filed
from companion.kernel.journal.limits import OverLimit, bound_entries, bound_file, bound_sources, bound_texts
from companion.kernel.journal.reading import Contents, read
from companion.kernel.journal.schema import PAGE, blob_checksum, checksum, entry_checksum
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from companion.kernel.journal.contract import Entry

Execute: TypeAlias = "Callable[[str, Sequence[object]], sqlite3.Cursor]"

_ENTRY = "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_WORKING = "INSERT INTO working VALUES (?, ?, ?)"
_HEAD = "UPDATE head SET seq = ?, entries = ?, checksum = ? WHERE entries = ?"
_SOURCE = "INSERT INTO source VALUES (?, ?, ?, ?, ?)"


class SqliteJournal(Filed):
    """An open document, made by `open_document` and `create`; its entries are held in memory, checked at opening."""

    def __init__(
        self, path: Path, connection: sqlite3.Connection, contents: Contents, *, lock: int | None, read_only: str | None
    ) -> None:
        """Take over a connection, what was read through it, and the descriptor that holds the writer's lock."""
        self._take(contents)
        self.path = path
        self.read_only = read_only
        self._connection = connection
        self._lock = lock
        found = path.stat()
        self._file = found.st_dev, found.st_ino

    def replace_sources(self, sources: Mapping[str, str]) -> None:
        """Put these sources in the place of all the old ones, before the records; raises ReadOnly or CannotWrite."""
        # Records are kept for good; other rules come and go.
        kept = {name: blob for name, blob in self._deflated.items() if name.startswith(KEPT)}
        formats = present_formats(sources) | {name: self._formats[name] for name in kept}
        with self._transaction() as execute:
            deflated = deflate(sources) | kept
            execute("DELETE FROM source", ())
            for row in source_rows(deflated, formats):
                execute(_SOURCE, row)
        # Only now: what is shown may never be ahead of what is on the disk.
        self._deflated, self._formats = deflated, formats

    def keep_beside(self, name: str, text: str) -> None:
        """Keep a text beside the game, in the place of the old one; raises ReadOnly or CannotWrite."""
        with self._transaction() as execute:
            beside.put(execute, name, text)
        self._beside = {**self._beside, name: text}

    def enclose(self, name: str, text: str) -> None:
        """Enclose a text, in the place of the old one; "" takes it away. Raises ReadOnly or CannotWrite."""
        with self._transaction() as execute:
            if text:
                beside.put(execute, ENCLOSED + name, text)
            else:
                execute("DELETE FROM beside WHERE name = ?", (ENCLOSED + name,))

    def refresh(self) -> bool:
        """Read what another process has written meanwhile; True when there was something.

        Raises CannotRead, Damaged or NewerVersion.
        """
        self._see_that_it_is_there()
        try:
            contents = read(self._connection, self.path)
        except sqlite3.Error as error:
            raise while_reading(self.path, error) from error
        if contents.version > max(self._version, migrations.present_version()):
            raise newer(self.path, contents.version)
        if contents.problems:
            raise damaged(self.path, contents.problems[0])
        self._version, self._beside = contents.version, contents.beside
        if (
            contents.entries == list(self.entries())
            and contents.head == self.head()
            and contents.sources == self._deflated
            and contents.formats == self._formats
        ):
            return False
        self._take(contents)
        return True

    def close(self) -> None:
        """Close the file and then let the next writer in."""
        self._connection.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _keep(self, entries: Sequence[Entry], workings: Sequence[bytes], records: Mapping[str, str]) -> None:
        with self._transaction() as execute:
            deflated = deflate({KEPT + name: text for name, text in records.items()})
            formats = present_formats(deflated)
            write_entries(execute, entries, workings)
            if deflated:
                (last,) = execute("SELECT coalesce(max(place), 0) FROM source", ()).fetchone()
                for row in source_rows(deflated, formats, after=last):
                    execute(_SOURCE, row)
            self._point(execute, entries[-1].seq, len(entries))
            # Looked at before the commit: a game that could not be opened again is rather not written.
            bound_entries(entries[-1].seq)
            bound_sources(len(self._deflated) + len(deflated))
        self._deflated, self._formats = self._deflated | deflated, self._formats | formats

    def _keep_head(self, seq: int | None) -> None:
        with self._transaction() as execute:
            self._point(execute, seq, 0)

    def _point(self, execute: Execute, seq: int | None, more: int) -> None:
        """Move the head, if the file still has as many entries as we know of."""
        known = len(self._grown)
        # The `WHERE entries = ?` is the guard where there is no lock: who wrote since we read has changed the count,
        # and nothing of ours is written.
        if execute(_HEAD, (seq, known + more, checksum(seq, known + more), known)).rowcount != 1:
            raise self._changed()

    @contextmanager
    def _transaction(self) -> Iterator[Execute]:
        """Do all of the block or nothing; an error of SQLite leaves as words."""
        if self.read_only is not None:
            raise ReadOnly(tr("{path}: is open for reading only: {why}", path=self.path, why=self.read_only))
        if gone := why_gone(self.path, self._file):
            raise CannotWrite(tr("{path}: nothing was written: {why}", path=self.path, why=gone))
        execute = self._connection.execute
        try:
            # The copy of the old file first, outside the transaction: a migration may then be bold.
            if self._version < migrations.present_version():
                keep_old(self.path, self._connection, self._version)
            execute("BEGIN IMMEDIATE")
            self._bring_up()
            yield execute
            (pages,) = execute("PRAGMA page_count").fetchone()
            bound_file(pages * PAGE)
            execute("COMMIT")
            self._version = migrations.present_version()
        except sqlite3.Error as error:
            self._give_up()
            raise while_writing(self.path, error) from error
        except OverLimit as error:  # a game that could not be opened again is not written
            self._give_up()
            raise CannotWrite(tr("{path}: nothing was written: {why}", path=self.path, why=error)) from error
        # Interrupts as well: nothing half done stays behind a Ctrl-C.
        except BaseException:
            self._give_up()
            raise

    def _bring_up(self) -> None:
        """Bring an older file up to the present version, in the transaction of the first write to it."""
        found = migrations.version_of(self._connection)
        if found != self._version:
            raise self._changed()
        if found < migrations.present_version():
            migrations.migrate(self._connection, found, migrations.MIGRATIONS)

    def _changed(self) -> CannotWrite:
        return CannotWrite(
            tr(
                "{path}: nothing was written: another program has changed the game since it was opened; close "
                "it here and open it again",
                path=self.path,
            )
        )

    def _give_up(self) -> None:
        """Roll back; where even that fails, SQLite undoes the change from its journal at the next access."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass


def deflate(sources: Mapping[str, str]) -> dict[str, bytes]:
    """Compress every source; raises OverLimit."""
    texts = {name: text.encode() for name, text in sources.items()}
    bound_texts(texts.values())
    bound_sources(len(texts), sum(map(len, texts.values())))
    return {name: zlib.compress(text, 9) for name, text in texts.items()}


def present_formats(names: Iterable[str]) -> dict[str, int]:
    """Say of texts that are written now that they are of the present format."""
    return dict.fromkeys(names, migrations.present_version())


def source_rows(
    deflated: Mapping[str, bytes], formats: Mapping[str, int], *, after: int = 0
) -> list[tuple[int, str, bytes, int, int]]:
    """Give the rows of the source table, in the order given, from the place after one on."""
    rising = enumerate(deflated.items(), after + 1)
    return [
        (place, name, blob, blob_checksum(name, blob, formats[name]), formats[name]) for place, (name, blob) in rising
    ]


def write_entries(execute: Execute, entries: Sequence[Entry], workings: Sequence[bytes]) -> None:
    """Add entries with their workings, where they have one; raises OverLimit, UnicodeEncodeError on half a letter."""
    for entry, working in zip(entries, workings, strict=True):
        bound_texts((entry.label, entry.command, entry.events, entry.dice, working))
        seq = entry.seq
        fields = (seq, entry.parent, entry.at, entry.seat, entry.label, entry.command, entry.events, entry.dice)
        execute(_ENTRY, (*fields, entry_checksum(fields, entry.format), entry.format))
        if working:
            blob = zlib.compress(working)
            execute(_WORKING, (seq, blob, blob_checksum(seq, blob)))
