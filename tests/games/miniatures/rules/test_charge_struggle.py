"""A desperate struggle: one stand off each side, both disordered, and the dice again with adjusted modifiers."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.charge import (
    ChargeOutcome,
    Combat,
    Fighter,
    InCommand,
    Ladders,
    after_struggle,
    held,
    resolve,
)

LATER = {"D10-RUL-CHARGE-STRUGGLE-DISORDER": 1}


def troops(stands: int = 8, **more: Any) -> Fighter:
    return Fighter(stands=stands, **{"state": "worn", **more})


def battery(stands: int = 1, **more: Any) -> Fighter:
    return Fighter(arm="artillery", stands=stands, **more)


def of(attackers: list[Fighter], defenders: list[Fighter], **more: Any) -> Combat:
    return Combat(attackers=attackers, defenders=defenders, **more)


def struggle(rules: Rules, combat: Combat) -> ChargeOutcome:
    """Roll a combat to a difference of 0."""
    even = resolve(rules, combat, attacker_die=1, defender_die=1).difference
    found = resolve(rules, combat, attacker_die=1 + max(0, -even), defender_die=1 + max(0, even))
    assert found.result == "struggle"
    return found


def modifiers(rules: Rules, combat: Combat, kept: Ladders | None = None) -> tuple[int, int]:
    found = resolve(rules, combat, attacker_die=3, defender_die=3, kept=kept)
    return found.attacker_total - 3, found.defender_total - 3


def stands(units: list[Fighter]) -> list[int]:
    return [unit.stands for unit in units]


@pytest.mark.clause("D10-CHARGE-RESULT-STRUGGLE")
def test_struggle_takes_a_stand_from_each_side_and_disorders_both(rules: Rules) -> None:
    led = [InCommand()]
    found = struggle(rules, of([troops(8, leaders=led)], [troops(6, leaders=led)]))
    for side, left in ((found.attacker, 7), (found.defender, 5)):
        assert (side.stands_left, side.stands_lost, side.disordered, side.retreat) == (left, 1, True, "none")
        assert (side.captured, side.skedaddled, side.leader_captured) == (0, 0, False)
    assert (found.pursuit, found.defender.battery) == ("none", "none")


@pytest.mark.clause("D10-CHARGE-RESULT-STRUGGLE-AGAIN")
def test_struggle_is_rolled_again_at_once(rules: Rules) -> None:
    combat = of([troops(8)], [troops(8)])
    first = struggle(rules, combat)
    assert (first.again, first.held_by) == (True, None)
    second = resolve(rules, after_struggle(rules, combat), attacker_die=7, defender_die=5)
    assert (second.difference, second.result, second.again) == (2, "hard-pressed", False)


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
@pytest.mark.parametrize(
    ("attackers", "defenders", "left", "by"),
    [(1, 3, (0, 2), "defender"), (3, 1, (2, 0), "attacker"), (1, 1, (0, 0), "nobody"), (2, 2, (1, 1), None)],
)
def test_struggle_that_uses_up_a_side_is_held_by_the_other(
    rules: Rules, attackers: int, defenders: int, left: tuple[int, int], by: str | None
) -> None:
    found = struggle(rules, of([troops(attackers)], [troops(defenders)]))
    assert (found.attacker.stands_left, found.defender.stands_left) == left
    assert (found.again, found.held_by) == (by is None, by)
    assert found.pursuit == ("carry" if by == "attacker" else "none")  # attackers carry the position
    if by is not None:
        assert held(*left) == by


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
def test_one_stand_goes_from_the_side_and_all_its_units_are_disordered(rules: Rules) -> None:
    after = after_struggle(rules, of([troops(4), troops(4)], [troops(5), battery(2), troops(1)]))
    assert stands(after.attackers) == [3, 4]
    assert stands(after.defenders) == [4, 2, 1]
    assert [(unit.disordered, unit.silenced) for unit in after.attackers] == [(True, False)] * 2
    assert [(unit.disordered, unit.silenced) for unit in after.defenders] == [
        (True, False),
        (False, True),
        (True, False),
    ]


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE", "D10-RUL-CHARGE-STAND-KIND")
def test_a_gun_stand_may_be_given_in_a_struggle(rules: Rules) -> None:
    defenders = [troops(5), battery(2, damaged=2)]
    after = after_struggle(rules, of([troops(7)], defenders, gives="gun"))
    assert (stands(after.attackers), stands(after.defenders)) == ([6], [5, 1])  # who has no guns gives troops
    assert after.defenders[1].damaged == 1
    alone = after_struggle(rules, of([troops(7)], [battery(2)], gives="troops"))
    assert stands(alone.defenders) == [1]


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
def test_of_two_units_alike_only_one_loses_a_stand(rules: Rules) -> None:
    twin = troops(4)
    after = after_struggle(rules, of([twin, twin], [troops(1), troops(4)]))
    assert (stands(after.attackers), stands(after.defenders)) == ([3, 4], [4])


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE-DISORDER")
@pytest.mark.parametrize("defender", [troops(8), battery(8)])
def test_disorder_of_a_struggle_counts_in_the_next_roll(rules: Rules, defender: Fighter) -> None:
    combat = of([troops(8)], [defender])
    assert modifiers(rules, combat) == (0, 0)
    assert modifiers(rules, after_struggle(rules, combat)) == (-1, -1)
    later = rules.choosing(LATER)
    after = after_struggle(later, combat)
    assert modifiers(later, after) == (0, 0)
    assert (stands(after.attackers), stands(after.defenders)) == ([7], [7])


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE-DISORDER")
def test_side_disordered_already_is_not_made_worse(rules: Rules) -> None:
    combat = of([troops(8, disordered=True)], [troops(8)])
    assert modifiers(rules, combat) == (-1, 0)
    assert modifiers(rules, after_struggle(rules, combat)) == (-1, -1)


@pytest.mark.clause("D10-CHARGE-RESULT-STRUGGLE-AGAIN", "D10-RUL-CHARGE-STRUGGLE")
def test_outnumbered_and_supported_are_worked_out_again(rules: Rules) -> None:
    combat = of([troops(6)], [troops(4, supported=True), troops(1)])
    assert modifiers(rules, combat) == (0, 1)
    later = rules.choosing(LATER)
    after = after_struggle(later, combat)  # five against four
    assert modifiers(later, after) == (0, 1)
    three = after_struggle(later, after_struggle(later, after))  # three against two: outnumbered, still half supported
    assert (stands(three.attackers), stands(three.defenders)) == ([3], [1, 1])
    assert modifiers(later, three) == (0, 1 - 1)
    two = after_struggle(later, three)  # two against the one stand that nobody supports
    assert stands(two.defenders) == [1]
    assert modifiers(later, two) == (0, -2)


@pytest.mark.clause("D10-RUL-CHARGE-FRESH-TIME", "D10-RUL-CHARGE-STRUGGLE")
def test_other_modifiers_are_kept_through_a_struggle(rules: Rules) -> None:
    """The fresh half of a side loses its majority, its leader and its supply of rounds go: the first ladder holds."""
    combat = of(
        [troops(4, state="fresh", leaders=[InCommand()]), troops(4)], [troops(8, low_ammo=True)], ground="works"
    )
    kept = Ladders.of(rules, combat)
    assert modifiers(rules, combat) == (2 + 1, 2 - 1)
    spent = of([troops(3, state="spent"), troops(4)], [troops(7, state="spent")])
    assert modifiers(rules, spent) == (0, -2)
    assert modifiers(rules, spent, kept) == (3, 1)


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
def test_struggles_go_on_until_a_side_is_used_up(rules: Rules) -> None:
    combat, rolls = of([troops(3), troops(2)], [troops(4), battery(3)]), 0
    while True:
        rolls += 1
        found = struggle(rules, combat)
        if not found.again:
            break
        combat = after_struggle(rules, combat)
        assert sum(stands(combat.attackers)) == found.attacker.stands_left == 5 - rolls
        assert sum(stands(combat.defenders)) == found.defender.stands_left == 7 - rolls
    assert (rolls, found.held_by, found.defender.stands_left) == (5, "defender", 2)
