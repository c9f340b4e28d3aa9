"""What a kind of game brings to the referee's table: where it begins, what can be ordered, set and chosen, its books."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol

from companion.kernel.beginning import Beginning
from tests.referee.tally import Group

Seat = str
Led = Iterator[tuple[Sequence[Any], Any]]
"""What has things lie so, one entry, and the order that is then given."""
Corners = Mapping[tuple[Group, str], Callable[[], Led]]


class Table(Protocol):
    """One kind of game, as the referee meets it."""

    kind: str
    folder: Path
    """Where its documents are."""

    by_hand: float
    """How much oftener than a battle on the table it is set by hand: fields that are few of its steps come up too."""

    @property
    def beginnings(self) -> Sequence[Beginning]:
        """Give what its evenings are begun from."""

    @property
    def orders(self) -> Sequence[str]:
        """Name every order that there is."""

    def lawful(self, session: Any, state: Any, tag: str, luck: Random) -> Iterator[Any]:
        """Yield orders of a kind that are likely to be allowed."""

    def bent(self, session: Any, state: Any, tag: str, luck: Random) -> Iterator[Any]:
        """Yield orders of a kind that are likely not to be."""

    def next(self, session: Any, state: Any, luck: Random) -> Iterator[Any]:
        """Yield what leads on: a duty, the end of the step."""

    def toward(self, session: Any, state: Any, luck: Random) -> Iterator[Any]:
        """Yield what a referee sets so that what seldom comes about can."""

    def typed(self) -> Sequence[Any]:
        """Give what makes all dice of an evening typed ones; nothing where the computer throws them."""

    def fights(self, state: Any) -> bool:
        """Say whether a combat is going on, in which few things may be done."""

    @property
    def rolls(self) -> Sequence[str]:
        """Name the orders that are likely to want dice."""

    @property
    def steered(self) -> Sequence[str]:
        """Name the orders whose dice are chosen so that they come to what is seldom."""

    def came(self, before: Any, after: Any) -> Iterator[str]:
        """Name what is seldom and came about between two states: questions, struggles."""

    def corners(self, session: Any, state: Any, luck: Random) -> Corners:
        """Give what leads by hand to gates and orders that are seldom met."""

    def hidden(self, state: Any, side: str, luck: Random) -> Iterator[Any]:
        """Yield an order of a side about who it may not know of."""

    def run(self, session: Any, state: Any) -> Sequence[Any]:
        """Give all rolls that the step demands."""

    def fitting(self, session: Any, state: Any) -> Sequence[str]:
        """Name the orders that belong to the step."""

    def targets(self, state: Any) -> Mapping[str, str]:
        """Give whom an override can be of, each with what kind of thing it is."""

    def fields(self, session: Any, state: Any, target: str) -> Sequence[str]:
        """Name the fields of a target that can be set."""

    def override(self, session: Any, state: Any, target: str, field: str, luck: Random) -> Iterator[Any]:
        """Yield overrides of a field with values that it may hold."""

    def options(self, session: Any) -> Sequence[tuple[str, int]]:
        """Give every ruling and each of its choices."""

    def looked_at(self, session: Any, luck: Random) -> None:
        """Ask what the game's own desk asks."""

    def printed(self, session: Any) -> None:
        """Make what the game prints."""

    def foreseen(self, session: Any, order: Any) -> None:
        """Ask for the odds of an order."""

    def balanced(self, state: Any) -> None:
        """Assert what is true of every state."""

    def fought(self, so_far: frozenset[str], before: Any, facts: Sequence[Any], after: Any) -> frozenset[str]:
        """Give who has fought in the present step, asserting that nobody has twice."""
