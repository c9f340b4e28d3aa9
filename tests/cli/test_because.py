"""`companion do --because`: the referee's word passes gates; it is told, amended, undone, and no side may say it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.miniatures.rules.state import Placed
from tests.cli.conftest import Run, begin, order
from tests.games.miniatures.building import a_battle, a_brigade

WHY = "Stuart rode round them"


@pytest.fixture
def hidden(tmp_path: Path) -> Path:
    late = a_brigade("stuart", "confederate", status="to-arrive", arrives=Placed(turn=9))
    state = a_battle(a_brigade("cutler"), late, step="move", intelligence="units-hidden", player_turn="confederate")
    return begin(tmp_path / "hidden.companion", state)


EARLY = order("arrive", units=["stuart"])


def events(run: Run, game: Path, *more: str) -> list[dict[str, Any]]:
    lines = json.loads(run("log", game, "--json", *more).stdout)
    lines = lines if isinstance(lines, list) else lines["entries"]
    found: list[dict[str, Any]] = lines[-1]["events"]
    return found


def test_a_word_for_every_command_of_the_call(run: Run, hidden: Path) -> None:
    assert "that is early" in run("do", hidden, EARLY).stderr
    assert run("do", hidden, EARLY, "--because", WHY).exit_code == 0
    let = events(run, hidden)[0]
    assert (let["event"], let["because"]) == ("let-happen", WHY)
    assert let["reasons"][0]["text"] == "Stuart is due in turn 9; that is early"
    for told in (run("log", hidden).stdout, run("log", "--markdown", hidden).stdout):
        assert f"due in turn 9; that is early – because {WHY}" in told


def test_a_word_of_a_commands_own_is_kept_and_an_empty_one_is_none(run: Run, hidden: Path) -> None:
    own = order("arrive", units=["stuart"], because="a guide")
    assert run("do", hidden, own, "--because", WHY).exit_code == 0
    assert events(run, hidden)[0]["because"] == "a guide"
    assert run("undo", hidden).exit_code == 0
    assert "is empty; say why" in run("do", hidden, EARLY, "--because", " ").stderr


def test_no_word_passes_a_name_that_nobody_bears(run: Run, hidden: Path) -> None:
    found = run("do", hidden, order("arrive", units=["nobody"]), "--because", WHY)
    assert found.exit_code == 3
    assert "there is no unit 'nobody'" in found.stderr


@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_no_side_says_it(run: Run, hidden: Path, seat: str) -> None:
    for words in ((EARLY, "--because", WHY), (order("note", text="fog", because=WHY),)):
        found = run("do", hidden, *words, "--as", seat)
        assert found.exit_code == 3
        assert "only the referee lets something happen" in found.stderr


def test_a_side_reads_no_more_than_that_it_was_so(run: Run, hidden: Path) -> None:
    run("do", hidden, EARLY, "--because", WHY)
    for arguments in (["log"], ["log", "--json"], ["log", "--markdown"], ["log", "--json", "--tree", "--explain"]):
        for seat in ("union", "confederate"):
            read = run(*arguments, hidden, "--as", seat).stdout
            assert "rode round" not in read, (arguments, seat)
            assert "early" not in read, (arguments, seat)
    assert "lets happen what the rules refuse" in run("log", hidden, "--as", "union").stdout


def test_an_amended_line_keeps_the_word_and_finds_new_gates(run: Run, hidden: Path) -> None:
    run("do", hidden, order("override", target="stuart", field="arrives", value=3, reason="the order of battle"))
    entry = json.loads(run("do", hidden, EARLY, "--because", WHY).stdout)["entry"]
    assert [one["event"] for one in events(run, hidden)] == ["arrived"], "it was due, and no gate was passed"
    found = run("amend", hidden, str(entry - 1), "--delete")
    assert found.exit_code == 0
    assert [one["event"] for one in events(run, hidden)] == ["let-happen", "arrived"]


def test_an_entry_is_replaced_by_one_with_a_word(run: Run, hidden: Path) -> None:
    run("do", hidden, order("note", text="nothing"))
    entry = json.loads(run("do", hidden, order("note", text="quiet")).stdout)["entry"]
    early = order("arrive", units=["stuart"])
    assert run("amend", hidden, str(entry), "--replace", early).exit_code == 3
    again = order("arrive", units=["stuart"], because=WHY)
    assert run("amend", hidden, str(entry), "--replace", again).exit_code == 0
    assert events(run, hidden)[0]["because"] == WHY
