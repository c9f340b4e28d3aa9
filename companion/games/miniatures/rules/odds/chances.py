"""The shape of every answer: outcomes with their exact chances."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import msgspec

from companion.charts.figures import Reasoned

P = tuple[int, int]
"""A chance as a reduced fraction: numerator, denominator."""
FACES = range(1, 11)


class Outcome(msgspec.Struct, frozen=True):
    """One outcome and its chance."""

    outcome: str | None
    p: P


def p(chance: Fraction | int) -> P:
    """Give a chance as a reduced pair."""
    exact = Fraction(chance)
    return exact.numerator, exact.denominator


def outcomes(chances: Iterable[tuple[str, Fraction]]) -> list[Outcome]:
    """Give outcomes in order; the sum is exactly 1 by construction."""
    return [Outcome(name, p(chance)) for name, chance in chances]


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """The chances of every outcome, in chart order, what to expect, and the working."""

    outcomes: list[Outcome]
    expected: dict[str, float]
    explain: list[Reasoned]
