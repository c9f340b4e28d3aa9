"""What every kind of game tells of many games that computers played, and how such figures are added up."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

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


class Spread(msgspec.Struct, frozen=True):
    """How a figure lies among games: its standard deviation, and what a twentieth, half, all but a twentieth reach."""

    sd: float
    q05: float
    q50: float
    q95: float


class VictoryLevel(Protocol):
    """A level of victory, and from what points."""

    @property
    def id(self) -> str:
        """Give its name."""

    @property
    def min(self) -> int | None:
        """Give the least points it takes; None for the lowest."""


def mean(values: Iterable[int | float]) -> float:
    """Give a mean to three places; 0 of nothing."""
    found = list(values)
    return round(sum(found) / max(len(found), 1), 3)


def share(part: int | float, whole: int | float) -> float:
    """Give what part of a whole something is, 0 to 1 to three places; 0 of nothing."""
    return round(part / whole, 3) if whole else 0.0


def by_level(levels: Iterable[str], games: Sequence[PlayedOut]) -> dict[str, int]:
    """Give how many games ended at each level of victory that came about, in an order of levels."""
    found = Counter(one.level for one in games)
    return {level: found[level] for level in levels if level in found}


def best_last(levels: Sequence[VictoryLevel]) -> list[str]:
    """Give levels of victory from the one that takes the fewest points to the one that takes the most."""
    lowest = min(row.min for row in levels if row.min is not None) - 1
    return [row.id for row in sorted(levels, key=lambda row: lowest if row.min is None else row.min)]


def averaged(games: Sequence[Any]) -> Any:
    """Give the mean of figures, place by place in their mappings; a place that a game has not is 0 there.

    Null is no figure: the mean is that of the games that have one, and null where none has.
    """
    if any(isinstance(one, Mapping) for one in games):
        names = dict.fromkeys(name for one in games for name in one)
        found = {name: [one[name] for one in games if name in one] for name in names}
        missing = {name: [_nothing(had[0])] * (len(games) - len(had)) for name, had in found.items()}
        return {name: averaged([*found[name], *missing[name]]) for name in names}
    figures = [one for one in games if one is not None]
    return mean(figures) if figures else None


def _nothing(like: Any) -> Any:
    return {} if isinstance(like, Mapping) else 0


def spread(games: Sequence[PlayedOut]) -> dict[str, Spread]:
    """Give how every figure of games lies: {figure: its spread}, a figure within another after a dot."""
    every = [figures(one) for one in games]
    names = dict.fromkeys(name for one in every for name in one if name != "game")
    values = {name: [one[name] for one in every if name in one] for name in names}
    return {name: _spread(found) for name, found in values.items()}


def figures(one: PlayedOut | AddedUp) -> dict[str, float]:
    """Give every figure of a game, or of many, by name: one within another after a dot."""
    return dict(_figures(msgspec.to_builtins(one)))


def _figures(one: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, float]]:
    for name, value in one.items():
        if isinstance(value, Mapping):
            yield from _figures(value, f"{before}{name}.")
        elif isinstance(value, int | float):
            yield f"{before}{name}", value


def numbers_in(ended: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, float | None]]:
    """Yield every figure of how a game ended, by name as `figures` does; None for one that it could not have."""
    for name, value in ended.items():
        if isinstance(value, Mapping):
            yield from numbers_in(value, f"{before}{name}.")
        elif value is None or isinstance(value, int | float):
            yield f"{before}{name}", value


def _spread(values: Sequence[float]) -> Spread:
    # Of one game every quantile is its own figure.
    cuts = statistics.quantiles(values if len(values) > 1 else [*values, *values], n=20, method="inclusive")
    q05, q50, q95 = cuts[0], cuts[9], cuts[18]
    return Spread(*(round(one, 3) for one in (statistics.pstdev(values), q05, q50, q95)))
