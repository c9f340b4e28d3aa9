"""Places on the map: where hexes lie, curves through places, distances along lines. No rule rests on these floats."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

from companion.drawing.shapes import Line, Point
from companion.games.campaign.rules.hexes import DIRECTIONS, Direction, Hex, neighbour

COLUMN = math.sqrt(3) / 2
"""From column to column."""
RADIUS = 1 / math.sqrt(3)
"""From a hex's middle to its corners."""


@cache
def centre(at: Hex) -> Point:
    """Give the middle of a hex."""
    # Counted from 1 as the board prints them; even columns lie half a hex lower.
    return at[0] * COLUMN, at[1] + (0.0 if at[0] % 2 else 0.5)


@cache
def corners(at: Hex) -> Line:
    """Give a hex's six corners, clockwise from the north-west one: side `n` runs from corner n - 1 to corner n."""
    x, y = centre(at)
    turns = (math.radians(60 * nth - 120) for nth in range(6))
    return tuple((x + RADIUS * math.cos(turn), y + RADIUS * math.sin(turn)) for turn in turns)


def side(at: Hex, direction: Direction) -> tuple[Point, Point]:
    """Give the ends of a hexside, clockwise round the hex."""
    those = corners(at)
    return those[direction - 1], those[direction % 6]


def hex_at(place: Point) -> Hex:
    """Give the hex that holds a place, on the map or off it."""
    near = round(place[0] / COLUMN)
    # The nearest middle is the hex, and it can only be one of these six: no reckoning with slanted edges is needed.
    tried = ((column, row) for column in (near - 1, near, near + 1) for row in _rows(column, place[1]))
    return min(tried, key=lambda at: math.dist(centre(at), place))


def _rows(column: int, y: float) -> tuple[int, int]:
    low = math.floor(y - (0.0 if column % 2 else 0.5))
    return low, low + 1


def bounds(columns: int, rows: int) -> tuple[float, float, float, float]:
    """Give left, top, right and bottom of a board."""
    return COLUMN - RADIUS, 0.5, columns * COLUMN + RADIUS, rows + (1.0 if columns > 1 else 0.5)


def outline(hexes: Iterable[Hex]) -> tuple[Line, ...]:
    """Give the closed lines around hexes."""
    inside = set(hexes)
    ends: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
    for at in sorted(inside):
        for direction in DIRECTIONS:
            if neighbour(at, direction) not in inside:
                edge = side(at, direction)
                ends.setdefault(_key(edge[0]), []).append(edge)
    found: list[Line] = []
    while ends:
        line = [next(iter(ends.values()))[0][0]]
        while (key := _key(line[-1])) in ends:
            line.append(ends[key].pop()[1])
            if not ends[key]:
                del ends[key]
        found.append(tuple(line[:-1]))
    return tuple(found)


def _key(at: Point) -> tuple[int, int]:
    """Give a corner as whole numbers, the same from all its hexes."""
    return round(at[0] * 1000), round(at[1] * 1000)


def chains(edges: Iterable[tuple[Point, Point]]) -> tuple[Line, ...]:
    """Put pieces that touch together to lines."""
    left = list(edges)
    found: list[Line] = []
    while left:
        line = list(left.pop(0))
        grown = True
        while grown:
            grown = False
            for piece in left:
                one, other = _key(piece[0]), _key(piece[1])
                if _key(line[-1]) in (one, other):
                    line.append(piece[1] if _key(line[-1]) == one else piece[0])
                elif _key(line[0]) in (one, other):
                    line.insert(0, piece[1] if _key(line[0]) == one else piece[0])
                else:
                    continue
                left.remove(piece)
                grown = True
                break
        found.append(tuple(line))
    return tuple(found)


def kept(line: Sequence[Point], on_map: frozenset[Hex]) -> tuple[Line, ...]:
    """Give the parts of a finely drawn line that lie on hexes of the map."""
    found: list[Line] = []
    part: list[Point] = []
    for at in line:
        if hex_at(at) in on_map:
            part.append(at)
        else:
            found += [tuple(part)] if len(part) > 1 else []
            part = []
    return (*found, tuple(part)) if len(part) > 1 else tuple(found)
