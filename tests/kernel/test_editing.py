"""The journal is edited like a text: an entry replaced, put in or struck out, and what followed it played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.charts.figures import Refused
from companion.games.miniatures import messages as say
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Prompt, State
from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted
from companion.kernel.replay import as_then
from companion.kernel.session import CannotFollow, Edit, SeatRefused, Session
from companion.language.messages import kept, told
from tests.games.miniatures.building import a_battle, a_brigade, the_rules

from .conftest import Begin
from .test_undo import to_fire, volley, whole


def labels(session: Session) -> list[str]:
    return [told(line.label) for line in session.log() if line.current]


def stands(session: Session, unit: str = "davis") -> int:
    return int(next(one.stands for one in session.view.units if one.id == unit))


def typed_by_hand(session: Session) -> None:
    """Set every die of both sides to be typed."""
    for side in ("union", "confederate"):
        session.do(cmd.SetDice(side=side, mode="entered"))


# ---- struck out, put in, replaced


def test_an_entry_is_struck_out_and_the_journal_says_where_it_stood(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    shot = session.do(volley(), faces=[9]).entry
    session.do(volley(firer="meredith"), faces=[2])
    made = session.amend(shot, edit=Edit(how="delete"))
    assert labels(session)[-2:] == [f"Fire Cutler at Davis (struck out, was {shot})", "Fire Meredith at Davis"]
    assert session.log()[-2].commands == ()
    assert (made.kept, made.stands_for) == (1, (shot, shot + 1))


def test_what_is_struck_out_is_as_if_it_had_never_been(begin: Begin) -> None:
    session, without = begin(), begin()
    for one in (session, without):
        to_fire(one)
    shot = session.do(volley(), faces=[9]).entry
    for one in (session, without):
        one.do(volley(firer="meredith"), faces=[8])
        one.do(cmd.NextStep())
    session.amend(shot, edit=Edit(how="delete"))
    assert whole(session) == whole(without)


def test_a_forgotten_act_is_put_before_an_entry(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    shot = session.do(volley(), faces=[9]).entry
    session.do(cmd.NextStep())
    made = session.amend(shot, edit=Edit(how="insert", commands=(volley(firer="meredith"),), faces=(10,)))
    assert labels(session)[-3:-1] == [f"Fire Meredith at Davis (put before {shot})", "Fire Cutler at Davis"]
    assert (made.kept, made.stands_for) == (2, (0, shot, shot + 1))
    assert made.changed == (shot + 1,)  # the step's end, in which all shots take effect
    assert stands(session) == 5


def test_another_cover_keeps_the_die(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    shot = session.do(volley(), faces=[9]).entry
    covered = msgspec.structs.replace(volley(), cover="cover")
    made = session.amend(shot, edit=Edit(commands=(covered,), own_dice=True))
    assert [(roll.face, roll.origin) for roll in made.entries[0].dice] == [(9, "entered")]
    assert made.changed == (shot,)


def test_the_start_and_entries_of_other_lines_are_not_edited(begin: Begin) -> None:
    session = begin()
    entry = session.do(cmd.Note(text="one")).entry
    session.undo()
    session.do(cmd.Note(text="two"))
    there = "those that can be amended have the numbers 3 to 3"
    for place, why in ((1, "is the start"), (entry, "was undone"), (99, "there is no entry 99")):
        with pytest.raises(Refused, match=there) as refused:
            session.amend(place, edit=Edit(how="delete"))
        assert why in str(refused.value)
    with pytest.raises(Refused, match="entry 99 does not follow entry 3"):
        session.amend(3, edit=Edit(how="delete", put_at={99: (cmd.Note(text="x"),)}))


def test_what_is_put_in_is_refused_as_it_would_have_been_then(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    shot = session.do(volley(), faces=[9]).entry
    before = whole(session)
    with pytest.raises(Refused) as refused:
        session.amend(shot, edit=Edit(how="insert", commands=(cmd.Move(unit="cutler", inches=4.0),)))
    assert not isinstance(refused.value, CannotFollow)
    assert whole(session) == before


# ---- dice


def leader_at_risk(begin: Begin, *, typed: bool = True) -> tuple[Session, int, int]:
    """Give a battle, the entry of a volley of 9 at Cutler, whose commander is exceptional, and that of the step's end."""
    session = begin()
    if typed:
        typed_by_hand(session)
    for _ in range(3):
        session.do(cmd.NextStep())
    shot = session.do(volley("cutler", "davis"), faces=[9]).entry
    end = session.do(cmd.NextStep()).entry
    session.do(cmd.Note(text="the rest of the evening"))
    return session, shot, end


