"""The charge table: the difference of the totals, and what each of the seven results demands."""

from __future__ import annotations

from typing import Any

import pytest

from companion.charts.figures import row_for
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.charge import AttackerFate, ChargeOutcome, Combat, Fighter, InCommand, resolve

# The rows as the sheet prints them.
SHEET = {
    "swept": ("Swept from the field", "7 or More"),
    "driven-back": ("Driven back", "4,5,6"),
    "hard-pressed": ("Hard Pressed", "1,2,3"),
    "struggle": ("A desperate struggle", "0"),
    "checked": ("Assault Checked", "-1,-2,-3"),
    "falters": ("Attack falters", "-4,-5,-6"),
    "repulsed": ("Charge repulsed", "-7 or less"),
}


def holds(cell: str, difference: int) -> bool:
    if cell.endswith(" or More"):
        return difference >= int(cell.removesuffix(" or More"))
    if cell.endswith(" or less"):
        return difference <= int(cell.removesuffix(" or less"))
    return difference in map(int, cell.split(","))


def troops(stands: int = 8, **more: Any) -> Fighter:
    return Fighter(stands=stands, **{"state": "worn", **more})


def fought(rules: Rules, difference: int, *defenders: Fighter, **more: Any) -> ChargeOutcome:
    """Fight a combat of eight stands against these defenders, with dice that bring a difference from -9 to 9."""
    attackers = [troops(leaders=[InCommand()])]
    combat = Combat(attackers=attackers, defenders=list(defenders) or [troops()], **more)
    even = resolve(rules, combat, attacker_die=1, defender_die=1).difference
    wanted = difference - even
    return resolve(rules, combat, attacker_die=1 + max(wanted, 0), defender_die=1 + max(-wanted, 0))


def in_words(side: AttackerFate) -> str:
    """Give a side's fate in short: what stands it lost and how, its order, its retreat, its leader."""
    lost = f"{side.stands_lost} lost ({side.captured} captured, {side.skedaddled} skedaddled)"
    order = "disordered" if side.disordered else "in order"
    leader = ", leader captured" if side.leader_captured else ""
    return f"{lost}, {order}, {side.retreat}{leader}"


UNHURT = "0 lost (0 captured, 0 skedaddled), in order, none"


@pytest.mark.clause("D10-CHARGE-DIFFERENCE")
def test_each_difference_has_the_result_of_the_sheet(rules: Rules) -> None:
    for difference in range(-30, 31):
        (printed,) = [name for name, (_, cell) in SHEET.items() if holds(cell, difference)]
        rows = [
            r
            for r in rules.charge.result
            if (r.min is None or r.min <= difference) and (r.max is None or difference <= r.max)
        ]
        assert [row.id for row in rows] == [printed]
        assert row_for(rules.charge.result, difference).id == printed
        assert SHEET[printed][0].removeprefix("A ").casefold() == rows[0].name.casefold()


@pytest.mark.clause("D10-CHARGE-DIFFERENCE", "D10-RUL-CHARGE-DICE")
def test_difference_is_attackers_total_less_defenders(rules: Rules) -> None:
    for one in range(1, 11):
        for two in range(1, 11):
            combat = Combat(attackers=[troops(state="fresh")], defenders=[troops()], ground="favorable")
            found = resolve(rules, combat, attacker_die=one, defender_die=two)
            assert (found.attacker_total, found.defender_total) == (one + 2, two + 1)
            assert found.difference == (one + 2) - (two + 1)
            assert holds(SHEET[found.result][1], found.difference)


