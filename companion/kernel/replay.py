"""Dice that have fallen before: a replay gives each purpose the die it had, and new dice only to new purposes."""

from __future__ import annotations

from collections.abc import Sequence

from companion.kernel.dice import SIDES, Dice, Roll, Why


class Kept:
    """The dice of an entry, used again by purpose; what is asked beyond them comes from `more`."""

    def __init__(self, rolls: Sequence[Roll], more: Dice) -> None:
        self._left, self._more = list(rolls), more
        self.rolls: list[Roll] = []

    def d10(self, why: Why) -> Roll:
        """Give the die that fell for this purpose, or a new one."""
        return self._next(SIDES, why)

    def choose(self, count: int, why: Why) -> Roll:
        """Give the draw that was made for this purpose, or a new one."""
        return self._next(count, why)

    def _next(self, sides: int, why: Why) -> Roll:
        for roll in self._left:
            if roll.why == why.text and roll.sides == sides:
                self._left.remove(roll)
                break
        else:
            roll = self._more.d10(why) if sides == SIDES else self._more.choose(sides, why)
        self.rolls.append(roll)
        return roll
