"""The charge's odds against three slower ways: every pair of dice, icepool, and the modifiers worked out anew."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.miniatures.charts.ruleset import Rules, load
from companion.games.miniatures.rules import charge
from companion.games.miniatures.rules.odds.charge import ChargeOdds, of_charge
from companion.games.miniatures.rules.odds.struggle import net_modifiers
from companion.kernel import shelf

RULES: Rules = load(shelf.ruleset_texts("miniatures"))
Losses = tuple[int, int]

troops = st.builds(
    charge.Fighter,
    arm=st.sampled_from(["infantry", "cavalry"]),
    stands=st.integers(1, 5),
    mounted=st.booleans(),
    state=st.sampled_from(["fresh", "worn", "spent"]),
    spent_under=st.integers(0, 3),
    disordered=st.booleans(),
    supported=st.booleans(),
    confederate=st.booleans(),
    formation=st.sampled_from(["single-line", "double-line", "attack-column", "march-column"]),
    on_road=st.booleans(),
    stands_lost_in_fire=st.integers(0, 2),
    leaders=st.lists(st.builds(charge.InCommand, exceptional=st.booleans()), max_size=1),
)
guns = st.builds(
    lambda stands, damaged, silenced, limbered, gives: charge.Fighter(
        arm="artillery",
        stands=stands,
        damaged=min(stands, damaged),
        silenced=silenced,
        limbered=limbered,
        gives=gives,
    ),
    st.integers(1, 2),
    st.integers(0, 2),
    st.booleans(),
    st.booleans(),
    st.sampled_from(["troops", "gun"]),
)
combats = st.builds(
    charge.Combat,
    attackers=st.lists(troops, min_size=1, max_size=2),
    defenders=st.lists(st.one_of(troops, guns), min_size=1, max_size=2),
    ground=st.sampled_from(["open", "favorable", "works", "trenches"]),
    ground_besides=st.lists(st.sampled_from(["favorable", "works", "trenches"]), max_size=2),
    outflanked=st.booleans(),
    attackers_supporting=st.integers(0, 4),
    defenders_supporting=st.integers(0, 4),
    gives=st.sampled_from(["troops", "gun"]),
)
CHOICES = [
    (option.id, choice.value)
    for option in RULES.options.option
    for choice in option.choices
    if choice.value and option.id.startswith(("D10-RUL-CHARGE-", "D10-RUL-STATE-", "D10-RUL-FORM-MARCH"))
]
readings = st.lists(st.sampled_from(CHOICES), max_size=3).map(dict)
"""Up to three rulings of a charge, read otherwise."""


def lost_of(first: list[charge.Fighter], now: list[charge.Fighter]) -> int:
    """Give how many stands a side has lost since a combat began."""
    return sum(unit.stands for unit in first) - sum(unit.stands for unit in now)


def by_enumeration(rules: Rules, combat: charge.Combat) -> tuple[dict[str, Fraction], list[Fraction], list[Fraction]]:
    """Go through every pair of dice of every roll, by resolve and after_struggle."""
    kept = charge.Ladders.of(rules, combat)
    results: Counter[str] = Counter()
    struggles: list[Fraction] = []
    lost = [Fraction(0), Fraction(0)]
    reached, first = Fraction(1), combat
    while True:
        before = [lost_of(first.attackers, combat.attackers), lost_of(first.defenders, combat.defenders)]
        even = Fraction(0)
        for one in range(1, 11):
            for two in range(1, 11):
                outcome = charge.resolve(rules, combat, attacker_die=one, defender_die=two, kept=kept)
                if outcome.result == "struggle":
                    even += reached / 100
                    continue
                results[outcome.result] += reached / 100  # type: ignore[assignment]
                lost[0] += reached / 100 * (before[0] + outcome.attacker.stands_lost)
                lost[1] += reached / 100 * (before[1] + outcome.defender.stands_lost)
        if not even:
            struggles.append(reached)
            break
        struggles.append(reached - even)
        combat = charge.after_struggle(rules, combat)
        if not (combat.attackers and combat.defenders):
            gone = "both-gone" if not (combat.attackers or combat.defenders) else ""
            results[gone or ("defenders-gone" if combat.attackers else "attackers-gone")] += even  # type: ignore[assignment]
            sides = ((first.attackers, combat.attackers), (first.defenders, combat.defenders))
            lost = [one + even * lost_of(*side) for one, side in zip(lost, sides, strict=True)]
            struggles.append(even)
            break
        reached = even
    return {name: Fraction(chance) for name, chance in results.items()}, struggles, lost


def read(odds: ChargeOdds) -> tuple[dict[str, Fraction], list[Fraction]]:
    return {str(one.outcome): Fraction(*one.p) for one in odds.outcomes if one.p[0]}, [
        Fraction(*p) for p in odds.struggles
    ]


@given(combats, readings)
@settings(max_examples=60, deadline=None)
def test_every_chance_is_that_of_going_through_all_dice(combat: charge.Combat, chosen: dict[str, int]) -> None:
    rules = RULES.choosing(chosen)
    odds = of_charge(rules, combat)
    results, struggles, lost = by_enumeration(rules, combat)
    assert read(odds) == (results, struggles)
    assert odds.expected["attacker_stands_lost"] == pytest.approx(float(lost[0]))
    assert odds.expected["defender_stands_lost"] == pytest.approx(float(lost[1]))


@given(combats)
@settings(max_examples=100, deadline=None)
def test_the_chances_add_up_to_exactly_one(combat: charge.Combat) -> None:
    odds = of_charge(RULES, combat)
    assert sum(Fraction(*one.p) for one in odds.outcomes) == 1
    assert sum(Fraction(*p) for p in odds.struggles) == 1


@given(combats, readings)
@settings(max_examples=150, deadline=None)
def test_modifiers_kept_up_stand_by_stand_are_those_worked_out_anew(
    combat: charge.Combat, chosen: dict[str, int]
) -> None:
    rules = RULES.choosing(chosen)
    slow: list[int] = []
    now = combat
    while now.attackers and now.defenders:
        sides = [charge.total(charge.worked_out_again(rules, now, who)) for who in ("attacker", "defender")]
        slow.append(sides[0] - sides[1])
        now = charge.after_struggle(rules, now)
    assert [net for net, _, _ in net_modifiers(rules, combat)] == slow


def by_icepool(rules: Rules, combat: charge.Combat) -> Any:
    """Ask icepool the same question: two dice, and a struggle that rolls again, each roll asked once."""
    kept = charge.Ladders.of(rules, combat)
    asked: dict[int, Any] = {}

    def roll(now: charge.Combat, before: int) -> Any:
        if before not in asked:
            asked[before] = icepool.map(lambda one, two: outcome(now, before, one, two), icepool.d10, icepool.d10)
        return asked[before]

    def outcome(now: charge.Combat, before: int, one: int, two: int) -> Any:
        found = charge.resolve(rules, now, attacker_die=one, defender_die=two, kept=kept)
        if found.result != "struggle":
            return found.result
        after = charge.after_struggle(rules, now)
        return roll(after, before + 1) if after.attackers and after.defenders else "gone"

    return roll(combat, 0)


def test_the_chances_are_icepools() -> None:
    combat = charge.Combat(
        attackers=[charge.Fighter(stands=5, state="fresh", confederate=True)],
        defenders=[charge.Fighter(stands=4, state="worn"), charge.Fighter(arm="artillery", stands=1)],
        ground="favorable",
    )
    pool = by_icepool(RULES, combat)
    odds, _ = read(of_charge(RULES, combat))
    gone = sum((odds.pop(name, Fraction(0)) for name in ("defenders-gone", "attackers-gone", "both-gone")), Fraction(0))
    assert {name: pool.probability(name) for name in pool.outcomes() if name != "gone"} == odds
    assert pool.probability("gone") == gone


def test_outcomes_stand_in_chart_order_with_the_ends_of_a_side_last() -> None:
    combat = charge.Combat(
        attackers=[charge.Fighter(stands=1, state="worn")], defenders=[charge.Fighter(stands=1, state="worn")]
    )
    odds = of_charge(RULES, combat)
    names = ["swept", "driven-back", "hard-pressed", "checked", "falters", "repulsed"]
    assert [one.outcome for one in odds.outcomes] == [*names, "defenders-gone", "attackers-gone", "both-gone"]
    assert odds.outcomes[-1].p == (1, 10)
    assert odds.struggles == [(9, 10), (1, 10)]
