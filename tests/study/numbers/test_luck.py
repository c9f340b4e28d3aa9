"""Luck against the slow obvious ways: every combination of every roll, and a great many replays."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.draws import Rolled
from companion.study.numbers.faces import faces, spread
from companion.study.numbers.luck import convolved, luck


@st.composite
def rolls(draw: st.DrawFn) -> Rolled:
    values = draw(st.dictionaries(st.integers(-4, 4), st.integers(1, 9), min_size=1, max_size=4))
    value = draw(st.sampled_from(sorted(values)))
    ways = tuple(sorted(values.items()))
    return Rolled("union", "fire", "a", "x", (1, 1), value, ways)


def by_enumeration(own: list[Rolled], turned: list[Rolled]) -> tuple[Fraction, Fraction]:
    """Give percentile and expected sum by walking through every way that all dice could have fallen."""
    found = sum(one.value for one in own) - sum(one.value for one in turned)
    below = here = mean = Fraction(0)
    for picked in product(*(one.ways for one in (*own, *turned))):
        chance = Fraction(1)
        total = 0
        for nth, ((value, ways), one) in enumerate(zip(picked, (*own, *turned), strict=True)):
            chance *= Fraction(ways, one.all_ways)
            total += value if nth < len(own) else -value
        below += chance if total < found else 0
        here += chance if total == found else 0
        mean += chance * total
    return 100 * (below + here / 2), mean


@given(st.lists(rolls(), max_size=4), st.lists(rolls(), max_size=2))
def test_the_percentile_is_that_of_every_combination(own: list[Rolled], turned: list[Rolled]) -> None:
    said = luck(own, turned=turned)
    percentile, mean = by_enumeration(own, turned)
    assert said.percentile == pytest.approx(float(percentile), abs=1e-6)
    assert said.expected == pytest.approx(float(mean), abs=1e-9)
    assert said.rolls == len(own) + len(turned)


@given(st.lists(rolls(), max_size=5))
def test_one_sides_luck_in_charges_is_the_others_lack_of_it(those: list[Rolled]) -> None:
    assert luck(those).percentile + luck([], turned=those).percentile == pytest.approx(100)


@given(st.lists(rolls(), max_size=6))
def test_chances_of_all_sums_add_up_to_one(those: list[Rolled]) -> None:
    ways = [{value: n / one.all_ways for value, n in one.ways} for one in those]
    assert sum(convolved(ways).chances) == pytest.approx(1)


def test_no_roll_is_luck_of_the_middle() -> None:
    assert (luck([]).percentile, luck([]).expected, luck([]).found) == (50, 0, 0)


def test_faces_count_and_true_dice_are_as_uneven_as_often_as_a_great_many_throws_say() -> None:
    dice = Random(1863)
    thrown = [1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4]
    said = faces(thrown)
    assert sum(said.counts.values()) == len(thrown)
    assert said.counts["1"] == 7

    def uneven(counts: list[int]) -> int:
        return sum(count * count for count in counts)

    bound, trials = uneven(list(said.counts.values())), 20_000
    wider = 0
    for _ in range(trials):
        counts = [0] * 10
        for _ in thrown:
            counts[dice.randrange(10)] += 1
        wider += uneven(counts) >= bound
    assert said.spread == pytest.approx(wider / trials, abs=0.02)


def test_even_faces_are_as_uneven_as_every_throw_and_no_dice_have_no_spread() -> None:
    assert spread([5] * 10) == 1
    assert spread([0] * 10) is None
    assert spread([50] + [0] * 9) == 0
