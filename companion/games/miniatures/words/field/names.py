"""Names of units with their counts, stars and marks, set where there is room; what finds none gives way."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from companion.drawing.marks import Mark
from companion.drawing.room import Room
from companion.drawing.shapes import Box, Face, Measure, Point, Shape, Stroke, Words
from companion.games.miniatures.words.field.footprints import TOKENS
from companion.games.miniatures.words.field.signs import mark_shapes, star
from companion.games.miniatures.words.field.standing import Lone, Standing, ahead, pixel

TYPE, HIGH, MARK, STAR = 13.0, 18.0, 16.0, 6.0
"""Pixels of the design: of letters, of the row, of a mark, of a star's radius."""
_GAP, _AIR, _BASE = 4.0, 6.0, 13.5
"""Between the parts of a row, from the stands to it, and from its upper edge to the baseline."""
_ALONG = (0.0, 0.3, -0.3)
"""Where beside its line a name is tried, in shares of the line from its middle."""


class Row(NamedTuple):
    """What is told beside a unit."""

    name: str
    told: str
    stars: tuple[bool, ...]
    marks: tuple[Mark, ...]
    wide: float


class _Wanted(NamedTuple):
    one: Standing | Lone
    row: Row
    spots: tuple[Point, ...]
    """Middles of the row, in pixels from the drawing's corner, the best first."""
    rank: int


def name_layer(
    standings: Sequence[Standing],
    leaders: Sequence[Lone],
    size: float,
    measure: Measure,
    lit: Collection[str] = (),
    *,
    room: Room | None = None,
    table: Point | None = None,
) -> Iterator[Shape]:
    """Give the names that find room where an inch is `size` pixels of the design; the chosen unit's always does.

    `room` is what others have taken, and has the names after it; `table` are the inches beyond which no name is set.
    """
    names, held = Room() if room is None else room, Room()
    for one in standings:
        for stand in one.stands:
            held.take(_around(stand, size))
    wanted = [_of_unit(each, size, measure, 0 if each.id in lit else 1) for each in standings]
    wanted += [_of_leader(each, size, measure) for each in leaders]
    for each in sorted(wanted, key=lambda one: one.rank):
        middle = _found(each, (names, held), None if table is None else (table[0] * size, table[1] * size))
        if middle is not None:
            yield from _put(each, middle, size, lit=each.one.id in lit)


def name_rooms(one: Standing, size: float, measure: Measure) -> Iterator[Box]:
    """Give the room of a unit's stands and of its name where it is alone, in inches of the drawing."""
    room = Room()
    for _ in name_layer((one,), (), size, measure, (one.id,), room=room):
        pass
    for box in (*room.taken, *(_around(stand, size) for stand in one.stands)):
        yield Box(box.left / size, box.top / size, box.right / size, box.bottom / size)


def _found(wanted: _Wanted, rooms: tuple[Room, Room], edge: Point | None) -> Point | None:
    first: Point | None = None
    for middle in wanted.spots:
        box = _box(middle, wanted.row.wide)
        if edge is not None and not _inside(box, edge):
            continue
        if all(room.free(box) for room in rooms):
            rooms[0].take(box)
            return middle
        first = first or middle
    if wanted.rank or first is None:
        return None
    rooms[0].take(_box(first, wanted.row.wide))
    return first


def _inside(box: Box, edge: Point) -> bool:
    return box.left >= 0 and box.top >= 0 and box.right <= edge[0] and box.bottom <= edge[1]


def _box(middle: Point, wide: float) -> Box:
    return Box(middle[0] - wide / 2 - 1, middle[1] - HIGH / 2, middle[0] + wide / 2 + 1, middle[1] + HIGH / 2)


def _around(line: Iterable[Point], size: float) -> Box:
    xs, ys = zip(*line, strict=True)
    return Box(min(xs) * size, min(ys) * size, max(xs) * size, max(ys) * size)


def row_of(one: Standing | Lone, measure: Measure) -> Row:
    """Give what is told beside a unit or leader, and how wide that is."""
    if isinstance(one, Lone):
        return Row(one.name, "", (), (), measure(one.name, "strong", TYPE))
    wide = measure(one.name, "strong", TYPE)
    wide += _GAP + measure(one.count, "text", TYPE) if one.count else 0.0
    wide += sum(_GAP + 2 * STAR for _ in one.stars) + sum(_GAP + MARK for _ in one.marks)
    return Row(one.name, one.count, one.stars, one.marks, wide)


