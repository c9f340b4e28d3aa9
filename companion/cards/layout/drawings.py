"""Drawings at the size that their place gives them."""

from __future__ import annotations

import math
from collections.abc import Iterator

from companion.cards import type as faces
from companion.cards.content import Disc, Drawing, Letters, Path, Raster, Shape
from companion.cards.layout.ink import Image, Ink, Ring, Text, Trace
from companion.cards.layout.strips import Measure
from companion.cards.sizes import MM
from companion.cards.type import clean


def natural(drawing: Drawing, on: Measure) -> float:
    """Give the width in points that a drawing would like."""
    if drawing.true:
        return drawing.width * MM
    return drawing.width * on.mm(drawing.tallest) / drawing.height


def factor(drawing: Drawing, on: Measure) -> float:
    """Give the points of one millimetre of the drawing: its true size, or what width and height leave."""
    if drawing.true:
        return MM
    return min(on.width / drawing.width, on.mm(drawing.tallest) / drawing.height)


def height(drawing: Drawing, on: Measure) -> float:
    """Give the height in points that a drawing takes."""
    return drawing.height * factor(drawing, on)


def ink(drawing: Drawing, on: Measure) -> tuple[Ink, ...]:
    """Give a drawing as ink from its upper left corner."""
    return tuple(inked(drawing.shapes, factor(drawing, on)))


def inked(shapes: tuple[Shape, ...], k: float) -> Iterator[Ink]:
    """Give shapes as ink, `k` points a millimetre."""
    for shape in shapes:
        match shape:
            case Path():
                dash = tuple(part * k for part in shape.dash)
                steps = tuple((step[0], *(float(part) * k for part in step[1:])) for step in shape.steps)
                yield Trace(steps, shape.fill, shape.line, shape.width * k, dash, shape.hatch, round=shape.round)
            case Disc():
                yield Ring(
                    shape.x * k, shape.y * k, shape.radius * k, shape.fill, shape.line, shape.width * k, shape.half
                )
            case Letters():
                yield _letters(shape, k)
            case Raster():
                yield Image(shape.x * k, shape.y * k, shape.width * k, shape.height * k, shape.png)


def _letters(shape: Letters, k: float) -> Text:
    text, points = clean(shape.text), max(faces.LEAST, shape.size * k)
    name = faces.fitting(text, _cut(shape))
    if shape.widest:
        room = shape.widest * k
        points = max(faces.LEAST, min(points, points * room / max(faces.width(text, name, points), 0.01)))
        text = faces.cut_short(text, name, points, room + 0.01)  # what was just made to fit is not cut for a float
    spare = -faces.width(text, name, points)
    back = spare if shape.align == "right" else spare / 2 if shape.align == "center" else 0.0
    x, y = shape.x * k + back, shape.y * k
    if shape.angle:
        turn = math.radians(shape.angle)
        x, y = shape.x * k + back * math.cos(turn), shape.y * k + back * math.sin(turn)
    return Text(x, y, text, name, points, shape.token, angle=shape.angle, halo=shape.halo)


def _cut(shape: Letters) -> str:
    if shape.italic:
        return "display-italic"
    if shape.display:
        return "display" if shape.bold else "display-light"
    return "heavy" if shape.bold else "text"
