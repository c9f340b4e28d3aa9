"""`companion run` and `companion simulate`: on to where a human must act, and games added up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, order


@pytest.fixture
def game(run: Run, tmp_path: Path) -> Path:
    """A battle for one Confederate player."""
    file = tmp_path / "g.companion"
    assert run("new", "gettysburg-battle", file, "--seed", "7", "--union", "computer:basic").exit_code == 0
    return file


def where(run: Run, file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("status", file, "--json").stdout)
    return found


@pytest.mark.clause("RTG-R-SOLO", "RTG-SC1-B1", "RTG-SC2-B1")
def test_the_computer_plays_until_the_human_must(run: Run, game: Path) -> None:
    assert "the confederate side gives orders" in run("run", game).stdout
    run("do", game, order("ET"))
    assert "the confederate side gives orders" in run("run", game).stdout
    assert where(run, game)["turn"] == 1
    run("do", game, order("ET"))
    found = json.loads(run("run", game, "--json").stdout)
    assert found["turn"] == 2
    assert found["entries"][0]["label"] == "The computer's Union orders"
    assert where(run, game)["to_act"] == "confederate"


def test_both_sides_by_the_computer_run_to_the_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "two.companion"
    run("new", "gettysburg-battle", file, "--seed", "7", "--union", "computer:basic", "--confederate", "computer:basic")
    assert "Turn 3, the reconnaissance phase begins." in run("run", file, "--until", "turn:3").stdout
    assert json.loads(run("run", file, "--until", "phase:execution", "--json").stdout)["phase"] == "execution"
    assert run("run", file).stdout.splitlines()[-1] == "The game is over."
    assert where(run, file)["over"] is True
    assert json.loads(run("run", file, "--json").stdout)["entries"] == []


def test_a_moment_that_is_none_is_refused(run: Run, game: Path) -> None:
    found = run("run", game, "--until", "noon")
    assert found.exit_code == 2
    assert "--until: noon is no moment (say turn:N, phase:NAME or end)" in found.stderr


def test_a_simulation_adds_up(run: Run) -> None:
    found = json.loads(run("simulate", "gettysburg-battle", "--games", "3", "--workers", "1", "--json").stdout)
    assert found["games"] == 3
    assert sum(found["levels"].values()) == 3
    assert [one["game"] for one in found["each"]] == [1, 2, 3]
    table = run("simulate", "gettysburg-battle", "--games", "3", "--workers", "1").stdout
    assert table.startswith("3 games of gettysburg-battle, seed 1863")


def test_a_simulation_of_battles_adds_up(run: Run) -> None:
    asked = ("simulate", "shiloh-sunken-road", "--games", "1", "--workers", "1", "--seed", "2")
    found = json.loads(run(*asked, "--json").stdout)
    assert sum(found["levels"].values()) == found["games"] == 1
    assert found["lost"]["union"]["men"] == found["each"][0]["lost"]["union"]["men"] > 0
    assert found["conduct"]["melees"] == found["each"][0]["conduct"]["melees"]
    assert found["spread"]["melees"]["q50"] == found["melees"]
    table = run(*asked).stdout.splitlines()
    melees, crossed = (
        next(line.split() for line in table if line.strip().startswith(one)) for one in ("Melees", "Attacks hand")
    )
    assert melees == ["Melees", f"{found['melees']:.1f}", "0.0", *[f"{found['melees']:.1f}"] * 3]
    assert crossed[-2:] == [f"{found['conduct']['melees'][side]:.1f}" for side in ("confederate", "union")]


def test_a_simulation_takes_readings_as_a_game_does(run: Run) -> None:
    asked = ("simulate", "gettysburg-battle", "--games", "1", "--workers", "1", "--json")
    plain, other = (json.loads(run(*asked, *more).stdout) for more in ((), ("--set", "RTG-R-STACK-COST=1")))
    assert plain["each"] != other["each"]
    wrong = run(*asked, "--set", "RTG-R-STACK-COST=9")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert "RTG-R-STACK-COST" in wrong.stderr


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (("nowhere", "--games", "2"), "nowhere"),
        (("gettysburg-battle", "--games", "0"), "0"),
        (("gettysburg-battle", "--games", "2", "--union", "genius"), "computer:genius"),
        (("mcphersons-ridge", "--games", "2"), "miniatures"),
    ],
)
def test_what_cannot_be_simulated_is_refused(run: Run, wrong: tuple[str, ...], says: str) -> None:
    found = run("simulate", *wrong)
    assert found.exit_code == 2
    assert says in found.stderr


def test_what_the_computer_does_is_the_referees_and_no_sides(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "campaign.companion"
    run("new", "gettysburg-battle", file, "--seed", 7)
    assert run("run", file, "--as", "referee").exit_code == 0
    refused = run("run", file, "--as", "union")
    assert refused.exit_code == 2
    assert "--as: what the computer does is done from the referee's seat" in refused.stderr
