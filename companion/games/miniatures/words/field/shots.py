"""Fire as it is drawn: arcs with their bands, a hair from each stand that fires, the longest with its figure."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from companion.drawing.shapes import Box, Face, Line, Point, Shape, Stroke, Words
from companion.games.miniatures.words.field.arcs import NEAR, Doubt
from companion.games.miniatures.words.field.proposals import EDGE, shortest
from companion.games.miniatures.words.field.standing import Standing, ahead, pixel
from companion.games.miniatures.words.field.table import inches
from companion.language import lengths
from companion.language.tongue import number

_FINE = 12
SURE = Doubt()
"""Pieces of a quarter of an arc."""


class Shot(NamedTuple):
    """The way of one stand's fire, in the drawing."""

    start: Point
    end: Point
    inches: float


def arc(one: Standing, degrees: float, bands: Sequence[float], size: float) -> Iterator[Shape]:
    """Draw what lies in a unit's arc, out to each of its bands."""
    if not bands:
        return
    point = pixel(size)
    yield Stroke((outline(one, degrees, bands[-1]),), fill="sheet", closed=True, alpha=0.4)
    for upto in bands:
        yield Stroke((_band(one, degrees, upto),), "wine", 1.3 * point, dash=(4.0, 3.0), flat=True)
    left, right = _rays(one, degrees, bands[-1])
    yield Stroke((left, right), "wine", 1.3 * point, dash=(4.0, 3.0), flat=True)
    yield _said(right[1], f"{number(degrees, 'g')}°", point, "text")
    for upto in bands:
        line = _band(one, degrees, upto)
        yield _said(line[len(line) * 4 // 5], lengths.mark(upto, number(upto, "g")), point, "strong")


def outline(one: Standing, degrees: float, upto: float) -> Line:
    """Give the outline of an arc out to a distance."""
    left, right = one.front
    return (left, *_band(one, degrees, upto), right)


def _band(one: Standing, degrees: float, upto: float) -> Line:
    """Give the line at a distance from the front, from the left ray to the right one."""
    left, right = one.front
    facing = one.at[2]
    steps = [degrees * nth / _FINE for nth in range(_FINE + 1)]
    at_left = tuple(_out(left, facing - turn, upto) for turn in reversed(steps))
    at_right = tuple(_out(right, facing + turn, upto) for turn in steps)
    return (*at_left, *at_right)


def _out(place: Point, facing: float, far: float) -> Point:
    dx, dy = ahead(facing)
    return place[0] + dx * far, place[1] + dy * far


def _rays(one: Standing, degrees: float, upto: float) -> tuple[Line, Line]:
    left, right = one.front
    return (left, _out(left, one.at[2] - degrees, upto)), (right, _out(right, one.at[2] + degrees, upto))


def _said(at: Point, text: str, point: float, face: Face) -> Words:
    return Words(at, text, 12.5 * point, face, "wine", shift=(8 * point, 12 * point), halo="map.halo")


def shots(pair: Any, firer: Standing, target: Standing) -> tuple[Shot, ...]:
    """Give the way of each stand's fire, as two units were measured: from its front edge to the nearest it hits."""
    found = []
    for stand, box in zip(pair.stands, firer.stands, strict=False):
        if not stand.fires or stand.range is None:
            continue
        boxes = target.stands
        start, end = min(
            (shortest((box[0], box[1]), other) for other in boxes), key=lambda ends: math.dist(ends[0], ends[1])
        )
        found.append(Shot(start, end, stand.range))
    return tuple(found)


def longest(those: Iterable[Shot]) -> Shot | None:
    """Give the longest shot."""
    return max(those, key=lambda one: one.inches, default=None)


def hairs(those: Sequence[Shot], size: float, *, doubt: Doubt = SURE) -> Iterator[Shape]:
    """Draw a hair for each stand, the longest heavier and with its figure in a box, and by how much a hand may err."""
    if not those:
        return
    point = pixel(size)
    yield Stroke(tuple((one.start, one.end) for one in those), "ink", 0.8 * point, flat=True)
    far = longest(those)
    assert far is not None
    yield Stroke(((far.start, far.end),), "ink", 1.8 * point, flat=True)
    err = [f"±{inches(EDGE)}"] * doubt.band + [f"±{number(NEAR, 'g')}°"] * doubt.arc
    text = " ".join([inches(far.inches), *err])
    yield from boxed(((far.start[0] + far.end[0]) / 2, (far.start[1] + far.end[1]) / 2), text, point)


def box_around(at: Point, text: str, size: float) -> Box:
    """Give the room of a figure in a box, in inches."""
    half = (len(text) * 7.0 + 12) / 2 / size
    return Box(at[0] - half, at[1] - 9.5 / size, at[0] + half, at[1] + 9.5 / size)


def boxed(at: Point, text: str, point: float, token: str = "ink") -> Iterator[Shape]:
    """Draw a figure in a box at a place."""
    half = (len(text) * 7.0 + 12) / 2
    box = tuple((x * point, y * point) for x, y in ((-half, -9.5), (half, -9.5), (half, 9.5), (-half, 9.5)))
    yield Stroke((box,), token, 1.2 * point, "sheet", closed=True, anchor=at)
    yield Words(at, text, 13.0 * point, "strong", token, shift=(0.0, 4.6 * point))


def waiting(target: Standing, text: str, size: float) -> Iterator[Shape]:
    """Say behind a target in a box that volleys at it wait to come into force."""
    yield from boxed(behind(target, size), text, pixel(size), "wine")


def behind(target: Standing, size: float) -> Point:
    """Give the place behind a target where a box has room."""
    (left, top), (right, bottom) = target.front
    x, y = (left + right) / 2, (top + bottom) / 2
    dx, dy = ahead(target.at[2])
    deep = max((x - u) * dx + (y - v) * dy for box in target.stands for u, v in box)
    far = deep + 16 / size
    return x - dx * far, y - dy * far


def radius(at: Point, inches_: float, text: str, token: str, size: float) -> Iterator[Shape]:
    """Draw a leader's command radius, named on the ring."""
    point = pixel(size)
    turns = [math.tau * nth / 120 for nth in range(121)]
    line = tuple((at[0] + inches_ * math.cos(turn), at[1] + inches_ * math.sin(turn)) for turn in turns)
    yield Stroke((line,), token, 1.4 * point, dash=(0.2, 4.0))
    yield Words(
        (at[0] + inches_ * math.cos(-0.6), at[1] + inches_ * math.sin(-0.6)),
        text,
        12.5 * point,
        "strong",
        token,
        halo="map.halo",
    )


def supported(one: Standing, friend: Standing, far: float, size: float, *, holds: bool) -> Iterator[Shape]:
    """Draw from one unit to a friend, where they are nearest to each other: a line if he supports it, else dashes."""
    begin, end = min(
        (shortest(edge, other) for box in one.stands for edge in pairwise((*box, box[0])) for other in friend.stands),
        key=lambda ends: math.dist(*ends),
    )
    point = pixel(size)
    token = "ink" if holds else "wine"
    yield Stroke(((begin, end),), token, 1.8 * point, flat=True, dash=() if holds else (4.0, 3.0))
    yield from boxed(((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2), inches(far), point, token)


def ruler(start: Point, end: Point, size: float) -> Iterator[Shape]:
    """Draw a free measure between two places, with a tick each inch."""
    point, long = pixel(size), math.dist(start, end)
    yield Stroke(((start, end),), "ink", 1.8 * point, flat=True)
    if long > 0:
        dx, dy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
        half = 4.0 / size
        ticks = tuple(
            (
                (start[0] + dx * nth - dy * half, start[1] + dy * nth + dx * half),
                (start[0] + dx * nth + dy * half, start[1] + dy * nth - dx * half),
            )
            for nth in range(1, math.floor(long) + 1)
        )
        yield Stroke(ticks, "ink", 1.2 * point, flat=True)
    yield from boxed(end, inches(long), point)


def line_of_sight(one: Standing, other: Standing, size: float) -> Iterator[Shape]:
    """Draw a fine line from one front to another."""
    yield Stroke(((one.middle, other.middle),), "map.seen-edge", 1.0 * pixel(size), dash=(5.0, 3.0), flat=True)


def out_of_sight(one: Standing, size: float) -> Iterator[Shape]:
    """Veil a unit that is not seen: told by shape, for its name stays."""
    yield Stroke(one.stands, "map.hidden-line", 1.4 * pixel(size), "map.halo", closed=True, alpha=0.6, dash=(2.0, 2.0))
