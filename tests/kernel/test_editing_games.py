"""Whatever is edited in whatever game: every old entry is accounted for, one step takes it back, the file tells the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from companion.charts.figures import Refused
from companion.games.campaign.rules.commands import Answer as OfCampaign
from companion.games.miniatures.prompt import demo
from companion.games.tactical.rules.commands import Answer as OfTactical
from companion.kernel.beginning import Beginning, begin
from companion.kernel.dice import DieWanted
from companion.kernel.record import Amendment, Line
from companion.kernel.session import Edit, Session
from companion.language.messages import told

COMPUTERS = {"union": "computer:basic", "confederate": "computer:basic"}
KINDS = ("miniatures", "campaign", "tactical")
EDITING = settings(
    max_examples=6, deadline=None, phases=(Phase.generate,), suppress_health_check=tuple(HealthCheck)
)  # no smaller case is looked for: each is a game
PLACES = st.integers(0, 10_000)


def by_computers(session: Session, answer: Any) -> None:
    """Let the computers play, whose entries have many commands, and answer what is asked."""
    for _ in range(30):
        if session.view.over:
            return
        move = session.computer_move()
        asked = session.view.pending
        if move is not None:
            session.do(*move.commands, label=move.label)
        elif asked is not None:
            session.do(answer(choice=asked.default or asked.choices[0]))
        else:
            return


@cache
def document(kind: str, folder: Path) -> Path:
    """Play a game of a kind; gives its document."""
    path = folder / f"{kind}.companion"
    match kind:
        case "miniatures":
            with begin(path, Beginning(scenario="mcphersons-ridge", seed="1863")) as session:
                demo.play(session)  # whose dice are typed, but for some
        case "campaign":
            with begin(path, Beginning(scenario="gettysburg-battle", seed="7", players=COMPUTERS)) as session:
                by_computers(session, OfCampaign)
        case _:
            with begin(path, Beginning(scenario="shiloh-sunken-road", seed="7", players=COMPUTERS)) as session:
                by_computers(session, OfTactical)
    return path


@pytest.fixture(scope="module", params=KINDS)
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Session, Path]]:
    path = document(request.param, tmp_path_factory.mktemp("edited"))
    with Session.open(path) as session:
        yield session, path


def line_of(session: Session) -> list[Line]:
    return [line for line in session.log() if line.current]


def whole(session: Session) -> bytes:
    return msgspec.json.encode(session.view)


def at(session: Session, place: int) -> Line:
    """Give one of the present entries, never the first."""
    line = line_of(session)[1:]
    return line[place % len(line)]


def accounted_for(old: list[Line], entry: int, found: Amendment) -> None:
    """Assert that every old entry from the edited one on is in exactly one group."""
    skipped = [one.entry for one in found.skipped]
    followed = [one for one in found.stands_for if one]
    groups = sorted([*skipped, *followed, *found.undecided])
    assert groups == [line.entry for line in old if line.entry >= entry]
    assert set(found.changed) <= set(followed)


def edited(game: tuple[Session, Path], entry: int, edit: Edit) -> Amendment:
    """Edit, and assert what is true of every edit; the game is as it was afterwards."""
    session, path = game
    old, was, head = line_of(session), whole(session), session.head
    accounted_for(old, entry, session.amend(entry, edit=edit, preview=True))
    assert (session.head, whole(session)) == (head, was)
    found = session.amend(entry, edit=edit, skip=True)
    accounted_for(old, entry, found)
    assert found.undecided == ()
    now = whole(session)
    with Session.open(path) as read_anew:
        assert whole(read_anew) == now
    times = {line.entry: (line.at, line.seat) for line in old}
    new = line_of(session)[-len(found.entries) :]
    for line, stands_for in zip(new[1:], found.stands_for[1:], strict=True):
        assert (line.at, line.seat) == times[stands_for]
    session.undo()
    assert (session.head, whole(session)) == (head, was)
    session.redo()
    assert whole(session) == now
    session.undo()
    return found


@EDITING
@given(place=PLACES)
def test_an_edit_that_changes_nothing_gives_the_same_line(game: tuple[Session, Path], place: int) -> None:
    session, _ = game
    entry, was = at(session, place).entry, whole(session)
    found = edited(game, entry, Edit(own_dice=True))
    assert (found.changed, found.skipped, found.wanted, found.unused) == ((), (), (), ())
    session.redo()
    assert whole(session) == was
    session.undo()


@EDITING
@given(place=PLACES)
def test_a_note_put_in_changes_nothing_else(game: tuple[Session, Path], place: int) -> None:
    session, _ = game
    note = session.decode('{"order": "note", "text": "we forgot to say"}')
    found = edited(game, at(session, place).entry, Edit(how="insert", commands=(note,)))
    assert (found.changed, found.skipped, found.wanted, found.unused) == ((), (), (), ())


@EDITING
@given(place=PLACES, luck=st.randoms(use_true_random=False))
def test_other_dice_in_an_entry(game: tuple[Session, Path], place: int, luck: random.Random) -> None:
    session, _ = game
    rolled = [line for line in line_of(session) if line.dice]
    line = rolled[place % len(rolled)]
    edit = Edit(faces=(luck.randint(1, line.dice[0].sides),))
    for _ in range(400):  # as a table goes on: whatever die is wanted is thrown
        try:
            found = session.amend(line.entry, edit=edit, preview=True)
        except DieWanted as wanted:
            edit = msgspec.structs.replace(edit, faces=(*edit.faces, luck.randint(1, wanted.sides)))
            continue
        except Refused:  # a later command of the same entry
            return
        if not found.wanted:
            break
        (die,) = found.wanted
        more = (*edit.faces_at.get(die.entry, ()), luck.randint(1, die.sides))
        edit = msgspec.structs.replace(edit, faces_at={**edit.faces_at, die.entry: more})
    edited(game, line.entry, edit)


@EDITING
@given(place=PLACES)
def test_what_is_struck_out_and_put_in_again_gives_the_same(game: tuple[Session, Path], place: int) -> None:
    session, _ = game
    was, head = whole(session), session.head
    plain = [line for line in line_of(session)[1:] if not line.dice]
    line = plain[place % len(plain)]
    struck = session.amend(line.entry, edit=Edit(how="delete"), preview=True)
    accounted_for(line_of(session), line.entry, struck)
    if struck.skipped or struck.wanted or struck.unused:
        return
    then = [one.commands for one in line_of(session) if one.entry > line.entry]
    made = session.amend(line.entry, edit=Edit(how="delete"))
    if then != [one.commands for one in line_of(session) if one.entry > made.entries[0].entry]:
        session.undo()  # Of a list of ticks those are left out that nothing asks for any more: they do not come back.
        assert session.head == head
        return
    back = session.amend(made.entries[0].entry, edit=Edit(how="insert", commands=line.commands))
    assert whole(session) == was
    assert back.skipped == ()
    for _ in range(2):
        session.undo()
    assert session.head == head


@EDITING
@given(place=PLACES)
def test_striking_out_leaves_every_later_entry_accounted_for(game: tuple[Session, Path], place: int) -> None:
    session, _ = game
    entry = at(session, place).entry
    if session.amend(entry, edit=Edit(how="delete"), preview=True).wanted:
        with pytest.raises(DieWanted, match="entry"):
            session.amend(entry, edit=Edit(how="delete"), skip=True)
    else:
        edited(game, entry, Edit(how="delete"))


@EDITING
@given(place=PLACES)
def test_what_was_undone_is_done_again_one_by_one_to_the_same_line(game: tuple[Session, Path], place: int) -> None:
    session, _ = game
    line, was, head = line_of(session), whole(session), session.head
    start = at(session, place)
    session.goto(start.parent or 1)
    for old in line:
        if old.entry >= start.entry and old.commands:
            done = session.again(old.entry)
            assert (done.events, done.dice) == (old.events, old.dice)
            assert told(done.label) or told(old.label) == ""
    assert whole(session) == was
    session.goto(head)
