"""What a side may not know is in nothing that it reads: neither name nor id of a unit that is hidden from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.miniatures.rules.state import Placed
from tests.cli.conftest import Run, begin, order, unseated
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader

SECRETS = ("stuart", "longstreet", "alexander")
"""The Confederates that the Union has not seen; the ids are the names in small letters."""
FORCED: dict[str, Any] = {"intelligence": "units-hidden", "turn": 1}


@pytest.fixture
def hidden(tmp_path: Path) -> Path:
    state = a_battle(
        a_brigade("cutler"),
        a_battery("hall"),
        a_brigade("davis", "confederate", seen=True),
        a_brigade("stuart", "confederate", disordered=True),
        a_battery("alexander", "confederate", status="to-arrive", arrives=Placed(turn=1, edge="west")),
        a_leader("longstreet", "confederate", attached="stuart"),
        step="leaders",
        **FORCED,
    )
    return begin(tmp_path / "hidden.companion", state)


def play(run: Run, game: Path) -> None:
    """Let the Confederates do what the Union does not see."""
    while json.loads(run("status", game, "--json").stdout)["to_act"] != "confederate":
        assert run("do", game, order("next-step")).exit_code == 0
    for command in (
        order("detach", leader="longstreet"),
        order("note", text="Stuart is behind the woods", unit="stuart"),
        order("next-step"),
        order("arrive", units=["alexander"], edge="west"),
        order("maneuver", unit="stuart"),
        order("move", unit="stuart", inches=2),
        order("override", target="stuart", field="stands", value=4, reason="Stuart was miscounted"),
    ):
        run("do", game, command)


def silent(text: str) -> bool:
    return not any(secret in text.lower() for secret in SECRETS)


def test_the_other_side_reads_nothing_of_hidden_units(run: Run, hidden: Path) -> None:
    play(run, hidden)
    for arguments in (
        ["status"],
        ["status", "--json"],
        ["log"],
        ["log", "--json"],
        ["log", "--markdown"],
        ["log", "--tree", "--explain"],
        ["log", "--json", "--tree", "--explain"],
    ):
        found = run(*arguments, hidden, "--as", "union")
        assert found.exit_code == 0
        assert silent(found.output), arguments
        assert not silent(run(*arguments, hidden, "--as", "confederate").output)


def test_commands_of_a_side_answer_nothing_of_hidden_units(run: Run, hidden: Path) -> None:
    play(run, hidden)
    for command in (
        order("next-step"),
        order("fire", target="davis", firers=[{"unit": "cutler", "groups": [{"range": 4}]}]),
        order("note", text="what is there?"),
        order("override", target="davis", field="stands", value=1, reason="x"),
        order("end-battle", reason="enough"),
    ):
        assert silent(run("do", hidden, command, "--as", "union").output), command
    assert silent(run("undo", hidden, "--as", "union").output)
    assert silent(run("redo", hidden, "--as", "union").output)
    assert silent(run("goto", hidden, 2, "--as", "union").output)
    assert silent(run("amend", hidden, 2, "--as", "union").output)


def test_naming_a_hidden_unit_is_as_naming_none(run: Run, hidden: Path) -> None:
    play(run, hidden)
    for name in ("stuart", "nobody"):
        found = run("do", hidden, order("mark-seen", unit=name), "--as", "union")
        assert found.exit_code == 3
        known = run(
            "do",
            hidden,
            order("fire", target=name, firers=[{"unit": "cutler", "groups": [{"range": 4}]}]),
            "--as",
            "union",
        )
        assert unseated(known.stderr).replace(name, "X") == "refused: there is no unit 'X'\n"


def test_a_side_undoes_only_its_own(run: Run, hidden: Path) -> None:
    play(run, hidden)
    found = run("undo", hidden, "--as", "union")
    assert (found.exit_code, found.stdout) == (3, "")


def test_a_die_of_the_other_side_is_not_named(run: Run, hidden: Path) -> None:
    run("do", hidden, order("set-dice", side="confederate", mode="entered"))
    play(run, hidden)
    found = run("do", hidden, order("next-step"), order("next-step"), "--as", "union")
    assert silent(found.output)
