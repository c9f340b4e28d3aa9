"""Amend: a mistyped die is mended where it was entered, and what followed keeps its own dice."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as cmd
from companion.kernel.amending import Edit
from companion.kernel.session import CannotFollow, SeatRefused, Session
from companion.language.messages import told

from .conftest import Begin
from .test_undo import to_fire, volley, whole


def stands(session: Session) -> dict[str, int]:
    return {unit.id: unit.stands for unit in session.view.units}


def test_another_face_at_an_earlier_entry_changes_what_followed(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    wrong = session.do(volley(), faces=[9]).entry
    session.do(volley(firer="meredith"), faces=[10])
    session.do(cmd.NextStep())
    assert stands(session)["davis"] == 5
    amended = session.amend(wrong, faces=[2])
    assert (amended.kept, amended.stopped_at) == (2, None)
    assert stands(session)["davis"] == 6
    assert [done.dice[0].face for done in amended.entries[:2]] == [2, 10]


def test_the_preview_writes_nothing(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    wrong = session.do(volley(), faces=[9]).entry
    before, entries = whole(session), len(session.log())
    preview = session.amend(wrong, faces=[2], preview=True)
    assert preview.entries[0].dice[0].face == 2
    assert (whole(session), len(session.log())) == (before, entries)


def test_the_old_line_stays_and_can_be_gone_back_to(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    wrong = session.do(volley(), faces=[9]).entry
    before = whole(session)
    session.amend(wrong, faces=[2])
    session.goto(wrong)
    assert whole(session) == before
    assert [line.retries for line in session.log() if line.dice] == [None, wrong]


def test_a_forgotten_roll_that_is_put_before_another_is_no_new_roll_of_that(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    second = session.do(volley(), faces=[9]).entry
    forgotten = Edit(how="insert", commands=(volley(firer="meredith"),), faces=(10,))
    session.amend(second, edit=forgotten)
    line = [one for one in session.log() if one.current and one.dice]
    assert [[roll.face for roll in one.dice] for one in line] == [[10], [9]]
    assert [one.retries for one in line] == [None, None]


def test_what_is_no_longer_possible_is_skipped_with_its_reasons_and_what_follows_it_stays(begin: Begin) -> None:
    session = begin()
    session.do(cmd.NextStep())
    roll = session.do(cmd.Maneuver(unit="cutler"), faces=[9]).entry
    move = session.do(cmd.Move(unit="cutler", inches=12.0)).entry
    session.do(cmd.Note(text="after it"))
    amended = session.amend(roll, faces=[1], skip=True)
    assert (amended.kept, amended.stopped_at) == (1, move)
    assert "Cutler" in amended.reasons[0].text
    assert [one.entry for one in amended.skipped] == [move]
    assert session.view.units[2].outcome != "well-handled"
    assert told(session.log()[-1].label) == "Note: after it"


def test_it_is_refused_before_anything_is_written_unless_somebody_says_that_it_is_skipped(begin: Begin) -> None:
    session = begin()
    session.do(cmd.NextStep())
    roll = session.do(cmd.Maneuver(unit="cutler"), faces=[9]).entry
    move = session.do(cmd.Move(unit="cutler", inches=12.0)).entry
    before, entries = whole(session), len(session.log())
    with pytest.raises(CannotFollow, match=rf"entry {move}, Move Cutler .* is no longer possible: Hold Ground"):
        session.amend(roll, faces=[1])
    assert (whole(session), len(session.log())) == (before, entries)


def test_another_command_in_the_place_of_the_old_one(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    wrong = session.do(volley("davis"), faces=[9]).entry
    session.do(cmd.NextStep())
    session.amend(wrong, [volley("archer")], faces=[9])
    assert (stands(session)["davis"], stands(session)["archer"]) == (8, 7)


def test_later_dice_keep_their_faces_and_their_origin(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    wrong = session.do(volley(), faces=[9]).entry
    rolled = session.do(volley(firer="meredith")).dice
    kept = session.amend(wrong, faces=[8]).entries[1].dice
    assert kept == rolled
    assert kept[0].origin == "rolled"


def test_only_the_referee_amends_and_not_the_start(begin: Begin) -> None:
    session = begin()
    with pytest.raises(Refused, match="nothing was done yet"):
        session.amend(1)
    session.do(cmd.NextStep())
    with pytest.raises(Refused, match="entry 1 is the start of the game"):
        session.amend(1)
    session.seat = "union"
    with pytest.raises(SeatRefused):
        session.amend(2)


def test_an_amended_game_opens_again_as_it_was_left(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "amended.companion"
    session = begin(path)
    to_fire(session)
    wrong = session.do(volley(), faces=[9]).entry
    session.do(cmd.NextStep())
    session.amend(wrong, faces=[2])
    left = whole(session)
    session.close()
    with Session.open(path) as again:
        assert msgspec.json.encode(again.view) == left
