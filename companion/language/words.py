"""Words that every drawing shares: names for ids, phases, markers, counts, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from itertools import takewhile
from typing import Any, Literal, Protocol

from companion.language.messages import Named
from companion.language.tongue import declared, number, plural, tr

PHASES = {"maneuver": "Maneuver", "musketry": "Musketry & Cannonade", "charge": "Charge"}
MARKERS = {"disordered": "disordered", "low-ammo": "low on ammunition", "silenced": "silenced"}
STATUS = {
    "on-table": "on the table",
    "to-arrive": "to arrive",
    "destroyed": "destroyed",
    "quit": "quit the field",
    "surrendered": "surrendered",
    "captured": "captured",
    "wrecked": "wrecked",
    "left": "left the table",
}
declared(STATUS)
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
declared(NUMBERS)


class Die(Protocol):
    """One die as it fell: a roll of the dice is one."""

    @property
    def face(self) -> int:
        """What it shows."""

    @property
    def origin(self) -> str:
        """Whether it was rolled or entered."""

    @property
    def sides(self) -> int:
        """How many sides it has."""


def headed(head: str, body: Sequence[str]) -> Iterator[str]:
    """Give lines set in under a head, after an empty one; nothing where there are no lines."""
    if body:
        yield ""
        yield head
        yield from (f"  {line}" for line in body)


class Names:
    """Shown names by id, as far as a view knows them; what it does not know keeps its id."""

    def __init__(self, view: Any) -> None:
        """Take the names of a view's units, leaders, objectives and formations; of a campaign those of its corps.

        Of a campaign or a square-grid battle it may be a state as well.
        """
        self.kind: Literal["miniatures", "campaign", "tactical"] = "miniatures"
        self._names: dict[str, str] = {}
        self.batteries = set[str]()
        self.faces = True  # and have modes: not in the Basic game of the squares (ANT-R-BASIC-SCOPE)
        if hasattr(view, "corps"):
            self.kind = "campaign"
            self._names |= {one.id: corps_name(one) for one in _each(view.corps)}
            return
        if hasattr(view, "play_level"):
            self.kind = "tactical"
            self.faces = view.level != "basic"
            self._names |= _on_the_field(view)
            return
        self._names |= view.names
        self._names |= {one.id: one.name for one in (*view.objectives, *view.leaders, *view.units)}
        self.batteries = {unit.id for unit in view.units if unit.kind == "battery"}

    @classmethod
    def of_log(cls, view: Any, lines: Sequence[Any]) -> Names:
        """Take the names for a journal: those of the view, or everybody's where the journal itself tells who began."""
        names = cls(view)
        start = getattr(lines[0].events[0], "state", None) if lines and lines[0].events else None
        if start is None or names.kind == "miniatures":
            return names
        began = cls(start)
        began._names |= {} if names.kind == "campaign" else names._names  # a battle's units may be made on the way
        return began

    @classmethod
    def of_views(cls, views: Sequence[Any]) -> Names:
        """Take the names of a square-grid battle from several views, the first of them before the others."""
        names = cls(views[0])
        for view in views[1:]:
            more = cls(view)
            names._names = more._names | names._names
        return names

    def who(self, one: Named) -> str:
        """Give the name of somebody in a message, "" for one of whom nothing is known."""
        found = self(one.id)
        return "" if found == one.id else found

    def then(self, called: Mapping[str, str]) -> Names:
        """Give the names where some were called otherwise, as at an earlier entry of the journal."""
        if all(self._names.get(one) == name for one, name in called.items()):
            return self
        made = copy(self)
        vars(made)["_names"] = {**self._names, **called}
        return made

    def __call__(self, name: str) -> str:
        """Give one name."""
        found = self._names.get(name)
        if found is not None:
            return found
        return id_words(name) if self.kind == "tactical" else name

    def all(self, names: Iterable[str]) -> str:
        """Give several names as a list in words."""
        return listed([self(name) for name in names])


def _each(found: Any) -> Iterable[Any]:
    """Give what a state keeps by id, or a view in a row."""
    return found.values() if isinstance(found, dict) else found


def _on_the_field(view: Any) -> dict[str, str]:
    """Give the names of a square-grid battle; one that two of them bear has the side or the rank with it."""
    units, leaders = tuple(_each(view.units)), tuple(_each(view.leaders))
    borne = Counter(one.name for one in (*units, *leaders))
    found = {one.id: one.name if borne[one.name] == 1 else f"{one.name} ({capital(one.side)})" for one in units}
    return found | {
        one.id: one.name if borne[one.name] == 1 else f"{one.name} ({capital(one.side)} {one.rank})" for one in leaders
    }


def id_words(name: str) -> str:
    """Give the name within an id of a square-grid battle, of a unit that a view knows no longer: "I Corps-A"."""
    words = name.partition(":")[2].removeprefix("leader-").split("-")
    if words == [""]:
        return name
    said = [word.upper() if set(word) <= set("ivx") else word.capitalize() for word in words]
    part = f"-{said.pop()}" if len(said) > 1 and len(words[-1]) == 1 else ""
    first = [] if "Corps" in said else takewhile(lambda word: len(word) == 1, said[:-1])
    initials = "".join(f"{word}." for word in first)
    return initials + " ".join(said[len(initials) // 2 :]) + part


def corps_name(corps: Any) -> str:
    """Give what a corps of a campaign is called; both armies have headquarters."""
    return tr("{side} headquarters", side=side_words(corps.side)) if corps.headquarters else str(corps.unit)


def side_words(side: str) -> str:
    """Give a side, or who sits for it, as people call it: "Union", "Confederate", "Referee"."""
    return tr(capital(side))


def listed(words: Sequence[str]) -> str:
    """Join words: "a", "a and b", "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return tr("{several} and {last}", several=", ".join(words[:-1]), last=words[-1])


def plain(name: str) -> str:
    """Give an id of a chart as words: "driven-back" is "driven back"."""
    return tr(name.replace("-", " "))


def counted(count: int, what: Literal["stand", "gun stand", "unit", "shot"]) -> str:
    """Give a count in words: "one stand", "12 stands"."""
    n = tr(NUMBERS[count]) if 0 <= count < len(NUMBERS) else number(count)
    match what:
        case "stand":
            return plural(count, "one stand", "{n} stands", n=n) if count else tr("no stands")
        case "gun stand":
            return plural(count, "one gun stand", "{n} gun stands", n=n) if count else tr("no gun stands")
        case "unit":
            return plural(count, "one unit", "{n} units", n=n)
        case "shot":
            return plural(count, "one shot", "{n} shots", n=n)


def capital(text: str) -> str:
    """Begin with a capital, whatever follows."""
    return text[:1].upper() + text[1:]


def die(roll: Die) -> str:
    """Give one die in brackets' words: "die 9, rolled"."""
    if roll.sides == 10:
        return tr("die {face}, {origin}", face=roll.face, origin=tr(roll.origin))
    return tr("draw {face} of {sides}, {origin}", face=roll.face, sides=roll.sides, origin=tr(roll.origin))


def value_words(value: Any) -> str:
    """Give a plain value that a referee set."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    return tr("nothing") if value in ("", None) else str(value)
