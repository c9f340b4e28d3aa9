"""Squares, directions and the arc: worked against trigonometry and against the compass as printed."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.rules.ground.squares import (
    DIRECTIONS,
    NAMES,
    Square,
    around,
    distance,
    facing_to,
    in_arc,
    is_diagonal,
    opposite,
    step,
    towards,
    turned,
)

squares = st.tuples(st.integers(0, 41), st.integers(0, 35))
directions = st.sampled_from(DIRECTIONS)


def bearing(one: Square, other: Square) -> float:
    """Give the compass bearing in degrees: x runs south, y east."""
    return math.degrees(math.atan2(other[1] - one[1], -(other[0] - one[0]))) % 360


@pytest.mark.clause("ANT-R-COORDS", "ANT-R-COMPASS")
def test_the_sample_display_plots_fire_straight_ahead() -> None:
    assert step((16, 34), 5) == (17, 34)
    assert NAMES[5] == "south"


@pytest.mark.clause("ANT-R-COMPASS")
@given(squares, directions)
def test_directions_run_clockwise_from_north_by_eighths(at: Square, direction: int) -> None:
    assert bearing(at, step(at, direction)) == pytest.approx((direction - 1) * 45)
    assert is_diagonal(direction) == (direction in (2, 4, 6, 8))
    assert towards(at, step(at, direction)) == direction
    assert step(step(at, direction), opposite(direction)) == at
    assert (bearing(at, step(at, turned(direction, 3))) - (direction - 1) * 45) % 360 == pytest.approx(135)


@pytest.mark.clause("ANT-R-DISTANCE")
@given(squares, squares)
def test_distance_is_the_fewest_steps(one: Square, other: Square) -> None:
    at, steps = one, 0
    while at != other:
        at = min(around(at), key=lambda each: math.dist(each, other))
        steps += 1
    assert distance(one, other) == distance(other, one) == steps


@pytest.mark.clause("ANT-R-ARC")
@given(squares, squares, directions)
def test_the_arc_is_45_degrees_to_either_side_edges_included(at: Square, other: Square, facing: int) -> None:
    if at == other:
        assert in_arc(at, facing, other)
        return
    off = abs((bearing(at, other) - (facing - 1) * 45 + 180) % 360 - 180)
    assert in_arc(at, facing, other) == (off <= 45 + 1e-9)


@pytest.mark.clause("ANT-R-ARC")
def test_the_rulings_two_arcs() -> None:
    north = {(dx, dy) for dx in range(-4, 5) for dy in range(-4, 5) if in_arc((0, 0), 1, (dx, dy))}
    assert north == {(dx, dy) for dx in range(-4, 5) for dy in range(-4, 5) if abs(dy) <= -dx}
    north_east = {(dx, dy) for dx in range(-4, 5) for dy in range(-4, 5) if in_arc((0, 0), 2, (dx, dy))}
    assert north_east == {(dx, dy) for dx in range(-4, 5) for dy in range(-4, 5) if dx <= 0 <= dy}


@pytest.mark.clause("ANT-R-SETUP")
@given(squares, squares)
def test_the_nearest_of_the_eight_directions(one: Square, other: Square) -> None:
    if one == other:
        assert facing_to(one, other) == 1
        return
    off = {way: abs((bearing(one, other) - (way - 1) * 45 + 180) % 360 - 180) for way in DIRECTIONS}
    assert off[facing_to(one, other)] == pytest.approx(min(off.values()))
