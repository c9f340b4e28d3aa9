"""What players propose, and photograph, as the window of a battle of miniatures shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.desktop.shell.windows import AnyEvening
from companion.games.miniatures.screen.window import Window


class Proposed(AnyEvening):
    """Where a battle's evening shows what comes out of the inbox."""

    window: Window

    def show_proposal(self, one: Any) -> None:
        """Let the work take whom a proposal is for: its target and firers, or the unit that acts."""
        order = one.orders[0] if one.orders else None
        firers = (getattr(who, "unit", who) for who in getattr(order, "firers", ()))
        names = [str(name) for name in (getattr(order, "target", ""), *firers) if name]
        self.window.centre.take(names or [name for name in (getattr(order, "unit", ""),) if name])

    def open_photograph(self, place: Path) -> None:
        """Open a player's photograph on the page of photographs."""
        self.window.run("photograph")
        self.dialog.add([place])
