"""Battles worked by hand as `resolve gettysburg.combat` answers them, a step of the combat at a time.

A Confederate corps of these tests that attacks deployed has 5 + 3 + 2 + 7 + 5 = 22 for a point of infantry, a Union corps
that stands 5 + 6 + 7 + 5 = 23; both have effectiveness 5, no fatigue and so morale 7.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.campaign.fighting import Case, ask, attacker, case, corps, side

MIXED: dict[str, Any] = {
    "infantry": 10,
    "cavalry": 10,
    "foot_guns": 10,
    "horse_guns": 10,
    "effectiveness": 4.0,
    "fatigue": 1.0,
}


def losses(found: Case, name: str, letter: str) -> int:
    """Give the points that a corps loses, of all arms."""
    lost: dict[str, int] = found["losses"][name][letter]
    return sum(lost.values())


# ---- strength and odds


@pytest.mark.clause("RTG-9.2.2a", "RTG-9.2.2b", "RTG-9.2.2c", "RTG-9.2.2d", "RTG-9.2.2e")
def test_strength_is_points_times_the_sum_of_the_shifts() -> None:
    """Morale 5 and effectiveness 4. In haste, deployed, Confederate: 18 for foot; in road mode, withdrawing: 9."""
    found = ask(
        case(
            side(attacker(combat_mode="hasty-attack", **MIXED)),
            side(corps("B", combat_mode="withdraw", deployment="road", **MIXED)),
            town=True,
        )
    )
    assert found["strength"] == {
        "confederate": {"A": 180 + 10 * (18 + 1.5 - 2) + 10 * (18 + 2.5) + 10 * (18 + 3)},
        "union": {"B": 90 + 10 * (9 + 1.5 + 1 - 2 + 1) + 10 * (9 + 2.5) + 10 * (9 + 3)},
    }


@pytest.mark.clause("RTG-9.3a", "RTG-9.4a", "RTG-9.5a")
def test_the_odds_are_of_strength_times_leadership_times_the_draw() -> None:
    """The controlling leader of 7 counts three times beside one of 4: (3 x 7 + 4) / 4 to 3.

    B, the last 40 of 140 points, stands in the third echelon, where strength counts half.
    """
    ours = side(attacker("A", 100, leadership=7), attacker("B", 40, leadership=4))
    found = ask(case(ours, side(corps("C", leadership=3)), random_factor=1.1))
    assert found["echelon"]["confederate"] == {"A": 1, "B": 3}
    assert found["battle_odds"] == pytest.approx((2200 + 880 / 2) / 2300)
    assert found["leadership_odds"] == pytest.approx(25 / 4 / 3)
    assert found["combat_odds"] == pytest.approx((2200 + 880 / 2) / 2300 * 25 / 12 * 1.1)


@pytest.mark.clause("RTG-9.6.1.2b")
def test_the_corps_stand_in_three_echelons_by_their_ranks() -> None:
    ours = side(*(attacker(name) for name in "ABC"), urgency=1)
    assert ask(case(ours, side(corps("Z", 300))))["echelon"]["confederate"] == {"A": 1, "B": 2, "C": 3}


# ---- urgency


@pytest.mark.clause("RTG-9.6.1.1a", "RTG-9.6.1a", "RTG-9.6.1b", "RTG-9.6.1c")
@pytest.mark.parametrize(
    ("union_leader", "urgency", "ferocity", "rate"),
    [(7, 3, 4, 12), (6, 4, 5, 15), (5, 5, 5, 15), (4, 6, 6, 18), (1, 6, 6, 18)],
)
def test_urgency_is_pulled_averaged_and_makes_the_rate(
    union_leader: int, urgency: int, ferocity: int, rate: int
) -> None:
    """7 with aggressiveness -8 is 6.2, so 6; 2 with +10 is 3. The leader of 7 pulls the other by the difference."""
    ours = side(attacker(aggressiveness=-8, leadership=7), urgency=7)
    found = ask(case(ours, side(corps("B", aggressiveness=10, leadership=union_leader), urgency=2)))
    assert found["urgency"] == {"confederate": 6, "union": urgency}
    assert (found["ferocity"], found["casualty_rate"]) == (ferocity, rate)


# ---- losses


@pytest.mark.clause("RTG-9.6a")
def test_casualties_hang_on_ferocity_odds_and_arms_and_on_nothing_else() -> None:
    plain = case(side(attacker()), side(corps("B")))
    found = ask(plain)  # 22 to 23: the Confederates lose 15 of a hundred, the Union 15 x 22/23
    assert (losses(found, "confederate", "A"), losses(found, "union", "B")) == (15, 14)
    fiercer = ask(case(side(attacker(), urgency=9), side(corps("B"), urgency=9)))
    assert (losses(fiercer, "confederate", "A"), losses(fiercer, "union", "B")) == (27, 26)
    better = ask({**plain, "random_factor": 1.2})
    assert (losses(better, "confederate", "A"), losses(better, "union", "B")) == (13, 15)
    mounted = ask(case(side(attacker()), side(corps("B", 50, cavalry=50))))  # 1 to 3/4 of equal numbers
    assert mounted["losses"]["union"]["B"] == {"infantry": 8, "cavalry": 6, "foot_guns": 0, "horse_guns": 0}
    elsewhere = ask(case(side(attacker(original=140)), side(corps("B", original=900)), town=True))
    assert elsewhere["losses"] == found["losses"]


@pytest.mark.clause("RTG-9.6.2a", "RTG-9.6.2b")
def test_losses_are_of_the_smaller_force_and_the_stronger_loses_less_by_the_odds() -> None:
    found = ask(case(side(attacker("A", 200)), side(corps("B"))))
    assert found["combat_odds"] == pytest.approx(44 / 23)
    assert (losses(found, "confederate", "A"), losses(found, "union", "B")) == (8, 15)  # 15 x 23/44 is 7.84


@pytest.mark.clause("RTG-9.6.2c")
def test_a_demoralised_corps_loses_of_the_larger_force() -> None:
    found = ask(case(side(attacker("A", 200)), side(corps("B", fatigue=7.0, combat_mode="withdraw"))))
    assert found["combat_odds"] == pytest.approx(4.4)  # 5 deployed and 5 make 10 for a point
    assert (losses(found, "confederate", "A"), losses(found, "union", "B")) == (3, 30)


@pytest.mark.clause("RTG-9.6.3a")
def test_the_losses_of_a_side_are_those_of_its_corps() -> None:
    """30 points for two corps of which the second, in the second line, is hit six tenths as much."""
    found = ask(case(side(attacker("A"), attacker("B")), side(corps("C", 300))))
    assert found["echelon"]["confederate"] == {"A": 1, "B": 2}
    assert (losses(found, "confederate", "A"), losses(found, "confederate", "B")) == (19, 11)


# ---- what it leaves


@pytest.mark.clause("RTG-9.11a", "RTG-11.1a")
def test_losses_tire_a_point_for_five_percent_and_urgency_by_its_table() -> None:
    """Urgency 3 is half a point; 9 of 100 are 1.8, up to 2; 4 of 200 are 0.4, up to a half."""
    found = ask(case(side(attacker(), urgency=3), side(corps("B", 200), urgency=3)))
    assert (losses(found, "confederate", "A"), losses(found, "union", "B")) == (9, 4)
    assert found["fatigue"] == {"confederate": {"A": 2.5}, "union": {"B": 1.0}}


@pytest.mark.clause("RTG-9.7a", "RTG-R-ELIMINATED")
@pytest.mark.parametrize(("infantry", "surrendered"), [(313, None), (314, "union")])
def test_at_fifteen_to_one_the_weaker_surrenders(infantry: int, surrendered: str | None) -> None:
    """20 x 23 are 460, fifteen times that 6,900; 313 x 22 are 6,886 and 314 x 22 are 6,908."""
    found = ask(case(side(attacker("A", infantry)), side(corps("B", 20, original=20))))
    assert found["surrendered"] == surrendered
    assert found["destroyed"] == (["union:B"] if surrendered else [])


@pytest.mark.clause("RTG-9.8a", "RTG-R-ELIMINATED")
@pytest.mark.parametrize(("original", "destroyed"), [(113, []), (114, ["union:B"])])
def test_below_fifteen_percent_of_its_beginning_a_corps_is_destroyed(original: int, destroyed: list[str]) -> None:
    """17 of 20 points are left: 15.04 % of 113, 14.9 % of 114."""
    found = ask(case(side(attacker()), side(corps("B", 20, original=original))))
    assert losses(found, "union", "B") == 3
    assert found["destroyed"] == destroyed
