"""Full disks, locked folders and moved files: a sentence, and nothing has changed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.kernel.journal import (
    CannotRead,
    CannotWrite,
    Damaged,
    Draft,
    JournalError,
    check,
    create,
    open_document,
    recover,
    rotate_backups,
)
from companion.kernel.journal.errors import while_reading, while_writing
from companion.kernel.journal.schema import connect

resource = pytest.importorskip("resource", reason="needs the limits of Unix")

Drafts = Callable[..., Draft]
Child = Callable[[Callable[[], object]], object]


def limit(size: int) -> None:
    """Let no file of this process grow beyond a size: writing fails as on a broken disk."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def delete(path: Path) -> str:
    path.unlink()
    return "moved, renamed or deleted while it was open"


def empty(path: Path) -> str:
    path.write_bytes(b"")
    return "was cut to nothing while it was open"


def cut(path: Path, size: int) -> str:
    os.truncate(path, size)
    return "the file is damaged"


def replace(path: Path) -> str:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)
    return "another file was put in its place while it was open"


FATES: dict[str, Callable[[Path], str]] = {
    "deleted": delete,
    "0 bytes": empty,
    "10 bytes": lambda path: cut(path, 10),
    "a page": lambda path: cut(path, 4096),
    "a page short": lambda path: cut(path, path.stat().st_size - 4096),
    "another in its place": replace,
}


class TestFullDisk:
    def test_a_failing_append_changes_nothing_and_the_next_one_works(
        self, game: Path, draft: Drafts, child: Child
    ) -> None:
        def fill() -> object:
            with open_document(game) as journal:
                before = journal.entries(), journal.head()
                limit(game.stat().st_size + 2000)
                try:
                    journal.append([draft(13, size=20_000)])
                except CannotWrite as error:
                    same = (journal.entries(), journal.head()) == before
                    limit(1 << 30)
                    journal.append([draft(13)])
                    return error.message, same, journal.head()
            return None

        answer = child(fill)
        assert isinstance(answer, tuple)
        assert "nothing was written: the disk reported an error" in answer[0]
        assert answer[1:] == (True, 13)
        assert check(game) == []
        assert len(list(game.parent.iterdir())) == 1

    @pytest.mark.parametrize("act", ["append", "graft", "replace", "record"])
    def test_a_full_disk_is_called_so(
        self, game: Path, draft: Drafts, monkeypatch: pytest.MonkeyPatch, act: str
    ) -> None:
        def nearly_full(path: Path, mode: str) -> sqlite3.Connection:
            connection = connect(path, mode)
            connection.execute("PRAGMA max_page_count=1")  # SQLite takes the pages there are
            return connection

        monkeypatch.setattr("companion.kernel.journal.document.connect", nearly_full)
        acts: dict[str, Callable[[], object]] = {
            "append": lambda: journal.append([draft(13), draft(14, size=90_000)]),
            "graft": lambda: journal.graft(2, [draft(13, size=90_000)]),
            "record": lambda: journal.append([draft(13)], {"a": os.urandom(90_000).hex()}),
            "replace": lambda: journal.replace_sources({"rules": os.urandom(90_000).hex()}),
        }
        with open_document(game) as journal:
            before = journal.entries(), journal.head(), journal.sources(), journal.records()
            with pytest.raises(CannotWrite, match="the disk is full; free some space"):
                acts[act]()
            assert (journal.entries(), journal.head(), journal.sources(), journal.records()) == before
        with open_document(game) as journal:
            assert (journal.entries(), journal.head(), journal.sources(), journal.records()) == before

    def test_a_new_game_leaves_nothing_behind(self, tmp_path: Path, child: Child) -> None:
        def fill() -> None:
            limit(8000)
            create(tmp_path / "a.companion", {}, {"rules": os.urandom(9000).hex()})

        answer = child(fill)
        assert isinstance(answer, tuple)
        assert answer[0] == "CannotWrite"
        assert list(tmp_path.iterdir()) == []

    def test_a_backup_that_does_not_fit_is_left_out(self, long_game: Path, child: Child) -> None:
        assert rotate_backups(long_game) is None

        def fill() -> object:
            limit(8000)
            return rotate_backups(long_game)

        assert "no backup was made" in str(child(fill))
        assert sorted(path.name for path in long_game.parent.iterdir()) == ["long.companion", "long.companion.1"]
        assert check(long_game) == []


