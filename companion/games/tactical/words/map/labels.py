"""Names, set where there is room: units, objectives, towns and farms, woods; what finds no room waits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from companion.drawing.curves import length
from companion.drawing.lettering import Style, letters
from companion.drawing.room import Room
from companion.drawing.shapes import Box, Face, Measure, Point, Words, thick
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.words.map.drawing import SquareDrawing
from companion.games.tactical.words.map.geometry import centre
from companion.games.tactical.words.map.marks import Counter, Marks
from companion.games.tactical.words.map.places import Kind, Place, Places, mark_of

Align = Literal["left", "center", "right"]
Spots = tuple[tuple[Align, float, float], ...]
"""How a name is set, and where from its place: points across, and down to its baseline; the best first."""
_ABOVE, _BELOW = 0.76, 0.22
"""How far letters reach from their baseline, in ems."""
_UNITS_FROM, _STRENGTH_FROM = 25.0, 58.0
"""Pixels of a square from which units have their names, and from which their strength stands behind."""
_AIR = 2.0
"""Pixels to either side of a name."""


class _Name(NamedTuple):
    """A name to be set."""

    text: str
    at: Point
    face: Face
    size: float
    token: str
    spots: Spots
    least: float = 0.0
    """Pixels of a square from which it is wanted."""
    rank: int = 2
    """In what order it finds room: the selected unit, what a battle is remembered by, units, places."""


def labels(ground: Ground, drawing: SquareDrawing, marks: Marks, size: float, measure: Measure) -> tuple[Words, ...]:
    """Give the names that find room where a square is `size` pixels: none over a unit or another, nor off the map."""
    room = Room()
    held = {one.at for one in marks.counters}
    for at in held:
        x, y = at[1] * size, at[0] * size
        room.take(Box(x + 0.14 * size, y + 0.1 * size, x + 0.86 * size, y + 0.9 * size))
    for one in Places.of(ground, drawing).every:
        if one.kind in ("house", "objective") and one.squares[0] not in held:
            x, y = mark_of(ground, one)
            near = 3.0 * thick(size)
            room.take(Box(x * size - near, y * size - near, x * size + near, y * size + near))
    half = size / 2 / thick(size)
    # Stable, so that within a rank places keep the order in which `_places` gives them.
    wanted = sorted((*_units(marks, size, half), *_places(ground, drawing, half)), key=lambda one: one.rank)
    board = Box(0.0, 0.0, ground.columns * size, ground.rows * size)
    found = tuple(_set([one for one in wanted if size >= one.least], size, board, room, measure))
    return (*_lettering(drawing, size, measure), *found)


def _set(wanted: Iterable[_Name], size: float, board: Box, room: Room, measure: Measure) -> Iterator[Words]:
    for one in wanted:
        first: tuple[Words, Box] | None = None
        for way in _tried(one, size, measure):
            box = way[1]
            if not (board.holds((box.left, box.top)) and board.holds((box.right, box.bottom))):
                continue
            if room.free(box):
                found: tuple[Words, Box] | None = way
                break
            first = first or way
        else:
            # The selected unit is named even where that covers a unit: who was clicked must be told.
            found = None if one.rank else first
        if found is not None:
            room.take(found[1])
            yield found[0]


def _tried(one: _Name, size: float, measure: Measure) -> Iterator[tuple[Words, Box]]:
    point = thick(size)
    wide = measure(one.text, one.face, one.size) * point
    x, y = one.at[0] * size, one.at[1] * size
    for align, across, down in one.spots:
        begins = x + across * point - {"left": 0.0, "center": wide / 2, "right": wide}[align]
        base = y + down * point
        box = Box(
            begins - _AIR, base - _ABOVE * one.size * point, begins + wide + _AIR, base + _BELOW * one.size * point
        )
        words = Words(one.at, one.text, one.size, one.face, one.token, align, (across, down), halo="map.halo")
        yield words, box


# ---- along lines

_STYLES = {"water": Style("water", 17.0, "map.water-name", 0.1), "height": Style("place", 12.5, "map.hachure", 0.5)}


def _lettering(drawing: SquareDrawing, size: float, measure: Measure) -> Iterator[Words]:
    """Set the names along lines that are long enough for them."""
    point = thick(size) / size
    for one in drawing.name:
        style = _STYLES[one.kind]
        if measure(one.text, style.face, style.size) * point <= length(one.line):
            yield from letters(one.text, one.line, style, measure, point)


# ---- units


def _units(marks: Marks, size: float, half: float) -> Iterator[_Name]:
    if size < _UNITS_FROM:
        return
    stacks: dict[Square, list[Counter]] = {}
    for one in marks.counters:
        stacks.setdefault(one.at, []).append(one)
    for at in sorted(stacks):
        units = stacks[at]
        text = called(units, strengths=size >= _STRENGTH_FROM)
        token = "union" if units[0].side == "union" else "conf"
        rank = 0 if any(one.selected for one in units) else 2
        yield _Name(text, centre(at), "strong", 12.0, token, _around(half, 12.0), rank=rank)


def _around(half: float, size: float) -> Spots:
    """Give the places about a square: beside it, below, above, at its corners."""
    up, down = -half - 2.0, half + 0.75 * size
    return (
        ("left", half + 1.0, 0.35 * size),
        ("right", -half - 1.0, 0.35 * size),
        ("center", 0.0, down),
        ("center", 0.0, up),
        ("left", half - 2.0, up + 6.0),
        ("right", 2.0 - half, up + 6.0),
        ("left", half - 2.0, down - 2.0),
        ("right", 2.0 - half, down - 2.0),
    )


def called(units: Sequence[Counter], *, strengths: bool = False) -> str:
    """Give what stands beside a stack: both halves of a brigade by its one name, guns last."""
    halves: dict[str, list[Counter]] = {}
    for one in units:
        halves.setdefault(stem(one.name), []).append(one)
    said = []
    for name, those in halves.items():
        # One half alone keeps its letter: which half it is matters as soon as the other is elsewhere.
        text = name if len(those) > 1 else those[0].name
        if strengths:
            text += f" {_sum(those)}"
        said.append(text)
    return ", ".join(said)


def _sum(units: Iterable[Counter]) -> str:
    those = list(units)
    if len(those) == 1:
        return those[0].strength.split(" ")[0]
    return " + ".join(one.strength.split(" ")[0] for one in those)


@lru_cache(maxsize=512)
def stem(name: str) -> str:
    """Give a brigade's name of that of its half: "Hoffman-A" and "Hoffman-B" are Hoffman's."""
    return name[:-2] if name[-2:] in ("-A", "-B") else name


# ---- places

_TYPE: dict[Kind, tuple[Face, float, str, float]] = {
    "objective": ("place", 12.5, "map.place", 0.0),
    "town": ("name", 14.0, "map.place", 0.0),
    "crossing": ("name", 12.5, "map.place", 20.0),
    "house": ("place", 12.0, "map.place", 26.0),
    "woods": ("place", 11.5, "map.woods-name", 24.0),
    "crops": ("place", 11.5, "ink2", 30.0),
    "height": ("place", 12.5, "map.hachure", 22.0),
    "orchard": ("place", 11.0, "map.woods-name", 34.0),
}
_CHIEF = 14.0
_ORDER: tuple[Kind, ...] = ("objective", "town", "crossing", "house", "woods", "height", "crops", "orchard")


def _places(ground: Ground, drawing: SquareDrawing, half: float) -> Iterator[_Name]:
    every = sorted(Places.of(ground, drawing).every, key=lambda one: (_ORDER.index(one.kind), not one.chief, one.name))
    for one in every:
        face, size, token, least = _TYPE[one.kind]
        text = one.name.upper() if one.kind == "woods" else one.name
        if one.kind == "house":
            text = text.removesuffix(" farm")
        spots = (*_spots(one, size), *_around(half, size))
        if one.chief:
            face, size = "name", max(size, _CHIEF)
        rank = 1 if one.chief and one.kind == "objective" else 3
        yield _Name(text, mark_of(ground, one), face, size, token, spots, 0.0 if one.chief else least, rank)


def _spots(one: Place, size: float) -> Spots:
    down = 0.34 * size
    beside: Spots = (
        ("left", 9.0, down),
        ("right", -9.0, down),
        ("left", 5.0, -7.0),
        ("left", 5.0, size + 5.0),
        ("right", -5.0, -7.0),
        ("right", -5.0, size + 5.0),
        ("center", 0.0, -9.0),
        ("center", 0.0, size + 8.0),
    )
    if one.kind in ("woods", "crops", "height", "orchard", "town"):
        return (("center", 0.0, down), ("center", 0.0, down + 22.0), ("center", 0.0, down - 22.0), *beside)
    return beside
