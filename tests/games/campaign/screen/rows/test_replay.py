"""A campaign shown again: its steps hold every event once, states are the game's own, battles count what they cost."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.apply import apply
from companion.games.campaign.rules.state import SIDES
from companion.games.campaign.screen.rows.replay import NotRevealed, Replay, facts
from companion.games.campaign.screen.rows.replay_frame import Frames, clock
from companion.kernel.session import Session
from tests.games.campaign.playing import begun, ground, play, rules


@cache
def played() -> Session:
    """Play the battle to its end by the computer."""
    session = begun("gettysburg-battle", seed="7", players={"union": "computer:basic", "confederate": "computer:basic"})
    while (move := session.computer_move()) is not None:
        session.do(*move.commands, label=move.label)
    assert session.view.over
    return session


@cache
def lines() -> tuple[Any, ...]:
    return played().log()


@cache
def frames() -> Frames:
    return Frames(rules(), ground(), lines())


def test_every_event_is_in_one_step_and_the_last_state_is_the_games() -> None:
    replay = Replay(facts(lines()))
    assert [event for nth in range(len(replay.steps)) for event in replay.of(nth)] == list(replay.events)
    assert replay.state(len(replay.steps) - 1) == played().view.truth


def test_a_step_may_be_asked_for_in_any_order() -> None:
    there = Replay(facts(lines()))
    for nth in (40, 3, 90, 39, 0, 91):
        alone = there.start
        for event in there.events[1 : there.steps[nth].ends]:
            alone = apply(alone, event)
        assert there.state(nth) == alone


def test_each_battle_is_a_step_of_its_own() -> None:
    replay = frames().replay
    for nth in range(len(replay.steps)):
        assert sum(isinstance(one, ev.BattleFought) for one in replay.of(nth)) == (nth in frames().battles)
    fought = [one for one in replay.events if isinstance(one, ev.BattleFought)]
    assert len(frames().battles) == len(fought) > 3


def test_a_battle_is_marked_in_its_hex_with_what_it_cost_until_the_turn_is_over() -> None:
    nth = frames().battles[0]
    fought = next(one for one in frames().replay.of(nth) if isinstance(one, ev.BattleFought))
    lost = dict.fromkeys(SIDES, 0)
    for one in frames().replay.of(nth):
        if isinstance(one, ev.StrengthLost):
            lost["union" if one.corps.startswith("union") else "confederate"] += one.lost.total
    (clash,) = frames().frame(nth).marks.clashes
    assert (clash.at, clash.lost, clash.fresh) == (fought.hex, lost, True)
    assert sum(lost.values()) > 0
    same_turn = [one for one in range(nth + 1, len(frames())) if frames().replay.steps[one].turn == 1]
    quiet = next(one for one in same_turn if one not in frames().battles)
    assert not any(one.fresh for one in frames().frame(quiet).marks.clashes)
    assert frames().frame(same_turn[-1] + 1).marks.clashes == ()


def test_the_losses_of_each_side_are_summed() -> None:
    last = frames().frame(len(frames()) - 1)
    for one in last.sides:
        lost = sum(
            event.lost.total
            for event in frames().replay.events
            if isinstance(event, ev.StrengthLost) and event.corps.startswith(one.side)
        )
        assert one.lost == lost > 0
    assert frames().frame(0).sides[0].lost == 0


def test_both_armies_lie_where_they_truly_are() -> None:
    nth = frames().battles[3]
    truth = frames().replay.state(nth)
    shown = {one.id: (one.at, one.side, one.age) for one in frames().frame(nth).marks.counters}
    assert shown == {one.id: (one.hex, one.side, 0) for one in truth.present()}


def test_trails_lead_from_where_a_corps_began_the_turn_to_where_it_is() -> None:
    found = 0
    for nth in range(30):
        state, began = frames().replay.state(nth), frames().replay.state(max(0, frames().replay.turn_begins(nth) - 1))
        ends = {(began.corps[name].hex, one.hex) for name, one in state.corps.items()}
        for trail in frames().frame(nth).marks.trails:
            found += 1
            assert (trail.hexes[0], trail.hexes[-1]) in ends
    assert found > 10


def test_nights_are_dark_and_days_are_named_once() -> None:
    days = frames().days()
    assert [one.name for one in days] == ["July 1", "July 2", "July 3"]
    first, last = days[0].nights[0]
    assert frames().frame(first).marks.night
    assert not frames().frame(first - 1).marks.night
    assert frames().frame(last - 1).marks.night


def test_the_end_is_told_with_its_points() -> None:
    assert "The game is over" in frames().rows[-1].words
    last = frames().frame(len(frames()) - 1)
    score = played().score()
    assert last.points.startswith(f"{score.points} Confederate points")
    assert any("The game is over" in one for one in last.told)
    assert "The game is over" in last.aloud


def test_every_step_has_its_words_and_a_turn_its_day() -> None:
    assert all(row.words for row in frames().rows)
    assert [row.nth for row in frames().rows if row.begins] == list(frames().turns)
    assert len(frames().turns) == frames().replay.start.last_turn + 1
    assert frames().rows[frames().turns[1]].begins.startswith("July 1, 0900 to 1300")


def test_the_moments_of_an_execution_phase_are_told_by_the_clock() -> None:
    state = frames().replay.state(frames().turns[1])
    assert [clock(rules(), state, at) for at in ((0, 1), (1, 3), (1, 1))] == ["0900", "1020", "1300"]
    phases = {frames().frame(nth).phase for nth in frames().battles[:3]}
    assert phases == {"Execution, 1000", "Execution, 1020"}


def test_the_orders_of_a_corps_that_is_selected_are_drawn() -> None:
    marches = [frames().frame(nth, "confederate:A").marks.routes for nth in range(30)]
    assert any(marches)
    assert {route.side for routes in marches for route in routes} == {"confederate"}
    assert not any(frames().frame(nth).marks.routes for nth in range(30))


@pytest.mark.clause("RTG-1.0b")
@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_a_side_has_no_replay_while_the_game_goes_on(seat: str) -> None:
    session = play(begun("gettysburg-battle"), until_turn=3)
    session.seat = seat
    with pytest.raises(NotRevealed):
        Frames(rules(), ground(), session.log())
    session.seat = "referee"
    assert len(Frames(rules(), ground(), session.log())) > 5


def test_what_was_undone_is_not_replayed() -> None:
    session = play(begun("gettysburg-battle"), until_turn=2)
    before = facts(session.log())
    session.undo()
    assert facts(session.log()) == before[: len(facts(session.log()))]
    assert len(facts(session.log())) < len(before)
