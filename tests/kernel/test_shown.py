"""An entry of a square-grid battle again, fact by fact: what a seat may see of it, as it was at the time."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.tactical.rules import events as ev
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from tests.games.tactical.beginning import next_order


def begun(settings: Mapping[str, str] | None = None) -> Session:
    return begin(None, Beginning(scenario="antietam-advanced", seed="1", settings=settings or {}))


def test_an_entry_is_shown_fact_by_fact_with_what_is_known_after_each() -> None:
    session = begun()
    for _ in range(8):
        session.do(next_order(session.view.truth))
    for line in session.log()[1:]:
        (first, before), *facts = session.shown(line.entry)
        assert first is None
        assert before().truth == session._states.at(line.parent or 1)
        assert [event for event, _ in facts] == list(line.events)
        assert facts[-1][1]().truth == session._states.at(line.entry)
    assert [event for event, _ in session.shown(1)] == [None]


def test_a_side_among_hidden_units_is_shown_no_fact_and_no_unit_that_it_does_not_know() -> None:
    session = begun({"hidden": "yes"})
    for _ in range(12):
        session.do(next_order(session.view.truth))
    session.seat = "union"
    seen = 0
    for line in session.log()[1:]:
        for event, view in session.shown(line.entry):
            assert view().seat == "union"
            assert view().truth is None
            known = {one.id for one in view().units}
            if isinstance(event, ev.Fired | ev.Lost | ev.Moved):
                seen += 1
                assert event.unit in known
    assert seen


def test_a_side_among_hidden_units_has_its_own_fire_explained_and_nobody_elses() -> None:
    session = begun({"hidden": "yes"})
    for _ in range(12):
        session.do(next_order(session.view.truth))
    session.seat = "union"
    own = 0
    for line in session.log():
        lines = session.explain(line.entry)
        facts = [event for event in line.events if isinstance(event, ev.Worked)]
        assert sum(event.working_lines for event in facts) == len(lines)
        at = 0
        for event in facts:
            mine = getattr(event, "unit", "").startswith("union:")
            assert mine or not event.working_lines or isinstance(event, ev.LimitDrawn)
            if isinstance(event, ev.Fired) and mine:
                own += 1
                assert lines[at + event.working_lines - 1].value == event.casualties
            at += event.working_lines
    assert own
