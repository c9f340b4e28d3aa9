"""Stars and marks as shapes: the same outlines as in every list, so many pixels high wherever the map stands."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from companion.drawing.marks import Mark
from companion.drawing.paths import as_lines, path
from companion.drawing.shapes import Line, Point, Shape, Stroke, Words
from companion.kernel import shelf

_INNER = 0.44
_CHARGING = 8.2 / 9
"""The arrow's letters stand a little to the left of its middle."""


@cache
def _glyphs() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(shelf.resource_text("look", "tokens.json"))["glyphs"]
    return found


def mark_shapes(one: Mark, at: Point, left: Point, high: float, point: float) -> Iterator[Shape]:
    """Draw a mark whose left upper corner lies `left` pixels from a place, `high` pixels high.

    `point` is a pixel of the design in points.
    """
    glyph, grid = _glyphs()[one.id], float(_glyphs()["grid"])
    scale = high / grid
    lines = tuple(
        tuple(((left[0] + x * scale) * point, (left[1] + y * scale) * point) for x, y in line)
        for line in as_lines(path(glyph["path"]))
    )
    stroke = glyph["stroke"] or ""
    width = _glyphs()["stroke_width"] * scale * point if stroke else 0.0
    yield Stroke(lines, stroke, width, glyph["fill"], closed=True, anchor=at)
    middle = high / 2 * (_CHARGING if one.id == "charging" else 1.0)
    shift = ((left[0] + middle) * point, (left[1] + glyph["baseline"] * scale) * point)
    yield Words(at, one.letter, glyph["size"] * scale * point, "strong", glyph.get("text") or "ink", shift=shift)


def star_line(middle: Point, radius: float) -> Line:
    """Give the outline of a star."""
    turns = [(math.pi * (nth / 5 - 0.5), radius * (_INNER if nth % 2 else 1.0)) for nth in range(10)]
    return tuple((middle[0] + far * math.cos(turn), middle[1] + far * math.sin(turn)) for turn, far in turns)


def star(at: Point, middle: Point, radius: float, token: str, point: float, *, filled: bool) -> Iterator[Shape]:
    """Draw a leader's star, its middle so many pixels from a place."""
    line = star_line((middle[0] * point, middle[1] * point), radius * point)
    yield Stroke((line,), token, 1.2 * point, token if filled else "sheet", closed=True, anchor=at)


def ring(at: Point, radius: float, token: str, point: float) -> Iterator[Shape]:
    """Draw the ring of a leader who is alone."""
    turns = [math.tau * nth / 28 for nth in range(28)]
    line = tuple((radius * point * math.cos(turn), radius * point * math.sin(turn)) for turn in turns)
    yield Stroke((line,), token, 1.5 * point, "sheet", closed=True, anchor=at)
