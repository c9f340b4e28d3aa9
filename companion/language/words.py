"""Words that every drawing shares: names for ids, phases, markers, counts, dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Literal, Protocol, Self

import msgspec

from companion.language.messages import Message, Named, is_message, told
from companion.language.tongue import declared, number, plural, tr

PHASES = {"maneuver": "Maneuver", "musketry": "Musketry & Cannonade", "charge": "Charge"}
MARKERS = {"disordered": "disordered", "low-ammo": "low on ammunition", "silenced": "silenced", "wrecked": "wrecked"}
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


def trait_words(traits: Iterable[str]) -> str:
    """Give traits as people read them: "iron brigade, veterans"; they are somebody's own words and stay as they are."""
    return ", ".join(one.replace("-", " ") for one in traits)


def headed(head: str, body: Sequence[str]) -> Iterator[str]:
    """Give lines set in under a head, after an empty one; nothing where there are no lines."""
    if body:
        yield ""
        yield head
        yield from (f"  {line}" for line in body)


class Names:
    """Shown names by id, as far as somebody knows them; what he does not know keeps its id."""

    def __init__(self, called: Mapping[str, str]) -> None:
        """Take what everybody is called, by id."""
        self._names = dict(called)

    def formation(self, place: str) -> str:
        """Give the name of a corps or division."""
        return self._names.get(place, place)

    def who(self, one: Named) -> str:
        """Give the name of somebody in a message, "" for one of whom nothing is known."""
        return self._names.get(one.id, "")

    def then(self, called: Mapping[str, str]) -> Self:
        """Give the names where some were called otherwise, as at an earlier entry of the journal."""
        if all(self._names.get(one) == name for one, name in called.items()):
            return self
        return self._with({**self._names, **called})

    def beside(self, others: Names) -> Self:
        """Give these names, and of those whom they do not know the names that others have."""
        return self._with({**others._names, **self._names})

    def _with(self, called: Mapping[str, str]) -> Self:
        made = copy(self)
        vars(made)["_names"] = dict(called)
        return made

    def __call__(self, name: str) -> str:
        """Give one name."""
        found = self._names.get(name)
        return self.unknown(name) if found is None else found

    def unknown(self, name: str) -> str:
        """Give what somebody is called of whom no name is known."""
        return name

    def all(self, names: Iterable[str]) -> str:
        """Give several names as a list in words."""
        return listed([self(name) for name in names])


def side_words(side: str) -> str:
    """Give a side, or who sits for it, as people call it: "Union", "Confederate", "Referee"."""
    return tr(capital(side))


def listed(words: Sequence[str]) -> str:
    """Join words: "a", "a and b", "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return tr("{several} and {last}", several=", ".join(words[:-1]), last=words[-1])


def spans(numbers: Iterable[int]) -> str:
    """Join rising numbers, those in a row as one span: "4", "4 and 6", "2, 4–9 and 12"."""
    told = list[tuple[int, int]]()
    for one in numbers:
        if told and told[-1][1] == one - 1:
            told[-1] = (told[-1][0], one)
        else:
            told.append((one, one))
    return listed([str(first) if first == last else f"{first}–{last}" for first, last in told])


SIGNS = {"elan": "élan"}
"""Words as they are written, whose ids have no letters with signs."""


def plain(name: str) -> str:
    """Give an id of a chart as words: "driven-back" is "driven back"."""
    return tr(" ".join(SIGNS.get(word, word) for word in name.split("-")))


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
    """Give a plain value that a referee set, or that was there before."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if is_message(value):
        return told(msgspec.convert(value, Message))
    return tr("nothing") if value in ("", None) else str(value)
