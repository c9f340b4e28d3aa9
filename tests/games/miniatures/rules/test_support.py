"""Who supports whom in a charge, where supporters are named."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge as sheet
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import duties
from companion.games.miniatures.rules.odds.prospect import ChargeProspect, prospect
from companion.games.miniatures.rules.state import State
from tests.games.miniatures.building import (
    a_battery,
    a_melee,
    a_worn,
    charge,
    in_contact,
    play,
    refusals,
    the_rules,
)

HETH = a_worn("heth", "confederate", stands=4)
SUPPORT, STANDS = "D10-RUL-CHARGE-SUPPORT", "D10-RUL-CHARGE-STANDS"


def battle(third: Any = None, **options: int) -> State:
    """Iron with 7 stands, and Stone, charge Heth; "third" stands near."""
    mine = (in_contact(a_worn("iron", stands=7), "heth"), in_contact(a_worn("stone", stands=4), "heth"))
    chosen = {f"D10-RUL-CHARGE-{name}": value for name, value in options.items()}
    return a_melee(HETH, third or a_worn("third", stands=4), a_battery("hall"), attackers=mine, options=chosen)


def fight(*supporters: str) -> cmd.ResolveCharge:
    return charge("iron stone", "heth", supported=("iron",), supporters=supporters)


@pytest.mark.clause("D10-RUL-CHARGE-SUPPORT", "D10-CHARGE-NOTE-SUPPORT-LINE")
def test_half_as_many_stands_support_and_fewer_do_not() -> None:
    assert not refusals(battle(), fight("third")), "4 for 7"
    few = battle(a_worn("third", stands=3))
    assert "nobody named has stands enough to support Iron" in refusals(few, fight("third"))
    assert not refusals(few, fight()), "where nobody is named eyes have said so"


@pytest.mark.clause("D10-RUL-CHARGE-SUPPORT")
def test_columns_guns_and_those_who_fight_elsewhere_support_nobody() -> None:
    column = battle(a_worn("third", stands=4, formation="march-column"))
    assert "Third is in March Column and supports nobody" in refusals(column, fight("third"))
    assert "Hall is a battery and supports nobody" in refusals(battle(), fight("hall"))
    elsewhere = battle(in_contact(a_worn("third", stands=4), "heth"))
    alone = charge("iron stone", "heth", supported=("iron",), supporters=("third",), parted=True)
    assert "Third fights itself and supports nobody" in refusals(elsewhere, alone)


@pytest.mark.clause("D10-RUL-CHARGE-SUPPORT")
def test_disorder_may_keep_a_brigade_from_supporting() -> None:
    shaken = a_worn("third", stands=4, disordered=True)
    assert not refusals(battle(shaken), fight("third"))
    assert "Third is disordered and supports nobody" in refusals(battle(shaken, SUPPORT=2), fight("third"))


@pytest.mark.clause("D10-RUL-CHARGE-SUPPORT")
def test_a_brigade_of_the_same_combat_may_support() -> None:
    assert "Stone fights itself and supports nobody" in refusals(battle(), fight("stone"))
    assert not refusals(battle(SUPPORT=3), fight("stone"))


@pytest.mark.clause("D10-RUL-CHARGE-STANDS")
def test_supporters_may_count_when_stands_are_compared(rules: Rules) -> None:
    one = sheet.Fighter(stands=5, state="worn")
    combat = sheet.Combat(attackers=[one], defenders=[sheet.Fighter(stands=4, state="worn")], attackers_supporting=3)

    def totals(value: int) -> int:
        found = sheet.resolve(rules.choosing({STANDS: value}), combat, attacker_die=5, defender_die=5)
        return found.defender_total

    assert [totals(value) for value in (0, 3)] == [5, 3]


@pytest.mark.clause("D10-RUL-CHARGE-STANDS")
def test_in_a_game_named_supporters_count_and_are_promised_to() -> None:
    for value, told in ((0, "11 to 4"), (3, "15 to 4")):
        state = battle(STANDS=value)
        promise = prospect(the_rules().rules(state), state, fight("third"))
        assert isinstance(promise, ChargeProspect)
        assert told in [rung.reason for rung in promise.attacker]
        after = play(state, fight("third"), faces=[6, 4])
        assert after.rolls


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT")
def test_whom_the_players_left_out_is_no_duty_while_his_enemy_fights() -> None:
    mine = (in_contact(a_worn("iron", stands=4), "heth"), in_contact(a_worn("stone", stands=4), "heth"))
    state = a_melee(HETH, attackers=mine)
    parted = charge("iron", "heth", parted=True)
    assert {duty.unit for duty in duties.musts(the_rules().rules(state), state)} == {"iron", "stone"}
    again = play(state, parted, faces=[5, 5]).state
    assert again.combats, "a struggle goes on"
    assert {duty.unit for duty in duties.musts(the_rules().rules(again), again)} == {"iron"}
