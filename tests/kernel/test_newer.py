"""A document of a later version opens for reading where its kind of game, whichever it is, knows all that happened."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import known_event
from companion.kernel.journal import Draft, NewerVersion, create, open_document
from companion.kernel.journal.migrations import present_version

LATER = present_version() + 1


def of_a_later_version(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version={LATER}")


@pytest.mark.parametrize("scenario", ["the-cornfield", "gettysburg-battle", "antietam-basic"])
def test_it_opens_for_reading_whichever_game_it_is_of(tmp_path: Path, scenario: str) -> None:
    path = tmp_path / "later.companion"
    begin(path, Beginning(scenario=scenario, seed="7")).close()
    of_a_later_version(path)
    with open_document(path, known_events=known_event) as book:
        assert f"version {LATER}" in (book.read_only or "")
        assert len(book.entries()) == 1


@pytest.mark.parametrize("events", ['[{"event":"flew"}]', '[{"event":"noted","text":"Mist"},{"event":"flew"}]'])
def test_it_is_refused_where_one_thing_happened_that_no_game_knows(tmp_path: Path, events: str) -> None:
    path = tmp_path / "later.companion"
    draft = Draft(at="2026-11-23T07:00:00Z", seat="referee", label="a flight", command="[]", events=events)
    create(path, {"kind": "miniatures", "scenario": "test", "seed": "7"}, {}, [draft]).close()
    of_a_later_version(path)
    with pytest.raises(NewerVersion, match=f"version {LATER} is needed"):
        open_document(path, known_events=known_event)
