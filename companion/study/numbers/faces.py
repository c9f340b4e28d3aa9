"""How the ten faces fell, and how often true dice are as uneven."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.kernel.dice import SIDES

FEW = 20
"""Dice below which nothing is said of how even they fell: so few say nothing."""
MOST = 200
"""Dice up to which the spread is reckoned exactly."""


class Faces(msgspec.Struct, frozen=True):
    """The dice of a side, by face; `spread` is the chance that as many true dice fall as unevenly, None for none."""

    counts: dict[str, int]
    spread: float | None


def faces(dice: Iterable[int]) -> Faces:
    """Count faces of d10s."""
    counts = {str(face): 0 for face in range(1, SIDES + 1)}
    for face in dice:
        counts[str(face)] += 1
    return Faces(counts, spread(list(counts.values())))


def spread(counts: Sequence[int]) -> float | None:
    """Give the chance that as many true dice lie as far from the even share or further; None without dice.

    Exact up to `MOST` dice; beyond, where a table would be too large, chi-square, which is right there to a thousandth.
    """
    rolled, squares = sum(counts), sum(count * count for count in counts)
    if not rolled:
        return None
    if rolled > MOST:
        even = rolled / len(counts)
        return round(_above(squares / even - rolled, len(counts) - 1), 6)
    return round(min(1.0, max(0.0, 1 - _less_uneven(rolled, len(counts), squares))), 6)


def _less_uneven(rolled: int, sides: int, squares: int) -> float:
    """Give the chance that the squares of the counts of so many dice add up to less.

    Counts of dice are counts of Poisson's that happen to add up to the number of dice, and those are independent: their
    tables of (dice, squares) are folded into each other, and only the row of that number is read.
    """
    share = rolled / sides
    one: NDArray[np.float64] = np.zeros((rolled + 1, squares))
    chance = math.exp(-share)
    for count in range(rolled + 1):
        if count * count < squares:
            one[count, count * count] = chance
        chance *= share / (count + 1)
    two = _folded(one, one)
    eight = _folded(_folded(two, two), _folded(two, two))
    every = _folded(eight, two)
    all_of_them = math.exp(rolled * math.log(rolled) - rolled - math.lgamma(rolled + 1))
    return float(every[rolled].sum()) / all_of_them


def _folded(one: NDArray[np.float64], other: NDArray[np.float64]) -> NDArray[np.float64]:
    """Fold two tables into each other, and cut the result to their size."""
    rows, columns = one.shape
    room = (2 * rows, 2 * columns)
    found = np.fft.irfft2(np.fft.rfft2(one, room) * np.fft.rfft2(other, room), room)
    return found[:rows, :columns]


def _above(x: float, degrees: int) -> float:
    """Give the chance that chi-square of an odd number of degrees of freedom exceeds x."""
    half = x / 2
    found, term = math.erfc(math.sqrt(half)), math.sqrt(half / math.pi) * 2 * math.exp(-half)
    for nth in range(3, degrees + 1, 2):
        found += term
        term *= x / nth
    return found
