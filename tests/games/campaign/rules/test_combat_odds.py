"""Urgency, echelons and the odds of a battle: the printed examples, the limits, monotony."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules.combat.battle import meet
from companion.games.campaign.rules.combat.echelons import echelon_shares, echelons, ranked
from companion.games.campaign.rules.combat.odds import (
    as_written,
    average_leadership,
    combat_odds,
    leadership_odds,
    n_to_one,
    surrenders,
    weaker,
)
from companion.games.campaign.rules.combat.sides import Battle, BattleSide, Fighter, controlling
from companion.games.campaign.rules.combat.urgency import battle_urgency, casualty_rate, ferocity, pulled
from companion.games.campaign.rules.state import Side
from companion.language.messages import told
from tests.games.campaign.fighting import RULES, attacker, battle, case, chosen, corps, fighter, side


def leaders(*ratings: int, which: Side = "union", urgency: int = 5, aggressiveness: tuple[int, ...] = ()) -> BattleSide:
    """Give a side by its leaders' leadership; the first commands."""
    pushed = aggressiveness or (0,) * len(ratings)
    troops = tuple(
        fighter(which, n, infantry=10, leadership=rating, aggressiveness=push, combat_mode="attack")
        for n, (rating, push) in enumerate(zip(ratings, pushed, strict=True), 1)
    )
    names = tuple(one.id for one in troops)
    return BattleSide(side=which, corps=troops, controlling=names[0], urgency=urgency, ranking=names)


def met(one: BattleSide, other: BattleSide, factor: F | int = 1) -> Battle:
    return Battle(attacker="confederate", confederate=one, union=other, town=False, random_factor=factor)


def sides_of(a: tuple[int, int], b: tuple[int, int]) -> tuple[Battle, dict[Side, int]]:
    """Give a battle of two leaders, each by urgency and leadership."""
    fought = met(leaders(a[1], which="confederate"), leaders(b[1]))
    return fought, {"confederate": a[0], "union": b[0]}


# ---- urgency


@pytest.mark.clause("RTG-9.6.1.1a", "RTG-2.0a", "RTG-R-URGENCY-ROUND", "RTG-R-AGGR-AVG", "RTG-R-ARITH")
@pytest.mark.parametrize(
    ("pushed", "urgency", "expected"),
    [
        ((-30, 10, 0, -20, 0), 7, 6),
        ((30,), 5, 8),
        ((0, 10), 5, 6),
        ((0, -10), 5, 5),
        ((30, 30), 9, 9),
        ((-30,), 1, 1),
        ((-5,), 2, 2),
        ((-6,), 2, 1),
    ],
)
def test_aggressiveness_adds_a_tenth_of_its_average(pushed: tuple[int, ...], urgency: int, expected: int) -> None:
    given_side = leaders(*(5,) * len(pushed), urgency=urgency, aggressiveness=pushed)
    found, working = battle_urgency(RULES, given_side)
    assert found == expected
    assert working[-1].value == expected


@pytest.mark.clause("RTG-9.6.1.1a", "RTG-R-ARITH")
def test_the_example_goes_by_way_of_minus_8_and_6_2() -> None:
    pushed = leaders(*(5,) * 5, urgency=7, aggressiveness=(-30, 10, 0, -20, 0))
    assert [line.value for line in battle_urgency(RULES, pushed)[1]] == [-8.0, 6.2, 6]


@pytest.mark.clause("RTG-R-AGGR-AVG")
def test_the_controlling_leader_and_a_headquarters_count_once_for_aggressiveness() -> None:
    assert battle_urgency(RULES, leaders(5, 5, 5, urgency=5, aggressiveness=(30, 0, 0)))[0] == 6


@pytest.mark.clause("RTG-9.6.1a", "RTG-R-URGENCY-ORDER")
@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ((3, 8), (9, 5), (3, 6)),
        ((2, 9), (9, 1), (2, 2)),
        ((9, 8), (3, 5), (9, 6)),
        ((4, 5), (6, 5), (4, 6)),
        ((5, 9), (5, 1), (5, 5)),
        ((7, 2), (4, 6), (4, 4)),
    ],
)
def test_the_superior_leader_pulls_urgency(a: tuple[int, int], b: tuple[int, int], expected: tuple[int, int]) -> None:
    assert tuple(pulled(RULES, *sides_of(a, b))[0].values()) == expected
    assert tuple(reversed(pulled(RULES, *sides_of(b, a))[0].values())) == expected


