"""Shapes of a map as shapes of paper: map coordinates to millimetres, so many to a hex."""

from __future__ import annotations

import math
from collections.abc import Iterator

from companion.cards import type as faces
from companion.cards.content import Letters, Path, Shape
from companion.drawing.shapes import Face, Point, Stroke, Words, thick
from companion.drawing.shapes import Shape as MapShape

PIXEL = 25.4 / 96
"""Millimetres of a pixel of the screen, in which the map's pens and letters are thought."""
CUTS: dict[Face, str] = {
    "name": "display",
    "place": "display-light",
    "water": "display-italic",
    "text": "text",
    "strong": "heavy",
}


def measure(text: str, face: Face, size: float) -> float:
    """Give how wide a text of the map is, in the unit of its size."""
    return faces.ems(text, CUTS[face]) * size


def printed(shape: MapShape, corner: Point, hexes: float) -> Iterator[Shape]:
    """Give a shape of the map in millimetres from a corner, which is a place of the map; a hex is `hexes` mm high."""
    point = thick(hexes / PIXEL) * PIXEL
    if isinstance(shape, Words):
        yield _lettered(shape, corner, hexes, point)
        return
    if shape.fill and shape.alpha < 1 and not shape.token:
        return  # inks are not seen through: a tint over the ground would hide it
    origin, k = (-corner[0] * hexes, -corner[1] * hexes), hexes
    if shape.anchor is not None:
        origin, k = ((shape.anchor[0] - corner[0]) * hexes, (shape.anchor[1] - corner[1]) * hexes), point
    steps = tuple(step for line in shape.lines for step in _steps(shape, line, origin, k))
    dash = tuple(part * point for part in shape.dash)
    yield Path(steps, shape.fill, shape.token, shape.width * point, dash, round=not shape.flat and not shape.closed)


def _steps(shape: Stroke, line: tuple[Point, ...], origin: Point, k: float) -> Iterator[tuple[str | float, ...]]:
    for nth, (x, y) in enumerate(line):
        yield ("L" if nth else "M", round(origin[0] + x * k, 3), round(origin[1] + y * k, 3))
    if shape.closed:
        yield ("Z",)


def _lettered(words: Words, corner: Point, hexes: float, point: float) -> Letters:
    across, down = words.shift[0] * point, words.shift[1] * point
    turn = math.radians(words.angle)
    x = (words.at[0] - corner[0]) * hexes + across * math.cos(turn) - down * math.sin(turn)
    y = (words.at[1] - corner[1]) * hexes + across * math.sin(turn) + down * math.cos(turn)
    return Letters(
        x,
        y,
        words.text,
        words.size * point,
        words.token,
        words.align,
        bold=words.face in ("name", "strong"),
        display=words.face in ("name", "place"),
        italic=words.face == "water",
        angle=words.angle,
        halo=words.halo,
    )
