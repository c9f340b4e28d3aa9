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
        self.sides: dict[str, str] = {one.id: one.side for one in (*view.leaders, *view.units)}
        """Whose everybody is."""
        self._formations = dict(view.names)
        self._objectives = {one.id: one.name for one in view.objectives}

    def formation(self, place: str) -> str:
        """Give the name of a corps or division: a brigade of the same id may be called otherwise."""
        return self._formations.get(place) or self(place)

    def objective(self, place: str) -> str:
        """Give the name of an objective, whatever else has its id."""
        return self._objectives.get(place) or self(place)
