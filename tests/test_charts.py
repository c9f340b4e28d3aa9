"""The shapes that charts share."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts import band_problems, exact, row_for, shown


class Band(msgspec.Struct, frozen=True):
    min: int | None
    max: int | None


def faults(*bands: tuple[int | None, int | None], lowest: int | None = None) -> list[str]:
    return [
        found.what for found in band_problems([Band(*band) for band in bands], file="f", path="$.row", lowest=lowest)
    ]


def test_bands_that_touch_and_are_open_at_the_ends_are_sound_either_way_round() -> None:
    assert faults((None, 0), (1, 4), (5, None)) == []
    assert faults((5, None), (1, 4), (None, 0)) == []
    assert faults((1, 1), (2, None), lowest=1) == []


@pytest.mark.parametrize(
    ("bands", "what"),
    [
        ([(None, 0), (2, None)], "gap"),
        ([(None, 3), (2, None)], "overlap"),
        ([(None, 0), (1, None), (2, None)], "open end"),
        ([(1, 2), (3, None)], "begins at 1"),
        ([(None, 2), (3, 9)], "ends at 9"),
        ([], "no rows"),
    ],
)
def test_each_fault_of_bands_is_found(bands: list[tuple[int | None, int | None]], what: str) -> None:
    assert any(what in found for found in faults(*bands))


@given(st.lists(st.integers(-20, 20), min_size=1, max_size=6, unique=True), st.integers(-30, 30))
def test_a_row_is_found_as_by_scanning(edges: list[int], value: int) -> None:
    edges = sorted(edges)
    bands = [
        Band(None, edges[0]),
        *(Band(a + 1, b) for a, b in pairwise(edges)),
        Band(edges[-1] + 1, None),
    ]
    assert list(band_problems(bands, file="f", path="$")) == []
    holding = [b for b in bands if (b.min is None or b.min <= value) and (b.max is None or value <= b.max)]
    assert holding == [row_for(bands, value)]


def test_figures_are_exact() -> None:
    assert exact("1/3") == Fraction(1, 3)
    assert exact(0.1) == Fraction(1, 10)
    assert exact(2.0) == 2
    assert isinstance(exact("4/2"), int)
    assert (shown(3), shown(Fraction(1, 2))) == (3, 0.5)
