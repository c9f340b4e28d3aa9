"""Save what is good of a damaged document into a new one; the old file is never written to."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Collection
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from companion.kernel.journal import migrations
from companion.kernel.journal.beside import good
from companion.kernel.journal.contract import KEPT, Entry, Journal
from companion.kernel.journal.copying import journal_of
from companion.kernel.journal.document import OPEN_ELSEWHERE, descriptor_of, settle, write_new
from companion.kernel.journal.errors import (
    CannotRead,
    Damaged,
    NewerVersion,
    NotADocument,
    Unreadable,
    newest_backup,
    taken,
    while_reading,
)
from companion.kernel.journal.header import version
from companion.kernel.journal.limits import ALL_SOURCES, TEXT, unfold
from companion.kernel.journal.lock import take
from companion.kernel.journal.memory import MemoryJournal
from companion.kernel.journal.rows import UNREADABLE, Row, look_up, short_table, unfolds
from companion.kernel.journal.schema import PAGE, blob_checksum, checksum, connect, entry_checksum, lay_out, tables
from companion.kernel.journal.sqlite import deflate, present_formats, source_rows
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

_LEAST_ROW = 40  # bytes that an entry takes at the very least: bounds the numbers worth asking for
_RECORD = 1 << 20  # letters that are put into one record

_NO_HEAD = 0  # every entry undone; entries are numbered from 1


Unread = Callable[[Journal], Collection[int]]
"""Names the entries of a journal that cannot be read, with all that follow them."""
UNREAD = "unread/"
"""How the names of the records begin in which such entries are kept."""


class Recovered(msgspec.Struct, frozen=True):
    """What `recover` saved."""

    entries_kept: int
    """Entries of the new document."""
    lost: int
    """Entries known to be lost; more may be, where the file no longer says how many there were."""
    reason: str
    """What was wrong and what else is missing, a sentence."""
    counted: bool = True
    """Whether the file still says how many entries there were."""
    unread: int = 0
    """Entries that are whole and that this version cannot read: kept as text, in records."""


class _Salvage(msgspec.Struct):
    """The good rows of a file and words for the bad ones."""

    entries: list[Row] = []
    workings: list[Row] = []
    sources: list[Row] = []
    beside: list[Row] = []
    meta: list[Row] | None = None
    """None: lost."""
    head: int | None = None
    lost: int = 0
    counted: bool = True
    troubles: list[str] = []


def recover(path: Path, new: Path, *, unread: Unread | None = None) -> Recovered:
    """Save the longest good part of the tree: every entry that is good with all before it, numbers unchanged.

    `unread` names the entries that are whole and still cannot be read; they are kept as they are, in records, and none
    of them is current. Raises Unreadable when that is all of them, AlreadyExists, NotADocument, CannotRead,
    NewerVersion, CannotWrite, or Damaged when nothing is left to save.
    """
    if os.path.lexists(new):
        raise taken(new)
    with tempfile.TemporaryDirectory(prefix="companion-") as folder:
        try:
            copy, stranger = _copy_aside(path, Path(folder))
            salvage = _salvage(copy)
        except (sqlite3.Error, OSError) as error:
            raise while_reading(path, error) from error
    # Without our mark and without our data it was no game: only then is the stranger believed to be one.
    if salvage.meta is None and stranger is not None:
        raise stranger
    if salvage.meta is None:
        raise _nothing_left(path, tr("what the game was started with is lost"))
    if not salvage.entries and (salvage.lost or not salvage.counted):
        raise _nothing_left(path, tr("no entry of the game is left in it"))
    # After what is damaged is gone: only what is whole can be asked whether it can be read.
    aside = 0 if unread is None else _set_aside(path, salvage, unread)
    write_new(new, lambda connection: _fill(connection, salvage))
    kept = len(salvage.entries)
    return Recovered(kept, salvage.lost, "; ".join(salvage.troubles) or tr("nothing was lost"), salvage.counted, aside)


def _nothing_left(path: Path, why: str) -> Damaged:
    """Say that nothing can be saved, and which backup there is."""
    backup = newest_backup(path)
    where = tr("there is no backup beside it")
    if backup is not None:
        where = tr("its newest backup is {name}", name=backup.name)
    return Damaged(tr("{path}: nothing can be saved: {why}; {where}", path=path, why=why, where=where))


def _set_aside(path: Path, salvage: _Salvage, unread: Unread) -> int:
    """Take the entries that cannot be read out of the tree and keep them as records; gives how many."""
    entries = {row[0]: Entry(*(*row[:-2], row[-1])) for row in salvage.entries}
    texts = {name: unfold(blob).decode() for _, name, blob, *_ in salvage.sources}
    sources = {name: text for name, text in texts.items() if not name.startswith(KEPT)}
    workings = {seq: unfold(blob) for seq, blob, _ in salvage.workings}
    meta = {name: value for _, name, value, _ in salvage.meta or ()}
    bad = set(unread(MemoryJournal.holding(meta, sources, list(entries.values()), workings)))
    if not bad:
        return 0
    if bad == entries.keys():
        raise Unreadable(tr("this version can read no entry of the game, so there is nothing to save"), path)
    lines = {seq: _as_text(entries[seq], workings.get(seq, b"")) for seq in sorted(bad)}
    left_out = _keep_texts(salvage, lines, sum(map(len, texts.values())))
    salvage.entries = [row for row in salvage.entries if row[0] not in bad]
    salvage.workings = [row for row in salvage.workings if row[0] not in bad]
    first = tr("from entry {first} on this version cannot read {count} entries", first=min(bad), count=len(bad))
    salvage.troubles.append(f"{first}; {tr('they are kept as records, {names}', names=UNREAD + '*')}")
    if left_out:
        salvage.troubles.append(
            tr("{count} of them are too long to be kept, and stand in the old file", count=left_out)
        )
    if salvage.head in bad:
        was = salvage.head
        # Up the line, not to the newest number: the present game should go on where it was.
        while salvage.head in bad:
            salvage.head = entries[salvage.head].parent
        salvage.head = salvage.head or max(row[0] for row in salvage.entries)
        salvage.troubles.append(
            tr("the current entry {was} is one of them; the current entry is now {entry}", was=was, entry=salvage.head)
        )
    return len(bad)


def _as_text(entry: Entry, working: bytes) -> str:
    """Write an entry as a line of JSON."""
    return msgspec.json.encode({**msgspec.structs.asdict(entry), "working": working}).decode()


def _keep_texts(salvage: _Salvage, lines: Mapping[int, str], already: int) -> int:
    """Put lines into records, many in one; gives how many had no room there."""
    records: list[str] = []
    left_out = 0
    for line in lines.values():
        already += len(line)
        if len(line.encode()) > TEXT or already > ALL_SOURCES:
            left_out += 1
        elif records and len(records[-1]) + len(line) < _RECORD:
            records[-1] += f"\n{line}"
        else:
            records.append(line)
    place = max((row[0] for row in salvage.sources), default=0)
    known = sum(name.startswith(KEPT + UNREAD) for _, name, *_ in salvage.sources)
    named = {f"{KEPT}{UNREAD}{known + n}.jsonl": text for n, text in enumerate(records, 1)}
    rows = source_rows(deflate(named), present_formats(named), after=place)
    salvage.sources += [(place, name, blob, found, form) for place, name, blob, found, form in rows]
    return left_out


def _copy_aside(path: Path, folder: Path) -> tuple[Path, NotADocument | None]:
    """Copy the document, undo there what a crash left half written, and put a fresh first page in.

    The first page holds nothing but the marks and the tables' definitions, the same in every document; so a damaged one
    costs nothing, and SQLite takes the file's size from us, which lets it read a file that was cut short. A file that
    lacks our mark is tried too, for the mark may be what was damaged; the error to raise if not comes with it.
    """
    descriptor, _ = descriptor_of(path)
    try:
        if not take(descriptor):
            raise CannotRead(f"{path}: {tr(OPEN_ELSEWHERE)}")
        found, stranger = 0, None
        try:
            found = version(descriptor, path)
        except NotADocument as error:
            stranger = error
        except Damaged:
            pass
        if found > migrations.present_version():
            raise NewerVersion(
                tr(
                    "{path}: a companion that reads document version {found} is needed to recover it",
                    path=path,
                    found=found,
                )
            )
        copy = Path(shutil.copyfile(path, folder / path.name))
        if journal_of(path).exists():
            shutil.copyfile(journal_of(path), journal_of(copy))
    finally:
        os.close(descriptor)
    try:
        settle(copy)
    except sqlite3.Error:
        journal_of(copy).unlink(missing_ok=True)
    body = copy.read_bytes()[PAGE:]
    least = len(tables(migrations.present_version())) * PAGE
    # A cut file lacks the end of its last page, or whole tables: zeros read as empty.
    body += bytes(max(-len(body) % PAGE, least - len(body)))  # whole pages, and one for each table
    copy.write_bytes(_first_page(1 + len(body) // PAGE) + body)
    return copy, stranger


def _first_page(pages: int) -> bytes:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        lay_out(connection, migrations.present_version())
        page = bytearray(connection.serialize()[:PAGE])
    # As SQLite's file format has it: journal mode, the change counter and its twin that says the size is valid, the
    # size, and no list of free pages.
    page[18:20] = b"\x01\x01"
    page[24:28] = page[92:96] = (1).to_bytes(4, "big")
    page[28:32] = pages.to_bytes(4, "big")
    page[32:40] = bytes(8)
    return bytes(page)


def _salvage(copy: Path) -> _Salvage:
    salvage = _Salvage()
    with closing(connect(copy, "ro")) as connection:
        _save_meta(connection, salvage)
        _save_entries(connection, salvage, bound=copy.stat().st_size // _LEAST_ROW)
        _save_sources(connection, salvage)
        _save_workings(connection, salvage)
        _save_beside(connection, salvage)
    return salvage


def _save_meta(connection: sqlite3.Connection, salvage: _Salvage) -> None:
    """Take the meta rows, all or none: a game without its seed or its kind is not the game."""
    rows = list(short_table(connection, "SELECT place, name, value, checksum FROM meta WHERE place = ?"))
    if all(row is not None and checksum(*row[:-1]) == row[-1] for row in rows):
        salvage.meta = [row for row in rows if row is not None]


def _save_entries(connection: sqlite3.Connection, salvage: _Salvage, *, bound: int) -> None:
    statement = "SELECT seq, parent, at, seat, label, command, events, dice, checksum, format FROM entry WHERE seq = ?"
    head, count = _head(connection)
    good: set[int | None] = {None}
    bad: list[int] = []
    # Number by number, since a scan of the table would stop at the first bad page; the bound is how many rows could lie
    # in a file of this size.
    for seq in range(1, bound + 1):
        if count is not None and len(salvage.entries) + len(bad) >= count:
            break
        row = look_up(connection, statement, seq)
        if row is UNREADABLE or (row is not None and not (_is_good(row) and row[1] in good)):
            bad.append(seq)
        elif row is not None:
            good.add(seq)
            salvage.entries.append(row)
    kept = len(salvage.entries)
    newest = salvage.entries[-1][0] if kept else 0
    # Without the count nobody knows where the entries ended.
    if count is None:  # then unreadable numbers after the last good one need never have been written
        bad = [seq for seq in bad if seq < newest]
    salvage.lost = len(bad) if count is None else count - kept
    salvage.counted = count is not None
    if salvage.lost:
        first = min((seq for seq in range(1, newest + 2) if seq not in good), default=newest + 1)
        salvage.troubles.append(
            tr("entries are damaged or lost from entry {first} on, {lost} in all", first=first, lost=salvage.lost)
        )
    _save_head(salvage, head)


def _is_good(row: Row) -> bool:
    """Compare an entry's row with its checksum."""
    *fields, expected, form = row
    return bool(entry_checksum(fields, form) == expected)


