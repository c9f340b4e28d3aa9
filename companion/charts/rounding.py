"""The roundings of the games, exact on the numbers as they are written."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import ceil, floor

from companion.charts.figures import Exact, exact

figure = cache(exact)
"""A chart's figure as an exact number; charts have few of them, battles ask often."""


def half_up(value: Exact) -> int:
    """Round to the nearest whole number, a half upwards: 5.5 -> 6, -2.5 -> -2."""
    return floor(value + Fraction(1, 2))


def step_up(value: Exact, step: Exact) -> Exact:
    """Round up to the next multiple of `step`."""
    return ceil(Fraction(value) / step) * step


def shared_out(whole: int, weights: Sequence[Exact]) -> list[int]:
    """Share `whole` out by `weights`: what is left over goes to the largest remainders, in a tie to the earlier.

    Raises ZeroDivisionError where no weight is above 0.
    """
    total = sum(weights)
    quotas = [Fraction(whole * weight) / total for weight in weights]
    shares = [floor(quota) for quota in quotas]
    rising = sorted(
        range(len(weights)), key=lambda index: shares[index] - quotas[index]
    )  # the sort keeps ties in order
    for index in rising[: whole - sum(shares)]:
        shares[index] += 1
    return shares
