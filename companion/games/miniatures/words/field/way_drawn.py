"""A way as it is measured, drawn: a tick each inch, rings where the ground changes, twofold where it costs more.

Each stretch has its inches in a box, and what they take of the move where that is more.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from companion.drawing.shapes import Box, Line, Measure, Point, Shape, Stroke, Words
from companion.games.miniatures.words.field.ground_words import KINDS
from companion.games.miniatures.words.field.shots import box_around, boxed
from companion.games.miniatures.words.field.standing import Standing, pixel
from companion.games.miniatures.words.field.table import inches
from companion.language.figures import fraction
from companion.language.tongue import declared, tr

NAMES = {"forward": "forward", "backward": "backward", "oblique": "oblique", "by-the-flank": "by the flank"}
declared(NAMES)
APART = 5.0
"""Pixels of the design between the two lines of a stretch that takes more than its inches."""


def drawn(those: Sequence[Any], tall: float, size: float) -> Iterator[Shape]:
    """Draw the stretches of a way."""
    point = pixel(size)
    for one in those:
        line: Line = tuple((x, tall - y) for x, y in one.line)
        if one.times > 1:
            yield Stroke(twofold(line, APART / size), "ink", 1.3 * point)
        else:
            yield Stroke((line,), "ink", 2.0 * point)
        if one.mode != "wheel":
            yield from _ticked(line[0], line[-1], size)
            yield from (_ring(place, size) for place in (line[0], line[-1]))
    for at, aside, text in _boxes(those, tall, size):
        yield Stroke(((at, aside),), "ink", 0.9 * point, flat=True)
        yield from boxed(aside, text, point)


def rooms(those: Sequence[Any], tall: float, size: float) -> Iterator[Box]:
    """Give the room that the boxes of a way take, in inches of the drawing."""
    for _, aside, text in _boxes(those, tall, size):
        yield box_around(aside, text, size)


def _boxes(those: Sequence[Any], tall: float, size: float) -> Iterator[tuple[Point, Point, str]]:
    """Give what each box is about, its own place, and its words."""
    mixed = any(one.times > 1 for one in those)
    for nth, one in enumerate(those):
        line: Line = tuple((x, tall - y) for x, y in one.line)
        at = line[len(line) // 2] if len(line) > 2 else _middle(line[0], line[-1])
        aside = (at[0] + 50.0 / size, at[1] + (34.0 + 24.0 * nth) / size)  # below one another: none hides the next
        yield at, aside, words(one, mixed=mixed)


def twofold(line: Line, apart: float) -> tuple[Line, Line]:
    """Give the two lines beside a line, so far apart."""
    sides: tuple[list[Point], list[Point]] = ([], [])
    steps = [*pairwise(line)]
    for nth, (x, y) in enumerate(line):
        (u, v), (p, q) = steps[min(nth, len(steps) - 1)]
        long = math.dist((u, v), (p, q)) or 1.0
        dx, dy = -(q - v) / long * apart / 2, (p - u) / long * apart / 2
        sides[0].append((x + dx, y + dy))
        sides[1].append((x - dx, y - dy))
    return tuple(sides[0]), tuple(sides[1])


def ground(one: Any) -> str:
    """Give what a stretch runs over: its name, else its kind."""
    return one.name or (tr(KINDS[one.kind]) if one.kind in KINDS else tr("rough ground"))


def words(one: Any, *, mixed: bool) -> str:
    """Give a stretch in words, inches first: "2.8″ wheel", "5.6″ open ground", "1.2″ woods ×2 = 2.4″"."""
    if one.times > 1:
        return tr(
            "{inches} {ground} ×{times} = {taken}",
            inches=inches(one.inches),
            ground=ground(one),
            times=fraction(one.times),
            taken=inches(one.inches * one.times),
        )
    if one.mode == "wheel":
        return tr("{inches} wheel", inches=inches(one.inches))
    if mixed:
        return tr("{inches} open ground", inches=inches(one.inches))
    return f"{inches(one.inches)} {tr(NAMES[one.mode])}"


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _ticked(start: Point, end: Point, size: float) -> Iterator[Shape]:
    long = math.dist(start, end)
    if long < 1:
        return
    dx, dy, half = (end[0] - start[0]) / long, (end[1] - start[1]) / long, 4.0 / size
    ticks = tuple(
        (
            (start[0] + dx * nth - dy * half, start[1] + dy * nth + dx * half),
            (start[0] + dx * nth + dy * half, start[1] + dy * nth - dx * half),
        )
        for nth in range(1, math.floor(long) + 1)
    )
    yield Stroke(ticks, "ink", 1.4 * pixel(size), flat=True)


def _ring(at: Point, size: float) -> Shape:
    turns = [math.tau * nth / 14 for nth in range(14)]
    ring = tuple((at[0] + 4.0 / size * math.cos(turn), at[1] + 4.0 / size * math.sin(turn)) for turn in turns)
    return Stroke((ring,), "ink", 1.4 * pixel(size), "sheet", closed=True)


def was_called(one: Standing, size: float) -> Words:
    """Say beside the dashed stands who was there."""
    x, y = one.stands[-1][2]
    point = pixel(size)
    said = tr("{unit} was here", unit=one.name)
    token = "union" if one.side == "union" else "conf"
    return Words((x, y), said, 12.5 * point, "text", token, "left", (8 * point, 6 * point), halo="map.halo")


def was_called_room(one: Standing, size: float, measure: Measure) -> Box:
    """Give the room of those words, in inches of the drawing."""
    words_ = was_called(one, size)
    x, y = words_.at[0] + 8 / size, words_.at[1] + 6 / size
    wide = measure(words_.text, "text", 12.5) / size
    return Box(x, y - 11 / size, x + wide, y + 3 / size)


def touched_edge(one: Standing, side: str, size: float) -> Iterator[Shape]:
    """Draw the edge of an enemy that would be touched: his front, or what is behind it."""
    if side == "front":
        lines: tuple[Line, ...] = (one.front,)
    else:
        lines = tuple((box[1], box[2], box[3], box[0]) for box in one.stands)
    yield Stroke(lines, "ink", 3.0 * pixel(size), flat=True)
