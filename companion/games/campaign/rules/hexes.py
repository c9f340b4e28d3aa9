"""Hexes by column and row from 1, upper left; even columns lie half a hex lower. Directions 1 to 6, 1 north, clockwise.

RTG-1.4a, RTG-13.2.7b; parity and distance by RTG-R-PARITY.
"""

from __future__ import annotations

from functools import cache

Hex = tuple[int, int]
Direction = int
DIRECTIONS: tuple[Direction, ...] = (1, 2, 3, 4, 5, 6)
NAMES = {1: "north", 2: "north-east", 3: "south-east", 4: "south", 5: "south-west", 6: "north-west"}
# Offset columns make distance and direction depend on a column's parity; in cube coordinates both are plain sums, so
# the rules turn hexes into them and back and never ask for the parity.
_CUBE = {1: (0, -1), 2: (1, -1), 3: (1, 0), 4: (0, 1), 5: (-1, 1), 6: (-1, 0)}
"""Steps in cube coordinates q, r."""


def cube(at: Hex) -> tuple[int, int]:
    """Give q and r of a hex: q = x, r = y - (x + x mod 2) / 2."""
    x, y = at
    return x, y - (x + x % 2) // 2


def _hex(q: int, r: int) -> Hex:
    # Even columns lie lower: only so does 11,8 lie in direction 6 of 12,8, as the printed lines of the battle want it.
    return q, r + (q + q % 2) // 2


@cache
def neighbour(at: Hex, direction: Direction) -> Hex:
    """Give the hex next to one in a direction, on the map or off it."""
    q, r = cube(at)
    dq, dr = _CUBE[direction]
    return _hex(q + dq, r + dr)


@cache
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Give the six hexes around one, by direction."""
    return tuple(neighbour(at, direction) for direction in DIRECTIONS)


@cache
def distance(one: Hex, other: Hex) -> int:
    """Give the hexes from one to another as a courier rides: 0 in the same, 1 to a neighbour."""
    (q1, r1), (q2, r2) = cube(one), cube(other)
    dq, dr = q1 - q2, r1 - r2
    return max(abs(dq), abs(dr), abs(dq + dr))


def towards(one: Hex, other: Hex) -> Direction | None:
    """Give the direction of a neighbour; None when the hexes do not touch."""
    return next((direction for direction in DIRECTIONS if neighbour(one, direction) == other), None)


def opposite(direction: Direction) -> Direction:
    """Give the direction back."""
    return (direction + 2) % 6 + 1


def beside(direction: Direction) -> tuple[Direction, Direction, Direction]:
    """Give a direction with the one before and the one after it: the lines that an entry draws (RTG-6.2.1.1a)."""
    return (direction - 2) % 6 + 1, direction, direction % 6 + 1
