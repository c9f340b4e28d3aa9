"""`companion play`: the command menu, the target menu and the leaders' menu of a square-grid battle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.tactical.rules.ground.squares import DIRECTIONS, step
from tests.cli.conftest import Run
from tests.games.tactical.building import unit
from tests.games.tactical.prompt.scripts import (
    ALL,
    ENEMY,
    HOOKER,
    MEADE,
    Play,
    begun,
    marked,
    screens,
    scripted,
    the_unit,
)

FIRST, SECOND = "Seymour-A", "Seymour-B"


@pytest.fixture
def play(run: Run) -> Play:
    return scripted(run)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return begun(tmp_path / "b.companion", *ALL, leaders=(MEADE, HOOKER))


@pytest.fixture
def basic(tmp_path: Path) -> Path:
    return begun(tmp_path / "basic.companion", *ALL, level="basic")


@pytest.fixture
def intermediate(tmp_path: Path) -> Path:
    return begun(tmp_path / "middle.companion", *ALL, level="intermediate")


@pytest.mark.clause("ANT-7.3b", "ANT-QS-3.3b")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_each_key_moves_the_unit_its_way(play: Play, tmp_path: Path, direction: int) -> None:
    for level in ("basic", "advanced"):
        file = begun(tmp_path / f"{level}.companion", ENEMY, unit("Ewing-A", at=(35, 25)), level=level)
        told = play(file, "G35,25", " ", str(direction))
        moved = the_unit(file, "Ewing-A")
        assert moved.square == step((35, 25), direction)
        assert f"OP:{moved.points}" in told
        assert level == "basic" or moved.facing == direction


def test_a_move_that_is_refused_tells_the_clause_and_the_cost(play: Play, tmp_path: Path) -> None:
    file = begun(tmp_path / "b.companion", ENEMY, unit("Ewing-A", at=(35, 25), points=1))
    told = play(file, "G35,25", " 5")
    assert "refused: 36,25 costs 2 operation points; Ewing-A has 1 [ANT-7.5a]" in told
    assert the_unit(file, "Ewing-A").square == (35, 25)


@pytest.mark.clause("ANT-7.3", "ANT-7.3o")
def test_p_turns_the_page_and_commands_work_on_either(play: Play, game: Path) -> None:
    told = play(game, " ", "P", "X", "D3", "P")
    first, second, marched, faced, again = told.split("SEYMOUR - A?")[:5]
    assert ("DS:N" in first, "DS:N" in second, "DS:N" in again) == (True, False, True)
    assert "FORT:0 NORMAL CC:IN" in second
    assert "RFL EFF:80 FT:6" in marched
    assert "face east" in faced
    assert "DIR:3" in again


def test_the_basic_game_has_one_page(play: Play, basic: Path) -> None:
    told = play(basic, " ", "P")
    assert "The Basic game has one page of statistics [ANT-R-BASIC-SCOPE]." in told
    assert "RFL   EFF:80 FT:0 MORALE:80" in told


@pytest.mark.clause("ANT-7.3a", "ANT-QS-3.3a")
def test_0_centres_the_map_on_the_unit(play: Play, game: Path, tmp_path: Path) -> None:
    told = play(game, "G12,14", " 1111", "0")
    assert marked(screens(told)[-1], "[") == {the_unit(game, "Anderson-A").square}


@pytest.mark.clause("ANT-7.3c")
def test_x_forces_the_march(play: Play, game: Path) -> None:
    play(game, " XX")
    assert (the_unit(game, FIRST).points, the_unit(game, FIRST).fatigue) == (12, 12)


@pytest.mark.clause("ANT-7.3d")
def test_d_asks_for_a_facing_and_turns_the_square(play: Play, game: Path) -> None:
    told = play(game, " D", "2", "DQ")
    assert "New facing (1-8)? 2" in told
    assert "The facing stays as it is." in told
    assert [the_unit(game, name).facing for name in (FIRST, SECOND)] == [2, 2]


@pytest.mark.clause("ANT-7.3g", "ANT-7.3h", "ANT-QS-3.3c")
def test_m_and_a_toggle_the_plots(play: Play, game: Path, basic: Path) -> None:
    told = play(game, " M", "A", "M")
    pages = told.split("SEYMOUR - A?")[:3]
    plots = [("MEL:Y" in page, "ADV:Y" in page, "FIRE:14,12" in page) for page in pages]
    assert plots == [(True, True, True), (True, False, True), (False, False, False)]
    assert "MELEE:Y" in play(basic, " M")


@pytest.mark.clause("ANT-7.3j")
@pytest.mark.parametrize(
    ("given", "modes"),
    [
        ({}, ("column", "normal")),
        ({"arm": "cavalry", "weapon": "CRB"}, ("dismounted", "mounted")),
        ({"arm": "artillery", "weapon": "N12"}, ("limbered", "unlimbered")),
    ],
)
def test_s_changes_the_mode_and_back(play: Play, tmp_path: Path, given: dict[str, Any], modes: tuple[str, str]) -> None:
    file = begun(tmp_path / "b.companion", ENEMY, unit("Ewing-A", at=(35, 25), **given))
    play(file, "G35,25", " S")
    assert the_unit(file, "Ewing-A").mode == modes[0]
    play(file, "G35,25", " S")
    assert the_unit(file, "Ewing-A").mode == modes[1]


@pytest.mark.clause("ANT-7.3k", "ANT-2.1j")
def test_b_builds_in_the_advanced_game_alone(play: Play, game: Path, intermediate: Path, tmp_path: Path) -> None:
    file = begun(tmp_path / "a.companion", ENEMY, unit("Ewing-A", at=(35, 25), points=12))
    assert "FORT:1" in play(file, "G35,25", " PB")
    assert "[ANT-7.11c]" in play(intermediate, " B")
    assert the_unit(intermediate, FIRST).fort == 0


@pytest.mark.clause("ANT-7.3f")
def test_i_shows_the_division(play: Play, intermediate: Path) -> None:
    told = play(intermediate, " ", "I")
    screen = screens(told)[-1]
    assert marked(screen, ">") | marked(screen, "[") == {(13, 12), (12, 14)}
    assert not marked(screen, "@")
    assert "Meade's division: Seymour-A, Seymour-B, Anderson-A" in told


@pytest.mark.clause("ANT-7.3f", "ANT-7.12g")
def test_i_lets_the_leaders_square_blink_in_the_advanced_game(play: Play, game: Path) -> None:
    screen = screens(play(game, "G12,14", " I"))[-1]
    assert marked(screen, "@") == {(13, 12)}


@pytest.mark.clause("ANT-7.3l", "ANT-QS-3.3e", "ANT-8.3b")
def test_v_shows_what_the_unit_can_fire_into(play: Play, game: Path, basic: Path) -> None:
    ahead = {(14, 11), (14, 12), (14, 13), (15, 10), (15, 11), (15, 12), (15, 13), (15, 14)}
    seen = marked(screens(play(game, " V"))[-1], ">")
    assert (14, 12) in seen <= ahead
    assert {step((13, 12), direction) for direction in DIRECTIONS} <= marked(screens(play(basic, " V"))[-1], ">")


@pytest.mark.clause("ANT-7.3m", "ANT-QS-3.3f")
def test_t_shows_the_terrain_under_the_units(play: Play, game: Path) -> None:
    bare, again = screens(play(game, " T", "T"))[-2:]
    assert (bare[15, 12][1], again[15, 12][1]) == ("^3", "i-1")


@pytest.mark.clause("ANT-7.3n", "ANT-QS-3.3g", "ANT-T-QUICKREF")
def test_h_lists_the_commands_of_the_book(play: Play, game: Path, basic: Path, intermediate: Path) -> None:
    assert _keys(play(game, " H")) >= set("0XDLIAMFSBVTPHUNZQ") | {"1-8"}
    assert _keys(play(basic, " H")) == set("0MFVTHUNZQ") | {"1-8"}
    assert _keys(play(intermediate, " H")) == set("0XDIAMFSVTPHUNZQ") | {"1-8"}


def _keys(told: str) -> set[str]:
    lines = told.split("COMMAND MENU\n", 1)[1].split("\n\n", 1)[0].splitlines()
    return {line.split()[0] for line in lines}


@pytest.mark.clause("ANT-7.3p", "ANT-QS-3.3h")
def test_u_picks_up_the_next_unit_in_the_square(play: Play, game: Path) -> None:
    told = play(game, " U", "U", "U")
    assert told.index("SEYMOUR - B?") < told.index("I CORPS - A?") < told.rindex("SEYMOUR - A?")


@pytest.mark.clause("ANT-7.3q", "ANT-QS-3.3i")
def test_n_picks_up_the_next_unit_in_the_order_of_battle(play: Play, game: Path) -> None:
    told = play(game, " N", "N", "N", "N", "N")
    heads = [line.split(" INF")[0].split(" ART")[0] for line in told.splitlines() if line.startswith("UNION ")]
    assert heads[3:] == [
        "UNION SEYMOUR - B",
        "UNION I CORPS - A",
        "UNION ANDERSON - A",
        "UNION EWING - A",
        "UNION SEYMOUR - A",
    ]


@pytest.mark.clause("ANT-7.3r", "ANT-QS-3.3j", "ANT-7.5i")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_z_puts_the_unit_back(play: Play, tmp_path: Path, level: str) -> None:
    file = begun(tmp_path / "b.companion", *ALL, level=level)
    before = the_unit(file, FIRST)
    told = play(file, " 11M", "Z", "Z")
    assert "Seymour-A is put back as it was when it was picked up." in told
    assert "has done nothing since it was picked up [ANT-R-ABORT]" in told
    assert the_unit(file, FIRST) == before


@pytest.mark.clause("ANT-7.3s", "ANT-QS-3.3k")
def test_q_puts_the_unit_down(play: Play, game: Path) -> None:
    told = play(game, " ", "Q", "1")
    assert told.rstrip().endswith("Cursor?")
    assert the_unit(game, FIRST).square == (13, 12)


@pytest.mark.clause("ANT-R-BASIC-SCOPE")
@pytest.mark.parametrize("key", ["X", "D", "A", "S", "B", "L", "I"])
def test_what_the_basic_game_has_not_is_refused_with_its_clause(play: Play, basic: Path, key: str) -> None:
    before = the_unit(basic, FIRST)
    told = play(basic, f" {key}")
    assert "[ANT-R-BASIC-SCOPE]" in told or "[ANT-2.1j]" in told
    assert the_unit(basic, FIRST) == before


def test_a_wrong_key_is_told(play: Play, game: Path) -> None:
    assert "'K' is no key of this menu; ? lists them." in play(game, " k")
    assert "[" in play(game, " R"), "Antietam's brigades are not reorganised"


# ---- the target menu


@pytest.mark.clause("ANT-7.3i", "ANT-7.13g", "ANT-QS-3.3d", "ANT-QS-3.7b")
def test_f_opens_the_target_menu_and_t_plots(play: Play, tmp_path: Path) -> None:
    for level in ("basic", "advanced"):
        file = begun(tmp_path / f"{level}.companion", *ALL, level=level)
        told = play(file, " F", "5" if level == "basic" else "3", "T")
        assert "Target of SEYMOUR - A?" in told
        assert the_unit(file, FIRST).fire_plot == ((14, 12) if level == "basic" else (14, 13))
        assert told.rstrip().endswith("SEYMOUR - A?")
        assert "FIRE:1" in told.rsplit("T\n", 1)[1]


def test_a_target_out_of_range_is_refused_and_the_menu_stays(play: Play, game: Path) -> None:
    told = play(game, " F", "555T", "Q")
    assert "the Rifle reaches 2 [ANT-7.13k]" in told
    assert the_unit(game, FIRST).fire_plot is None
    assert told.rstrip().endswith("SEYMOUR - A?")


@pytest.mark.clause("ANT-7.13h", "ANT-QS-3.7c", "ANT-8.3b")
def test_v_in_the_target_menu_shows_what_can_be_plotted(play: Play, game: Path) -> None:
    told = play(game, " V", "FV")
    unit_sees, can_be_plotted = screens(told)[-2:]
    cursor = marked(can_be_plotted, "[")
    assert marked(can_be_plotted, ">") | cursor == marked(unit_sees, ">") | cursor
    assert f"{len(marked(unit_sees, '>'))} squares can be plotted." in told


@pytest.mark.clause("ANT-7.13i", "ANT-R-PLOT-BASIC", "ANT-QS-3.7c")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_e_leaves_no_plot(play: Play, tmp_path: Path, level: str) -> None:
    file = begun(tmp_path / "b.companion", *ALL, level=level)
    play(file, " FT" if level == "advanced" else " F5T")
    assert the_unit(file, FIRST).fire_plot == (14, 12)
    told = play(file, " FE")
    assert the_unit(file, FIRST).fire_plot is None
    assert "FIRE:NO PLOT" in told.rsplit("FE\n", 1)[1]


def test_q_leaves_the_plot_as_it_is_and_the_target_menu_helps(play: Play, game: Path) -> None:
    play(game, " FT")
    told = play(game, " F?3Q")
    assert "TARGET MENU" in told
    assert the_unit(game, FIRST).fire_plot == (14, 12)


# ---- leaders


@pytest.mark.clause("ANT-7.3e", "ANT-7.12f")
def test_l_names_the_leader_and_transfers_him_round_his_formation(play: Play, game: Path) -> None:
    told = play(game, " L", "T", "N", "Y")
    assert "Meade, division commander, Meade, bonus 16" in told
    offers = [line.split("?")[0] for line in told.splitlines() if line.startswith("Meade to ")]
    assert offers == ["Meade to Seymour-B (Y, N next, Q back)", "Meade to Anderson-A (Y, N next, Q back)"]
    assert "Leaders (T transfers" in play(game, "G12,14", " L")
    assert "Meade" in play(game, "G12,14", " L").split("Hooker, corps commander", 1)[0]


@pytest.mark.clause("ANT-7.12f")
def test_the_cursor_cycles_through_the_units_he_may_ride_to(play: Play, game: Path) -> None:
    told = play(game, " LT", "N", "N", "Q")
    cursors = [marked(screen, "[") for screen in screens(told)[1:4]]
    assert cursors == [{(13, 12)}, {(12, 14)}, {(13, 12)}]
    assert "Ewing" not in told.split("Meade, division commander", 1)[1], "of another division"


@pytest.mark.clause("ANT-7.3e")
def test_l_leads_to_the_commanders(play: Play, game: Path) -> None:
    told = play(game, "G13,12", " U", "LD", "LC")
    assert (
        told.index("SEYMOUR - B?")
        < told.index("SEYMOUR - A?", told.index("SEYMOUR - B?"))
        < told.index("ANDERSON - A?")
    )


def test_leaders_that_are_not_there_are_said_to_be_missing(play: Play, game: Path, intermediate: Path) -> None:
    told = play(game, "G35,25", " L", "T", "LD", "LC", "L?Q")
    assert "No division or corps commander is with Ewing-A" in told
    assert "Nobody is here who could be transferred." in told
    assert "Nobody commands a division of Ewing-A." in told
    assert "LEADERS" in told


@pytest.mark.clause("ANT-7.3e", "ANT-2.1j")
def test_the_intermediate_game_has_no_leaders(play: Play, tmp_path: Path) -> None:
    file = begun(tmp_path / "b.companion", *ALL, level="intermediate")
    assert "refused: there are leaders in the Advanced game only [ANT-2.1j]" in play(file, " L")


def test_of_two_leaders_with_a_unit_the_player_says_which(play: Play, tmp_path: Path) -> None:
    both = (MEADE, replace(HOOKER, unit="union:seymour-a"))
    told = play(begun(tmp_path / "b.companion", *ALL, leaders=both), " L", "T", "2", "Y")
    assert "Which (1 Meade, 2 Hooker)? 2" in told
    assert "Hooker" in told.rsplit("Y\n", 1)[1]


def test_a_refusal_stops_its_line_and_the_next_line_goes_on(play: Play, tmp_path: Path) -> None:
    file = begun(tmp_path / "b.companion", ENEMY, unit("Ewing-A", at=(0, 25)))
    told = play(file, "G0,25", " 155", "Q")
    assert "The rest of the line is left undone: 55." in told
    assert the_unit(file, "Ewing-A").square == (0, 25)
    play(file, "G0,25", " 1", "5", "Q")
    assert the_unit(file, "Ewing-A").square == step((0, 25), 5)
