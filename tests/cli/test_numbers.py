"""`companion numbers`: for scripts and for people, of any kind of game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.evenings import notebook


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("numbers") / "evening.companion"
    notebook.played(Path(notebook.__file__).parent / "two-joneses.txt").keep(file)
    return file


def test_the_json_has_the_keys_that_scripts_read(run: Run, evening: Path) -> None:
    found = json.loads(run("numbers", evening, "--json").stdout)
    assert {"rolls", "luck", "losses", "faces"} <= set(found)
    assert {"entry", "nth", "seat", "kind", "unit", "p", "outcome", "expected", "stake"} <= set(found["rolls"][0])
    assert set(found["luck"]) == {"union", "confederate", "by"}
    assert set(found["luck"]["by"]) == {"command", "player"}
    assert set(found["luck"]["union"]) >= {"percentile", "expected", "found"}
    assert set(found["losses"][0]) >= {"turn", "unit", "cause", "stands"}
    assert set(found["faces"]) == {"union", "confederate", "spread"}
    assert set(found["faces"]["union"]) == {*map(str, range(1, 11))}
    assert all(0 <= found["faces"]["spread"][side] <= 1 for side in ("union", "confederate"))


def test_the_words_tell_luck_losses_dice_and_the_widest_rolls(run: Run, evening: Path) -> None:
    told = run("numbers", evening).stdout
    for words in ("Union: luck of", "Confederate, stands lost:", "dice: 1:", "Best rolls", "Worst rolls"):
        assert words in told


@pytest.mark.parametrize("scenario", ["gettysburg-battle", "antietam-basic"])
def test_games_without_odds_of_stands_say_so(run: Run, tmp_path: Path, scenario: str) -> None:
    run("new", scenario, tmp_path / "g.companion", "--seed", "1")
    found = json.loads(run("numbers", tmp_path / "g.companion", "--json").stdout)
    assert found["luck"] is None
    assert found["rolls"] == []
    assert "no odds" in run("numbers", tmp_path / "g.companion").stdout


def test_csv_writes_each_table_into_a_folder_that_need_not_be_there(run: Run, evening: Path, tmp_path: Path) -> None:
    told = run("numbers", evening, "--csv", tmp_path / "new" / "tables").stdout
    written = {one.name for one in (tmp_path / "new" / "tables").iterdir()}
    assert written >= {"rolls.csv", "luck.csv", "losses.csv", "faces.csv", "strength.csv", "commands.csv", "fire.csv"}
    assert all(name in told for name in written)


def test_a_folder_that_is_a_file_is_refused(run: Run, evening: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    found = run("numbers", evening, "--csv", tmp_path / "taken" / "x")
    assert found.exit_code == 2
    assert "taken" in found.stderr


def test_svg_writes_each_plot_that_there_is_something_to_show_in(run: Run, evening: Path, tmp_path: Path) -> None:
    run("numbers", evening, "--svg", tmp_path / "plots")
    assert {one.name for one in (tmp_path / "plots").iterdir()} == {
        "strength.svg",
        "losses.svg",
        *(f"{what}-{side}.svg" for what in ("dice", "luck") for side in ("union", "confederate")),
    }
