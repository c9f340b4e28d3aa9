"""The supply of dice: entered by hand, or drawn from a document's seed. Rules are handed it and make no chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.kernel.dice import SIDES, BadFace, DiceLeftOver, DieWanted, Roll, Why


class Supply:
    """Dice of one journal entry: entered faces first where `entered(why)` says so, else drawn from the seed.

    Entry n of a document draws from `random.Random(f"{seed}/{n}")`, so that a new try after an undo, which gets a new
    number, is a new roll.
    """

    def __init__(
        self, stream: str, *, faces: Sequence[int] = (), entered: Callable[[Why], bool] = lambda _: False
    ) -> None:
        import random  # looking at a game draws nothing

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
            # Not `randint`: how that uses the generator has changed between versions of Python, and an old seed must
            # give its old dice; `random()` is promised to stay.
            roll = Roll(face=1 + int(sides * self._random.random()), origin="rolled", why=why.text, sides=sides)
        self.rolls.append(roll)
        return roll

    @property
    def left(self) -> tuple[int, ...]:
        """The entered faces that were not taken yet."""
        return self._faces[self._used :]

    def finish(self) -> tuple[Roll, ...]:
        """Give the rolls made; raises DiceLeftOver when entered faces remain."""
        if self.left:
            raise DiceLeftOver(self.left)
        return tuple(self.rolls)
