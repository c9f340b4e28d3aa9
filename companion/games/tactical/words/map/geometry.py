"""Places on the map: a square is 1 wide; places grow eastward and southward from the north-west corner."""

from __future__ import annotations

import math
from collections.abc import Iterable

from companion.drawing.shapes import Line, Point
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Direction, Square, step

HALF = 0.5


def centre(at: Square) -> Point:
    """Give the middle of a square."""
    return at[1] + HALF, at[0] + HALF


def corners(at: Square) -> Line:
    """Give a square's corners, clockwise from the north-west one."""
    row, column = at
    return (column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)


def square_at(place: Point) -> Square:
    """Give the square that holds a place, on the map or off it."""
    return math.floor(place[1]), math.floor(place[0])


def way(direction: Direction) -> Point:
    """Give a direction as a place one long from the middle."""
    dx, dy = step((0, 0), direction)
    return dy / math.hypot(dx, dy), dx / math.hypot(dx, dy)


def turned(line: Iterable[Point], direction: Direction) -> Line:
    """Give a line that is drawn for the north as it is for another direction, about (0, 0)."""
    east, south = way(direction)
    return tuple((-x * south - y * east, x * east - y * south) for x, y in line)


def moved(line: Iterable[Point], to: Point) -> Line:
    """Give a line as far on as a place is from (0, 0)."""
    return tuple((x + to[0], y + to[1]) for x, y in line)


def outline(squares: Iterable[Square]) -> tuple[Line, ...]:
    """Give the closed lines around squares, their places at corners only."""
    inside = set(squares)
    ends: dict[Point, list[Point]] = {}
    for at in sorted(inside):
        around = corners(at)
        for nth, direction in enumerate((1, 3, 5, 7)):
            if step(at, direction) not in inside:
                ends.setdefault(around[nth], []).append(around[(nth + 1) % 4])
    found: list[Line] = []
    while ends:
        start = min(ends)
        line, back = [start], (0.0, 0.0)
        while True:
            here = line[-1]
            choices = ends[here]
            there = min(choices, key=lambda to: _turn(back, (to[0] - here[0], to[1] - here[1])))
            choices.remove(there)
            if not choices:
                del ends[here]
            back = (there[0] - here[0], there[1] - here[1])
            if there == start:
                break
            line.append(there)
        found.append(_straightened(line))
    return tuple(found)


def _turn(back: Point, ahead: Point) -> float:
    """Prefer a turn to the right, so that squares that touch at a corner alone stay apart."""
    return back[1] * ahead[0] - back[0] * ahead[1]


def _straightened(line: list[Point]) -> Line:
    """Leave out places that lie between two others on one line."""
    kept = []
    for nth, (x, y) in enumerate(line):
        (u, v), (p, q) = line[nth - 1], line[(nth + 1) % len(line)]
        if not (u == x == p or v == y == q):
            kept.append((x, y))
    return tuple(kept)


def rounded(corner_line: Line, radius: float, fine: int = 4) -> Line:
    """Give a closed line with its corners rounded."""
    found: list[Point] = []
    for nth, here in enumerate(corner_line):
        before, after = corner_line[nth - 1], corner_line[(nth + 1) % len(corner_line)]
        one, other = _short(here, before, radius), _short(here, after, radius)
        for part in range(fine + 1):
            t = part / fine
            weights = (1 - t) ** 2, 2 * t * (1 - t), t * t
            near = tuple(zip(weights, (one, here, other), strict=True))
            x, y = (sum(weight * point[axis] for weight, point in near) for axis in (0, 1))
            found.append((x, y))
    return tuple(found)


def _short(here: Point, to: Point, by: float) -> Point:
    long = math.dist(here, to)
    share = min(by, long / 2) / long
    return here[0] + (to[0] - here[0]) * share, here[1] + (to[1] - here[1]) * share


def beside(at: Square, across: int, down: int) -> Square:
    """Give the square so many further east and south."""
    return at[0] + down, at[1] + across


__all__ = ["DIRECTIONS", "beside", "centre", "corners", "moved", "outline", "rounded", "square_at", "turned", "way"]
