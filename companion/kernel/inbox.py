"""What players have sent and the referee has not answered: a file beside the document, `NAME.companion.inbox`.

    players' screens ──► put ──► waiting ──► take: done in the game as that seat ──► fate ──► the player reads it
                                         └─► refuse, with a reason ─────────────┘

It is a file of its own since its writers are others than the document's: whoever serves pages puts in, whoever has the
game open settles. It is made when the first thing is sent. Numbers are drawn, and never twice the same: who reads his
own in a row learns from them how much the others have sent. Before something is done in
the game the number of the entry that it will be is noted: whoever dies between the two is understood afterwards.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Literal

import msgspec

from companion.kernel.record import now
from companion.language.messages import Message, kept

SUFFIX = ".inbox"
WAITING_MOST, PICTURES_MOST = 100, 10
"""Of one seat, and of pictures among them; who has so many waiting is sent away."""
KEPT_MOST = 200
"""Settled ones of one seat that are kept for it to read, the latest."""
_BUSY = 3.0
LEAST, MOST = 1000, 9999
"""Between them numbers are drawn, while half of them are free; then from ten times as many."""
_TABLES = """
CREATE TABLE IF NOT EXISTS given (nth INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS sent (id INTEGER PRIMARY KEY, seat TEXT NOT NULL, at TEXT NOT NULL,
  head INTEGER NOT NULL, commands TEXT NOT NULL, note TEXT NOT NULL, begun INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS settled (id INTEGER PRIMARY KEY, seat TEXT NOT NULL, at TEXT NOT NULL, head INTEGER NOT NULL,
  commands TEXT NOT NULL, note TEXT NOT NULL, begun INTEGER NOT NULL, state TEXT NOT NULL, reasons TEXT NOT NULL,
  settled TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS picture (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, bytes BLOB NOT NULL);
"""
State = Literal["waiting", "taken", "refused"]


_FORGET = """DELETE FROM settled WHERE seat = ?1 AND id NOT IN
  (SELECT id FROM settled JOIN given USING (id) WHERE seat = ?1 ORDER BY nth DESC LIMIT ?2)"""
_BOTH = "SELECT *, 'waiting', '[]', '' FROM sent UNION ALL SELECT * FROM settled"


class Proposal(msgspec.Struct, frozen=True):
    """What a seat has sent."""

    id: int
    seat: str
    at: str
    head: int
    """The entry that was the present one when it was sent."""
    commands: tuple[msgspec.Raw, ...]
    note: str
    entry: int = 0
    """The entry that it was done as, 0 for none; of a waiting one the entry that was about to be written."""
    state: State = "waiting"
    reasons: tuple[Message, ...] = ()
    """Why it was refused: what the rules say, told in the reader's language, or the referee's own words."""
    settled: str = ""


class Full(Exception):
    """A seat has as many waiting as it may."""


class NoSuchProposal(Exception):
    """Nothing of this number waits."""


def place_of(document: Path) -> Path:
    """Give where a document's inbox lies."""
    return document.with_name(document.name + SUFFIX)


class Inbox:
    """The inbox of a document; None keeps it in memory, for a game that has no file."""

    def __init__(self, document: Path | None, draw: Callable[[int], int] | None = None) -> None:
        """Take the document's path, and what draws a whole number below another; nothing is made yet."""
        self._draw = draw or secrets.randbelow
        self._path = None if document is None else place_of(document)
        self._memory: sqlite3.Connection | None = None

    def changed(self) -> tuple[int, int, int]:
        """Give what differs whenever the file does."""
        if self._path is None:
            return (0, 0, 0 if self._memory is None else self._memory.total_changes)
        try:
            found = os.stat(self._path)
        except OSError:
            return (0, 0, 0)
        return (found.st_ino, found.st_mtime_ns, found.st_size)

    def put(
        self,
        seat: str,
        commands: Sequence[msgspec.Raw],
        *,
        note: str = "",
        head: int = 0,
        picture: tuple[str, bytes] | None = None,
    ) -> Proposal:
        """Put in what a seat sends, commands or a picture of a type; durable when this returns.

        Raises Full, OSError, sqlite3.Error.
        """
        text = msgspec.json.encode(tuple(commands)).decode()
        columns = "INSERT INTO sent (id, seat, at, head, commands, note) VALUES (?, ?, ?, ?, ?, ?)"
        with self._writing() as at:
            (many,) = at.execute("SELECT count(*) FROM sent WHERE seat = ?", (seat,)).fetchone()
            (pictures,) = at.execute(
                "SELECT count(*) FROM sent JOIN picture USING (id) WHERE seat = ?", (seat,)
            ).fetchone()
            if many >= WAITING_MOST or (picture is not None and pictures >= PICTURES_MOST):
                raise Full
            found = _drawn(at, self._draw)
            at.execute(columns, (found, seat, now(), head, text, note))
            if picture is not None:
                at.execute("INSERT INTO picture VALUES (?, ?, ?)", (found, *picture))
        return self.one(found)

    def picture(self, number: int) -> tuple[str, bytes] | None:
        """Give the picture of a proposal with its type, None where it has none."""
        if self._path is not None and not self._path.exists():
            return None
        with self._open() as at:
            found: tuple[str, bytes] | None = at.execute(
                "SELECT kind, bytes FROM picture WHERE id = ?", (number,)
            ).fetchone()
        return found

    def waiting(self) -> tuple[Proposal, ...]:
        """Give all that wait, the oldest first."""
        return tuple(self._read("SELECT sent.*, 'waiting', '[]', '' FROM sent JOIN given USING (id) ORDER BY nth"))

    def of(self, seat: str) -> tuple[Proposal, ...]:
        """Give what a seat has sent, the newest first, and what became of it."""
        of_seat = f"SELECT both.* FROM ({_BOTH}) AS both JOIN given USING (id) WHERE seat = ? ORDER BY nth DESC"
        return tuple(self._read(of_seat, (seat,)))

    def settled(self, most: int) -> tuple[Proposal, ...]:
        """Give what became of what was sent, whoever sent it, the latest first."""
        return tuple(
            self._read(
                "SELECT settled.* FROM settled JOIN given USING (id) ORDER BY settled.settled DESC, nth DESC LIMIT ?",
                (most,),
            )
        )

    def one(self, number: int) -> Proposal:
        """Give one, waiting or settled. Raises NoSuchProposal."""
        for found in self._read(f"SELECT * FROM ({_BOTH}) WHERE id = ?", (number,)):
            return found
        raise NoSuchProposal(number)

    def begin(self, number: int, entry: int) -> None:
        """Note the entry that a proposal is about to become. Raises NoSuchProposal where it does not wait any more."""
        with self._writing() as at:
            if at.execute("UPDATE sent SET begun = ? WHERE id = ?", (entry, number)).rowcount != 1:
                raise NoSuchProposal(number)

    def settle(self, number: int, state: State, reasons: Sequence[Message | str] = (), *, entry: int = 0) -> Proposal:
        """Take a proposal out of what waits and keep its fate; a string is somebody's own words.

        Raises NoSuchProposal where it does not wait.
        """
        with self._writing() as at:
            row = at.execute("SELECT * FROM sent WHERE id = ?", (number,)).fetchone()
            if row is None:
                raise NoSuchProposal(number)
            told = msgspec.json.encode(tuple(reasons)).decode()
            at.execute("DELETE FROM sent WHERE id = ?", (number,))
            at.execute("DELETE FROM picture WHERE id = ?", (number,))
            at.execute(
                "INSERT INTO settled VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row[:6], entry, state, told, now())
            )
            at.execute(_FORGET, (row[1], KEPT_MOST))
        return self.one(number)

    def withdraw(self, number: int, seat: str, head: int) -> None:
        """Take back what a seat has sent and nobody has answered, as if it had never been sent.

        `head` is the present entry: what is being done has a later one. Raises NoSuchProposal, also for another's.
        """
        with self._writing() as at:
            own = "DELETE FROM sent WHERE id = ? AND seat = ? AND (begun = 0 OR begun > ?)"
            if at.execute(own, (number, seat, head)).rowcount != 1:
                raise NoSuchProposal(number)
            at.execute("DELETE FROM picture WHERE id = ?", (number,))

    def close(self) -> None:
        """Let go of what is in memory."""
        if self._memory is not None:
            self._memory.close()
            self._memory = None

    def _read(self, query: str, values: Sequence[object] = ()) -> Iterator[Proposal]:
        if self._path is not None and not self._path.exists():
            return
        with self._open() as at:
            rows = at.execute(query, values).fetchall()
        orders, told = msgspec.json.Decoder(tuple[msgspec.Raw, ...]), msgspec.json.Decoder(tuple[str | Message, ...])
        for number, seat, when, head, commands, note, begun, state, reasons, settled in rows:
            why = tuple(kept(one) if isinstance(one, str) else one for one in told.decode(reasons))
            yield Proposal(number, seat, when, head, orders.decode(commands), note, begun, state, why, settled)

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._open() as at:
            at.execute("BEGIN IMMEDIATE")
            try:
                yield at
                at.execute("COMMIT")
            except BaseException:
                at.execute("ROLLBACK")
                raise

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open the file for one act: between acts it is nobody's, and may be copied with the document."""
        if self._path is None:
            if self._memory is None:
                self._memory = sqlite3.connect(":memory:", isolation_level=None)
                self._memory.executescript(_TABLES)
            yield self._memory
            return
        with closing(sqlite3.connect(self._path, timeout=_BUSY, isolation_level=None)) as at:
            for pragma in ("trusted_schema=OFF", "synchronous=EXTRA"):
                at.execute(f"PRAGMA {pragma}")
            at.executescript(_TABLES)
            yield at


def _drawn(at: sqlite3.Connection, draw: Callable[[int], int]) -> int:
    """Draw a number that was never given, and note it."""
    (many,) = at.execute("SELECT count(*) FROM given").fetchone()
    most = MOST
    while 2 * many > most - LEAST:
        most = 10 * most + 9
    while True:
        found = LEAST + draw(most - LEAST + 1)
        if at.execute("INSERT OR IGNORE INTO given (id) VALUES (?)", (found,)).rowcount:
            return found