@given(st.tuples(*[st.integers(1, 9)] * 2), st.tuples(*[st.integers(1, 9)] * 2))
def test_urgency_moves_towards_the_superior_by_no_more_than_leadership(a: tuple[int, int], b: tuple[int, int]) -> None:
    fought, urgency = sides_of(a, b)
    after = pulled(RULES, fought, urgency)[0]
    better, worse = ("confederate", "union") if a[1] >= b[1] else ("union", "confederate")
    assert after[better] == urgency[better]  # type: ignore[index]
    gap = abs(a[0] - b[0])
    assert abs(after["confederate"] - after["union"]) == max(0, gap - abs(a[1] - b[1]))
    assert abs(after[worse] - urgency[worse]) <= abs(a[1] - b[1])  # type: ignore[index]


@pytest.mark.clause("RTG-9.6.1b", "RTG-R-FEROCITY", "RTG-R-ARITH")
@pytest.mark.parametrize(("a", "b", "expected"), [(3, 6, 4), (5, 5, 5), (7, 6, 6), (1, 1, 1), (9, 9, 9), (9, 8, 8)])
def test_ferocity_is_the_average_cut(a: int, b: int, expected: int) -> None:
    assert ferocity(RULES, {"confederate": a, "union": b}) == expected


@pytest.mark.clause("RTG-R-FEROCITY")
def test_the_other_readings_of_ferocity() -> None:
    urgency: dict[Side, int] = {"confederate": 3, "union": 6}
    assert ferocity(chosen(FEROCITY=1), urgency) == 5
    assert ferocity(chosen(FEROCITY=2), urgency) == F(9, 2)
    assert ferocity(chosen(FEROCITY=2), {"confederate": 4, "union": 6}) == 5
    assert casualty_rate(RULES, F(9, 2))[0] == F(27, 2)


@pytest.mark.clause("RTG-9.6.1c")
def test_three_percent_for_a_point_of_ferocity() -> None:
    assert [casualty_rate(RULES, n)[0] for n in range(1, 10)] == [3 * n for n in range(1, 10)]


# ---- leaders


@pytest.mark.clause("RTG-9.4a")
def test_the_controlling_leader_counts_as_three() -> None:
    one, other = leaders(8, 7, 4, which="confederate"), leaders(5, 6)
    assert average_leadership(RULES, one) == 7
    assert average_leadership(RULES, other) == F(21, 4)
    assert leadership_odds(RULES, met(one, other)) == F(4, 3)


@pytest.mark.clause("RTG-9.4b", "RTG-9.6.1.1b", "RTG-2.0o", "RTG-9.1f")
def test_headquarters_command_before_the_secondary_before_the_lowest_number() -> None:
    troops = [fighter(number=n, infantry=1) for n in (4, 2, 7)]
    staff = fighter(number=11, cavalry=4, headquarters=True)
    assert controlling(troops).number == 2
    assert controlling(troops, "union:7").number == 7
    assert controlling([*troops, staff], "union:7").number == 11
    assert controlling(troops, "union:9").number == 2


# ---- echelons


@pytest.mark.clause("RTG-R-ECHELON", "RTG-9.6.1.2c")
@pytest.mark.parametrize(("urgency", "front", "second", "rest"), [(5, 50, 30, 20), (9, 70, 18, 12), (1, 30, 42, 28)])
def test_the_shares_of_the_echelons(urgency: int, front: int, second: int, rest: int) -> None:
    one, two = echelon_shares(RULES, urgency)
    assert (one, two, 1 - one - two) == (F(front, 100), F(second, 100), F(rest, 100))


def ranks(*points: int, urgency: int = 5) -> list[int]:
    troops = tuple(fighter(number=n, infantry=count) for n, count in enumerate(points, 1))
    names = tuple(one.id for one in troops)
    ranked_side = BattleSide(side="union", corps=troops, controlling=names[0], urgency=5, ranking=names)
    return [row.number for row in echelons(RULES, ranked_side, urgency).values()]


@pytest.mark.clause("RTG-R-ECHELON", "RTG-9.6.1.2b")
def test_corps_go_whole_by_the_middle_of_their_slice() -> None:
    assert ranks(10, 10, 10, 10) == [1, 1, 2, 3]
    assert ranks(100) == [1]
    assert ranks(90, 10) == [1, 3]
    assert ranks(10, 90) == [1, 2]
    assert ranks(30, 40, 20, 10) == [1, 1, 2, 3]
    assert ranks(25, 50, 10, 30) == [1, 1, 2, 3]
    assert ranks(25, 52, 10, 30) == [1, 1, 2, 3]
    assert ranks(40, 20, 40) == [1, 1, 2]
    assert ranks(40, 21, 39) == [1, 2, 3]


