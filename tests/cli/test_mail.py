"""By mail at the command line: extract, post, take, tell; what goes wrong is a line and a status."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, order

SET_UP, END = order("set-up", corps="A", urgency=4), order("ET")


@pytest.fixture
def game(run: Run, tmp_path: Path) -> str:
    path = str(tmp_path / "game.companion")
    assert run("new", "gettysburg-campaign", path, "--seed", "7").exit_code == 0
    return path


@pytest.fixture
def his(run: Run, game: str, tmp_path: Path) -> str:
    path = str(tmp_path / "his.companion")
    found = run("extract", game, "--seat", "confederate", "-o", path, "--json")
    assert json.loads(found.stdout)["seat"] == "confederate"
    return path


def test_an_extract_tells_what_the_game_tells_its_seat(run: Run, game: str, his: str) -> None:
    for asked in (("status", "--json"), ("status",), ("log", "--json"), ("log", "--tree"), ("log", "--markdown")):
        own = run(asked[0], his, *asked[1:])
        assert (own.exit_code, own.stdout) == (0, run(asked[0], game, *asked[1:], "--as", "confederate").stdout)
    assert run("check", his).exit_code == 0
    assert run("status", his, "--as", "union").exit_code == 2
    assert run("numbers", his).exit_code == 0


def test_orders_are_planned_posted_and_taken(run: Run, game: str, his: str, tmp_path: Path) -> None:
    assert run("do", his, SET_UP, END).exit_code == 0
    assert run("undo", his).exit_code == run("redo", his).exit_code == 0
    letter = str(tmp_path / "his.orders")
    assert run("post", his, "-o", letter).exit_code == 0
    assert run("post", his, "-o", letter).exit_code == 2
    before = Path(game).read_bytes()
    shown = json.loads(run("post", "take", game, letter, "--preview", "--json").stdout)
    assert Path(game).read_bytes() == before
    taken = json.loads(run("post", "take", game, letter, "--json").stdout)
    assert [one["label"] for one in taken[0]["done"]] == [one["label"] for one in shown[0]["done"]]
    lines = json.loads(run("log", game, "--json").stdout)
    assert [(line["seat"], line["note"]) for line in lines[1:]] == [("confederate", "by mail")] * 2
    assert run("post", "take", game, letter).exit_code == 3
    Path(letter).write_bytes(Path(letter).read_bytes() + b" ")
    assert run("post", "take", game, letter).exit_code == 2
    assert run("post", "take", game, str(tmp_path / "nothing.orders")).exit_code == 2
    assert run("post", game, "-o", str(tmp_path / "x.orders")).exit_code == 2


def test_the_prompt_plays_an_extract(run: Run, his: str) -> None:
    found = run("play", his, stdin="Q\n")
    assert found.exit_code == 0


def test_what_an_extract_is_not_for_is_refused_in_words(run: Run, his: str) -> None:
    for asked in (("run", his), ("goto", his, "1"), ("update", his), ("post", "take", his, his), ("post", "tell", his)):
        found = run(*asked)
        assert found.exit_code in (2, 3), asked
        assert found.stderr
        assert "fault" not in found.stderr, asked


def test_a_message_is_written_and_a_hook_reads_it(run: Run, game: str, tmp_path: Path) -> None:
    told = run("post", "tell", game, "--seat", "union", "--seat", "confederate", "--until", "Friday; rm -rf $HOME")
    assert "it is for you to act" in told.stdout
    assert "nothing is asked of you now" in told.stdout
    script, kept = tmp_path / "hook.py", tmp_path / "kept"
    script.write_text(
        f"import os, sys; open({str(kept)!r}, 'a').write(os.environ['COMPANION_SEAT'] + sys.stdin.read())"
    )
    until = "`touch x` $(touch y)"
    found = run("post", "tell", game, "--until", until, "--notify", f"{sys.executable} {script}")
    assert found.exit_code == 0
    assert kept.read_text() == f"{kept.read_text().split('The ')[0]}{found.stdout}"
    assert until in kept.read_text()
    assert run("post", "tell", game, "--notify", f"{sys.executable} -c 'raise SystemExit(4)'").exit_code == 2
    assert run("post", "tell", game, "--notify", "/no/such/program").exit_code == 2
    assert run("post", "tell", game, "--notify", "'").exit_code == 2
    assert run("post", "tell", game, "--seat", "Nobody").exit_code == 2
