"""Base labels of a game, as wide as its bases: one for each stand of a unit and one a leader, in order of battle.

A label is a strip for the rear edge of a base: the side's bar, the name, what it belongs to, which stand of how many.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Any, NamedTuple

from msgspec.structs import replace

from companion.cards import type as faces
from companion.cards.content import Deck, Disc, Drawing, Letters, Path, Shape, Tile
from companion.cards.layout.syllables import parts
from companion.cards.shapes import marks as drawn_marks
from companion.cards.shapes.emblems import emblem
from companion.cards.shapes.sides import bar, box, flag, flag_width
from companion.cards.sizes import MM
from companion.cards.source import Source
from companion.drawing import marks
from companion.drawing.paths import moved
from companion.games.miniatures.cards import tagged
from companion.games.miniatures.words import order
from companion.language.tongue import tr

HEIGHTS = {1: 4.6, 2: 7.0}
"""How tall a label of one line is, and of two."""
_LEFT, _EDGE = 3.0, 0.7
"""What is written stands between the bar and this from the right edge."""
_NAME, _SMALL = 2.7, 2.15
_UPPER, _LOWER, _ONLY = 3.05, 5.9, 3.25
"""The base lines: of two lines, and of one alone."""
_SAFE = 0.1
"""Millimetres that sums of widths may err by."""
_SIGN, _STAR = 1.6, 2.4
"""How tall the pennant or the sign of the arm is, and a leader's star."""
_FEW = 3
"""Letters that a part of a word has at the least."""
_BEFORE = 0.5
"""What stays free before a number."""
_AIR = 0.6
"""What stays free between words and a sign."""


def deck(source: Source) -> Deck:
    """Give the labels of a game, or of one of its sides; a unit of hidden strength has one label without a number."""
    note = tr(
        "The pennant is the command stand; the box is infantry, slanted cavalry, the disc guns; the star a leader."
    )
    return Deck(
        "labels",
        tr("Base labels"),
        tiles=(*_tiles(source), *tagged.pieces(source, float(source.base))),
        kind="tiles",
        note=note + tagged.note(source),
    )


_BADGE, _BADGED = 2.4, 25.0
"""Millimetres of an emblem, and of the narrowest base that bears one."""


def _tiles(source: Source) -> Iterator[Tile]:
    view: Any = source.view
    wanted = Wanted(float(source.base), source.lines)
    rows = {row.id: row for row in order.rows(view)}
    units = {unit.id: unit for unit in view.units}
    leaders = {one.id: one for one in view.leaders}
    for side in ("union", "confederate"):
        if source.side and side != source.side:
            continue
        chapter = tr("Union") if side == "union" else tr("Confederate")
        said: set[str] = set()
        for row in rows.values():
            if row.side != side:
                continue
            if row.kind == "unit":
                badge = _badge(wanted, units[row.id], source)
                yield from _of_unit(wanted, units[row.id], _name(rows, row.parent), chapter, badge)
            for one in (row.leader, row.id):
                if one in leaders:
                    said.add(one)
                    above = _name(rows, row.parent) if row.kind == "division" else ""
                    yield from _of_leader(wanted, leaders[one], above, view, chapter)
        for one in view.leaders:
            if one.side == side and one.id not in said:
                yield from _of_leader(wanted, one, "", view, chapter)


def _name(rows: Mapping[str, order.Row], place: str) -> str:
    """Give the name of a division or corps; a side is told by its bar."""
    return rows[place].name if place in rows and rows[place].parent else ""


def _badge(wanted: Wanted, unit: Any, source: Source) -> tuple[Shape, ...]:
    """Give a unit's emblem; none on the narrowest bases, where the name wants the room."""
    return emblem(unit.emblem, unit.side, source.pictures, _BADGE) if wanted.width >= _BADGED else ()


