"""A way across the table in legs: how long each is, and how it is made (D10-RUL-FORM-WHEEL)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from companion.field.stands import GRACE, ahead
from companion.games.miniatures.rules.moves import ModeId
from companion.games.miniatures.rules.placing.spots import Point, Spot, turned

STRAIGHT = 1.0
"""Degrees off straight ahead, or to the side, that no hand keeps."""
HALF_RIGHT = 45.0
ABOUT = 180.0


class Leg(msgspec.Struct, frozen=True):
    """A part of a way: a wheel about a front corner, or straight with one facing."""

    mode: ModeId
    inches: float
    line: tuple[Point, ...]
    """The way of the middle of the front; of a wheel that of the outer front corner."""


def legs(path: Sequence[Spot], wide: float) -> Iterator[Leg]:
    """Give the legs of a way from place to place of a unit whose front is so wide.

    From one place to the next it wheels about the front corner that it turns to, the outer one measures, and then goes
    straight.
    """
    for (x, y, facing), (u, v, last) in pairwise(path):
        turn = (last - facing + ABOUT) % (2 * ABOUT) - ABOUT
        at = (x, y)
        if abs(turn) > GRACE and abs(abs(turn) - ABOUT) > STRAIGHT:
            outer, at = _wheeled(at, facing, turn, wide)
            yield Leg("wheel", math.radians(abs(turn)) * wide, outer)
        inches = math.hypot(u - at[0], v - at[1])
        if inches > GRACE:
            # Who faces about goes on by his new front.
            about = abs(abs(turn) - ABOUT) <= STRAIGHT
            yield Leg(_mode(at, (u, v), last if not about else facing), inches, (at, (u, v)))


def _wheeled(at: Point, facing: float, turn: float, wide: float) -> tuple[tuple[Point, ...], Point]:
    """Give the way of the outer corner in a wheel, and where the middle of the front is after it."""
    east, north = ahead(facing)
    inner = 1 if turn > 0 else -1
    pivot = at[0] + inner * north * wide / 2, at[1] - inner * east * wide / 2
    steps = max(2, math.ceil(abs(turn) / 5))
    angles = [facing + turn * step / steps for step in range(steps + 1)]

    def beside(angle: float, share: float) -> Point:
        dx, dy = ahead(turned(angle))
        return pivot[0] - inner * dy * wide * share, pivot[1] + inner * dx * wide * share

    return tuple(beside(angle, 1) for angle in angles), beside(facing + turn, 0.5)


def _mode(at: Point, to: Point, facing: float) -> ModeId:
    off = abs((math.degrees(math.atan2(to[0] - at[0], to[1] - at[1])) - facing + ABOUT) % (2 * ABOUT) - ABOUT)
    if off <= STRAIGHT:
        return "forward"
    if off >= ABOUT - STRAIGHT:
        return "backward"
    return "oblique" if off <= HALF_RIGHT + STRAIGHT else "by-the-flank"
