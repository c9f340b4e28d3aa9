"""A session backs its document up by itself, whether an evening is one session or one command after the other."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.kernel.journal import open_document
from companion.kernel.session import Session
from tests.kernel.conftest import Begin

EIGHT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


class Clock:
    """A clock that goes on by so many minutes each time it is looked at."""

    def __init__(self, minutes: int) -> None:
        self.minutes, self.looked = minutes, 0

    def __call__(self) -> str:
        self.looked += 1
        return f"{EIGHT + timedelta(minutes=self.minutes * self.looked):%Y-%m-%dT%H:%M:%SZ}"


def entries(path: Path) -> int:
    with open_document(path) as book:
        return len(book.entries())


@pytest.fixture
def path(begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("companion.kernel.session.now", Clock(0))
    begin(tmp_path / "a.companion").close()
    return tmp_path / "a.companion"


@pytest.mark.parametrize("at_once", [True, False], ids=["one session", "a session an act"])
def test_twenty_one_acts_within_a_minute(path: Path, at_once: bool) -> None:
    if at_once:
        with Session.open(path) as session:
            for n in range(21):
                session.do(cmd.Note(str(n)))
    else:
        for n in range(21):
            with Session.open(path) as session:
                session.do(cmd.Note(str(n)))
    assert {one.suffix: entries(one) for one in path.parent.glob("*.companion.?")} == {".1": 21, ".4": 11}


def test_acts_that_are_long_apart(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.kernel.session.now", Clock(4))
    with Session.open(path) as session:
        for n in range(6):
            session.do(cmd.Note(str(n)))
    assert {one.suffix: entries(one) for one in path.parent.glob("*.companion.?")} == {".1": 7, ".4": 4}


def test_an_amendment_that_writes_many_entries_is_backed_up(path: Path) -> None:
    with Session.open(path) as session:
        for n in range(8):
            session.do(cmd.Note(str(n)))
        assert not list(path.parent.glob("*.companion.?"))
        session.amend(2, [cmd.Note("amended")])
    assert entries(path.with_name("a.companion.1")) == 17