def _save_head(salvage: _Salvage, head: int | None) -> None:
    """Keep the current entry, or take the newest good one before it."""
    kept = [row[0] for row in salvage.entries]
    if head == _NO_HEAD or head in kept:
        salvage.head = None if head == _NO_HEAD else head
        return
    salvage.head = max((seq for seq in kept if head is None or seq < head), default=None)
    was = (
        tr("the mark of the current entry is lost")
        if head is None
        else tr("the current entry {head} is lost", head=head)
    )
    now = tr("there is no current entry now")
    if salvage.head:
        now = tr("the current entry is now {entry}", entry=salvage.head)
    salvage.troubles.append(f"{was}; {now}")


def _head(connection: sqlite3.Connection) -> tuple[int | None, int | None]:
    """Give the head (_NO_HEAD before the first entry) and the number of entries; None, None when their row is lost."""
    row = look_up(connection, "SELECT seq, entries, checksum FROM head WHERE one = ?", 1)
    if not row or checksum(*row[:2]) != row[2]:
        return None, None
    return (_NO_HEAD if row[0] is None else row[0]), row[1]


def _save_sources(connection: sqlite3.Connection, salvage: _Salvage) -> None:
    unreadable = False
    for row in short_table(connection, "SELECT place, name, deflated, checksum, format FROM source WHERE place = ?"):
        if row is None:
            unreadable = True
        elif isinstance(row[2], bytes) and blob_checksum(row[1], row[2], row[4]) == row[3] and unfolds(row[2]):
            salvage.sources.append(row)
        else:
            name = str(row[1])
            told = tr("the source {name!r} is lost", name=name)
            if name.startswith(KEPT):
                told = tr("the record {name!r} is lost", name=name.removeprefix(KEPT))
            salvage.troubles.append(told)
    if unreadable:
        salvage.troubles.append(tr("some sources are lost"))


