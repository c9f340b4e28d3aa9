"""Plans tried in imagination: played on by the rules without luck, the best followed until another is clearly better."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.computer import able
from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.imagining import choosing
from companion.games.campaign.computer.imagining.judging import value
from companion.games.campaign.computer.imagining.playing import Line, Middling, played_on
from companion.games.campaign.computer.imagining.postures import postures
from companion.games.campaign.computer.imagining.world import imagined
from companion.games.campaign.computer.weighing import weighed
from companion.games.campaign.messages import plans as say
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.apply import apply
from companion.games.campaign.rules.decide import decide
from companion.games.campaign.rules.plans import Imagined, Mission
from companion.games.campaign.rules.state import SIDES, Side, State, Strength
from companion.kernel.dice import Why
from companion.kernel.supply import Supply
from tests.games.campaign.commanding import a_phase, seen, the_map, the_rules, with_corps
from tests.games.campaign.computer.situations import (
    a_campaign,
    a_sighting,
    a_situation,
    doctrine,
    following,
    ordered_by,
)

pytestmark = pytest.mark.clause("RTG-R-AI-INFO")
STAFF_HOUR, BETWEEN = 11, 12
"""0500 on the third day, and the turn after it."""


def knows(state: State, side: Side = "union") -> Situation:
    return weighed(a_situation(state, side))


def at_strong(*reports: Any, side: Side = "union", turn: int = 1) -> State:
    state = a_campaign(side, *reports, turn=turn)
    return replace(state, control=dict.fromkeys(SIDES, "computer:strong"))


def planned(state: State, side: Side) -> Mission | None:
    plans = [one for one in ordered_by(state, side) if isinstance(one, cmd.Plan)]
    return next((one for plan in plans for one in plan.missions if one.corps == f"{side}:HQ"), None)


def test_draws_in_imagination_fall_in_the_middle() -> None:
    why = Why(say.IMAGINED_AT(), "union", "draw")
    assert [Middling().choose(count, why).face for count in (1, 2, 4, 5, 2001)] == [1, 1, 2, 3, 1001]
    assert Middling().d10(why).face == 5


@pytest.mark.parametrize("side", SIDES)
def test_a_world_is_played_on_to_the_turn_that_is_wanted_and_always_alike(side: Side) -> None:
    now = knows(at_strong(side=side), side)
    lines: dict[Side, Line] = dict.fromkeys(SIDES, able.commands)
    ends = [played_on(now, imagined(now), lines, 3) for _ in range(2)]
    assert ends[0] == ends[1]
    assert (ends[0].turn, ends[0].phase) == (4, "reconnaissance")


def test_a_world_with_more_enemies_lost_is_worth_more_and_a_tired_army_less() -> None:
    state = a_phase("union")
    now = knows(at_strong())
    lost = with_corps(state, "confederate:A", status="eliminated", strength=Strength())
    tired = with_corps(state, "union:A", fatigue=5.0)
    assert value(now, lost, "union") > value(now, state, "union") > value(now, tired, "union")
    assert value(now, lost, "confederate") == -value(now, lost, "union")


def test_the_plan_followed_is_the_best_that_was_imagined_and_headquarters_says_so() -> None:
    state = at_strong(turn=STAFF_HOUR)
    lead = planned(state, "union")
    assert lead is not None
    found = {one.posture: one.points for one in lead.imagined}
    assert set(found) == set(postures(knows(state)))
    kept = doctrine().imagining.kept.points
    assert found[lead.posture] >= max(found.values()) - float(kept) - 1


@pytest.mark.parametrize("side", SIDES)
def test_where_there_is_but_one_plan_it_is_followed_and_nothing_imagined(side: Side) -> None:
    state = at_strong(side=side)
    lead = planned(state, side)
    assert lead is not None
    assert (lead.posture, lead.imagined) == (*postures(knows(state, side)), ())


def test_between_the_staffs_hours_nothing_is_imagined() -> None:
    for turn, hour in ((STAFF_HOUR, True), (BETWEEN, False)):
        assert choosing.is_staff_hour(knows(at_strong(turn=turn))) == hour
    state = following(at_strong(turn=BETWEEN), "union", "press")
    assert choosing.chosen(knows(state)) == choosing.Choice("press", ())


def test_a_plan_is_given_up_for_a_clearly_better_one_alone() -> None:
    state = at_strong(a_sighting("union", (9, 13), 9000, sent=STAFF_HOUR), turn=STAFF_HOUR)
    now = knows(state)
    found = dict(choosing.tried(now))
    best, worst = max(found, key=lambda one: found[one]), min(found, key=lambda one: found[one])
    assert best != worst
    for kept, expected in ((0, best), (10**6, worst)):
        chart = replace(doctrine().imagining, kept=replace(doctrine().imagining.kept, points=kept))
        then = knows(following(state, "union", worst))
        then = then._replace(doctrine=replace(doctrine(), imagining=chart))
        assert choosing.chosen(then).posture == expected


def test_what_was_imagined_stands_in_the_working_of_the_plan() -> None:
    lead = Mission(corps="HQ", task="lead", hex=(9, 16), why="corps", posture="press")
    weighed_up = (Imagined("press", 140), Imagined("operate", -90))
    plan = cmd.Plan(missions=(replace(lead, imagined=weighed_up),))
    [told] = decide(the_rules(), the_map(), a_phase("union"), plan, Supply("1/1"))
    assert isinstance(told, ev.Planned)
    assert [line.value for line in told.working] == [140, -90]
    state = apply(a_phase("union"), told)
    assert seen(state, "union").missions[0].posture == "press"
    assert seen(state, "confederate").missions == ()
