"""Hexes: the six directions of the rulebook's figure, even columns lower, couriers' distance."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules.hexes import (
    DIRECTIONS,
    Hex,
    beside,
    distance,
    neighbour,
    neighbours,
    opposite,
    towards,
)

HEXES = st.tuples(st.integers(1, 20), st.integers(1, 18))
EVEN = {1: (0, -1), 2: (1, 0), 3: (1, 1), 4: (0, 1), 5: (-1, 1), 6: (-1, 0)}
ODD = {1: (0, -1), 2: (1, -1), 3: (1, 0), 4: (0, 1), 5: (-1, 0), 6: (-1, -1)}


@pytest.mark.clause("RTG-13.2.7b", "RTG-OSC-b", "RTG-R-PARITY")
@given(HEXES, st.sampled_from(DIRECTIONS))
def test_a_step_is_that_of_the_printed_figure(at: Hex, direction: int) -> None:
    dx, dy = (EVEN if at[0] % 2 == 0 else ODD)[direction]
    assert neighbour(at, direction) == (at[0] + dx, at[1] + dy)
    assert neighbour(neighbour(at, direction), opposite(direction)) == at
    assert towards(at, neighbour(at, direction)) == direction


@pytest.mark.clause("RTG-R-PARITY", "RTG-SC2-B3b")
def test_heth_comes_to_gettysburg_from_the_north_west() -> None:
    assert neighbour((12, 8), 6) == (11, 8)
    assert sorted(beside(6)) == [1, 5, 6]


@pytest.mark.clause("RTG-6.2.1.1a")
def test_an_entry_draws_its_direction_and_the_two_beside_it() -> None:
    assert beside(4) == (3, 4, 5)
    assert beside(2) == (1, 2, 3)
    assert beside(1) == (6, 1, 2)


@pytest.mark.clause("RTG-1.0d", "RTG-R-PARITY")
@given(HEXES, HEXES)
def test_the_distance_is_the_fewest_steps(one: Hex, other: Hex) -> None:
    assert distance(one, other) == steps(one, other)
    assert distance(one, other) == distance(other, one)


def steps(one: Hex, other: Hex) -> int:
    """Count them, hex by hex."""
    seen, edge = {one}, deque([(one, 0)])
    while edge:
        at, far = edge.popleft()
        if at == other:
            return far
        for new in neighbours(at):
            if new not in seen and -2 <= new[0] <= 23 and -2 <= new[1] <= 21:
                seen.add(new)
                edge.append((new, far + 1))
    raise AssertionError("no way")


def test_hexes_that_do_not_touch_have_no_direction() -> None:
    assert towards((5, 5), (7, 5)) is None
    assert towards((5, 5), (5, 5)) is None
