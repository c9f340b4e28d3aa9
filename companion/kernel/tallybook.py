"""What is counted of an open game on the way to its present: rolls with their odds, dice, how each turn ended.

Of the true states; whoever asks says whose alone may be told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from companion.kernel.entries import step_by_step

if TYPE_CHECKING:
    from companion.kernel.draws import InNumbers, Rolled
    from companion.kernel.game import Game
    from companion.kernel.journal import Journal


class Tallybook:
    """Counts along the line of a document that leads to its present."""

    def __init__(self, book: Journal, game: Game, state_at: Callable[[int], Any]) -> None:
        """Take the document, its game and what gives the state after an entry."""
        self._book, self._game, self._at = book, game, state_at

    def rolled(self, told: InNumbers, only: str | None) -> Iterator[tuple[int, int, Rolled]]:
        """Yield every roll with odds, with its entry and its place among the rolls of that.

        One side has its own alone, and the charges, for which both throw. Raises BadInput where a chart cannot be read.
        """
        for entry, steps in self._steps():
            made = (
                told.rolled(self._game.rules(state), state, orders, nth, facts) for state, orders, nth, facts in steps
            )
            those = [one for one in made if one is not None]
            yield from ((entry, nth, one) for nth, one in enumerate(those) if only in (None, one.side) or one.both)

    def thrown(self, told: InNumbers, only: str | None) -> Iterator[tuple[str, int]]:
        """Yield every ten-sided die as whose it was and its face."""
        for _, steps in self._steps():
            for state, _, nth, facts in steps:
                yield from (one for one in told.thrown(state, facts[nth]) if only in (None, one[0]))

    def turns(self) -> Iterator[tuple[int, Any]]:
        """Yield the state that the game began with, as that of the turn before, and the one that each turn ended with.

        The present state is that of the last turn. A set-up is a turn of its own, 0.
        """
        line = self._book.line()
        before = self._at(line[0].seq)
        turn = self._game.moment(before)[0]
        if turn:
            yield turn - 1, before
        for _, steps in self._steps():
            for state, *_ in steps:
                # An entry may end a turn and begin another; only its facts say where.
                if (now := self._game.moment(state)[0]) != turn:
                    yield turn, before
                turn, before = now, state
        last = self._at(line[-1].seq)
        if (now := self._game.moment(last)[0]) != turn:
            yield turn, before
        yield now, last

    def _steps(self) -> Iterator[tuple[int, Iterator[tuple[Any, list[Any], int, list[Any]]]]]:
        for entry in self._book.line():
            if entry.parent is not None:
                yield entry.seq, step_by_step(self._game, self._at(entry.parent), entry)
