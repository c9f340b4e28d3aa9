"""What everybody in a battle is called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.language import ranks, words


class Names(words.Names):
    """The names of a battle's units, leaders, objectives and formations, and which of them are units and batteries."""

    def __init__(self, view: Any) -> None:
        """Take the names that a view knows."""
        named = (*view.objectives, *view.leaders, *view.units)
        super().__init__({**view.names, **{one.id: one.name for one in named}})
        self.units = {unit.id for unit in view.units}
        self.batteries = {unit.id for unit in view.units if unit.kind == "battery"}
        self._everybody = (*view.leaders, *view.units)
        self._formations = dict(view.names)
        self._objectives = {one.id: one.name for one in view.objectives}

    def side(self, name: str) -> str:
        """Give whose a unit or leader is, "" where nobody is known."""
        return next((str(one.side) for one in self._everybody if one.id == name), "")

    def formation(self, place: str) -> str:
        """Give the name of a corps or division: a brigade of the same id may be called otherwise."""
        return self._formations.get(place) or self(place)

    def ordered(self, units: Iterable[Any]) -> list[Any]:
        """Give units corps by corps and division by division, in the order of their numbers."""
        return ranks.by_command(units, self.formation)

    def objective(self, place: str) -> str:
        """Give the name of an objective, whatever else has its id."""
        return self._objectives.get(place) or self(place)
