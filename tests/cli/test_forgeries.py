"""Forged documents at the command line: one sentence and exit 2 from every door, never a fault, never a write."""

from __future__ import annotations

import json
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import NOTE, Run, order, unchanged
from tests.forging import Forge, bomb, entry, forged, said, working

DEEP = "[" * 100_000 + "]" * 100_000
FACT = "UPDATE entry SET events = ? WHERE seq = 3"
FORGERIES: dict[str, Forge] = {
    "a first fact that is no beginning": said(
        "UPDATE entry SET events = ? WHERE seq = 1", '[{"event":"noted","text":""}]'
    ),
    "no first fact": said("UPDATE entry SET events = '[]' WHERE seq = 1"),
    "an unknown fact": said(FACT, '[{"event":"rained"}]'),
    "a fact of an unknown unit": said(FACT, '[{"event":"stands-lost","unit":"iron-brigade","stands":1,"how":"lost"}]'),
    "a second beginning": said("UPDATE entry SET events = (SELECT events FROM entry WHERE seq = 1) WHERE seq = 3"),
    "a text in a number's place": said(
        'UPDATE entry SET events = replace(events, \'"stands":8\', \'"stands":"many"\')'
    ),
    "no JSON": said(FACT, "{"),
    "another kind of JSON": said(FACT, '{"event":"noted"}'),
    "deep nesting": said(FACT, DEEP),
    "deep nesting in a fact": said(FACT, f'[{{"event":"noted","text":"x","more":{DEEP}}}]'),
    "a huge number": said(FACT, '[{"event":"next-step","turn":1' + "0" * 400 + "}]"),
    "half a letter": said(FACT, '[{"event":"noted","text":"\\ud800"}]'),
    "no kind": said("DELETE FROM meta WHERE name = 'kind'"),
    "no seed": said("DELETE FROM meta WHERE name = 'seed'"),
    "no scenario": said("DELETE FROM meta WHERE name = 'scenario'"),
    "an unknown kind": said("UPDATE meta SET value = 'chess' WHERE name = 'kind'"),
    "a source that is no zlib": said("UPDATE source SET deflated = x'0011' WHERE place = 1"),
    "a source that is cut short": said("UPDATE source SET deflated = substr(deflated, 1, 40) WHERE place = 1"),
    "a source that is no text": said("UPDATE source SET deflated = ? WHERE place = 1", zlib.compress(b"\xff\xfe")),
    "a source that unfolds without end": said("UPDATE source SET deflated = ? WHERE place = 1", bomb(1 << 28)),
    "an index of its own": said("CREATE TABLE more (name TEXT UNIQUE)"),
    "an entry of a number that no game has": entry(1 << 62, 3),
    "a number before the first": entry(0, None),
}
OFF_THE_LINE: dict[str, Forge] = {
    "a second root that begins nothing": entry(9, None),
    "commands that are none": said('UPDATE entry SET command = \'[{"order":"retire"}]\' WHERE seq = 2'),
    "dice that are none": said("UPDATE entry SET dice = '[7]' WHERE seq = 2"),
    "a working that is no zlib": working(2, b"fire points 8", squeezed=False),
    "a working of other lines": working(2, b'[{"points":8}]'),
    "a working of deep nesting": working(2, DEEP.encode()),
    "a working that unfolds without end": said("INSERT OR REPLACE INTO working VALUES (2, ?, 0)", bomb(1 << 28)),
    "a branch of an unknown fact": entry(9, 2, events='[{"event":"rained"}]'),
}
READS = (("status",), ("status", "--as", "union"), ("log",), ("log", "--explain"), ("check",), ("do", NOTE), ("undo",))


@pytest.fixture
def played(game: Path, run: Run) -> Path:
    run("do", game, NOTE)
    run("do", game, NOTE)
    return game


@pytest.fixture(autouse=True)
def _door_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_OPEN_DOOR", "1")


@pytest.mark.parametrize("name", FORGERIES)
def test_every_door_answers_in_one_sentence(played: Path, run: Run, name: str) -> None:
    forged(played, FORGERIES[name])
    same = unchanged(played)
    for read in READS:
        found = run(read[0], played, *read[1:])
        assert found.exit_code == 2, (read, found.output)
        assert len(found.stderr.splitlines()) >= 1
        assert "fault in the program" not in found.stderr
    assert same()


@pytest.mark.parametrize("name", OFF_THE_LINE)
def test_check_finds_what_the_present_line_does_not_show(played: Path, run: Run, name: str) -> None:
    forged(played, OFF_THE_LINE[name])
    same = unchanged(played)
    assert run("status", played).exit_code == 0
    assert run("check", played).exit_code == 2
    for read in (("log",), ("log", "--explain")):
        assert run(read[0], played, *read[1:]).exit_code in (0, 2)
    assert same()


