"""What a seat is given is what the command line gives it, and follows what others write."""

from __future__ import annotations

import re
import sqlite3
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

from companion.kernel.journal import Damaged
from companion.kernel.journal.following import Followed
from companion.kernel.session import Session
from tests.web.served import served

NOTE = '{"order": "note", "text": "a courier"}'


def typed(*words: str) -> bytes:
    """Give what the program prints in a process of its own."""
    return subprocess.run([sys.executable, "-m", "companion", *words], check=True, capture_output=True).stdout


def note(session: Session, text: str = "a courier") -> int:
    """Write an entry."""
    return session.do(session.decode(f'{{"order": "note", "text": "{text}"}}'.encode())).entry


@pytest.mark.parametrize("seat", ["union", "confederate", "referee"])
def test_status_is_to_the_byte_what_the_command_gives(game: Path, seat: str) -> None:
    with served(game, ["union", "confederate", "referee"]) as room:
        found = room.ask("/api/status", seat)
        assert found.body == typed("status", str(game), "--as", seat, "--json")
        assert found.head["Content-Type"].startswith("application/json")


def test_every_write_by_another_is_told_and_read(game: Path) -> None:
    with served(game) as room, room.listening("union") as heard:
        assert heard() == 'event: change\nid: 1\ndata: {"entry": 1}'
        with Session.open(game) as writer:
            assert writer.read_only is None  # whoever serves holds no lock
            for _ in range(3):
                entry = note(writer)
                assert heard() == f'event: change\nid: {entry}\ndata: {{"entry": {entry}}}'
                assert room.ask("/api/status", "union").json["entry"] == entry
            writer.undo()
            assert f"id: {writer.head}" in heard()
            writer.goto(1)
            assert "id: 1\n" in heard()
            assert room.ask("/api/status", "union").json["entry"] == 1
            entry = note(writer)
            assert entry == 5
            assert "id: 5\n" in heard()


def test_a_burst_may_be_joined_and_its_last_is_always_told(game: Path) -> None:
    with served(game) as room, room.listening("union") as heard:
        heard()
        with Session.open(game) as writer:
            last = [note(writer) for _ in range(30)][-1]
        while (found := re.search(r"id: (\d+)", heard())) and int(found[1]) < last:
            pass
        assert found is not None
        assert int(found[1]) == last


def test_a_change_arrives_within_a_fifth_of_a_second(game: Path) -> None:
    with served(game) as room, room.listening("union") as heard, Session.open(game) as writer:
        heard()
        taken = []
        for _ in range(15):
            note(writer)
            ended = time.monotonic()
            heard()
            taken.append(time.monotonic() - ended)
        assert statistics.median(taken) < 0.2


def test_a_quiet_game_is_heard_by_comments(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(game) as room:
        monkeypatch.setattr(room.app.hub, "_heartbeat", 0.05)
        with room.listening("union") as heard:
            assert "change" in heard()
            assert heard().startswith(":")


def test_a_document_of_an_earlier_format_is_followed_through_its_first_write(tmp_path: Path) -> None:
    kept = sorted(Path("tests/old").glob("format-*/*.companion"))
    assert kept
    for one in kept[:2]:
        path = tmp_path / one.name
        path.write_bytes(one.read_bytes())
        with served(path) as room:
            before = room.ask("/api/status", "union").json["entry"]
            with Session.open(path) as writer, room.listening("union") as heard:
                heard()
                entry = note(writer)
                heard()
            assert before != entry == room.ask("/api/status", "union").json["entry"]


def test_a_file_in_the_place_of_the_old_one_is_followed(game: Path, tmp_path: Path) -> None:
    with Session.open(game) as writer:
        note(writer)
    other = tmp_path / "other.companion"
    other.write_bytes(game.read_bytes())
    with Session.open(other) as writer:
        last = note(writer)
    with served(game) as room, room.listening("union") as heard:
        heard()
        other.replace(game)
        assert f"id: {last}\n" in heard()


def test_who_follows_writes_nothing_and_is_never_waited_for(game: Path) -> None:
    before = game.read_bytes()
    with served(game) as room:
        for seat in ("union", "confederate"):
            for path in ("/", "/api/status", "/part?tab=propose", "/api/proposals"):
                room.ask(path, seat)
    assert game.read_bytes() == before
    assert sorted(one.name for one in game.parent.iterdir()) == [game.name]


def test_a_look_grows_by_what_is_new_and_names_damage(game: Path) -> None:
    book = Followed(game)
    with Session.open(game) as writer:
        note(writer)
        assert book.refresh()
        assert book.head() == 2
        assert len(book.entries()) == 2
        assert not book.refresh()
        with sqlite3.connect(game, isolation_level=None) as other:
            other.execute("UPDATE head SET checksum = checksum + 1")
    with pytest.raises(Damaged):
        book.refresh()
    book.close()
