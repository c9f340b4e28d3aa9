"""What was done, and what came of it: counts by group and name, and the draw that goes where the least was done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Literal, TypeVar

T = TypeVar("T")
Group = Literal["order", "gate", "field", "mending", "way", "option", "asked", "across", "seat", "corner"]
GROUPS: tuple[Group, ...] = ("order", "gate", "field", "mending", "way", "option", "asked", "across", "seat")


class Tally:
    """Counts of what was accepted and refused."""

    def __init__(self) -> None:
        self.accepted: Counter[tuple[Group, str]] = Counter()
        self.refused: Counter[tuple[Group, str]] = Counter()
        self.steps = {True: 0, False: 0}

    def step(self, accepted: bool) -> None:
        self.steps[accepted] += 1

    def add(self, group: Group, name: str, accepted: bool = True) -> None:
        (self.accepted if accepted else self.refused)[group, name] += 1

    def least(self, group: Group, names: Sequence[str], luck: Random) -> str:
        """Draw one of the names, what was accepted the least the likeliest."""
        weights = [1.0 / (1 + self.accepted[group, name]) for name in names]
        return luck.choices(names, weights)[0]

    def rarity(self, group: Group, name: str) -> float:
        return 1.0 / (1 + self.accepted[group, name])

    def told(self, gate: str) -> float:
        """Give how seldom a gate was told or passed."""
        return 1.0 / (1 + self.accepted["gate", gate] + self.refused["gate", gate])

    def below(self, group: Group, names: Sequence[str], least: int) -> list[str]:
        """Name what was accepted less often than it should have been."""
        return [name for name in names if self.accepted[group, name] < least]

    def seldom(self, least: int) -> Iterator[str]:
        """Name what was done less often: gates count as they are told or passed, all else as it was accepted."""
        for group, name in sorted({*self.accepted, *self.refused}):
            told = self.refused[group, name] if group == "gate" else 0
            if group in ("order", "gate", "field", "mending") and self.accepted[group, name] + told < least:
                yield f"{group} {name}"

    def lines(self) -> Iterator[str]:
        done, refused = self.steps[True], self.steps[False]
        yield f"{done + refused:,} steps: {done:,} accepted, {refused:,} refused"
        for group in GROUPS:
            names = sorted({name for of, name in (*self.accepted, *self.refused) if of == group})
            if names:
                yield f"\n{group:<44}{'accepted':>10}{'refused':>10}"
            for name in names:
                yield f"  {name:<42}{self.accepted[group, name]:>10,}{self.refused[group, name]:>10,}"
