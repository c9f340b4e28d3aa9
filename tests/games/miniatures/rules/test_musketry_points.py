"""Fire points of a stand by arm and range, in every reading of the range cells."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from companion.charts.figures import Outside
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.musketry import Attack, Firer, Group, fire_points

HEADINGS = (4, 8, 16, 24, 32)
EDGES = (0, 4, 4.5, 8, 8.5, 16, 16.5, 24, 24.5, 32, 32.5)
"""Both sides of every heading: a figure of the sheet holds up to and including its heading."""


def firer(arm: str, stands: int, inches: float, **more: Any) -> Firer:
    """Give so many stands of an arm in one group; the cavalry's arm is the carbine that it carries."""
    group = Group(stands=stands, range=inches, ball=more.pop("ball", False), damaged=more.pop("damaged", 0))
    if arm.endswith("loading"):
        return Firer(arm="cavalry", carbine=arm, groups=[group], **more)  # type: ignore[arg-type]
    return Firer(arm=arm, groups=[group], **more)  # type: ignore[arg-type]


def points(rules: Rules, *firers: Firer) -> Fraction | None:
    try:
        return Fraction(fire_points(rules, Attack(firers=list(firers)), []))
    except Outside:
        return None


def a_stand_at_every_edge(rules: Rules, arm: str) -> list[str]:
    found = (points(rules, firer(arm, 1, inches)) for inches in EDGES)
    return ["-" if one is None else str(one) for one in found]


# A figure of the sheet under each heading, as the ruling's three readings place them; one word for each edge.
SPANNED = {
    "infantry": "1 1 1 1 - - - - - - -",
    "breech-loading": "2 2 1 1 - - - - - - -",
    "muzzle-loading": "1 1 1/2 1/2 - - - - - - -",
    "smoothbore": "10 10 3 3 3 3 2 2 1 1 -",
    "rifled": "10 10 4 4 4 4 3 3 2 2 -",
}
LITERAL = SPANNED | {
    "infantry": "1 1 - - - - - - - - -",
    "smoothbore": "10 10 3 3 2 2 1 1 - - -",
    "rifled": "10 10 4 4 3 3 2 2 - - -",
}
FIRST_SPANS = SPANNED | {"smoothbore": "10 10 10 10 3 3 2 2 1 1 -", "rifled": "10 10 10 10 4 4 3 3 2 2 -"}


@pytest.mark.clause("D10-RUL-FIRE-RANGE-CELLS", "D10-RUL-FIRE-RANGE-EDGE", "D10-RUL-FIRE-RANGE-32")
@pytest.mark.parametrize("arm", list(SPANNED))
def test_range_cells_in_the_three_readings(rules: Rules, arm: str) -> None:
    for reading, chart in enumerate((SPANNED, LITERAL, FIRST_SPANS)):
        chosen = rules.choosing({"D10-RUL-FIRE-RANGE-CELLS": reading})
        assert a_stand_at_every_edge(chosen, arm) == chart[arm].split(), reading


@pytest.mark.clause("D10-FIRE-POINTS-RANGES")
def test_range_headings_are_the_sheets(rules: Rules) -> None:
    assert tuple(rules.fire_points.headings.inches) == HEADINGS
    assert {band.upto for band in rules.fire_points.points} == set(HEADINGS)


@pytest.mark.parametrize(
    ("arm", "stands", "inches", "total"),
    [
        pytest.param("infantry", 6, 8, "6", marks=pytest.mark.clause("D10-FIRE-POINTS-INF")),
        pytest.param("infantry", 6, 9, None, marks=pytest.mark.clause("D10-FIRE-POINTS-INF")),
        pytest.param("breech-loading", 4, 4, "8", marks=pytest.mark.clause("D10-FIRE-POINTS-CAV-4")),
        pytest.param("muzzle-loading", 4, 4, "4", marks=pytest.mark.clause("D10-FIRE-POINTS-CAV-4")),
        pytest.param("breech-loading", 4, 6, "4", marks=pytest.mark.clause("D10-FIRE-POINTS-CAV-8")),
        pytest.param("muzzle-loading", 3, 6, "3/2", marks=pytest.mark.clause("D10-FIRE-POINTS-CAV-8")),
        pytest.param("muzzle-loading", 3, 8.5, None, marks=pytest.mark.clause("D10-FIRE-POINTS-CAV-8")),
        pytest.param("smoothbore", 1, 4, "10", marks=pytest.mark.clause("D10-FIRE-POINTS-SMOOTH-1")),
        pytest.param("smoothbore", 1, 8, "3", marks=pytest.mark.clause("D10-FIRE-POINTS-SMOOTH-2")),
        pytest.param("smoothbore", 1, 16, "3", marks=pytest.mark.clause("D10-FIRE-POINTS-SMOOTH-2")),
        pytest.param("smoothbore", 1, 24, "2", marks=pytest.mark.clause("D10-FIRE-POINTS-SMOOTH-3")),
        pytest.param("smoothbore", 1, 32, "1", marks=pytest.mark.clause("D10-FIRE-POINTS-SMOOTH-4")),
        pytest.param("rifled", 1, 4, "10", marks=pytest.mark.clause("D10-FIRE-POINTS-RIFLED-1")),
        pytest.param("rifled", 1, 8, "4", marks=pytest.mark.clause("D10-FIRE-POINTS-RIFLED-2")),
        pytest.param("rifled", 1, 16, "4", marks=pytest.mark.clause("D10-FIRE-POINTS-RIFLED-2")),
        pytest.param("rifled", 1, 24, "3", marks=pytest.mark.clause("D10-FIRE-POINTS-RIFLED-3")),
        pytest.param("rifled", 1, 32, "2", marks=pytest.mark.clause("D10-FIRE-POINTS-RIFLED-4")),
        pytest.param("rifled", 1, 33, None, marks=pytest.mark.clause("D10-RUL-FIRE-RANGE-32")),
        pytest.param("breech-loading", 4, 8, "4", marks=pytest.mark.clause("D10-RUL-FIRE-CAV-SLASH")),
        pytest.param("muzzle-loading", 4, 8, "2", marks=pytest.mark.clause("D10-RUL-FIRE-CAV-SLASH")),
        pytest.param("rifled", 2, 16, "8", marks=pytest.mark.clause("D10-RUL-FIRE-PER-STAND")),
    ],
)
def test_fire_points_of_stands_at_a_range(
    rules: Rules, arm: str, stands: int, inches: float, total: str | None
) -> None:
    assert points(rules, firer(arm, stands, inches)) == (None if total is None else Fraction(total))


