"""`companion rules` with a game: what it has chosen stands beside each ruling that can be switched."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.kernel.beginning import Beginning, begin

from .conftest import Run

DELAY = "RTG-R-DELAY"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Begin a campaign that reads one ruling otherwise."""
    path = tmp_path / "ours.companion"
    begin(path, Beginning(scenario="gettysburg-battle", seed="7", settings={DELAY: "1"})).close()
    return path


def test_a_ruling_says_how_the_game_reads_it(run: Run, game: Path) -> None:
    assert "This game reads" not in run("rules", "gettysburg", DELAY).stdout
    told = run("rules", "gettysburg", DELAY, "--game", str(game)).stdout
    assert "This game reads: a turn for every six hexes begun" in told
    other = run("rules", "gettysburg", "RTG-R-FEROCITY", "--game", str(game), "--as", "union").stdout
    assert "This game reads: cut" in other


def test_the_contents_name_what_the_game_reads_otherwise(run: Run, game: Path) -> None:
    told = run("rules", "gettysburg", "--game", str(game)).stdout
    otherwise = told.partition("Read otherwise in this game:")[2].partition("House rules")[0]
    assert DELAY in otherwise
    assert "RTG-R-FEROCITY" not in otherwise
    assert "Read otherwise" not in run("rules", "gettysburg").stdout


def test_a_game_by_other_rules_is_refused(run: Run, game: Path) -> None:
    refused = run("rules", "miniatures", "--game", str(game))
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert "is played by the rules gettysburg, not miniatures" in refused.stderr
