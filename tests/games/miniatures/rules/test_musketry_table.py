"""The musketry and cannonade table: eighteen rows against the sheet's printed cells."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from companion.charts.figures import Exact, exact
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.musketry import Attack, Firer, Group, Target, effect_of, resolve, row_of

EFFECTS = ("desultory", "lively", "telling", "deadly", "withering")
RESULTS = range(-1, 12)

# The table as the sheet prints it: the label of the row, then the cells of the five effects.
SHEET = {
    "1/2": ("9 or less", "10,11", "-", "-", "-"),
    "1": ("8 or less", "9,10,11", "-", "-", "-"),
    "2": ("7 or less", "8,9,10", "11", "-", "-"),
    "3": ("7 or less", "8,9", "10,11", "-", "-"),
    "4": ("6 or less", "7,8,9", "10,11", "-", "-"),
    "5": ("5 or less", "6,7.8", "9,10,11", "-", "-"),
    "6,7": ("4 or less", "5,6,7", "8,9,10", "11", "-"),
    "8,9": ("4 or less", "5,6,7", "8,9", "10,11", "-"),
    "10,11": ("3 or less", "4,5,6", "7,8,9", "10,11", "-"),
    "12 to 14": ("2 or less", "3,4,5", "6,7,8", "9,10,11", "-"),
    "15 to 19": ("1 or less", "2,3,4", "5,6,7", "8,9,10", "11"),
    "20 to 24": ("0 or less", "1,2,3", "4,5,6", "7,8,9", "10,11"),
    "25 to 29": ("-1", "0,1,2", "3,4,5", "6,7,8", "9,10,11"),
    "30 to 34": ("-", "-1,0,1", "2,3,4", "5,6,7", "8 +"),
    "35 to 39": ("-", "-1,0", "1,2,3", "4,5,6", "7 +"),
    "40 to 44": ("-", "-1", "0,1,2", "3,4,5", "6 +"),
    "45 to 49": ("-", "-1", "0,1", "2,3,4", "5 +"),
    "50 +": ("-", "-1", "0,1", "2,3", "4 +"),
}


def in_cell(cell: str, result: int) -> bool:
    if cell == "-":
        return False
    if cell.endswith(" or less"):
        return result <= int(cell.removesuffix(" or less"))
    if cell.endswith(" +"):
        return result >= int(cell.removesuffix(" +"))
    return result in map(int, cell.replace(".", ",").split(","))


def on_the_sheet(label: str, result: int) -> str:
    (effect,) = [name for name, cell in zip(EFFECTS, SHEET[label], strict=True) if in_cell(cell, result)]
    return effect


def fired(rules: Rules, points: Exact, die: int, target: Target | None = None) -> str | None:
    """Fire exactly so many points: whole ones by infantry, a half by one muzzle-loading carbine at 8 inches."""
    firers = [Firer(groups=[Group(stands=int(points), range=4)])] if points >= 1 else []
    if points % 1:
        firers.append(Firer(arm="cavalry", groups=[Group(stands=1, range=8)]))
    return resolve(rules, Attack(firers=firers, target=target or Target()), die).effect


@pytest.mark.parametrize(
    ("label", "fewest", "most"),
    [
        pytest.param("1/2", Fraction(1, 2), Fraction(1, 2), marks=pytest.mark.clause("D10-FIRE-TABLE-HALF")),
        pytest.param("1", 1, 1, marks=pytest.mark.clause("D10-FIRE-TABLE-1")),
        pytest.param("2", 2, 2, marks=pytest.mark.clause("D10-FIRE-TABLE-2")),
        pytest.param("3", 3, 3, marks=pytest.mark.clause("D10-FIRE-TABLE-3")),
        pytest.param("4", 4, 4, marks=pytest.mark.clause("D10-FIRE-TABLE-4")),
        pytest.param("5", 5, 5, marks=pytest.mark.clause("D10-FIRE-TABLE-5")),
        pytest.param("6,7", 6, 7, marks=pytest.mark.clause("D10-FIRE-TABLE-6")),
        pytest.param("8,9", 8, 9, marks=pytest.mark.clause("D10-FIRE-TABLE-8")),
        pytest.param("10,11", 10, 11, marks=pytest.mark.clause("D10-FIRE-TABLE-10")),
        pytest.param("12 to 14", 12, 14, marks=pytest.mark.clause("D10-FIRE-TABLE-12")),
        pytest.param("15 to 19", 15, 19, marks=pytest.mark.clause("D10-FIRE-TABLE-15")),
        pytest.param("20 to 24", 20, 24, marks=pytest.mark.clause("D10-FIRE-TABLE-20")),
        pytest.param("25 to 29", 25, 29, marks=pytest.mark.clause("D10-FIRE-TABLE-25")),
        pytest.param("30 to 34", 30, 34, marks=pytest.mark.clause("D10-FIRE-TABLE-30")),
        pytest.param("35 to 39", 35, 39, marks=pytest.mark.clause("D10-FIRE-TABLE-35")),
        pytest.param("40 to 44", 40, 44, marks=pytest.mark.clause("D10-FIRE-TABLE-40")),
        pytest.param("45 to 49", 45, 49, marks=pytest.mark.clause("D10-FIRE-TABLE-45")),
        pytest.param("50 +", 50, 73, marks=pytest.mark.clause("D10-FIRE-TABLE-50")),
    ],
)
def test_row_gives_the_effects_that_the_sheet_prints(rules: Rules, label: str, fewest: Exact, most: Exact) -> None:
    for points in {fewest, most}:
        row = row_of(rules, points)
        assert row is not None
        assert row.label == label
        assert tuple(row.printed) == SHEET[label]
        assert {r: effect_of(rules, row, r) for r in RESULTS} == {r: on_the_sheet(label, r) for r in RESULTS}
        for die in range(1, 11):  # and through the whole attack, as far as one die without modifiers goes
            assert fired(rules, points, die) == on_the_sheet(label, die)


@pytest.mark.clause("D10-RUL-FIRE-COVERAGE")
def test_every_cell_takes_each_result_once_and_more_points_are_never_worse(rules: Rules) -> None:
    assert [row.label for row in rules.musketry.row] == list(SHEET)
    ranks = []
    for row in rules.musketry.row:
        for result in RESULTS:
            hits = [cell for cell in row.cells() if cell and cell[0] <= result <= cell[1]]
            assert len(hits) == 1, (row.label, result)
        ranks.append([EFFECTS.index(effect_of(rules, row, result)) for result in RESULTS])
        assert ranks[-1] == sorted(ranks[-1])  # nor is a higher die ever worse
    for lower, higher in pairwise(ranks):
        assert all(a <= b for a, b in zip(lower, higher, strict=True))


@pytest.mark.clause("D10-RUL-FIRE-COVERAGE")
def test_each_whole_number_of_points_has_exactly_one_row(rules: Rules) -> None:
    def holds(label: str, points: int) -> bool:
        if label.endswith(" +"):
            return points >= int(label.removesuffix(" +"))
        if " to " in label:
            low, high = map(int, label.split(" to "))
            return low <= points <= high
        return str(points) in label.split(",")

    for points in range(1, 61):
        (printed,) = [label for label in SHEET if holds(label, points)]
        rows = [r for r in rules.musketry.row if not r.half and (r.min or 0) <= points <= (r.max or points)]
        found = row_of(rules, points)
        assert found is not None
        assert [row.label for row in rows] == [printed] == [found.label]


@pytest.mark.clause("D10-RUL-FIRE-TYPO-5")
@pytest.mark.parametrize("die", [6, 7, 8])
def test_row_five_is_lively_on_six_seven_and_eight(rules: Rules, die: int) -> None:
    assert fired(rules, 5, die) == "lively"
    assert fired(rules, 5, 5) == "desultory"
    assert fired(rules, 5, 9) == "telling"


@pytest.mark.clause("D10-FIRE-ROLL")
@pytest.mark.parametrize(("points", "die", "effect"), [(13, 8, "telling"), (4, 9, "lively"), (33, 8, "withering")])
def test_points_and_die_give_one_of_five_effects(rules: Rules, points: int, die: int, effect: str) -> None:
    assert fired(rules, points, die) == effect


@pytest.mark.clause("D10-FIRE-RESULT-LABEL")
def test_columns_are_read_by_the_modified_die(rules: Rules) -> None:
    firers = [Firer(groups=[Group(stands=15, range=4)])]
    result = resolve(rules, Attack(firers=firers, target=Target(formation="attack-column")), 10)
    assert (result.result, result.effect) == (11, "withering")  # the die alone, 10, would be deadly


@pytest.mark.clause("D10-RUL-FIRE-CLAMP")
@pytest.mark.parametrize(
    ("points", "result", "readings"),
    [
        (27, -3, ["desultory", "desultory", "desultory"]),
        (30, -2, ["lively", "desultory", "lively"]),
        (52, -2, ["lively", "desultory", "lively"]),
        (30, -1, ["lively", "lively", "lively"]),
        (12, 12, ["deadly", "deadly", "withering"]),
        (1, 12, ["lively", "lively", "telling"]),
        (12, 11, ["deadly", "deadly", "deadly"]),
        (50, 12, ["withering", "withering", "withering"]),
    ],
)
def test_results_outside_the_cells_are_read_at_the_nearest_end(
    rules: Rules, points: int, result: int, readings: list[str]
) -> None:
    """The readings are: at the nearest end; desultory below the table from 30 points; one effect further above it."""
    row = row_of(rules, points)
    assert row is not None
    assert [effect_of(rules.choosing({"D10-RUL-FIRE-CLAMP": n}), row, result) for n in range(3)] == readings


@pytest.mark.clause("D10-RUL-FIRE-CLAMP")
def test_result_below_the_table_keeps_its_own_number(rules: Rules) -> None:
    on_foot = Target(arm="cavalry", cover="works")
    below = resolve(rules, Attack(firers=[Firer(groups=[Group(stands=30, range=4)])], target=on_foot), 1)
    assert (below.result, below.effect) == (-2, "lively")


@pytest.mark.clause("D10-RUL-FIRE-FRACTIONS")
@pytest.mark.parametrize(
    ("points", "dropped", "halves_up"),
    [
        ("3/2", "1", "2"),
        ("23/2", "10,11", "12 to 14"),
        ("29/2", "12 to 14", "15 to 19"),
        ("3/4", "1/2", "1/2"),
        ("1/2", "1/2", "1/2"),
        ("5/4", "1", "1"),
        ("199/4", "45 to 49", "50 +"),
    ],
)
def test_fractions_are_dropped_once_at_the_end(rules: Rules, points: str, dropped: str, halves_up: str) -> None:
    for reading, label in ((0, dropped), (1, halves_up), (2, dropped)):
        row = row_of(rules.choosing({"D10-RUL-FIRE-FRACTIONS": reading}), exact(points))
        assert row is not None
        assert row.label == label


@pytest.mark.clause("D10-RUL-FIRE-BELOW-HALF")
@pytest.mark.parametrize("die", [1, 10])
def test_under_half_a_point_nothing_is_rolled(rules: Rules, die: int) -> None:
    lone = Firer(arm="cavalry", disordered=True, groups=[Group(stands=1, range=8)])
    none = resolve(rules, Attack(firers=[lone], target=Target(formation="attack-column")), die)
    assert none.fire_points == 0.25
    assert (none.band, none.result, none.effect, none.die_modifier) == (None, None, None, 0)
    assert (none.disordered, none.leaders_at_risk, none.low_ammo, none.stands_lost) == (False, False, [], 0)