@pytest.mark.clause("D10-RUL-FIRE-CAV-SLASH")
def test_carbines_are_muzzle_loading_unless_said(rules: Rules) -> None:
    plain = Firer(arm="cavalry", groups=[Group(stands=4, range=4)])
    assert points(rules, plain) == 4


@pytest.mark.clause("D10-RUL-FIRE-RANGE-EDGE")
def test_stands_of_one_unit_fall_in_different_bands(rules: Rules) -> None:
    near, far = Group(stands=2, range=4), Group(stands=3, range=4.5)
    assert points(rules, Firer(arm="cavalry", groups=[near, far])) == 2 + Fraction(3, 2)


@pytest.mark.clause("D10-RUL-FIRE-COMBINE")
def test_all_units_firing_at_one_target_add_their_points(rules: Rules) -> None:
    assert points(rules, firer("infantry", 6, 4), firer("smoothbore", 1, 12)) == 9


@pytest.mark.clause("D10-RUL-FIRE-CANISTER")
@pytest.mark.parametrize(("gun", "ball"), [("smoothbore", 3), ("rifled", 4)])
def test_target_outside_the_canister_angle_takes_ball(rules: Rules, gun: str, ball: int) -> None:
    assert points(rules, firer(gun, 1, 4, ball=True)) == ball
    assert points(rules, firer(gun, 1, 4)) == 10
    assert points(rules, firer(gun, 1, 4, ball=True, low_ammo=True)) is None


@pytest.mark.clause("D10-STATE-LOWAMMO-ART")
@pytest.mark.parametrize("gun", ["smoothbore", "rifled"])
def test_guns_low_on_ammunition_fire_canister_only(rules: Rules, gun: str) -> None:
    assert points(rules, firer(gun, 1, 4, low_ammo=True)) == 10
    assert points(rules, firer(gun, 1, 4.5, low_ammo=True)) is None
    assert points(rules, firer(gun, 1, 12, low_ammo=True)) is None
    assert points(rules, firer(gun, 1, 12)) is not None


@pytest.mark.parametrize(
    ("bad", "path"),
    [
        (firer("infantry", 6, 8.5), "$.firers[1].groups[0].range"),
        (firer("rifled", 1, 5, low_ammo=True), "$.firers[1].groups[0].range"),
        (firer("rifled", 1, 5, disordered=True), "$.firers[1].disordered"),
        (firer("infantry", 3, 5, damaged=1), "$.firers[1].groups[0].damaged"),
        (firer("rifled", 1, 5, damaged=2), "$.firers[1].groups[0].damaged"),
        (firer("infantry", 7, 5, stands_total=6), "$.firers[1].groups"),
    ],
)
def test_what_the_sheet_does_not_know_is_refused_with_its_place(rules: Rules, bad: Firer, path: str) -> None:
    with pytest.raises(Outside) as refused:
        fire_points(rules, Attack(firers=[firer("infantry", 1, 1), bad]), [])
    assert refused.value.path == path


# Angles, exposed stands and cover are judged by eye; the charts hold the figures that the referee is shown.


@pytest.mark.parametrize(
    ("weapon", "degrees"),
    [
        pytest.param("infantry", 45, marks=pytest.mark.clause("D10-FIRE-ARC-INF")),
        pytest.param("dismounted-cavalry", 45, marks=pytest.mark.clause("D10-FIRE-ARC-DISMOUNTED")),
        pytest.param("ball", 45, marks=pytest.mark.clause("D10-FIRE-ARC-BALL")),
        pytest.param("canister", 30, marks=pytest.mark.clause("D10-FIRE-ARC-CANISTER")),
    ],
)
def test_angle_of_fire_is_the_sheets(rules: Rules, weapon: str, degrees: int) -> None:
    assert {arc.degrees for arc in rules.fire_points.arc if arc.id == weapon} == {degrees}


@pytest.mark.clause("D10-FIRE-HIT-TWO")
def test_two_stands_of_the_target_must_be_hit(rules: Rules) -> None:
    assert rules.fire_points.target_stands_hit.stands == 2


@pytest.mark.clause("D10-FIRE-COVER-HALF", "D10-RUL-FIRE-COVER-HALF")
@pytest.mark.parametrize(("inside", "stands", "covered"), [(4, 7, True), (3, 7, False), (4, 8, True), (3, 6, True)])
def test_half_of_the_stands_inside_makes_cover(rules: Rules, inside: int, stands: int, covered: bool) -> None:
    assert (Fraction(inside, stands) >= Fraction(str(rules.fire_points.cover_share.share))) is covered
