"""Dice as rules know them: asked for with a purpose; every roll keeps its face, its origin and what it was for.

Nothing here throws any: `supply.py` does.
"""

from __future__ import annotations

from collections.abc import Sequence
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
