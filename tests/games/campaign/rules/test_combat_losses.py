"""Losses of a battle and of a rout: the printed examples, the rulings' examples, conservation, other readings."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.rounding import half_up, shared_out, step_up
from companion.games.campaign.charts.combat import ARMS
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.combat.casualties import (
    base_of,
    by_arm,
    demoralised_factor,
    losses,
    reported_percent,
    rout_losses,
    side_loss,
)
from companion.games.campaign.rules.combat.echelons import echelons
from companion.games.campaign.rules.combat.sides import Battle, Fighter
from companion.games.campaign.rules.state import Strength
from tests.games.campaign.fighting import (
    RULES,
    Case,
    any_arms,
    ask,
    attacker,
    battle,
    case,
    chosen,
    corps,
    of_arms,
    side,
)

ARM_POINTS = any_arms(60)


def lost(fought: Battle, *, rate: int, odds: F, rules: Rules = RULES) -> dict[str, Strength]:
    """Give the losses of a battle at a given rate and odds, at urgency 5."""
    placed = {name: row for one in fought.sides for name, row in echelons(rules, one, 5).items()}
    return losses(rules, fought, placed, rate=rate, odds=odds)[0]


def two(confederate: Case, union: Case, **more: Any) -> Battle:
    return battle(case(side(confederate), side(union), **more))


# ---- sides


@pytest.mark.clause("RTG-9.6.2a", "RTG-9.6.2b", "RTG-9.6.2d", "RTG-R-LOSS-BASE", "RTG-R-ARITH")
def test_the_example_of_5400_and_1800() -> None:
    """50,000 against 30,000 at ferocity 6 and 3:1, in strength points."""
    fought = two(attacker(infantry=500), corps("B", 300))
    assert base_of(fought) == 300
    assert side_loss(fought, fought.union, rate=18, odds=F(3)) == 54
    assert side_loss(fought, fought.confederate, rate=18, odds=F(3)) == 18
    found = lost(fought, rate=18, odds=F(3))
    assert (found["union:B"].total, found["confederate:A"].total) == (54, 18)
    assert F(18, 500) * 100 == F("3.6")
    assert reported_percent(18, 500) == 3
    assert reported_percent(54, 300) == 18


@pytest.mark.clause("RTG-9.6.2a", "RTG-R-LOSS-BASE")
def test_the_base_is_the_smaller_force_also_when_that_is_the_stronger() -> None:
    fought = two(attacker(infantry=500), corps("B", 300))
    assert side_loss(fought, fought.confederate, rate=18, odds=F(1, 2)) == 54
    assert side_loss(fought, fought.union, rate=18, odds=F(1, 2)) == 27


@pytest.mark.clause("RTG-R-LOSS-BASE")
def test_guns_count_in_the_size_and_stragglers_do_not() -> None:
    fought = two(attacker(infantry=100, foot_guns=20), corps("B", 40, cavalry=30, horse_guns=5))
    assert (fought.confederate.strength, fought.union.strength, base_of(fought)) == (120, 75, 75)


@pytest.mark.clause("RTG-9.6.2b", "RTG-R-LOSS-BASE")
def test_at_even_odds_both_lose_the_full_rate() -> None:
    fought = two(attacker(infantry=200), corps("B", 100))
    assert [side_loss(fought, one, rate=15, odds=F(1)) for one in fought.sides] == [15, 15]


@pytest.mark.clause("RTG-9.6.2c", "RTG-R-LOSS-DEMORAL", "RTG-11.0c")
def test_a_demoralised_corps_loses_of_the_larger_force() -> None:
    """300 against 500 at 18 %: 54 become 90."""
    calm, spent = corps("B", 300), corps("B", 300, fatigue=7, combat_mode="withdraw")
    assert lost(two(attacker(infantry=500), calm), rate=18, odds=F(3))["union:B"].total == 54
    fought = two(attacker(infantry=500), spent)
    assert demoralised_factor(fought) == F(5, 3)
    assert lost(fought, rate=18, odds=F(3))["union:B"].total == 90


@pytest.mark.clause("RTG-R-LOSS-DEMORAL")
def test_only_the_demoralised_corps_bleeds_more_by_default() -> None:
    spent = corps("C", 150, fatigue=7, combat_mode="withdraw")
    fought = battle(case(side(attacker(infantry=500)), side(corps("B", 150), spent)))
    found = lost(fought, rate=18, odds=F(3))
    exposed = {"union:B": F(1), "union:C": F(3, 5)}  # second line by urgency 5
    assert {name: found[name].total for name in exposed} == {
        name: half_up(54 * share / sum(exposed.values()) * (F(5, 3) if name == "union:C" else 1))
        for name, share in exposed.items()
    }
    whole = lost(fought, rate=18, odds=F(3), rules=chosen(LOSS_DEMORAL=1))
    assert whole["union:B"].total == half_up(90 * F(5, 8))
    assert whole["union:C"].total == found["union:C"].total
    assert whole["confederate:A"] == found["confederate:A"]


# ---- corps and arms


@pytest.mark.clause("RTG-9.6.3a", "RTG-R-LOSS-SPLIT", "RTG-6.2.4b")
def test_the_example_of_18_and_27() -> None:
    """100 infantry and 20 guns losing 18 lose 16 and 2; attacking in road mode 27."""
    formed = attacker(infantry=100, foot_guns=20)
    enemy = corps("B", 100)
    assert lost(two(formed, enemy), rate=18, odds=F(1))["confederate:A"] == Strength(infantry=16, foot_guns=2)
    column = {**formed, "deployment": "road", "combat_mode": "hasty-attack"}
    assert lost(two(column, enemy), rate=18, odds=F(1))["confederate:A"].total == 27


@pytest.mark.clause("RTG-R-LOSS-SPLIT", "RTG-6.2.4b")
def test_road_mode_costs_only_attackers_more() -> None:
    for mode in ("stand", "attack", "hasty-attack", "withdraw"):
        column = corps("B", 100, deployment="road", combat_mode=mode)
        found = lost(two(attacker(infantry=100), column), rate=18, odds=F(1))
        assert found["union:B"].total == 18


@pytest.mark.clause("RTG-9.6.1.2d", "RTG-R-ECHELON", "RTG-R-LOSS-SPLIT")
def test_the_front_line_loses_most() -> None:
    four = side(*(attacker(name, 100) for name in "ABCD"))
    found = lost(battle(case(four, side(corps("Z", 400)))), rate=15, odds=F(1))
    assert [found[f"confederate:{name}"].total for name in "ABCD"] == [21, 21, 12, 6]
    assert [half_up(F(60) * weight / F("2.9")) for weight in (F(1), F(1), F(6, 10), F(3, 10))] == [21, 21, 12, 6]


@pytest.mark.clause("RTG-R-LOSS-SPLIT")
def test_a_corps_that_is_used_up_passes_nothing_on() -> None:
    small = attacker("A", 1, deployment="road", combat_mode="hasty-attack", foot_guns=0)
    big = attacker("B", 300)
    fought = battle(case({**side(small, big)}, side(corps("Z", 301, foot_guns=300))))
    found = lost(fought, rate=27, odds=F(1, 10))
    assert found["confederate:A"].total <= 1
    assert found["confederate:B"].total == half_up(F(301 * 27, 100) * 300 / 301)


@pytest.mark.clause("RTG-R-LOSS-SPLIT")
@pytest.mark.parametrize(
    ("points", "loss", "expected"),
    [
        ((100, 0, 20, 0), 18, (16, 0, 2, 0)),
        ((10, 0, 40, 10), 50, (10, 0, 32, 8)),
        ((10, 0, 40, 10), 60, (10, 0, 40, 10)),
        ((1, 1, 1, 1), 1, (1, 0, 0, 0)),
        ((1, 1, 1, 1), 2, (1, 1, 0, 0)),
        ((0, 0, 5, 5), 3, (0, 0, 2, 1)),
        ((0, 10, 15, 0), 3, (0, 2, 1, 0)),
        ((3, 0, 0, 20), 20, (3, 0, 0, 17)),
        ((5, 0, 0, 0), 0, (0, 0, 0, 0)),
    ],
)
def test_arms_share_by_the_largest_remainder(points: tuple[int, ...], loss: int, expected: tuple[int, ...]) -> None:
    given_corps = of_arms(points)
    assert by_arm(RULES, given_corps, loss) == Strength(*expected)


@pytest.mark.clause("RTG-R-LOSS-SPLIT")
@given(ARM_POINTS, st.data())
def test_a_loss_falls_on_the_arms_there_are_to_the_last_point(points: tuple[int, ...], draw: st.DataObject) -> None:
    given_corps = of_arms(points)
    loss = draw.draw(st.integers(0, sum(points)))
    found = by_arm(RULES, given_corps, loss)
    assert found.total == loss
    assert all(0 <= getattr(found, arm) <= getattr(given_corps.strength, arm) for arm in ARMS)


@given(st.lists(st.integers(0, 50), max_size=5), st.integers(1, 50), st.integers(0, 5), st.integers(0, 300))
def test_sharing_out_is_whole_and_within_one_of_the_quota(
    others: list[int], one_more: int, at: int, whole: int
) -> None:
    weights = [*others[:at], one_more, *others[at:]]
    shares = shared_out(whole, weights)
    assert sum(shares) == whole
    quotas = [F(whole * weight, sum(weights)) for weight in weights]
    assert all(abs(share - quota) < 1 for share, quota in zip(shares, quotas, strict=True))
    over = [quota - share for share, quota in zip(shares, quotas, strict=True)]
    rounded_up = [share > quota for share, quota in zip(shares, quotas, strict=True)]
    for one, up in enumerate(rounded_up):
        for other, up_too in enumerate(rounded_up):
            if up and not up_too:
                assert over[one] + 1 >= over[other]


@pytest.mark.parametrize(
    ("value", "expected"), [(F(11, 2), 6), (F(-5, 2), -2), (F(5, 2), 3), (F(249, 100), 2), (-1, -1), (F(-13, 5), -3)]
)
def test_a_half_goes_up(value: F, expected: int) -> None:
    assert half_up(value) == expected


@pytest.mark.parametrize(("value", "expected"), [(0, 0), (F(1, 5), F(1, 2)), (1, 1), (F(6, 5), F(3, 2)), (F(18, 5), 4)])
def test_a_step_up(value: F, expected: F) -> None:
    assert step_up(value, F(1, 2)) == expected


# ---- rout


def routed(leadership: int, *points: int) -> tuple[Fighter, Strength]:
    one = of_arms(points, leadership=leadership)
    return one, rout_losses(RULES, one)


@pytest.mark.clause("RTG-6.2.1j", "RTG-6.2.1k", "RTG-R-ROUT")
def test_a_rout_costs_half_less_five_percent_a_point_of_leadership() -> None:
    for leadership, percent in zip(range(1, 10), range(45, 0, -5), strict=True):
        found = routed(leadership, 100, 100, 100, 100)[1]
        assert found == Strength(percent, percent, 2 * percent, 2 * percent)


@pytest.mark.clause("RTG-R-ROUT", "RTG-6.2.1k")
def test_the_example_of_a_rout_and_its_rounding() -> None:
    assert routed(4, 100, 0, 20, 0)[1] == Strength(infantry=30, foot_guns=12)
    assert routed(9, 10, 0, 0, 4)[1] == Strength(infantry=1)
    assert routed(9, 9, 0, 0, 5)[1] == Strength(infantry=0, horse_guns=1)


@given(ARM_POINTS, st.integers(1, 9))
def test_nobody_loses_more_in_a_rout_than_he_has(points: tuple[int, ...], leadership: int) -> None:
    one, found = routed(leadership, *points)
    assert all(0 <= getattr(found, arm) <= getattr(one.strength, arm) for arm in ARMS)


# ---- the working


def test_the_working_leads_to_the_losses() -> None:
    column = attacker(infantry=100, foot_guns=20, deployment="road", combat_mode="hasty-attack")
    found = ask(case(side(column, urgency=7), side(corps("B", 300))))
    lines = {line["label"]: line for line in found["explain"]}
    points = sum(found["losses"]["confederate"]["A"].values())
    assert lines["confederate:A: strength points lost"]["value"] == points
    assert lines["confederate:A: attacks in road mode, x 1.5"]["clause"] == "RTG-R-LOSS-SPLIT"
    assert half_up(F(lines["confederate:A: attacks in road mode, x 1.5"]["value"])) == points