@pytest.mark.parametrize(
    ("attacker", "defender", "difference", "result"),
    [  # die and modifiers of each side, as in the examples of the clauses
        pytest.param((8, 3), (4, 0), 7, "swept", marks=pytest.mark.clause("D10-CHARGE-DIFFERENCE")),
        pytest.param((5, 0), (5, 0), 0, "struggle", marks=pytest.mark.clause("D10-CHARGE-DIFFERENCE")),
        pytest.param((2, -1), (9, 2), -10, "repulsed", marks=pytest.mark.clause("D10-CHARGE-DIFFERENCE")),
        pytest.param((7, 4), (5, 1), 5, "driven-back", marks=pytest.mark.clause("D10-RUL-CHARGE-DICE")),
        pytest.param((1, 0), (10, 2), -11, "repulsed", marks=pytest.mark.clause("D10-RUL-CHARGE-DICE")),
        pytest.param((9, 2), (4, 0), 7, "swept", marks=pytest.mark.clause("D10-CHARGE-RESULT-SWEPT")),
        pytest.param((10, 6), (2, -1), 15, "swept", marks=pytest.mark.clause("D10-CHARGE-RESULT-SWEPT")),
        pytest.param((8, 0), (4, 0), 4, "driven-back", marks=pytest.mark.clause("D10-CHARGE-RESULT-DRIVEN")),
        pytest.param((9, 1), (4, 0), 6, "driven-back", marks=pytest.mark.clause("D10-CHARGE-RESULT-DRIVEN")),
        pytest.param((6, 0), (5, 0), 1, "hard-pressed", marks=pytest.mark.clause("D10-CHARGE-RESULT-PRESSED")),
        pytest.param((8, 0), (5, 0), 3, "hard-pressed", marks=pytest.mark.clause("D10-CHARGE-RESULT-PRESSED")),
        pytest.param((6, 1), (7, 0), 0, "struggle", marks=pytest.mark.clause("D10-CHARGE-RESULT-STRUGGLE")),
        pytest.param((5, 0), (6, 0), -1, "checked", marks=pytest.mark.clause("D10-CHARGE-RESULT-CHECKED")),
        pytest.param((5, 0), (8, 0), -3, "checked", marks=pytest.mark.clause("D10-CHARGE-RESULT-CHECKED")),
        pytest.param((3, 0), (7, 0), -4, "falters", marks=pytest.mark.clause("D10-CHARGE-RESULT-FALTERS")),
        pytest.param((3, 0), (9, 0), -6, "falters", marks=pytest.mark.clause("D10-CHARGE-RESULT-FALTERS")),
        pytest.param((2, 0), (9, 0), -7, "repulsed", marks=pytest.mark.clause("D10-CHARGE-RESULT-REPULSED")),
    ],
)
def test_dice_and_modifiers_of_both_sides_give_the_result(
    rules: Rules, attacker: tuple[int, int], defender: tuple[int, int], difference: int, result: str
) -> None:
    def with_modifiers(wanted: int) -> Fighter:
        states: dict[int, dict[str, Any]] = {
            -1: {"disordered": True},
            0: {},
            1: {"leaders": [InCommand()]},
            2: {"state": "fresh"},
            3: {"state": "fresh", "leaders": [InCommand()]},
            4: {"state": "fresh", "leaders": [InCommand(exceptional=True)]},
            6: {"state": "fresh", "leaders": [InCommand(exceptional=True)], "supported": True, "confederate": True},
        }
        return troops(**states[wanted])

    combat = Combat(attackers=[with_modifiers(attacker[1])], defenders=[with_modifiers(defender[1])])
    found = resolve(rules, combat, attacker_die=attacker[0], defender_die=defender[0])
    assert (found.attacker_total, found.defender_total) == (sum(attacker), sum(defender))
    assert (found.difference, found.result) == (difference, result)


# ---- the fate of the two sides


@pytest.mark.clause("D10-CHARGE-RESULT-SWEPT", "D10-CHARGE-RESULT-SWEPT-RETREAT", "D10-CHARGE-RESULT-SWEPT-LOSS")
def test_swept_defenders_lose_two_stands_and_a_leader_and_retreat_a_full_move(rules: Rules) -> None:
    found = fought(rules, 7, troops(leaders=[InCommand()]))
    assert in_words(found.defender) == ("2 lost (1 captured, 1 skedaddled), disordered, full-move, leader captured")
    assert found.defender.stands_left == 6
    assert (in_words(found.attacker), found.attacker.stands_left) == (UNHURT, 8)


@pytest.mark.clause("D10-CHARGE-RESULT-DRIVEN-RETREAT", "D10-CHARGE-RESULT-DRIVEN-LOSS")
@pytest.mark.parametrize("difference", [4, 5, 6])
def test_driven_back_defenders_lose_one_stand_and_retreat_beyond_musketry(rules: Rules, difference: int) -> None:
    found = fought(rules, difference, troops(7, leaders=[InCommand()]))
    assert in_words(found.defender) == "1 lost (0 captured, 1 skedaddled), disordered, beyond-musketry"
    assert found.defender.stands_left == 6
    assert (in_words(found.attacker), found.attacker.stands_left) == (UNHURT, 8)


