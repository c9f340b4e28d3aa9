"""The supply of dice: seeded or entered; every roll keeps its face, its origin and its purpose."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

from companion.charts.bounds import SEED
from companion.charts.faults import BadInput, Problem
from companion.language.tongue import plural, tr

Origin = Literal["rolled", "entered"]
SIDES = 10


class Why(msgspec.Struct, frozen=True):
    """What a die is for: the words shown when it is asked for, and whose die of which kind it is."""

    text: str
    side: str
    """The side that throws it: "union" or "confederate"."""
    kind: str
    """The kind of roll, as in the dice modes: "maneuver", "fire", "charge", "leader", "draw"."""


class Roll(msgspec.Struct, frozen=True, omit_defaults=True):
    """One die as it fell."""

    face: int
    origin: Origin
    why: str
    sides: int = SIDES


class DieWanted(Exception):
    """An entered die is needed; `nth` counts the entered dice of this command from 1."""

    def __init__(self, why: Why, nth: int, sides: int = SIDES) -> None:
        self.why, self.nth, self.sides = why, nth, sides
        super().__init__(tr("die {nth} is wanted: {why} (1 to {sides})", nth=nth, why=why.text, sides=sides))


class DiceLeftOver(Exception):
    """More dice were entered than the command uses."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces = tuple(faces)
        listed = ", ".join(map(str, self.faces))
        super().__init__(
            plural(
                len(self.faces),
                "{n} entered die was not used: {faces}",
                "{n} entered dice were not used: {faces}",
                faces=listed,
            )
        )


class BadFace(Exception):
    """An entered face that the die does not have."""

    def __init__(self, why: Why, face: int, sides: int = SIDES) -> None:
        self.why, self.face, self.sides = why, face, sides
        super().__init__(
            tr("{why}: a face of {face} is not on this die; give 1 to {sides}", why=why.text, face=face, sides=sides)
        )


def seed_of(text: str) -> str:
    """Give a seed as it is; raises BadInput for one that is longer than a seed has to be."""
    if len(text) > SEED:
        raise BadInput(Problem("--seed", "", tr("is longer than {most} characters", most=SEED)))
    return text


class Dice(Protocol):
    """What the rules ask dice of."""

    def d10(self, why: Why) -> Roll:
        """Give one ten-sided die; raises DieWanted when it must be entered and is not yet."""

    def choose(self, count: int, why: Why) -> Roll:
        """Give a draw from 1 to `count`, for example which of several leaders is captured."""


class Supply:
    """Dice of one journal entry: entered faces first where `entered(why)` says so, else drawn from the seed.

    Entry n of a document draws from `random.Random(f"{seed}/{n}")`, so that a new try after an undo, which gets a new
    number, is a new roll.
    """

    def __init__(
        self, stream: str, *, faces: Sequence[int] = (), entered: Callable[[Why], bool] = lambda _: False
    ) -> None:
        self._random = random.Random(stream)
        self._faces = tuple(faces)
        self._entered = entered
        self._used = 0
        self.rolls: list[Roll] = []

    def d10(self, why: Why) -> Roll:
        """Give one ten-sided die."""
        return self._next(SIDES, why)

    def choose(self, count: int, why: Why) -> Roll:
        """Give a draw from 1 to `count`."""
        return self._next(count, why)

    def _next(self, sides: int, why: Why) -> Roll:
        if self._entered(why):
            if self._used >= len(self._faces):
                raise DieWanted(why, self._used + 1, sides)
            face = self._faces[self._used]
            self._used += 1
            if not 1 <= face <= sides:
                raise BadFace(why, face, sides)
            roll = Roll(face=face, origin="entered", why=why.text, sides=sides)
        else:
            roll = Roll(face=1 + int(sides * self._random.random()), origin="rolled", why=why.text, sides=sides)
        self.rolls.append(roll)
        return roll

    def finish(self) -> tuple[Roll, ...]:
        """Give the rolls made; raises DiceLeftOver when entered faces remain."""
        if self._used < len(self._faces):
            raise DiceLeftOver(self._faces[self._used :])
        return tuple(self.rolls)