def _save_workings(connection: sqlite3.Connection, salvage: _Salvage) -> None:
    lost = 0
    for seq in (row[0] for row in salvage.entries):
        row = look_up(connection, "SELECT seq, deflated, checksum FROM working WHERE seq = ?", seq)
        if row and isinstance(row[1], bytes) and blob_checksum(seq, row[1]) == row[2] and unfolds(row[1]):
            salvage.workings.append(row)
        elif row is not None:
            lost += 1
    if lost:
        salvage.troubles.append(tr("the workings of {lost} entries are lost", lost=lost))


def _save_beside(connection: sqlite3.Connection, salvage: _Salvage) -> None:
    """Take what is good of what is kept beside the game: players' clocks, photographs; no entry needs it."""
    lost = False
    try:
        places = [place for (place,) in connection.execute("SELECT place FROM beside")]
    except sqlite3.Error:  # of an older document too, which has no such table
        places = []
    for place in places:
        row = look_up(connection, "SELECT place, name, value, checksum FROM beside WHERE place = ?", place)
        if row and good(row):
            salvage.beside.append(row)
        else:
            lost = True
    if lost:
        salvage.troubles.append(tr("some of what was kept beside the game is lost"))


def _fill(connection: sqlite3.Connection, salvage: _Salvage) -> None:
    connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", salvage.entries)
    connection.executemany("INSERT INTO working VALUES (?, ?, ?)", salvage.workings)
    connection.executemany("INSERT INTO source VALUES (?, ?, ?, ?, ?)", salvage.sources)
    connection.executemany("INSERT INTO meta VALUES (?, ?, ?, ?)", salvage.meta or ())
    connection.executemany("INSERT INTO beside VALUES (?, ?, ?, ?)", salvage.beside)
    count = len(salvage.entries)
    connection.execute("INSERT INTO head VALUES (1, ?, ?, ?)", (salvage.head, count, checksum(salvage.head, count)))
