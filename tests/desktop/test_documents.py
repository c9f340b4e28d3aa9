"""Documents: opened, copied and found again, and every failure a sentence with a way out."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.desktop.desk import documents
from companion.desktop.desk.documents import Backup, NotDone, NotOpened, backups, open_game, save_copy
from companion.games.miniatures.rules import commands as cmd
from companion.kernel.journal import copying, document, migrations, rotate_backups
from tests.desktop.conftest import a_line, a_session
from tests.forging import forged, said


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game of two entries."""
    path = tmp_path / "ridge.companion"
    with a_session(a_line(), path) as session:
        session.do(cmd.Note("the second entry"))
    return path


def damage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096 * 2 + 2000 :] = bytes(len(content) - 4096 * 2 - 2000)
    path.write_bytes(content)


def refused(path: Path) -> NotOpened:
    with pytest.raises(NotOpened) as found:
        open_game(path)
    assert "\n" not in str(found.value)
    assert str(path) in found.value.words
    return found.value


def test_a_game_opens_where_it_stopped(game: Path) -> None:
    with open_game(game) as session:
        assert (session.head, session.read_only) == (2, None)


def test_a_missing_file_is_told_with_where_to_look(tmp_path: Path) -> None:
    found = refused(tmp_path / "gone.companion")
    assert "no such file" in found.words
    assert "moved or renamed" in found.hint


def test_a_missing_game_with_a_backup_names_it(game: Path) -> None:
    rotate_backups(game)
    game.unlink()
    assert "ridge.companion.1" in refused(game).hint


