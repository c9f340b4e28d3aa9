"""Many orders by one word at the prompt."""

from __future__ import annotations

from pathlib import Path

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Placed
from companion.kernel.session import Session
from tests.cli.conftest import Run, begin, order
from tests.games.campaign.prompt.scripts import scripted
from tests.games.miniatures.building import a_battle, a_brigade, a_leader, a_worn, in_contact


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


def test_an_attack_is_made_as_before(run: Run, tmp_path: Path) -> None:
    those = (a_brigade("cutler"), a_brigade("davis", "confederate"))
    game = begin(tmp_path / "volley.companion", a_battle(*those, step="offensive"))
    fire = order("fire", target="davis", firers=[{"unit": "cutler", "groups": [{"range": 4}]}], cover="woods")
    told = scripted(run)(game, "again", fire, "undo", "again 1")
    assert "nobody can fire as before" in told
    redone = scripted(run)(game, "redo", "again", order("override", target="game", field="step", value=7, reason="x"))
    assert "nobody can fire as before" in redone
    again = scripted(run)(
        game,
        "next",
        order("override", target="game", field="player_turn", value="union", reason="x"),
        order("override", target="game", field="step", value=4, reason="x"),
        "again",
        "again 7",
        "again 1",
    )
    assert "'7' is no number of these:" in again
    assert "1 Cutler at Davis (4″, woods)" in again
    with Session.open(game) as session:
        assert session.log()[-1].commands[0].cover == "woods"


def test_steps_without_anybody_are_passed_over_at_a_word(run: Run, tmp_path: Path) -> None:
    game = begin(tmp_path / "alone.companion", a_battle(a_brigade("cutler"), step="offensive"))
    told = scripted(run)(game, "over", "next", "status", "over")
    assert "passed over: nobody could act" in told
    assert "No step is passed over." in told


def test_of_several_questions_one_is_named(run: Run, tmp_path: Path) -> None:
    state = a_battle(
        in_contact(a_worn("davis", "confederate"), "cutler"),
        in_contact(a_worn("archer", "confederate"), "stone"),
        a_worn("cutler", stands=7),
        a_worn("stone"),
        step="charge",
        player_turn="confederate",
        dice={"union/all": "entered", "confederate/all": "entered"},
    )
    game = begin(tmp_path / "asked.companion", state)
    play = scripted(run)
    play(game, order("resolve-charge", attackers=["davis"], defenders=["cutler"]), "9", "4")
    play(game, order("resolve-charge", attackers=["archer"], defenders=["stone"]), "9", "4")
    told = play(game, "answer", "7", "2", "1", "answer", "", "answer", "1", "answer")
    assert "2 Confederate: Archer: carry the position, or break through?" in told
    assert "no question is waiting" in told
    with Session.open(game) as session:
        answers = [one.question for line in session.log() for one in line.commands if isinstance(one, cmd.Answer)]
    assert answers == ["archer", "davis"]


def test_who_is_named_rolls_alone_and_nobody_else(run: Run, tmp_path: Path) -> None:
    game = two_disordered(tmp_path)
    told = scripted(run)(game, "roll meredith", "", "9", "roll nobody", "roll davis")
    assert "1 brigade has rolled. 1 must still roll." in told
    assert "'nobody' is nobody on the table" in told
    assert "refused: " in told, "the enemy's does not roll in this step"
    with Session.open(game) as session:
        assert [line.commands[0].unit for line in session.log() if line.dice] == ["meredith"]


def test_who_is_named_arrives_alone_by_id_or_name(run: Run, tmp_path: Path) -> None:
    late = [a_brigade(name, status="to-arrive", arrives=Placed(1, "east")) for name in ("stone", "stonewall", "biddle")]
    game = begin(tmp_path / "late.companion", a_battle(a_brigade("cutler"), *late, step="move"))
    told = scripted(run)(game, "arrive cutler", "arrive ston", "arrive Stone, BIDDLE", "status")
    assert "'cutler' is nobody still to come" in told
    assert "did you mean one of stone, stonewall?" in told
    with Session.open(game) as session:
        assert [line.commands[0].units for line in session.log() if line.commands] == [("stone", "biddle")]


def test_an_answer_is_given_with_the_word(run: Run, tmp_path: Path) -> None:
    state = a_battle(
        in_contact(a_worn("davis", "confederate"), "cutler"),
        a_worn("cutler", stands=7),
        step="charge",
        player_turn="confederate",
        dice={"union/all": "entered", "confederate/all": "entered"},
    )
    game = begin(tmp_path / "asked.companion", state)
    play = scripted(run)
    play(game, order("resolve-charge", attackers=["davis"], defenders=["cutler"]), "9", "4")
    told = play(game, "answer nonsense", "answer carry", "answer carry")
    assert "'nonsense' is no answer; there are: carry, break-through" in told
    assert "no question is waiting" in told