class TestLockedFolder:
    def test_a_game_in_it_opens_for_reading(
        self, locked_folder: Path, draft: Drafts, child: Child, become_nobody: Callable[[], None]
    ) -> None:
        def look() -> object:
            become_nobody()
            with open_document(locked_folder / "ridge.companion") as journal:
                return journal.head(), journal.read_only, rotate_backups(locked_folder / "ridge.companion")

        answer = child(look)
        assert isinstance(answer, tuple)
        assert answer[0] == 1
        assert "may not be written" in answer[1]
        assert "no backup was made" in answer[2]
        assert [path.name for path in locked_folder.iterdir()] == ["ridge.companion"]

    def test_no_game_is_made_in_it(self, locked_folder: Path, child: Child, become_nobody: Callable[[], None]) -> None:
        def make() -> None:
            become_nobody()
            create(locked_folder / "new.companion", {}, {})

        answer = child(make)
        assert isinstance(answer, tuple)
        assert answer[0] == "CannotWrite"
        assert "may not be written" in answer[1]
        assert [path.name for path in locked_folder.iterdir()] == ["ridge.companion"]

    def test_a_file_that_may_not_be_read_is_told(
        self, locked_folder: Path, child: Child, become_nobody: Callable[[], None]
    ) -> None:
        (locked_folder / "ridge.companion").chmod(0o000)

        def look() -> object:
            become_nobody()
            return check(locked_folder / "ridge.companion")

        assert "cannot be read (Permission denied)" in str(child(look))

    def test_there_is_no_such_folder(self, tmp_path: Path) -> None:
        with pytest.raises(CannotWrite, match="there is no folder"):
            create(tmp_path / "none" / "a.companion", {}, {})
        (tmp_path / "file").touch()
        with pytest.raises(CannotRead, match="Not a directory"):
            open_document(tmp_path / "file" / "a.companion")

    def test_recovery_into_no_folder(self, game: Path) -> None:
        with pytest.raises(CannotWrite, match="there is no folder"):
            recover(game, game.parent / "none" / "a.companion")


class TestMeanwhile:
    @pytest.mark.parametrize("move", ["delete", "rename"])
    def test_a_file_that_went_away_is_not_written_to(self, game: Path, draft: Drafts, move: str) -> None:
        with open_document(game) as journal:
            if move == "delete":
                game.unlink()
            else:
                game.rename(game.with_name("elsewhere"))
            with pytest.raises(CannotWrite, match="moved, renamed or deleted"):
                journal.append([draft(13)])
            assert journal.head() == 12

    @pytest.mark.parametrize("backed_up", [True, False])
    @pytest.mark.parametrize("fate", FATES)
    def test_a_game_that_was_lost_while_open_says_so_and_names_its_backup(
        self, game: Path, draft: Drafts, fate: str, backed_up: bool
    ) -> None:
        with open_document(game) as journal, open_document(game) as reader:
            if backed_up:
                assert rotate_backups(game) is None
            what = FATES[fate](game)
            for act in (
                lambda: journal.append([draft(13)]),
                lambda: journal.move_head(1),
                reader.refresh,
                lambda: reader.working(1),
            ):
                with pytest.raises((CannotWrite, CannotRead, Damaged), match=what) as raised:
                    act()
                assert (f"its newest backup is {game.name}.1" in raised.value.message) == backed_up
            assert (journal.head(), len(journal.entries())) == (12, 12)
        if game.exists() and fate != "another in its place":
            with pytest.raises(JournalError, match=f"{game.name}.1" if backed_up else game.name) as told:
                open_document(game)
            assert str(game) in told.value.message

    def test_a_file_held_by_another_program_is_told(
        self, game: Path, draft: Drafts, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("companion.kernel.journal.schema.BUSY_SECONDS", 0)
        with open_document(game) as journal, closing(connect(game, "rw")) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(CannotWrite, match="another program holds the file"):
                journal.append([draft(13)])
            with pytest.raises(CannotRead, match="another program holds the file"):
                open_document(game)
            assert "another program holds the file" in check(game)[0]
            other.execute("ROLLBACK")
            journal.append([draft(13)])

    def test_a_closed_journal_says_so_in_words(self, game: Path, draft: Drafts) -> None:
        journal = open_document(game)
        journal.close()
        with pytest.raises(JournalError):
            journal.append([draft(13)])
        with pytest.raises(JournalError):
            journal.working(1)


@pytest.mark.parametrize("code", [value for name, value in vars(sqlite3).items() if name.startswith("SQLITE_IOERR")])
def test_every_trouble_of_a_disk_has_words(code: int) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode, error.sqlite_errorname = code, "SQLITE_IOERR"
    assert isinstance(while_writing(Path("a"), error), CannotWrite)
    assert isinstance(while_reading(Path("a"), error), CannotRead)
