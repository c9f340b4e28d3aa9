"""Squares as places, their outlines, directions, hatching."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.drawing.hatching import hatched, hatched_oblongs
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Square, step
from companion.games.tactical.words.map.geometry import centre, corners, outline, rounded, square_at, turned, way

SQUARES = st.tuples(st.integers(0, 41), st.integers(0, 35))
AREAS = st.frozensets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=25)


def area(line: tuple[tuple[float, float], ...]) -> float:
    """Give the area in a closed line; clockwise on the screen it is positive."""
    return sum(x * v - u * y for (x, y), (u, v) in pairwise((*line, line[0]))) / 2


@given(SQUARES, st.floats(0.001, 0.999), st.floats(0.001, 0.999))
def test_a_place_in_a_square_is_found_in_it(at: Square, down: float, across: float) -> None:
    assert square_at((at[1] + across, at[0] + down)) == at
    assert square_at(centre(at)) == at


@given(SQUARES, st.sampled_from(DIRECTIONS))
def test_directions_are_those_of_the_squares(at: Square, direction: int) -> None:
    (x, y), (u, v) = centre(at), centre(step(at, direction))
    long = math.hypot(u - x, v - y)
    assert way(direction) == pytest.approx(((u - x) / long, (v - y) / long))
    assert turned([(0.0, -1.0)], direction)[0] == pytest.approx(way(direction))


@given(AREAS)
def test_an_outline_holds_just_its_squares_and_runs_clockwise(squares: frozenset[Square]) -> None:
    lines = outline(squares)
    assert sum(map(area, lines)) == pytest.approx(len(squares))
    for line in lines:
        for one, other in pairwise((*line, line[0])):
            assert (one[0] == other[0]) != (one[1] == other[1])  # along the sides of squares


@given(AREAS)
def test_rounded_corners_take_a_little_off(squares: frozenset[Square]) -> None:
    for line in outline(squares):
        softer = rounded(line, 0.2)
        assert abs(area(softer) - area(line)) < 0.05 * len(line)
        assert all(min(math.dist(place, corner) for corner in line) < 4 for place in softer)


@given(SQUARES, st.floats(0.05, 0.4))
def test_hatching_stays_inside_and_keeps_its_pitch(at: Square, pitch: float) -> None:
    lines = list(hatched([corners(at)], pitch))
    sums = sorted(x + y for (x, y), _ in lines)
    assert all(other - one == pytest.approx(pitch, abs=1e-6) for one, other in pairwise(sums))
    for (x, y), (u, v) in lines:
        assert x + y == pytest.approx(u + v)
        assert at[1] - 1e-6 <= min(x, u) <= max(x, u) <= at[1] + 1 + 1e-6
        assert at[0] - 1e-6 <= min(y, v) <= max(y, v) <= at[0] + 1 + 1e-6


@given(SQUARES, st.integers(1, 5), st.integers(1, 3), st.floats(0.05, 0.4))
def test_an_oblong_is_hatched_as_its_outline_is(at: Square, wide: int, high: int, pitch: float) -> None:
    (top, left), right, bottom = at, at[1] + wide, at[0] + high
    around = ((left, top), (right, top), (right, bottom), (left, bottom))
    whole = [line for line in hatched([around], pitch) if line[0][0] < line[1][0]]  # a mere corner is no line
    found = list(hatched_oblongs([(left, top, right, bottom)], pitch))
    assert len(found) == len(whole)
    for one, other in zip(found, whole, strict=True):
        assert [*one[0], *one[1]] == pytest.approx([*other[0], *other[1]], abs=1e-6)
