"""Modifiers of a charge: what each state gives to attackers and to defenders, and the half rule."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.charge import Combat, Fighter, InCommand, resolve

LEADER, EXCEPTIONAL = InCommand(), InCommand(exceptional=True)


def troops(stands: int = 8, **more: Any) -> Fighter:
    """Give worn infantry in Single Line, which has no modifier at all."""
    return Fighter(stands=stands, **{"state": "worn", **more})


def modifiers(rules: Rules, combat: Combat) -> tuple[int, int]:
    """Give what attackers and defenders add to their dice."""
    found = resolve(rules, combat, attacker_die=3, defender_die=3)
    return found.attacker_total - 3, found.defender_total - 3


def of_attackers(rules: Rules, *units: Fighter, **more: Any) -> int:
    enemy = troops(sum(unit.stands for unit in units))
    return modifiers(rules, Combat(attackers=list(units), defenders=[enemy], **more))[0]


def of_defenders(rules: Rules, *units: Fighter, **more: Any) -> int:
    enemy = troops(sum(unit.stands for unit in units))
    return modifiers(rules, Combat(attackers=[enemy], defenders=list(units), **more))[1]


CAVALRY: dict[str, Any] = {"arm": "cavalry", "mounted": True}


@pytest.mark.parametrize(
    ("state", "attacking", "defending"),
    [
        pytest.param({}, 0, 0, marks=pytest.mark.clause("D10-RUL-CHARGE-DICE")),
        pytest.param({"leaders": [LEADER]}, 1, 1, marks=pytest.mark.clause("D10-CHARGE-MOD-LEADER")),
        pytest.param({"leaders": [EXCEPTIONAL]}, 2, 2, marks=pytest.mark.clause("D10-CHARGE-MOD-LEADER-EXC")),
        pytest.param({"exceptional_commander": True}, 1, 1, marks=pytest.mark.clause("D10-CHARGE-MOD-EXC-BRIGADE")),
        pytest.param({"state": "fresh"}, 2, 2, marks=pytest.mark.clause("D10-CHARGE-MOD-FRESH")),
        pytest.param({"state": "spent"}, -2, -2, marks=pytest.mark.clause("D10-CHARGE-MOD-SPENT")),
        pytest.param({"confederate": True}, 1, 0, marks=pytest.mark.clause("D10-CHARGE-MOD-CONFEDERATE")),
        pytest.param(CAVALRY, 1, 0, marks=pytest.mark.clause("D10-CHARGE-MOD-MOUNTED")),
        pytest.param({"arm": "cavalry"}, 0, 0, marks=pytest.mark.clause("D10-CHARGE-MOD-MOUNTED")),
        pytest.param({"supported": True}, 1, 1, marks=pytest.mark.clause("D10-CHARGE-MOD-SUPPORTED")),
        pytest.param({"formation": "double-line"}, 1, 1, marks=pytest.mark.clause("D10-CHARGE-NOTE-SUPPORT-AUTO")),
        pytest.param({"formation": "attack-column"}, 1, 1, marks=pytest.mark.clause("D10-CHARGE-NOTE-SUPPORT-AUTO")),
        pytest.param({"disordered": True}, -1, -1, marks=pytest.mark.clause("D10-CHARGE-MOD-DISORDERED")),
        pytest.param({"disordered": True}, -1, -1, marks=pytest.mark.clause("D10-STATE-DISORDER-EFFECT")),
        pytest.param({"low_ammo": True}, -1, -1, marks=pytest.mark.clause("D10-CHARGE-MOD-LOW-AMMO")),
        pytest.param({"low_ammo": True}, -1, -1, marks=pytest.mark.clause("D10-STATE-LOWAMMO-EFFECT")),
        pytest.param({"stands_lost_in_fire": 1}, -1, -1, marks=pytest.mark.clause("D10-CHARGE-MOD-FIRE-LOSS")),
        pytest.param({"stands_lost_in_fire": 2}, -2, -2, marks=pytest.mark.clause("D10-CHARGE-MOD-FIRE-LOSS")),
    ],
)
def test_state_of_a_unit_gives_its_modifier(
    rules: Rules, state: dict[str, Any], attacking: int, defending: int
) -> None:
    assert of_attackers(rules, troops(**state)) == attacking
    assert of_defenders(rules, troops(**state)) == defending


@pytest.mark.parametrize(
    ("combat", "expected"),
    [
        pytest.param({"breakthrough": True}, (1, 0), marks=pytest.mark.clause("D10-CHARGE-MOD-BREAKTHROUGH")),
        pytest.param({"ground": "favorable"}, (0, 1), marks=pytest.mark.clause("D10-CHARGE-MOD-GROUND")),
        pytest.param({"ground": "works"}, (0, 2), marks=pytest.mark.clause("D10-CHARGE-MOD-WORKS")),
        pytest.param({"ground": "trenches"}, (0, 3), marks=pytest.mark.clause("D10-CHARGE-MOD-TRENCHES")),
        pytest.param({"outflanked": True}, (0, -3), marks=pytest.mark.clause("D10-CHARGE-MOD-OUTFLANKED")),
    ],
)
def test_circumstance_of_a_combat_gives_its_modifier(
    rules: Rules, combat: dict[str, Any], expected: tuple[int, int]
) -> None:
    assert modifiers(rules, Combat(attackers=[troops()], defenders=[troops()], **combat)) == expected


@pytest.mark.clause("D10-RUL-CHARGE-TERRAIN-STACK")
def test_of_ground_works_and_trenches_one_counts(rules: Rules) -> None:
    """A combat names the best of them, so breastworks on a hilltop are works; they rise in one scale."""
    scale = [of_defenders(rules, troops(), ground=g) for g in ("open", "favorable", "works", "trenches")]
    assert scale == [0, 1, 2, 3]


@pytest.mark.clause("D10-RUL-CHARGE-TERRAIN-SIDE")
@pytest.mark.parametrize(("ground", "worth"), [("favorable", 1), ("works", 2), ("trenches", 3)])
def test_no_ground_helps_an_outflanked_defender_unless_the_table_says_so(rules: Rules, ground: str, worth: int) -> None:
    assert of_defenders(rules, troops(), ground=ground) == worth
    assert of_defenders(rules, troops(), ground=ground, outflanked=True) == -3
    from_any_side = rules.choosing({"D10-RUL-CHARGE-TERRAIN-SIDE": 1})
    assert of_defenders(from_any_side, troops(), ground=ground, outflanked=True) == worth - 3


@pytest.mark.clause("D10-RUL-CHARGE-SUPPORT-FLANK")
@pytest.mark.parametrize("state", [{"formation": "double-line"}, {"supported": True}])
def test_outflanked_defender_has_no_support(rules: Rules, state: dict[str, Any]) -> None:
    assert of_defenders(rules, troops(**state), outflanked=True) == -3
    assert of_attackers(rules, troops(**state), outflanked=True) == 1


@pytest.mark.clause("D10-CHARGE-NOTE-SUPPORT-LINE")
@pytest.mark.parametrize(("second", "line", "enough"), [(4, 8, True), (3, 8, False), (4, 7, True), (3, 7, False)])
def test_support_of_a_line_is_half_its_stands_within_two_inches(
    rules: Rules, second: int, line: int, enough: bool
) -> None:
    """Distances are measured at the table; the chart holds what the referee measures by."""
    figure = rules.charge.support_of_line
    assert Fraction(str(figure.inches)) == 2
    assert (Fraction(second, line) >= Fraction(str(figure.share))) is enough
    assert of_defenders(rules, troops(line, formation="single-line")) == 0


# ---- the half rule

HALF = [
    ({"state": "fresh"}, 2, 2),
    ({"state": "spent"}, -2, -2),
    ({"confederate": True}, 1, 0),
    (CAVALRY, 1, 0),
    ({"supported": True}, 1, 1),
    ({"formation": "double-line"}, 1, 1),
    ({"disordered": True}, -1, -1),
    ({"low_ammo": True}, -1, -1),
    ({"exceptional_commander": True}, 1, 1),
]


@pytest.mark.clause("D10-CHARGE-NOTE-HALF", "D10-RUL-CHARGE-HALF")
@pytest.mark.parametrize(("state", "attacking", "defending"), HALF)
def test_half_of_the_stands_of_a_side_gives_the_modifier(
    rules: Rules, state: dict[str, Any], attacking: int, defending: int
) -> None:
    half = [troops(5, **state), troops(5)]
    assert (of_attackers(rules, *half), of_defenders(rules, *half)) == (attacking, defending)
    fewer = [troops(4, **state), troops(6)]
    assert (of_attackers(rules, *fewer), of_defenders(rules, *fewer)) == (0, 0)
    odd = [troops(4, **state), troops(3), troops(2)]  # four of nine are less than half
    assert (of_attackers(rules, *odd), of_defenders(rules, *odd)) == (0, 0)


@pytest.mark.clause("D10-RUL-CHARGE-HALF")
def test_half_fresh_and_half_spent_cancel(rules: Rules) -> None:
    assert of_attackers(rules, troops(5, state="fresh"), troops(5, state="spent")) == 0
    assert of_attackers(rules, troops(5, state="fresh"), troops(5)) == 2
    assert of_attackers(rules, troops(5), troops(5, state="spent")) == -2


@pytest.mark.clause("D10-RUL-CHARGE-HALF")
def test_leaders_and_fire_losses_need_no_share_of_the_stands(rules: Rules) -> None:
    assert of_attackers(rules, troops(1, leaders=[LEADER]), troops(9)) == 1
    assert of_defenders(rules, troops(1, stands_lost_in_fire=3), troops(9)) == -3


@pytest.mark.clause("D10-RUL-CHARGE-HALF")
def test_chart_names_the_modifiers_under_the_half_rule(rules: Rules) -> None:
    governed = {row.id for row in rules.charge.modifier if row.half_rule}
    assert governed == {
        "fresh",
        "spent",
        "confederate",
        "mounted",
        "supported",
        "disordered",
        "low-ammo",
        "ground",
        "works",
        "trenches",
        "exceptional-commander",
    }


@pytest.mark.clause("D10-CHARGE-MOD-CONFEDERATE", "D10-CHARGE-MOD-GROUND")
def test_chart_names_the_side_that_each_modifier_is_for(rules: Rules) -> None:
    sides = {row.id: row.side for row in rules.charge.modifier}
    attackers, defenders = {"confederate", "mounted", "breakthrough"}, {"ground", "works", "trenches", "outflanked"}
    assert {name for name, side in sides.items() if side == "attacker"} == attackers
    assert {name for name, side in sides.items() if side == "defender"} == defenders
    assert set(sides.values()) == {"attacker", "defender", "both"}


@pytest.mark.clause("D10-CHARGE-MOD-MOUNTED")
@pytest.mark.parametrize(("mounted", "foot", "expected"), [(4, 4, 1), (3, 5, 0)])
def test_mounted_cavalry_and_infantry_charging_together(rules: Rules, mounted: int, foot: int, expected: int) -> None:
    assert of_attackers(rules, troops(mounted, **CAVALRY), troops(foot)) == expected


@pytest.mark.clause("D10-CHARGE-MOD-DISORDERED", "D10-CHARGE-MOD-LOW-AMMO")
@pytest.mark.parametrize("state", ["disordered", "low_ammo"])
@pytest.mark.parametrize(("touched", "expected"), [(4, -1), (3, 0)])
def test_half_of_eight_stands_in_a_bad_state(rules: Rules, state: str, touched: int, expected: int) -> None:
    assert of_attackers(rules, troops(touched, **{state: True}), troops(8 - touched)) == expected


# ---- the options


@pytest.mark.clause("D10-RUL-CHARGE-LEADERS")
@pytest.mark.parametrize(
    ("attached", "best", "each", "both_kinds"),
    [
        ([LEADER, EXCEPTIONAL], 2, 3, 3),
        ([LEADER, LEADER], 1, 2, 1),
        ([EXCEPTIONAL, EXCEPTIONAL], 2, 4, 2),
        ([LEADER, LEADER, EXCEPTIONAL], 2, 4, 3),
        ([LEADER], 1, 1, 1),
    ],
)
def test_best_attached_leader_counts(
    rules: Rules, attached: list[InCommand], *, best: int, each: int, both_kinds: int
) -> None:
    for reading, expected in enumerate((best, each, both_kinds)):
        chosen = rules.choosing({"D10-RUL-CHARGE-LEADERS": reading})
        assert of_attackers(chosen, troops(leaders=attached)) == expected
        assert of_defenders(chosen, troops(4, leaders=attached[:1]), troops(4, leaders=attached[1:])) == expected


@pytest.mark.clause("D10-RUL-CHARGE-LEADERS")
def test_exceptional_brigadier_counts_on_top_for_half_the_stands(rules: Rules) -> None:
    assert of_attackers(rules, troops(leaders=[EXCEPTIONAL], exceptional_commander=True)) == 3
    small = troops(3, leaders=[EXCEPTIONAL], exceptional_commander=True)
    assert of_attackers(rules, small, troops(5)) == 2


@pytest.mark.clause("D10-RUL-CHARGE-CONFED-CAV")
@pytest.mark.parametrize(("reading", "expected"), [(0, 2), (1, 1)])
def test_charging_confederate_mounted_cavalry(rules: Rules, reading: int, expected: int) -> None:
    chosen = rules.choosing({"D10-RUL-CHARGE-CONFED-CAV": reading})
    assert of_attackers(chosen, troops(confederate=True, **CAVALRY)) == expected
    assert of_attackers(chosen, troops(confederate=True)) == 1
    assert of_attackers(chosen, troops(confederate=True, arm="cavalry")) == 1


@pytest.mark.clause("D10-RUL-CHARGE-FIRE-LOSS")
@pytest.mark.parametrize(
    ("lost", "no_limit", "three_at_most", "net"),
    [
        ((2, 1), (-2, -1), (-2, -1), (-1, 0)),
        ((5, 1), (-5, -1), (-3, -1), (-4, 0)),
        ((0, 4), (0, -4), (0, -3), (0, -4)),
        ((2, 2), (-2, -2), (-2, -2), (0, 0)),
    ],
)
def test_stands_lost_in_the_fire_phase(
    rules: Rules,
    lost: tuple[int, int],
    *,
    no_limit: tuple[int, int],
    three_at_most: tuple[int, int],
    net: tuple[int, int],
) -> None:
    attackers = [troops(4, stands_lost_in_fire=lost[0] // 2), troops(4, stands_lost_in_fire=lost[0] - lost[0] // 2)]
    combat = Combat(attackers=attackers, defenders=[troops(stands_lost_in_fire=lost[1])])
    for reading, expected in enumerate((no_limit, three_at_most, net)):
        assert modifiers(rules.choosing({"D10-RUL-CHARGE-FIRE-LOSS": reading}), combat) == expected


@pytest.mark.clause("D10-RUL-CHARGE-FIRE-LOSS")
def test_gun_stands_lost_in_the_fire_phase_do_not_count(rules: Rules) -> None:
    battery = Fighter(arm="artillery", stands=2, stands_lost_in_fire=2)
    assert of_defenders(rules, battery) == 0
    assert of_defenders(rules, battery, troops(2, stands_lost_in_fire=1)) == -1


@pytest.mark.clause("D10-RUL-CHARGE-SILENCED")
def test_silenced_battery_counts_as_disordered(rules: Rules) -> None:
    def silenced(stands: int) -> Fighter:
        return Fighter(arm="artillery", stands=stands, silenced=True)

    without = rules.choosing({"D10-RUL-CHARGE-SILENCED": 1})
    for units, expected in (([silenced(2)], -1), ([silenced(4), troops(4)], -1), ([silenced(3), troops(5)], 0)):
        assert of_defenders(rules, *units) == expected
        assert of_defenders(without, *units) == 0
