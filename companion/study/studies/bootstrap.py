"""Intervals by the bootstrap: what a mean would have been of other samples of the same games."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
TIMES = 2000
"""Samples that are drawn anew."""
_CELLS = 4_000_000
"""Counts that are held at once."""
LOW, HIGH = 2.5, 97.5


def source(seed: str, what: str) -> np.random.Generator:
    """Give the draws of one interval: of the study's seed, whatever else is reckoned before it."""
    digest = hashlib.sha256(f"{seed}/bootstrap/{what}".encode()).digest()
    return np.random.Generator(np.random.PCG64(int.from_bytes(digest[:16], "big")))


def means(values: Sequence[float] | Floats, draws: np.random.Generator) -> Floats:
    """Give the means of samples drawn anew, each as large as the games are many.

    How often each value falls into a sample is multinomial; so a million games of forty results cost forty draws.
    """
    distinct, counts = np.unique(np.asarray(values, dtype=np.float64), return_counts=True)
    many = int(counts.sum())
    chances = counts / many
    size = max(1, min(TIMES, _CELLS // len(distinct)))
    found = []
    for begin in range(0, TIMES, size):
        drawn = draws.multinomial(many, chances, size=min(size, TIMES - begin))
        found.append(drawn @ distinct / many)
    return np.concatenate(found)


def interval(sampled: Floats) -> tuple[float, float]:
    """Give the 95 % interval of what was sampled, to six places."""
    low, high = np.percentile(sampled, (LOW, HIGH))
    return round(float(low), 6) + 0.0, round(float(high), 6) + 0.0


def of_mean(values: Sequence[float] | Floats, seed: str, what: str) -> tuple[float, float] | None:
    """Give the interval of a mean, None of fewer than two games."""
    return interval(means(values, source(seed, what))) if len(values) > 1 else None


def of_difference(
    one: Sequence[float] | Floats, other: Sequence[float] | Floats, seed: str, what: str
) -> tuple[float, float] | None:
    """Give the interval of the difference of two means of games that are not paired, None of fewer than two."""
    if min(len(one), len(other)) < 2:
        return None
    draws = source(seed, what)
    return interval(means(one, draws) - means(other, draws))
