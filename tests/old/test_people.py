"""Files of people's own, as they were written for the first format, still begin a game or bring a battle back."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.old import keeping
from tests.old.conftest import Ask

SCENARIOS = sorted(
    path.relative_to(keeping.PEOPLE).as_posix()
    for path in keeping.PEOPLE.rglob("*.toml")
    if path.stem in ("ridge", "july", "july-with-meade", "my-fight", "my-early-fight", "my-landing", "my-early-landing")
)
HOUSES = [
    ("miniatures/ridge.toml", "miniatures/house", "charge"),
    ("miniatures/ridge.toml", "miniatures/first-house", "charge"),  # says nothing of the short retreat
    ("campaign/july.toml", "campaign/house", "weather"),
    ("campaign/july.toml", "campaign/first-house", "losses"),  # with limits of its own for successors
    ("campaign/july.toml", "campaign/field", ""),
    ("tactical/my-fight.toml", "tactical/house", "clock"),
    (
        "tactical/my-fight.toml",
        "tactical/first-house",
        "clock",
    ),  # says nothing of messages; a chart of the first computers
    ("tactical/my-fight.toml", "tactical/field", ""),
    ("tactical/my-landing.toml", "tactical/first-shiloh-house", "costs"),  # says nothing of the river
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_with_its_armies_begins(scenario: str, tmp_path: Path, ask: Ask) -> None:
    ask("new", keeping.PEOPLE / scenario, tmp_path / "new.companion", "--seed", 1)


def test_rosters_begin(tmp_path: Path, ask: Ask) -> None:
    rosters = [keeping.PEOPLE / "miniatures" / f"{side}.csv" for side in ("union", "confederate")]
    ask("new", "--roster", *rosters, tmp_path / "new.companion", "--seed", 1)


@pytest.mark.parametrize(("scenario", "house", "chart"), HOUSES)
def test_a_folder_of_house_rules_begins_and_is_carried(
    scenario: str, house: str, chart: str, tmp_path: Path, ask: Ask
) -> None:
    game = tmp_path / "new.companion"
    ask("new", keeping.PEOPLE / scenario, game, "--seed", 1, "--rules", keeping.PEOPLE / house)
    if chart:
        assert f"{chart}.toml" in ask("check", game).stdout


def test_the_first_computers_chart_is_played_by(tmp_path: Path, ask: Ask) -> None:
    game, computers = tmp_path / "new.companion", ("--union", "computer:able", "--confederate", "computer:basic")
    house = keeping.PEOPLE / "tactical" / "first-house"
    ask("new", keeping.PEOPLE / "tactical" / "my-fight.toml", game, "--seed", 1, "--rules", house, *computers)
    ask("run", game, "--until", "turn:2")


@pytest.mark.parametrize("result", ["battle.json", "result.json"])
def test_a_battle_file_comes_back(result: str, tmp_path: Path, ask: Ask) -> None:
    game = shutil.copy(keeping.HERE / "format-1" / "campaign-table@c03be19.companion", tmp_path / "game.companion")
    ask("battle", "import", game, keeping.PEOPLE / "campaign" / result, "--as", "referee")
    assert "1.1" in ask("battle", "list", game, "--as", "referee").stdout


def test_a_part_of_a_square_grid_comes_back(tmp_path: Path, ask: Ask) -> None:
    game = shutil.copy(keeping.HERE / "format-1" / "tactical-table@c03be19.companion", tmp_path / "game.companion")
    ask("battle", "import", game, keeping.PEOPLE / "tactical" / "battle.json")
