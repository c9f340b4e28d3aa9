"""Documents of earlier versions at the command line: reading writes nothing, the first order brings them up."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.kernel.journal.migrations import present_version
from tests.cli.conftest import NOTE, Run
from tests.older_documents import of_version_1


@pytest.fixture
def old_game(game: Path, run: Run) -> Path:
    run("do", game, NOTE)
    run("do", game, NOTE)
    run("undo", game)
    of_version_1(game)
    return game


READS = (
    ("status",),
    ("status", "--json", "--as", "union"),
    ("log",),
    ("log", "--json"),
    ("log", "--tree"),
    ("log", "--explain"),
    ("check",),
    ("check", "--json"),
)


@pytest.mark.parametrize("read", READS, ids=lambda read: " ".join(map(str, read)))
def test_reading_leaves_its_bytes_as_they_are(old_game: Path, run: Run, read: tuple[object, ...]) -> None:
    before, folder = old_game.read_bytes(), sorted(old_game.parent.iterdir())
    assert run(read[0], old_game, *read[1:]).exit_code == 0
    assert old_game.read_bytes() == before
    assert sorted(old_game.parent.iterdir()) == folder


@pytest.mark.parametrize("write", ["do", "redo", "undo", "goto"])
def test_the_first_order_brings_it_up_and_keeps_a_copy(old_game: Path, run: Run, write: str) -> None:
    more = {"do": (NOTE,), "goto": (1,)}.get(write, ())
    assert run(write, old_game, *more).exit_code == 0
    assert old_game.read_bytes()[63] == present_version()
    kept = old_game.with_name(f"{old_game.name}.v1")
    assert kept.read_bytes()[63] == 1
    assert run("check", old_game).exit_code == 0
    assert run("check", kept).exit_code == 0
