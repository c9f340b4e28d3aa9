"""Luck: where the sum of a side's rolls lies in the exact distribution of the sums that could have been.

Rolls count as independent, each with the odds of its own moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.kernel.draws import Rolled


class Luck(msgspec.Struct, frozen=True):
    """A side's luck in stands: `percentile` is 100 x (P(sum < found) + half P(sum = found)), high is lucky."""

    percentile: float
    expected: float
    found: int
    rolls: int


class Sums(msgspec.Struct, frozen=True):
    """How likely each sum is: `chances[k]` is that of `lowest + k`; they add up to 1."""

    lowest: int
    chances: tuple[float, ...]


def luck(rolls: Sequence[Rolled], *, turned: Iterable[Rolled] = ()) -> Luck:
    """Give the luck of whose rolls these are; `turned` are rolls that count with their sign changed."""
    turned = tuple(turned)
    found = sum(one.value for one in rolls) - sum(one.value for one in turned)
    sums = chances(rolls, turned=turned)
    below = sum(sums.chances[: max(0, found - sums.lowest)])
    here = sums.chances[found - sums.lowest]
    mean = sum((sums.lowest + nth) * chance for nth, chance in enumerate(sums.chances))
    return Luck(round(100 * (below + here / 2), 6), round(mean, 9) + 0.0, found, len(rolls) + len(turned))


def chances(rolls: Iterable[Rolled], *, turned: Iterable[Rolled] = ()) -> Sums:
    """Give how likely each sum of these rolls was; `turned` are rolls that count with their sign changed."""
    return convolved([*map(_ways, rolls), *(_turned(_ways(one)) for one in turned)])


Ways = dict[int, float]
"""{value: its chance}."""


def _ways(one: Rolled) -> Ways:
    return {value: ways / one.all_ways for value, ways in one.ways}


def _turned(ways: Ways) -> Ways:
    return {-value: chance for value, chance in ways.items()}


def convolved(rolls: Iterable[Ways]) -> Sums:
    """Give the distribution of the sum of independent rolls."""
    lowest, chances = 0, np.ones(1)
    for ways in rolls:
        least = min(ways)
        row: NDArray[np.float64] = np.zeros(max(ways) - least + 1)
        for value, chance in ways.items():
            row[value - least] += chance
        lowest, chances = lowest + least, np.convolve(chances, row)
    return Sums(lowest, tuple(chances.tolist()))
