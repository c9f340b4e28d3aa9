"""The log keeps its lines from call to call; what it gives is what the document alone would give."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.kernel.game import Seat
from companion.kernel.record import Line
from companion.kernel.session import Session
from companion.language.messages import kept
from companion.language.messages import told as in_words

from .conftest import Begin
from .test_undo import random_command, to_fire, volley

SEATS: tuple[Seat, ...] = ("referee", "union", "confederate")
Log = tuple[Line, ...]


def read_anew(path: Path) -> dict[Seat, Log]:
    """Give each seat's log as a session shows it that has just opened the document beside the one that plays."""
    logs: dict[Seat, Log] = {}
    for seat in SEATS:
        with Session.open(path, seat=seat) as fresh:
            assert fresh.read_only, "the game that is being played has it open"
            logs[seat] = fresh.log()
    return logs


def read_on(session: Session) -> dict[Seat, Log]:
    """Give each seat's log as the session that plays shows it, the present seat's first."""
    present, logs = session.side, {session.side: session.log()}
    for seat in SEATS:
        session.seat = seat
        logs[seat] = session.log()
    session.seat = present
    return logs


FIRST = 6
"""The entry of the first volley: the set-up and four steps come before it."""
Change = Callable[[Session], object]
CHANGES: dict[str, tuple[Change, ...]] = {
    "undo and redo": (Session.undo, Session.undo, Session.redo, Session.redo),
    "undo and a new roll": (
        Session.undo,
        Session.undo,
        lambda session: session.do(volley(firer="meredith"), faces=[3]),
        Session.undo,
    ),
    "go to and fro": (lambda session: session.goto(FIRST), Session.undo, lambda session: session.goto(FIRST + 2)),
    "amend and go back": (
        lambda session: session.amend(FIRST, faces=[2]),
        lambda session: session.goto(FIRST + 2),
        Session.undo,
    ),
    "amend twice": (
        lambda session: session.amend(FIRST, faces=[2]),
        lambda session: session.amend(FIRST + 3, faces=[5]),
    ),
    "another command": (lambda session: session.amend(FIRST, [volley("archer")], faces=[9]), Session.undo),
    "a preview": (lambda session: session.amend(FIRST, faces=[2], preview=True),),
}


@pytest.mark.parametrize("changes", CHANGES)
@pytest.mark.parametrize("intelligence", ["open", "strengths-hidden", "units-hidden"])
@pytest.mark.parametrize("seat", SEATS)
def test_after_every_change_the_log_is_that_of_a_session_freshly_opened(
    begin: Begin, tmp_path: Path, changes: str, intelligence: str, seat: Seat
) -> None:
    path = tmp_path / "log.companion"
    session = begin(path, intelligence=intelligence)
    to_fire(session)
    assert session.do(volley(), faces=[9]).entry == FIRST
    session.do(volley(firer="meredith"), faces=[10])
    session.do(cmd.NextStep())
    session.seat = seat
    assert session.log() == read_anew(path)[seat]
    for change in CHANGES[changes]:
        session.seat = "referee"  # who alone may go anywhere; nobody reads the log as the referee meanwhile
        change(session)
        session.seat = seat
        assert session.log() == read_anew(path)[seat]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_200_random_steps_there_and_back_leave_the_log_that_the_document_gives(
    begin: Begin, tmp_path: Path, seed: int
) -> None:
    path = tmp_path / "random.companion"
    session = begin(path, seed=str(seed), last_turn=40, intelligence="units-hidden")
    rng = random.Random(seed)
    steps = 0
    while steps < 200:
        way = rng.random()
        if way < 0.15 and session.head > 1:
            session.undo()
        elif way < 0.2:
            session.goto(rng.choice(session.log()).entry)
        elif way < 0.25:
            rolled = [line.entry for line in session.log() if line.current and len(line.dice) == 1]
            if not rolled:
                continue
            session.amend(rng.choice(rolled), faces=[rng.randint(1, 10)], preview=rng.random() < 0.2)
        else:
            command = random_command(session, rng)
            if session.why_not(command):
                continue
            session.do(command)
        steps += 1
        session.seat = rng.choice(SEATS)
        session.log()
        session.seat = "referee"
        if steps % 20 == 0:
            assert read_on(session) == read_anew(path)


def test_a_line_tells_whether_it_is_on_the_present_line(begin: Begin) -> None:
    session = begin()
    to_fire(session)
    session.do(volley(), faces=[9])
    held = session.log()
    assert all(line.current for line in held)
    session.undo()
    undone = session.log()
    assert [line.current for line in undone] == [True] * 5 + [False]
    session.redo()
    assert session.log() == held
    assert session.log()[:5] == undone[:5]


def test_one_seats_lines_are_never_shown_to_another(begin: Begin) -> None:
    session = begin(intelligence="units-hidden")
    to_fire(session)
    session.do(volley(firer="meredith"), faces=[9], label=kept("a secret"))
    line = session.log()[-1]
    assert (in_words(line.label), len(line.dice), len(line.commands)) == ("a secret", 1, 1)
    session.seat = "confederate"
    hidden = session.log()[-1]
    assert (in_words(hidden.label), hidden.dice, hidden.commands, hidden.events) == ("…", (), (), ())
    session.seat = "referee"
    assert session.log()[-1] == line


def test_the_working_is_read_under_the_seat_that_asks(begin: Begin) -> None:
    session = begin(intelligence="strengths-hidden")
    to_fire(session)
    entry = session.do(volley(), faces=[9]).entry
    assert session.explain(entry)
    session.seat = "confederate"
    assert session.explain(entry) == ()
    session.seat = "union"
    assert session.explain(entry)
