"""The emblems that stand before units' names: the badges of the corps, drawn by us, or pictures of one's own by name.

A badge is a path on a square grid, filled in the colour of its side; it tells no state of a unit, and so has no letter.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import NamedTuple

from companion.language import incoming, ranks
from companion.language.tongue import tr, word

GRID = 18.0
"""The side of the square that a badge's path lies in."""
BY_CORPS = "corps"
"""In place of a badge's name: that of the corps, by its number."""
PICTURE = re.compile(r"[\w][\w .'()+-]{0,59}\.(png|jpg|jpeg)", re.IGNORECASE)
"""What a picture of one's own is called: a file beside the order of battle, in no folder but `pictures`."""


class Badge(NamedTuple):
    """A badge that the house draws."""

    path: str
    """As SVG writes it, M, L, Q and Z."""
    title: str
    """In words, for ears and tips."""
    corps: tuple[int, ...] = ()
    """The numbers of the corps that wore it."""


def _said(*lines: Iterable[tuple[float, float]]) -> str:
    """Write closed lines as a path."""
    return "".join("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in line) + "Z" for line in lines)


def _ring(x: float, y: float, radius: float, *, turn: int = 1, corners: int = 24) -> list[tuple[float, float]]:
    steps = (turn * nth * math.tau / corners for nth in range(corners))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in steps]


def _star(points: int, outer: float, inner: float, x: float = 9.0, y: float = 9.0) -> list[tuple[float, float]]:
    found = []
    for nth in range(2 * points):
        radius, angle = (inner if nth % 2 else outer), math.pi * (nth / points - 0.5)
        found.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return found


def _turned(line: Iterable[tuple[float, float]], degrees: float) -> list[tuple[float, float]]:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(9 + (x - 9) * cos - (y - 9) * sin, 9 + (x - 9) * sin + (y - 9) * cos) for x, y in line]


def _crescent(x: float, radius: float, bite: float, inner: float) -> list[tuple[float, float]]:
    """Give a moon open to the right: the outer edge from horn to horn, then back along a circle further right."""
    reach = (radius**2 - inner**2 + bite**2) / (2 * bite)
    up = math.sqrt(radius**2 - reach**2)
    horn, back = math.atan2(up, reach), math.atan2(up, reach - bite)
    outer = [horn + nth * (math.tau - 2 * horn) / 24 for nth in range(25)]
    edge = [-back - nth * (math.tau - 2 * back) / 18 for nth in range(19)]
    return [
        *((x + radius * math.cos(angle), 9 + radius * math.sin(angle)) for angle in outer),
        *((x + bite + inner * math.cos(angle), 9 + inner * math.sin(angle)) for angle in edge),
    ]


_ROUND = (0, 90, 180, 270)
_ARM = [(9.0, 9.0), (4.6, 0.8), (9.0, 2.8), (13.4, 0.8)]
_SABRE = [
    (1.0, 1.6),
    (3.4, 1.4),
    (7.6, 4.2),
    (12.2, 9.6),
    (14.4, 8.6),
    (15.4, 9.8),
    (13.8, 11.6),
    (17.0, 15.2),
    (15.2, 17.0),
]
_SABRE += [(11.6, 13.8), (9.8, 15.4), (8.6, 14.4), (10.2, 11.8), (5.2, 6.8)]
_BASTION = [(9.0, 9.0), (4.6, 9.0), (2.6, 6.0), (0.8, 0.8), (6.0, 2.6), (9.0, 4.6)]
_LEAF = [(9.0, 9.0), (6.6, 4.6), (7.2, 1.6), (9.0, 0.8), (10.8, 1.6), (11.4, 4.6)]
_FAN = [(9.0, 9.0), (4.6, 2.6), (6.6, 1.2), (9.0, 0.8), (11.4, 1.2), (13.4, 2.6)]


def _mirrored(line: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(18.0 - x, y) for x, y in line][::-1]


