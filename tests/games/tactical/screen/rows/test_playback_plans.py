"""A plan in the replay: told before the orders, each act under its mission; shut while somebody plays against it."""

from __future__ import annotations

from itertools import takewhile

import pytest

from companion.games.tactical.rules import events as ev
from companion.games.tactical.screen.rows.playback import Frames
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from companion.rows.journal import journal_lines


def ordered(union: str, confederate: str, told: type[ev.AnyEvent] = ev.Planned) -> tuple[Session, int]:
    """Give a battle up to the first orders of a computer's Union that tell something, and their entry."""
    players = {"union": union, "confederate": confederate}
    session = begin(None, Beginning(scenario="antietam-advanced", seed="1", players=players))
    while (move := session.computer_move()) is not None:
        session.do(*move.commands, label=move.label)
        for line in session.log():
            if any(isinstance(event, told) for event in line.events):
                return session, line.entry
    raise AssertionError("no plan")


def logged(session: Session, entry: int | None = None) -> list[str]:
    """Give what the log says in words, of one entry or of all."""
    lines = [line for line in session.log() if entry in (None, line.entry)]
    return [one.strip() for one in journal_lines(session.kind, session.view, lines)]


@pytest.mark.clause("ANT-R-AI")
def test_the_replay_tells_the_plan_with_its_reasons_and_each_march_with_its_mission() -> None:
    session, entry = ordered("computer:strong", "computer:strong")
    with session:
        shown = Frames(session, (entry,), session.view)
        plan = shown.frame(0)
        assert plan.lines[0].text == "The Union side has written its plan."
        missions = {one.text: one.value for one in plan.lines[1:]}
        assert any(text.startswith("IX Corps: ") and "Burnside's Bridge" in text for text in missions)
        assert all(missions.values())
        nth = next(nth for nth, one in enumerate(shown.steps) if isinstance(one.facts[0].event, ev.Moved))
        assert shown.frame(nth).lines[-1].text in missions


@pytest.mark.clause("ANT-R-AI")
def test_the_log_tells_each_mission_below_the_plan_with_its_reason() -> None:
    session, entry = ordered("computer:strong", "computer:strong")
    with session:
        told = logged(session, entry)
        at = next(nth for nth, one in enumerate(told) if one == "The Union side has written its plan.")
        missions = list(takewhile(lambda one: one.endswith(")."), told[at + 1 :]))
        assert any(one.startswith("IX Corps: ") for one in missions)


@pytest.mark.clause("ANT-R-AI")
def test_who_plays_against_a_plan_reads_it_neither_in_the_log_nor_in_the_replay() -> None:
    """Where all units are open he sits as the referee."""
    session, entry = ordered("computer:strong", "human", told=ev.Moved)
    with session:
        assert not [event for line in session.log() for event in line.events if isinstance(event, ev.Planned)]
        assert not session.view.plans
        assert not [one for one in logged(session) if "Corps: " in one]
        shown = Frames(session, (entry,), session.view)
        nth = next(nth for nth, one in enumerate(shown.steps) if isinstance(one.facts[0].event, ev.Moved))
        assert not [one for one in shown.frame(nth).lines if "Corps: " in one.text]
