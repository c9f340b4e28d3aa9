"""Older documents: read as they are, brought up by the first write and not before it, and kept beside it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.kernel.journal import (
    CannotWrite,
    Draft,
    Journal,
    NewerVersion,
    check,
    create,
    migrations,
    open_document,
    recover,
    rotate_backups,
)
from companion.kernel.journal.migrations import Migration, present_version
from companion.kernel.journal.schema import checksum, connect, tables

NOW = migrations.present_version()
Drafts = Callable[..., Draft]
NOW = present_version()
WRITES: dict[str, Callable[[Journal, Draft], object]] = {
    "append": lambda journal, draft: journal.append([draft]),
    "graft": lambda journal, draft: journal.graft(2, [draft], {"b": "a record"}),
    "move the head": lambda journal, _: journal.move_head(3),
    "keep beside": lambda journal, _: journal.keep_beside("clock", "{}"),
    "enclose": lambda journal, _: journal.enclose("referee/1", "a picture"),
    "replace the sources": lambda journal, _: journal.replace_sources({"rules": "range = 4"}),
}


def names(path: Path) -> list[str]:
    return sorted(other.name for other in path.parent.iterdir())


def version(path: Path) -> int:
    return int.from_bytes(path.read_bytes()[60:64], "big")


def shape(path: Path) -> list[str]:
    with closing(connect(path, "ro")) as connection:
        return [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_schema")]


def everything(journal: Journal) -> tuple[object, ...]:
    entries = journal.entries()
    workings = [journal.working(entry.seq) for entry in entries]
    records = [(name, journal.record(name)) for name in journal.records()]
    return (
        entries,
        journal.head(),
        dict(journal.meta),
        dict(journal.sources()),
        records,
        dict(journal.formats()),
        workings,
    )


class TestReading:
    def test_it_is_read_as_it_is_and_nothing_is_written(self, old_game: Path) -> None:
        before = old_game.read_bytes()
        with open_document(old_game) as journal:
            assert journal.read_only is None
            assert {entry.format for entry in journal.entries()} == {1}
            assert set(journal.formats().values()) == {1}
            assert [journal.working(n) for n in (1, 3)] == [b"fire points 8", b""]
            assert journal.record("battles/1.1/10/report.md") == "# Die Höhe\n"
            assert not journal.refresh()
        assert check(old_game) == []
        assert (old_game.read_bytes(), names(old_game)) == (before, [old_game.name])

    def test_one_that_cannot_be_written_is_read_too(self, old_game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        before = old_game.read_bytes()
        monkeypatch.setattr(os, "access", lambda *_: False)
        with open_document(old_game) as journal:
            assert (journal.head(), journal.entry(12).format) == (12, 1)
            assert journal.read_only is not None
        assert (old_game.read_bytes(), names(old_game)) == (before, [old_game.name])

    def test_a_newer_column_in_an_older_file_is_a_strange_table(self, old_game: Path) -> None:
        with closing(sqlite3.connect(old_game)) as connection:
            connection.execute("ALTER TABLE entry ADD COLUMN format INTEGER NOT NULL DEFAULT 1")
        assert check(old_game) == [f"{old_game}: the tables are not those of a game"]

    def test_a_backup_of_it_is_as_old(self, old_game: Path) -> None:
        assert rotate_backups(old_game) is None
        assert version(old_game.with_name(f"{old_game.name}.1")) == 1
        assert version(old_game) == 1

    def test_what_is_recovered_of_it_keeps_its_formats(self, old_game: Path, tmp_path: Path) -> None:
        before = old_game.read_bytes()
        new = tmp_path / "new.companion"
        assert recover(old_game, new).entries_kept == 12
        with open_document(old_game) as old, open_document(new) as journal:
            assert everything(journal) == everything(old)
        assert (version(new), shape(new)) == (NOW, list(tables(NOW)))
        assert old_game.read_bytes() == before
        assert check(new) == []


class TestTheFirstWrite:
    @pytest.mark.parametrize("write", WRITES)
    def test_it_copies_and_brings_up_and_no_row_is_written_anew(
        self, old_game: Path, draft: Drafts, write: str
    ) -> None:
        before = old_game.read_bytes()
        with open_document(old_game) as journal:
            old = journal.entries()
            WRITES[write](journal, draft(13))
            after = everything(journal)
            assert journal.entries()[:12] == old
        assert names(old_game) == [old_game.name, f"{old_game.name}.v1"]
        assert old_game.with_name(f"{old_game.name}.v1").read_bytes()[100:] == before[100:]
        assert (version(old_game), shape(old_game)) == (NOW, list(tables(NOW)))
        assert check(old_game) == []
        with open_document(old_game) as journal:
            assert everything(journal) == after
            assert [entry.format for entry in journal.entries()] == [1] * 12 + [NOW] * (len(journal.entries()) - 12)

    def test_the_second_write_copies_nothing(self, old_game: Path, draft: Drafts) -> None:
        with open_document(old_game) as journal:
            journal.append([draft(13)])
            old_game.with_name(f"{old_game.name}.v1").unlink()
            journal.append([draft(14)])
        with open_document(old_game) as journal:
            journal.append([draft(15)])
        assert names(old_game) == [old_game.name]

    def test_sources_that_replace_are_of_the_present_format_and_records_keep_theirs(
        self, old_game: Path, draft: Drafts
    ) -> None:
        with open_document(old_game) as journal:
            journal.replace_sources({"rules": "range = 4"})
            journal.append([draft(13)], {"new": "a record"})
            wanted = {
                "rules": NOW,
                "kept/battles/1.1/10/result.json": 1,
                "kept/battles/1.1/10/report.md": 1,
                "kept/new": NOW,
            }
            assert journal.formats() == wanted
        with open_document(old_game) as journal:
            assert journal.formats() == wanted

    def test_a_change_of_a_format_is_found(self, old_game: Path, draft: Drafts) -> None:
        with open_document(old_game) as journal:
            journal.append([draft(13)], {"new": "a record"})
        for table, key, words in (
            ("entry", "seq = 13", "entry 13"),
            ("entry", "seq = 3", "entry 3"),
            ("source", "place = 5", "source 5"),
        ):
            content = old_game.read_bytes()
            with closing(sqlite3.connect(old_game, isolation_level=None)) as connection:
                connection.execute(f"UPDATE {table} SET format = 7 WHERE {key}")
            assert f"{words} is damaged" in " ".join(check(old_game))
            old_game.write_bytes(content)

    def test_where_no_copy_can_be_made_nothing_is_written(self, old_game: Path, draft: Drafts) -> None:
        kept = old_game.with_name(f"{old_game.name}.v1")
        kept.mkdir()
        (kept / "in the way").touch()
        before = old_game.read_bytes()
        with open_document(old_game) as journal:
            with pytest.raises(CannotWrite, match="nothing was written"):
                journal.append([draft(13)])
            assert journal.head() == 12
        assert old_game.read_bytes() == before

    def test_a_step_that_fails_changes_nothing(
        self, game: Path, draft: Drafts, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM entry")
            connection.execute("SELECT nothing")

        before = game.read_bytes()
        monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, Migration("fail", fail)))
        with open_document(game) as journal, pytest.raises(Exception, match="nothing was written"):
            journal.append([draft(13)])
        monkeypatch.undo()
        assert game.read_bytes() == before
        assert check(game) == []

    def test_a_later_step_is_taken_with_its_own_copy(
        self, old_game: Path, draft: Drafts, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def add_army(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO meta VALUES (99, 'army', 'Potomac', ?)", (checksum(99, "army", "Potomac"),))

        with open_document(old_game) as journal:
            journal.append([draft(13)])
        monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, Migration("add the army", add_army)))
        with open_document(old_game) as journal:
            assert journal.append([draft(14)])[0].format == NOW + 1
        with open_document(old_game) as journal:
            assert journal.meta["army"] == "Potomac"
            assert [entry.format for entry in journal.entries()][-3:] == [1, NOW, NOW + 1]
        assert names(old_game) == [old_game.name, f"{old_game.name}.v1", f"{old_game.name}.v{NOW}"]


class TestMeanwhile:
    def test_a_reader_goes_on_when_another_brings_the_file_up(self, old_game: Path, draft: Drafts) -> None:
        with open_document(old_game) as writer, open_document(old_game) as reader:
            writer.append([draft(13)], {"new": "a record"})
            assert reader.refresh()
            assert everything(reader) == everything(writer)
            assert not reader.refresh()

    def test_a_writer_finds_that_a_stranger_brought_it_up(self, old_game: Path, draft: Drafts) -> None:
        with open_document(old_game) as journal:
            with closing(connect(old_game, "rw")) as stranger:
                stranger.execute("BEGIN IMMEDIATE")
                migrations.migrate(stranger, 1, migrations.MIGRATIONS)
                stranger.execute("COMMIT")
            with pytest.raises(CannotWrite, match="another program has changed the game"):
                journal.append([draft(13)])

    def test_a_reader_is_told_of_a_version_that_it_does_not_know(self, game: Path) -> None:
        with open_document(game) as journal:
            with closing(connect(game, "rw")) as stranger:
                stranger.execute(f"PRAGMA user_version={NOW + 1}")
            with pytest.raises(NewerVersion, match=f"version {NOW + 1}"):
                journal.refresh()


def test_a_new_document_has_the_tables_that_a_migrated_one_has(old_game: Path, tmp_path: Path, draft: Drafts) -> None:
    with open_document(old_game) as journal:
        journal.append([draft(13)])
    create(tmp_path / "new.companion", {}, {}).close()
    assert shape(tmp_path / "new.companion") == shape(old_game) == list(tables(NOW))