@pytest.mark.parametrize(
    ("content", "words"), [(b"", "empty"), (b"hello", "not a game"), (b"SQLite format 3\0" + bytes(4080), "not a game")]
)
def test_a_foreign_file_is_told_and_left_alone(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "letter.companion"
    path.write_bytes(content)
    assert words in refused(path).words
    assert path.read_bytes() == content


def test_a_folder_is_no_game(tmp_path: Path) -> None:
    assert "folder" in refused(tmp_path).words


def test_a_damaged_game_names_what_recovers_it_and_its_backup(game: Path) -> None:
    rotate_backups(game)
    damage(game)
    found = refused(game)
    assert "recover" not in found.words
    assert "companion recover ridge.companion NEW.companion" in found.hint
    assert "ridge.companion.1" in found.hint
    with open_game(Path(f"{game}.1")) as backup:
        assert backup.head == 2


def test_a_newer_game_asks_for_the_newest_program(game: Path) -> None:
    with closing(sqlite3.connect(game)) as connection:
        connection.execute(f"PRAGMA user_version={migrations.present_version() + 1}")
        connection.execute("UPDATE entry SET events = '[[\"Teleported\"]]'")
        connection.commit()
    found = refused(game)
    assert "newer companion" in found.words
    assert "newest companion" in found.hint


def test_a_game_that_may_not_be_read_says_so(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(path: Path, *, writing: bool) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(document, "open_file", never)
    monkeypatch.setattr(documents, "_readable", lambda _: False)
    found = refused(game)
    assert "Permission denied" in found.words
    assert "leave to read" in found.hint


def test_a_game_that_this_version_cannot_read_is_told_with_its_backup_and_let_go(game: Path) -> None:
    good = game.read_bytes()
    rotate_backups(game)
    forged(game, said('UPDATE entry SET events = \'[{"event":"rained"}]\' WHERE seq = 2'))
    found = refused(game)
    assert "this version cannot read entry 2 (the cause is in " in found.words
    assert "ridge.companion.1" in found.hint
    game.write_bytes(good)
    with open_game(game) as session:
        assert session.read_only is None


def test_a_branch_that_cannot_be_read_is_told_before_a_window_shows_it(game: Path) -> None:
    with open_game(game) as session:
        session.undo()
        session.do(cmd.Note("another second entry"))
    forged(game, said('UPDATE entry SET events = \'[{"event":"rained"}]\' WHERE seq = 2'))
    found = refused(game)
    assert "this version cannot read entry 2" in found.words
    assert "companion recover ridge.companion" in found.hint


def test_a_game_that_is_open_elsewhere_opens_for_reading_and_says_why(game: Path) -> None:
    with open_game(game), open_game(game) as second:
        assert second.read_only is not None
        assert "another window" in second.read_only


# ---- copies


def test_a_copy_is_a_whole_game_and_the_first_goes_on(game: Path, tmp_path: Path) -> None:
    to = tmp_path / "copy.companion"
    with open_game(game) as session:
        before = session.view
        save_copy(game, to)
        session.do(cmd.Note("only in the first"))
        with open_game(to) as copy:
            assert (copy.head, session.head, copy.read_only) == (2, 3, None)
            assert copy.view == before
    assert sorted(one.name for one in tmp_path.iterdir()) == ["copy.companion", "ridge.companion"]


def test_a_copy_overwrites_only_when_asked(game: Path, tmp_path: Path) -> None:
    to = tmp_path / "letter.txt"
    to.write_text("dear Mary")
    with pytest.raises(NotDone, match="of this name already"):
        save_copy(game, to)
    assert to.read_text() == "dear Mary"
    save_copy(game, to, overwrite=True)
    with open_game(to) as copy:
        assert copy.head == 2


def test_a_copy_is_never_the_game_itself(game: Path, tmp_path: Path) -> None:
    before, link = game.read_bytes(), tmp_path / "link.companion"
    link.symlink_to(game)
    for to in (game, link, game.parent / "." / game.name):
        with pytest.raises(NotDone, match="the game itself"):
            save_copy(game, to, overwrite=True)
    assert game.read_bytes() == before


def test_a_copy_does_not_pull_the_file_from_under_an_open_game(game: Path, tmp_path: Path) -> None:
    to = tmp_path / "copy.companion"
    save_copy(game, to)
    with open_game(to) as session:
        with pytest.raises(NotDone, match="open in a window"):
            save_copy(game, to, overwrite=True)
        session.do(cmd.Note("goes on"))


def test_what_a_crash_left_of_the_overwritten_game_is_not_played_into_the_copy(game: Path, tmp_path: Path) -> None:
    to = tmp_path / "copy.companion"
    to.write_bytes(b"old")
    copying.journal_of(to).write_bytes(b"half a change")
    save_copy(game, to, overwrite=True)
    assert not copying.journal_of(to).exists()


def test_a_copy_into_no_folder_or_onto_one_says_so(game: Path, tmp_path: Path) -> None:
    with pytest.raises(NotDone, match="no such folder"):
        save_copy(game, tmp_path / "nowhere" / "copy.companion")
    (tmp_path / "folder.companion").mkdir()
    with pytest.raises(NotDone, match="a folder of this name"):
        save_copy(game, tmp_path / "folder.companion", overwrite=True)
    with pytest.raises(NotDone, match="too long"):
        save_copy(game, tmp_path / ("x" * 300))


def test_a_game_in_memory_has_no_copy_yet(tmp_path: Path) -> None:
    with pytest.raises(NotDone, match="in memory only"):
        save_copy(None, tmp_path / "copy.companion")


def test_a_damaged_game_is_not_copied(game: Path, tmp_path: Path) -> None:
    damage(game)
    with pytest.raises(NotDone, match="damaged"):
        save_copy(game, tmp_path / "copy.companion")
    assert [one.name for one in tmp_path.iterdir()] == ["ridge.companion"]


def test_a_game_that_was_moved_away_is_told(game: Path, tmp_path: Path) -> None:
    game.rename(tmp_path / "elsewhere.companion")
    with pytest.raises(NotDone, match="moved, renamed or deleted"):
        save_copy(game, tmp_path / "copy.companion")


@pytest.mark.parametrize(
    ("number", "words"),
    [(28, "the disk is full"), (13, "folder of your own"), (30, "folder of your own"), (5, "Input")],
)
def test_a_full_or_locked_disk_is_told_and_nothing_is_left(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def never(connection: sqlite3.Connection, building: Path) -> None:
        building.touch()
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(copying, "copy_to", never)
    with pytest.raises(NotDone, match=words):
        save_copy(game, tmp_path / "copy.companion")
    assert [one.name for one in tmp_path.iterdir()] == ["ridge.companion"]


# ---- backups


def test_backups_are_listed_newest_first_with_their_times(game: Path, tmp_path: Path) -> None:
    assert backups(game) == []
    for _ in range(5):
        rotate_backups(game)
    for number in range(1, 5):
        os.utime(f"{game}.{number}", (0, 1_700_000_000 - 3600 * number))
    found = backups(game)
    assert [(one.path.name, one.number) for one in found] == [(f"ridge.companion.{n}", n) for n in (1, 2, 3, 4)]
    assert [round(one.at.timestamp()) for one in found] == [1_700_000_000 - 3600 * n for n in (1, 2, 3, 4)]
    assert all(one.at.tzinfo is not None for one in found)


def test_a_backup_opens_as_a_copy(game: Path, tmp_path: Path) -> None:
    rotate_backups(game)
    with open_game(game) as session:
        session.do(cmd.Note("after the backup"))
    backup: Backup = backups(game)[0]
    to = tmp_path / "from the backup.companion"
    save_copy(backup.path, to)
    with open_game(to) as copy:
        assert (copy.head, copy.read_only) == (2, None)
