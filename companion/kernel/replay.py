"""Dice that have fallen before: a replay gives each purpose the die it had, and new dice only to new purposes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.charts.figures import Reason, Refused
from companion.kernel.dice import SIDES, Dice, Roll, Why
from companion.kernel.game import Game
from companion.language.messages import BARE, Named, Names, Own, among, bare, nameless, says, told_to_scripts

ANSWER = "answer"
"""The tag of an answer, in every kind of game that asks anything."""
OTHER_QUESTION = says("refused.other-question", "it answered another question than the one that waits now")


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


def left_over(before: Sequence[Roll], rolls: Sequence[Roll], names: Names = nameless) -> tuple[Roll, ...]:
    """Give the dice of before that nothing is thrown for among the others: by purpose, each die once."""
    asked = [(told_to_scripts(roll.why, names), roll.sides) for roll in rolls]
    over = []
    for roll in before:
        purpose = (told_to_scripts(roll.why, names), roll.sides)
        if purpose in asked:
            asked.remove(purpose)
        else:
            over.append(roll)
    return tuple(over)


def as_then(game: Game, then: Any, state: Any, command: Any) -> Any:
    """Give a command that was given in one state so that it says the same in another; raises Refused where it cannot.

    An answer is to its own question: "yes" to another would be nobody's word.
    """
    if command.__struct_config__.tag == ANSWER:
        asked = [_question(game, one) for one in (then, state)]
        if None not in asked and asked[0] != asked[1]:
            raise Refused((Reason(OTHER_QUESTION()),))
    return game.as_then(then, state, command)


def _question(game: Game, state: Any) -> tuple[Any, ...] | None:
    """Give what makes a question the same question: whom it asks what, and of whom, whatever figures stand in it."""
    prompt, names = game.view(state, "referee").pending, among(game.called(state, "referee"))
    if prompt is None:
        return None
    # By their names: an early document kept nobody's id in what was asked. One that kept only words is known by kind.
    those = [told_to_scripts(bare(one), names) for one in prompt.text.args.values() if isinstance(one, Named | Own)]
    return prompt.seat, prompt.kind, () if prompt.text.key == BARE else tuple(those)
