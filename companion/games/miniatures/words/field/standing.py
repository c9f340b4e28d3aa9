"""Who stands on the table, as it is drawn: the outline of each stand, the front, what is told beside it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from companion.drawing import marks
from companion.drawing.marks import Mark
from companion.drawing.shapes import Line, Point, thick
from companion.field.stands import Stand, Stands, in_ranks
from companion.games.miniatures.rules.measuring.ranks import ranks

Place = tuple[float, float, float]
"""The middle of a front, x east, y north, and the facing, clockwise from north."""
Shape = Sequence[Sequence[float]]
Arm = Literal["infantry", "cavalry", "guns"]
UNKNOWN = 4
"""Stands that are drawn of a unit whose strength is not known: as long as many are, without a count."""


class Standing(msgspec.Struct, frozen=True):
    """A unit on the table, in places of the drawing."""

    id: str
    name: str
    side: str
    arm: Arm
    limbered: bool
    at: Place
    """In inches of the table."""
    stands: tuple[Line, ...]
    """Left front, right front, right rear, left rear of each; rank by rank."""
    front: tuple[Point, Point]
    """The ends of the front line, the left one first."""
    count: str = ""
    stars: tuple[bool, ...] = ()
    """One a leader or exceptional commander; filled where he is exceptional."""
    marks: tuple[Mark, ...] = ()

    @property
    def middle(self) -> Point:
        """Give the middle of the front."""
        (x, y), (u, v) = self.front
        return (x + u) / 2, (y + v) / 2

    def holds(self, place: Point, near: float = 0.0) -> bool:
        """Say whether a place of the drawing lies on a stand, or so near to one."""
        return any(_within(place, stand, near) for stand in self.stands)


class Lone(NamedTuple):
    """A leader who is with no unit: a star in a ring."""

    id: str
    name: str
    side: str
    at: Point
    """In the drawing."""
    exceptional: bool


def pixel(size: float) -> float:
    """Give a pixel of the design in points, where an inch is so many pixels: what is to be read keeps its size."""
    return 1.0 / thick(size)


def standing(unit: Any, place: Place, size: Point, tall: float, shape: Shape | None = None) -> Standing:
    """Lay a unit of the view out where it stands; `size` is a stand's width and depth, `tall` the table's north."""
    count = unit.stands if unit.stands is not None else UNKNOWN
    made = laid_out(unit, count, place, size, shape)
    corners = Stands(made, size).corners.tolist()
    stands = tuple(tuple((x, tall - y) for x, y in each) for each in corners)
    front = [nth for nth, one in enumerate(made) if one.rank == 1] or [0]
    ends = (stands[front[0]][0], stands[front[-1]][1]) if stands else ((place[0], tall - place[1]),) * 2
    return Standing(
        unit.id,
        unit.name,
        unit.side,
        "guns" if unit.kind == "battery" else "cavalry" if unit.arm == "cavalry" else "infantry",
        bool(unit.limbered),
        (place[0], place[1], place[2]),
        stands,
        ends,
        count="" if unit.stands is None or (unit.kind == "battery" and unit.stands == 1) else str(unit.stands),
        stars=stars(unit),
        marks=marks.marks(unit),
    )


def laid_out(unit: Any, count: int, place: Place, size: Point, shape: Shape | None = None) -> tuple[Stand, ...]:
    """Give a unit's stands by rank and file: by its own shape, else by its formation."""
    if shape is not None and len(shape) == count:
        return tuple(Stand(1, nth, (one[0], one[1]), one[2]) for nth, one in enumerate(shape, 1))
    formation = ("limbered" if unit.limbered else "unlimbered") if unit.kind == "battery" else unit.formation or ""
    return in_ranks(ranks(formation, count), (place[0], place[1]), place[2], size)


def stars(unit: Any, leaders: Mapping[str, Any] | None = None) -> tuple[bool, ...]:
    """Give a star for each leader with a unit, and a filled one for a commander who is exceptional himself."""
    known = leaders or {}
    those = [bool(getattr(known.get(name), "exceptional", False)) for name in unit.leaders]
    return (*([True] if unit.exceptional_commander else []), *those)


def on_table(units: Iterable[Any], places: Mapping[str, Place], size: Point, tall: float) -> tuple[Standing, ...]:
    """Give all units of a view that have a place."""
    return tuple(standing(one, places[one.id], size, tall) for one in units if one.id in places)


def ahead(facing: float) -> Point:
    """Give the direction of a facing in the drawing, of length 1."""
    turn = math.radians(facing)
    return math.sin(turn), -math.cos(turn)


def _within(place: Point, box: Line, near: float) -> bool:
    (x, y), (left, right, _, rear) = place, (box[0], box[1], box[2], box[3])
    wide, deep = math.dist(left, right), math.dist(left, rear)
    if not wide or not deep:
        return False
    across = ((x - left[0]) * (right[0] - left[0]) + (y - left[1]) * (right[1] - left[1])) / wide
    down = ((x - left[0]) * (rear[0] - left[0]) + (y - left[1]) * (rear[1] - left[1])) / deep
    return -near <= across <= wide + near and -near <= down <= deep + near
