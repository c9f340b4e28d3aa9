"""What the corps of a campaign are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Self

from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import key
from companion.language import words
from companion.language.messages import Named, name_told
from companion.language.tongue import declared, tr
from companion.language.words import side_words

ARMIES = {"union": "Army of the Potomac", "confederate": "Army of Northern Virginia"}
declared(ARMIES)


class Names(words.Names):
    """The names of the corps."""

    def __init__(self, view: Any, towns: Mapping[Hex, str] | None = None) -> None:
        """Take the names that a view knows, or a state has, which does not know the towns of the map."""
        corps = tuple(view.corps.values() if isinstance(view.corps, dict) else view.corps)
        super().__init__({one.id: corps_name(one) for one in corps})
        self._units = {one.id: str(one.unit) for one in corps}
        self._headquarters = {one.id for one in corps if one.headquarters}
        self._towns = dict(view.map.towns) if towns is None and hasattr(view, "map") else dict(towns or {})

    def place(self, at: Hex) -> str:
        """Give what people call a hex: "12,8 Gettysburg", or the figures alone where there is no town."""
        return f"{key(at)} {town}" if (town := self._towns.get(at, "")) else key(at)

    def who(self, one: Named) -> str:
        """Give the name of a corps in a message, a headquarters' by its staff; "" for one of which nothing is known."""
        return self._units.get(one.id, "")

    def then(self, called: Mapping[str, str]) -> Self:
        """Give the names where some were called otherwise; an army's headquarters are always called by their army."""
        found = super().then({one: name for one, name in called.items() if one not in self._headquarters})
        made = copy(found)
        vars(made)["_units"] = {**self._units, **called}
        return made


def of_journal(view: Any, lines: Sequence[Any] = ()) -> Names:
    """Give names by id as a view knows them; with a journal, everybody's where it tells itself who began."""
    start = getattr(lines[0].events[0], "state", None) if lines and lines[0].events else None
    return Names(view if start is None else start, dict(view.map.towns) if hasattr(view, "map") else None)


def corps_name(corps: Any) -> str:
    """Give what a corps of a campaign is called; both armies have headquarters."""
    return tr("{side} headquarters", side=side_words(corps.side)) if corps.headquarters else str(corps.unit)


def called(one: Any) -> str:
    """Give the short name of a corps: Confederate divisions and headquarters go by their leaders (RTG-2.0e)."""
    if one.headquarters or one.side == "confederate":
        return name_told(one.leader)
    return str(one.unit).removesuffix(" Corps").removesuffix("'s Div")


def age_of(view: Any, one: Any) -> int:
    """Give the turns since a corps was seen or reported; what is known from before the game is as old as the game."""
    if one.now is not None:
        return 0
    return int(one.reported.age) if one.reported is not None else max(int(view.turn), 0)
