"""Is one computer better than another? Pairs of games of one seed with sides changed, judged one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import NamedTuple

ERROR = 0.05
"""The chance of a wrong verdict, either way."""
MARGIN = 0.1
"""How much better than what is wanted the chance of a pair is where it is to be told apart surely."""


class Verdict(NamedTuple):
    """What pairs came to."""

    won: float
    """Pairs won, ties half."""
    of: int
    holds: bool


def judged(pairs: Iterable[float], wanted: float) -> Verdict:
    """Judge pairs, 1 for one that is won, 0 lost, half for a tie, until they settle whether so large a share is won.

    Wald's sequential test of the share wanted against one better by the margin; pairs that run out before it has settled
    are judged by their share.
    """
    better, settles = min(wanted + MARGIN, 1 - MARGIN), log((1 - ERROR) / ERROR)
    win, loss = log(better / wanted), log((1 - better) / (1 - wanted))
    won, of, weight = 0.0, 0, 0.0
    for one in pairs:
        won, of, weight = won + one, of + 1, weight + one * win + (1 - one) * loss
        if abs(weight) >= settles:
            return Verdict(won, of, weight > 0)
    return Verdict(won, of, won >= wanted * of)
