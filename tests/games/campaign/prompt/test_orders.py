"""`companion play`: the map (LM), orders to corps (menu B) and the path of a march (MV)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.games.campaign.prompt.scripts import SIR, Play, corps, placed, scripted, solo

ORDERS = "Orders? "


@pytest.fixture
def play(run: Run) -> Play:
    return scripted(run)


@pytest.fixture
def game(run: Run, tmp_path: Path) -> Path:
    """A campaign for one Confederate player, at his first orders."""
    return solo(run, tmp_path / "g.companion")


def draft(run: Run, file: Path, letter: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = corps(run, file, f"confederate:{letter}").get("draft") or []
    return found


# ---- LM


@pytest.mark.clause("RTG-13.1.1a", "RTG-13.1.1b", "RTG-13.1.1d", "RTG-R-MAP-SIZE")
def test_look_at_map_asks_for_grid_and_corner_and_whether_to_go_on(game: Path, play: Play) -> None:
    told = play(game, "x", "LM", "Y", "10,1", "9,14", "0,5", "here", "9,13", "Y", "1,1", "N", "LM", "h", "2,5", "")
    asked = [line.split("?")[0] for line in told.splitlines() if "?" in line and not line.startswith("?")]
    assert asked[1:12] == [
        "Hexon",
        *["What corner hex (X,Y)"] * 5,
        "Do you wish to continue looking at the map (Y or N)",
        "What corner hex (X,Y)",
        "Do you wish to continue looking at the map (Y or N)",
        "What are your orders, sir",
        "Hexon",
    ]
    assert told.count("is no corner: x from 1 to 9, y from 1 to 13 [RTG-13.1.1b]") == 3
    gridded, plain = told.split("Hexon? ")[1:]
    last = gridded.split("9,13\n")[1].split("Do you wish")[0]
    assert all(f"{x},{y}" in last for x in range(9, 21) for y in range(13, 19))
    assert "\\____/" in last
    assert "____" not in plain
    assert "13,10" not in plain.split("Towns")[0]


@pytest.mark.clause("RTG-13.1.1c", "RTG-1.5a", "RTG-1.5b", "RTG-R-DISPLAY")
def test_the_map_shows_terrain_and_the_four_marks_with_a_key(run: Run, play: Play, tmp_path: Path) -> None:
    file = solo(run, tmp_path / "b.companion", scenario="gettysburg-battle")
    shown = play(file, "x", "LM", "Y", "7,5", "N").split("7,5\n")[1]
    gettysburg = shown.split("12,8 ", 1)[1].split("\n", 2)[1]
    assert "T EF" in gettysburg
    for word in ("T town", "R road", ". clear", "M mountain", "~ river", "E enemy", "F friendly", "* activity"):
        assert word in shown
    assert "Gettysburg 12,8" in shown
    assert "Enemy: 12,8 " in shown
    later = play(file, "x", "ET", "x", "ET", "x", "LM", "Y", "7,5", "N").split("7,5\n")[1]
    assert "F" in later


# ---- menu B


@pytest.mark.clause("RTG-13.1.6a", "RTG-13.2.10a", "RTG-13.2.11a", "RTG-4.2.6b")
def test_orders_go_to_a_corps_until_exit_or_another_corps(game: Path, play: Play) -> None:
    told = play(game, "x", "OC", "A", "OC", "11", "EX", "ET")
    assert [line for line in told.splitlines() if line.startswith("Orders to ")] == [
        "Orders to whom? A",
        "Orders to McLaws Div (A, number 1)",
        "Orders to whom? 11",
        "Orders to Confederate headquarters (HQ, number 11)",
    ]
    assert f"EX\n{SIR}ET" in told


@pytest.mark.clause("RTG-12.0e")
def test_coming_back_only_a_new_order_discards_what_was_written(run: Run, game: Path, play: Play) -> None:
    play(game, "x", "OC", "A", "SU", "8", "PT", "CD", "R", "EX", "OC", "A", "CS", "EX")
    assert [one["order"] for one in draft(run, game, "A")] == ["SU", "CD"]
    play(game, "x", "OC", "A", "SU", "0", "EX")
    assert [one["order"] for one in draft(run, game, "A")] == ["SU", "CD"]
    play(game, "x", "OC", "A", "CM", "W", "y", "SU", "3", "EX")
    assert [one["order"] for one in draft(run, game, "A")] == ["CM", "SU"]


@pytest.mark.clause("RTG-13.2.1c", "RTG-13.2.1a")
def test_urgency_is_asked_from_1_to_9(run: Run, game: Path, play: Play) -> None:
    told = play(game, "x", "OC", "A", "SU", "ten", "10", "SU", "4")
    assert "Set to what urgency (1-9)? ten\n'ten' is no whole number.\nSet to what urgency (1-9)? 10\n" in told
    assert "refused: urgency is from 1 to 9, not 10 [RTG-13.2.1c]" in told
    assert draft(run, game, "A") == [{"order": "SU", "urgency": 4}]


@pytest.mark.clause("RTG-13.2.2a", "RTG-13.2.2b", "RTG-R-OC-HQ")
def test_the_march_mode_is_asked_of_headquarters_alone(run: Run, game: Path, play: Play) -> None:
    told = play(game, "x", "OC", "A", "SM", "OC", "HQ", "SM", "X", "F")
    assert "SM\nrefused: SM march mode is for headquarters alone" in told
    assert "Set to what march mode (R,N,F)? X\n'X' is not one of R, N, F." in told
    assert corps(run, game, "confederate:HQ")["now"]["imposed"] == "force"


@pytest.mark.clause("RTG-13.2.3a")
@pytest.mark.parametrize(
    ("letter", "mode"), [("I", "initiative"), ("W", "withdraw"), ("S", "stand"), ("A", "attack"), ("H", "hasty-attack")]
)
def test_a_contact_mode_is_asked_by_letter_and_confirmed(
    run: Run, game: Path, play: Play, letter: str, mode: str
) -> None:
    told = play(game, "x", "OC", "A", "CM", letter, "n", "CM", letter.lower(), "y")
    assert (
        f"What contact (I,W,S,A,H)? {letter}\nContact mode {mode.replace('-', ' ')}: are you sure (Y or N)? n\n" in told
    )
    assert draft(run, game, "A") == [{"order": "CM", "contact": mode}]


@pytest.mark.clause("RTG-13.2.4a", "RTG-13.2.5a", "RTG-13.2.6a", "RTG-13.2.4b")
def test_hexes_are_asked_for_and_refused_with_reasons(run: Run, game: Path, play: Play) -> None:
    told = play(
        game, "x", "OC", "A", "RT", "5,5", "AT", "6,9", "RE", "x", "6,6", "RT", "6,6", "AT", "", "OC", "D", "AT", "18,6"
    )
    assert "Retreat to what hex (X,Y)? 5,5\nrefused: 5,5 is a mountain" in told
    assert "Attack what hex (X,Y)? 6,9\nrefused: AT is refused" in told
    assert "Reinforce what hex (X,Y)? x\n'x' is no hex; type two numbers with a comma, as 12,8." in told
    assert "is not within 5 hexes of headquarters, so AT does not reach it at once" in told
    now = corps(run, game, "confederate:A")["now"]
    assert (now["retreat_to"], now.get("attack_hex"), now["reinforce"]) == ([6, 6], None, [6, 6])


@pytest.mark.clause("RTG-13.2.8a", "RTG-13.2.9a", "RTG-13.3.4a")
def test_patrol_and_deployment(run: Run, game: Path, play: Play) -> None:
    told = play(game, "x", "OC", "A", "PT", "CD", "D", "OC", "J", "PT")
    assert "PT\nrefused: only a cavalry corps patrols" in told
    assert "Change deployment to what (R,D)? D" in told
    assert draft(run, game, "A") == [{"order": "CD", "deployment": "deployed"}]
    assert draft(run, game, "J") == [{"order": "PT"}]


@pytest.mark.clause("RTG-13.2.12a")
def test_the_status_of_a_corps_near_headquarters(game: Path, play: Play) -> None:
    told = play(game, "x", "OC", "A", "CS", "OC", "D", "CS")
    assert "  Combat mode inactive, deployed, in 6,5\n  Orders: none" in told
    assert "CS\nrefused: Early's Div is not within 5 hexes of headquarters" in told


@pytest.mark.clause("RTG-13.2.13a", "RTG-13.2.13b")
def test_a_corps_leaves_by_the_exit_and_the_menu_with_it(run: Run, play: Play, tmp_path: Path) -> None:
    file = solo(run, tmp_path / "g.companion", placed("confederate:A", 20, 18), placed("confederate:HQ", 20, 18))
    told = play(file, "x", "OC", "B", "XU", "OC", "A", "XU", "OC", "A")
    assert "XU\nrefused: " in told
    assert (
        f"XU exit of McLaws Div (A)\n{SIR}OC\nOrders to whom? A\nrefused: McLaws Div (A, number 1) has left the map"
        in told
    )
    assert corps(run, file, "confederate:A")["status"] == "exited"


# ---- MV


@pytest.mark.clause("RTG-13.2.7a", "RTG-13.2.7b", "RTG-13.2.7d", "RTG-13.2.7f", "RTG-OSC-b")
def test_a_path_is_laid_one_direction_at_a_time(run: Run, game: Path, play: Play) -> None:
    told = play(game, "x", "OC", "A", "MV", "6,7", "1", "2", "3", "4", "5", "6", "")
    lines = [line for line in told.splitlines() if line.startswith("Cursor: ")]
    assert lines == [
        "Cursor: 6,7 (start; clear)",
        "Cursor: 6,6 (north; town)",
        "Cursor: 7,6 (north-east; road)",
        "Cursor: 8,6 (south-east; road)",
        "Cursor: 8,7 (south; clear)",
        "Cursor: 7,8 (south-west; road)",
        "Cursor: 6,7 (north-west; clear)",
    ]
    assert draft(run, game, "A") == [{"order": "MV", "start": [6, 7], "path": [1, 2, 3, 4, 5, 6]}]
    shown = told.split("MV\nStarting hex (X,Y)? 6,7\n")[1].split("Cursor")[0]
    assert shown.index("@") < shown.index("6,7 ")
    assert all(f"{x},{y}" in shown for x, y in ((1, 4), (12, 9)))


@pytest.mark.clause("RTG-13.2.7f")
def test_0_restarts_or_aborts_and_any_other_key_ends(run: Run, game: Path, play: Play) -> None:
    told = play(game, "x", "OC", "A", "MV", "6,6", "22", "0", "y", "6,7", "44H4", "MV", "7,7", "50", "n", "CD", "R")
    assert told.count("Restart the move (Y), or abort it (N)?") == 2
    assert "No move is ordered." in told
    assert [one["order"] for one in draft(run, game, "A")] == ["MV", "CD"]
    assert draft(run, game, "A")[0] == {"order": "MV", "start": [6, 7], "path": [4, 4]}


@pytest.mark.clause("RTG-13.2.7c", "RTG-13.2.7a")
def test_off_the_screen_the_map_is_centred_on_the_cursor_and_the_step_counts(run: Run, game: Path, play: Play) -> None:
    told = play(game, "x", "OC", "A", "MV", "7,8", "4", "4", "4", "")
    steps = told.split("Direction? 4\n")
    assert [one.split("Direction")[0].strip().splitlines()[-1] for one in steps[1:]] == [
        "Cursor: 7,9 (south; road)",
        "Cursor: 7,10 (south; town)",
        "Cursor: 7,11 (south; road)",
    ]
    assert "7,12" not in steps[2]
    assert "7,12" in steps[3]
    assert draft(run, game, "A")[0]["path"] == [4, 4, 4]


def test_a_refused_step_stops_its_line(run: Run, game: Path, play: Play) -> None:
    told = play(game, "x", "OC", "A", "MV", "7,8", "444413", "", "OC", "A")
    assert "leads into the mountains of 7,12" in told
    assert "The rest of the line is left undone: 13." in told
    assert draft(run, game, "A")[-1] == {"order": "MV", "start": [7, 8], "path": [4, 4, 4]}


def test_steps_that_lead_nowhere_are_refused_with_what_could_be_done(run: Run, game: Path, play: Play) -> None:
    told = play(game, "x", "OC", "A", "MV", "1,1", "1", "OC", "A", "MV", "5,5", "30,2", "6,5", "6", "", "OC", "A")
    assert "leads off the map; from there lead:" in told
    assert "refused: the starting hex 5,5 is a mountain" in told
    assert "leads into the mountains of 5,5; from there lead: 1 (north), 2 (north-east)" in told
    assert draft(run, game, "A")[-1] == {"order": "MV", "start": [6, 5], "path": []}