@pytest.mark.clause("D10-CHARGE-RESULT-PRESSED")
@pytest.mark.parametrize("difference", [1, 2, 3])
def test_hard_pressed_defenders_fall_back_two_inches_in_disorder(rules: Rules, difference: int) -> None:
    found = fought(rules, difference, troops(leaders=[InCommand()]))
    assert in_words(found.defender) == "0 lost (0 captured, 0 skedaddled), disordered, two-inches"
    assert in_words(found.attacker) == UNHURT


@pytest.mark.clause("D10-CHARGE-RESULT-CHECKED")
@pytest.mark.parametrize("difference", [-1, -2, -3])
def test_checked_attackers_fall_back_two_inches_in_disorder(rules: Rules, difference: int) -> None:
    found = fought(rules, difference, troops(leaders=[InCommand()]))
    assert in_words(found.attacker) == "0 lost (0 captured, 0 skedaddled), disordered, two-inches"
    assert in_words(found.defender) == UNHURT


@pytest.mark.clause("D10-CHARGE-RESULT-FALTERS")
@pytest.mark.parametrize("difference", [-4, -5, -6])
def test_faltering_attackers_lose_one_stand_and_retreat_beyond_musketry(rules: Rules, difference: int) -> None:
    found = fought(rules, difference)
    assert in_words(found.attacker) == "1 lost (0 captured, 1 skedaddled), disordered, beyond-musketry"
    assert found.attacker.stands_left == 7
    assert in_words(found.defender) == UNHURT


@pytest.mark.clause("D10-CHARGE-RESULT-REPULSED", "D10-CHARGE-RESULT-REPULSED-LEADER")
def test_repulsed_attackers_lose_two_stands_and_a_leader_and_retreat_a_full_move(rules: Rules) -> None:
    found = fought(rules, -7)
    assert in_words(found.attacker) == ("2 lost (1 captured, 1 skedaddled), disordered, full-move, leader captured")
    assert found.attacker.stands_left == 6
    assert in_words(found.defender) == UNHURT
    without = Combat(attackers=[troops()], defenders=[troops()])
    assert not resolve(rules, without, attacker_die=1, defender_die=8).attacker.leader_captured


@pytest.mark.parametrize(
    ("difference", "pursuit"),
    [
        pytest.param(7, "must-breakthrough", marks=pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-BREAKTHROUGH")),
        pytest.param(6, "may-breakthrough", marks=pytest.mark.clause("D10-CHARGE-RESULT-DRIVEN-ATTACKER")),
        pytest.param(4, "may-breakthrough", marks=pytest.mark.clause("D10-CHARGE-RESULT-DRIVEN-ATTACKER")),
        pytest.param(3, "carry", marks=pytest.mark.clause("D10-CHARGE-RESULT-PRESSED-ATTACKER")),
        pytest.param(1, "carry", marks=pytest.mark.clause("D10-CHARGE-RESULT-PRESSED-ATTACKER")),
        pytest.param(0, "none", marks=pytest.mark.clause("D10-CHARGE-RESULT-STRUGGLE")),
        pytest.param(-1, "none", marks=pytest.mark.clause("D10-CHARGE-RESULT-CHECKED")),
        pytest.param(-5, "none", marks=pytest.mark.clause("D10-CHARGE-RESULT-FALTERS")),
        pytest.param(-8, "none", marks=pytest.mark.clause("D10-CHARGE-RESULT-REPULSED")),
    ],
)
def test_winning_attackers_pursue_as_the_result_says(rules: Rules, difference: int, pursuit: str) -> None:
    assert fought(rules, difference).pursuit == pursuit


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-CHAIN")
@pytest.mark.parametrize(("difference", "pursuit"), [(8, "carry"), (5, "carry"), (2, "carry"), (-2, "none")])
def test_breakthrough_combat_brings_no_further_breakthrough(rules: Rules, difference: int, pursuit: str) -> None:
    assert fought(rules, difference, breakthrough=True).pursuit == pursuit


@pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-BREAKTHROUGH")
def test_breakthrough_move_is_half_a_move(rules: Rules) -> None:
    assert str(rules.charge.breakthrough_move.times) == "1/2"


@pytest.mark.clause("D10-CHARGE-RESULT-PRESSED", "D10-CHARGE-RESULT-CHECKED")
@pytest.mark.parametrize(("one", "two"), [(6, 5), (5, 6)])
def test_last_stand_of_a_side_is_disordered_too(rules: Rules, one: int, two: int) -> None:
    found = resolve(rules, Combat(attackers=[troops(1)], defenders=[troops(1)]), attacker_die=one, defender_die=two)
    assert (found.defender.disordered, found.attacker.disordered) == (one > two, one < two)