BADGES: dict[str, Badge] = {
    "sphere": Badge(_said(_ring(9, 9, 7.6)), word("sphere"), (1,)),
    "trefoil": Badge(
        _said(
            _ring(9, 5, 4.0),
            _ring(4.8, 10.6, 4.0),
            _ring(13.2, 10.6, 4.0),
            [(7.6, 8.0), (10.4, 8.0), (9.9, 13.5), (11.6, 17.2), (6.4, 17.2), (8.1, 13.5)],
        ),
        word("trefoil"),
        (2,),
    ),
    "lozenge": Badge(_said([(9, 0.6), (15.2, 9), (9, 17.4), (2.8, 9)]), word("lozenge"), (3,)),
    "triangle": Badge(_said([(9, 1.4), (17.4, 16), (0.6, 16)]), word("triangle"), (4,)),
    "maltese-cross": Badge(_said(*(_turned(_ARM, turn) for turn in _ROUND)), word("Maltese cross"), (5,)),
    "greek-cross": Badge(
        _said(*(_turned([(9, 9), (6.4, 6.4), (6.4, 1), (11.6, 1), (11.6, 6.4)], turn) for turn in _ROUND)),
        word("Greek cross"),
        (6,),
    ),
    "crescent-star": Badge(
        _said(_crescent(8.4, 7.8, 4.2, 6.4), _star(5, 4.2, 1.7, 13.4)), word("crescent and star"), (7,)
    ),
    "six-pointed-star": Badge(_said(_star(6, 8.4, 4.85)), word("six-pointed star"), (8,)),
    "shield": Badge(
        "M2 2L9 3.6L16 2L16 8.4Q15.6 14 9 17.4Q2.4 14 2 8.4Z",
        word("shield"),
        (9, 23),
    ),
    "fort": Badge(_said(*(_turned(_BASTION, turn) for turn in _ROUND)), word("four-bastioned fort"), (10,)),
    "crescent": Badge(_said(_crescent(9.8, 8.2, 4.0, 6.4)), word("crescent"), (11,)),
    "star": Badge(_said(_star(5, 8.6, 3.5, 9, 9.6)), word("five-pointed star"), (12, 20)),
    "acorn": Badge(
        "M8.2 1L9.8 1L9.8 3.6Q15.4 4.2 15.8 8.4L2.2 8.4Q2.6 4.2 8.2 3.6Z"
        "M3.6 9.6L14.4 9.6Q13.8 14.6 9 17.4Q4.2 14.6 3.6 9.6Z",
        word("acorn"),
        (14,),
    ),
    "cartridge-box": Badge(
        _said([(2, 3), (16, 3), (16, 10), (10.6, 10), (10.6, 12), (7.4, 12), (7.4, 10), (2, 10)])
        + _said([(2, 11.2), (6.2, 11.2), (6.2, 13.2), (11.8, 13.2), (11.8, 11.2), (16, 11.2), (16, 16), (2, 16)]),
        word("cartridge box"),
        (15,),
    ),
    "arrow": Badge(
        _said([(1, 14.2), (10.8, 7.6), (9.2, 5.4), (17.2, 3.2), (13.8, 10.8), (12.4, 9), (3.4, 15.6), (2.4, 16.8)]),
        word("arrow"),
        (17,),
    ),
    "trefoil-cross": Badge(_said(*(_turned(_LEAF, turn) for turn in _ROUND)), word("cross of leaves"), (18,)),
    "fan-cross": Badge(_said(*(_turned(_FAN, turn) for turn in _ROUND)), word("cross of fans"), (19,)),
    "heart": Badge(
        "M9 5.2Q7.6 1.6 4.6 1.6Q1 1.8 1 6Q1.4 11 9 17Q16.6 11 17 6Q17 1.8 13.4 1.6Q10.4 1.6 9 5.2Z",
        word("heart"),
        (24,),
    ),
    "square": Badge(_said([(2, 2), (16, 2), (16, 16), (2, 16)]), word("square"), (25,)),
    "sabres": Badge(_said(_SABRE, _mirrored(_SABRE)), word("crossed sabres")),
    "cannon": Badge(
        _said([(0.8, 5.0), (1.8, 3.6), (15.4, 6.0), (16.2, 5.6), (17.0, 7.6), (16.0, 8.0), (9.4, 8.2), (2.4, 7.6)])
        + _said(_ring(7.4, 11.6, 5.0), _ring(7.4, 11.6, 3.4, turn=-1), _ring(7.4, 11.6, 1.4))
        + _said([(10.6, 12.6), (12.2, 10.6), (17.6, 15.2), (16.8, 16.4)]),
        word("cannon"),
    ),
    "saltire": Badge(
        _said(*(_turned([(9, 9), (6.6, 9), (1, 3.4), (3.4, 1), (9, 6.6)], turn) for turn in _ROUND)), word("saltire")
    ),
}
"""Every badge by its name, in the order of the corps; those without a number are for whoever wants them."""


_ARMS = {"cavalry": "sabres", "kavallerie": "sabres", "artillery": "cannon", "artillerie": "cannon"}
"""Of what has no number, the words by which its badge is told."""


def is_picture(name: str) -> bool:
    """Say whether an emblem is a picture of one's own, by its name."""
    return "." in name


def named(text: str) -> str:
    """Give the name that a cell means: a picture's as it is written, a badge's in small letters with hyphens."""
    return text if is_picture(text) else re.sub(r"[ _]+", "-", text.casefold())


def amiss(name: str) -> tuple[str, str] | None:
    """Say what is wrong with an emblem's name, and what to do; None where it is a badge, `corps` or a picture."""
    if name in BADGES or name == BY_CORPS:
        return None
    if is_picture(name):
        if PICTURE.fullmatch(name) and not incoming.amiss(name):
            return None
        what = tr("{name!r} is no name of a picture", name=name[:40])
        return what, tr("a .png or .jpg beside the order of battle, named without its folder")
    known = ", ".join((BY_CORPS, *BADGES))
    return tr("{name!r} is no emblem", name=name[:40]), tr("one of {names}; or a picture, NAME.png", names=known)


def of_corps(corps: str) -> str:
    """Give the badge of a corps by the number in its name, of cavalry and artillery their own, "" for another."""
    number = ranks.rank(corps)
    found = next((name for name, badge in BADGES.items() if number in badge.corps), "")
    return found or next((name for word, name in _ARMS.items() if word in corps.casefold()), "")


def title(name: str) -> str:
    """Give an emblem in words, of a picture its file's name without its ending; "" for none."""
    if name in BADGES:
        return tr(BADGES[name].title)
    return " ".join(re.split(r"[-_ ]+", name.rpartition(".")[0])).strip()
