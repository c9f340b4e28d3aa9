"""What a session asks in the same way of the games that the computer keeps: their charts, their facts, their dice."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from companion.charts.ruleset import Charts
from companion.charts.upcasting import Upcasts
from companion.kernel.codec import Codec
from companion.kernel.dice import Why


class Played(Protocol):
    """A state of a game with options."""

    @property
    def options(self) -> dict[str, int]:
        """Give the rulings that are read otherwise."""
        ...


Rules = TypeVar("Rules", bound=Charts)
StateOf = TypeVar("StateOf", bound=Played)
Order = TypeVar("Order")
Fact = TypeVar("Fact")


class ComputerGame(Codec[Order, Fact], Generic[Rules, StateOf, Order, Fact]):
    """A kind of game whose dice the computer draws, with the options that a state has chosen."""

    def __init__(self, commands: Any, events: Any, upcasts: Upcasts) -> None:
        """Take the unions of commands and events, and what both were in earlier formats."""
        super().__init__(commands, events, upcasts)
        self._in_force: tuple[dict[str, int], Rules] | None = None

    @abstractmethod
    def by_default(self) -> Rules:
        """Give the charts of the document in the default readings. Raises BadInput."""

    def rules(self, state: StateOf) -> Rules:
        """Give the charts with the options of a state, which were found sound when they were chosen."""
        if self._in_force is None or state.options != self._in_force[0]:
            self._in_force = state.options, self.by_default().as_read(state.options)
        return self._in_force[1]

    @abstractmethod
    def fold(self, state: StateOf, event: Fact) -> StateOf:
        """Fold a fact that does not begin a game."""

    def apply(self, state: StateOf | None, event: Fact) -> StateOf:
        """Fold one event; the first of a game makes its state."""
        if state is None:
            began: StateOf = event.state  # type: ignore[attr-defined]
            return began
        return self.fold(state, event)

    def entered(self, state: StateOf, why: Why) -> bool:
        """Say whether a die is entered by hand: never, the computer draws."""
        del state, why
        return False

    def enters_any(self, state: StateOf) -> bool:
        """Say whether any die is entered by hand."""
        del state
        return False

    def gives_away(self, state: StateOf, seat: str, command: Order) -> bool:
        """Say whether the odds of a command would tell a seat what it may not know; there are none to ask for."""
        del state, seat, command
        return True
