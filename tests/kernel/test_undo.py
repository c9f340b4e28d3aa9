"""Undo, redo, goto: a pointer in a tree, nothing destroyed, every roll kept."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as cmd
from companion.kernel.beginning import Beginning, begin
from companion.kernel.dice import DiceLeftOver, DieWanted
from companion.kernel.seating import SIDES
from companion.kernel.session import SeatRefused, Session
from companion.language.messages import kept
from companion.language.messages import told as in_words

from .conftest import Begin


def to_fire(session: Session) -> None:
    for _ in range(4):
        session.do(cmd.NextStep())


def volley(target: str = "davis", firer: str = "cutler") -> cmd.Fire:
    return cmd.Fire(target=target, firers=(cmd.FiringUnit(firer, (cmd.FiringGroup(6.0),)),))


def whole(session: Session) -> bytes:
    return msgspec.json.encode(session.view)


def test_undo_restores_exactly_and_redo_brings_it_back(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    before = whole(session)
    session.do(volley(), faces=[9])
    after = whole(session)
    assert before != after
    assert in_words(session.undo()) == "Fire Cutler at Davis"
    assert whole(session) == before
    session.redo()
    assert whole(session) == after


def test_the_steps_that_are_next_are_called_as_they_say_themselves(begin: Begin) -> None:
    session = begin()
    assert session.labels(session.log()) == (None, None)
    to_fire(session)
    roll = session.do(volley(), faces=[9]).entry
    session.do(cmd.Note("smoke"))
    session.amend(roll, faces=[2])
    back, none = session.labels(session.log())
    assert none is None
    assert back is not None
    assert in_words(back) == f"Amend {roll}"
    assert back == session.undo()
    before, forth = session.labels(session.log())
    assert (before, forth) == (session.log()[roll].label, back)
    assert forth == session.redo()


def test_a_roll_and_its_effects_are_one_step(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    session.do(volley(), faces=[10])
    fought = whole(session)
    session.do(cmd.NextStep(), faces=[])
    assert {unit.id: unit.stands for unit in session.view.units}["davis"] == 6
    session.undo()
    assert whole(session) == fought


def test_a_new_try_after_an_undo_is_a_new_roll_and_the_log_says_so(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    faces = []
    for _ in range(6):
        done = session.do(volley())
        faces.append(done.dice[0].face)
        session.undo()
    assert len(set(faces)) > 1
    session.do(volley())
    last = session.log()[-1]
    assert last.retries == session.log()[-2].entry
    assert [line.current for line in session.log()[5:]] == [False] * 6 + [True]


def test_dice_follow_the_documents_seed_and_the_entrys_number(begin: Begin) -> None:
    session = begin(seed="abc")
    to_fire(session)
    done = session.do(volley())
    expected = 1 + int(10 * random.Random(f"abc/{done.entry}").random())
    assert done.dice[0].face == expected
    assert done.dice[0].origin == "rolled"


def test_an_entered_die_that_is_missing_or_left_over_changes_nothing(begin: Begin) -> None:
    session = begin()
    session.do(cmd.SetDice(side="union", mode="entered", kind="fire"))
    to_fire(session)
    before, entries = whole(session), len(session.log())
    with pytest.raises(DieWanted, match="fire of Cutler at Davis"):
        session.do(volley())
    with pytest.raises(DiceLeftOver, match="3"):
        session.do(volley(), faces=[9, 3])
    assert (whole(session), len(session.log())) == (before, entries)
    assert session.do(volley(), faces=[9]).dice[0].origin == "entered"


def test_goto_any_entry_of_any_branch(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    first = session.do(volley(), faces=[9]).entry
    seen = whole(session)
    session.undo()
    session.do(volley(), faces=[2])
    session.goto(first)
    assert whole(session) == seen


def test_nothing_to_undo_at_the_start_and_nothing_to_redo_at_the_end(begin: Begin) -> None:
    session = begin()
    with pytest.raises(Refused, match="start of the game"):
        session.undo()
    with pytest.raises(Refused, match="nothing to redo"):
        session.redo()


def test_two_commands_together_are_one_undo_step(begin: Begin) -> None:
    session = begin()
    before = whole(session)
    session.do(cmd.Note(text="one"), cmd.NextStep(), label=kept("both"))
    session.undo()
    assert whole(session) == before


def test_with_hidden_knowledge_a_side_undoes_only_its_own_entries_of_the_step(begin: Begin) -> None:
    session = begin(intelligence="strengths-hidden")
    to_fire(session)
    session.do(volley())
    session.seat = "confederate"
    with pytest.raises(SeatRefused, match="ask the referee"):
        session.undo()
    session.seat = "union"
    with pytest.raises(SeatRefused):
        session.undo()
    session.seat = "referee"
    session.undo()
    session.seat = "union"
    session.do(volley())
    session.undo()


def random_command(session: Session, rng: random.Random) -> Any:
    view = session.view
    names = [unit.id for unit in view.units]
    pool = [
        cmd.NextStep(),
        cmd.NextStep(),
        cmd.Note(text="a note", unit=rng.choice(names)),
        cmd.Maneuver(unit=rng.choice(names)),
        cmd.Move(unit=rng.choice(names), inches=float(rng.randint(0, 8)), charges=rng.choice(["", *names])),
        cmd.ChangeFormation(unit=rng.choice(names), to=rng.choice(["double-line", "march-column", "single-line"])),
        volley(rng.choice(names), rng.choice(names)),
        cmd.Override(target=rng.choice(names), field="low_ammo", value=rng.random() < 0.5, reason="tossed"),
    ]
    charging = [unit for unit in view.units if unit.charges]
    pool += [cmd.ResolveCharge(attackers=(unit.id,), defenders=(unit.charges,)) for unit in charging]
    if view.pending is not None:
        pool = [cmd.Answer(choice=rng.choice(view.pending.choices))]
    return rng.choice(pool)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_200_random_commands_undone_and_redone_are_equal_at_every_step(begin: Begin, seed: int, tmp_path: Path) -> None:
    session = begin(tmp_path / "random.companion", seed=str(seed), last_turn=40)
    rng = random.Random(seed)
    states = [whole(session)]
    while len(states) <= 200:
        command = random_command(session, rng)
        if session.why_not(command):
            continue
        session.do(command)
        states.append(whole(session))
    for state in reversed(states[:-1]):
        session.undo()
        assert whole(session) == state
    for state in states[1:]:
        session.redo()
        assert whole(session) == state
    session.close()
    with Session.open(tmp_path / "random.companion") as again:
        assert whole(again) == states[-1]


def test_a_side_redoes_only_what_its_own_undo_takes_back(begin: Begin) -> None:
    session = begin(intelligence="strengths-hidden")
    to_fire(session)
    session.seat = "union"
    session.do(volley())
    session.undo()
    session.redo()
    session.undo()
    at = session.head
    session.seat = "confederate"
    with pytest.raises(Refused) as of_another:
        session.redo()
    assert session.head == at
    session.seat = "union"
    session.redo()
    with pytest.raises(Refused) as of_none:
        session.redo()
    assert of_another.value.reasons == of_none.value.reasons


def test_what_the_referee_undid_is_not_read_by_a_side_that_does_it_again(begin: Begin) -> None:
    session = begin(intelligence="units-hidden")
    session.do(cmd.Note(text="Stuart is behind the woods"))
    session.do(cmd.NextStep())
    session.seat = "union"
    session.do(cmd.NextStep())  # a step of its own, but the moment ends with it
    session.seat = "referee"
    for _ in range(3):
        session.undo()
        for seat in SIDES:
            session.seat = seat
            with pytest.raises(Refused, match=r"^nothing to redo here: .*ask the referee$"):
                session.redo()
        session.seat = "referee"


def test_in_open_play_anybody_does_anything_again(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    session.undo()
    session.seat = "confederate"
    assert in_words(session.redo()).startswith("End of")


HIDDEN: dict[str, dict[str, str]] = {
    "gettysburg-battle": {},
    "antietam-basic": {"hidden": "yes"},
    "the-cornfield": {"intelligence": "units-hidden"},
}


@pytest.mark.parametrize(("scenario", "settings"), HIDDEN.items())
def test_a_side_reads_its_own_note_and_the_enemy_does_not(scenario: str, settings: dict[str, str]) -> None:
    session = begin(None, Beginning(scenario=scenario, seed="7", settings=settings))
    session.seat = "union"
    done = session.do(session.decode('{"order": "note", "text": "Mist on the Antietam."}'))
    assert [event.text for event in done.events] == ["Mist on the Antietam."]
    assert session.log()[-1].events == done.events
    session.seat = "confederate"
    assert not session.log()[-1].events
