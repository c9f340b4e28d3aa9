"""Fatigue and order by the charts: printed examples, both readings of each ruling, bounds for every unit."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.charts.ruleset import load
from companion.games.tactical.charts.terms import Arm, Mode
from companion.games.tactical.rules.combat.condition import (
    disruption_chance,
    fatigue_of_losses,
    fatigue_recovered,
    gained,
    losses_a_point,
    order_chance,
    step_fatigue,
)
from companion.kernel.shelf import ruleset_texts
from tests.games.tactical.building import unit

RULES = load(ruleset_texts("antietam"))
SWAPPED = RULES.choosing({"ANT-R-FATREC": 1})
CONTINUOUS = RULES.choosing({"ANT-R-FATGAIN": 1})
COMPOUNDED = RULES.choosing({"ANT-R-DISRUPT": 1})


@pytest.mark.clause("ANT-5.3a", "ANT-T-FATREC", "ANT-R-FATREC")
def test_a_unit_recovers_a_third_beside_the_enemy_as_printed_or_a_sixth() -> None:
    assert fatigue_recovered(RULES, 83, in_zone=True)[0] == 27
    assert fatigue_recovered(RULES, 83, in_zone=False)[0] == 13
    assert fatigue_recovered(SWAPPED, 83, in_zone=True)[0] == 13
    assert fatigue_recovered(SWAPPED, 83, in_zone=False)[0] == 27


def test_the_working_names_the_ruling_where_it_is_read_otherwise() -> None:
    assert fatigue_recovered(RULES, 83, in_zone=True)[1].clause == "ANT-T-FATREC"
    assert fatigue_recovered(SWAPPED, 83, in_zone=True)[1].clause == "ANT-R-FATREC"


@pytest.mark.clause("ANT-T-FATGAIN", "ANT-R-FATGAIN")
@pytest.mark.parametrize(
    ("men", "losses"), [(0, "2"), (400, "2"), (599, "2"), (600, "3"), (900, "9/2"), (1000, "5"), (1505, "5")]
)
def test_large_units_tire_less_by_their_losses(men: int, losses: str) -> None:
    assert losses_a_point(RULES, men) == Fraction(losses)


@pytest.mark.clause("ANT-R-FATGAIN")
def test_the_other_reading_has_no_step() -> None:
    found = [losses_a_point(CONTINUOUS, men) for men in (399, 400, 500, 600, 1000, 1200)]
    assert found == [2, 2, Fraction(5, 2), 3, 5, 5]


@pytest.mark.clause("ANT-T-FATGAIN")
def test_fatigue_of_losses_is_cut() -> None:
    assert fatigue_of_losses(RULES, 9, 500)[0] == 4
    assert fatigue_of_losses(RULES, 9, 600)[0] == 3
    assert fatigue_of_losses(RULES, 17, 900)[0] == 3
    assert fatigue_of_losses(RULES, 18, 900)[0] == 4
    assert fatigue_of_losses(RULES, 18, 900)[1].clause == "ANT-R-FATGAIN"


@given(st.integers(0, 3000), st.integers(0, 3000))
def test_more_losses_never_tire_less_nor_more_men_more(losses: int, men: int) -> None:
    points = fatigue_of_losses(RULES, losses, men)[0]
    assert points <= fatigue_of_losses(RULES, losses + 1, men)[0]
    assert points >= fatigue_of_losses(RULES, losses, men + 1)[0]
    assert points <= losses / 2


@pytest.mark.clause("ANT-T-FATGAIN", "ANT-R-FAT-MODES")
@pytest.mark.parametrize(
    ("arm", "mode", "points", "basic"),
    [
        ("infantry", "normal", 2, 2),
        ("infantry", "column", 1, 2),
        ("cavalry", "mounted", 1, 1),
        ("cavalry", "dismounted", 2, 1),
        ("artillery", "limbered", 1, 1),
    ],
)
def test_a_step_tires_by_mode_and_in_the_basic_game_by_arm(arm: Arm, mode: Mode, points: int, basic: int) -> None:
    assert step_fatigue(RULES, arm, mode, "advanced")[0] == points
    assert step_fatigue(RULES, arm, mode, "basic")[0] == basic


def test_unlimbered_artillery_makes_no_step() -> None:
    with pytest.raises(LookupError):
        step_fatigue(RULES, "artillery", "unlimbered", "advanced")


@pytest.mark.clause("ANT-8.8a", "ANT-R-DISRUPT")
def test_order_is_lost_by_losses_in_a_straight_line_or_compounded() -> None:
    assert [disruption_chance(RULES, losses) for losses in (0, 1, 100, 250, 400)] == [
        0,
        Fraction(4, 1000),
        Fraction(2, 5),
        1,
        1,
    ]
    assert float(disruption_chance(COMPOUNDED, 100)) == pytest.approx(0.4)
    assert float(disruption_chance(COMPOUNDED, 200)) == pytest.approx(0.64)


@given(st.integers(0, 2000))
def test_a_chance_of_disruption_is_one(losses: int) -> None:
    assert 0 <= disruption_chance(RULES, losses) <= 1
    assert 0 <= disruption_chance(COMPOUNDED, losses) <= 1


@pytest.mark.clause("ANT-T-DISRREC", "ANT-R-DISR-NOBRIGADE")
def test_order_is_regained_by_what_speaks_against_a_unit() -> None:
    assert order_chance(RULES, leader_lives=True, in_zone=False).percent == 80
    assert order_chance(RULES, leader_lives=True, in_zone=True).percent == 60
    assert order_chance(RULES, leader_lives=False, in_zone=False).percent == 60
    assert order_chance(RULES, leader_lives=False, in_zone=True).percent == 40


@pytest.mark.clause("ANT-R-FAT-MAX")
@given(st.integers(0, 100), st.integers(0, 60))
def test_a_gain_never_brings_fatigue_past_100_nor_morale_below_0(had: int, points: int) -> None:
    one = unit(fatigue=had)
    tired = unit(fatigue=had + gained(RULES, one, points))
    assert tired.fatigue == min(100, had + points)
    assert tired.morale == max(0, 80 - tired.fatigue)


@pytest.mark.clause("ANT-R-FAT-MAX")
def test_what_was_set_by_hand_beyond_the_scale_gains_nothing_more() -> None:
    assert gained(RULES, unit(fatigue=130), 6) == 0
