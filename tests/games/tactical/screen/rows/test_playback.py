"""A combat phase shown again: every fact in a step, the map after it, figures with their working, secrets kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.screen.rows.playback import Frames, Step
from companion.games.tactical.screen.rows.playback_lines import Lost
from companion.kernel.beginning import Beginning, begin
from companion.kernel.session import Session
from tests.games.tactical.beginning import next_order


def played(turns: int, settings: Mapping[str, str] | None = None, scenario: str = "antietam-advanced") -> Session:
    session = begin(None, Beginning(scenario=scenario, seed="1", settings=settings or {}))
    while session.view.turn <= turns and not session.view.over:
        session.do(next_order(session.view.truth))
    return session


@cache
def open_game() -> Session:
    return played(1)


def fights(session: Session) -> list[int]:
    return [line.entry for line in session.log() if any(isinstance(event, ev.SubPhaseBegan) for event in line.events)]


def frames(session: Session, *entries: int) -> Frames:
    return Frames(session, entries or tuple(line.entry for line in session.log()), session.view)


def test_every_told_fact_of_a_turn_is_in_one_step_in_order() -> None:
    session = open_game()
    shown = frames(session)
    for nth, line in enumerate(session.log()):
        steps = [one for one in shown.steps if one.entry == nth]
        facts = [fact.nth for step in steps for fact in step.facts]
        assert facts == sorted(set(facts))
        fought = {place for place, one in enumerate(line.events) if isinstance(one, ev.Fired | ev.Lost | ev.Advanced)}
        assert fought <= set(facts)


def test_a_shot_is_on_the_map_with_its_casualties_and_in_words_with_each_factor() -> None:
    session = open_game()
    shown = frames(session, fights(session)[0])
    step = next(one for one in shown.steps if isinstance(one.facts[0].event, ev.Fired) and len(one.facts) > 1)
    shot = step.facts[0].event
    frame = shown.frame(shown.steps.index(step))
    (clash,) = frame.marks.clashes
    assert (clash.at, clash.text) == (shot.at, f"−{shot.casualties}")
    assert clash.whence == next(one.square for one in frame.view.units if one.id == shot.unit)
    assert frame.at == shot.at
    assert next(one for one in frame.marks.counters if one.selected).id == shot.unit
    assert frame.lines[0].kind == "fact"
    figures = frame.lines[1 : 1 + shot.working_lines]
    assert all(one.kind == "figure" for one in figures)
    assert figures[-1].value == str(shot.casualties)
    assert any(one.value.startswith("×") for one in figures)
    assert frame.lines[1 + shot.working_lines].kind == "fact"


def test_the_map_shows_what_was_lost_only_from_its_step_on() -> None:
    session = open_game()
    shown = frames(session, *fights(session))
    for nth, step in enumerate(shown.steps):
        after = {one.id: one for one in shown.frame(nth).view.units}
        for fact in step.facts:
            if isinstance(fact.event, ev.Lost):
                before = {one.id: one for one in shown._before(step).units}[fact.event.unit]
                assert before.men >= after[fact.event.unit].men
                assert before.men != after[fact.event.unit].men or not fact.event.men


def test_losses_are_added_up_from_step_to_step() -> None:
    session = open_game()
    entries = fights(session)
    shown = frames(session, *entries)
    events = [event for line in session.log() if line.entry in entries for event in line.events]
    lost = dict(shown.frame(len(shown) - 1).lost)
    for side in SIDES:
        own = [one for one in events if isinstance(one, ev.Lost | ev.Eliminated) and one.unit.startswith(side)]
        assert lost[side] == Lost(sum(one.men for one in own), sum(one.guns for one in own))
    assert lost["union"].men


def test_sections_are_the_sub_phases_in_which_something_happened() -> None:
    session = open_game()
    shown = frames(session, fights(session)[0])
    names = [one.name for one in shown.sections()]
    assert names[:2] == ["Defensive artillery fire (Confederate)", "Offensive artillery fire (Union)"]
    begins = [one.begins for one in shown.sections()]
    assert begins[0] == 0
    assert begins == sorted(begins)
    assert all(shown.steps[nth].section == name for nth, name in zip(begins, names, strict=True))


def test_a_march_is_one_step_with_its_way_on_the_map() -> None:
    session = begin(None, Beginning(scenario="antietam-basic", seed="1"))
    while session.view.phase.kind != "operation":
        session.do(next_order(session.view.truth))
    own = [one for one in session.view.units if one.side == session.view.to_act and one.here and one.activated]
    orders = [cmd.Move(unit=one.id, directions=(way, way)) for one in own for way in (1, 3, 5, 7)]
    order = next(one for one in orders if not session.why_not(one))
    start = next(one.square for one in own if one.id == order.unit)
    shown = frames(session, session.do(order).entry)
    assert [len(step.facts) for step in shown.steps] == [2]
    frame = shown.frame(0)
    assert [len(one.squares) for one in frame.marks.trails] == [3]
    assert frame.marks.trails[0].squares[0] == start
    assert [one.kind for one in frame.lines].count("fact") == 1


def test_a_side_among_hidden_units_is_shown_nothing_that_it_may_not_know() -> None:
    session = played(1, {"hidden": "yes"})
    session.seat, explained = "union", 0
    for entry in fights(session):
        shown = frames(session, entry)
        for nth, step in enumerate(shown.steps):
            frame = shown.frame(nth)
            assert frame.view.truth is None
            known = {one.id for one in frame.view.units} | {one.id for one in shown._before(step).units}
            assert {one.id for one in frame.marks.counters} <= known
            for fact in step.facts:
                side = getattr(fact.event, "unit", "").partition(":")[0]
                assert side in ("", "union") or fact.event.unit in known
                assert not fact.working or side == "union"
                explained += bool(fact.working)
    assert explained


def test_what_nobody_saw_has_no_step() -> None:
    session = open_game()
    assert len(frames(session, 1)) == 0
    assert frames(session, 1).sections() == ()


def test_a_basic_battle_has_its_steps_too() -> None:
    session = played(1, scenario="antietam-basic")
    shown = frames(session, *fights(session))
    assert len(shown)
    assert all(isinstance(one, Step) for one in shown.steps)
    assert all(shown.frame(nth).aloud for nth in range(len(shown)))
