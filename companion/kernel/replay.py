"""Dice that have fallen before: a replay gives each purpose the die it had, and new dice only to new purposes."""

from __future__ import annotations

from collections.abc import Sequence

from companion.kernel.dice import SIDES, Dice, Roll, Why
from companion.language.messages import Names, nameless, told_to_scripts


class Kept:
    """The dice of an entry, used again by purpose; what is asked beyond them comes from `more`."""

    def __init__(self, rolls: Sequence[Roll], more: Dice, names: Names = nameless) -> None:
        """Take the dice, where new ones come from, and what everybody is called now."""
        self._left, self._more, self._names = list(rolls), more, names
        self.rolls: list[Roll] = []

    def d10(self, why: Why) -> Roll:
        """Give the die that fell for this purpose, or a new one."""
        return self._next(SIDES, why)

    def choose(self, count: int, why: Why) -> Roll:
        """Give the draw that was made for this purpose, or a new one."""
        return self._next(count, why)

    def _next(self, sides: int, why: Why) -> Roll:
        same = (roll for roll in self._left if roll.sides == sides)
        found = next((roll for roll in same if roll.why == why.text), None) or self._in_words(why, sides)
        if found is None:
            found = self._more.d10(why) if sides == SIDES else self._more.choose(sides, why)
        else:
            # Each die once: two shots of the same purpose keep their order.
            self._left.remove(found)
        self.rolls.append(found)
        return found

    def _in_words(self, why: Why, sides: int) -> Roll | None:
        """Give a die of an early document, which kept in words what nobody can tell any more whom they meant."""
        told = told_to_scripts(why.text, self._names)
        same = (roll for roll in self._left if roll.sides == sides)
        return next((roll for roll in same if told_to_scripts(roll.why) == told), None)
