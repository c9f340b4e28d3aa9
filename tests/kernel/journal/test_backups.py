"""Backups: when they are made, which are kept, and that nothing good is pushed out by anything bad."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.journal import (
    Draft,
    MemoryJournal,
    SqliteJournal,
    backup_due,
    check,
    create,
    open_document,
    rotate_backups,
)
from companion.kernel.journal.backups import BREAK, KEPT, OLDEST, OLDEST_ENTRIES, Mark, evening, moves

EIGHT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)


def text(at: datetime) -> str:
    return f"{at:%Y-%m-%dT%H:%M:%SZ}"


def draft_at(at: datetime) -> Draft:
    return Draft(at=text(at), seat="referee", label="Note", command="[]", events="[]")


def act(journal: SqliteJournal, at: datetime) -> None:
    """Do what a session does: write, then copy where that is due."""
    journal.append([draft_at(at)])
    if backup_due(journal):
        assert journal.path is not None
        assert rotate_backups(journal.path) is None


def marks(path: Path) -> dict[int, tuple[int, datetime]]:
    """Give the count of entries and the newest time of each backup."""
    found = {}
    for slot in range(1, KEPT + 2):
        backup = path.with_name(f"{path.name}.{slot}")
        if backup.exists():
            with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as connection:
                count, at = connection.execute("SELECT count(*), max(at) FROM entry").fetchone()
            found[slot] = (count, datetime.fromisoformat(at))
    return found


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[SqliteJournal]:
    """A game that was begun at eight."""
    with create(tmp_path / "a.companion", {"seed": "1"}, {"rules": "x"}, [draft_at(EIGHT)]) as journal:
        yield journal


def a_path(journal: SqliteJournal) -> Path:
    assert journal.path is not None
    return journal.path


class TestTheNewest:
    def test_twenty_one_quick_entries_are_backed_up(self, begun: SqliteJournal) -> None:
        for n in range(1, 22):
            act(begun, EIGHT + n * timedelta(seconds=1))
            newest = marks(a_path(begun)).get(1, (1, EIGHT))
            assert len(begun.entries()) - newest[0] < OLDEST_ENTRIES
        assert {slot: count for slot, (count, _) in marks(a_path(begun)).items()} == {1: 21, 4: 11}

    def test_it_is_never_ten_minutes_behind_the_game(self, begun: SqliteJournal) -> None:
        for n in range(1, 15):
            act(begun, EIGHT + n * 7 * MINUTE)
            newest = marks(a_path(begun)).get(1, (1, EIGHT))
            assert EIGHT + n * 7 * MINUTE - newest[1] < OLDEST
        assert len(marks(a_path(begun))) == KEPT

    def test_one_command_at_a_time_makes_the_same_ones(self, tmp_path: Path, begun: SqliteJournal) -> None:
        other = tmp_path / "b.companion"
        create(other, {"seed": "1"}, {"rules": "x"}, [draft_at(EIGHT)]).close()
        for n in range(1, 40):
            act(begun, EIGHT + n * 10 * MINUTE)
            with open_document(other) as journal:
                act(journal, EIGHT + n * 10 * MINUTE)
            assert marks(other) == marks(a_path(begun))

    def test_many_entries_at_once_are_backed_up_with_them(self, begun: SqliteJournal) -> None:
        begun.append([draft_at(EIGHT)] * 12)
        act(begun, EIGHT + MINUTE)
        assert marks(a_path(begun))[1] == (14, EIGHT + MINUTE)

    def test_an_evening_after_another_begins_with_a_backup(self, begun: SqliteJournal) -> None:
        act(begun, EIGHT + MINUTE)
        assert not marks(a_path(begun))
        act(begun, EIGHT + 24 * HOUR)
        assert marks(a_path(begun)) == {1: (3, EIGHT + 24 * HOUR)}

    def test_a_backup_of_another_game_of_that_name_does_not_count(self, begun: SqliteJournal, tmp_path: Path) -> None:
        path = a_path(begun)
        for n in range(1, 12):
            act(begun, EIGHT + n * MINUTE)
        begun.close()
        path.unlink()
        with create(path, {"seed": "2"}, {}, [draft_at(EIGHT + HOUR)]) as journal:
            act(journal, EIGHT + HOUR + MINUTE)
            assert marks(path)[1][0] == 11
            for n in range(2, 12):
                act(journal, EIGHT + HOUR + n * MINUTE)
            assert {slot: count for slot, (count, _) in marks(path).items()} == {1: 11, 2: 11}

    def test_a_game_put_back_is_copied_and_its_newer_backups_stay_for_now(self, begun: SqliteJournal) -> None:
        path = a_path(begun)
        for n in range(1, 40):
            act(begun, EIGHT + n * MINUTE)
        begun.close()
        path.write_bytes(path.with_name(f"{path.name}.4").read_bytes())
        with open_document(path) as journal:
            act(journal, EIGHT + 41 * MINUTE)
        assert [count for count, _ in marks(path).values()] == [12, 31, 21, 11]

    def test_one_in_memory_has_none(self) -> None:
        memory = MemoryJournal({}, {})
        memory.append([draft_at(EIGHT + n * HOUR) for n in range(20)])
        assert not backup_due(memory)

    def test_times_that_are_none_do_no_harm(self, begun: SqliteJournal) -> None:
        for n in range(1, 25):
            begun.append([Draft("yesterday" if n % 2 else "2026-11-21", "", "", "[]", "[]")])
            if backup_due(begun):
                assert rotate_backups(a_path(begun)) is None
        assert marks_count(a_path(begun)) >= 2


def marks_count(path: Path) -> int:
    return len(list(path.parent.glob(f"{path.name}.?")))


class TestTheEvening:
    @pytest.mark.parametrize("minutes", [6, 11, 25])
    def test_the_last_is_of_its_first_hour_and_the_others_lie_between(self, begun: SqliteJournal, minutes: int) -> None:
        for n in range(1, 300 // minutes):
            act(begun, EIGHT + n * minutes * MINUTE)
            found = marks(a_path(begun))
            if EIGHT + n * minutes * MINUTE - EIGHT >= HOUR:
                assert found[4][1] - EIGHT <= HOUR
        times = [at for _, at in marks(a_path(begun)).values()]
        assert times == sorted(times, reverse=True)
        assert len(times) == KEPT
        spans = [newer - older for newer, older in pairwise(times)]
        assert max(spans) <= 4 * HOUR  # of an evening of five
        assert times[0] - times[2] >= 30 * MINUTE

    def test_the_next_evening_has_its_own(self, begun: SqliteJournal) -> None:
        for day in range(2):
            for n in range(1, 25):
                act(begun, EIGHT + day * 24 * HOUR + n * 10 * MINUTE)
            assert all(at >= EIGHT + day * 24 * HOUR for _, at in marks(a_path(begun)).values())
            assert marks(a_path(begun))[4][1] <= EIGHT + day * 24 * HOUR + HOUR

    def test_a_new_evening_does_not_throw_away_the_last_one_at_its_first_act(self, begun: SqliteJournal) -> None:
        for n in range(1, 25):
            act(begun, EIGHT + n * 10 * MINUTE)
        before = marks(a_path(begun))
        act(begun, EIGHT + 24 * HOUR)
        after = marks(a_path(begun))
        assert [after[slot] for slot in (2, 3, 4)] == [before[slot] for slot in (1, 2, 3)]

    @given(st.lists(st.integers(0, 2000), min_size=1, max_size=20))
    def test_an_evening_has_no_pause_and_one_before_it(self, minutes: list[int]) -> None:
        times = [EIGHT + n * MINUTE for n in minutes]
        began = evening([text(at) for at in times])
        tonight = sorted(at for at in times if at >= began)
        assert began in times
        assert all(later - earlier < BREAK for earlier, later in pairwise(tonight))
        assert all(began - at >= BREAK for at in times if at < began)

    @given(st.sets(st.integers(1, KEPT)), st.data())
    def test_no_copy_is_moved_over_another_that_stays(self, slots: set[int], data: st.DataObject) -> None:
        lying = {
            slot: data.draw(st.sampled_from([None, Mark(1, 50 - slot, text(EIGHT - slot * HOUR)), Mark(2, 9, "")]))
            for slot in slots
        }
        going = moves(lying, Mark(1, 60, text(EIGHT)), EIGHT - data.draw(st.integers(0, 5)) * HOUR)
        assert going.keys() <= lying.keys()
        assert len(set(going.values())) == len(going)
        assert all(slot <= to and 2 <= to <= KEPT for slot, to in going.items())


class TestBadOnes:
    def test_a_damaged_game_does_not_push_out_its_good_backups(self, long_game: Path) -> None:
        assert rotate_backups(long_game) is None
        good = long_game.with_name(f"{long_game.name}.1").read_bytes()
        content = bytearray(long_game.read_bytes())
        content[200_000:200_100] = bytes(100)
        long_game.write_bytes(content)
        assert "the game's file is damaged" in (rotate_backups(long_game) or "")
        assert sorted(one.name for one in long_game.parent.iterdir()) == [long_game.name, f"{long_game.name}.1"]
        assert long_game.with_name(f"{long_game.name}.1").read_bytes() == good

    def test_a_damaged_backup_is_replaced(self, begun: SqliteJournal) -> None:
        for n in range(1, 12):
            act(begun, EIGHT + n * MINUTE)
        backup = a_path(begun).with_name("a.companion.1")
        backup.write_bytes(b"SQLite format 3\0" + bytes(5000))
        act(begun, EIGHT + 12 * MINUTE)
        assert check(backup) == []

    def test_a_failure_is_a_sentence_and_leaves_nothing(self, game: Path) -> None:
        game.with_name(f"{game.name}.4").mkdir()
        (game.with_name(f"{game.name}.4") / "full").touch()
        game.with_name(f"{game.name}.3").write_bytes(b"")
        assert "no backup was made" in (rotate_backups(game) or "")
        assert check(game) == []
        assert sorted(one.name for one in game.parent.iterdir()) == [game.name, f"{game.name}.3", f"{game.name}.4"]


def test_where_none_is_due_nothing_is_copied(begun: SqliteJournal, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    original: Callable[..., sqlite3.Connection] = sqlite3.connect

    def counted(*arguments: object, **more: object) -> sqlite3.Connection:
        read.append(Path(str(arguments[0])))
        return original(*arguments, **more)

    for n in range(1, 12):
        act(begun, EIGHT + n * timedelta(seconds=1))
    monkeypatch.setattr("companion.kernel.journal.schema.sqlite3.connect", counted)
    for n in range(12, 18):
        act(begun, EIGHT + n * timedelta(seconds=1))
    assert len(read) <= 1  # the newest backup is looked at once, not at every act
