"""What a charge costs: captured and skedaddling stands, leaders, and batteries."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.charge import ChargeOutcome, Combat, Fighter, InCommand, resolve

CAPTURE_COUNT = "D10-RUL-CHARGE-CAPTURE-COUNT"


def troops(stands: int = 8, **more: Any) -> Fighter:
    return Fighter(stands=stands, **{"state": "worn", **more})


def battery(stands: int = 1, **more: Any) -> Fighter:
    return Fighter(arm="artillery", stands=stands, **more)


def fought(rules: Rules, difference: int, attackers: list[Fighter], defenders: list[Fighter]) -> ChargeOutcome:
    """Fight a combat at a difference; beyond what dice give, the losers lost stands to fire, one point each."""
    even = resolve(rules, Combat(attackers=attackers, defenders=defenders), attacker_die=1, defender_die=1).difference
    wanted = difference - even
    shot = max(0, abs(wanted) - 9)
    losers = defenders if wanted > 0 else attackers
    index = next((i for i, unit in enumerate(losers) if unit.arm != "artillery"), 0)
    losers[index] = replace(losers[index], stands_lost_in_fire=shot)
    found = resolve(
        rules,
        Combat(attackers=attackers, defenders=defenders),
        attacker_die=1 + min(9, max(wanted, 0)),
        defender_die=1 + min(9, max(-wanted, 0)),
    )
    assert found.difference == difference
    return found


def lost(found: ChargeOutcome) -> tuple[int, int, int]:
    """Give the stands captured, skedaddled and lost in all by whichever side lost."""
    side = found.defender if found.difference > 0 else found.attacker
    return side.captured, side.skedaddled, side.stands_lost


# ---- how many stands


@pytest.mark.parametrize(
    ("difference", "expected"),
    [
        pytest.param(7, (1, 1, 2), marks=pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-LOSS")),
        pytest.param(10, (1, 1, 2), marks=pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-LOSS")),
        pytest.param(11, (2, 1, 3), marks=pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-EXTRA")),
        pytest.param(13, (4, 1, 5), marks=pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-EXTRA")),
        pytest.param(14, (5, 1, 6), marks=pytest.mark.clause("D10-RUL-CHARGE-CAPTURE-COUNT")),
        pytest.param(6, (0, 1, 1), marks=pytest.mark.clause("D10-CHARGE-RESULT-DRIVEN-LOSS")),
        pytest.param(3, (0, 0, 0), marks=pytest.mark.clause("D10-CHARGE-RESULT-PRESSED")),
        pytest.param(-3, (0, 0, 0), marks=pytest.mark.clause("D10-CHARGE-RESULT-CHECKED")),
        pytest.param(-6, (0, 1, 1), marks=pytest.mark.clause("D10-CHARGE-RESULT-FALTERS")),
        pytest.param(-7, (1, 1, 2), marks=pytest.mark.clause("D10-CHARGE-RESULT-REPULSED")),
        pytest.param(-10, (1, 1, 2), marks=pytest.mark.clause("D10-CHARGE-RESULT-REPULSED-EXTRA")),
        pytest.param(-11, (2, 1, 3), marks=pytest.mark.clause("D10-RUL-CHARGE-CAPTURE-COUNT")),
        pytest.param(-12, (3, 1, 4), marks=pytest.mark.clause("D10-CHARGE-RESULT-REPULSED-EXTRA")),
    ],
)
def test_stands_captured_and_skedaddled(rules: Rules, difference: int, expected: tuple[int, int, int]) -> None:
    assert lost(fought(rules, difference, [troops()], [troops()])) == expected


@pytest.mark.clause("D10-RUL-CHARGE-CAPTURE-COUNT")
@pytest.mark.parametrize("way", [1, -1])
def test_extra_captures_begin_beyond_the_tenth_point(rules: Rules, way: int) -> None:
    from_ten = rules.choosing({CAPTURE_COUNT: 1})
    beyond = [lost(fought(rules, way * n, [troops(20)], [troops(20)]))[0] for n in range(7, 15)]
    on = [lost(fought(from_ten, way * n, [troops(20)], [troops(20)]))[0] for n in range(7, 15)]
    assert beyond == [1, 1, 1, 1, 2, 3, 4, 5]
    assert on == [1, 1, 1, 2, 3, 4, 5, 6]


@pytest.mark.clause("D10-RUL-CHARGE-RUN-OUT")
@pytest.mark.parametrize(
    ("stands", "difference", "expected"), [(3, 13, (3, 0, 3)), (2, 7, (1, 1, 2)), (1, 7, (1, 0, 1)), (4, 12, (3, 1, 4))]
)
@pytest.mark.parametrize("way", [1, -1])
def test_captured_stands_go_first_until_none_is_left(
    rules: Rules, stands: int, difference: int, expected: tuple[int, int, int], way: int
) -> None:
    found = fought(rules, way * difference, [troops(stands)], [troops(stands)])
    assert lost(found) == expected
    loser, winner = (found.defender, found.attacker) if way > 0 else (found.attacker, found.defender)
    assert (loser.stands_left, winner.stands_left) == (stands - expected[2], stands)


@pytest.mark.clause("D10-RUL-CHARGE-RUN-OUT")
def test_last_stand_skedaddles_without_a_captured_leader(rules: Rules) -> None:
    lone = fought(rules, 5, [troops(1)], [troops(1, leaders=[InCommand()])])
    assert (lone.defender.stands_left, lone.defender.leader_captured) == (0, False)
    swept = fought(rules, 8, [troops(1)], [troops(1, leaders=[InCommand()])])
    assert (swept.defender.stands_left, swept.defender.leader_captured) == (0, True)


@pytest.mark.clause("D10-RUL-CHARGE-LOSS-SCOPE")
@pytest.mark.parametrize(("difference", "expected"), [(5, (0, 1, 1)), (8, (1, 1, 2)), (-5, (0, 1, 1)), (-8, (1, 1, 2))])
def test_losses_are_of_the_whole_side_not_of_each_brigade(
    rules: Rules, difference: int, expected: tuple[int, int, int]
) -> None:
    found = fought(rules, difference, [troops(4), troops(4)], [troops(4), troops(4)])
    assert lost(found) == expected
    side = found.defender if difference > 0 else found.attacker
    assert (side.disordered, side.stands_left) == (True, 8 - expected[2])


# ---- leaders and batteries


@pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-LEADER-BATTERY")
def test_swept_defence_loses_a_leader_and_a_battery_if_it_has_them(rules: Rules) -> None:
    with_both = fought(rules, 7, [troops(9)], [troops(8, leaders=[InCommand()]), battery(1)])
    assert (with_both.defender.leader_captured, with_both.defender.battery) == (True, "captured")
    assert with_both.defender.stands_left == 9 - 2 - 1
    with_neither = fought(rules, 7, [troops()], [troops()])
    assert (with_neither.defender.leader_captured, with_neither.defender.battery) == (False, "none")


@pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-LEADER-BATTERY", "D10-CHARGE-RESULT-REPULSED-LEADER")
@pytest.mark.parametrize("difference", [-6, -4, -3, -1, 1, 3, 4, 6])
def test_only_swept_and_repulsed_capture_a_leader(rules: Rules, difference: int) -> None:
    found = fought(rules, difference, [troops(leaders=[InCommand()])], [troops(leaders=[InCommand()])])
    assert not found.attacker.leader_captured
    assert not found.defender.leader_captured


@pytest.mark.clause("D10-RUL-CHARGE-BATTERY-TAKEN")
def test_one_battery_is_captured_and_the_other_keeps_its_stands(rules: Rules) -> None:
    found = fought(rules, 7, [troops(10)], [troops(8), battery(1), battery(1)])
    assert (found.defender.battery, found.defender.stands_left) == ("captured", 10 - 2 - 1)


@pytest.mark.clause("D10-CHARGE-RESULT-DRIVEN-BATTERY", "D10-RUL-CHARGE-BATTERY-PART")
@pytest.mark.parametrize(
    ("guns", "battery_fate", "left"),
    [
        (battery(1), "damaged", 1),
        (battery(2), "damaged", 2),
        (battery(2, damaged=1), "damaged", 2),
        (battery(1, damaged=1), "captured", 0),
    ],
)
def test_driven_back_battery_has_one_stand_damaged(rules: Rules, guns: Fighter, battery_fate: str, left: int) -> None:
    found = fought(rules, 5, [troops(3)], [guns])
    assert (found.defender.battery, found.defender.stands_left) == (battery_fate, left)


@pytest.mark.clause("D10-CHARGE-RESULT-PRESSED-BATTERY")
def test_hard_pressed_battery_is_silenced_and_leaves_musketry_range(rules: Rules) -> None:
    """The brigades stop at two inches; their batteries go on."""
    alone = fought(rules, 2, [troops(2)], [battery(2)]).defender
    assert (alone.battery, alone.retreat, alone.disordered) == ("silenced", "beyond-musketry", False)
    together = fought(rules, 2, [troops(8)], [troops(7), battery(1)]).defender
    assert (together.battery, together.retreat, together.disordered) == ("silenced", "two-inches", True)
    pressed = rules.results["hard-pressed"]
    assert (pressed.retreat, pressed.battery_retreat) == ("two-inches", "beyond-musketry")


@pytest.mark.clause("D10-RUL-CHARGE-STAND-KIND")
@pytest.mark.parametrize(
    ("difference", "battery_fate", "retreat"),
    [
        (8, "captured", "full-move"),
        (14, "captured", "full-move"),
        (5, "damaged", "beyond-musketry"),
        (2, "silenced", "beyond-musketry"),
        (-2, "none", "none"),
    ],
)
def test_lone_battery_loses_no_troop_stand(rules: Rules, difference: int, battery_fate: str, retreat: str) -> None:
    led = troops(6, state="fresh", leaders=[InCommand(exceptional=True)])  # and a battery outnumbered 3:1
    found = fought(rules, difference, [led], [battery(2)])
    assert (found.defender.battery, found.defender.retreat) == (battery_fate, retreat)
    assert (found.defender.captured, found.defender.skedaddled, found.defender.stands_lost) == (0, 0, 0)
    assert found.defender.stands_left == (0 if battery_fate == "captured" else 2)


@pytest.mark.clause("D10-RUL-CHARGE-STAND-KIND")
def test_captured_and_skedaddling_stands_are_troops_while_guns_stand_beside_them(rules: Rules) -> None:
    found = fought(rules, 5, [troops(4)], [troops(1), battery(3)]).defender
    assert (found.skedaddled, found.stands_left, found.battery) == (1, 3, "damaged")
    swept = fought(rules, 9, [troops(4)], [troops(1), battery(3)]).defender
    assert (swept.captured, swept.skedaddled, swept.stands_left) == (1, 0, 0)
