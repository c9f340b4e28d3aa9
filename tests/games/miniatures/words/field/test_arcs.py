"""What lies in a stand's arc, and what a hand's two degrees decide."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from companion.drawing.shapes import Line
from companion.games.miniatures.words.field.arcs import in_arc, near_arc, off_ranks

STAND: Line = ((0.0, 0.0), (1.0, 0.0), (1.0, 0.75), (0.0, 0.75))
"""One that looks to the drawing's upper edge."""


def at(x: float, y: float, side: float = 0.2) -> Line:
    """Give a small stand about a place."""
    half = side / 2
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def test_ahead_is_in_the_arc_and_beside_or_behind_is_not() -> None:
    assert in_arc(STAND, at(0.5, -3), 45)
    assert not in_arc(STAND, at(6, -0.5), 45)
    assert not in_arc(STAND, at(0.5, 3), 45)


def test_a_touch_of_the_arc_is_not_enough() -> None:
    assert not in_arc(STAND, ((0, 0), (1, 0), (1, 1), (0, 1)), 45)


@given(st.floats(10, 80), st.floats(-80, 80))
def test_a_point_is_in_the_arc_by_its_angle_from_the_nearer_corner(degrees: float, angle: float) -> None:
    far, corner = 5.0, 1.0 if angle > 0 else 0.0
    turn = math.radians(angle)
    place = at(corner + far * math.sin(turn), -far * math.cos(turn), 0.001)
    if abs(abs(angle) - degrees) > 0.1:
        assert in_arc(STAND, place, degrees) == (abs(angle) < degrees)


@given(st.floats(20, 70))
def test_only_what_two_degrees_decide_is_near(angle: float) -> None:
    turn = math.radians(angle)
    place = at(1 + 5 * math.sin(turn), -5 * math.cos(turn), 0.001)
    if abs(abs(angle - 45) - 2) > 0.1:
        assert near_arc([STAND], [place], 45, 8) == (abs(angle - 45) < 2)


def test_what_is_in_the_arc_besides_or_out_of_reach_leaves_nothing_in_doubt() -> None:
    turn = math.radians(45)
    edge = at(1 + 5 * math.sin(turn), -5 * math.cos(turn), 0.001)
    assert near_arc([STAND], [edge], 45, 8)
    assert not near_arc([STAND], [edge, at(0.5, -4)], 45, 8)
    assert not near_arc([STAND], [edge], 45, 3)


def test_how_far_off_the_ranks_a_stand_fires_that_stands_beside_the_front() -> None:
    target = (STAND,)
    front = (STAND[0], STAND[1])
    assert off_ranks([at(0.5, -4)], target, front) is None  # before the front
    beside = off_ranks([at(6, 0.1)], target, front)
    assert beside is not None
    assert beside < 3
    slanting = off_ranks([at(5, -4), at(0.5, -4)], target, front)
    assert slanting is not None
    assert 40 < slanting < 50
