"""Which stands are compared in a charge, and from which ratio a side is outnumbered."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.charge import Combat, Fighter, outnumbered, resolve


def troops(stands: int, **more: Any) -> Fighter:
    return Fighter(stands=stands, **{"state": "worn", **more})


def battery(stands: int, **more: Any) -> Fighter:
    return Fighter(arm="artillery", stands=stands, **more)


def penalty(rules: Rules, attackers: list[Fighter], defenders: list[Fighter]) -> tuple[int, int]:
    """Give what being outnumbered costs attackers and defenders."""
    combat = Combat(attackers=attackers, defenders=defenders)
    found = [outnumbered(rules, combat, "attacker"), outnumbered(rules, combat, "defender")]
    of_attackers, of_defenders = (0 if row is None else row.value for row in found)
    return of_attackers, of_defenders


@pytest.mark.parametrize(
    ("enemy", "own", "expected"),
    [
        pytest.param(9, 6, -1, marks=pytest.mark.clause("D10-CHARGE-MOD-OUTNUMBERED-1")),
        pytest.param(8, 6, 0, marks=pytest.mark.clause("D10-CHARGE-MOD-OUTNUMBERED-1")),
        pytest.param(12, 6, -2, marks=pytest.mark.clause("D10-CHARGE-MOD-OUTNUMBERED-2")),
        pytest.param(11, 6, -1, marks=pytest.mark.clause("D10-CHARGE-MOD-OUTNUMBERED-2")),
        pytest.param(18, 6, -3, marks=pytest.mark.clause("D10-CHARGE-MOD-OUTNUMBERED-3")),
        pytest.param(17, 6, -2, marks=pytest.mark.clause("D10-CHARGE-MOD-OUTNUMBERED-3")),
        pytest.param(12, 8, -1, marks=pytest.mark.clause("D10-RUL-CHARGE-STANDS")),
        pytest.param(16, 5, -3, marks=pytest.mark.clause("D10-RUL-CHARGE-STANDS")),
        pytest.param(60, 6, -3, marks=pytest.mark.clause("D10-RUL-CHARGE-RATIO")),
    ],
)
def test_outnumbered_side_takes_the_worst_penalty_and_the_other_none(
    rules: Rules, enemy: int, own: int, expected: int
) -> None:
    assert penalty(rules, [troops(enemy)], [troops(own)]) == (0, expected)
    assert penalty(rules, [troops(own)], [troops(enemy)]) == (expected, 0)
    rolled = resolve(rules, Combat(attackers=[troops(enemy)], defenders=[troops(own)]), attacker_die=5, defender_die=5)
    assert (rolled.attacker_total, rolled.defender_total) == (5, 5 + expected)


@pytest.mark.clause("D10-RUL-CHARGE-RATIO")
@pytest.mark.parametrize("own", [1, 2, 3, 5, 6, 7, 11])
def test_ratios_begin_at_the_exact_ratio(rules: Rules, own: int) -> None:
    """From half as many again to under twice as many costs 1, from there to under three times 2, from there 3."""
    found = [penalty(rules, [troops(enemy)], [troops(own)])[1] for enemy in range(1, 4 * own + 1)]
    below = [enemy for enemy in range(1, 4 * own + 1) if 2 * enemy < 3 * own]
    first = [enemy for enemy in range(1, 4 * own + 1) if 3 * own <= 2 * enemy < 4 * own]
    assert found == [0] * len(below) + [-1] * len(first) + [-2] * own + [-3] * (own + 1)


@pytest.mark.clause("D10-RUL-CHARGE-STANDS", "D10-RUL-FORM-MARCH-MELEE")
@pytest.mark.parametrize(
    ("place", "fighting", "all_stands"),
    [({}, -3, 0), ({"on_road": True}, -3, 0), ({"over_bridge": True}, -2, 0), ({"formation": "single-line"}, 0, 0)],
)
def test_stands_that_fight_in_their_formation_are_compared(
    rules: Rules, place: dict[str, Any], fighting: int, all_stands: int
) -> None:
    """Eight stands in March Column against six: one fights, two on a road, three over a bridge."""
    column = troops(8, **{"formation": "march-column", **place})
    for reading, expected in ((0, fighting), (1, all_stands), (2, fighting)):
        chosen = rules.choosing({"D10-RUL-CHARGE-STANDS": reading})
        assert penalty(chosen, [column], [troops(6)]) == (expected, 0)


@pytest.mark.clause("D10-RUL-FORM-MARCH-MELEE")
def test_column_fights_with_one_stand_two_on_a_road_three_over_a_bridge(rules: Rules) -> None:
    for place, stands in (({}, 1), ({"on_road": True}, 2), ({"on_road": True, "over_bridge": True}, 3)):
        column = troops(8, formation="march-column", **place)
        exactly_twice, less = [troops(2 * stands)], [troops(2 * stands - 1)]
        assert penalty(rules, [column], exactly_twice) == (-2, 0)
        assert penalty(rules, [column], less)[0] > -2


@pytest.mark.clause("D10-RUL-CHARGE-STANDS")
@pytest.mark.parametrize(("reading", "expected"), [(0, 0), (1, 0), (2, -2)])
def test_gun_stands_count_as_stands(rules: Rules, reading: int, expected: int) -> None:
    """Eight stands against three of infantry and three gun stands."""
    chosen = rules.choosing({"D10-RUL-CHARGE-STANDS": reading})
    assert penalty(chosen, [troops(8)], [troops(3), battery(3)]) == (0, expected)


@pytest.mark.clause("D10-RUL-CHARGE-STANDS")
def test_lone_battery_is_not_outnumbered_when_guns_do_not_count(rules: Rules) -> None:
    chosen = rules.choosing({"D10-RUL-CHARGE-STANDS": 2})
    assert penalty(rules, [troops(6)], [battery(2)]) == (0, -3)
    assert penalty(chosen, [troops(6)], [battery(2)]) == (0, 0)


@pytest.mark.clause("D10-RUL-STATE-DAMAGED-COMBAT", "D10-STATE-DAMAGED-EFFECT")
@pytest.mark.parametrize(("attackers", "half", "whole"), [(3, -2, -1), (2, 0, 0), (4, -2, -2), (5, -3, -2)])
def test_damaged_gun_stand_counts_as_half_a_stand(rules: Rules, attackers: int, half: int, whole: int) -> None:
    """One sound and one damaged gun stand are one stand and a half."""
    guns = battery(2, damaged=1)
    assert penalty(rules, [troops(attackers)], [guns]) == (0, half)
    chosen = rules.choosing({"D10-RUL-STATE-DAMAGED-COMBAT": 1})
    assert penalty(chosen, [troops(attackers)], [guns]) == (0, whole)


@pytest.mark.clause("D10-RUL-STATE-DAMAGED-COMBAT")
def test_damage_changes_nothing_else_in_a_charge(rules: Rules) -> None:
    """Two sound stands and four of which all are damaged are compared alike, and fight alike."""

    def of(guns: Fighter) -> tuple[int, int]:
        found = resolve(rules, Combat(attackers=[troops(2)], defenders=[guns]), attacker_die=5, defender_die=5)
        return found.attacker_total, found.defender_total

    assert of(battery(2)) == of(battery(4, damaged=4)) == (5, 5)
