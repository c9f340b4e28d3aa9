"""The shape of the file: its marks, its tables and the checksum on every row."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING
from zlib import crc32

from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

APPLICATION_ID = 0x41435742  # "ACWB": American Civil War battle; bytes 68 to 71 of the file
PAGE = 4096
BUSY_SECONDS = 5.0

# `entry` and `head` are apart so that entries are only ever added. `head.entries` counts them: an entry that vanished
# from an abandoned branch would otherwise not be missed. No index and no key of text: an index is a second copy of the
# truth, another page to write for each command, and quick_check does not compare it with its table.
_TABLES = (
    """CREATE TABLE entry (
    seq INTEGER PRIMARY KEY, parent INTEGER REFERENCES entry, at TEXT NOT NULL, seat TEXT NOT NULL, label TEXT NOT NULL,
    command TEXT NOT NULL, events TEXT NOT NULL, dice TEXT NOT NULL, checksum INTEGER NOT NULL{format}) STRICT""",
    """CREATE TABLE head (
    one INTEGER PRIMARY KEY CHECK (one = 1), seq INTEGER REFERENCES entry, entries INTEGER NOT NULL,
    checksum INTEGER NOT NULL) STRICT""",
    """CREATE TABLE working (
    seq INTEGER PRIMARY KEY REFERENCES entry, deflated BLOB NOT NULL, checksum INTEGER NOT NULL) STRICT""",
    """CREATE TABLE source (
    place INTEGER PRIMARY KEY, name TEXT NOT NULL, deflated BLOB NOT NULL, checksum INTEGER NOT NULL{format}) STRICT""",
    """CREATE TABLE meta (
    place INTEGER PRIMARY KEY, name TEXT NOT NULL, value TEXT NOT NULL, checksum INTEGER NOT NULL) STRICT""",
)
BESIDE = """CREATE TABLE beside (
    place INTEGER PRIMARY KEY, name TEXT NOT NULL, value TEXT NOT NULL, checksum INTEGER NOT NULL) STRICT"""
"""The table of version 4: what is kept beside the game and is no entry of it: the players' clocks."""
FORMAT = "format INTEGER NOT NULL DEFAULT 1"
"""The column of version 2: in which format an entry or a source was written."""
FORMATTED = ("entry", "source")
WITH_BESIDE = 4
"""The first version that has the table beside."""
WITH_FORMATS = 2
"""The first version whose entries and sources say their format; all before it is format 1."""


def tables(version: int) -> tuple[str, ...]:
    """Give the tables of a version, in the words that SQLite keeps of them, whether laid out so or migrated to it."""
    more = f", {FORMAT}" if version >= WITH_FORMATS else ""  # just as ALTER TABLE ADD COLUMN puts it in
    found = tuple(table.replace("{format}", more) for table in _TABLES)
    # Last, so that `recover` finds the older ones where a new document has them.
    return (*found, BESIDE) if version >= WITH_BESIDE else found


GARBLED = "surrogateescape"
"""How bytes that are no UTF-8 are read: a row that holds some is named by its number, and never quoted."""


def checksum(*fields: object) -> int:
    """Give the CRC-32 of a row's fields.

    It guards against worn sticks and torn copies, not against forgers: CRC-32 catches every burst of up to 32 bits and
    lets one in four thousand million other accidents through, quicker than blake2b and without importing hashlib.
    """
    return crc32("\0".join(map(str, fields)).encode(errors=GARBLED))


def entry_checksum(fields: Sequence[object], form: int) -> int:
    """Give an entry's checksum over its columns; its format counts as the last where it is not the first, 1."""
    return checksum(*fields) if form == 1 else checksum(*fields, form)


def blob_checksum(key: object, blob: bytes, form: int = 1) -> int:
    """Give the CRC-32 of a compressed row and its key, so that a blob under the wrong key is found too.

    A source's format follows the key where it is not the first, 1.
    """
    return crc32(blob, checksum(key) if form == 1 else checksum(key, form))


@contextmanager
def garbled_is_damage() -> Iterator[None]:
    """Raise sqlite3.DatabaseError where sqlite3 trips over a text, or its own message about one, that is not UTF-8."""
    try:
        yield
    except UnicodeDecodeError as error:
        raise sqlite3.DatabaseError(tr("a text in it is garbled")) from error


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open a file as "ro" (never writes), "rw" or "rwc"; transactions are ours to begin. Raises sqlite3.Error."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=BUSY_SECONDS, isolation_level=None
    )
    # Bytes that are no UTF-8 are read all the same: a row must be named and its checksum compared before it can be
    # called damaged.
    connection.text_factory = _text
    try:
        with garbled_is_damage():
            # The first two for files from strangers. EXTRA also flushes the folder after a commit: a stick that is
            # pulled out must not bring the journal back that undoes what was acknowledged.
            for pragma in ("trusted_schema=OFF", "cell_size_check=ON", "synchronous=EXTRA"):
                connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


def _text(raw: bytes) -> str:
    return raw.decode(errors=GARBLED)


def lay_out(connection: sqlite3.Connection, version: int) -> None:
    """Make the empty tables of a new document."""
    for pragma in (f"page_size={PAGE}", f"application_id={APPLICATION_ID}", f"user_version={version}"):
        connection.execute(f"PRAGMA {pragma}")
    for table in tables(version):
        connection.execute(table)
