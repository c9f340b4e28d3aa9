"""Outlines around cells of a chequered map, and lines cut off at a table's edge."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from companion.field.cells import Cell, Outline, areas, outline
from companion.field.cutting import area_on_table, on_table

CELLS = st.frozensets(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=30)
TENTHS = st.integers(-200, 900).map(lambda n: n / 10)
PLACES = st.tuples(TENTHS, TENTHS)
TABLE = (72.0, 48.0)


def outlines(cells: Iterable[Cell]) -> list[tuple[Outline, ...]]:
    return [outline(one) for one in areas(cells)]


def area(ring: tuple[tuple[int, int], ...]) -> float:
    return sum(x * v - u * y for (x, y), (u, v) in pairwise(ring)) / 2


@given(CELLS)
def test_what_lies_within_the_outlines_and_without_the_holes_is_the_cells(cells: frozenset[tuple[int, int]]) -> None:
    there = list(areas(cells))
    made = outlines(cells)
    assert [sum(map(area, rings)) for rings in made] == [len(one) for one in there]
    assert frozenset().union(*there) == cells


@given(CELLS)
def test_every_outline_is_closed_turns_at_each_corner_and_runs_along_the_cells(
    cells: frozenset[tuple[int, int]],
) -> None:
    for rings in outlines(cells):
        assert area(rings[0]) > 0
        assert all(area(hole) < 0 for hole in rings[1:])
        for ring in rings:
            assert ring[0] == ring[-1]
            assert all((x == u) != (y == v) for (x, y), (u, v) in pairwise(ring))
            ways = [(x == u) for (x, y), (u, v) in pairwise(ring)]
            assert all(one != other for one, other in zip(ways, [*ways[1:], ways[0]], strict=True))


def test_cells_that_touch_by_a_corner_are_two_areas() -> None:
    assert len(outlines([(0, 0), (1, 1)])) == 2
    ring = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    ((outer, hole),) = outlines(ring)
    assert set(outer) == {(0, 0), (3, 0), (3, 3), (0, 3)}
    assert set(hole) == {(1, 1), (2, 1), (2, 2), (1, 2)}


@given(st.lists(PLACES, min_size=2, max_size=8))
def test_what_is_left_of_a_line_lies_on_the_table(line: list[tuple[float, float]]) -> None:
    for part in on_table(line, TABLE):
        assert len(part) > 1
        assert all(-1e-6 <= x <= 72 + 1e-6 and -1e-6 <= y <= 48 + 1e-6 for x, y in part)


@given(PLACES, PLACES)
def test_no_more_is_cut_off_than_lies_beyond(one: tuple[float, float], other: tuple[float, float]) -> None:
    """Walked in small steps, the way is on the table as long as the piece that is left."""
    steps = 2000
    walked = [
        (one[0] + (other[0] - one[0]) * n / steps, one[1] + (other[1] - one[1]) * n / steps) for n in range(steps)
    ]
    inside = sum(0 <= x <= 72 and 0 <= y <= 48 for x, y in walked) / steps * math.dist(one, other)
    left = sum(math.dist(*part) for part in on_table((one, other), TABLE))
    assert abs(left - inside) <= math.dist(one, other) / steps * 2 + 1e-6


def test_a_line_that_leaves_and_comes_back_is_two_in_its_own_order() -> None:
    line = ((70.0, 40.0), (80.0, 40.0), (80.0, 20.0), (60.0, 20.0), (60.0, 30.0))
    assert list(on_table(line, TABLE)) == [((70.0, 40.0), (72.0, 40.0)), ((72.0, 20.0), (60.0, 20.0), (60.0, 30.0))]


def test_an_area_beyond_the_edges_is_cut_off_there_and_keeps_its_hole() -> None:
    outline = ((-5.0, -5.0), (20.0, -5.0), (20.0, 20.0), (-5.0, 20.0), (-5.0, -5.0))
    hole = ((5.0, 5.0), (5.0, 8.0), (8.0, 8.0), (8.0, 5.0), (5.0, 5.0))
    ((ring, within),) = area_on_table((outline, hole), TABLE)
    assert set(ring) == {(0.0, 0.0), (20.0, 0.0), (20.0, 20.0), (0.0, 20.0)}
    assert set(within) == set(hole)
