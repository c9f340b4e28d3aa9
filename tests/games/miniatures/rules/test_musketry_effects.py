"""What an attack does: the five effects on troops and batteries, a base die of 10, and every input answered."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts.figures import Outside
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.musketry import Attack, Firer, FireResult, Group, Target, resolve
from companion.games.miniatures.rules.state import Formation
from companion.language import messages

BRIGADE, BATTERY = Target(), Target(arm="artillery")


def infantry(stands: int, *, of: int | None = None, **more: Any) -> Firer:
    return Firer(groups=[Group(stands=stands, range=4)], stands_total=of, **more)


def fired(rules: Rules, target: Target, die: int, *firers: Firer) -> FireResult:
    return resolve(rules, Attack(firers=list(firers), target=target), die)


@pytest.mark.parametrize(
    ("points", "die", "expected"),
    [
        pytest.param(15, 1, ("desultory", "-", "-"), marks=pytest.mark.clause("D10-FIRE-EFFECT-DESULTORY")),
        pytest.param(15, 4, ("lively", "disordered", "silenced"), marks=pytest.mark.clause("D10-FIRE-EFFECT-LIVELY")),
        pytest.param(
            15,
            7,
            ("telling", "disordered, 1 lost", "silenced, damaged"),
            marks=pytest.mark.clause("D10-FIRE-EFFECT-TELLING"),
        ),
        pytest.param(
            15, 9, ("deadly", "disordered, 2 lost", "wrecked"), marks=pytest.mark.clause("D10-FIRE-EFFECT-DEADLY")
        ),
        pytest.param(
            50, 9, ("withering", "disordered, 3 lost", "wrecked"), marks=pytest.mark.clause("D10-FIRE-EFFECT-WITHERING")
        ),
    ],
)
def test_effect_on_troops_and_on_a_battery(rules: Rules, points: int, die: int, expected: tuple[str, str, str]) -> None:
    on_troops, on_guns = fired(rules, BRIGADE, die, infantry(points)), fired(rules, BATTERY, die, infantry(points))
    assert on_troops.effect == on_guns.effect
    assert (on_troops.effect, in_words(on_troops), in_words(on_guns)) == expected


def in_words(found: FireResult) -> str:
    marks = [name for name in ("disordered", "silenced", "damaged", "wrecked") if getattr(found, name)]
    return ", ".join(marks + [f"{found.stands_lost} lost"] * bool(found.stands_lost)) or "-"


@pytest.mark.clause("D10-RUL-FIRE-MIXED-TARGET")
@pytest.mark.parametrize("die", range(1, 11))
def test_target_takes_the_effects_of_its_own_kind_and_never_both(rules: Rules, die: int) -> None:
    for points in (6, 12, 20, 50):
        for troops in (BRIGADE, Target(arm="cavalry"), Target(arm="cavalry", mounted=True)):
            found = fired(rules, troops, die, infantry(points))
            assert (found.silenced, found.damaged, found.wrecked) == (False, False, False)
        guns = fired(rules, BATTERY, die, infantry(points))
        assert (guns.disordered, guns.stands_lost) == (False, 0)


@pytest.mark.clause("D10-RUL-FIRE-TEN")
@pytest.mark.parametrize(
    ("target", "die", "result", "happens"),
    [
        (Target(cover="works"), 10, 8, True),
        (Target(formation="attack-column"), 9, 10, False),
        (Target(), 10, 10, True),
        (Target(), 9, 9, False),
    ],
)
def test_base_ten_is_the_die_before_its_modifiers(
    rules: Rules, target: Target, die: int, result: int, happens: bool
) -> None:
    found = fired(rules, target, die, infantry(4))
    assert found.result == result
    assert found.leaders_at_risk is happens
    assert found.low_ammo == ([0] if happens else [])


@pytest.mark.clause("D10-RUL-FIRE-TEN")
def test_base_ten_counts_even_when_the_fire_is_desultory(rules: Rules) -> None:
    found = fired(rules, Target(cover="works"), 10, infantry(1))
    assert (found.effect, found.leaders_at_risk, found.low_ammo) == ("desultory", True, [0])


@pytest.mark.clause("D10-FIRE-TEN-AMMO", "D10-RUL-FIRE-TEN-HALF")
@pytest.mark.parametrize(
    ("firing", "stands", "low"),
    [(4, 8, True), (3, 8, False), (4, 7, True), (3, 7, False), (2, 8, False), (1, 1, True), (8, 8, True)],
)
def test_half_of_the_stands_firing_makes_a_unit_low_on_ammunition(
    rules: Rules, firing: int, stands: int, low: bool
) -> None:
    assert fired(rules, BRIGADE, 10, infantry(firing, of=stands)).low_ammo == ([0] if low else [])
    battery = Firer(arm="rifled", groups=[Group(stands=firing, range=12)], stands_total=stands)
    assert fired(rules, BRIGADE, 10, battery).low_ammo == ([0] if low else [])
    assert fired(rules, BRIGADE, 9, infantry(firing, of=stands)).low_ammo == []


@pytest.mark.clause("D10-RUL-FIRE-TEN-HALF")
def test_each_firing_unit_is_judged_alone_and_those_already_low_are_left(rules: Rules) -> None:
    two_groups = Firer(groups=[Group(stands=2, range=4), Group(stands=2, range=8)], stands_total=8)
    units = [infantry(3, of=8), two_groups, infantry(8, low_ammo=True), infantry(4, of=8)]
    assert fired(rules, BRIGADE, 10, *units).low_ammo == [1, 3]


# ---- every valid input has an answer

FORMATIONS: tuple[Formation, ...] = get_args(Formation)
OPTIONS = {
    "D10-RUL-FIRE-RANGE-CELLS": 3,
    "D10-RUL-FIRE-FRACTIONS": 3,
    "D10-RUL-FIRE-HALF-ONCE": 2,
    "D10-RUL-FIRE-HALF-GUNS": 2,
    "D10-RUL-FIRE-MARCH-COLUMN": 2,
    "D10-RUL-FIRE-DIE-PLUS-ONCE": 2,
    "D10-RUL-FIRE-DISMOUNTED": 3,
    "D10-RUL-FIRE-CLAMP": 3,
}
"""How many readings each option has."""

groups = st.builds(
    Group,
    stands=st.integers(1, 12),
    range=st.sampled_from([0, 4, 4.1, 8]) | st.floats(0, 33),
    enfilade=st.booleans(),
    damaged=st.sampled_from([0, 0, 0, 1]),
    ball=st.booleans(),
)
firers = st.builds(
    Firer,
    arm=st.sampled_from(["infantry", "cavalry", "smoothbore", "rifled"]),
    groups=st.lists(groups, max_size=3),
    stands_total=st.sampled_from([None, None, 12, 36]),
    disordered=st.booleans(),
    low_ammo=st.booleans(),
    carbine=st.sampled_from(["muzzle-loading", "breech-loading"]),
)
targets = st.builds(
    Target,
    arm=st.sampled_from(["infantry", "cavalry", "artillery"]),
    mounted=st.booleans(),
    limbered=st.booleans(),
    formation=st.sampled_from(FORMATIONS),
    maneuvering=st.booleans(),
    cover=st.sampled_from(["none", "cover", "works"]),
)
attacks = st.builds(Attack, firers=st.lists(firers, max_size=4), target=targets)
chosen_readings = st.fixed_dictionaries({}, optional={name: st.integers(0, n - 1) for name, n in OPTIONS.items()})


@pytest.mark.clause("D10-FIRE-ROLL")
@settings(deadline=None)
@given(attack=attacks, die=st.integers(1, 10), chosen=chosen_readings)
def test_every_attack_has_a_result_or_is_outside_the_chart(
    rules: Rules, attack: Attack, die: int, chosen: dict[str, int]
) -> None:
    try:
        found = resolve(rules.choosing(chosen), attack, die)
    except Outside:
        return
    if found.effect is None:
        assert found.fire_points < 1
        assert (found.band, found.result, in_words(found), found.low_ammo) == (None, None, "-", [])
        return
    assert found.fire_points >= 0.5
    assert found.result == die + found.die_modifier
    assert 0 <= found.stands_lost <= 3
    assert found.leaders_at_risk is (die == 10)
    assert not (found.wrecked and (found.silenced or found.damaged))
    assert not (found.disordered and found.silenced)
    assert set(found.low_ammo) <= set(range(len(attack.firers)))
    assert all(line.clause.startswith("D10-") for line in found.explain)


def test_working_names_every_clause_and_its_figure(rules: Rules) -> None:
    carbines = Firer(arm="cavalry", groups=[Group(stands=1, range=6, enfilade=True)], disordered=True)
    gun = Firer(arm="rifled", groups=[Group(stands=2, range=12.5, damaged=1)])
    found = fired(rules, Target(formation="attack-column", cover="works"), 10, carbines, gun)
    assert [(line.clause, messages.told(line.label), line.value) for line in found.explain] == [
        ("D10-FIRE-POINTS-CAV-8", "1 muzzle-loading cavalry stand at 6 in", 0.5),
        ("D10-FIRE-MOD-DISORDERED", "disordered, x", 0.5),
        ("D10-FIRE-MOD-ENFILADE", "enfilade, x", 2),
        ("D10-FIRE-POINTS-RIFLED-2", "2 rifled stands at 12.5 in", 8),
        ("D10-FIRE-MOD-DAMAGED", "1 damaged gun stands, x", 0.5),
        ("D10-RUL-FIRE-FRACTIONS", "6.5 fire points, row 6,7", 6.5),
        ("D10-FIRE-DIE-COLUMN", "target in column", 1),
        ("D10-FIRE-DIE-BREASTWORKS", "target behind breastworks", -2),
        ("D10-FIRE-RESULT-LABEL", "die 10, result", 9),
        ("D10-FIRE-TABLE-6", "row 6,7", "telling"),
        ("D10-FIRE-EFFECT-TELLING", "Telling fire", 1),
        ("D10-FIRE-TEN-LEADER", "base die of 10: leaders at risk", 10),
        ("D10-FIRE-TEN-AMMO", "base die of 10: units low on ammunition", 2),
    ]
