"""What the corps of a campaign are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.language import words
from companion.language.tongue import tr
from companion.language.words import side_words


class Names(words.Names):
    """The names of the corps."""

    def __init__(self, view: Any) -> None:
        """Take the names that a view knows, or a state has."""
        corps = view.corps.values() if isinstance(view.corps, dict) else view.corps
        super().__init__({one.id: corps_name(one) for one in corps})


def of_journal(view: Any, lines: Sequence[Any] = ()) -> Names:
    """Give names by id as a view knows them; with a journal, everybody's where it tells itself who began."""
    start = getattr(lines[0].events[0], "state", None) if lines and lines[0].events else None
    return Names(view if start is None else start)


def corps_name(corps: Any) -> str:
    """Give what a corps of a campaign is called; both armies have headquarters."""
    return tr("{side} headquarters", side=side_words(corps.side)) if corps.headquarters else str(corps.unit)
