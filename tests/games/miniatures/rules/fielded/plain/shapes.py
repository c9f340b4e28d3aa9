"""Plain geometry for whole tables: units as lists of corners, how far they are apart, what overlaps."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from typing import Any

from tests.games.miniatures.rules.fielded.plain.firing import body
from tests.games.miniatures.rules.measuring import plainly
from tests.games.miniatures.rules.measuring.plainly import Piece, Point

SIZE = (1.0, 0.75)
ROUND = math.hypot(*SIZE) / 2
"""How far a corner is from the middle of a stand."""
Stretch = tuple[float, float]


def laid(unit: dict[str, Any], at: Sequence[float] | None = None) -> list[Piece]:
    """Lay a unit down where it stands, or at x, y and a facing."""
    there = body(unit) if at is None else body(unit) | {"at": list(at[:2]), "facing": at[2]}
    if at is not None and unit.get("shape"):
        there["shape"] = carried(unit, at)
    return plainly.laid(there, SIZE)


def carried(unit: dict[str, Any], at: Sequence[float]) -> list[list[float]]:
    """Give the stands of a unit that stands elsewhere as it stood: turned about the middle of its front, and moved."""
    turn = math.radians(unit["facing"] - at[2])
    made = []
    for x, y, facing, *named in unit["shape"]:
        east, north = x - unit["at"][0], y - unit["at"][1]
        long, way = math.hypot(east, north), math.atan2(north, east) + turn
        place = at[0] + long * math.cos(way), at[1] + long * math.sin(way)
        made.append([*place, facing + at[2] - unit["facing"], *named])
    return made


def wide(unit: dict[str, Any]) -> float:
    """Give how wide the front is."""
    left, right = plainly.front_of(laid(unit), SIZE[0])
    return math.dist(left, right)


def between(one: Sequence[Point], other: Sequence[Point]) -> float:
    """Give the distance of two convex outlines; 0 where they overlap."""
    if _boxes_meet(one, other) and len(clip(one, other)) > 2:
        return 0.0
    # Of two that do not overlap a corner of the one is nearest to a side of the other.
    ways = [
        (corner, a, b)
        for those, these in ((one, other), (other, one))
        for corner in those
        for a, b in plainly.sides(these)
    ]
    return min(math.dist(corner, plainly.foot(a, b, corner)) for corner, a, b in ways)


def _boxes_meet(one: Sequence[Point], other: Sequence[Point]) -> bool:
    return all(
        min(place[axis] for place in one) <= max(place[axis] for place in other)
        and min(place[axis] for place in other) <= max(place[axis] for place in one)
        for axis in (0, 1)
    )


def clip(one: Sequence[Point], other: Sequence[Point]) -> list[Point]:
    """Give what two convex outlines share."""
    part, turned = list(one), list(other)
    if signed(turned) < 0:
        turned.reverse()
    for a, b in plainly.sides(turned):
        if a != b and part:
            part = plainly.clipped(part, a, b)
    return part if plainly.area(part) > 1e-12 else []


def signed(outline: Sequence[Point]) -> float:
    """Give twice the area of an outline, below 0 where it runs with the clock."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in plainly.sides(outline))


def inches(mine: Iterable[Piece], theirs: Sequence[Piece]) -> float:
    """Give how far two units are apart; stands that are farther than others were already are not looked at."""
    best = math.inf
    for one in mine:
        for other in theirs:
            if math.dist(one.centre, other.centre) - 2 * ROUND < best:
                best = min(best, between(one.corners, other.corners))
    return best


def to_place(pieces: Iterable[Piece], at: Point) -> float:
    """Give how far a place is from a unit."""
    return min(
        0.0
        if plainly.holds([one.corners], at)
        else min(math.dist(plainly.foot(a, b, at), at) for a, b in plainly.sides(one.corners))
        for one in pieces
    )


def hull(places: Sequence[Point]) -> list[Point]:
    """Give the outline around places: from the westernmost on, always as far to the right as it goes."""
    every = sorted(set(places))
    halves: list[list[Point]] = []
    for run in (every, every[::-1]):
        half: list[Point] = []
        for place in run:
            while len(half) > 1 and turn(half[-2], half[-1], place) <= 0:
                half.pop()
            half.append(place)
        halves.append(half[:-1])
    return halves[0] + halves[1]


def turn(a: Point, b: Point, c: Point) -> float:
    """Give on which side of the way from a to b a place lies: above 0 is left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def union(runs: Iterable[Stretch]) -> list[Stretch]:
    """Put stretches together that overlap."""
    made: list[Stretch] = []
    for low, high in sorted(runs):
        if made and low <= made[-1][1]:
            made[-1] = made[-1][0], max(made[-1][1], high)
        else:
            made.append((low, high))
    return made


def without(runs: Iterable[Stretch], gaps: Sequence[Stretch]) -> list[Stretch]:
    """Take stretches out of others."""
    left = list(runs)
    for low, high in gaps:
        left = [
            part
            for one, other in left
            for part in ((one, min(other, low)), (max(one, high), other))
            if part[1] > part[0]
        ]
    return left


def beside(start: Point, end: Point, places: Sequence[Point], reach: float) -> list[Stretch]:
    """Give the stretches of a way, as shares of it, that are within reach of a line or a place."""
    found = []
    pairs = list(itertools.pairwise(places)) or [(places[0], places[0])]
    for a, b in pairs:
        if plainly.apart(start, end, a, b) > reach:
            continue

        def far(share: float, a: Point = a, b: Point = b) -> float:
            at = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
            return math.dist(plainly.foot(a, b, at), at)

        low, high = 0.0, 1.0
        for _ in range(80):  # the distance falls, then rises
            one, other = low + (high - low) / 3, high - (high - low) / 3
            low, high = (low, other) if far(one) <= far(other) else (one, high)
        nearest = (low + high) / 2
        if far(nearest) <= reach:
            found.append((_edge(far, nearest, 0.0, reach), _edge(far, nearest, 1.0, reach)))
    return union(found)


def _edge(far: Any, inside: float, out: float, reach: float) -> float:
    if far(out) <= reach:
        return out
    for _ in range(60):
        middle = (inside + out) / 2
        inside, out = (middle, out) if far(middle) <= reach else (inside, middle)
    return inside
