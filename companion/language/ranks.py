"""Formations in the order that people expect: I, II, V, VI, IX and XII Corps, First and Second, 1st and 2nd Division.

What has no number ("Jackson's Command", "Artillery Reserve") comes after what has one, as the order of battle first
names it; what belongs to no formation comes last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import groupby
from typing import Protocol, TypeVar

UNNUMBERED, NONE = 1000, 1001
"""What stands for a number where there is none: after every corps that a war had, and after those without a name."""

ORDINALS = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"),
    *("eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth"),
    *("nineteenth", "twentieth", "twenty-first", "twenty-second", "twenty-third", "twenty-fourth", "twenty-fifth"),
)
ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50}

# A letter before a name ("L. McLaws", "V. Corse's Division") is no number: what is numbered says at once what it is.
_NUMBERED = re.compile(
    rf"(?:(?P<roman>[ivxl]+)|(?P<figure>\d+)(?:st|nd|rd|th)?|(?P<word>{'|'.join(reversed(ORDINALS))}))\.?"
    r"(?:$|\s(?:army\s|cavalry\s|reserve\s)?(?:armee)?(?:corps?|korps|division|div|brigade)\b)",
    re.IGNORECASE,
)


class Commanded(Protocol):
    """A unit of an order of battle."""

    @property
    def side(self) -> str:
        """Whose it is."""

    @property
    def corps(self) -> str:
        """Its corps, "" for none."""

    @property
    def division(self) -> str:
        """Its division, "" for none."""


class Leading(Protocol):
    """A leader of an order of battle."""

    @property
    def side(self) -> str:
        """Whose he is."""

    @property
    def commands(self) -> str:
        """His corps or division, "" for the army."""


Unit = TypeVar("Unit", bound=Commanded)
Leader = TypeVar("Leader", bound=Leading)


@lru_cache(maxsize=1024)
def rank(name: str) -> int:
    """Give the number in a formation's name: 9 for "IX Corps", "Ninth Corps" and "9. Korps"."""
    if not name:
        return NONE
    found = _NUMBERED.match(name)
    if found is None:
        return UNNUMBERED
    if roman := found["roman"]:
        return _roman(roman.lower())
    return int(found["figure"]) if found["figure"] else ORDINALS.index(found["word"].lower()) + 1


def by_command(units: Iterable[Unit], called: Callable[[str], str] = str) -> list[Unit]:
    """Give units corps by corps and division by division; sides, and the units of a division, as they first come.

    `called` gives a formation's name where units only hold its id.
    """
    those = list(units)
    sides = list(dict.fromkeys(one.side for one in those))
    corps = in_order((one.corps for one in those), called)
    divisions = in_order((one.division for one in those), called)
    return sorted(those, key=lambda one: (sides.index(one.side), corps.index(one.corps), divisions.index(one.division)))


def by_post(leaders: Iterable[Leader], units: Iterable[Unit]) -> list[Leader]:
    """Give leaders as `units`, which are in order, come under them: of a corps' divisions, of the corps; of the army.

    Who is nearest to the troops comes first, as he is the one that is mostly wanted; who commands nobody of them last.
    """
    those, places = list(leaders), list[str]()
    sides = list(dict.fromkeys(one.side for one in those))
    for corps, of_corps in groupby(units, key=lambda one: one.corps):
        places += [*dict.fromkeys(one.division for one in of_corps if one.division), *([corps] if corps else [])]
    nth = {place: at for at, place in enumerate(places)} | {"": len(places)}
    return sorted(those, key=lambda one: (sides.index(one.side), nth.get(one.commands, len(nth))))


def in_order(places: Iterable[str], called: Callable[[str], str] = str) -> list[str]:
    """Give each formation once, in order."""
    return sorted(dict.fromkeys(places), key=lambda place: rank(called(place) if place else ""))


def _roman(numeral: str) -> int:
    values = [ROMAN[letter] for letter in numeral]
    return sum(-one if one < after else one for one, after in zip(values, [*values[1:], 0], strict=True))