def test_a_mended_ten_asks_for_the_leaders_die_where_it_falls_and_stops_no_evening(begin: Begin) -> None:
    session, shot, end = leader_at_risk(begin)
    preview = session.amend(shot, faces=[10], preview=True)
    (wanted,) = preview.wanted
    assert (wanted.entry, wanted.nth, wanted.sides) == (end, 1, 10)
    assert "Cutler" in told(wanted.why.text)
    assert preview.undecided == (end, end + 1)
    with pytest.raises(DieWanted, match=f"entry {end}: die 1 is wanted: .*Cutler"):
        session.amend(shot, faces=[10])
    made = session.amend(shot, edit=Edit(faces=(10,), faces_at={end: (7,)}))
    assert (made.kept, made.skipped, made.wanted) == (2, (), ())
    assert [roll.face for roll in made.entries[1].dice] == [7]
    assert labels(session)[-1] == "Note: the rest of the evening"


def test_a_die_that_nothing_asks_for_any_more_is_listed(begin: Begin) -> None:
    session, shot, end = leader_at_risk(begin)
    session.amend(shot, edit=Edit(faces=(10,), faces_at={end: (7,)}))
    line = [one.entry for one in session.log() if one.current]
    made = session.amend(line[-3], faces=[9])
    assert [(one.entry, one.die.face) for one in made.unused] == [(line[-2], 7)]
    assert made.changed == (line[-3], line[-2])


def test_where_no_mode_is_set_the_app_rolls_what_was_never_thrown_from_the_new_entrys_stream(begin: Begin) -> None:
    session, shot, end = leader_at_risk(begin, typed=False)
    preview = session.amend(shot, faces=[10], preview=True)
    made = session.amend(shot, faces=[10])
    assert preview.wanted == ()
    assert preview.entries[1].dice == made.entries[1].dice
    assert [roll.origin for roll in made.entries[1].dice] == ["rolled"]
    assert made.stands_for == (shot, end, end + 1)


def test_faces_that_no_entry_needs_and_faces_that_no_die_has_are_told_with_their_entry(begin: Begin) -> None:
    session, shot, end = leader_at_risk(begin)
    before = session.head
    with pytest.raises(DiceLeftOver, match=f"entry {end}: 1 entered die was not used: 3"):
        session.amend(shot, edit=Edit(faces=(10,), faces_at={end: (7, 3)}))
    with pytest.raises(BadFace, match=f"entry {end}: .*11"):
        session.amend(shot, edit=Edit(faces=(10,), faces_at={end: (11,)}))
    with pytest.raises(DieWanted, match="die 1 is wanted"):
        session.amend(shot, edit=Edit(how="insert", commands=(volley("meredith", "archer"),)))
    assert session.head == before


def test_a_skipped_entry_has_no_number_so_that_later_dice_are_drawn_by_their_own(begin: Begin) -> None:
    session = begin()
    session.do(cmd.NextStep())
    roll = session.do(cmd.Maneuver(unit="cutler"), faces=[9]).entry
    session.do(cmd.Move(unit="cutler", inches=12.0))
    session.do(cmd.Maneuver(unit="meredith"))
    made = session.amend(roll, faces=[1], skip=True)
    assert [done.entry for done in made.entries] == [6, 7]
    assert [line.entry for line in session.log()] == list(range(1, 8))


# ---- one step back, one step forth


def test_an_amendment_is_one_step_to_undo_and_one_to_do_again(begin: Begin, tmp_path: Path) -> None:
    path = tmp_path / "amended.companion"
    session = begin(path)
    to_fire(session)
    shot = session.do(volley(), faces=[9]).entry
    session.do(cmd.NextStep())
    old, was = session.head, whole(session)
    session.amend(shot, faces=[2])
    new, now = session.head, whole(session)
    assert told(session.undo()) == f"Amend {shot}"
    assert (session.head, whole(session)) == (old, was)
    session.close()
    with Session.open(path) as again:
        assert told(again.redo()) == f"Amend {shot}"
        assert (again.head, whole(again)) == (new, now)
        again.do(cmd.Note(text="after it"))
        again.undo()
        assert again.head == new
        again.undo()
        assert again.head == old
        again.do(cmd.Note(text="another evening"))
        again.undo()
        assert told(again.redo()) == "Note: another evening"  # what was undone last


