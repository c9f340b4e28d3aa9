"""Formations seen from above, to proportion: stands in ranks, the command stand with its pennant, the front upwards.

Stands are numbered, so that a change shows where each goes; a number is a stand's place in the formation it leaves.
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from companion.cards.content import Drawing, Letters, Path, Shape
from companion.cards.shapes.sides import At, box, flag, flag_width, front
from companion.drawing.paths import Steps

Ranks = tuple[tuple[int, ...], ...]
"""Stands by their numbers, the front rank first, each rank from left to right."""
DEEP = 0.74
"""How deep a stand is, as a share of its width."""
_APART = 0.06
"""The room between two stands, as a share of a stand's width."""


class Formed(NamedTuple):
    """A brigade of eight in a formation; `command` is the number of its command stand."""

    ranks: Ranks
    command: int


FORMED: dict[str, Formed] = {
    "single-line": Formed(((1, 2, 3, 4, 5, 6, 7, 8),), 4),
    "double-line": Formed(((1, 2, 3, 4), (5, 6, 7, 8)), 6),
    "attack-column": Formed(((1, 2), (3, 4), (5, 6), (7, 8)), 1),
    "march-column": Formed(((1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,)), 1),
}


class Changed(NamedTuple):
    """Where the stands stand after a change; those of `kept` are what the new formation is built on."""

    ranks: Ranks
    kept: tuple[int, ...]


CHANGED: dict[tuple[str, str], Changed] = {
    ("single-line", "double-line"): Changed(((3, 4, 5, 6), (2, 1, 8, 7)), (3, 4, 5, 6)),
    ("single-line", "attack-column"): Changed(((4, 5), (3, 6), (2, 7), (1, 8)), (4, 5)),
    ("single-line", "march-column"): Changed(((4,), (5,), (3,), (6,), (2,), (7,), (1,), (8,)), (4,)),
    ("double-line", "single-line"): Changed(((6, 5, 1, 2, 3, 4, 8, 7),), (1, 2, 3, 4)),
    ("double-line", "attack-column"): Changed(((2, 3), (6, 7), (1, 4), (5, 8)), (2, 3)),
    ("double-line", "march-column"): Changed(((6,), (2,), (3,), (7,), (1,), (5,), (4,), (8,)), (6,)),
    ("attack-column", "single-line"): Changed(((7, 5, 3, 1, 2, 4, 6, 8),), (1, 2)),
    ("attack-column", "double-line"): Changed(((5, 1, 2, 6), (7, 3, 4, 8)), (1, 2, 3, 4)),
    ("attack-column", "march-column"): Changed(((1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,)), (1,)),
    ("march-column", "single-line"): Changed(((8, 6, 4, 2, 1, 3, 5, 7),), (1,)),
    ("march-column", "double-line"): Changed(((7, 3, 1, 5), (8, 4, 2, 6)), (1, 2)),
    ("march-column", "attack-column"): Changed(((1, 2), (3, 4), (5, 6), (7, 8)), (1,)),
}
"""One way of each change, as the cards' words allow it."""


def formed(formation: str, width: float, tallest: float = 27.0) -> Drawing:
    """Draw a brigade in a formation, its stands `width` mm wide, or less to be no taller; KeyError for another."""
    one = FORMED[formation]
    wide, tall = _ground(one.ranks, width)
    return Drawing(wide, tall, _block(one.ranks, one.command, width), tallest=min(tall, tallest), said=_said(one.ranks))


def changed(before: str, after: str, width: float) -> Drawing:
    """Draw a brigade in a formation, an arrow, and the same stands in another; KeyError for an unknown change."""
    one, two = FORMED[before], CHANGED[before, after]
    wide, tall = _ground(one.ranks, width)
    to_wide, to_tall = _ground(two.ranks, width)
    gap = width * 2.4
    shapes = (
        *_block(one.ranks, one.command, width, kept=two.kept, numbered=True),
        *_arrow(width * 1.4, (wide + width * 0.5, width * 0.45 + width * DEEP / 2)),
        *_block(two.ranks, one.command, width, (wide + gap, 0.0), kept=two.kept, numbered=True),
    )
    tallest = max(tall, to_tall)
    return Drawing(
        wide + gap + to_wide, tallest, shapes, tallest=tallest, said=f"{_said(one.ranks)} → {_said(two.ranks)}"
    )


def _said(ranks: Ranks) -> str:
    return " × ".join(map(str, (len(ranks[0]), len(ranks))))


def _ground(ranks: Ranks, width: float) -> tuple[float, float]:
    """Give how much room ranks take with the triangle before them and half a line round them."""
    files = max(map(len, ranks))
    line = _line(width)
    return (
        files * width + (files - 1) * width * _APART + line,
        _head(width) + len(ranks) * width * DEEP + (len(ranks) - 1) * width * _APART + line,
    )


def _line(width: float) -> float:
    return max(0.2, width * 0.03)


def _head(width: float) -> float:
    """Give the room of the triangle before the front."""
    return width * 0.36


def _block(
    ranks: Ranks, command: int, width: float, at: At = (0.0, 0.0), *, kept: tuple[int, ...] = (), numbered: bool = False
) -> tuple[Shape, ...]:
    step, deep, edge = width * (1 + _APART), width * DEEP, _line(width) / 2
    found: list[Shape] = [*front(width * 0.26, (at[0] + _ground(ranks, width)[0] / 2 - width * 0.13, at[1]))]
    for rank, stands in enumerate(ranks):
        for file, number in enumerate(stands):
            place = at[0] + edge + file * step, at[1] + edge + _head(width) + rank * (deep + width * _APART)
            if number == command:
                found += _command(width, place)
            else:
                found += _stand(number, width, place, kept=number in kept, numbered=numbered)
    return tuple(found)


def _stand(number: int, width: float, at: At, *, kept: bool, numbered: bool) -> tuple[Shape, ...]:
    deep, line = width * DEEP, _line(width)
    ground = Path(box(width, deep, at), fill="rule" if kept else "wash", width=line)
    if numbered:
        size = max(2.2, width * 0.5)
        return ground, Letters(at[0] + width / 2, at[1] + deep / 2 + size * 0.33, str(number), size, bold=kept)
    files: Steps = tuple(
        chain.from_iterable(
            (("M", at[0] + width * x, at[1] + deep * 0.2), ("L", at[0] + width * x, at[1] + deep * 0.8))
            for x in (0.34, 0.66)
        )
    )
    return ground, Path(files, line="edge", width=line * 0.7)


def _command(width: float, at: At) -> tuple[Shape, ...]:
    """Draw the command stand: white, its line twice as heavy and inside the stand's own edge."""
    deep, line = width * DEEP, _line(width)
    ground = Path(box(width - line, deep - line, (at[0] + line / 2, at[1] + line / 2)), fill="page", width=line * 2)
    tall = deep * 0.66
    return ground, *flag(tall, (at[0] + (width - flag_width(tall)) / 2, at[1] + (deep - tall) / 2))


def _arrow(length: float, at: At) -> tuple[Shape, ...]:
    x, y = at
    head = length * 0.32
    return (
        Path((("M", x, y), ("L", x + length - head / 2, y)), line="ink2", width=length * 0.07),
        Path(
            (
                ("M", x + length, y),
                ("L", x + length - head, y - head / 2),
                ("L", x + length - head, y + head / 2),
                ("Z",),
            ),
            fill="ink2",
            line="",
        ),
    )
