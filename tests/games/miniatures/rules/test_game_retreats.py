"""Retreats: how far, which way, and what becomes of a unit that cannot make one."""

from __future__ import annotations

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import Unit, units
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_cavalry,
    a_leader,
    a_melee,
    a_worn,
    charge,
    play,
    refusals,
)


@pytest.mark.parametrize(
    ("unit", "inches"),
    [
        (a_worn("heth", "confederate", formation="attack-column"), 12),
        (a_cavalry("heth", "confederate", fresh_at=99, formation="march-column"), 18),
        (a_cavalry("heth", "confederate", fresh_at=99, mounted=False), 12),
    ],
    ids=["infantry", "mounted", "on-foot"],
)
@pytest.mark.clause("D10-RUL-CHARGE-RETREAT-FULL", "D10-CHARGE-RESULT-SWEPT-RETREAT")
def test_a_full_move_of_retreat_is_the_basic_rate_in_the_formation_held_whatever_was_used(
    unit: Unit, inches: int
) -> None:
    swept = play(a_melee(unit), charge("iron", "heth"), faces=[10, 1])
    assert [(event.how, event.inches) for event in swept.of(ev.Retreated)] == [("full-move", inches)]
    assert swept.brigade("heth").formation == unit.formation  # type: ignore[union-attr]
    assert swept.brigade("heth").status == "on-table", "however short slow ground makes it"
    assert f"Heth: falls back a full move, {inches} in, straight away from the enemy" in swept.acts()


@pytest.mark.clause("D10-CHARGE-RETREAT-AWAY")
def test_every_retreat_is_told_to_go_straight_away_from_the_enemy() -> None:
    for faces in ([5, 8], [3, 9], [1, 8]):
        beaten = play(a_melee(a_worn("heth", "confederate")), charge("iron", "heth"), faces=faces)
        told = [text for text in beaten.acts() if "falls back" in text]
        assert len(told) == 1
        assert told[0].endswith("straight away from the enemy")
    retired = play(a_battle(a_worn("iron"), step="move"), cmd.Maneuver("iron"), faces=[1])
    assert retired.acts() == ["Iron: falls back beyond enemy musket range, straight away from the enemy"]


@pytest.mark.clause("D10-CHARGE-RETREAT-SURRENDER")
def test_a_unit_that_cannot_make_its_retreat_surrenders_with_its_leaders() -> None:
    foe = (a_worn("heth", "confederate"), a_battery("guns", "confederate"), a_leader("hill", "confederate"))
    leader = a_leader("pettigrew", "confederate", attached="heth")
    beaten = play(a_melee(*foe, leader), charge("iron", "heth guns"), faces=[6, 4])
    assert len(beaten.of(ev.Retreated)) == 2
    gone = play(beaten.state, cmd.Surrender("heth"), cmd.Surrender("guns"))
    heth, guns = gone.brigade("heth"), gone.state.batteries["guns"]
    assert (heth.status, heth.stands, heth.captured) == ("surrendered", 0, 8)
    assert (guns.status, guns.captured) == ("captured", 2)
    assert gone.state.leaders["pettigrew"].status == "captured"
    assert gone.state.leaders["hill"].status == "on-table"
    assert "Heth: surrenders: take it off the table" in gone.acts()
    assert "not on the table" in refusals(gone.state, cmd.Surrender("heth"))


@pytest.mark.clause("D10-RUL-CHARGE-SURRENDER")
def test_all_of_a_division_or_a_corps_surrenders_in_one_order_with_its_own_leaders() -> None:
    foes = (
        a_worn("heth", "confederate", division="heths", corps="third"),
        a_worn("davis", "confederate", division="heths", corps="third"),
        a_battery("guns", "confederate", division="heths", corps="third"),
        a_worn("lane", "confederate", division="penders", corps="third"),
        a_leader("hill", "confederate", commands="heths"),
        a_leader("pender", "confederate", commands="penders"),
    )
    state = a_battle(a_worn("iron"), *foes, step="move")
    division = play(state, cmd.Surrender("davis", whole="division")).state
    assert {one.id: one.status for one in units(division)} == {
        "iron": "on-table",
        "heth": "surrendered",
        "davis": "surrendered",
        "guns": "captured",
        "lane": "on-table",
    }
    assert {name: one.status for name, one in division.leaders.items()} == {"hill": "captured", "pender": "on-table"}
    corps = play(division, cmd.Surrender("lane", whole="corps")).state
    assert corps.brigades["lane"].captured == corps.brigades["lane"].stands_at_start
    assert corps.leaders["pender"].status == "captured"
    assert corps.brigades["iron"].status == "on-table"
    assert "not on the table" in refusals(corps, cmd.Surrender("davis", whole="corps"))


@pytest.mark.clause("D10-RUL-CHARGE-SURRENDER")
def test_nobody_of_a_division_surrenders_before_its_combats_are_over() -> None:
    foes = (
        a_worn("heth", "confederate", division="heths", corps="third"),
        a_worn("davis", "confederate", division="heths", corps="third"),
    )
    struggle = play(a_melee(*foes), charge("iron", "heth"), faces=[5, 5]).state
    assert "combat is not over" in refusals(struggle, cmd.Surrender("davis", whole="division"))
