"""The program starts from one command on every machine: what the book's start-up pages come to here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.games.tactical.prompt.scripts import Play, now, scripted


@pytest.fixture
def play(run: Run) -> Play:
    return scripted(run)


@pytest.mark.clause("ANT-QS-1.2", "ANT-QS-1.4a", "ANT-1.6", "ANT-1.7", "ANT-1.8", "ANT-1.9")
def test_one_command_leads_from_the_title_over_the_menu_into_the_battle(play: Play, tmp_path: Path) -> None:
    """No disk is turned and nothing is booted: the options are chosen before the battle loads, in either case of keys."""
    file = tmp_path / "battle.companion"
    told = play(file, "", "", "q", more=("--menu",)).splitlines()
    title = told.index("BATTLE OF ANTIETAM")
    begins = next(nth for nth, line in enumerate(told) if "Operations Phase" in line)
    assert title < begins
    with now(file) as session:
        assert session.view.turn == 1


@pytest.mark.clause("ANT-1.4d")
def test_the_folder_of_a_saved_game_is_made_where_it_is_missing(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "saved" / "games" / "battle.companion"
    play(file, "", "", "Q", more=("--menu",))
    assert file.is_file()
    (tmp_path / "blocked").write_text("a file, and no folder")
    told = play(tmp_path / "blocked" / "battle.companion", "", "", more=("--menu",))
    assert "there is no folder" in told
