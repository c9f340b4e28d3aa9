"""Factors on fire points: halves and doubles, stand by stand, in exact fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.musketry import Attack, Firer, Group, Target, fire_points, prepare

HALF = Fraction(1, 2)


def infantry(*groups: Group, **more: Any) -> Firer:
    return Firer(groups=list(groups), **more)


def guns(arm: str, *groups: Group, **more: Any) -> Firer:
    return Firer(arm=arm, groups=list(groups), **more)  # type: ignore[arg-type]


def points(rules: Rules, *firers: Firer, target: Target | None = None) -> Fraction:
    return Fraction(fire_points(rules, Attack(firers=list(firers), target=target or Target()), []))


def band(rules: Rules, *firers: Firer) -> str | None:
    row = prepare(rules, Attack(firers=list(firers))).row
    return None if row is None else row.label


SIX, EIGHT = Group(stands=6, range=4), Group(stands=8, range=4)


@pytest.mark.clause("D10-FIRE-MOD-DISORDERED", "D10-STATE-DISORDER-EFFECT")
def test_disorder_halves_the_fire_of_troops(rules: Rules) -> None:
    assert points(rules, infantry(SIX, disordered=True)) == 3
    assert points(rules, infantry(Group(stands=3, range=4), disordered=True)) == Fraction(3, 2)
    assert points(rules, Firer(arm="cavalry", disordered=True, groups=[SIX])) == 3


@pytest.mark.clause("D10-FIRE-MOD-LOW-AMMO", "D10-STATE-LOWAMMO-EFFECT")
def test_low_ammunition_halves_the_fire_of_troops(rules: Rules) -> None:
    assert points(rules, infantry(SIX, low_ammo=True)) == 3
    assert points(rules, Firer(arm="cavalry", low_ammo=True, groups=[SIX])) == 3


@pytest.mark.clause("D10-FIRE-MOD-DAMAGED", "D10-STATE-DAMAGED-EFFECT")
def test_damage_halves_only_the_damaged_gun_stands(rules: Rules) -> None:
    assert points(rules, guns("rifled", Group(stands=1, range=4, damaged=1))) == 5
    assert points(rules, guns("rifled", Group(stands=1, range=16, damaged=1))) == 2
    assert points(rules, guns("smoothbore", Group(stands=2, range=16, damaged=1))) == Fraction(9, 2)


@pytest.mark.clause("D10-FIRE-MOD-ENFILADE")
def test_enfilade_doubles_fire_points(rules: Rules) -> None:
    assert points(rules, infantry(Group(stands=5, range=4, enfilade=True))) == 10
    assert points(rules, guns("rifled", Group(stands=1, range=16, enfilade=True))) == 8


@pytest.mark.clause("D10-RUL-FIRE-ENFILADE-SCOPE")
def test_enfilade_doubles_only_the_stands_in_enfilade(rules: Rules) -> None:
    flank, front = Group(stands=4, range=4, enfilade=True), Group(stands=4, range=4)
    assert points(rules, infantry(flank, front)) == 12
    assert points(rules, infantry(flank), infantry(front)) == 12


@pytest.mark.clause("D10-FIRE-MOD-ENFILADE-MARCH", "D10-RUL-FIRE-MARCH-COLUMN")
@pytest.mark.parametrize("in_flank", [False, True])
def test_march_column_is_enfiladed_from_everywhere_and_once(rules: Rules, in_flank: bool) -> None:
    firer = infantry(Group(stands=6, range=4, enfilade=in_flank))
    assert points(rules, firer, target=Target(formation="march-column")) == 12
    assert points(rules, firer, target=Target(formation="attack-column")) == (12 if in_flank else 6)


@pytest.mark.clause("D10-RUL-FIRE-ARITHMETIC")
def test_halves_and_doubles_act_stand_by_stand_before_the_sum(rules: Rules) -> None:
    enfilading = infantry(Group(stands=5, range=4, enfilade=True), disordered=True)
    assert points(rules, enfilading) == 5
    five, gun = infantry(Group(stands=5, range=4), disordered=True), guns("rifled", Group(stands=1, range=12))
    assert points(rules, five, gun) == Fraction(13, 2)
    assert band(rules, five, gun) == "6,7"


@pytest.mark.clause("D10-RUL-FIRE-FRACTIONS")
def test_fractions_are_kept_until_the_end(rules: Rules) -> None:
    """Three units of 1 1/2 points are 4 1/2; with each rounded half up before adding they are 6."""
    unit = infantry(Group(stands=3, range=4), disordered=True)
    for reading, total, label in ((0, Fraction(9, 2), "4"), (1, Fraction(9, 2), "5"), (2, Fraction(6), "6,7")):
        chosen = rules.choosing({"D10-RUL-FIRE-FRACTIONS": reading})
        assert points(chosen, unit, unit, unit) == total
        assert band(chosen, unit, unit, unit) == label


@pytest.mark.clause("D10-RUL-FIRE-HALF-ONCE")
@pytest.mark.parametrize(("reading", "total"), [(0, 4), (1, 2)])
def test_disordered_and_low_on_ammunition_halve_once(rules: Rules, reading: int, total: int) -> None:
    chosen = rules.choosing({"D10-RUL-FIRE-HALF-ONCE": reading})
    assert points(chosen, infantry(EIGHT, disordered=True, low_ammo=True)) == total
    assert points(chosen, infantry(EIGHT, disordered=True)) == 4  # one state alone is the same in both readings


@pytest.mark.clause("D10-RUL-FIRE-HALF-GUNS")
@pytest.mark.parametrize(("reading", "sound", "damaged"), [(0, 10, 5), (1, 5, Fraction(5, 2))])
def test_guns_low_on_ammunition_fire_canister_at_full_points(
    rules: Rules, reading: int, sound: int, damaged: Fraction
) -> None:
    chosen = rules.choosing({"D10-RUL-FIRE-HALF-GUNS": reading})
    assert points(chosen, guns("rifled", Group(stands=1, range=3), low_ammo=True)) == sound
    assert points(chosen, guns("smoothbore", Group(stands=1, range=3, damaged=1), low_ammo=True)) == damaged


# ---- against a slow count, one stand after the other

FIGURES = {  # the figures of the sheet, in the reading by default: (inches, points of a stand)
    "infantry": [(8, "1")],
    "breech-loading": [(4, "2"), (8, "1")],
    "muzzle-loading": [(4, "1"), (8, "1/2")],
    "smoothbore": [(4, "10"), (16, "3"), (24, "2"), (32, "1")],
    "rifled": [(4, "10"), (16, "4"), (24, "3"), (32, "2")],
}


@st.composite
def firers(draw: st.DrawFn) -> Firer:
    """Draw a unit that may fire: at ranges of its own, guns in order, guns low on ammunition with canister."""
    kind = draw(st.sampled_from(sorted(FIGURES)))
    gun = kind in ("smoothbore", "rifled")
    low_ammo = draw(st.booleans())
    reach = 4 if gun and low_ammo else FIGURES[kind][-1][0]
    groups = []
    for _ in range(draw(st.integers(1, 3))):
        stands = draw(st.integers(1, 6))
        inches = draw(st.integers(0, 4 * reach)) / 4
        damaged = draw(st.integers(0, stands)) if gun else 0
        ball = gun and not low_ammo and draw(st.booleans())
        groups.append(Group(stands=stands, range=inches, enfilade=draw(st.booleans()), damaged=damaged, ball=ball))
    return Firer(
        arm="cavalry" if kind.endswith("loading") else kind,  # type: ignore[arg-type]
        carbine="breech-loading" if kind == "breech-loading" else "muzzle-loading",
        groups=groups,
        low_ammo=low_ammo,
        disordered=not gun and draw(st.booleans()),
    )


def slow_count(units: list[Firer], *, march_column: bool) -> Fraction:
    total = Fraction(0)
    for unit in units:
        gun = unit.arm in ("smoothbore", "rifled")
        figures = FIGURES[unit.carbine if unit.arm == "cavalry" else unit.arm]
        for group in unit.groups:
            for stand in range(group.stands):
                within = [figure for inches, figure in figures if group.range <= inches]
                figure = within[0]
                if gun and group.ball and group.range <= 4:
                    figure = within[1]
                one = Fraction(figure)
                if not gun and (unit.disordered or unit.low_ammo):
                    one *= HALF
                if gun and stand < group.damaged:
                    one *= HALF
                if group.enfilade or march_column:
                    one *= 2
                total += one
    return total


@pytest.mark.clause("D10-RUL-FIRE-ARITHMETIC", "D10-RUL-FIRE-PER-STAND")
@settings(deadline=None)
@given(units=st.lists(firers(), max_size=4), march_column=st.booleans())
def test_fire_points_are_the_sum_over_all_stands(rules: Rules, units: list[Firer], march_column: bool) -> None:
    target = Target(formation="march-column" if march_column else "single-line")
    assert points(rules, *units, target=target) == slow_count(units, march_column=march_column)
