"""Names, set where there is room: units, objectives, towns and farms, woods; what finds no room waits."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from companion.present.maps.shapes import Box, Face, Measure, Point, Words, thick
from companion.present.squaremap.drawing import SquareDrawing
from companion.present.squaremap.geometry import centre
from companion.present.squaremap.marks import Counter, Marks
from companion.present.squaremap.places import Kind, Place, Places, mark_of
from companion.tactical.ground import Ground
from companion.tactical.squares import Square

Align = Literal["left", "center", "right"]
_ABOVE, _BELOW = 0.76, 0.22
"""How far letters reach from their baseline, in ems."""
_UNITS_FROM = 25.0
"""Pixels of a square from which units have their names, and from which their strength stands under them."""
_STRENGTH_FROM = 58.0


class _Name(NamedTuple):
    """A name to be set: where it may stand about a place, the best first."""

    text: str
    at: Point
    face: Face
    size: float
    token: str
    spots: tuple[tuple[Align, float, float], ...]
    """How it is set, and where from the place: points across, and down to its baseline."""
    least: float = 0.0
    """Pixels of a square from which it is wanted."""
    spread: bool = False


class _Room:
    """Room that is taken, by tiles, so that few boxes are compared."""

    def __init__(self, tile: float) -> None:
        self._tile = tile
        self._held: dict[tuple[int, int], list[Box]] = {}

    def take(self, box: Box) -> None:
        for key in self._tiles(box):
            self._held.setdefault(key, []).append(box)

    def free(self, box: Box) -> bool:
        return not any(box.meets(other) for key in self._tiles(box) for other in self._held.get(key, ()))

    def _tiles(self, box: Box) -> Iterator[tuple[int, int]]:
        for x in range(math.floor(box.left / self._tile), math.floor(box.right / self._tile) + 1):
            for y in range(math.floor(box.top / self._tile), math.floor(box.bottom / self._tile) + 1):
                yield x, y


def labels(
    ground: Ground, drawing: SquareDrawing, marks: Marks, size: float, measure: Measure
) -> tuple[Words, ...]:  # fmt: skip
    """Give the names that find room where a square is `size` pixels: none over a unit or another, nor off the map."""
    point, room = thick(size), _Room(64.0)
    for at in {one.at for one in marks.counters}:
        x, y = at[1] * size, at[0] * size
        room.take(Box(x + 0.08 * size, y + 0.08 * size, x + 0.92 * size, y + 0.92 * size))
    board = Box(0.0, 0.0, ground.columns * size, ground.rows * size)
    found: list[Words] = []
    for one in (*_units(marks, size, point), *_places(ground, drawing)):
        if size < one.least:
            continue
        for words, box in _tried(one, size, point, measure):
            inside = board.holds((box.left, box.top)) and board.holds((box.right, box.bottom))
            if inside and room.free(box):
                room.take(box)
                found.append(words)
                break
    return tuple(found)


def _tried(one: _Name, size: float, point: float, measure: Measure) -> Iterator[tuple[Words, Box]]:
    wide = measure(one.text, one.face, one.size) * point
    x, y = one.at[0] * size, one.at[1] * size
    for align, across, down in one.spots:
        begins = x + across * point - {"left": 0.0, "center": wide / 2, "right": wide}[align]
        base = y + down * point
        box = Box(begins, base - _ABOVE * one.size * point, begins + wide, base + _BELOW * one.size * point)
        words = Words(one.at, one.text, one.size, one.face, one.token, align, (across, down), halo="map.halo")
        yield words, box


# ---- units


def _units(marks: Marks, size: float, point: float) -> Iterator[_Name]:
    if size < _UNITS_FROM:
        return
    stacks: dict[Square, list[Counter]] = {}
    for one in marks.counters:
        stacks.setdefault(one.at, []).append(one)
    order = sorted(stacks, key=lambda at: (not any(one.selected for one in stacks[at]), at))
    half = size / 2 / point
    spots: tuple[tuple[Align, float, float], ...] = (
        ("left", half + 1.0, 4.2), ("right", -half - 1.0, 4.2), ("center", 0.0, half + 9.0), ("center", 0.0, -half - 2.0),
        ("left", half - 2.0, -half + 4.0), ("right", -half + 2.0, -half + 4.0), ("left", half - 2.0, half + 7.0),
        ("right", -half + 2.0, half + 7.0),
    )  # fmt: skip
    for at in order:
        units = stacks[at]
        text = called(units, strengths=size >= _STRENGTH_FROM)
        yield _Name(text, centre(at), "strong", 12.0, "union" if units[0].side == "union" else "conf", spots)


def called(units: Sequence[Counter], *, strengths: bool = False) -> str:
    """Give what stands beside a stack: both halves of a brigade by its one name, guns last."""
    halves: dict[str, list[Counter]] = {}
    for one in units:
        halves.setdefault(stem(one.name), []).append(one)
    said = []
    for name, those in halves.items():
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
    "objective": ("name", 14.0, "map.place", 0.0),
    "town": ("name", 14.0, "map.place", 0.0),
    "crossing": ("name", 12.5, "map.place", 20.0),
    "house": ("place", 12.0, "map.place", 26.0),
    "woods": ("place", 11.5, "map.woods-name", 24.0),
    "crops": ("place", 11.5, "map.corn-row", 30.0),
    "height": ("place", 12.5, "map.hachure", 22.0),
    "orchard": ("place", 11.0, "map.woods-name", 34.0),
}  # fmt: skip
_ORDER: tuple[Kind, ...] = ("objective", "town", "crossing", "house", "woods", "height", "crops", "orchard")


def _places(ground: Ground, drawing: SquareDrawing) -> Iterator[_Name]:
    every = sorted(Places.of(ground, drawing).every, key=lambda one: (_ORDER.index(one.kind), not one.chief, one.name))
    for one in every:
        face, size, token, least = _TYPE[one.kind]
        text = one.name.upper() if one.kind == "woods" else one.name
        if one.kind == "house":
            text = text.removesuffix(" farm")
        yield _Name(text, mark_of(ground, one), "name" if one.chief else face, size, token, _spots(one, size), least)


def _spots(one: Place, size: float) -> tuple[tuple[Align, float, float], ...]:
    down = 0.34 * size
    beside: tuple[tuple[Align, float, float], ...] = (
        ("left", 9.0, down), ("right", -9.0, down), ("left", 5.0, -7.0), ("left", 5.0, size + 5.0),
        ("right", -5.0, -7.0), ("right", -5.0, size + 5.0), ("center", 0.0, -9.0), ("center", 0.0, size + 8.0),
    )  # fmt: skip
    if one.kind in ("woods", "crops", "height", "orchard", "town"):
        return (("center", 0.0, down), ("center", 0.0, down + 22.0), ("center", 0.0, down - 22.0), *beside)
    return beside
