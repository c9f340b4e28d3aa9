"""How a kind of game is told to one seat alone: the shapes of what a seat gets, and a state made of its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class Known(Protocol):
    """The module that tells a kind of game to one seat alone, for an extract of it (`companion.kernel.mail`)."""

    @property
    def STATE(self) -> Any:
        """Give the type of its states; the next four of what a seat gets of them."""

    @property
    def VIEW(self) -> Any:
        """Give the type of its views."""

    @property
    def DUTY(self) -> Any:
        """Give the type of a duty."""

    @property
    def SCORE(self) -> Any:
        """Give the type of its score."""

    @property
    def RECALLED(self) -> Any:
        """Give the type of what is recalled, that of None where nothing is."""

    def known(self, state: Any, view: Any, commanders: Mapping[str, Any]) -> Any:
        """Give a state that holds no more than a view of it, for the rules to be asked."""

    def handed_on(self, game: Any, state: Any, command: Any) -> Sequence[Any] | None:
        """Give the facts of a lawful command that hands a game on, without what follows: that rests on the whole game.

        None for any other command, whose facts the rules give.
        """

    def carried(self, texts: Mapping[str, str], view: Any) -> Mapping[str, str]:
        """Give the texts of `Kind.carries` as a view knows them."""
