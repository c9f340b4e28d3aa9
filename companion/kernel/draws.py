"""Draws of the computer games, each on whole numbers, so that it can be entered as well as rolled (RTG-R-RNG)."""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

import msgspec

from companion.charts.figures import Exact
from companion.kernel.dice import Dice, Roll, Why

GRAIN = 1000
"""Steps from 0 to 1 of a draw that stands for a real number."""


class Drawing(Protocol):
    """What a draw needs of a story."""

    @property
    def dice(self) -> Dice:
        """The supply."""


class Chance(msgspec.Struct, frozen=True):
    """Whether something came about; it counts as that. Without a roll it was certain or impossible."""

    came: bool
    roll: Roll | None = None

    def __bool__(self) -> bool:
        """Say whether it came about."""
        return self.came


class Drawn(msgspec.Struct, frozen=True):
    """A number drawn, exactly."""

    value: Fraction
    roll: Roll


def chance(story: Drawing, p: Fraction, why: Why) -> Chance:
    """Draw whether something of probability p comes about; p of 0 or less and of 1 or more is not drawn for."""
    if p <= 0 or p >= 1:
        return Chance(p > 0)
    # In as many chances as the probability has parts: exact, with nothing rounded.
    roll = story.dice.choose(p.denominator, why)
    return Chance(roll.face <= p.numerator, roll)


def percent(story: Drawing, most: int, why: Why) -> Drawn:
    """Draw a whole number from 0 to `most`."""
    roll = story.dice.choose(most + 1, why)
    return Drawn(Fraction(roll.face - 1), roll)


def between(story: Drawing, least: Exact, most: Exact, why: Why) -> Drawn:
    """Draw a number from `least` to `most`, in so many steps as GRAIN says."""
    roll = story.dice.choose(GRAIN + 1, why)
    return Drawn(least + (most - least) * Fraction(roll.face - 1, GRAIN), roll)


def uniform(story: Drawing, why: Why) -> Drawn:
    """Draw a number from -1 to 1."""
    roll = story.dice.choose(2 * GRAIN + 1, why)
    return Drawn(Fraction(roll.face - 1 - GRAIN, GRAIN), roll)
