"""The names on a table: what counts most is put first, what finds no room is left out."""

from __future__ import annotations

import math
from collections.abc import Iterator

from companion.cards.content import Letters, Shape
from companion.cards.mapped import measure
from companion.drawing.curves import along, length
from companion.drawing.ground.lines import beside, eased
from companion.drawing.lettering import Style, letters
from companion.drawing.shapes import Box, Face, Line, Point
from companion.field.shapes import Feature
from companion.language.tongue import tr
from companion.table.papers.field_sheet import ARROW, CROSSINGS, LEFT, TOP, TYPE, Sheet, line_of, place_of, rings_of

SQUARE = 2.15
"""Type in which squares are numbered, in mm."""
STRAIGHT = 0.94
"""A name stands along a line only where it is so straight: the way from end to end, in shares of its length."""


def holds(room: float) -> bool:
    """Say whether a square of so many mm holds its own number."""
    return measure("10,10", "strong", SQUARE) <= room - 0.3


class Names:
    """Puts names where there is room, in the order in which it is asked."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet, self._boxes = sheet, list[Box]()
        self._first: list[Letters] = []

    def taken(self, box: Box) -> None:
        """Keep room free."""
        self._boxes.append(box)

    def _free(self, box: Box) -> bool:
        wide, tall = (side * self._sheet.inch for side in self._sheet.ground.table)
        on = box.left >= LEFT and box.top >= TOP and box.right <= LEFT + wide and box.bottom <= TOP + tall
        return on and not any(box.meets(other) for other in self._boxes)

    def _try(self, one: Letters, *, face: Face = "strong") -> bool:
        """Put a name if there is room."""
        wide = measure(one.text, face, one.size)
        left = one.x - (wide / 2 if one.align == "center" else 0.0)
        box = Box(left - 0.4, one.y - one.size * 0.8, left + wide + 0.4, one.y + one.size * 0.28)
        if not self._free(box):
            return False
        self._boxes.append(box)
        self._first.append(one)
        return True

    def square(self, text: str, middle: Point, room: float) -> None:
        """Write which square of the map a place is, where it holds the words."""
        size = SQUARE
        if holds(room):
            self._first.append(Letters(middle[0], middle[1] + size * 0.34, text, size))
        self.taken(Box(middle[0] - room / 2, middle[1] - room / 2, middle[0] + room / 2, middle[1] + room / 2))

    def corner(self, text: str, at: Point, token: str) -> None:
        """Write whose set-up area begins at a corner."""
        self._try(Letters(at[0] + 1.0, at[1] + 3.0, text, TYPE["name"], token, "left", halo="map.halo"))

    def hours(self, text: str, at: Point, way: Point, token: str) -> None:
        """Write the hours beside an arrow."""
        half, _, long = ARROW
        x, y = at[0] + way[0] * (long + 1.2), at[1] + way[1] * (long + 3.0)
        self.taken(Box(at[0] - half, at[1] - half, at[0] + half, at[1] + half))
        wide = measure(text, "strong", 2.9)
        if way[0]:
            x = x if way[0] > 0 else x - wide
            found = Letters(x, y + 1.0, text, 2.9, token, "left", halo="map.halo")
        else:
            found = Letters(x, y + 1.0, text, 2.9, token, halo="map.halo")
        self._first.append(found)
        left = found.x - (wide / 2 if found.align == "center" else 0.0)
        self.taken(Box(left, found.y - 2.4, left + wide, found.y + 0.8))

    def put(self) -> Iterator[Shape]:
        """Give all names: towns, crossings, woods and fields, then roads and creeks along their lines."""
        ground = self._sheet.ground
        for one in ground.of("town"):
            self._area(one, Letters(0, 0, one.properties.name, TYPE["town"], display=True, halo="map.halo"), "name")
        for one in ground.of(*CROSSINGS):
            x, y = self._sheet.at(place_of(one))
            text = one.properties.name or (tr("pass") if one.properties.kind == "pass" else "")
            spots = ((x + 2.6, y - 1.4), (x + 2.6, y + 3.4))
            for u, v in spots if text else ():
                if self._try(Letters(u, v, text, TYPE["small"], align="left", halo="map.halo")):
                    break
        for one in ground.of("woods", "field", "orchard", "rough", "water"):
            if one.properties.name:
                name = Letters(
                    0,
                    0,
                    one.properties.name,
                    TYPE["small"],
                    "map.woods-name",
                    display=True,
                    bold=False,
                    halo="map.halo",
                )
                self._area(one, name, "place")
        for one in ground.of("town"):  # no road's name runs over its houses
            xs, ys = zip(*(self._sheet.at(place) for those in rings_of(one) for place in those[0]), strict=True)
            self.taken(Box(min(xs), min(ys), max(xs), max(ys)))
        lettered = [
            letter
            for kinds, style in (
                (("pike", "road", "sunken-road"), Style("text", TYPE["small"], "ink", 0.1)),
                (("stream", "river"), Style("water", TYPE["name"], "map.water-name", 0.3)),
            )
            for one in ground.of(*kinds)
            for letter in self._along(one, style)
        ]
        yield from self._first
        yield from lettered

    def _area(self, one: Feature, name: Letters, face: Face) -> None:
        rings = [ring for those in rings_of(one) for ring in those[:1]]
        places = [self._sheet.at(place) for ring in rings for place in ring]
        if not name.text or not places:
            return
        x, y = ((min(each) + max(each)) / 2 for each in zip(*places, strict=True))
        low = max(at[1] for at in places)
        for v in (y + name.size * 0.3, low + name.size, min(at[1] for at in places) - 0.8):
            if self._try(
                Letters(x, v, name.text, name.size, name.token, display=name.display, bold=name.bold, halo=name.halo),
                face=face,
            ):
                return

    def _along(self, one: Feature, style: Style) -> Iterator[Shape]:
        """Set a name along its line where it finds room."""
        line, name = eased(tuple(self._sheet.at(place) for place in line_of(one))), one.properties.name
        long = measure(name, style.face, style.size) * 1.12
        whole = length(line)
        if not name or whole < long * 1.05:
            return
        for share in (0.16, 0.84, 0.3, 0.7, 0.43, 0.57, 0.23, 0.77):
            begin = min(max(0.0, whole * share - long / 2), whole - long)
            part = _part(line, begin, begin + long)
            if math.dist(part[0], part[-1]) < STRAIGHT * length(part):
                continue
            part = part if part[-1][0] >= part[0][0] else part[::-1]
            # Beside the line, not on it: a road is drawn narrower than its name is tall.
            line_beside = beside(part, style.size * 0.62)
            half = style.size * 0.45
            found = [Box(x - half, y - half, x + half, y + half) for x, y in line_beside]
            if all(self._free(box) for box in found):
                self._boxes += found
                yield from _lettered(name, line_beside, style)
                return


def _part(line: Line, begin: float, end: float) -> Line:
    """Give the part of a line between two distances, in even pieces."""
    step = (end - begin) / 8
    return tuple(place for place, _ in along(line, step, begin))[:9]


def _lettered(name: str, line: Line, style: Style) -> Iterator[Shape]:
    for one in letters(name, line, style, measure, 1.0):
        turn = math.radians(one.angle)
        across, down = one.shift
        x = one.at[0] + across * math.cos(turn) - down * math.sin(turn)
        y = one.at[1] + across * math.sin(turn) + down * math.cos(turn)
        italic = one.face == "water"
        yield Letters(
            x,
            y,
            one.text,
            one.size,
            one.token,
            bold=False,
            display=italic,
            italic=italic,
            angle=one.angle,
            halo="map.halo",
        )
