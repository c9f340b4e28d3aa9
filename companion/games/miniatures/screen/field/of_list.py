"""What stands in the place of a step's list: whatever is being put together is the list's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.work import Work


class OfList(Work):
    """A panel over the list of the step."""

    def __init__(self, desk: MiniaturesDesk, look: Look, inner: Callable[[], Work]) -> None:
        super().__init__(desk, look)
        self.inner = inner

    def order(self) -> Any:
        """Give the command that is being put together."""
        return self.inner().order()

    def prospect(self) -> Any:
        """Give what the next roll promises."""
        return self.inner().prospect()

    def now(self) -> str:
        """Say what is being done."""
        return self.inner().now()

    def next_step(self) -> cmd.NextStep:
        """Give the command that ends the step, with what the step's list asks of it."""
        inner: Any = self.inner()
        found: cmd.NextStep = inner.next_step() if hasattr(inner, "next_step") else cmd.NextStep()
        return found