def test_every_later_entry_keeps_its_time_its_seat_and_its_label(begin: Begin) -> None:
    session = begin()
    session.do(cmd.NextStep())
    wrong = session.do(cmd.Note(text="worng")).entry
    session.seat = "union"
    session.do(cmd.Maneuver(unit="cutler"), label=kept("Cutler tries his luck"), faces=[9])
    session.seat = "referee"
    session.do(cmd.NextStep())

    def shown() -> list[Any]:
        return [(line.at, line.seat, line.label, line.dice) for line in session.log() if line.current][-2:]

    before = shown()
    session.amend(wrong, [cmd.Note(text="wrong")])
    assert shown() == before


def test_with_hidden_knowledge_a_side_neither_edits_nor_steps_over_an_amendment(begin: Begin) -> None:
    session = begin(intelligence="strengths-hidden")
    to_fire(session)
    shot = session.do(volley(), faces=[9]).entry
    session.seat = "union"
    session.do(volley(firer="meredith"), faces=[3])
    for ask in (lambda: session.amend(shot, edit=Edit(how="delete")), lambda: session.again(shot)):
        with pytest.raises(SeatRefused):
            ask()
    session.seat = "referee"
    session.amend(shot, edit=Edit(how="delete"))
    session.seat = "union"  # whose own shot is the newest
    with pytest.raises(SeatRefused, match="ask the referee"):
        session.undo()
    session.seat = "referee"
    session.undo()
    session.seat = "union"
    with pytest.raises(Refused, match="nothing to redo"):
        session.redo()


# ---- what another branch has


def test_an_act_that_was_skipped_is_done_again_with_its_dice(begin: Begin) -> None:
    session = begin()
    session.do(cmd.NextStep())
    roll = session.do(cmd.Maneuver(unit="cutler"), faces=[9]).entry
    later = session.do(cmd.Maneuver(unit="meredith"), faces=[8]).entry
    session.undo()
    with pytest.raises(Refused, match="is on the present line"):
        session.again(roll)
    with pytest.raises(Refused):
        session.again(1)
    preview = session.again(later, preview=True)
    assert session.head == roll
    done = session.again(later)
    assert (done.dice, done.label) == (preview.dice, preview.label)
    assert [(roll.face, roll.origin) for roll in done.dice] == [(8, "entered")]
    assert labels(session)[-1] == "Maneuver Meredith"
    session.undo()
    assert session.head == roll


def test_of_an_entry_of_several_commands_all_follow_or_none_and_the_possible_ones_can_be_done_again(
    begin: Begin,
) -> None:
    session = begin()
    session.do(cmd.NextStep())
    roll = session.do(cmd.Maneuver(unit="cutler"), faces=[9]).entry
    both = session.do(cmd.Move(unit="cutler", inches=12.0), cmd.Note(text="a long way")).entry
    made = session.amend(roll, faces=[1], skip=True)
    assert [one.entry for one in made.skipped] == [both]
    with pytest.raises(Refused, match="Hold Ground"):
        session.again(both)
    done = session.again(both, skip=True)
    assert [type(event).__name__ for event in done.events] == ["Noted"]


# ---- what a number, or a yes, stands for


def test_an_act_of_the_table_is_ticked_off_by_what_it_is_not_by_its_number(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    shot = session.do(volley(), faces=[9]).entry
    session.do(cmd.NextStep())
    (off,) = [act for act in session.view.acts if act.unit == "davis" and "stand" in told(act.text)]
    session.do(cmd.Tick(acts=(off.number,)))
    session.amend(shot, edit=Edit(how="insert", commands=(volley("archer", "meredith"),), faces=(9,)))
    ticked = {act.unit for act in session.view.acts if act.done}
    assert ticked == {"davis"}
    made = session.amend(session.log()[-3].entry, faces=[1], skip=True)  # Davis loses nothing
    assert ["asked for on the table" in one.reasons[0].text for one in made.skipped] == [True]


def test_an_answer_is_to_its_own_question_alone() -> None:
    rules, state = the_rules(), a_battle(a_brigade("cutler"), a_brigade("meredith"))
    yes = cmd.Answer(choice="carry")

    def asked(unit: str, kind: str = "pursuit") -> State:
        text = say.ASKS["pursuit"](unit=say.unit(unit))
        return msgspec.structs.replace(state, pending=(Prompt("union", kind, text, ("carry", "break-through")),))

    assert as_then(rules, asked("cutler"), asked("cutler"), yes) == yes
    for other in (asked("meredith"), asked("cutler", "leader")):
        with pytest.raises(Refused, match="another question"):
            as_then(rules, asked("cutler"), other, yes)
    assert as_then(rules, asked("cutler"), state, yes) == yes  # none waits: the rules say so themselves
