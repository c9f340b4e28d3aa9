"""Draws of the computer games, each on whole numbers, so that it can be entered as well as rolled (RTG-R-RNG)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol

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


# ---- what could have come of a roll


class Rolled(msgspec.Struct, frozen=True):
    """A roll with its odds at its own moment; values are what it costs the enemy less what it costs its own side."""

    side: str
    """Whose roll it is; a charge is told as its attacker's, and counts for the other side with the sign changed."""
    kind: str
    unit: str
    """Who rolled, the first of several."""
    outcome: str
    p: tuple[int, int]
    """The chance of that outcome, as a reduced fraction."""
    value: int
    ways: tuple[tuple[int, int], ...]
    """Each value that it could have had, the lowest first, and how many of all ways lead to it."""
    both: bool = False
    """Both sides threw a die for it."""
    against: str = ""
    """Whose die the other was, where both threw: the first of several."""

    @property
    def all_ways(self) -> int:
        """Count the ways that the dice could have fallen."""
        return sum(ways for _, ways in self.ways)

    @property
    def expected(self) -> Fraction:
        """Give the mean of its values."""
        return Fraction(sum(value * ways for value, ways in self.ways), self.all_ways)

    @property
    def stake(self) -> int:
        """Give the largest value that it could have had, whichever way it went."""
        return max(abs(value) for value, _ in self.ways)


Row = Mapping[str, Any]
"""A row of a table: figures, names and ids by what they are."""


class Act(msgspec.Struct, frozen=True):
    """A roll in few words: who did what, and how it came to what came of it."""

    does: str
    working: str


class Gone(msgspec.Struct, frozen=True):
    """What a unit lost at once."""

    unit: str
    cause: str
    lost: Mapping[str, int]
    """How many of what: stands, and how many of them are guns; points; men and guns."""
    by: tuple[str, ...] = ()
    """The units that did it, as far as it is told."""


class InNumbers(Protocol):
    """The module that tells a game in numbers: what its rolls could have cost, its dice, who was lost."""

    ODDS: bool
    """Whether its rolls have odds of what they cost."""

    def rolled(self, rules: Any, state: Any, commands: Sequence[Any], nth: int, events: Sequence[Any]) -> Rolled | None:
        """Give the roll of an entry's nth fact, in the state before it; None where that is no roll with values."""

    def thrown(self, state: Any, fact: Any) -> Iterator[tuple[str, int]]:
        """Yield the ten-sided dice of a fact, in the state before it: whose each was, and its face."""

    def gone(self, rules: Any, view: Any, lines: Sequence[Any]) -> Iterator[tuple[Any, Gone]]:
        """Yield what units that a view knows lost by lines of a log, each with the line that tells it."""

    def acts(self, view: Any, lines: Sequence[Any]) -> Iterable[tuple[tuple[int, int], Act]]:
        """Give the rolls of a log in few words, by their entry and their place among its rolls."""

    def units(self, view: Any, lines: Sequence[Any]) -> Mapping[str, tuple[str, str]]:
        """Give side and name of every unit that a view knows, by id, and by lines of a log of who is another now."""

    def commands(self, view: Any) -> Mapping[str, tuple[str, str]]:
        """Give side and name of every command that luck and strength are told of, by id."""

    def belongs(self, view: Any, lines: Sequence[Any]) -> Mapping[str, tuple[str, str]]:
        """Give each unit's command, and who plays it, "" for nobody named."""

    def tables(
        self, rules: Any, view: Any, lines: Sequence[Any], turns: Sequence[tuple[int, Any]], only: str | None
    ) -> Mapping[str, Sequence[Row]]:
        """Give what is counted besides: of lines of a log, and of the states with which turns ended.

        The states are true ones: where a side alone is to be told, `only` names it, and nothing else may be read there.
        """
