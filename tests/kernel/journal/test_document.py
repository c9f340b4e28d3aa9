"""Making, opening, locking and copying documents."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.kernel.journal import (
    AlreadyExists,
    CannotRead,
    Damaged,
    Draft,
    NewerVersion,
    NotADocument,
    ReadOnly,
    check,
    create,
    open_document,
    recover,
    rotate_backups,
)
from companion.kernel.journal.document import OPEN_ELSEWHERE
from companion.kernel.journal.migrations import present_version
from companion.kernel.journal.schema import APPLICATION_ID, blob_checksum, checksum, connect

NOW = present_version()
Drafts = Callable[..., Draft]
Child = Callable[[Callable[[], object]], object]


def names(path: Path) -> list[str]:
    return sorted(other.name for other in path.parent.iterdir())


def sql(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement)


def crash_in_a_transaction(path: Path, folder: Path) -> Path:
    """Copy a game and its journal while a change is half on the disk: what a crash at that moment leaves."""
    with closing(connect(path, "rw")) as writer:
        writer.execute("PRAGMA cache_size=1")
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("UPDATE entry SET events = events || events, label = 'torn'")
        folder.mkdir()
        copy = Path(shutil.copy(path, folder))
        shutil.copy(f"{path}-journal", folder)
        writer.execute("ROLLBACK")
    return copy


class TestCreate:
    def test_a_new_document_is_one_file_with_our_mark(self, tmp_path: Path) -> None:
        path = tmp_path / "a.companion"
        with create(path, {"seed": "1"}, {"rules": "x" * 90_000}) as journal:
            assert journal.path == path
            assert names(path) == ["a.companion"]
        assert path.read_bytes()[68:72] == APPLICATION_ID.to_bytes(4, "big")
        assert path.stat().st_size < 30_000

    def test_every_connection_is_as_durable_and_careful_as_promised(self, game: Path) -> None:
        wanted = {"journal_mode": "delete", "synchronous": 3, "trusted_schema": 0, "user_version": NOW}
        with closing(connect(game, "rw")) as connection:
            found = {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in wanted}
        assert found == wanted

    def test_first_entries_appear_with_the_file_or_not_at_all(self, tmp_path: Path, draft: Drafts) -> None:
        path = tmp_path / "a.companion"
        with create(path, {"seed": "1"}, {}, [draft(1), draft(2)]) as journal:
            assert [(entry.seq, entry.parent) for entry in journal.line()] == [(1, None), (2, 1)]
            assert journal.working(2) == draft(2).working
        with pytest.raises(UnicodeEncodeError):
            create(tmp_path / "b.companion", {}, {}, [Draft("", "", "\ud800", "{}", "[]")])
        assert names(path) == ["a.companion"]

    def test_a_file_of_that_name_is_never_overwritten(self, tmp_path: Path) -> None:
        path = tmp_path / "a.companion"
        path.write_text("notes")
        with pytest.raises(AlreadyExists, match=r"a\.companion: there is a file of this name already"):
            create(path, {}, {})
        assert (path.read_text(), names(path)) == ("notes", ["a.companion"])

    def test_a_file_that_appears_meanwhile_is_not_overwritten_either(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "a.companion"
        path.write_text("notes")
        monkeypatch.setattr(os.path, "lexists", lambda _: False)
        with pytest.raises(AlreadyExists):
            create(path, {}, {})
        assert (path.read_text(), names(path)) == ("notes", ["a.companion"])

    def test_a_disk_without_links_will_do(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def no_links(*_: object) -> None:
            raise PermissionError(1, "Operation not permitted")

        monkeypatch.setattr(os, "link", no_links)
        path = tmp_path / "a.companion"
        create(path, {}, {}).close()
        assert names(path) == ["a.companion"]

    def test_names_with_spaces_and_signs(self, tmp_path: Path, draft: Drafts) -> None:
        path = tmp_path / "McPherson's Ridge? 100% #1 Höhe.companion"
        with create(path, {}, {}) as journal:
            journal.append([draft(1)])
        with open_document(path) as journal:
            assert journal.head() == 1


class TestOpen:
    def test_a_game_comes_back_whole(self, game: Path) -> None:
        with open_document(game) as journal:
            assert journal.read_only is None
            assert [entry.seq for entry in journal.line()] == [1, 2, 3, 4, 5, 10, 11, 12]
            assert (len(journal.entries()), journal.next_seq()) == (12, 13)
        assert names(game) == [game.name]

    def test_it_works_from_a_relative_path(self, game: Path, draft: Drafts, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(game.parent)
        with open_document(Path(game.name)) as journal:
            journal.append([draft(1)])

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            (None, "there is no such file"),
            (b"", "the file is empty"),
            (b"Dear Lee,", "is not a game"),
            (b"SQLite format 3\0" + bytes(200), "is not a game"),
        ],
        ids=["missing", "empty", "text", "another database"],
    )
    def test_what_is_not_a_game_is_refused(self, tmp_path: Path, content: bytes | None, message: str) -> None:
        path = tmp_path / "a.companion"
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(NotADocument, match=message):
            open_document(path)
        assert path.exists() == (content is not None)
        assert len(check(path)) == 1
        assert message in check(path)[0]

    def test_half_a_character_is_refused_and_changes_nothing(self, game: Path, draft: Drafts) -> None:
        with open_document(game) as journal:
            with pytest.raises(UnicodeEncodeError):
                journal.append([draft(13), Draft("", "", "\ud800", "{}", "[]")])
            assert journal.append([draft(13)])[0].seq == 13

    def test_a_folder_and_a_pipe_are_refused(self, tmp_path: Path) -> None:
        with pytest.raises(NotADocument, match="is a folder"):
            open_document(tmp_path)
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(NotADocument, match="is not a file"):
            open_document(tmp_path / "pipe")

    def test_a_foreign_database_is_refused_and_not_touched(self, tmp_path: Path) -> None:
        path = tmp_path / "photos.db"
        sql(path, "CREATE TABLE photo (id)")
        before = path.read_bytes()
        with pytest.raises(NotADocument):
            open_document(path)
        assert path.read_bytes() == before

    def test_a_game_with_strange_tables_is_refused(self, game: Path) -> None:
        sql(game, "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END")
        with pytest.raises(Damaged, match="the tables are not those of a game"):
            open_document(game)

    def test_another_journal_mode_is_refused(self, game: Path) -> None:
        sql(game, "PRAGMA journal_mode=WAL")
        with pytest.raises(Damaged):
            open_document(game)
        assert names(game) == [game.name]


class TestNewer:
    def test_it_opens_for_reading_when_every_event_is_known(self, game: Path, draft: Drafts) -> None:
        sql(game, "CREATE TABLE weather (inches REAL)")
        sql(game, f"PRAGMA user_version={NOW + 1}")
        before = game.read_bytes()
        with open_document(game, known_events=lambda events: events.startswith("[")) as journal:
            assert journal.head() == 12
            assert f"version {NOW + 1}" in (journal.read_only or "")
            with pytest.raises(ReadOnly, match=f"open for reading only: it was written by version {NOW + 1}"):
                journal.append([draft(1)])
        assert game.read_bytes() == before

    @pytest.mark.parametrize("known", [None, lambda events: "7" not in events], ids=["not asked", "unknown"])
    def test_it_is_refused_when_an_event_is_unknown(self, game: Path, known: Callable[[str], bool] | None) -> None:
        sql(game, f"PRAGMA user_version={NOW + 1}")
        with pytest.raises(NewerVersion, match=f"version {NOW + 1} is needed"):
            open_document(game, known_events=known)

    def test_it_is_refused_when_it_cannot_be_read_as_ours(self, game: Path) -> None:
        sql(game, "ALTER TABLE entry RENAME COLUMN dice TO rolls")
        sql(game, f"PRAGMA user_version={NOW + 1}")
        with pytest.raises(NewerVersion, match=f"version {NOW + 1} is needed"):
            open_document(game, known_events=lambda _: True)

    def test_the_lock_is_not_kept(self, game: Path) -> None:
        sql(game, f"PRAGMA user_version={NOW + 1}")
        with open_document(game, known_events=lambda _: True), closing(connect(game, "rw")) as other:
            other.execute(f"PRAGMA user_version={NOW}")
            with open_document(game) as journal:
                assert journal.read_only is None


class TestOneWriter:
    def test_the_second_process_reads_only_and_says_so(self, game: Path, draft: Drafts, child: Child) -> None:
        def second() -> object:
            with open_document(game) as journal:
                try:
                    journal.append([draft(1)])
                except ReadOnly as error:
                    return journal.read_only, journal.head(), error.message
            return None

        with open_document(game) as first:
            first.append([draft(13)])
            answer = child(second)
            first.append([draft(14)])
        assert isinstance(answer, tuple)
        assert answer[:2] == (OPEN_ELSEWHERE, 13)
        assert str(game) in answer[2]

    def test_the_second_window_of_one_process_reads_only_too(self, game: Path) -> None:
        with open_document(game), open_document(game) as second:
            assert second.read_only is not None

    def test_looking_and_closing_do_not_drop_the_lock(self, game: Path, child: Child) -> None:
        with open_document(game):
            game.read_bytes()
            check(game)
            open_document(game).close()
            rotate_backups(game)
            assert child(lambda: open_document(game).read_only) is not None
        assert child(lambda: open_document(game).read_only) is None

    def test_in_the_middle_of_a_change_another_process_reads_what_was_before(
        self, game: Path, draft: Drafts, child: Child, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        answers = []

        def look() -> object:
            with open_document(game) as journal:
                return journal.head(), journal.read_only, check(game)

        def checksum_with_a_look(key: object, blob: bytes) -> int:
            assert Path(f"{game}-journal").exists()
            answers.append(child(look))
            return blob_checksum(key, blob)

        with open_document(game) as journal:
            monkeypatch.setattr("companion.kernel.journal.sqlite.blob_checksum", checksum_with_a_look)
            journal.append([draft(13)])
            monkeypatch.undo()
            assert journal.head() == 13
        assert answers == [(12, OPEN_ELSEWHERE, [])]
        assert check(game) == []

    def test_a_reader_sees_what_was_written_when_it_asks(self, game: Path, draft: Drafts) -> None:
        with open_document(game) as writer, open_document(game) as reader:
            assert not reader.refresh()
            writer.append([draft(13)])
            writer.move_head(3)
            assert reader.refresh()
            assert (reader.head(), reader.entries()) == (3, writer.entries())

    def test_a_stranger_that_writes_without_the_lock_is_noticed(self, game: Path, draft: Drafts) -> None:
        with open_document(game) as journal:
            sql(game, f"UPDATE head SET entries = 13, checksum = {checksum(12, 13)}")
            with pytest.raises(Exception, match="another program has changed the game") as raised:
                journal.append([draft(13)])
            assert type(raised.value).__name__ == "CannotWrite"
            assert journal.head() == 12


class TestAfterACrash:
    def test_a_half_written_change_is_undone(self, long_game: Path, tmp_path: Path) -> None:
        torn = crash_in_a_transaction(long_game, tmp_path / "crash")
        assert torn.read_bytes() != long_game.read_bytes()
        assert check(torn) == []
        assert len(names(torn)) == 2
        with open_document(torn) as journal, open_document(long_game) as whole:
            assert journal.entries() == whole.entries()
            assert names(torn) == [torn.name]

    def test_recovery_undoes_it_on_a_copy(self, long_game: Path, tmp_path: Path) -> None:
        torn = crash_in_a_transaction(long_game, tmp_path / "crash")
        before = torn.read_bytes()
        assert recover(torn, tmp_path / "new.companion").lost == 0
        with open_document(tmp_path / "new.companion") as journal, open_document(long_game) as whole:
            assert journal.entries() == whole.entries()
        assert (torn.read_bytes(), len(names(torn))) == (before, 2)

    def test_a_cold_journal_is_swept_up(self, game: Path) -> None:
        Path(f"{game}-journal").write_bytes(bytes(512))
        open_document(game).close()
        assert names(game) == [game.name]

    def test_where_it_cannot_be_undone_the_sentence_says_so(
        self, long_game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        torn = crash_in_a_transaction(long_game, tmp_path / "crash")
        before = torn.read_bytes()
        monkeypatch.setattr(os, "access", lambda *_: False)
        with pytest.raises(CannotRead, match="a crash left a half-written change"):
            open_document(torn)
        assert torn.read_bytes() == before
