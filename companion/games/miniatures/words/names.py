"""What everybody in a battle is called."""

from __future__ import annotations

from typing import Any

from companion.language import words


class Names(words.Names):
    """The names of a battle's units, leaders, objectives and formations, and which of them are batteries."""

    def __init__(self, view: Any) -> None:
        """Take the names that a view knows."""
        named = (*view.objectives, *view.leaders, *view.units)
        super().__init__({**view.names, **{one.id: one.name for one in named}})
        self.batteries = {unit.id for unit in view.units if unit.kind == "battery"}
