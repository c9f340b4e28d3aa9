"""A way leg by leg: wheels about the inner front corner, straight moves, and where each leads."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.miniatures.words.field.ways import Leg, added, after, cut, overlap, places, sideways, towards


def corners(place: tuple[float, float, float], wide: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Give the left and the right end of a front."""
    x, y, facing = place
    east, north = math.sin(math.radians(facing)), math.cos(math.radians(facing))
    return (x - north * wide / 2, y + east * wide / 2), (x + north * wide / 2, y - east * wide / 2)


@given(st.floats(0, 359), st.floats(1, 80), st.floats(1, 12))
def test_a_wheel_leaves_its_inner_front_corner_where_it_is(facing: float, degrees: float, wide: float) -> None:
    start = (30.0, 20.0, facing)
    right = after(start, Leg("wheel", degrees), wide)
    assert math.dist(corners(start, wide)[1], corners(right, wide)[1]) == pytest.approx(0, abs=1e-9)
    left = after(start, Leg("wheel", -degrees), wide)
    assert math.dist(corners(start, wide)[0], corners(left, wide)[0]) == pytest.approx(0, abs=1e-9)
    assert (right[2] - left[2]) % 360 == pytest.approx(2 * degrees)


def test_straight_legs_lead_ahead_to_the_side_and_obliquely() -> None:
    north = (10.0, 10.0, 0.0)
    assert after(north, Leg("forward", 3.0), 6) == (10.0, 13.0, 0.0)
    assert after(north, Leg("forward", -3.0), 6) == (10.0, 7.0, 0.0)
    assert after(north, Leg("flank", 2.0), 6) == (12.0, 10.0, 0.0)
    x, y, facing = after(north, Leg("oblique", -math.sqrt(8)), 6)
    assert (round(x, 9), round(y, 9), facing) == (8.0, 12.0, 0.0)
    assert after(north, Leg("about", 180.0), 6) == (10.0, 10.0, 180.0)


@given(st.floats(5, 40), st.floats(-20, 20), st.floats(1, 10))
def test_a_wheel_and_a_way_ahead_lead_to_whatever_lies_before_the_front(far: float, aside: float, wide: float) -> None:
    start, to = (30.0, 10.0, 0.0), (30.0 + aside, 10.0 + far)
    if abs(aside) > far:
        return
    legs = towards(start, to, wide, wheel=True)
    end = places(start, legs, wide)[-1]
    # To whole degrees and quarters of an inch, as a hand on the table goes.
    assert math.dist(end[:2], to) <= 0.2 + math.radians(0.6) * far + 0.02 * wide


def test_a_way_ahead_alone_never_turns() -> None:
    assert towards((30.0, 10.0, 90.0), (34.1, 18.0), 6, wheel=False) == (Leg("forward", 4.0),)
    assert sideways((30.0, 10.0, 0.0), (26.0, 19.0), "flank") == (Leg("flank", -4.0),)
    assert sideways((30.0, 10.0, 0.0), (33.0, 13.0), "oblique") == (Leg("oblique", 4.25),)


def test_the_last_leg_grows_and_goes_again() -> None:
    legs = added(added((), "wheel", 5.0), "wheel", 5.0)
    assert legs == (Leg("wheel", 10.0),)
    legs = added(legs, "forward", 1.0)
    assert added(legs, "forward", -1.0) == (Leg("wheel", 10.0),)


def test_a_way_is_cut_to_quarters_never_beyond() -> None:
    assert cut((Leg("wheel", 20.0), Leg("forward", 10.0)), 0.46) == (Leg("wheel", 20.0), Leg("forward", 4.5))
    assert cut((Leg("wheel", -20.0),), 0.51) == (Leg("wheel", -10.0),)
    assert cut((Leg("forward", 0.2),), 0.5) == ()


def test_stands_edge_to_edge_do_not_lie_upon_one_another() -> None:
    one = ((0.0, 0.0), (1.0, 0.0), (1.0, 0.75), (0.0, 0.75))
    beside = tuple((x + 0.95, y) for x, y in one)
    upon = tuple((x + 0.5, y + 0.3) for x, y in one)
    turned = ((0.5, -0.4), (1.2, 0.3), (0.67, 0.83), (-0.03, 0.13))
    assert not overlap((one,), (beside,))
    assert overlap((one,), (upon,))
    assert overlap((one,), (turned,))
