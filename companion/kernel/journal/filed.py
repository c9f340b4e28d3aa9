"""What a document in a file holds beside its entries: read when it is asked for, each text against its checksum."""

from __future__ import annotations

import sqlite3
from types import MappingProxyType
from typing import TYPE_CHECKING

from companion.kernel.journal import beside
from companion.kernel.journal.contract import KEPT
from companion.kernel.journal.errors import CannotRead, NoSuchSource, damaged, while_reading, why_gone
from companion.kernel.journal.limits import bound_sources, unfold
from companion.kernel.journal.schema import blob_checksum
from companion.kernel.journal.tree import Tree
from companion.kernel.journal.unread import readable
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from companion.kernel.journal.reading import Contents


class Filed(Tree):
    """A document in a file, as it was when it was last read."""

    path: Path
    _connection: sqlite3.Connection
    _file: tuple[int, int]
    """Its device and number: a document that was moved or replaced while it was open must not be taken for itself."""

    def _take(self, contents: Contents) -> None:
        """Take what was read of the file."""
        Tree.__init__(self, contents.entries, contents.head)
        self.meta: Mapping[str, str] = MappingProxyType(contents.meta)
        self._deflated, self._formats, self._beside = contents.sources, contents.formats, contents.beside
        self._version = contents.version

    def working(self, seq: int) -> bytes:
        """Give the working of an entry, b"" when it has none; raises NoSuchEntry, CannotRead, Damaged, Unreadable."""
        self.entry(seq)
        self._see_that_it_is_there()
        try:
            row = self._connection.execute("SELECT deflated, checksum FROM working WHERE seq = ?", (seq,)).fetchone()
        except sqlite3.Error as error:
            raise while_reading(self.path, error) from error
        if row is None:
            return b""
        if not isinstance(row[0], bytes) or blob_checksum(seq, row[0]) != row[1]:
            raise damaged(self.path, tr("the working of entry {seq} is damaged", seq=seq))
        with readable(self.path, lambda: tr("this version cannot read the working of entry {seq}", seq=seq)):
            return unfold(row[0])

    def sources(self) -> Mapping[str, str]:
        """Give every source by name."""
        texts: dict[str, str] = {}
        unfolded = 0
        for name in self._names():
            texts[name] = self.source(name)
            unfolded += len(texts[name])
            with readable(self.path, lambda: tr("this version cannot read it")):
                bound_sources(len(texts), unfolded)
        return MappingProxyType(texts)

    def source(self, name: str) -> str:
        """Give one source's text; raises NoSuchSource or Unreadable."""
        if name not in self._names():
            there = ", ".join(self._names()) or tr("none")
            raise NoSuchSource(
                tr("{path}: carries no source {name!r}; it has {there}", path=self.path, name=name, there=there)
            )
        with readable(self.path, lambda: tr("this version cannot read the source {name!r}", name=name)):
            return unfold(self._deflated[name]).decode()

    def formats(self) -> Mapping[str, int]:
        """Give the format of every source and record."""
        return MappingProxyType(self._formats)

    def records(self) -> Sequence[str]:
        """Name every record, oldest first."""
        return tuple(name.removeprefix(KEPT) for name in self._deflated if name.startswith(KEPT))

    def record(self, name: str) -> str:
        """Give one record's text; raises NoSuchSource."""
        if KEPT + name not in self._deflated:
            raise NoSuchSource(
                tr(
                    "{path}: keeps no record {name!r}; it has {there}",
                    path=self.path,
                    name=name,
                    there=", ".join(self.records()) or tr("none"),
                )
            )
        with readable(self.path, lambda: tr("this version cannot read the record {name!r}", name=name)):
            return unfold(self._deflated[KEPT + name]).decode()

    def beside(self, name: str) -> str:
        """Give a text that is kept beside the game, "" where there is none."""
        return self._beside.get(name, "")

    def kept_beside(self) -> Mapping[str, str]:
        """Give every text that is kept beside the game by its name."""
        return MappingProxyType(self._beside)

    def enclosures(self) -> Sequence[str]:
        """Name what is enclosed; raises CannotRead."""
        self._see_that_it_is_there()
        try:
            return beside.enclosures(self._connection, self._version)
        except sqlite3.Error as error:
            raise while_reading(self.path, error) from error

    def enclosed(self, name: str) -> str:
        """Give what is enclosed, "" where there is none or it is damaged; raises CannotRead."""
        self._see_that_it_is_there()
        try:
            return beside.enclosed(self._connection, self._version, name)
        except sqlite3.Error as error:
            raise while_reading(self.path, error) from error

    def _names(self) -> Sequence[str]:
        """Name the sources alone."""
        return tuple(name for name in self._deflated if not name.startswith(KEPT))

    def _see_that_it_is_there(self) -> None:
        """Raise CannotRead where the file is not the one that was opened any more."""
        if gone := why_gone(self.path, self._file):
            raise CannotRead(tr("{path}: cannot be read: {why}", path=self.path, why=gone))
