"""Documents with mended checksums: what a stranger can write who knows the format, and what a torn copy is."""

from __future__ import annotations

import random
import sqlite3
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from companion.kernel import journal
from companion.kernel.beginning import Beginning, begin
from companion.kernel.journal.schema import blob_checksum, checksum, entry_checksum
from companion.kernel.session import Session
from companion.rows.report import markdown_report
from companion.rows.status import as_value
from fuzzing import mutations
from fuzzing.targets import ALLOWED, Target


def _bomb() -> bytes:
    """Give a little that unfolds to 512 MiB of nothing, made piece by piece."""
    packing = zlib.compressobj(9)
    return b"".join((*(packing.compress(bytes(1 << 20)) for _ in range(512)), packing.flush()))


BOMB = _bomb()
SCENARIOS = ("the-cornfield", "gettysburg-battle", "antietam-basic")
TEXTS = ("at", "seat", "label", "command", "events", "dice")


class Documents(Target):
    """Games of every kind, forged or torn, through check, status, log, explain, report and recover: none is written to."""

    def prepare(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
        self.games = [self._game(name) for name in SCENARIOS]

    def _game(self, scenario: str) -> bytes:
        path = self.folder / f"{scenario}.companion"
        players = {} if scenario == SCENARIOS[0] else dict.fromkeys(("union", "confederate"), "computer:basic")
        with begin(path, Beginning(scenario=scenario, seed="7", players=players)) as session:
            for _ in range(3):
                if scenario == SCENARIOS[0]:
                    session.do(session.decode('{"order": "next-step"}'))
                elif (move := session.computer_move()) is not None:
                    session.do(*move.commands, label=move.label)
            session.undo()
            session.do(session.decode('{"order": "note", "text": "Mist."}'))
        return path.read_bytes()

    def make(self, rng: random.Random) -> bytes:
        given = rng.choice(self.games)
        if rng.random() < 0.1:
            return mutations.raw(rng, given)
        path = self.folder / "forged.companion"
        path.write_bytes(given)
        with sqlite3.connect(path, isolation_level=None) as forged:
            for _ in range(rng.choice((1, 1, 2, 3))):
                try:
                    rng.choice(FORGERIES)(rng, forged)
                except (sqlite3.Error, OverflowError, UnicodeError, TypeError, zlib.error):  # it is forged already
                    continue
            _mend(forged)
        forged.close()
        return path.read_bytes()

    def run(self, raw: bytes) -> str:
        path = Path(tempfile.mkdtemp(dir=self.folder)) / "victim.companion"
        path.write_bytes(raw)
        became = "refused"
        for ask in (journal.check, _read, lambda path: journal.recover(path, path.with_name("saved.companion"))):
            try:
                ask(path)
                became = "accepted" if ask is _read else became
            except ALLOWED as error:
                str(error)
        assert path.read_bytes() == raw, "the file was written to"
        others = {one.name for one in path.parent.iterdir()} - {path.name, "saved.companion"}
        assert not others, f"files were left: {sorted(others)}"
        saved = path.with_name("saved.companion")
        if saved.exists():
            assert journal.check(saved) == [] or not list(journal.check(saved)), "what was saved is not sound"
            saved.unlink()
        path.unlink()
        path.parent.rmdir()
        return became


def _read(path: Path) -> None:
    """Ask of a game what status, log and report ask."""
    with Session.open(path) as session:
        as_value(session, session.score())
        for line in session.log():
            msgspec.json.encode(line)
            session.explain(line.entry)
        markdown_report(session)
        for seat in ("union", "confederate"):
            session.seat = seat
            as_value(session, session.score())
            session.log()


def _row(rng: random.Random, forged: sqlite3.Connection, table: str, key: str) -> int:
    rows = forged.execute(f"SELECT {key} FROM {table}").fetchall()
    return int(rng.choice(rows)[0]) if rows else 0


def _of_entry(rng: random.Random, forged: sqlite3.Connection) -> None:
    """Change the JSON of an entry, its parts or its text."""
    seq, column = _row(rng, forged, "entry", "seq"), rng.choice((*TEXTS, "events", "events", "command"))
    (old,) = forged.execute(f"SELECT {column} FROM entry WHERE seq = ?", (seq,)).fetchone()
    try:
        new: Any = mutations.as_json(mutations.value(rng, msgspec.json.decode(old))).decode("utf-8", "surrogatepass")
    except msgspec.DecodeError:
        new = mutations.text(rng, old)
    forged.execute(f"UPDATE entry SET {column} = ? WHERE seq = ?", (new, seq))


def _of_tree(rng: random.Random, forged: sqlite3.Connection) -> None:
    """Change who follows whom, what is the head, how many there are, which format."""
    number = rng.choice((None, 0, 1, 2, 3, 4, 99, -1, 2**62))
    match rng.randrange(6):
        case 0:
            forged.execute("UPDATE entry SET parent = ? WHERE seq = ?", (number, _row(rng, forged, "entry", "seq")))
        case 1:
            forged.execute("UPDATE head SET seq = ?", (number,))
        case 2:
            forged.execute("UPDATE head SET entries = ?", (number,))
        case 3:
            forged.execute("DELETE FROM entry WHERE seq = ?", (_row(rng, forged, "entry", "seq"),))
        case 4:
            forged.execute("UPDATE entry SET format = ? WHERE seq = ?", (number, _row(rng, forged, "entry", "seq")))
        case _:
            forged.execute("UPDATE entry SET seq = ? WHERE seq = ?", (number, _row(rng, forged, "entry", "seq")))


def _of_source(rng: random.Random, forged: sqlite3.Connection) -> None:
    """Change a source: its text, its name, its blob, its format; or drop it."""
    place = _row(rng, forged, "source", "place")
    name, old = forged.execute("SELECT name, deflated FROM source WHERE place = ?", (place,)).fetchone()
    match rng.randrange(8):
        case 0:
            forged.execute("DELETE FROM source WHERE place = ?", (place,))
        case 1:
            forged.execute("UPDATE source SET name = ? WHERE place = ?", (mutations.text(rng, name), place))
        case 2:
            forged.execute("UPDATE source SET deflated = ? WHERE place = ?", (mutations.raw(rng, old), place))
        case 3:
            forged.execute("UPDATE source SET deflated = ? WHERE place = ?", (BOMB, place))
        case 4:
            forged.execute("UPDATE source SET format = ? WHERE place = ?", (rng.choice((0, -1, 2, 3, 99)), place))
        case _:
            new = mutations.text(rng, zlib.decompress(old).decode()).encode("utf-8", "surrogatepass")
            forged.execute("UPDATE source SET deflated = ? WHERE place = ?", (zlib.compress(new), place))


def _of_working(rng: random.Random, forged: sqlite3.Connection) -> None:
    """Change a working, or add one."""
    seq = _row(rng, forged, "working", "seq")
    if not seq:
        raw = mutations.as_json(mutations.value(rng, [{"clause": "x", "label": "y", "value": 1}]))
        forged.execute("INSERT INTO working VALUES (?, ?, 0)", (_row(rng, forged, "entry", "seq"), zlib.compress(raw)))
        return
    (old,) = forged.execute("SELECT deflated FROM working WHERE seq = ?", (seq,)).fetchone()
    if rng.random() < 0.3:
        new = mutations.raw(rng, old)
    else:
        new = zlib.compress(mutations.as_json(mutations.value(rng, msgspec.json.decode(zlib.decompress(old)))))
    forged.execute("UPDATE working SET deflated = ? WHERE seq = ?", (new, seq))


def _of_meta(rng: random.Random, forged: sqlite3.Connection) -> None:
    """Change what was fixed when the game began."""
    place = _row(rng, forged, "meta", "place")
    match rng.randrange(3):
        case 0:
            forged.execute("DELETE FROM meta WHERE place = ?", (place,))
        case 1:
            word = rng.choice((*mutations.EVIL_WORDS, "miniatures", "campaign", "tactical"))
            forged.execute("UPDATE meta SET value = ? WHERE place = ?", (word, place))
        case _:
            forged.execute("UPDATE meta SET name = ? WHERE place = ?", (rng.choice(("kind", "seed", "x")), place))


def _of_beside(rng: random.Random, forged: sqlite3.Connection) -> None:
    """Put something beside the game."""
    row = (rng.choice((1, 2, 10**9)), rng.choice(("clock", "x")), rng.choice((*mutations.EVIL_WORDS, "{}", "[]")))
    forged.execute("INSERT INTO beside VALUES (?, ?, ?, ?)", (*row, rng.choice((checksum(*row), 0))))


def _of_schema(rng: random.Random, forged: sqlite3.Connection) -> None:
    """Add what a document has not, or change its marks."""
    forged.execute(
        rng.choice(
            (
                "CREATE INDEX more ON entry (label)",
                "CREATE TABLE more (a UNIQUE, b)",
                "CREATE VIEW more AS SELECT 1",
                "CREATE TRIGGER more AFTER INSERT ON entry BEGIN SELECT 1; END",
                "PRAGMA user_version = 0",
                "PRAGMA user_version = 1",
                "PRAGMA user_version = 2",
                "PRAGMA user_version = 4",
                "PRAGMA user_version = 99",
                "PRAGMA application_id = 7",
                "PRAGMA journal_mode = WAL",
                "DROP TABLE working",
                "DROP TABLE meta",
                "DROP TABLE source",
                "DELETE FROM head",
                "DELETE FROM entry",
                "ALTER TABLE entry ADD COLUMN more",
                "ALTER TABLE meta RENAME TO other",
                "PRAGMA auto_vacuum = 1",
                "VACUUM",
            )
        )
    )


FORGERIES: tuple[Callable[[random.Random, sqlite3.Connection], None], ...] = (
    _of_entry,
    _of_entry,
    _of_entry,
    _of_entry,
    _of_tree,
    _of_source,
    _of_source,
    _of_working,
    _of_meta,
    _of_beside,
    _of_schema,
)


def _mend(forged: sqlite3.Connection) -> None:
    """Give every row the checksum that it should have, as far as there are tables for it."""
    for mend in (_mend_entries, _mend_head, _mend_blobs, _mend_meta):
        try:
            mend(forged)
        except (sqlite3.Error, UnicodeError, OverflowError, TypeError):
            continue


def _mend_entries(forged: sqlite3.Connection) -> None:
    for *fields, form in forged.execute(f"SELECT seq, parent, {', '.join(TEXTS)}, format FROM entry").fetchall():
        forged.execute("UPDATE entry SET checksum = ? WHERE seq = ?", (entry_checksum(fields, form), fields[0]))


def _mend_head(forged: sqlite3.Connection) -> None:
    for fields in forged.execute("SELECT seq, entries FROM head").fetchall():
        forged.execute("UPDATE head SET checksum = ?", (checksum(*fields),))


def _mend_blobs(forged: sqlite3.Connection) -> None:
    for place, name, blob, form in forged.execute("SELECT place, name, deflated, format FROM source").fetchall():
        forged.execute("UPDATE source SET checksum = ? WHERE place = ?", (blob_checksum(name, blob, form), place))
    for seq, blob in forged.execute("SELECT seq, deflated FROM working").fetchall():
        forged.execute("UPDATE working SET checksum = ? WHERE seq = ?", (blob_checksum(seq, blob), seq))


def _mend_meta(forged: sqlite3.Connection) -> None:
    for place, name, value in forged.execute("SELECT place, name, value FROM meta").fetchall():
        forged.execute("UPDATE meta SET checksum = ? WHERE place = ?", (checksum(place, name, value), place))
