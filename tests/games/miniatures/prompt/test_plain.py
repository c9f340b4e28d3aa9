"""`companion play` on a battle of miniatures: a plain prompt, each line a command."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.miniatures.prompt import plain
from companion.kernel.session import Session
from tests.cli.conftest import NEXT, Run, a_small_game, begin, order
from tests.games.campaign.prompt.scripts import Play, scripted
from tests.games.miniatures.building import a_battle, a_brigade
from tests.german import spoken
from tests.rulesets import clubs


@pytest.fixture
def play(run: Run) -> Play:
    return scripted(run)


def test_commands_and_words_are_taken_line_by_line(game: Path, play: Play) -> None:
    told = play(game, "help", "", "status", "next", "undo", "redo", "redo", order("note", text="a mist"), "Q", "next")
    assert "A command as JSON" in told
    assert told.count("A test (entry 1)") == 1
    assert "Undone: " in told
    assert "Done again: " in told
    assert "refused: nothing to redo" in told
    assert told.count("> next\n") == 1
    assert "3 Note: a mist" in told


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('{"order": "note"}', "text"),
        ("nonsense", "'nonsense' is no word here; help tells what can be typed"),
        ("statsu", "did you mean status?"),
        ("next step", "did you mean next?"),
        ('{"order": "fire", "target": "gib', "it ends too early"),
        (order("maneuver", unit="nobody"), "refused: there is no unit 'nobody'"),
        ("[" * 3000, "command: "),
    ],
)
def test_a_bad_line_is_answered_and_changes_nothing(game: Path, play: Play, line: str, says: str) -> None:
    assert says in play(game, line)
    assert "1 Set-up" not in play(game, "undo")


def test_dice_entered_by_hand_are_asked_for(run: Run, game: Path, play: Play) -> None:
    run("do", game, order("set-dice", side="union", mode="entered"))
    cutler = order("maneuver", unit="cutler")
    told = play(game, cutler, "", cutler, "77", cutler, "x", "7")
    assert told.count("maneuver roll for Cutler (1 to 10)?") == 4
    assert "'x' is no whole number." in told
    assert "77" in told
    assert "Cutler" in told.splitlines()[-2]


def test_a_side_does_not_enter_the_others_dice_nor_undo_what_is_hidden(run: Run, tmp_path: Path, play: Play) -> None:
    state = a_battle(a_brigade("cutler"), a_brigade("davis", "confederate"), intelligence="units-hidden", turn=1)
    file = begin(tmp_path / "hidden.companion", state)
    told = play(file, NEXT, "undo", "undo", "status", seat="confederate")
    assert "Cutler" not in told
    assert "refused" in told


def test_what_only_eyes_know_is_asked_where_a_line_says_nothing_of_it(play: Play, tmp_path: Path) -> None:
    club = clubs.written(tmp_path / "club", clubs.MINIATURES)
    game, unit = begin(tmp_path / "own.companion", a_small_game(), house=club), "cutler"
    asked, said = order("maneuver", unit=unit), order("maneuver", unit=unit, asked=[])
    for line, answer, counts in ((asked, "Y", True), (asked, "N", False), (said, "status", False)):
        told = play(game, line, answer, "undo")
        assert ("the band plays (Y or N)?" in told) is (line == asked)
        with Session.open(game) as session:
            last = max(entry.entry for entry in session.log())
            assert any("band" in str(one) for one in session.explain(last)) is counts


def test_what_was_refused_is_let_happen_by_the_next_line(game: Path, play: Play) -> None:
    late = order("maneuver", unit="cutler")
    told = play(game, "next", late, "!", "! he rode as we moved", "! again", "undo")
    assert "(! and a reason lets it happen)" in told
    assert "say why: ! and the reason" in told
    assert "– because he rode as we moved" in told
    assert "nothing was refused just now that the referee could let happen" in told
    assert "Undone: " in told


def test_a_side_is_offered_no_word(run: Run, game: Path, play: Play) -> None:
    told = play(game, "next", order("maneuver", unit="cutler"), "! he rode", seat="union")
    assert "lets it happen" not in told
    assert "nothing was refused just now" in told


def test_regrouped_troops_are_told_by_the_names_that_they_had(game: Path, play: Play) -> None:
    parts = [
        {"id": "cutler", "name": "Cutler, right", "stands": 5},
        {"id": "left", "name": "Cutler, left", "stands": 3},
    ]
    merge = order("merge", units=["left", "cutler"], into="cutler")
    told = play(game, order("split", unit="cutler", parts=parts), merge, "status")
    assert "Cutler is split: Cutler, right (five stands) and Cutler, left (three stands)." in told
    assert "Cutler, left and Cutler, right are merged: Cutler (eight stands)." in told


def test_the_words_of_the_prompt_are_known_in_the_readers_language_and_in_english() -> None:
    german = ("hilfe", "stand", "auslassen", "weiter", "zurück", "wieder", "würfeln", "ankunft", "nochmal", "antwort")
    with spoken():
        assert tuple(map(plain.in_english, german)) == plain.WORDS
        assert plain.in_english("Ankunft Stone") == "arrive Stone"
        assert tuple(map(plain.in_english, plain.WORDS)) == plain.WORDS
        assert plain.in_english("wieter") == "wieter"
    assert plain.in_english("weiter") == "weiter", "in English there is no such word"