def _badged(badge: tuple[Shape, ...], sign: Sign) -> Sign:
    """Put an emblem before a sign."""
    shapes, wide, tall = sign
    if not badge:
        return sign
    gap = _BADGE + 0.4
    beside = (*badge, *(_moved(one, (gap, (_BADGE - tall) / 2)) for one in shapes))
    return beside, wide + gap, max(tall, _BADGE)


def _of_unit(wanted: Wanted, unit: Any, belongs: str, chapter: str, badge: tuple[Shape, ...] = ()) -> Iterator[Tile]:
    shown = marks.pips(unit)
    shape = "gun" if unit.kind == "battery" else "cavalry" if unit.arm == "cavalry" else "infantry"
    if shown is None:
        yield Tile(unit.id, _label(wanted, unit.side, (unit.name, belongs, ""), _badged(badge, _sign(shape))), chapter)
        return
    # All stands of a unit are parted alike: by what the widest sign and number leave.
    # The emblem is on the first, the one that leads the others.
    first = _badged(badge, _sign("command" if unit.kind == "brigade" else shape))
    signs = [first, _sign(shape)]
    taken = max(wide for _, wide, _ in signs) + _digits(f"{shown.start}/{shown.start}") + _BEFORE
    for nth in range(1, shown.start + 1):
        said = (unit.name, belongs, f"{nth}/{shown.start}")
        drawing = _label(wanted, unit.side, said, first if nth == 1 else _sign(shape), taken=taken)
        yield Tile(f"{unit.id}-{nth}", drawing, chapter)


def _of_leader(wanted: Wanted, one: Any, above: str, view: Any, chapter: str) -> Iterator[Tile]:
    """Give a leader's label, unless he fell or was taken; a division of his own name is called by its rank."""
    if one.status in ("fallen", "captured"):
        return
    ranks = {"division": tr("division"), "corps": tr("corps"), "army": tr("army")}
    short = {"division": tr("div."), "corps": tr("corps"), "army": tr("army")}
    commands = view.names.get(one.commands, "")
    own = commands in ("", one.name)
    told = [
        " · ".join(part for part in (rank[one.rank] if own else commands, above) if part) for rank in (ranks, short)
    ] + [ranks[one.rank]]
    star = drawn_marks.star(_STAR, filled=one.exceptional)
    # The star stands beside the name where that leaves it room: what he commands is the longer line.
    room = wanted.width - _EDGE - _STAR - _AIR - _LEFT
    upper = wanted.lines == 2 and _wide(one.name, _NAME) <= room
    lower = wanted.width - _EDGE - _LEFT if upper else room
    under = next((each for each in told if _wide(each, _SMALL, "text") <= lower), told[-1])
    drawing = _label(wanted, one.side, (one.name, under, ""), (star, _STAR, _STAR), upper=upper)
    yield Tile(one.id, drawing, chapter)


Sign = tuple[tuple[Shape, ...], float, float]
"""Shapes from the origin, how wide and how tall they are."""


def _sign(what: str) -> Sign:
    match what:
        case "command":
            return flag(_SIGN * 1.25), flag_width(_SIGN * 1.25), _SIGN * 1.25
        case "gun":
            return (Disc(_SIGN / 2, _SIGN / 2, _SIGN / 2 - 0.1, width=0.2),), _SIGN, _SIGN
        case _:
            slant = 0.5 if what == "cavalry" else 0.0
            return (Path(box(0.9, _SIGN, slant=slant), width=0.2),), 0.9 + slant, _SIGN


class Wanted(NamedTuple):
    """How wide a label is in mm, and of how many lines."""

    width: float
    lines: int


