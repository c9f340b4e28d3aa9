"""What a session asks in the same way of the games that the computer keeps: their charts, their facts, their dice."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

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

    COURSE: ClassVar[tuple[type, ...]]
    """Commands that only carry the game on, or change what everybody may know: everybody may read their words."""
    ENDS: ClassVar[tuple[type, ...]]
    """Commands after which another side may be to act."""

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

    @abstractmethod
    def acting_side(self, state: StateOf, command: Order) -> str:
        """Say whose business a command is: a side, "both" or "referee"."""

    def opens(self, state: StateOf, seat: str, commands: Sequence[Order]) -> bool:
        """Say whether a side may read the words of what was ordered: the course of play, and its own business."""
        return all(isinstance(one, self.COURSE) for one in commands) or self.owns(state, seat, commands)

    def owns(self, state: StateOf, seat: str, commands: Sequence[Order]) -> bool:
        """Say whether commands are a side's own business, and all were given by who was to act when the first was.

        Of the enemy's none is, whatever they are: that he gave no orders is news too.
        """
        own = all(self.acting_side(state, one) == seat for one in commands)
        return own and not any(isinstance(one, self.ENDS) for one in commands[:-1])

    def accounts(self, state: StateOf, seat: str, commands: Sequence[Order]) -> bool:
        """Say whether a side may read a whole working: none is of its orders alone, so each fact says what is its."""
        del state, seat, commands
        return False

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
