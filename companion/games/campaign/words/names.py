"""What the corps of a campaign are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Self

from companion.language import words
from companion.language.messages import Named
from companion.language.tongue import tr
from companion.language.words import side_words


class Names(words.Names):
    """The names of the corps."""

    def __init__(self, view: Any) -> None:
        """Take the names that a view knows, or a state has."""
        corps = tuple(view.corps.values() if isinstance(view.corps, dict) else view.corps)
        super().__init__({one.id: corps_name(one) for one in corps})
        self._units = {one.id: str(one.unit) for one in corps}
        self._headquarters = {one.id for one in corps if one.headquarters}

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
    return Names(view if start is None else start)


def corps_name(corps: Any) -> str:
    """Give what a corps of a campaign is called; both armies have headquarters."""
    return tr("{side} headquarters", side=side_words(corps.side)) if corps.headquarters else str(corps.unit)
