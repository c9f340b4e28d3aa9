"""A plan a side: a mission each, which lasts, is hidden from the enemy, and is told with its reason."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.computer.missions import mission
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import legal
from companion.games.campaign.rules.apply import apply
from companion.games.campaign.rules.decide import decide
from companion.games.campaign.rules.plans import Mission
from companion.games.campaign.rules.state import SIDES, State
from companion.games.campaign.words.names import Names
from companion.games.campaign.words.sentences import telling
from companion.kernel.supply import Supply
from tests.games.campaign.commanding import a_phase, laid_out, seen, the_map, the_rules
from tests.games.campaign.computer.situations import a_campaign, a_sighting, a_situation, ordered_by, placed

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
TOWN = (12, 8)
HOLDS = Mission(corps="A", task="hold", hex=TOWN, why="place")


def at_level(level: str, *reports: Any, turn: int = 2) -> State:
    return replace(a_campaign("union", *reports, turn=turn), control=dict.fromkeys(SIDES, f"computer:{level}"))


def planned(state: State) -> tuple[Mission, ...]:
    plans = [command for command in ordered_by(state, "union") if isinstance(command, cmd.Plan)]
    return tuple(one for command in plans for one in command.missions)


def after_its_plan(state: State) -> State:
    for mission_told in planned(state):
        state = apply(state, ev.Planned("union", (mission_told,)))
    return state


@pytest.mark.parametrize("level", ["able", "strong"])
def test_every_corps_has_a_mission_before_any_has_orders(level: str) -> None:
    state = at_level(level, a_sighting("union", (9, 13), 9000))
    first, *orders = ordered_by(state, "union")
    assert isinstance(first, cmd.Plan)
    assert {one.corps for one in first.missions} == {one.id for one in state.present("union")}
    assert any(isinstance(one, cmd.MV) for one in orders)


@pytest.mark.parametrize("level", ["able", "strong"])
def test_a_plan_lasts_while_nothing_is_heard(level: str) -> None:
    state = after_its_plan(at_level(level))
    assert planned(state) == ()
    later = replace(state, turn=state.turn + 1)
    assert planned(later) == ()


def test_the_figures_of_a_mission_stay_those_with_which_it_was_given() -> None:
    now = a_situation(at_level("strong"), "union")
    one = now.known.own[0]
    given = mission(now, one, "assault", TOWN, "beatable", by=4, worth=30)
    state = apply(at_level("strong", turn=3), ev.Planned("union", (given,)))
    again = a_situation(state, "union")
    assert mission(again, one, "assault", TOWN, "beatable", by=6, worth=12) == given
    assert mission(again, one, "hold", TOWN, "place").since == 3


@pytest.mark.clause("RTG-1.0b")
def test_a_plan_is_its_sides_alone() -> None:
    state = apply(a_phase("union"), ev.Planned("union", (replace(HOLDS, corps="union:A"),)))
    assert [one.corps for one in seen(state, "union").missions] == ["union:A"]
    assert seen(state, "confederate").missions == ()
    assert [one.corps for one in seen(state, "referee").missions] == ["union:A"]


def test_a_plan_has_its_figures_in_its_working_and_is_told_with_its_reason() -> None:
    state = a_phase("union")
    together = [
        replace(HOLDS, corps=corps, task="assault", why="beatable", by=4, own=260, enemy=90, worth=35) for corps in "AB"
    ]
    [told] = decide(the_rules(), the_map(), state, cmd.Plan(missions=tuple(together)), Supply("1/1"))
    assert isinstance(told, ev.Planned)
    assert [line.value for line in told.working] == [260, 90, 35]
    words = telling(told, Names(state))
    assert words.count("I Corps and II Corps: assault 12,8 together from turn 4 on") == 1
    assert "who can be there can beat him" in words
    named = telling(told, Names(state, the_map().towns))
    assert "assault 12,8 Gettysburg together" in named


def test_a_plan_names_each_corps_once_and_hexes_where_one_can_be() -> None:
    state = a_phase("union")
    twice = cmd.Plan(missions=(HOLDS, HOLDS))
    nowhere = cmd.Plan(missions=(replace(HOLDS, hex=(8, 1)), replace(HOLDS, corps="B", hex=(99, 99))))
    assert len(legal.why_not(the_rules(), the_map(), state, twice)) == 1
    assert len(legal.why_not(the_rules(), the_map(), state, nowhere)) == 2
    theirs = cmd.Plan(missions=(replace(HOLDS, corps="confederate:A"),))
    assert legal.why_not(the_rules(), the_map(), state, theirs)


def test_who_rests_goes_on_resting_where_it_is() -> None:
    state = placed(at_level("able"), "union", A=(9, 16))
    tired = replace(state.corps["union:A"], fatigue=state.corps["union:A"].effectiveness)
    state = replace(state, corps={**state.corps, "union:A": tired})
    rests = next(one for one in planned(state) if one.corps == "union:A")
    assert rests.task == "rest"
    assert not [one for one in planned(after_its_plan(state)) if one.corps == "union:A"]


def test_a_game_begins_without_a_plan() -> None:
    assert laid_out("campaign").missions == {}
