"""Modifiers of the fire die: +1 for an exposed target, less for cover, works and open order."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.musketry import Attack, Firer, Group, Target, die_modifier, resolve

TWELVE = Firer(groups=[Group(stands=12, range=4)])
SIX_IN_ENFILADE = Firer(groups=[Group(stands=6, range=4, enfilade=True)])


def modifier(rules: Rules, target: Target, *firers: Firer, **options: int) -> int:
    chosen = rules.choosing({f"D10-RUL-FIRE-{name.replace('_', '-')}": value for name, value in options.items()})
    return die_modifier(chosen, Attack(firers=list(firers) or [TWELVE], target=target), [])


def cavalry(**more: Any) -> Target:
    return Target(arm="cavalry", **more)


@pytest.mark.parametrize(
    ("target", "die", "result", "effect"),
    [
        pytest.param(
            Target(arm="artillery", limbered=True), 8, 9, "deadly", marks=pytest.mark.clause("D10-FIRE-DIE-LIMBERED")
        ),
        pytest.param(
            Target(formation="attack-column"), 8, 9, "deadly", marks=pytest.mark.clause("D10-FIRE-DIE-COLUMN")
        ),
        pytest.param(cavalry(mounted=True), 8, 9, "deadly", marks=pytest.mark.clause("D10-FIRE-DIE-MOUNTED")),
        pytest.param(Target(maneuvering=True), 8, 9, "deadly", marks=pytest.mark.clause("D10-FIRE-DIE-CHANGING")),
        pytest.param(Target(cover="cover"), 6, 5, "lively", marks=pytest.mark.clause("D10-FIRE-DIE-COVER")),
        pytest.param(Target(cover="works"), 6, 4, "lively", marks=pytest.mark.clause("D10-FIRE-DIE-BREASTWORKS")),
        pytest.param(cavalry(), 6, 5, "lively", marks=pytest.mark.clause("D10-FIRE-DIE-DISMOUNTED")),
        pytest.param(Target(), 8, 8, "telling", marks=pytest.mark.clause("D10-FIRE-RESULT-LABEL")),
        pytest.param(Target(formation="double-line"), 8, 8, "telling", marks=pytest.mark.clause("D10-FIRE-DIE-COLUMN")),
    ],
)
def test_die_is_modified_by_the_state_of_the_target(
    rules: Rules, target: Target, die: int, result: int, effect: str
) -> None:
    """Twelve points of infantry fire, as in the examples of the clauses."""
    found = resolve(rules, Attack(firers=[TWELVE], target=target), die)
    assert (found.fire_points, found.result, found.effect, found.die_modifier) == (12, result, effect, result - die)


@pytest.mark.parametrize(
    ("row", "value"),
    [
        pytest.param("limbered", 1, marks=pytest.mark.clause("D10-FIRE-DIE-LIMBERED")),
        pytest.param("column", 1, marks=pytest.mark.clause("D10-FIRE-DIE-COLUMN")),
        pytest.param("mounted", 1, marks=pytest.mark.clause("D10-FIRE-DIE-MOUNTED")),
        pytest.param("changing", 1, marks=pytest.mark.clause("D10-FIRE-DIE-CHANGING")),
        pytest.param("about-face", 1, marks=pytest.mark.clause("D10-FIRE-DIE-ABOUT-FACE")),
        pytest.param("cover", -1, marks=pytest.mark.clause("D10-FIRE-DIE-COVER")),
        pytest.param("woods", -1, marks=pytest.mark.clause("D10-FIRE-DIE-WOODS")),
        pytest.param("broken-ground", -1, marks=pytest.mark.clause("D10-FIRE-DIE-BROKEN")),
        pytest.param("town", -2, marks=pytest.mark.clause("D10-FIRE-DIE-TOWN")),
        pytest.param("works", -2, marks=pytest.mark.clause("D10-FIRE-DIE-BREASTWORKS")),
        pytest.param("dismounted", -1, marks=pytest.mark.clause("D10-FIRE-DIE-DISMOUNTED")),
    ],
)
def test_chart_lists_every_modifier_of_the_sheet(rules: Rules, row: str, value: int) -> None:
    """Woods and broken ground are given as cover, a town as works, an about face as maneuvering."""
    assert [modifier.value for modifier in rules.musketry.modifier if modifier.id == row] == [value]
    given = {
        "woods": Target(cover="cover"),
        "broken-ground": Target(cover="cover"),
        "town": Target(cover="works"),
        "about-face": Target(maneuvering=True),
    }.get(row)
    if given is not None:
        assert modifier(rules, given) == value


EVERY_STATE = [
    (Target(formation="march-column"), 1),
    (Target(arm="artillery", limbered=True, maneuvering=True), 2),
    (cavalry(mounted=True, formation="march-column"), 2),
    (cavalry(mounted=True, formation="march-column", maneuvering=True), 3),
    (Target(formation="attack-column", maneuvering=True), 2),
]


@pytest.mark.clause("D10-RUL-FIRE-DIE-PLUS-ONCE")
@pytest.mark.parametrize(("target", "held"), EVERY_STATE)
def test_several_plus_one_conditions_give_one(rules: Rules, target: Target, held: int) -> None:
    assert modifier(rules, target) == 1
    assert modifier(rules, target, DIE_PLUS_ONCE=1) == held


@pytest.mark.clause("D10-RUL-FIRE-MARCH-COLUMN")
def test_march_column_takes_both_the_double_and_the_plus_one(rules: Rules) -> None:
    at_march_column = Attack(firers=[Firer(groups=[Group(stands=6, range=4)])], target=Target(formation="march-column"))
    both = resolve(rules, at_march_column, 8)
    assert (both.fire_points, both.result, both.effect) == (12, 9, "deadly")
    in_place = resolve(rules.choosing({"D10-RUL-FIRE-MARCH-COLUMN": 1}), at_march_column, 8)
    assert (in_place.fire_points, in_place.result, in_place.effect) == (12, 8, "telling")


@pytest.mark.clause("D10-RUL-FIRE-MARCH-COLUMN")
def test_double_in_place_of_plus_one_is_for_the_march_column_alone(rules: Rules) -> None:
    assert modifier(rules, Target(formation="attack-column"), SIX_IN_ENFILADE, MARCH_COLUMN=1) == 1
    assert modifier(rules, cavalry(mounted=True, formation="march-column"), MARCH_COLUMN=1) == 1


@pytest.mark.clause("D10-RUL-FIRE-COVER-STACK")
def test_the_best_shelter_counts_alone_and_the_plus_one_counts_against_it(rules: Rules) -> None:
    assert modifier(rules, Target(cover="works")) == -2  # in a wood or not
    assert modifier(rules, Target(formation="march-column", cover="cover")) == 0
    assert modifier(rules, Target(formation="attack-column", cover="works")) == -1


@pytest.mark.clause("D10-RUL-FIRE-DISMOUNTED")
@pytest.mark.parametrize(
    ("target", "added", "not_added"),
    [
        (cavalry(), -1, -1),
        (cavalry(cover="cover"), -2, -1),
        (cavalry(cover="works"), -3, -2),
        (cavalry(mounted=True, cover="cover"), 0, 0),
        (Target(cover="cover"), -1, -1),
    ],
)
def test_dismounted_cavalry_as_target_adds_to_cover(rules: Rules, target: Target, added: int, not_added: int) -> None:
    assert modifier(rules, target) == added
    assert modifier(rules, target, DISMOUNTED=2) == not_added


@pytest.mark.clause("D10-RUL-FIRE-DISMOUNTED")
def test_dismounted_cavalry_as_firers_is_another_reading(rules: Rules) -> None:
    carbines = Firer(arm="cavalry", groups=[Group(stands=6, range=4)])
    at_infantry, at_cavalry = Target(cover="cover"), cavalry(cover="cover")
    for reading, by_carbines, by_infantry in ((0, -1, -2), (1, -2, -1), (2, -1, -1)):
        assert modifier(rules, at_infantry, carbines, DISMOUNTED=reading) == by_carbines
        assert modifier(rules, at_infantry, TWELVE, carbines, DISMOUNTED=reading) == by_carbines
        assert modifier(rules, at_cavalry, TWELVE, DISMOUNTED=reading) == by_infantry


@pytest.mark.clause("D10-FIRE-DIE-DISMOUNTED", "D10-RUL-FIRE-COVER-STACK")
def test_modifiers_run_from_minus_three_to_plus_one(rules: Rules) -> None:
    found = {
        modifier(rules, Target(arm=arm, mounted=m, limbered=on_limbers, formation=f, maneuvering=c, cover=s))
        for arm in ("infantry", "cavalry", "artillery")
        for m in (False, True)
        for on_limbers in (False, True)
        for f in ("single-line", "double-line", "attack-column", "march-column")
        for c in (False, True)
        for s in ("none", "cover", "works")
    }
    assert found == {-3, -2, -1, 0, 1}
