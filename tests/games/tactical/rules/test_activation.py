"""Activation: how many divisions, which, and with whom; the holds of the Basic game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.state import Losses, Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn import activation, phases
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import rules
from tests.games.tactical.turning import ACTIVATION, reading, story, told

MEADE = unit("Seymour-A", at=(1, 1), division="Meade", corps="I Corps")
MEADE_B = unit("Seymour-B", at=(1, 2), division="Meade", corps="I Corps")
RICKETTS = unit("Duryea-A", at=(2, 2), division="Ricketts", corps="I Corps")
FRENCH = unit("Kimball-A", at=(3, 3), division="French", corps="II Corps")
GUNS = unit("I Corps-A", at=(5, 5), arm="artillery", corps="I Corps")
OTHER_GUNS = unit("II Corps-A", at=(6, 6), arm="artillery", corps="II Corps")
REBEL = unit("Law-A", "confederate", (8, 8), division="Hood")
ARMY = (REBEL, MEADE, MEADE_B, RICKETTS, FRENCH, GUNS, OTHER_GUNS)


def begun(*units: Unit, drawn: int = 1, **given: Any) -> Story:
    """Give a story whose activation phase has begun; 1 is the lowest draw."""
    tale = story(*(units or ARMY), faces=(drawn,), phase=ACTIVATION, **given)
    activation.begin(tale)
    return tale


def limit(score: int, turn: int, level: int, drawn: int) -> int:
    found, working = activation.limit(rules(), state(turn=turn, play_level=level), score, drawn)
    assert sum(int(line.value) for line in working) == found
    return found


@pytest.mark.clause("ANT-3.2a", "ANT-R-ACT-LIMIT")
def test_the_limit_is_as_the_ruling_reckons_it() -> None:
    assert [limit(0, 1, 3, drawn) for drawn in (0, 2)] == [4, 6]
    assert [limit(4500, 9, 3, drawn) for drawn in (0, 2)] == [8, 10]


@pytest.mark.clause("ANT-3.2b", "ANT-3.2c", "ANT-3.2d", "ANT-2.1f")
@given(st.integers(-20000, 20000), st.integers(1, 11), st.integers(1, 5), st.integers(0, 2))
def test_score_hour_and_level_of_play_raise_the_limit(points: int, turn: int, level: int, drawn: int) -> None:
    by_hand = 4 + drawn + (points // 2000 if points > 0 else 0) + (turn - 1) // 4 + level - 3
    assert limit(points, turn, level, drawn) == max(1, by_hand)


@pytest.mark.clause("ANT-3.2a")
def test_the_phase_draws_the_limit_on_the_score_as_it_stands() -> None:
    lost = {"confederate": Losses(infantry=4000)}
    assert begun(drawn=3).state.activations == 6
    assert begun(drawn=1, losses=lost).state.activations == 4 + 2


@pytest.mark.clause("ANT-R-ACT-LIMIT")
def test_the_draw_is_of_as_many_numbers_as_the_chart_spans_from_its_least() -> None:
    chart = rules().activation_limit
    by = rules().having(activation_limit=replace(chart, random=replace(chart.random, least=1, most=2)))
    tale = story(*ARMY, faces=(2,), phase=ACTIVATION, by=by)
    activation.begin(tale)
    (drawn,) = told(tale, ev.LimitDrawn)
    assert (drawn.roll and drawn.roll.sides, drawn.divisions) == (2, 4 + 2)


@pytest.mark.clause("ANT-3.0a", "ANT-3.2e", "ANT-3.4")
def test_every_union_unit_begins_the_turn_inactive_and_no_confederate_does() -> None:
    tale = begun()
    assert {one.side for one in tale.state.here() if one.activated} == {"confederate"}
    assert not any(one.activated for one in tale.state.here("union"))


@pytest.mark.clause("ANT-3.1a", "ANT-R-ACT-INTER")
def test_divisions_on_the_map_are_offered_in_order() -> None:
    away = unit("Hancock-A", at=None, division="Smith", status="to-arrive")
    assert activation.offered(rules(), begun(*ARMY, away).state) == ("Meade", "Ricketts", "French")


@pytest.mark.clause("ANT-3.3b", "ANT-R-ACT-CYCLE")
def test_a_division_brings_its_corps_artillery_which_costs_nothing() -> None:
    tale = begun()
    before = tale.state.activations
    phases.activate(tale, "Meade")
    active = {one.name for one in tale.state.here("union") if one.activated}
    assert active == {"Seymour-A", "Seymour-B", "I Corps-A"}
    assert tale.state.activations == before - 1
    assert activation.offered(rules(), tale.state) == ("Ricketts", "French")


@pytest.mark.clause("ANT-3.3d")
def test_the_cavalrys_guns_are_activated_with_it() -> None:
    horse = unit("Farnsworth-A", at=(1, 1), arm="cavalry", division="Pleasonton")
    guns = unit("Cav-A", at=(2, 2), arm="artillery", cavalry_artillery=True, division="Pleasonton")
    found = activation.activated_with(state(horse, guns, FRENCH), "union", "Pleasonton")
    assert {one.name for one in found} == {"Farnsworth-A", "Cav-A"}


@pytest.mark.clause("ANT-2.1o", "ANT-3.2f", "ANT-R-ACT-COMPUTER", "ANT-QS-2.0h")
@pytest.mark.parametrize(
    "given",
    [{"level": "basic"}, {"activation": False}, {"control": {"union": "computer:basic", "confederate": "human"}}],
)
def test_nobody_is_asked_in_the_basic_game_without_the_option_or_for_a_computer(given: dict[str, Any]) -> None:
    tale = story(*ARMY, phase=ACTIVATION, **given)
    activation.begin(tale)
    assert not tale.events
    assert not activation.waiting(tale)
    assert all(one.activated for one in tale.state.here())


@pytest.mark.clause("ANT-3.2f", "ANT-R-ACT-COMPUTER")
def test_a_computer_is_held_to_the_limit_of_a_person_by_the_other_reading() -> None:
    """It has no holds then, and its divisions wait to be activated."""
    control = {"union": "computer:basic", "confederate": "human"}
    tale = story(*ARMY, faces=(1,), phase=ACTIVATION, control=control, by=reading(ANT_R_ACT_COMPUTER=1))
    assert not activation.has_holds(tale.rules, tale.state)
    activation.begin(tale)
    assert activation.waiting(tale)
    assert tale.state.activations > 0


@pytest.mark.clause("ANT-QS-2.0a", "ANT-QS-2.0d")
def test_a_hold_ends_in_its_turn() -> None:
    holds = {"V Corps": 5, "VI Corps": 7}
    early = story(*ARMY, phase=ACTIVATION, level="basic", turn=4, holds=holds)
    activation.begin(early)
    assert early.state.holds == holds
    later = story(*ARMY, phase=ACTIVATION, level="basic", turn=5, holds=holds)
    activation.begin(later)
    assert later.state.holds == {"VI Corps": 7}
    assert [event.why for event in told(later, ev.Released)] == ["turn"]


@pytest.mark.clause("ANT-3.2g", "ANT-R-IBM-CAV")
def test_with_the_option_the_cavalry_waits_for_turn_three() -> None:
    horse = unit("Farnsworth-A", at=(1, 1), arm="cavalry", division="Pleasonton", activated=False)
    for turn, found in ((2, ()), (3, ("Pleasonton",))):
        now = state(horse, turn=turn, phase=ACTIVATION)
        assert activation.offered(reading(ANT_R_IBM_CAV=1), now) == found
        assert activation.offered(rules(), now) == ("Pleasonton",)


@pytest.mark.clause("ANT-3.1b", "ANT-3.2e")
def test_what_cannot_be_activated_is_refused_with_a_reason() -> None:
    tale = begun()
    assert not tuple(activation.why_not(tale, cmd.Activate(division="Meade")))
    assert not tuple(activation.why_not(tale, cmd.EndActivation()))
    phases.activate(tale, "Meade")
    assert [why.clause for why in activation.why_not(tale, cmd.Activate(division="Meade"))] == ["ANT-3.2e"]
    assert [why.clause for why in activation.why_not(tale, cmd.Activate(division="Hood"))] == ["ANT-3.1b"]
    elsewhere = story(*ARMY)
    assert [why.clause for why in activation.why_not(elsewhere, cmd.EndActivation())] == ["ANT-3.1b"]


@pytest.mark.clause("ANT-R-ACT-REINF")
def test_who_arrives_this_turn_stays_inactive() -> None:
    late = unit("Hancock-A", at=None, division="Smith", status="to-arrive")
    tale = begun(*ARMY, late)
    tale.tell(ev.Arrived(late.id, (0, 0), 5, "column"))
    assert not tale.unit(late.id).activated
