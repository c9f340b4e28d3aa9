"""Damaged documents: found, named, never written to, and saved as far as they are good."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.kernel.journal import (
    AlreadyExists,
    CannotRead,
    Damaged,
    Draft,
    Entry,
    JournalError,
    MemoryJournal,
    NewerVersion,
    NotADocument,
    check,
    create,
    open_document,
    present,
    recover,
)
from companion.kernel.journal.keeping import keep
from companion.kernel.journal.migrations import present_version
from companion.kernel.journal.schema import PAGE

Drafts = Callable[..., Draft]
Content = tuple[Sequence[Entry], int | None, dict[str, str], dict[str, str], dict[str, str], list[bytes]]


def content(path: Path) -> Content:
    with open_document(path) as journal:
        entries = journal.entries()
        workings = [journal.working(entry.seq) for entry in entries]
        records = {name: journal.record(name) for name in journal.records()}
        return entries, journal.head(), dict(journal.meta), dict(journal.sources()), records, workings


def sql(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


class TestFlippedBytes:
    """Whatever byte is flipped: the game opens with all its entries right, or a sentence says that it does not."""

    @settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
    @given(data=st.data())
    def test_opening_is_right_or_refused(self, game: Path, data: st.DataObject) -> None:
        whole = Path(f"{game}.whole")
        if not whole.exists():
            whole.write_bytes(game.read_bytes())
        good = bytearray(whole.read_bytes())
        for _ in range(data.draw(st.integers(1, 3))):
            good[data.draw(st.integers(0, len(good) - 1))] ^= data.draw(st.integers(1, 255))
        self.look(game, bytes(good), content(whole))

    @pytest.mark.parametrize("seed", range(4))
    def test_at_random_all_over_a_long_game(self, long_game: Path, seed: int) -> None:
        rng = random.Random(seed)
        good, wanted = long_game.read_bytes(), content(long_game)
        for _ in range(25):
            bad = bytearray(good)
            bad[rng.randrange(len(bad))] ^= 1 << rng.randrange(8)
            self.look(long_game, bytes(bad), wanted)

    def test_each_byte_of_the_header(self, game: Path) -> None:
        good, wanted = game.read_bytes(), content(game)
        for place in range(100):
            for flip in (1, 2, 255):
                bad = bytearray(good)
                bad[place] ^= flip
                self.look(game, bytes(bad), wanted)

    def look(self, path: Path, bad: bytes, wanted: Content) -> None:
        path.write_bytes(bad)
        try:
            found, message = content(path), None
        except JournalError as error:
            found, message = wanted, error.message
        assert found == wanted
        assert message is None or (str(path) in message and "\n" not in message)
        assert isinstance(check(path), Sequence)
        assert path.read_bytes() == bad
        assert not list(path.parent.glob("*-journal"))


class TestCutShort:
    @pytest.mark.parametrize("length", [1, 15, 16, 50, 99, 100, 511, 512, 4095, 4096, 4097, 9000])
    def test_a_short_piece_is_refused(self, game: Path, length: int) -> None:
        piece = game.read_bytes()[:length]
        game.write_bytes(piece)
        with pytest.raises(Damaged, match=r"companion recover ridge\.companion NEW\.companion"):
            open_document(game)
        assert len(check(game)) == 1
        assert game.read_bytes() == piece

    @pytest.mark.parametrize("tenths", range(1, 10))
    def test_the_good_entries_are_saved(self, long_game: Path, tmp_path: Path, tenths: int) -> None:
        with open_document(long_game) as journal:
            whole, sources = journal.entries(), journal.sources()
        piece = long_game.read_bytes()
        piece = piece[: len(piece) * tenths // 10 + tenths]
        long_game.write_bytes(piece)
        with pytest.raises(Damaged):
            open_document(long_game)
        saved = recover(long_game, tmp_path / "new.companion")
        with open_document(tmp_path / "new.companion") as journal:
            assert journal.entries() == whole[: saved.entries_kept]
            assert journal.head() == saved.entries_kept
            assert journal.sources() == sources
        assert saved.lost == 400 - saved.entries_kept
        assert saved.entries_kept >= 400 * (tenths - 1) // 10
        assert long_game.read_bytes() == piece
        assert check(tmp_path / "new.companion") == []


class TestEnclosures:
    """What is enclosed is damaged: the game opens and is played on, and everything else is where it was."""

    @pytest.fixture
    def enclosing(self, game: Path) -> Path:
        with open_document(game) as journal:
            journal.keep_beside("clock", "1")
            for nth in (1, 2, 3):
                journal.enclose(f"referee/{nth}", f"{nth} {'picture ' * 2000}")
        return game

    @pytest.mark.parametrize("byte", [b"P", b"\xff"])
    def test_a_damaged_one_stops_no_game(self, enclosing: Path, byte: bytes, draft: Drafts) -> None:
        wanted = content(enclosing)
        raw = enclosing.read_bytes()
        at = raw.index(b"2 picture picture")
        enclosing.write_bytes(raw[: at + 2] + byte + raw[at + 3 :])
        assert content(enclosing) == wanted
        with open_document(enclosing) as journal:
            assert journal.enclosures() == ("referee/1", "referee/2", "referee/3")
            assert [journal.enclosed(name)[:1] for name in journal.enclosures()] == ["1", "", "3"]
            journal.append([draft(11)])
            assert journal.beside("clock") == "1"
            keep(journal, enclosing.with_name("kept.companion"))
        (told,) = check(enclosing)
        assert "referee/2 is damaged; the game itself can be played on" in told
        with open_document(enclosing.with_name("kept.companion")) as kept:
            assert kept.enclosures() == ("referee/1", "referee/3")
        with open_document(enclosing) as journal:
            journal.enclose("referee/2", "")
        assert check(enclosing) == []

    def test_the_good_ones_are_saved_with_the_game(self, enclosing: Path, tmp_path: Path) -> None:
        sql(enclosing, "UPDATE entry SET label = 'x' WHERE seq = 9")
        sql(enclosing, "UPDATE beside SET value = 'x' WHERE name = 'enclosed/referee/1'")
        saved = recover(enclosing, tmp_path / "new.companion")
        assert "some of what was kept beside the game is lost" in saved.reason
        with open_document(tmp_path / "new.companion") as journal:
            assert journal.beside("clock") == "1"
            assert journal.enclosures() == ("referee/2", "referee/3")


class TestCheck:
    def test_a_sound_game_has_no_problem(self, game: Path) -> None:
        assert check(game) == []

    def test_every_damaged_row_is_named(self, game: Path) -> None:
        sql(
            game,
            "UPDATE entry SET label = 'Pettigrew' WHERE seq IN (3, 9)",
            "UPDATE working SET deflated = x'00' WHERE seq = 7",
            "UPDATE source SET name = 'laws' WHERE name = 'rules'",
            "UPDATE meta SET value = '1' WHERE name = 'seed'",
            "UPDATE head SET seq = 1",
        )
        found = " ".join(check(game))
        for words in (
            "entry 3 is damaged",
            "entry 4 is cut off",
            "entry 9 is cut off" if "entry 9 is cut off" in found else "entry 9 is damaged",
            "working of entry 7 is damaged",
            "source 1 is damaged",
            "own data are damaged (row 3)",
            "mark of the current entry is damaged",
        ):
            assert words in found

    @pytest.mark.parametrize("change", ["deflated = x'00'", "name = 'kept/battles/1.1/9/result.json'"])
    def test_a_damaged_record_is_named_and_the_game_is_not_opened(self, game: Path, change: str) -> None:
        sql(game, f"UPDATE source SET {change} WHERE name = 'kept/battles/1.1/10/result.json'")
        assert check(game) == [f"{game}: source 3 is damaged: its checksum does not match"]
        with pytest.raises(Damaged, match="source 3 is damaged"):
            open_document(game)

    def test_a_lost_entry_of_an_abandoned_branch_is_missed(self, game: Path) -> None:
        sql(game, "DELETE FROM entry WHERE seq = 9", "DELETE FROM working WHERE seq = 9")
        assert check(game) == [f"{game}: there should be 12 entries, and there are 11"]

    def test_a_damaged_working_does_not_keep_a_game_from_opening(self, game: Path) -> None:
        sql(game, "UPDATE working SET deflated = x'00' WHERE seq = 7")
        with open_document(game) as journal:
            assert journal.working(8)
            with pytest.raises(Damaged, match="working of entry 7"):
                journal.working(7)

    def test_a_newer_document_is_told(self, game: Path) -> None:
        sql(game, "PRAGMA user_version=6")
        assert "document version 6" in check(game)[0]


class TestRecover:
    def test_a_sound_game_is_copied(self, game: Path, tmp_path: Path) -> None:
        saved = recover(game, tmp_path / "new.companion")
        assert (saved.entries_kept, saved.lost, saved.reason) == (12, 0, "nothing was lost")
        assert content(tmp_path / "new.companion") == content(game)

    def test_an_undone_game_stays_undone(self, game: Path, tmp_path: Path) -> None:
        with open_document(game) as journal:
            journal.move_head(None)
        recover(game, tmp_path / "new.companion")
        with open_document(tmp_path / "new.companion") as journal:
            assert (journal.head(), len(journal.entries())) == (None, 12)

    def test_what_hangs_on_a_damaged_entry_is_lost_and_numbers_stay(
        self, game: Path, tmp_path: Path, draft: Drafts
    ) -> None:
        sql(game, "UPDATE entry SET label = 'x' WHERE seq = 7")
        saved = recover(game, tmp_path / "new.companion")
        assert (saved.entries_kept, saved.lost) == (9, 3)
        assert saved.reason == "entries are damaged or lost from entry 7 on, 3 in all"
        with open_document(tmp_path / "new.companion") as journal:
            assert [entry.seq for entry in journal.entries()] == [1, 2, 3, 4, 5, 6, 10, 11, 12]
            assert (journal.head(), journal.next_seq()) == (12, 13)
            journal.append([draft(13)])
        assert check(tmp_path / "new.companion") == []
        assert recover(tmp_path / "new.companion", tmp_path / "again.companion").entries_kept == 10

    def test_a_lost_head_falls_back_to_the_newest_before_it(self, game: Path, tmp_path: Path) -> None:
        sql(game, "UPDATE entry SET label = 'x' WHERE seq = 11")
        saved = recover(game, tmp_path / "new.companion")
        assert "the current entry 12 is lost; the current entry is now 10" in saved.reason
        with open_document(tmp_path / "new.companion") as journal:
            assert journal.head() == 10

    def test_without_the_mark_the_newest_entry_is_current(self, game: Path, tmp_path: Path) -> None:
        sql(game, "UPDATE head SET entries = 99", "UPDATE entry SET label = 'x' WHERE seq = 9")
        saved = recover(game, tmp_path / "new.companion")
        assert (saved.entries_kept, saved.lost) == (11, 1)
        assert "the mark of the current entry is lost; the current entry is now 12" in saved.reason

    def test_lost_sources_and_workings_are_named(self, game: Path, tmp_path: Path) -> None:
        sql(game, "UPDATE source SET deflated = x'00' WHERE name = 'map'", "UPDATE working SET deflated = x'00'")
        saved = recover(game, tmp_path / "new.companion")
        assert "the source 'map' is lost" in saved.reason
        assert "the workings of 8 entries are lost" in saved.reason
        with open_document(tmp_path / "new.companion") as journal:
            assert list(journal.sources()) == ["rules"]

    def test_records_are_saved_and_lost_ones_named_and_new_ones_go_on(
        self, game: Path, tmp_path: Path, draft: Drafts
    ) -> None:
        sql(game, "UPDATE source SET deflated = x'00' WHERE place IN (1, 3)")
        saved = recover(game, tmp_path / "new.companion")
        assert "the source 'rules' is lost; the record 'battles/1.1/10/result.json' is lost" in saved.reason
        with open_document(tmp_path / "new.companion") as journal:
            assert journal.records() == ("battles/1.1/10/report.md",)
            journal.append([draft(13)], {"battles/1.1/13/result.json": "{}"})
        with open_document(tmp_path / "new.companion") as journal:
            assert journal.records() == ("battles/1.1/10/report.md", "battles/1.1/13/result.json")
            assert journal.record("battles/1.1/10/report.md") == "# Die Höhe\n"

    def test_a_wiped_first_page_costs_nothing(self, long_game: Path, tmp_path: Path) -> None:
        wanted = content(long_game)
        long_game.write_bytes(bytes(PAGE) + long_game.read_bytes()[PAGE:])
        with pytest.raises(NotADocument):
            open_document(long_game)
        assert recover(long_game, tmp_path / "new.companion").lost == 0
        assert content(tmp_path / "new.companion") == wanted

    def test_a_scratched_first_page_costs_nothing(self, long_game: Path, tmp_path: Path) -> None:
        wanted = content(long_game)
        bad = bytearray(long_game.read_bytes())
        bad[100:PAGE] = bytes(PAGE - 100)
        long_game.write_bytes(bad)
        with pytest.raises(Damaged):
            open_document(long_game)
        assert recover(long_game, tmp_path / "new.companion").lost == 0
        assert content(tmp_path / "new.companion") == wanted

    def test_the_new_file_is_never_overwritten(self, game: Path, tmp_path: Path) -> None:
        (tmp_path / "new.companion").write_text("notes")
        with pytest.raises(AlreadyExists):
            recover(game, tmp_path / "new.companion")
        assert (tmp_path / "new.companion").read_text() == "notes"

    def test_a_game_that_is_open_is_not_recovered(self, game: Path, tmp_path: Path) -> None:
        with open_document(game), pytest.raises(CannotRead, match="open in another window"):
            recover(game, tmp_path / "new.companion")

    def test_a_newer_game_is_not_recovered(self, game: Path, tmp_path: Path) -> None:
        sql(game, f"PRAGMA user_version={present_version() + 1}")
        with pytest.raises(NewerVersion):
            recover(game, tmp_path / "new.companion")

    def test_nothing_left_is_said_and_leaves_nothing(self, game: Path, tmp_path: Path) -> None:
        game.write_bytes(game.read_bytes()[:PAGE])
        with pytest.raises(Damaged, match="nothing can be saved"):
            recover(game, tmp_path / "new.companion")
        assert not (tmp_path / "new.companion").exists()

    def test_a_text_file_is_not_a_game(self, tmp_path: Path) -> None:
        (tmp_path / "letter").write_text("Dear Lee,\n" * 1000)
        with pytest.raises(NotADocument):
            recover(tmp_path / "letter", tmp_path / "new.companion")

    @pytest.mark.parametrize("seed", range(6))
    def test_whatever_is_saved_is_true(self, long_game: Path, tmp_path: Path, seed: int) -> None:
        rng = random.Random(seed)
        with open_document(long_game) as journal:
            whole = {entry.seq: entry for entry in journal.entries()}
        bad = bytearray(long_game.read_bytes())
        for _ in range(1 + seed):
            start = rng.randrange(len(bad))
            bad[start : start + 700] = rng.randbytes(len(bad[start : start + 700]))
        long_game.write_bytes(bad)
        new = tmp_path / "new.companion"
        try:
            recover(long_game, new)
        except (Damaged, NotADocument):
            assert not new.exists()
            return
        assert check(new) == []
        with open_document(new) as journal:
            assert all(whole[entry.seq] == entry for entry in journal.entries())


def test_an_empty_game_survives_it_all(tmp_path: Path) -> None:
    create(tmp_path / "a.companion", {"seed": "1"}, {}).close()
    assert check(tmp_path / "a.companion") == []
    assert recover(tmp_path / "a.companion", tmp_path / "b.companion").entries_kept == 0
    with open_document(tmp_path / "b.companion") as journal:
        assert journal.head() is None


def test_where_no_entry_is_left_it_is_said_what_to_do(tmp_path: Path) -> None:
    create(tmp_path / "a.companion", {"seed": "1"}, {}).close()
    said = "no entry of the game is left in it; open one of its backups"
    with open_document(tmp_path / "a.companion") as journal, pytest.raises(Damaged, match=rf"a\.companion: {said}"):
        present(journal)
    with pytest.raises(Damaged, match=f"the game: {said}"):
        present(MemoryJournal({"seed": "1"}, {}))
