"""Many orders by one word at the prompt."""

from __future__ import annotations

from pathlib import Path

from companion.games.miniatures.rules.state import Placed
from companion.kernel.session import Session
from tests.cli.conftest import Run, begin
from tests.games.campaign.prompt.scripts import scripted
from tests.games.miniatures.building import a_battle, a_brigade, a_leader


def two_disordered(tmp_path: Path) -> Path:
    state = a_battle(
        a_brigade("cutler", disordered=True),
        a_brigade("meredith", disordered=True),
        a_leader("wadsworth"),
        a_brigade("davis", "confederate"),
        step="move",
        dice={"union/all": "entered"},
    )
    return begin(tmp_path / "two.companion", state)


def test_all_rolls_are_one_word_one_line_of_the_leader_and_a_key_a_die(run: Run, tmp_path: Path) -> None:
    game = two_disordered(tmp_path)
    told = scripted(run)(game, "roll", "1", "90")
    assert "Wadsworth has within 18" in told
    assert "2 brigades have rolled." in told
    with Session.open(game) as session:
        cutler, meredith = [line for line in session.log() if line.dice]
    assert (cutler.commands[0].unit, cutler.commands[0].in_radius, cutler.dice[0].face) == ("cutler", ("wadsworth",), 9)
    assert (meredith.commands[0].unit, meredith.commands[0].in_radius, meredith.dice[0].face) == ("meredith", (), 10)


def test_return_leaves_what_was_rolled(run: Run, tmp_path: Path) -> None:
    game = two_disordered(tmp_path)
    told = scripted(run)(game, "roll", "0", "9", "", "roll", "", "9", "roll")
    assert "1 brigade has rolled. 1 must still roll." in told
    assert told.count("1 brigade has rolled.") == 2
    assert "nobody must roll" in told


def test_all_arrivals_are_one_word(run: Run, tmp_path: Path) -> None:
    late = a_brigade("stone", status="to-arrive", arrives=Placed(3, "east"))
    game = begin(tmp_path / "late.companion", a_battle(a_brigade("cutler"), late, step="move"))
    told = scripted(run)(game, "arrive", "arrive")
    assert "east" in told
    assert "nobody is due to arrive" in told
