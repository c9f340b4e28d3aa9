"""Squares by row from the north edge and column from the west edge, both from 0; directions 1 to 8, 1 north, clockwise.

ANT-1.3d, ANT-R-COORDS, ANT-R-COMPASS; distance by ANT-R-DISTANCE.
"""

from __future__ import annotations

from functools import cache

Square = tuple[int, int]
"""(x, y): x grows southward, y eastward."""
Direction = int
DIRECTIONS: tuple[Direction, ...] = (1, 2, 3, 4, 5, 6, 7, 8)
NAMES = {
    1: "north",
    2: "north-east",
    3: "east",
    4: "south-east",
    5: "south",
    6: "south-west",
    7: "west",
    8: "north-west",
}
# The book's samples contradict each other on which way X runs. What both leave fixed is that facing 5, south, adds to
# X: so X is the row, and a map drawn the other way round is a matter of drawing.
_STEP = {1: (-1, 0), 2: (-1, 1), 3: (0, 1), 4: (1, 1), 5: (1, 0), 6: (1, -1), 7: (0, -1), 8: (-1, -1)}


def step(at: Square, direction: Direction) -> Square:
    """Give the next square in a direction, on the map or off it."""
    dx, dy = _STEP[direction]
    return at[0] + dx, at[1] + dy


@cache
def around(at: Square) -> tuple[Square, ...]:
    """Give the eight squares around one, by direction."""
    return tuple(step(at, direction) for direction in DIRECTIONS)


def distance(one: Square, other: Square) -> int:
    """Give the squares from one to another, diagonals counting one: 0 in the same."""
    south, east = one[0] - other[0], one[1] - other[1]
    if south < 0:
        south = -south
    if east < 0:
        east = -east
    return south if south > east else east  # asked a million times a battle: no calls


def towards(one: Square, other: Square) -> Direction | None:
    """Give the direction of a neighbour; None when the squares do not touch or are the same."""
    return next((direction for direction in DIRECTIONS if step(one, direction) == other), None)


def is_diagonal(direction: Direction) -> bool:
    """Say whether a direction is diagonal: 2, 4, 6, 8."""
    return direction % 2 == 0


def opposite(direction: Direction) -> Direction:
    """Give the direction back."""
    return (direction + 3) % 8 + 1


def turned(direction: Direction, by: int) -> Direction:
    """Give the direction some eighths clockwise."""
    return (direction - 1 + by) % 8 + 1


def in_arc(at: Square, facing: Direction, other: Square) -> bool:
    """Say whether a square lies in the 90-degree V before a facing, edges included (ANT-R-ARC)."""
    dx, dy = other[0] - at[0], other[1] - at[1]
    fx, fy = _STEP[facing]
    if fx and fy:
        # Between two diagonals' edges the V of 90 degrees is a quarter of the board: two signs decide it, no angle is
        # reckoned.
        return dx * fx >= 0 and dy * fy >= 0
    ahead, aside = (dx * fx, abs(dy)) if fx else (dy * fy, abs(dx))
    return ahead >= aside


def facing_to(one: Square, other: Square) -> Direction:
    """Give the nearest of the eight directions from one square to another; the lower of two as near; 1 in the same."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    # the cosine to each direction, without the common length; diagonals are longer by the root of two: compared squared
    best, found = -1.0, 1
    for direction in DIRECTIONS:
        sx, sy = _STEP[direction]
        dot = dx * sx + dy * sy
        score = dot * dot / (sx * sx + sy * sy) if dot > 0 else -1.0
        if score > best:
            best, found = score, direction
    return found
