"""What every kind of game tells of many games that computers played, and how such figures are added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec


class PlayedOut(msgspec.Struct, frozen=True):
    """How one game ended, whatever its kind."""

    game: int
    level: str
    """Of victory."""
    points: int
    """As the kind of game counts them."""
    turns: int


class AddedUp(msgspec.Struct, frozen=True):
    """What a simulation adds up to, whatever the kind of its games."""

    scenario: str
    seed: str
    games: int
    levels: dict[str, int]
    """{level of victory: games}, from the Confederates' best to the Union's."""
    points: float
    """The mean, as all that follows."""
    turns: float


class VictoryLevel(Protocol):
    """A level of victory, and from what points."""

    @property
    def id(self) -> str:
        """Give its name."""

    @property
    def min(self) -> int | None:
        """Give the least points it takes; None for the lowest."""


def mean(values: Iterable[int]) -> float:
    """Give a mean to three places; 0 of nothing."""
    found = list(values)
    return round(sum(found) / max(len(found), 1), 3)


def by_level(levels: Iterable[str], games: Sequence[PlayedOut]) -> dict[str, int]:
    """Give how many games ended at each level of victory that came about, in an order of levels."""
    found = Counter(one.level for one in games)
    return {level: found[level] for level in levels if level in found}


def best_last(levels: Sequence[VictoryLevel]) -> list[str]:
    """Give levels of victory from the one that takes the fewest points to the one that takes the most."""
    lowest = min(row.min for row in levels if row.min is not None) - 1
    return [row.id for row in sorted(levels, key=lambda row: lowest if row.min is None else row.min)]
