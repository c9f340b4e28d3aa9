"""Combat multiples and strengths: every shift, the printed examples, the floor; morale."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.charts.combat import ARMS, Arm
from companion.games.campaign.rules.combat.strength import combat_strength, is_demoralised, morale, multiple
from companion.games.campaign.rules.state import Side
from companion.language.messages import told as in_words
from tests.games.campaign.fighting import RULES, fighter, of_arms

BARE: dict[str, Any] = {
    "effectiveness": 4,
    "fatigue": 3,
    "deployment": "road",
    "combat_mode": "withdraw",
    "infantry": 1,
    "cavalry": 1,
}
"""Effectiveness 4, morale 3: nothing else shifts its infantry."""


def of(arm: Arm, which: Side = "union", *, town: bool = False, **changes: Any) -> F:
    return F(multiple(RULES, fighter(which, **{**BARE, **changes}), arm, town=town)[0])


@pytest.mark.clause("RTG-9.2.2b", "RTG-R-ARITH")
@pytest.mark.parametrize(
    ("which", "arm", "town", "ratings", "expected"),
    [
        ("union", "infantry", False, ("deployed", "attack", 5.2, 0), F("20.4")),
        ("union", "foot_guns", False, ("deployed", "attack", 5.2, 0), F("22.9")),
        ("confederate", "infantry", False, ("deployed", "stand", 6.5, 1), F(27)),
        ("union", "cavalry", True, ("road", "withdraw", 6, 2), F("13.5")),
    ],
)
def test_the_multiples_of_the_examples(
    which: Side, arm: Arm, town: bool, ratings: tuple[Any, ...], expected: F
) -> None:
    changes = dict(zip(("deployment", "combat_mode", "effectiveness", "fatigue"), ratings, strict=True))
    assert of(arm, which, town=town, **changes) == expected


@pytest.mark.clause("RTG-9.2.2c", "RTG-R-TOWN-CAV")
def test_the_shifts_of_the_arms() -> None:
    plain = of("infantry")
    assert plain == 7
    assert of("foot_guns") - plain == F(5, 2)
    assert of("horse_guns") - plain == 3
    assert of("cavalry") - plain == F(3, 2) + 1 + 1
    assert of("cavalry", deployment="deployed") - of("infantry", deployment="deployed") == F(3, 2) + 1
    assert of("cavalry", combat_mode="stand") - of("infantry", combat_mode="stand") == F(3, 2) + 1
    assert of("cavalry", town=True) - of("cavalry") == -2
    assert of("cavalry", "confederate", town=True) - of("cavalry", "confederate") == -2
    arms: tuple[Arm, ...] = ("infantry", "foot_guns", "horse_guns")
    assert all(of(arm, town=True) == of(arm) for arm in arms)


@pytest.mark.clause("RTG-9.2.2d")
def test_the_shifts_of_posture_fall_on_every_arm() -> None:
    for arm in ARMS:
        lost_by_cavalry = 1 if arm == "cavalry" else 0
        assert of(arm, deployment="deployed") - of(arm) == 5 - lost_by_cavalry
        for mode, shift in (("stand", 6), ("attack", 3), ("hasty-attack", 2), ("inactive", 0)):
            assert of(arm, combat_mode=mode) - of(arm) == shift - lost_by_cavalry


@pytest.mark.clause("RTG-9.2.2e", "RTG-R-ARITH")
@given(st.sampled_from(ARMS), st.integers(0, 40), st.integers(0, 38))
def test_a_point_of_effectiveness_counts_twice_and_one_of_fatigue_once(arm: Arm, more: int, less: int) -> None:
    assert of(arm, "confederate") - of(arm) == 2
    assert of(arm, effectiveness=4 + F(more, 4)) - of(arm) == F(more, 2)
    assert of(arm, fatigue=F(less, 4)) - of(arm) == 3 - F(less, 4)


@pytest.mark.clause("RTG-R-MULTIPLE")
def test_no_multiple_is_below_a_half() -> None:
    assert of("infantry", fatigue=9) == 1
    assert of("infantry", fatigue=9.5) == F(1, 2)
    assert of("infantry", fatigue=9.75) == F(1, 2)
    assert of("infantry", fatigue=60) == F(1, 2)


@pytest.mark.clause("RTG-9.2.2a", "RTG-R-ARITH")
def test_the_strength_of_the_example_is_640() -> None:
    """No corps has multiples 8 and 12 by the printed shifts; with foot guns at +4 one has."""
    rows = [msgspec.structs.replace(row, value=4) if row.id == "foot-guns" else row for row in RULES.combat.shift]
    rules = RULES.having(combat=msgspec.structs.replace(RULES.combat, shift=rows))
    corps = fighter(**{**BARE, "effectiveness": 3, "fatigue": 0, "infantry": 50, "cavalry": 0, "foot_guns": 20})
    assert multiple(rules, corps, "infantry", town=False)[0] == 8
    assert multiple(rules, corps, "foot_guns", town=False)[0] == 12
    assert combat_strength(rules, corps, town=False)[0] == 640


@pytest.mark.clause("RTG-9.2.2a")
@given(st.tuples(*[st.integers(0, 80)] * 4), st.booleans())
def test_strength_is_summed_over_the_arms_and_its_working_adds_up(points: tuple[int, ...], town: bool) -> None:
    ratings = {"effectiveness": 4, "fatigue": 3, "deployment": "deployed", "combat_mode": "attack"}
    corps = of_arms(points, which="confederate", **ratings)
    total, working = combat_strength(RULES, corps, town=town)
    assert total == sum(points[n] * multiple(RULES, corps, arm, town=town)[0] for n, arm in enumerate(ARMS))
    parts = [line.value for line in working if "strength points at" in in_words(line.label)]
    assert sum(F(str(value)) for value in parts) == total
    assert F(str(working[-1].value)) == total
    assert len(parts) == sum(map(bool, points))


@pytest.mark.clause("RTG-11.0a", "RTG-2.0f", "RTG-2.0h", "RTG-R-MORALE", "RTG-13.1.2e")
@pytest.mark.parametrize(
    ("effectiveness", "fatigue", "expected"),
    [(5.2, 0, F("7.2")), (3.8, 3, F("2.8")), (6, 8, 0), (6, 8.25, F(-1, 4)), (9, 0, 11)],
)
def test_morale_is_effectiveness_and_fatigue_level(effectiveness: float, fatigue: float, expected: F) -> None:
    assert morale(RULES, fighter(effectiveness=effectiveness, fatigue=fatigue)) == expected


@pytest.mark.clause("RTG-11.0b", "RTG-R-DEMORAL")
def test_no_morale_left_is_none() -> None:
    assert is_demoralised(RULES, 0)
    assert is_demoralised(RULES, F(-1, 4))
    assert not is_demoralised(RULES, F(1, 4))