def _of_unit(one: Standing, size: float, measure: Measure, rank: int) -> _Wanted:
    """Try behind the line, at its ends, then ahead: the enemy's names stand there as a rule."""
    row, (dx, dy) = row_of(one, measure), ahead(one.at[2])
    xs = [x for stand in one.stands for x, _ in stand] or [one.middle[0]]
    ys = [y for stand in one.stands for _, y in stand] or [one.middle[1]]
    cx, cy = _middle(one)
    along, deep = _reach(one, (cx, cy), (-dy, dx)), _reach(one, (cx, cy), (dx, dy))

    def beside(ux: float, uy: float, reach: float, slide: float) -> Point:
        far = reach * size + _AIR + abs(ux) * row.wide / 2 + abs(uy) * HIGH / 2
        aside = slide * 2 * along * size
        return cx * size + ux * far - dy * aside, cy * size + uy * far + dx * aside

    spots = [beside(-dx, -dy, deep, slide) for slide in _ALONG]
    spots += [beside(-dy, dx, along, 0.0), beside(dy, -dx, along, 0.0)]
    spots += [beside(dx, dy, deep + 10.0 / size, slide) for slide in _ALONG]
    low = max(ys) * size + _AIR + HIGH / 2
    spots += [(cx * size, low), (cx * size, min(ys) * size - _AIR - HIGH / 2)]
    spots.append((max(xs) * size + _AIR + row.wide / 2, cy * size))
    spots.append((min(xs) * size - _AIR - row.wide / 2, cy * size))
    return _Wanted(one, row, tuple(spots), rank)


def _middle(one: Standing) -> Point:
    places = [place for stand in one.stands for place in stand] or [one.middle]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def _reach(one: Standing, middle: Point, way: Point) -> float:
    return max(
        (abs((x - middle[0]) * way[0] + (y - middle[1]) * way[1]) for stand in one.stands for x, y in stand),
        default=0.0,
    )


def _of_leader(one: Lone, size: float, measure: Measure) -> _Wanted:
    row, (x, y) = row_of(one, measure), one.at
    far = 12.0 + row.wide / 2
    ways = ((far, 0.0), (-far, 0.0), (0.0, 20.0), (0.0, -20.0))
    return _Wanted(one, row, tuple((x * size + u, y * size + v) for u, v in ways), 2)


def _put(wanted: _Wanted, middle: Point, size: float, *, lit: bool) -> Iterator[Shape]:
    one, row, point = wanted.one, wanted.row, pixel(size)
    at = middle[0] / size, middle[1] / size
    left, base = -row.wide / 2, _BASE - HIGH / 2
    ink = "on.lamp" if lit else TOKENS.get(one.side, "ink")
    halo = "" if lit else "map.halo"
    if lit:
        pad = 5.0
        plate = tuple(
            (x * point, y * point)
            for x, y in (
                (left - pad, -HIGH / 2),
                (-left + pad, -HIGH / 2),
                (-left + pad, HIGH / 2),
                (left - pad, HIGH / 2),
            )
        )
        yield Stroke((plate,), fill="lamp", closed=True, anchor=at)

    def words(text: str, x: float, face: Face, token: str) -> Words:
        return Words(at, text, TYPE * point, face, token, "left", (x * point, base * point), halo=halo)

    yield words(row.name, left, "strong", ink)
    x = left + wanted.row.wide
    # From the right, where every part has a fixed width; the name takes what is left.
    for mark in reversed(row.marks):
        x -= MARK
        yield from mark_shapes(mark, at, (x, -MARK / 2), MARK, point)
        x -= _GAP
    for filled in reversed(row.stars):
        x -= 2 * STAR
        yield from star(at, (x + STAR, 0.0), STAR, ink, point, filled=filled)
        x -= _GAP
    if row.told:
        begin = Words(at, row.told, TYPE * point, "text", "on.lamp" if lit else "ink2", "right", halo=halo)
        yield Words(at, begin.text, begin.size, begin.face, begin.token, "right", (x * point, base * point), halo=halo)


def turned_to(one: Point, other: Point) -> float:
    """Give the facing from one place of the drawing to another, clockwise from north."""
    return math.degrees(math.atan2(other[0] - one[0], one[1] - other[1])) % 360
