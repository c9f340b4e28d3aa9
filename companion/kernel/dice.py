"""Dice as rules know them: asked for with a purpose; every roll keeps its face, its origin and what it was for.

Nothing here throws any: `supply.py` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from companion.charts.bounds import SEED
from companion.charts.faults import BadInput, Problem
from companion.language.messages import Message, Names, bound, says, told
from companion.language.tongue import plural, tr

Origin = Literal["rolled", "entered"]
SIDES = 10


class Why(msgspec.Struct, frozen=True):
    """What a die is for: what is told when it is asked for, and whose die of which kind it is."""

    text: Message
    side: str
    """The side that throws it: "union" or "confederate"."""
    kind: str
    """The kind of roll, as in the dice modes: "maneuver", "fire", "charge", "leader", "draw"."""

    def named(self, names: Names) -> Why:
        """Give it with the names of those it is for, as its reader knows them."""
        return msgspec.structs.replace(self, text=bound(self.text, names))


class Roll(msgspec.Struct, frozen=True, omit_defaults=True):
    """One die as it fell."""

    face: int
    origin: Origin
    why: Message
    sides: int = SIDES

    def named(self, names: Names) -> Roll:
        """Give it with the names of those it was for, as its reader knows them."""
        return msgspec.structs.replace(self, why=bound(self.why, names))


WANTED = says("dice.wanted", "die {nth} is wanted: {why} (1 to {sides})")
NO_FACE = says("dice.no-face", "{why}: a face of {face} is not on this die; give 1 to {sides}")


class DieWanted(Exception):
    """An entered die is needed; `nth` counts the entered dice of this command from 1."""

    def __init__(self, why: Why, nth: int, sides: int = SIDES, entry: int = 0) -> None:
        self.why, self.nth, self.sides = why, nth, sides
        self.entry = entry
        """The earlier entry that wants it now, where one is replayed; 0 for the command that was just given."""
        super().__init__(why, nth, sides)

    @property
    def what(self) -> Message:
        """What is to be told of it."""
        return WANTED(nth=self.nth, why=self.why.text, sides=self.sides)

    def __str__(self) -> str:
        """Tell it in the reader's words."""
        return _at(self.entry, told(self.what))

    def named(self, names: Names) -> DieWanted:
        """Give it with the names of those it is for, as its reader knows them."""
        return DieWanted(self.why.named(names), self.nth, self.sides, self.entry)


class DiceLeftOver(Exception):
    """More dice were entered than the command uses."""

    def __init__(self, faces: Sequence[int], entry: int = 0) -> None:
        self.faces, self.entry = tuple(faces), entry
        super().__init__(self.faces)

    def __str__(self) -> str:
        """Tell it in the reader's words."""
        said = plural(
            len(self.faces),
            "{n} entered die was not used: {faces}",
            "{n} entered dice were not used: {faces}",
            faces=", ".join(map(str, self.faces)),
        )
        return _at(self.entry, said)


class BadFace(Exception):
    """An entered face that the die does not have."""

    def __init__(self, why: Why, face: int, sides: int = SIDES, entry: int = 0) -> None:
        self.why, self.face, self.sides, self.entry = why, face, sides, entry
        super().__init__(why, face, sides)

    def __str__(self) -> str:
        """Tell it in the reader's words."""
        return _at(self.entry, told(NO_FACE(why=self.why.text, face=self.face, sides=self.sides)))

    def named(self, names: Names) -> BadFace:
        """Give it with the names of those it is for, as its reader knows them."""
        return BadFace(self.why.named(names), self.face, self.sides, self.entry)


def _at(entry: int, said: str) -> str:
    """Say which earlier entry something is said of, where it is one."""
    return tr("entry {n}: {words}", n=entry, words=said) if entry else said


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
