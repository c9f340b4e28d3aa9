"""What of a table is a side's: where it sets up, where it comes on, what is worth holding and who holds it.

The Union's is solid, the Confederates' hatched with an outline, nobody's an outline alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.drawing.hatching import hatched, hatched_area
from companion.drawing.shapes import Line, Point, Shape, Stroke, Words

TOKENS = {"union": "union", "confederate": "conf"}
HATCH = 1.8
"""Inches along an edge from one line of a set-up area's hatching to the next, for a grain of 1."""
FINE = 6.5
"""Points of the design from one line to the next, of what is hatched at one size."""
SQUARE = 28.0
"""Points of the design of the side of an objective's square."""
ARROW = ((-18.0, -13.0), (14.0, -13.0), (14.0, -26.0), (44.0, 0.0), (14.0, 26.0), (14.0, 13.0), (-18.0, 13.0))
"""An arrival's arrow from the table's edge onto it, in points of the design: along its way, and across."""


def area(side: str, rings: Sequence[Line], grain: float = 1.0) -> Iterator[Shape]:
    """Draw where a side sets up: a broken edge in its colour, tinted or hatched."""
    token = TOKENS.get(side, "ink")
    if side == "confederate":
        yield Stroke(tuple(hatched_area(rings, HATCH * grain)), token, 0.6, alpha=0.55)
    elif side == "union":
        yield Stroke(tuple(rings), "", 0.0, "union-tint", closed=True, alpha=0.4)
    yield Stroke(tuple(rings), token, 2.4, closed=True, dash=(9.0, 5.0))


def objective(number: str, at: Point, side: str = "", turn: float = 0.0) -> Iterator[Shape]:
    """Draw a numbered square at a place, of one size whatever the table's."""
    half, token = SQUARE / 2, TOKENS.get(side, "ink")
    box = ((-half, -half), (half, -half), (half, half), (-half, half))
    yield Stroke((box,), token, 2.0, token if side == "union" else "page", closed=True, anchor=at)
    if side == "confederate":
        yield Stroke(tuple(hatched((box,), FINE)), token, 1.6, anchor=at, flat=True)
        plate = tuple((x * 0.56, y * 0.66) for x, y in box)
        yield Stroke((plate,), "", 0.0, "page", closed=True, anchor=at)
    ink = "on.union" if side == "union" else token
    yield Words(at, number, 19.0, "strong", ink, shift=(0.0, 6.8), angle=turn)


def arrival(side: str, at: Point, way: Point) -> Iterator[Shape]:
    """Draw an arrow over the edge, along the way onto the table (of length 1)."""
    dx, dy = way
    outline = tuple((dx * a - dy * b, dy * a + dx * b) for a, b in ARROW)
    token = TOKENS.get(side, "ink")
    yield Stroke((outline,), token, 2.2, token if side == "union" else "page", closed=True, anchor=at)
    if side == "confederate":
        yield Stroke(tuple(hatched((outline,), FINE)), token, 1.6, anchor=at, flat=True)
