"""Backups beside a document: `.1` a few minutes old, `.4` from the evening's first hour, the two between spread out.

All is decided from the times and the count of entries in the document and in the copies that lie there, never from what
this process remembers: an evening may be one long session or a hundred commands.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from companion.kernel.journal.copying import copy_to, remove, sync_folder
from companion.kernel.journal.errors import JournalError, while_writing
from companion.kernel.journal.schema import connect, entry_checksum
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from companion.kernel.journal.contract import Entry, Journal

KEPT = 4
"""So many copies lie beside a game; the last is the evening's first."""
OLDEST_ENTRIES = 10
OLDEST = timedelta(minutes=10)
"""A copy that is so many entries or so much time behind the game is followed by a new one."""
BREAK = timedelta(hours=6)
"""An evening is a run of entries without a pause as long as this."""
_BETWEEN = KEPT - 2


class Mark(NamedTuple):
    """What of a document says which game it is and how far it has come."""

    first: int
    """The checksum of the game's first entry: the same in every copy of it, and in no other game."""
    entries: int
    at: str
    """The latest time of an entry."""


def backup_name(path: Path, older: int) -> Path:
    """Name a backup; 1 is the newest."""
    return path.with_name(f"{path.name}.{older}")


def backup_due(journal: Journal) -> bool:
    """Say whether the newest backup is too old; asked after each act, so it is quick where none is due."""
    entries = journal.entries()
    if journal.path is None or not entries:
        return False
    now = Mark(_first(entries[0]), len(entries), max(entry.at for entry in entries))
    newest = _mark_in(backup_name(journal.path, 1))
    if newest is None or newest.first != now.first:
        newest = Mark(now.first, 1, entries[0].at)  # as though the game had been copied when it began
    behind = now.entries - newest.entries
    return behind < 0 or behind >= OLDEST_ENTRIES or _time(now.at) - _time(newest.at) >= OLDEST


def back_up(journal: Journal) -> None:
    """Copy the game where its newest copy is too old; a failure leaves the game as it is."""
    if journal.path is not None and backup_due(journal):
        rotate_backups(journal.path)


def rotate_backups(path: Path) -> str | None:
    """Copy the document to NAME.companion.1, and let the older copies move on to .2, .3 and .4 or go.

    The evening's first copy becomes .4 and stays there while the evening lasts; of those between, the one goes that is
    missed least. Gives None, or the sentence that says why there is no new backup: a game goes on without one. A
    document that turns out to be damaged does not push out its good backups.
    """
    building = path.with_name(
        f".{path.name}.1.new"
    )  # without our process's number: what a crash leaves, the next replaces
    try:
        with closing(connect(path, "ro")) as connection:
            copy_to(connection, building)
        _rotate(path, building)
        sync_folder(path.absolute().parent)
    except JournalError:
        return tr(
            "{path}: no backup was made, for the game's file is damaged; the older backups are left as they are",
            path=path,
        )
    except (sqlite3.Error, OSError) as error:
        return tr("no backup was made; {message}", message=while_writing(backup_name(path, 1), error).message)
    finally:
        remove(building)
    return None


def evening(times: Iterable[str]) -> datetime:
    """Give when the last evening of these times began: after it there is no long pause."""
    ordered = sorted(map(_time, times))
    after_a_break = (later for earlier, later in pairwise(ordered) if later - earlier >= BREAK)
    return max(after_a_break, default=ordered[0] if ordered else _NEVER)


def moves(lying: Mapping[int, Mark | None], new: Mark, began: datetime) -> dict[int, int]:
    """Say where each copy that lies in a slot goes when a new one comes into slot 1; what is not named goes away.

    `lying` has a slot's mark, None where no game can be read in it; `began` is when the evening did.
    """
    tonight = {
        slot: mark
        for slot, mark in sorted(lying.items())
        if mark is not None and mark.first == new.first and _time(mark.at) >= began
    }
    if not tonight:
        return {slot: slot + 1 for slot in lying if slot < KEPT}
    *between, first = tonight
    while len(between) > _BETWEEN:
        row = [new, *(tonight[slot] for slot in (*between, first))]
        spans = [_span(newer, older) for newer, older in zip(row, row[2:], strict=False)]
        del between[spans.index(min(spans))]
    if len(between) == _BETWEEN:
        return dict(zip(between, range(2, KEPT), strict=True)) | {first: KEPT}
    return {slot: max(slot, 2) for slot in between} | {first: KEPT}


def _rotate(path: Path, building: Path) -> None:
    new, times = _mark_and_times(building)
    lying = {slot: _mark_in(backup_name(path, slot)) for slot in range(1, KEPT + 1) if backup_name(path, slot).exists()}
    going = moves(lying, new, evening(times)) if new is not None else {slot: slot + 1 for slot in lying if slot < KEPT}
    for slot, to in sorted(going.items(), reverse=True):  # nothing moves to a lower number, so none is written over
        if slot != to:
            backup_name(path, slot).replace(backup_name(path, to))
    building.replace(backup_name(path, 1))
    for slot in lying.keys() - going.keys() - set(going.values()) - {1}:
        backup_name(path, slot).unlink()


def _span(newer: Mark, older: Mark) -> tuple[timedelta, int]:
    """Give how much lies between two copies; entries count where times are the same."""
    return _time(newer.at) - _time(older.at), newer.entries - older.entries


def _mark_in(backup: Path) -> Mark | None:
    """Give a backup's mark; None where there is none, or it cannot be read."""
    try:
        found = backup.stat()
    except OSError:
        return None
    return _mark_of(backup, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=2 * KEPT)
def _mark_of(backup: Path, _changed: int, _size: int) -> Mark | None:
    """Read a backup's mark, once for each state of the file."""
    try:
        return _mark_and_times(backup)[0]
    except sqlite3.Error:
        return None


def _mark_and_times(path: Path) -> tuple[Mark | None, Sequence[str]]:
    """Give a document's mark, None where it has no entry, and the times of all entries; raises sqlite3.Error."""
    with closing(connect(path, "ro")) as connection:
        times = [str(at) for (at,) in connection.execute("SELECT at FROM entry")]
        first = connection.execute("SELECT checksum FROM entry ORDER BY seq LIMIT 1").fetchone()
    return (Mark(first[0], len(times), max(times)) if first else None), times


def _first(entry: Entry) -> int:
    fields = (entry.seq, entry.parent, entry.at, entry.seat, entry.label, entry.command, entry.events, entry.dice)
    return entry_checksum(fields, entry.format)


_NEVER = datetime.fromisoformat("1863-07-01T00:00:00+00:00")


def _time(at: str) -> datetime:
    """Read an entry's time; one that is none was long ago."""
    try:
        found = datetime.fromisoformat(at)
    except ValueError:
        return _NEVER
    return found if found.tzinfo is not None else _NEVER