@pytest.mark.parametrize("name", [*FORGERIES, *OFF_THE_LINE])
def test_what_is_recovered_can_be_read_or_nothing_is_written(played: Path, run: Run, tmp_path: Path, name: str) -> None:
    forged(played, (FORGERIES | OFF_THE_LINE)[name])
    new = tmp_path / "saved" / "new.companion"
    new.parent.mkdir()
    same = unchanged(played)
    found = run("recover", played, new)
    assert same()
    if found.exit_code:
        assert not list(new.parent.iterdir())
        return
    if name.startswith("a source"):  # a chart is lost: what has happened is there, and another chart is to be had
        assert "companion update" in run("check", new).stderr
        assert run("status", new).exit_code == 0
        assert run("update", new).exit_code == 0
    assert run("check", new).exit_code == 0
    for read in (("status",), ("log",), ("log", "--explain"), ("do", NOTE)):
        assert run(read[0], new, *read[1:]).exit_code == 0
    if name in {"an unknown fact", "a branch of an unknown fact", "no JSON", "dice that are none"}:
        assert "this version cannot read" in found.stdout


def test_the_sentence_names_the_file_the_entry_and_the_log(played: Path, run: Run, tmp_path: Path) -> None:
    forged(played, FORGERIES["an unknown fact"])
    told = run("status", played).stderr
    assert told.startswith(f"{played}: this version cannot read entry 3 (the cause is in ")
    log = Path(told.partition("cause is in ")[2].partition(")")[0])
    assert "rained" in log.read_text(encoding="utf-8")


def test_what_cannot_be_read_is_kept_and_told(played: Path, run: Run, tmp_path: Path) -> None:
    forged(played, FORGERIES["an unknown fact"])
    new = tmp_path / "new.companion"
    told = run("recover", played, new).stdout
    assert "2 entries saved" in told
    assert "the current entry is now 2" in told
    from companion.kernel.journal import open_document

    with open_document(new) as book:
        assert book.head() == 2
        (name,) = book.records()
        kept = json.loads(book.record(name))
    assert (name, kept["seq"], kept["parent"]) == ("unread/1.jsonl", 3, 2)
    assert kept["events"] == '[{"event":"rained"}]'
    again = tmp_path / "again.companion"
    assert run("recover", new, again).exit_code == 0
    with open_document(again) as book:
        assert book.records() == ("unread/1.jsonl",)


def test_a_fault_of_the_program_is_caught_by_the_closed_door_and_passes_the_open_one(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.games.miniatures.game import Miniatures
    from companion.kernel.journal import Unreadable
    from companion.kernel.session import Session

    def broken(*_: object) -> None:
        raise AssertionError("of ours")

    monkeypatch.setattr(Miniatures, "apply", broken)
    with pytest.raises(AssertionError):
        Session.open(played)
    monkeypatch.delenv("COMPANION_OPEN_DOOR")
    with pytest.raises(Unreadable, match="this version cannot read entry 1"):
        Session.open(played)


def garble(game: Path, column: str, seq: int) -> None:
    """Put a byte that is no UTF-8 into a text of an entry, as a worn stick would."""
    with closing(sqlite3.connect(game)) as connection:
        (old,) = connection.execute(f"SELECT {column} FROM entry WHERE seq = ?", (seq,)).fetchone()
        connection.execute(
            f"UPDATE entry SET {column} = CAST(? AS TEXT) WHERE seq = ?", (b"\xff" + old.encode()[1:], seq)
        )
        connection.commit()


ASIDE = '{"event":"overridden","target":"%s","field":"set_aside","before":0,"after":3,"reason":"x","pays":"set_aside"}'


def test_check_names_the_entry_that_broke_the_books_on_whatever_branch(played: Path, run: Run) -> None:
    found = json.loads(run("status", played, "--json").stdout)["units"][0]
    forged(played, entry(9, 2, events=f"[{ASIDE % found['id']}]"))
    answer = run("check", played)
    assert answer.exit_code == 2
    assert answer.stderr.count("entry ") == 1
    assert "entry 9: " in answer.stderr
    assert f"set aside = {found['stands_at_start'] + 3}, and began with {found['stands_at_start']}" in answer.stderr


@pytest.mark.parametrize("column", ["command", "events", "label", "seat"])
def test_a_garbled_byte_is_named_by_its_entry_and_nothing_of_it_is_quoted(played: Path, run: Run, column: str) -> None:
    run("do", played, order("note", text="the secret of the Emmitsburg road"))
    garble(played, column, 4)
    for words in (("status",), ("log", "--as", "union"), ("check",), ("do", NOTE)):
        found = run(words[0], played, *words[1:])
        assert found.exit_code == 2
        assert "entry 4 is damaged" in found.stderr
        assert "secret" not in found.stderr


def test_a_garbled_entry_off_the_line_is_named_and_the_current_one_is_not(played: Path, run: Run) -> None:
    run("undo", played)
    run("do", played, NOTE)
    garble(played, "command", 3)
    told = run("check", played).stderr
    assert "entry 3 is damaged" in told
    assert "current entry" not in told


def test_of_a_game_without_an_entry_left_nothing_is_written(played: Path, run: Run, tmp_path: Path) -> None:
    for seq in (1, 2, 3):
        garble(played, "events", seq)
    found = run("recover", played, tmp_path / "new.companion")
    assert found.exit_code == 2
    assert "nothing can be saved: no entry of the game is left in it" in found.stderr
    assert not (tmp_path / "new.companion").exists()