@given(st.lists(st.integers(1, 150), min_size=1, max_size=11), st.integers(1, 8))
def test_urgency_fills_the_front_and_ranks_never_overtake(points: list[int], urgency: int) -> None:
    calm, eager = ranks(*points, urgency=urgency), ranks(*points, urgency=urgency + 1)
    assert calm == sorted(calm)
    assert calm[0] == 1
    assert all(after <= before for before, after in zip(calm, eager, strict=True))


@pytest.mark.clause("RTG-9.6.1.2d", "RTG-R-ECHELON", "RTG-R-URGENCY-ORDER")
def test_echelons_weigh_in_the_odds_by_the_urgency_before_leadership_pulls() -> None:
    """Four equal corps at urgency 5: 1 + 1 + 3/4 + 1/2 of a corps; the enemy's far better leader changes nothing in that."""
    four = side(*(attacker(name, 10, leadership=1) for name in "ABCD"), urgency=5)
    found = meet(RULES, battle(case(four, side(corps("Z", 10, leadership=9), urgency=9))))
    assert [row.number for row in found.echelon.values()] == [1, 1, 2, 3, 1]
    assert found.battle_odds == F(13, 4) * found.strength["confederate:A"] / found.strength["union:Z"]


@pytest.mark.clause("RTG-9.6.1.2a", "RTG-R-ECHELON-SIDE")
def test_the_computer_ranks_by_spirit_demoralised_then_headquarters_last() -> None:
    troops: list[Fighter] = [
        fighter(number=1, infantry=1, effectiveness=5),
        fighter(number=2, infantry=1, effectiveness=6),
        fighter(number=3, infantry=1, effectiveness=9, fatigue=11),
        fighter(number=4, infantry=1, effectiveness=5),
        fighter(number=5, infantry=1, effectiveness=6, fatigue=4),
        fighter(number=11, cavalry=4, effectiveness=9, headquarters=True),
    ]
    assert [int(name.split(":")[1]) for name in ranked(RULES, reversed(troops))] == [2, 1, 4, 5, 3, 11]


# ---- odds


@pytest.mark.clause("RTG-9.3b", "RTG-2.0b", "RTG-R-ODDS-ROUND")
@pytest.mark.parametrize(
    ("own", "enemy", "text"), [(660, 300, "2.2:1"), (100, 400, "1:4"), (7, 7, "1:1"), (2, 3, "1:1.5")]
)
def test_odds_are_written_from_one_up(own: int, enemy: int, text: str) -> None:
    assert told(as_written(F(own, enemy))) == text
    assert n_to_one(F(own, enemy)) >= 1


@pytest.mark.clause("RTG-9.5a", "RTG-R-ARITH")
def test_combat_odds_are_the_product() -> None:
    level = met(leaders(5, which="confederate"), leaders(5))
    assert combat_odds(RULES, level, battle_odds=F(2), leadership_odds=F(2, 3)) == F(4, 3)
    assert combat_odds(RULES, level, battle_odds=F(1, 2), leadership_odds=F(3, 2)) == F(3, 4)


@pytest.mark.clause("RTG-9.7a", "RTG-R-ODDS-ROUND", "RTG-R-SURRENDER")
def test_the_weaker_surrenders_at_fifteen_to_one_unrounded() -> None:
    level = met(leaders(5, which="confederate"), leaders(5))
    assert surrenders(RULES, level, F(15)) == "union"
    assert surrenders(RULES, level, F(1, 15)) == "confederate"
    assert surrenders(RULES, level, F("14.99999")) is None
    assert surrenders(RULES, level, 1 / F("14.99999")) is None
    assert surrenders(RULES, level, F(40)) == "union"


@pytest.mark.clause("RTG-9.6.2b", "RTG-R-LOSS-BASE")
def test_nobody_is_weaker_at_even_odds() -> None:
    level = met(leaders(5, which="confederate"), leaders(5))
    assert [weaker(level, odds) for odds in (F(1), F(101, 100), F(99, 100))] == [None, "union", "confederate"]


def exactly(odds_wanted: int, random: float) -> dict[str, Any]:
    """Give a battle whose combat odds are a whole number before the draw: 23 a point on both sides."""
    return case(
        side(attacker("A", 10 * odds_wanted, original=1, effectiveness=5.5)), side(corps("B", 10)), random_factor=random
    )


@pytest.mark.clause("RTG-9.7a", "RTG-R-ODDS-ROUND")
@pytest.mark.parametrize(("points", "draw", "expected"), [(15, 1.0, "union"), (15, 0.9999999, None), (14, 1.0, None)])
def test_the_draw_decides_a_surrender_to_the_last_digit(points: int, draw: float, expected: str | None) -> None:
    fought = battle(exactly(points, draw))
    found = meet(RULES, fought)
    assert found.battle_odds == points
    assert surrenders(RULES, fought, found.combat_odds) == expected
