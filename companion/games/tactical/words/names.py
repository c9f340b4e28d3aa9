"""What everybody in a square-grid battle is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, Self

from companion.language import words
from companion.language.tongue import tr
from companion.language.words import side_words


class Names(words.Names):
    """The names of units and leaders; one that two of them bear has the side or the rank with it."""

    def __init__(self, view: Any) -> None:
        """Take the names that a view knows, or a state has."""
        super().__init__(_on_the_field(view))
        self.bare = {one.id: one.name for one in (*_each(view.units), *_each(view.leaders))}
        """What each is called, whoever else is called so."""
        self.faces = view.level != "basic"
        """And have modes: not in the Basic game (ANT-R-BASIC-SCOPE)."""

    def then(self, called: Mapping[str, str]) -> Self:
        """Give the names where some were called otherwise: who bears his name of then is told apart as he is now."""
        others = {one: name for one, name in called.items() if self.bare.get(one) != name}
        return self._with({**self._names, **others}) if others else self

    def beside(self, others: words.Names) -> Self:
        """Give these names, and of those whom they do not know the names that others have."""
        made = super().beside(others)
        if isinstance(others, Names):
            made.bare = {**others.bare, **self.bare}
        return made

    def unknown(self, name: str) -> str:
        """Give the name within an id, of a unit that a view knows no longer."""
        return id_words(name)


def of_journal(view: Any, lines: Sequence[Any] = ()) -> Names:
    """Give names by id as a view knows them; with a journal, everybody's where it tells itself who began."""
    start = getattr(lines[0].events[0], "state", None) if lines and lines[0].events else None
    known = Names(view)
    return known if start is None else known.beside(Names(start))  # units may be made on the way


def of_views(views: Sequence[Any]) -> Names:
    """Give the names of several views, those of the first before the others'."""
    found = Names(views[0])
    for view in views[1:]:
        found = found.beside(Names(view))
    return found


def _each(found: Any) -> Iterable[Any]:
    """Give what a state keeps by id, or a view in a row."""
    return found.values() if isinstance(found, dict) else found


def _on_the_field(view: Any) -> dict[str, str]:
    units, leaders = tuple(_each(view.units)), tuple(_each(view.leaders))
    borne = Counter(one.name for one in (*units, *leaders))
    found = {one.id: one.name if borne[one.name] == 1 else _of_side(one) for one in units}
    return found | {one.id: one.name if borne[one.name] == 1 else _of_rank(one) for one in leaders}


def _of_side(one: Any) -> str:
    return tr("{name} ({side})", name=one.name, side=side_words(one.side))


def _of_rank(one: Any) -> str:
    return tr("{name} ({side} {rank})", name=one.name, side=side_words(one.side), rank=tr(one.rank))


def id_words(name: str) -> str:
    """Give the name within an id of a unit: "I Corps-A"."""
    words = name.partition(":")[2].removeprefix("leader-").split("-")
    if words == [""]:
        return name
    said = [word.upper() if set(word) <= set("ivx") else word.capitalize() for word in words]
    part = f"-{said.pop()}" if len(said) > 1 and len(words[-1]) == 1 else ""
    first = [] if "Corps" in said else takewhile(lambda word: len(word) == 1, said[:-1])
    initials = "".join(f"{word}." for word in first)
    return initials + " ".join(said[len(initials) // 2 :]) + part
