"""Odds with one die against the resolution of every face."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts.figures import Outside
from companion.games.miniatures.charts.ruleset import Rules, load
from companion.games.miniatures.rules import leaders, maneuver, musketry
from companion.games.miniatures.rules.odds.single import of_fallen_leader, of_fire, of_maneuver
from companion.kernel import shelf

RULES: Rules = load(shelf.ruleset_texts("miniatures"))

checks = st.builds(
    maneuver.Check,
    stands=st.integers(1, 14),
    disordered=st.booleans(),
    state=st.sampled_from(["fresh", "worn", "spent"]),
    exceptional_commander=st.booleans(),
    formation=st.sampled_from(["single-line", "march-column", "attack-column"]),
    leaders=st.lists(st.builds(maneuver.ChainLeader, exceptional=st.booleans(), attached=st.booleans()), max_size=3),
)
attacks = st.builds(
    musketry.Attack,
    firers=st.lists(
        st.builds(
            musketry.Firer,
            arm=st.sampled_from(["infantry", "cavalry", "smoothbore", "rifled"]),
            groups=st.lists(
                st.builds(musketry.Group, stands=st.integers(1, 9), range=st.floats(0, 32), enfilade=st.booleans()),
                min_size=1,
                max_size=2,
            ),
        ),
        max_size=3,
    ),
    target=st.builds(
        musketry.Target,
        arm=st.sampled_from(["infantry", "cavalry", "artillery"]),
        cover=st.sampled_from(["none", "cover", "works"]),
    ),
)


@given(checks)
@settings(max_examples=80, deadline=None)
def test_maneuver_odds_are_those_of_the_ten_faces(check: maneuver.Check) -> None:
    faces = Counter(maneuver.resolve(RULES, check, face).outcome for face in range(1, 11))
    odds = of_maneuver(RULES, check)
    assert {one.outcome: Fraction(*one.p) for one in odds.outcomes if one.p[0]} == {
        name: Fraction(count, 10) for name, count in faces.items()
    }
    assert sum(Fraction(*one.p) for one in odds.outcomes) == 1
    column = ["disordered" if check.disordered else "good_order"]
    assert [one.outcome for one in odds.outcomes] == list(
        dict.fromkeys(getattr(row, column[0]) for row in RULES.maneuver.row)
    )


def test_maneuver_odds_agree_with_icepool() -> None:
    check = maneuver.Check(stands=7, state="fresh", leaders=[maneuver.ChainLeader()])
    die: Any = (icepool.d10 + 3).map(
        lambda total: "hold-ground" if total == 4 else "tardy" if total <= 6 else "well-handled"
    )
    odds = {one.outcome: Fraction(*one.p) for one in of_maneuver(RULES, check).outcomes}
    assert {name: die.probability(name) for name in die.outcomes()} == {k: v for k, v in odds.items() if v}


@given(attacks)
@settings(max_examples=150, deadline=None)
def test_fire_odds_are_those_of_the_ten_faces(attack: musketry.Attack) -> None:
    try:
        results = [musketry.resolve(RULES, attack, face) for face in range(1, 11)]
    except Outside:
        with pytest.raises(Outside):
            of_fire(RULES, attack)
        return
    odds = of_fire(RULES, attack)
    faces = Counter(result.effect for result in results)
    assert {one.outcome: Fraction(*one.p) for one in odds.outcomes if one.p[0]} == {
        name: Fraction(count, 10) for name, count in faces.items()
    }
    assert odds.expected["stands_lost"] == pytest.approx(sum(result.stands_lost for result in results) / 10)
    assert Fraction(*odds.leaders_at_risk) == Fraction(sum(result.leaders_at_risk for result in results), 10)
    assert Fraction(*odds.low_ammo) == Fraction(sum(bool(result.low_ammo) for result in results), 10)
    assert odds.low_ammo_firers == results[-1].low_ammo


def test_an_attack_too_weak_to_roll_has_one_certain_outcome() -> None:
    group = musketry.Group(stands=1, range=8)
    weak = musketry.Attack(firers=[musketry.Firer(arm="cavalry", groups=[group], disordered=True)])
    odds = of_fire(RULES, weak)
    assert [(one.outcome, one.p) for one in odds.outcomes] == [(None, (1, 1))]


def test_a_leader_at_risk_falls_with_one_chance_in_two() -> None:
    odds = of_fallen_leader(RULES, leaders.LeaderTest())
    assert odds.fallen == (1, 2)
    assert [one.outcome for one in odds.outcomes] == [leaders.resolve(RULES, face).outcome for face in range(1, 11)]
    assert {one.p for one in odds.outcomes} == {(1, 10)}
