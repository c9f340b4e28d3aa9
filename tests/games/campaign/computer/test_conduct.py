"""How a campaign was waged is counted right: against its own facts, and act by act."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.computer.conduct import Conduct, Watch
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.hexes import neighbour
from companion.games.campaign.rules.state import Action, State
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.game import game_of
from companion.study.simulating import facts as facts_of
from companion.study.simulating import play

COMPUTERS = {"union": "computer:basic", "confederate": "computer:basic"}


@cache
def first() -> First:
    return laid_out(Beginning(scenario="gettysburg-battle", players=COMPUTERS))


@cache
def facts() -> tuple[list[tuple[State, ev.AnyEvent, State]], State]:
    """A whole game: every fact with the state before it, and the last state."""
    game: Any = game_of("campaign", first().sources)
    found = list(facts_of(game, first(), "seed", 1))
    return found, found[-1][2]


@cache
def whole() -> Conduct:
    found: Conduct = play(first(), "seed", 1).conduct
    return found


def test_battles_are_those_of_the_facts() -> None:
    found, last = facts()
    battles = [(before, event) for before, event, _ in found if isinstance(event, ev.BattleFought)]
    assert sum(whole().attacks.values()) == len(battles) > 0
    assert whole().first_battle == battles[0][0].turn
    fought = {
        name for _, one, _ in found if isinstance(one, ev.BattleClosed) and not one.aborted for name in one.fought
    }
    for side in ("union", "confederate"):
        corps = [one.id for one in last.corps.values() if one.side == side and not one.headquarters]
        assert whole().corps_engaged[side] == pytest.approx(len(fought.intersection(corps)) / len(corps), abs=0.001)


def test_every_corps_lost_is_lost_by_something() -> None:
    found, last = facts()
    gone = [one for one in last.corps.values() if one.status == "eliminated" and not one.headquarters]
    assert sum(sum(causes.values()) for causes in whole().corps_lost_by.values()) == len(gone)
    assert whole().stragglers == sum(
        event.points for _, event, _ in found if isinstance(event, ev.Straggled) and event.points > 0
    )


def watched(*events: ev.AnyEvent, begin: State | None = None) -> Conduct:
    """What is counted of facts told one after the other."""
    game: Any = game_of("campaign", first().sources)
    state = game.apply(None, first().event) if begin is None else begin
    watch = Watch(game, state)
    for event in events:
        state = game.apply(state, event)
        watch.hear(event, state)
    return watch.seen(state)


def start() -> State:
    state: State = game_of("campaign", first().sources).apply(None, first().event)
    return replace(state, turn=1, phase="execution")


@pytest.mark.parametrize(("sources", "cause"), [((5, 9), "fatigue_battle"), ((9, 5), "fatigue_march")])
def test_a_corps_worn_out_counts_where_most_of_its_fatigue_came_from(sources: tuple[int, int], cause: str) -> None:
    state = start()
    name = next(one.id for one in state.present("union") if not one.headquarters)
    march, battle = sources
    found = watched(
        ev.FatigueChanged(name, march, "RTG-8.2a"),
        ev.FatigueChanged(name, battle, "RTG-11.1"),
        ev.Eliminated(name, "fatigue"),
        begin=state,
    )
    assert {one for one, number in found.corps_lost_by["union"].items() if number} == {cause}


def test_a_turn_in_which_a_corps_waits_or_makes_room_is_a_turn_jammed_once() -> None:
    state = start()
    one, other = (corps.id for corps in list(state.present("union"))[1:3])
    to = neighbour(state.corps[one].hex, 1)
    waits = ev.ActionPaid(one, (1, 2), (2, 1))
    found = watched(
        ev.ActionBegan(one, Action("enter", (2, 1), to=to)),
        ev.ActionPaid(one, (1, 4), (1, 1)),  # a pause on the way is no jam
        waits,
        waits,
        ev.ActionBegan(other, Action("deploy", (1, 1), forced=True)),
        begin=state,
    )
    assert found.jammed == {"confederate": 0, "union": 2}


def test_headquarters_that_go_and_come_back_have_turned_back() -> None:
    state = start()
    staff = state.headquarters("union")
    there = neighbour(staff.hex, 2)
    goes, comes = ev.Entered(staff.id, there, 2, (1, 4)), ev.Entered(staff.id, staff.hex, 5, (1, 2))
    found = watched(goes, comes, goes, begin=state)
    assert (found.hq_moves["union"], found.hq_reversals["union"]) == (3, 2)
    assert watched(goes, begin=state).hq_reversals["union"] == 0
