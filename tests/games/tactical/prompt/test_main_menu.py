"""`companion play --menu`: the main menu of Battle of Antietam."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run, a_small_game, begin
from tests.games.tactical.prompt.scripts import ALL, Play, begun, now, scripted

MENU = ("--menu",)
SWITCHES = {
    "1": ["LEVEL OF PLAY 3", "LEVEL OF PLAY 4", "LEVEL OF PLAY 5", "LEVEL OF PLAY 1", "LEVEL OF PLAY 2"],
    "2": ["HUMAN", "COMPUTER BASIC", "COMPUTER ABLE", "COMPUTER STRONG"],
    "3": ["COMPUTER BASIC", "COMPUTER ABLE", "COMPUTER STRONG", "HUMAN"],
    "4": ["BASIC", "INTERMEDIATE", "ADVANCED"],
    "5": ["NON-HIDDEN", "HIDDEN UNITS"],
    "7": ["COLOR TV", "BLACK/WHITE"],
    "8": ["ACTIVATION YES", "ACTIVATION NO"],
}


@pytest.fixture
def play(run: Run) -> Play:
    return scripted(run)


def shown(told: str, key: str) -> list[str]:
    """Give what a switch stood at, screen by screen."""
    return [
        line.split("  ")[-1].removeprefix(f"{key}. ").strip()
        for line in told.splitlines()
        if line.startswith(f"{key}. ")
    ]


@pytest.mark.clause("ANT-2.1a", "ANT-R-DEFAULTS", "ANT-R-OPTION-8", "ANT-QS-1.5a")
def test_the_menu_comes_first_with_the_defaults(play: Play, tmp_path: Path) -> None:
    told = play(tmp_path / "new.companion", more=MENU)
    assert told.splitlines()[1] == "BATTLE OF ANTIETAM"
    stand = {key: shown(told, key)[0] for key in "123456789"}
    assert stand == {
        "1": "LEVEL OF PLAY 3",
        "2": "HUMAN",
        "3": "COMPUTER BASIC",
        "4": "BASIC",
        "5": "NON-HIDDEN",
        "6": "NO TIME LIMIT",
        "7": "COLOR TV",
        "8": "ACTIVATION YES",
        "9": "ICONS",
    }
    assert "0. NEW GAME" in told
    assert not (tmp_path / "new.companion").exists()


@pytest.mark.clause("ANT-2.1a", "ANT-2.1g", "ANT-2.1i")
@pytest.mark.parametrize(("key", "stands"), SWITCHES.items())
def test_each_key_turns_its_switch_round(play: Play, tmp_path: Path, key: str, stands: list[str]) -> None:
    told = play(tmp_path / "new.companion", *[key] * len(stands), more=MENU)
    assert shown(told, key) == [*stands, stands[0]]


@pytest.mark.clause("ANT-2.1p", "ANT-2.1q")
def test_the_basic_game_has_icons_whatever_9_says(play: Play, tmp_path: Path) -> None:
    told = play(tmp_path / "new.companion", "9", "9", "4", "9", more=MENU)
    assert shown(told, "9") == ["ICONS", "ICONS", "ICONS", "SYMBOLS", "ICONS"]


@pytest.mark.clause("ANT-2.1m", "ANT-R-TIME")
def test_6_asks_how_many_minutes(play: Play, tmp_path: Path) -> None:
    told = play(tmp_path / "new.companion", "6", "", "6", "6", "61", "0", "60", more=MENU)
    assert shown(told, "6") == ["NO TIME LIMIT", "TIME LIMIT 10 MINUTES", "NO TIME LIMIT", "TIME LIMIT 60 MINUTES"]
    assert told.count("is not between 1 and 60.") == 2


@pytest.mark.clause("ANT-QS-1.5b", "ANT-QS-1.1")
def test_return_begins_a_game_with_what_is_set(play: Play, tmp_path: Path) -> None:
    plain, chosen = tmp_path / "plain.companion", tmp_path / "chosen.companion"
    told = play(plain, "", "", "Q", more=MENU)
    assert "Union 1st Operations Phase; Union acts" in told
    with now(plain) as session:
        view = session.view
        assert (view.level, view.play_level, view.hidden, view.time_limit, view.activation) == (
            "basic",
            3,
            False,
            0,
            True,
        )
        assert view.control == {"union": "human", "confederate": "computer:basic"}
    play(chosen, "4", "4", "1", "3", "3", "3", "5", "6", "20", "8", "", "", "Q", more=MENU)
    with now(chosen) as session:
        view = session.view
        assert (view.level, view.play_level, view.hidden, view.time_limit) == ("advanced", 4, True, 20)
        assert not view.activation
        assert view.control["confederate"] == "human"


@pytest.mark.clause("ANT-2.1b", "ANT-R-DELAY")
def test_after_the_menu_the_delay_is_asked_for(play: Play, tmp_path: Path) -> None:
    told = play(tmp_path / "b.companion", "", "x", "7", "Q", more=MENU)
    assert told.count("Delay of messages (0-9; Return is 4, for a beginner)?") == 2
    assert "'X' is no delay." in told


@pytest.mark.clause("ANT-2.1d", "ANT-1.4c", "ANT-R-SAVE")
@pytest.mark.parametrize("key", ["1", "2", "3", "4", "5", "6", "8"])
def test_a_saved_game_shows_its_options_and_keeps_them(play: Play, tmp_path: Path, key: str) -> None:
    file = begun(tmp_path / "b.companion", *ALL, play_level=5, time_limit=20)
    told = play(file, key, "", "", "Q", more=MENU)
    assert "0. SAVED GAME" in told
    assert [shown(told, one)[0] for one in "146"] == ["LEVEL OF PLAY 5", "ADVANCED", "TIME LIMIT 20 MINUTES"]
    assert "refused: the options of a saved game cannot be changed [ANT-1.4c]" in told
    assert len(set(shown(told, key))) == 1
    assert "Union 1st Operations Phase" in told


@pytest.mark.clause("ANT-R-SAVE", "ANT-2.1n", "ANT-2.1p")
def test_the_looks_of_a_saved_game_are_free(play: Play, tmp_path: Path) -> None:
    told = play(begun(tmp_path / "b.companion", *ALL), "7", "9", "", "", "Q", more=MENU)
    assert shown(told, "7") == ["COLOR TV", "BLACK/WHITE", "BLACK/WHITE"]
    assert shown(told, "9") == ["SYMBOLS", "SYMBOLS", "ICONS"]
    assert "[I# ]" in told, "no facing and no mode"


@pytest.mark.clause("ANT-2.1c", "ANT-QS-1.5b")
def test_0_turns_to_a_saved_game_and_lists_them(play: Play, tmp_path: Path) -> None:
    begun(tmp_path / "old.companion", *ALL, play_level=5)
    told = play(tmp_path / "new.companion", "0", "?", "nothing", "old", "", "", "Q", more=MENU)
    assert "  old.companion" in told
    assert shown(told, "1") == ["LEVEL OF PLAY 3", "LEVEL OF PLAY 5"]
    assert "A test" in told
    assert not (tmp_path / "new.companion").exists()


@pytest.mark.clause("ANT-2.1c")
def test_0_turns_from_a_saved_game_to_a_new_one(play: Play, tmp_path: Path) -> None:
    file = begun(tmp_path / "old.companion", *ALL)
    told = play(file, "0", "old", "fresh", "", "", "Q", more=MENU)
    assert "There is a file" in told
    assert (tmp_path / "fresh.companion").exists()
    with now(file) as session:
        assert session.head == 1


def test_leaving_the_menu_begins_nothing(play: Play, tmp_path: Path) -> None:
    told = play(tmp_path / "new.companion", "?", "k", "Q", more=MENU)
    assert "1 and 2 favour the Confederates, 3 is historical" in told
    assert "'K' is no key of this menu" in told
    assert not list(tmp_path.iterdir())


def test_other_games_have_no_main_menu(run: Run, tmp_path: Path) -> None:
    file = begin(tmp_path / "g.companion", a_small_game())
    found = run("play", "--menu", file)
    assert found.exit_code == 2
    assert "is another kind of game; it has no main menu" in found.stderr
