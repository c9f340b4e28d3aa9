"""Command control: traces to leaders, and who needs none."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.turn.command_control import in_command, trace_command
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import rules
from tests.games.tactical.turning import leader, story, told

OF_MEADE: dict[str, Any] = {"division": "Meade", "corps": "I Corps"}


def with_leaders(away: int, leaders_apart: int = 0, side: Side = "union", **given: Any) -> tuple[State, Unit]:
    """Give a unit some squares from its division's leader, who is some squares from his corps' farther off."""
    one = unit("Seymour-A", side, (0, 0), **(OF_MEADE | given))
    post = unit("Post-A", side, (0, away), **OF_MEADE)
    far = unit("Far-A", side, (0, away + leaders_apart), **OF_MEADE)
    own = leader("Meade", side, unit=post.id, corps="I Corps")
    corps = leader("Hooker", side, rank="corps", formation="I Corps", corps="I Corps", division="", unit=far.id)
    return state(one, post, far, leaders=(own, corps)), one


def commanded(now: State, one: Unit) -> bool:
    return in_command(rules(), now, one)[0]


@pytest.mark.clause("ANT-4.1a")
@pytest.mark.parametrize(("side", "reach"), [("union", 4), ("confederate", 6)])
def test_infantry_traces_to_its_division_leader(side: Side, reach: int) -> None:
    assert commanded(*with_leaders(reach, 2, side))
    assert not commanded(*with_leaders(reach + 1, 2, side))


@pytest.mark.clause("ANT-4.2a", "ANT-R-CC-CHAIN")
def test_a_union_division_leader_must_be_near_his_corps_leader_himself() -> None:
    assert commanded(*with_leaders(2, 6))
    assert not commanded(*with_leaders(2, 7))


@pytest.mark.clause("ANT-4.2b", "ANT-R-CC-NOLEADER")
def test_a_confederate_division_leader_need_not() -> None:
    now, one = with_leaders(2, 30, "confederate")
    assert commanded(now, one)
    alone = state(*now.units.values(), leaders=tuple(each for each in now.leaders.values() if each.rank == "division"))
    assert commanded(alone, one)


@pytest.mark.clause("ANT-4.1b")
def test_beside_the_corps_leader_no_division_is_asked() -> None:
    one = unit(at=(0, 0), **OF_MEADE)
    for apart, found in ((1, True), (2, False)):
        far = unit("Far-A", at=(apart, apart), **OF_MEADE)
        corps = leader("Hooker", rank="corps", formation="I Corps", unit=far.id)
        assert commanded(state(one, far, leaders=(corps,)), one) is found


@pytest.mark.clause("ANT-4.1c", "ANT-4.1d")
def test_union_corps_artillery_traces_to_the_corps_leader_and_confederate_to_nobody() -> None:
    for away, found in ((6, True), (7, False)):
        now, one = with_leaders(away, 0, arm="artillery", division="")
        assert commanded(now, one) is found
    guns = unit("Lee-A", "confederate", arm="artillery", corps="Longstreet")
    assert commanded(state(guns), guns)


@pytest.mark.clause("ANT-4.3a", "ANT-R-CC-CAV")
@pytest.mark.parametrize(
    "given", [{"arm": "cavalry"}, {"arm": "artillery", "cavalry_artillery": True}, {"independent": True}]
)
def test_some_need_no_trace(given: dict[str, Any]) -> None:
    one = unit(**given)
    assert commanded(state(one), one)
    plain = unit()
    assert not commanded(state(plain), plain)


@pytest.mark.clause("ANT-4.0b")
@pytest.mark.parametrize("level", ["basic", "intermediate"])
def test_outside_the_advanced_game_everybody_is_in_command(level: str) -> None:
    one = unit()
    assert commanded(state(one, level=level), one)


@pytest.mark.clause("ANT-R-CC-NOLEADER", "ANT-R-COX")
def test_who_is_lost_or_waits_leads_nobody() -> None:
    one = unit(**OF_MEADE)
    lost = Leader(**{**_fields(leader("Meade", unit=one.id)), "lost": True})
    waits = Leader(**{**_fields(leader("Reynolds", unit=one.id)), "waits": True})
    assert not commanded(state(one, leaders=(lost, waits)), one)
    assert commanded(state(one, leaders=(lost, leader("Reynolds", unit=one.id))), one)


@pytest.mark.clause("ANT-4.0a", "ANT-R-CC-TIMING")
def test_the_phase_tells_who_changes() -> None:
    now, one = with_leaders(5, 2)
    tale = story(*now.units.values(), leaders=tuple(now.leaders.values()))
    trace_command(tale)
    assert [event.units for event in told(tale, ev.CommandTraced)] == [{one.id: (False, 1.0)}]
    trace_command(tale)
    assert len(tale.events) == 1


@pytest.mark.clause("SHI-R-CC")
@pytest.mark.parametrize(("away", "found"), [(2, (True, 1.3)), (3, (True, 1.0)), (4, (True, 1.0)), (5, (False, 0.7))])
def test_shiloh_makes_a_factor_of_it(away: int, found: tuple[bool, float]) -> None:
    now, one = with_leaders(away, 2)
    assert in_command(rules("shiloh"), now, one) == found


def _fields(one: Leader) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__struct_fields__}
