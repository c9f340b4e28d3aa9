"""The names on a table: what counts most is put first, what finds no room is left out.

How much room there is hangs on how large the table is drawn: names are put anew for every scale, the ground is not.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from companion.drawing.curves import along, length
from companion.drawing.ground.lines import beside, eased
from companion.drawing.ground.sides import SQUARE
from companion.drawing.lettering import Style, letters
from companion.drawing.shapes import Box, Face, Line, Measure, Point, Words
from companion.field.drawn import CROSSINGS, ROADS, WATERS
from companion.field.parts import flipped, line_of, place_of, rings_of
from companion.field.shapes import Feature, Ground

STRAIGHT = 0.94
"""A name stands along a line only where it is so straight: the way from end to end, in shares of its length."""
HALO = "map.halo"
GROUNDS = ("woods", "field", "orchard", "rough", "water")
ALONG = (0.16, 0.84, 0.3, 0.7, 0.43, 0.57, 0.23, 0.77)
"""Where a name is tried along its line, in shares of its length."""
TALL = 1.5
"""A hill so much longer from north to south than it is broad bears its name along itself."""


class Sizes(NamedTuple):
    """Sizes of names, in points of the design."""

    town: float = 22.0
    place: float = 18.0
    ground: float = 16.5
    road: float = 16.0
    water: float = 18.0


class Names:
    """Puts names where there is room, in the order in which it is asked."""

    def __init__(
        self, ground: Ground, point: float, measure: Measure, *, sizes: Sizes | None = None, taken: Iterable[Box] = ()
    ) -> None:
        """`point` is a point of the design in inches of the table; `taken` are rooms, y southward, that stay free."""
        self._ground, self._point, self._measure = ground, point, measure
        self._sizes, self._boxes = sizes or Sizes(), list(taken)

    def take(self, box: Box) -> None:
        """Keep room free."""
        self._boxes.append(box)

    def put(self) -> Iterator[Words]:
        """Yield the names: towns, houses, crossings, hills, roads and waters along their lines, woods and fields."""
        of, sizes = self._ground.of, self._sizes
        for one in of("objective"):
            ((x, y),), half = flipped([place_of(one)], self._ground), SQUARE / 2 * self._point
            self.take(Box(x - half, y - half, x + half, y + half))
        for one in of("town"):
            yield from self._in_area(one, "name", sizes.town, "ink")
        for one in of("house", *CROSSINGS):
            yield from self._beside(one, "place" if one.properties.kind == "house" else "text")
        for one in of("town"):  # no road's name runs over its houses
            self.take(_around([at for those in self._rings(one) for at in those]))
        for one in of("hill"):
            yield from self._on_hill(one)
        for one in of(*WATERS):
            yield from self._along(one, Style("water", sizes.water, "map.water-name", 0.3))
        for one in of(*ROADS, "railroad", "cut"):
            yield from self._along(one, Style("text", sizes.road, "ink", 0.1))
        for one in of(*GROUNDS):
            yield from self._in_area(one, "place", sizes.ground, "map.woods-name")

    def place(self, words: Words) -> bool:
        """Take the room of words if it is free; say whether it was."""
        box = self._room(words)
        if not self._free(box):
            return False
        self._boxes.append(box)
        return True

    # ---- room

    def _free(self, box: Box) -> bool:
        wide, tall = self._ground.table
        on = box.left >= 0 and box.top >= 0 and box.right <= wide and box.bottom <= tall
        return on and not any(box.meets(other) for other in self._boxes)

    def _room(self, words: Words) -> Box:
        point = self._point
        wide = self._measure(words.text, words.face, words.size) * point
        x, y = words.at[0] + words.shift[0] * point, words.at[1] + words.shift[1] * point
        left = x - {"left": 0.0, "center": wide / 2, "right": wide}[words.align]
        rim = 2.5 * point
        return Box(left - rim, y - words.size * 0.8 * point, left + wide + rim, y + words.size * 0.28 * point)

    def _rings(self, one: Feature) -> list[Line]:
        return [flipped(rings[0], self._ground) for rings in rings_of(one)]

    # ---- names

    def _in_area(self, one: Feature, face: Face, size: float, token: str) -> Iterator[Words]:
        rings, name = self._rings(one), one.properties.name
        if not name or not rings:
            return
        box = _around(max(rings, key=lambda ring: _extent(_around(ring))))
        x, middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        for y, down in ((middle, 0.3), (box.bottom, 1.0), (box.top, -0.35)):
            found = Words((x, y), name, size, face, token, shift=(0.0, size * down), halo=HALO)
            if self.place(found):
                yield found
                return

    def _beside(self, one: Feature, face: Face) -> Iterator[Words]:
        """Put the name of a place beside it: to the right, to the left, above, below."""
        ((x, y),) = flipped([place_of(one)], self._ground)
        size, name = self._sizes.place if face == "place" else self._sizes.road, one.properties.name
        far = 0.75 / self._point
        spots: tuple[tuple[Point, str], ...] = (
            ((far, size * 0.3), "left"),
            ((-far, size * 0.3), "right"),
            ((0.0, -far), "center"),
            ((0.0, far + size * 0.7), "center"),
            ((far * 0.7, -far), "left"),
            ((far * 0.7, far + size * 0.7), "left"),
        )
        self.take(Box(x - 0.45, y - 0.35, x + 0.45, y + 0.35))
        for shift, align in spots if name else ():
            found = Words((x, y), name, size, face, "ink", align, shift=shift, halo=HALO)  # type: ignore[arg-type]
            if self.place(found):
                yield found
                return

    def _on_hill(self, one: Feature) -> Iterator[Words]:
        """Put a hill's name across it, or along it where it is a ridge."""
        rings = self._rings(one)
        if not one.properties.name or not rings:
            return
        ring = max(rings, key=lambda each: _extent(_around(each)))
        box = _around(ring)
        if box.bottom - box.top > TALL * (box.right - box.left):
            spine = tuple(_spine(ring, box))
            style = Style("place", self._sizes.ground, "map.contour-level", 0.25)
            found = list(self._set(one.properties.name, spine, style))
            if found:
                yield from found
                return
        yield from self._in_area(one, "place", self._sizes.ground, "map.contour-level")

    def _along(self, one: Feature, style: Style) -> Iterator[Words]:
        """Set a name beside its line, not on it: a road is drawn narrower than its name is tall."""
        line = eased(flipped(line_of(one), self._ground)) if line_of(one) else ()
        if one.properties.name and len(line) > 1:
            yield from self._set(one.properties.name, line, style, by=style.size * 0.75 * self._point)

    def _set(self, name: str, line: Line, style: Style, by: float = 0.0) -> Iterator[Words]:
        """Set a name along a part of a line where it finds room; none if nowhere."""
        size = style.size * self._point
        long = self._measure(name, style.face, style.size) * self._point * 1.12
        whole = length(line) if len(line) > 1 else 0.0
        if whole < long * 1.05:
            return
        for share in (0.5, *ALONG):
            begin = min(max(0.0, whole * share - long / 2), whole - long)
            part = _part(line, begin, begin + long)
            if len(part) < 2 or math.dist(part[0], part[-1]) < STRAIGHT * length(part):
                continue
            part = part if part[-1][0] >= part[0][0] else part[::-1]
            moved = beside(part, by) if by else part
            boxes = [Box(x - size * 0.45, y - size * 0.45, x + size * 0.45, y + size * 0.45) for x, y in moved]
            if all(map(self._free, boxes)):
                self._boxes += boxes
                yield from letters(name, moved, style, self._measure, self._point)
                return


def _around(places: Sequence[Point]) -> Box:
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _extent(box: Box) -> float:
    return (box.right - box.left) * (box.bottom - box.top)


def _part(line: Line, begin: float, end: float) -> Line:
    """Give the part of a line between two distances, in even pieces."""
    step = (end - begin) / 8
    return tuple(place for place, _ in along(line, step, begin))[:9]


def _spine(ring: Line, box: Box, parts: int = 10) -> Iterator[Point]:
    """Yield the middles of an area from north to south: where a name along it stands."""
    for nth in range(1, parts):
        y = box.top + (box.bottom - box.top) * nth / parts
        meets = sorted(
            u + (y - v) / (q - v) * (p - u) for (u, v), (p, q) in pairwise((*ring, ring[0])) if (v > y) != (q > y)
        )
        if len(meets) > 1:
            yield (meets[0] + meets[1]) / 2, y
