"""What the uses of the field ask of its page: none of them knows the page, which knows them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from companion.desktop.widgets.look import Look
from companion.drawing.shapes import Measure
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.field.canvas import FieldMap
from companion.games.miniatures.words.field.proposals import Proposal
from companion.games.miniatures.words.field.table import Table


class Stage(Protocol):
    """The page of the field, as its uses see it."""

    desk: MiniaturesDesk
    look: Look
    canvas: FieldMap
    table: Table
    measure: Measure
    inner: Callable[[], Any]
    """Gives the panel of the step in its list form."""
    noted: Any
    keys_changed: Any

    def show_all(self) -> None:
        """Show everything anew."""

    def refuse(self, words: str) -> None:
        """Tell in place why something cannot be done."""

    def refuse_here(self, words: str, reasons: tuple[Any, ...]) -> None:
        """Tell why something is refused, with its clause; it stays while nothing else is done."""

    def tell_now(self) -> None:
        """Tell title and place anew."""

    def why_not_by_hand(self) -> str:
        """Say why units cannot be placed by hand, "" where they can."""

    def by_hand(self, *, on: bool) -> None:
        """Place units by hand, or no longer."""

    def to_next(self) -> None:
        """Choose the next unit without a place."""

    def walk(self, by: int) -> bool:
        """Choose the next unit that stands on the table."""

    def measure_from(self, name: str) -> None:
        """Measure freely from somebody."""

    def to_chart(self) -> None:
        """Go to the chart of the list."""

    def tell_keys(self) -> None:
        """Tell that what may be done, or who may do it, has changed."""

    def setAccessibleDescription(self, words: str) -> None:
        """Tell who cannot see what is shown."""


class Volley(Protocol):
    """The use of the field in a fire step, as its strip sees it."""

    desk: MiniaturesDesk
    look: Look
    page: Stage

    @property
    def attack(self) -> Any:
        """The attack that is being put together."""

    def every(self) -> tuple[Proposal, ...]:
        """Give who may fire at whom now."""

    def waiting(self) -> dict[str, int]:
        """Give at whom volleys wait to come into force, and how many."""

    def aim(self, target: str, firer: str = "", *, part: bool = False) -> None:
        """Aim at somebody."""

    def changed(self) -> None:
        """Show the attack."""

    def confirm(self) -> None:
        """Go to the chart."""
