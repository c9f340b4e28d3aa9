"""A plot under way: lines, bars and ribbons in pixels, with names that give way to each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal

from companion.drawing.figure import Figure
from companion.drawing.hatching import hatched
from companion.drawing.shapes import DESIGN_CELL, Box, Face, Line, Measure, Point, Shape, Stroke, Words, rectangle

Align = Literal["left", "center", "right"]
TOKENS = {"union": "union", "confederate": "conf"}
"""The ink of each side."""
GROUND = "page"
"""What plots lie on."""
SMALL, BODY = 12.0, 14.0
AXIS = 1.5
TICK = 5.0
UNION = 3.0
RIBBON = 6.4
"""The breadth of the Union's line and of the Confederates' ribbon."""
PITCH, HATCH = 4.0, 1.6
_ASCENT, _DESCENT = 0.78, 0.24
"""Of letters, in ems."""


class Pen:
    """Draws on a sheet of so many pixels; places are pixels from its upper left corner."""

    def __init__(self, measure: Measure, wide: float, tall: float) -> None:
        """Take what tells how wide letters are, and the sheet's room."""
        self._measure = measure
        self.wide, self.tall = wide, tall
        self._shapes: list[Shape] = []
        self._taken: list[Box] = []
        self._crossed: list[Box] = []

    def figure(self, said: str) -> Figure:
        """Give what was drawn; `said` is what it shows in words."""
        room = Box(0.0, 0.0, self.wide / DESIGN_CELL, self.tall / DESIGN_CELL)
        return Figure(said, tuple(self._shapes), room, DESIGN_CELL)

    def width(self, text: str, size: float, face: Face = "text") -> float:
        """Give how wide a text is."""
        return self._measure(text, face, size)

    def line(
        self, *points: Point, token: str = "ink", width: float = AXIS, dash: tuple[float, ...] = (), flat: bool = True
    ) -> None:
        """Draw a line."""
        self._shapes.append(Stroke((_scaled(points),), token, width, dash=dash, flat=flat))

    def area(self, outline: Iterable[Point], fill: str, token: str = "", width: float = 1.0) -> None:
        """Fill an outline."""
        self._shapes.append(Stroke((_scaled(outline),), token, width, fill=fill, closed=True))

    def bar(self, side: str, left: float, top: float, wide: float, tall: float) -> None:
        """Draw a bar: solid for the Union, hatched with an outline for the Confederates; nothing is no bar."""
        if wide > 0 and tall > 0:
            self.patterned(side, rectangle(left, top, wide, tall))

    def patterned(self, side: str, outline: Line) -> None:
        """Fill an outline as a side's are filled."""
        token = TOKENS[side]
        if side == "union":
            self.area(outline, token)
            return
        self.hatched(outline, token)

    def hatched(self, outline: Line, token: str = "ink2") -> None:
        """Hatch an outline on the ground."""
        self.area(outline, GROUND)
        self._hatch(outline, token)
        self._shapes.append(Stroke((_scaled(outline),), token, 1.2, closed=True))

    def way(self, side: str, points: Sequence[Point]) -> None:
        """Draw how a side fared: a line for the Union, a hatched ribbon for the Confederates."""
        self._crossed += [box for one, other in pairwise(points) for box in _along(one, other)]
        if side == "union":
            self.line(*points, token=TOKENS[side], width=UNION, flat=False)
            return
        pieces = [_ribbon(one, other) for one, other in pairwise(points) if one != other]
        token = TOKENS[side]
        # Outlines first and grounds over them: where two pieces meet no edge may cross the ribbon.
        self._shapes.append(Stroke(tuple(map(_scaled, pieces)), token, 2.0, closed=True))
        self._shapes.append(Stroke(tuple(map(_scaled, pieces)), fill=GROUND, closed=True, apart=True))
        for piece in pieces:
            self._hatch(piece, token)

    def _hatch(self, outline: Line, token: str) -> None:
        lines = tuple(_scaled(line) for line in hatched((outline,), PITCH))
        if lines:
            self._shapes.append(Stroke(lines, token, HATCH, flat=True))

    def say(
        self,
        at: Point,
        text: str,
        *,
        size: float = SMALL,
        face: Face = "text",
        token: str = "ink2",
        align: Align = "center",
        halo: bool = False,
    ) -> None:
        """Write words on a baseline, and keep their room."""
        place = (at[0] / DESIGN_CELL, at[1] / DESIGN_CELL)
        self._shapes.append(Words(place, text, size, face, token, align, halo=GROUND if halo else ""))
        self._taken.append(self._room(at, text, size, face, align))

    def keep(self, left: float, top: float, right: float, bottom: float) -> None:
        """Keep names out of a room."""
        self._taken.append(Box(left, top, right, bottom))

    def name(self, places: Iterable[tuple[Point, Align]], text: str, *, token: str, face: Face = "text") -> bool:
        """Write words with a halo at the first place where nothing stands, and no way if it can be.

        Says whether there was one.
        """
        those = list(places)
        for kept in ((*self._taken, *self._crossed), tuple(self._taken)):
            for at, align in those:
                room = self._room(at, text, SMALL, face, align)
                inside = room.left >= 0 and room.right <= self.wide and room.top >= 0 and room.bottom <= self.tall
                if inside and not any(room.meets(one) for one in kept):
                    self.say(at, text, token=token, face=face, align=align, halo=True)
                    return True
        return False

    def _room(self, at: Point, text: str, size: float, face: Face, align: Align) -> Box:
        wide = self.width(text, size, face)
        left = at[0] - {"left": 0.0, "center": wide / 2, "right": wide}[align]
        return Box(left - 2, at[1] - size * _ASCENT, left + wide + 2, at[1] + size * _DESCENT)


def _scaled(points: Iterable[Point]) -> Line:
    return tuple((x / DESIGN_CELL, y / DESIGN_CELL) for x, y in points)


def _along(one: Point, other: Point) -> Iterator[Box]:
    """Yield small rooms along a line, which names keep out of where they can."""
    (x, y), (u, v) = one, other
    many = max(1, round(max(abs(u - x), abs(v - y)) / RIBBON))
    for nth in range(many + 1):
        at, down = x + (u - x) * nth / many, y + (v - y) * nth / many
        yield Box(at - RIBBON / 2, down - RIBBON / 2, at + RIBBON / 2, down + RIBBON / 2)


def _ribbon(one: Point, other: Point) -> Line:
    """Give the outline of a piece of ribbon: upright ends on a slope, level ends on a riser."""
    half = RIBBON / 2
    (x, y), (u, v) = one, other
    if x == u:
        top, bottom = min(y, v) - half, max(y, v) + half
        return ((x - half, top), (x + half, top), (x + half, bottom), (x - half, bottom))
    return ((x, y - half), (u, v - half), (u, v + half), (x, y + half))


def nice(highest: float, most: int = 4) -> list[int]:
    """Give the figures of an axis from nothing up: round ones, at most so many above it, the last not below `highest`.

    Nothing is never left out: an axis that begins higher makes small differences look large.
    """
    step, grown = 1, (2.0, 2.5, 2.0)
    nth = 0
    while step * most < highest:
        step = round(step * grown[nth % 3])
        nth += 1
    last = max(1, -(-int(highest) // step))
    return [step * one for one in range(last + 1)]