def _label(
    wanted: Wanted, side: str, told: tuple[str, str, str], sign: Sign, *, upper: bool = False, taken: float = 0.0
) -> Drawing:
    """Draw a label that tells a name, what it belongs to, and which stand of how many.

    Sign and number stand on the last line, `upper` ones beside the name; they are left `taken` mm at the least.
    A name that one line cannot hold has two.
    """
    name, under, number = told
    wide, tall = wanted.width, HEIGHTS[wanted.lines]
    edge = wide - _EDGE
    shapes, sign_wide, sign_tall = sign
    right = edge - (_digits(number) + _BEFORE if number else 0.0) - sign_wide
    short, whole = min(right, edge - taken) - _AIR - _LEFT, edge - _LEFT
    if wanted.lines == 1 and _wide(name) > short and (_wide(name) <= whole or parted(name, whole, short)):
        return _label(wanted._replace(lines=2), side, told, sign, taken=taken)  # rather a taller label than half a name
    # Sign and number stand beside a short name where what it belongs to wants the whole line below.
    upper = upper or (wanted.lines == 2 and _wide(under, _SMALL, "text") > short and _wide(name, _NAME) <= short)
    base, last = (_ONLY, _ONLY) if wanted.lines == 1 else (_UPPER, _LOWER)
    beside = base if upper else last
    placed = tuple(_moved(shape, (right, beside - (_SMALL * 0.66 + sign_tall) / 2)) for shape in shapes)
    first = short if wanted.lines == 1 or upper else whole
    second = whole if upper else short
    lines = parted(name, first, second) if wanted.lines == 2 and _wide(name) > first else None
    if lines is not None:
        # One name in one size: that of the line with the less room.
        size = min(_NAME, *(_NAME * room / _wide(one, _NAME) for one, room in zip(lines, (first, second), strict=True)))
        words = [Letters(_LEFT, y, one, size, align="left") for y, one in zip((base, last), lines, strict=True)]
    else:
        words = [Letters(_LEFT, base, name, _NAME, align="left", widest=max(1.0, first))]
        if under and wanted.lines == 2 and _wide(under, _SMALL, "text") <= second:  # rather nothing than half a name
            words.append(Letters(_LEFT, last, under, _SMALL, "ink2", "left", bold=False, widest=max(1.0, second)))
    if number:
        words.append(Letters(edge, beside, number, _SMALL, align="right"))
    said = ", ".join(part for part in (name, under, number) if part)
    return Drawing(wide, tall, (*bar(side, 2.0, tall - 0.6, (0.3, 0.3)), *words, *placed), true=True, said=said)


def _wide(text: str, size: float = 0.0, cut: str = "heavy") -> float:
    """Give the room in mm that words need in a size, by default in the least there is."""
    return faces.width(faces.clean(text), cut, max(faces.LEAST, size * MM)) / MM


def parted(name: str, first: float, second: float) -> tuple[str, str] | None:
    """Part a name that one line cannot hold: between words, else between syllables; None where two lines cannot either.

    A word whose syllables nobody knows is parted where it fits, three letters on either side.
    """

    def fits(upper: str, lower: str) -> bool:
        return _wide(upper) <= first - _SAFE and _wide(lower) <= second - _SAFE

    pieces = name.split(" ")
    between = [(" ".join(pieces[:place]), " ".join(pieces[place:])) for place in range(len(pieces) - 1, 0, -1)]
    places = range(len(name) - _FEW, _FEW - 1, -1)
    syllables = [place for place in places if place in _ends(name)]
    others = [place for place in places if name[place - _FEW : place + _FEW].isalpha()]
    within = [(f"{name[:place].removesuffix('-')}-", name[place:]) for place in (*syllables, *others)]
    return next((both for both in (*between, *within) if fits(*both)), None)


def _ends(name: str) -> frozenset[int]:
    """Give the places where syllables of a name's words end, and those after a hyphen of its own."""
    found: set[int] = set()
    start = 0
    for word in name.split(" "):
        found |= {start + place for place in accumulate(map(len, parts(word)[:-1]))}
        start += len(word) + 1
    return frozenset(found)


def _digits(number: str) -> float:
    """Give the room of a stand's number: a figure is half an em wide, the stroke less."""
    return len(number) * _SMALL * 0.5


def _moved(shape: Shape, at: tuple[float, float]) -> Shape:
    if isinstance(shape, Path):
        return replace(shape, steps=moved(shape.steps, at))
    return replace(shape, x=shape.x + at[0], y=shape.y + at[1])
