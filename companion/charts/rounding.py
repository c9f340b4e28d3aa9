"""The roundings of the games, exact on the numbers as they are written.

Over whole numbers, numerator by denominator: a fraction made only to be rounded costs far more, and battles
round often.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import lcm

from companion.charts.figures import Exact, exact

figure = cache(exact)
"""A chart's figure as an exact number; charts have few of them, battles ask often."""


def half_up(value: Exact) -> int:
    """Round to the nearest whole number, a half upwards: 5.5 -> 6, -2.5 -> -2."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def step_up(value: Exact, step: Exact) -> Exact:
    """Round up to the next multiple of `step`."""
    steps = -(-value.numerator * step.denominator // (value.denominator * step.numerator))
    return steps * step


def shared_out(whole: int, weights: Sequence[Exact]) -> list[int]:
    """Share `whole` out by `weights`: what is left over goes to the largest remainders, in a tie to the earlier.

    Raises ZeroDivisionError where no weight is above 0.
    """
    common = lcm(*(weight.denominator for weight in weights))
    parts = [whole * weight.numerator * (common // weight.denominator) for weight in weights]
    total = sum(weight.numerator * (common // weight.denominator) for weight in weights)
    shares = [part // total for part in parts]
    # Whole remainders over one common total: two that are equal are found to be so, and go by their order.
    falling = sorted(range(len(weights)), key=lambda index: -(parts[index] % total))  # the sort keeps ties in order
    for index in falling[: whole - sum(shares)]:
        shares[index] += 1
    return shares
