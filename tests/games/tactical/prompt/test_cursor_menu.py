"""`companion play`: the cursor menu of a square-grid battle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games.tactical.rules.ground.squares import DIRECTIONS, NAMES, distance, in_arc, step
from tests.cli.conftest import Run
from tests.games.tactical.building import unit
from tests.games.tactical.prompt.scripts import ALL, ENEMY, Play, begun, marked, screens, scripted

COUNTS = re.compile(r"(\d+) squares are in sight from here, [a-z -]+\.\n(?:(\d+) of them lie beyond this map)?")


@pytest.fixture
def play(run: Run) -> Play:
    return scripted(run)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return begun(tmp_path / "b.companion", *ALL)


@pytest.fixture
def basic(tmp_path: Path) -> Path:
    return begun(tmp_path / "b.companion", *ALL, level="basic")


def test_the_cursor_begins_at_the_first_own_unit_with_the_map_about_it(play: Play, game: Path) -> None:
    told = play(game)
    (screen,) = screens(told)
    assert marked(screen, "[") == {(13, 12)}
    assert screen[15, 12] == (" ", "i-1")
    assert screen[13, 12] == ("[", "I#5")
    assert "Turn 1 of 11, 06:00: Union 1st Operations Phase" in told


@pytest.mark.clause("ANT-7.1c", "ANT-QS-3.1c", "ANT-7.1h")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_each_key_moves_the_cursor_its_way_and_the_square_is_told(play: Play, game: Path, direction: int) -> None:
    x, y = step((13, 12), direction)
    told = play(game, str(direction), "0")
    assert f"X,Y:{x},{y}" in told
    assert marked(screens(told)[-1], "[") == {(x, y)}


@pytest.mark.clause("ANT-7.1h")
def test_the_read_out_tells_terrain_elevation_and_square(play: Play, game: Path) -> None:
    assert "WOODS(3)     X,Y:14,12" in play(game, "5")


def test_the_cursor_stays_on_the_map(play: Play, game: Path) -> None:
    told = play(game, "1" * 20)
    assert "X,Y:0,12" in told
    assert told.count("The map ends here.") == 7


@pytest.mark.clause("ANT-7.1b", "ANT-QS-3.1b")
def test_0_centres_the_map_at_the_cursor(play: Play, game: Path) -> None:
    told = play(game, "G20,18", "0")
    screen = screens(told)[-1]
    rows, columns = {x for x, _ in screen}, {y for _, y in screen}
    assert (20 - min(rows), max(rows) - 20) in ((7, 6), (7, 7), (6, 7))
    assert 18 - min(columns) in (9, 10)
    assert marked(screen, "[") == {(20, 18)}


@pytest.mark.clause("ANT-7.1d", "ANT-QS-3.1d")
def test_t_takes_the_units_off_and_puts_them_back(play: Play, game: Path) -> None:
    with_units, bare, again = screens(play(game, "T", "T"))
    assert (with_units[15, 12][1], bare[15, 12][1], again[15, 12][1]) == ("i-1", "^3", "i-1")
    assert bare[13, 12][1] == "+3"


@pytest.mark.clause("ANT-7.1a", "ANT-8.3b")
@pytest.mark.parametrize("direction", [1, 4])
def test_v_asks_for_a_direction_and_shows_what_is_seen_that_way(play: Play, game: Path, direction: int) -> None:
    told = play(game, "G10,16", f"V{direction}")
    seen = marked(screens(told)[-1], ">")
    assert len(seen) > 5
    assert step((10, 16), direction) in seen
    assert all(in_arc((10, 16), direction, at) for at in seen)
    assert NAMES[direction] in told
    told_of, beyond = (int(found or 0) for found in COUNTS.findall(told)[-1])
    assert len(seen) == told_of - beyond
    assert not marked(screens(play(game, "G10,16", f"V{direction}", "0"))[-1], ">"), "the next key ends it"


@pytest.mark.clause("ANT-QS-3.1a", "ANT-8.3b")
def test_v_of_the_basic_game_sees_all_round(play: Play, basic: Path) -> None:
    told = play(basic, "G10,16", "V")
    seen = marked(screens(told)[-1], ">")
    assert {step((10, 16), direction) for direction in DIRECTIONS} <= seen
    assert "all round" in told
    assert max(distance((10, 16), at) for at in seen) <= 9, "mist of the first turn"


def test_v_without_a_direction_shows_nothing(play: Play, game: Path) -> None:
    told = play(game, "V9")
    assert "That is no direction." in told
    assert not marked(screens(told)[-1], ">")


@pytest.mark.clause("ANT-8.3b", "ANT-R-HIDDEN")
def test_v_tells_nothing_of_hidden_units_that_stand_between(play: Play, tmp_path: Path) -> None:
    watcher, hidden = unit("Seymour-A", at=(2, 26)), unit("Law-A", "confederate", (2, 28))
    seen = {}
    for name, units in (("alone", (watcher,)), ("hidden", (hidden, watcher)), ("open", (hidden, watcher))):
        file = begun(tmp_path / f"{name}.companion", *units, hidden=name == "hidden")
        with_hidden = play(file, "G2,26", "V3", seat="union")
        seen[name] = marked(screens(with_hidden)[-1], ">")
    assert seen["hidden"] == seen["alone"]
    assert seen["open"] < seen["alone"], "a unit that is known hides what is behind it"


@pytest.mark.clause("ANT-7.1f", "ANT-QS-3.1e")
def test_c_leads_to_combat_once_it_is_confirmed(play: Play, game: Path) -> None:
    told = play(game, "C", "N", "C", "Y")
    assert "5 of 5 units could still move and have not; they have up to 10 operation points left." in told
    first, second = told.split("End the Union 1st Operations Phase (Y or N)? ")[1:]
    assert first.startswith("N")
    assert "Combat Phase" not in first
    assert "Turn 1: Union 1st Combat Phase." in second
    assert "Confederate 1st Operations Phase; Confederate acts" in second


def test_what_is_left_undone_is_told_before_the_phase_ends(play: Play, tmp_path: Path) -> None:
    worries = (
        unit("Tired", at=(13, 12), routed=True),
        unit("Lost", at=(12, 12), in_command=False),
        unit("Empty", at=(11, 12), ammo=False, squares=2),
        unit("Idle", at=(10, 12), activated=False),
    )
    told = play(begun(tmp_path / "b.companion", ENEMY, *worries), "C", "N")
    for words in ("routed: Tired", "out of command control: Lost", "without ammunition: Empty", "2 of 4 units"):
        assert words in told


@pytest.mark.clause("ANT-7.1g", "ANT-QS-3.1f")
@pytest.mark.parametrize("key", [" ", ""])
def test_space_picks_up_the_first_own_unit_in_the_square(play: Play, game: Path, key: str) -> None:
    told = play(game, key)
    assert "SEYMOUR - A?" in told
    assert "UNION SEYMOUR - A INF 400 MEN" in told


@pytest.mark.clause("ANT-7.1g")
def test_space_picks_up_no_enemy(play: Play, game: Path) -> None:
    told = play(game, "55", " ")
    assert "CONFED LAW - A INF 400 MEN" in told
    assert "None of your units stands here." in told
    assert "LAW - A?" not in told


def test_n_goes_from_square_to_square_of_the_own_units(play: Play, game: Path) -> None:
    told = play(game, "N", "N", "N")
    assert [told.index(f"X,Y:{at}") for at in ("12,14", "35,25")] == sorted(
        told.index(f"X,Y:{at}") for at in ("12,14", "35,25")
    )
    assert told.rstrip().rsplit("X,Y:", 1)[1].startswith("13,12")


def test_g_goes_to_a_square_that_there_is_or_to_an_own_unit(play: Play, game: Path) -> None:
    told = play(game, "G", "44,9", "Law-A", "18,9", "Gewing-a")
    assert "'44,9' is neither a square (rows 0 to 41, columns 0 to 35) nor a unit of yours." in told
    assert "'Law-A' is neither" in told
    assert "X,Y:18,9   Dunker Church" in told
    assert "X,Y:35,25" in told.rsplit("ewing-a", 1)[1]


def test_o_tells_objectives_and_score(play: Play, game: Path) -> None:
    told = play(game, "O")
    assert "33,1" in told
    assert "10,000" in told
    assert "Points: Union" in told


@pytest.mark.clause("ANT-R-HIDDEN")
def test_o_tells_no_score_among_hidden_units(play: Play, tmp_path: Path) -> None:
    told = play(begun(tmp_path / "b.companion", *ALL, hidden=True), "O", seat="union")
    assert "Points: Union" not in told
    assert "The score is not told while units are hidden" in told


@pytest.mark.clause("ANT-QS-1.4c", "ANT-R-COMPASS")
def test_keys_may_lie_as_on_a_keypad(play: Play, game: Path) -> None:
    told = play(game, "8", "3", more=("--ten-key",))
    assert [line.rsplit(" ", 3)[1:] for line in told.splitlines() if line.endswith("7 8 9")]
    assert "X,Y:12,12" in told.split("Cursor? 8", 1)[1].split("Cursor?", 1)[0]
    assert "X,Y:13,13" in told.split("Cursor? 3", 1)[1]


@pytest.mark.clause("ANT-QS-1.3", "ANT-1.2")
def test_keys_work_in_either_case_and_several_stand_in_a_line(play: Play, game: Path) -> None:
    assert play(game, "g18,9", "t", "n").count("X,Y:") >= 3
    assert "X,Y:16,12" in play(game, "555")


def test_a_wrong_key_is_told_and_question_marks_help(play: Play, game: Path) -> None:
    told = play(game, "k", "?", "h")
    assert "'K' is no key of this menu; ? lists them." in told
    assert told.count("CURSOR MENU") == 2


@pytest.mark.clause("ANT-T-QUICKREF")
def test_the_help_lists_the_keys_of_the_book(play: Play, tmp_path: Path) -> None:
    file = begun(tmp_path / "b.companion", *ALL, time_limit=10)
    lines = play(file, "?").split("CURSOR MENU\n", 1)[1].splitlines()
    keys = {line.split()[0] for line in lines if line.startswith("  ")}
    assert {"V", "0", "1-8", "T", "S", "C", "SPACE"} <= keys


@pytest.mark.clause("ANT-7.3s", "ANT-1.4b")
def test_q_leaves_and_the_battle_goes_on_where_it_was_left(play: Play, game: Path) -> None:
    play(game, " 1Q", "Q", "555")
    told = play(game, "N")
    assert "UNION SEYMOUR - A INF 400 MEN" in told
    assert "X,Y:12,12" in told


def test_a_side_waits_for_the_other(play: Play, game: Path) -> None:
    told = play(game, "0", seat="confederate")
    assert "The battle waits for the Union player." in told
    assert not screens(told)
