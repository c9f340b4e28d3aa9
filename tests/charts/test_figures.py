"""The shapes that all charts share: exact figures, bands without gap or overlap, the row of a value."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import Problem
from companion.charts.figures import Exact, Number, Outside, Reason, Refused, band_problems, exact, row_for, shown
from companion.language.messages import kept


class Band(msgspec.Struct, frozen=True):
    min: int | None
    max: int | None


def problems(*bands: tuple[int | None, int | None], lowest: int | None = None) -> list[Problem]:
    return list(band_problems([Band(*band) for band in bands], file="f.toml", path="$.row", lowest=lowest))


@pytest.mark.parametrize(
    ("figure", "value"),
    [(2, 2), (-3, -3), (0.5, Fraction(1, 2)), (0.1, Fraction(1, 10)), ("1/3", Fraction(1, 3)), ("4/2", 2), (3.0, 3)],
)
def test_a_figure_is_exact_as_it_is_written(figure: Number, value: Exact) -> None:
    assert exact(figure) == value
    assert isinstance(exact(figure), int) == (value == int(value))


@pytest.mark.parametrize("figure", ["a half", "1/0", "", float("inf"), float("nan")])
def test_what_is_no_figure_raises(figure: Number) -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        exact(figure)


@given(st.integers(-999, 999), st.integers(1, 99))
def test_thirds_add_up_to_the_whole(top: int, bottom: int) -> None:
    assert sum([exact(f"{top}/{bottom}")] * bottom) == top


def test_exact_numbers_are_shown_as_json_has_them() -> None:
    assert (shown(3), type(shown(3))) == (3, int)
    assert (shown(Fraction(9, 2)), type(shown(Fraction(9, 2)))) == (4.5, float)


# ---- bands

GOOD = [(None, 0), (1, 2), (3, 4), (5, 6), (7, 9), (10, None)]


@pytest.mark.parametrize("seed", range(6))
def test_bands_that_meet_are_sound_in_any_order(seed: int) -> None:
    mixed = list(GOOD)
    Random(seed).shuffle(mixed)
    assert not problems(*mixed)
    assert not problems(*GOOD)
    assert not problems(*reversed(GOOD))


@pytest.mark.parametrize(
    ("bands", "place", "words"),
    [
        pytest.param([(None, 0), (2, None)], "$.row[1]", "gap: nothing between 0 and 2", id="gap"),
        pytest.param([(2, None), (None, 0)], "$.row[0]", "gap: nothing between 0 and 2", id="gap, listed downwards"),
        pytest.param([(None, 2), (2, None)], "$.row[1]", "overlap: 2 is also in the band below", id="overlap"),
        pytest.param([(None, 5), (2, 3), (6, None)], "$.row[1]", "overlap: 2 is also in the band below", id="inside"),
        pytest.param([(0, 2), (3, None)], "$.row[0]", "begins at 0", id="closed below"),
        pytest.param([(None, 2), (3, 9)], "$.row[1]", "ends at 9", id="closed above"),
        pytest.param(
            [(None, 2), (3, None), (5, None)],
            "$.row[2]",
            "an open end stands in the middle of the bands",
            id="open end inside",
        ),
        pytest.param([(None, 2), (3, 2), (3, None)], "$.row[1]", "ends at 2, before it begins at 3", id="empty"),
        pytest.param(
            [(None, 2), (None, 4), (5, None)],
            "$.row[1]",
            "an open end stands in the middle of the bands",
            id="two open starts",
        ),
    ],
)
def test_each_fault_of_bands_is_found_at_its_row(
    bands: list[tuple[int | None, int | None]], place: str, words: str
) -> None:
    found = [(problem.file, problem.path, problem.what) for problem in problems(*bands)]
    assert ("f.toml", place, words) in found


def test_a_gap_says_where_to_begin() -> None:
    assert [problem.hint for problem in problems((None, 0), (2, None))] == ["begin at 1"]


def test_bands_may_begin_at_a_given_value() -> None:
    assert not problems((1, 3), (4, None), lowest=1)
    assert [problem.hint for problem in problems((2, 3), (4, None), lowest=1)] == ["the lowest band must begin at 1"]
    assert [problem.hint for problem in problems((None, 3), (4, None), lowest=1)] == ["the lowest band must begin at 1"]


def test_a_chart_without_rows_is_a_problem() -> None:
    assert [problem.what for problem in problems()] == ["has no rows"]


ends = st.none() | st.integers(-6, 6)


@given(st.lists(st.tuples(ends, ends), min_size=1, max_size=5))
def test_bands_are_sound_just_when_every_value_has_one_row(bands: list[tuple[int | None, int | None]]) -> None:
    rows = [Band(*band) for band in bands]
    hits = [sum((b.min is None or b.min <= v) and (b.max is None or v <= b.max) for b in rows) for v in range(-20, 21)]
    empty = any(b.min is not None and b.max is not None and b.max < b.min for b in rows)
    assert (not problems(*bands)) == (not empty and all(hit == 1 for hit in hits))


@given(st.sets(st.integers(-30, 30), min_size=1, max_size=8), st.integers(-40, 40), st.randoms())
def test_the_row_of_a_value_is_the_one_that_counting_finds(cuts: set[int], value: int, order: Random) -> None:
    edges = sorted(cuts)
    middle = [Band(below + 1, upto) for below, upto in pairwise(edges)]
    rows = [Band(None, edges[0]), *middle, Band(edges[-1] + 1, None)]
    expected = rows[sum(value > edge for edge in edges)]
    order.shuffle(rows)
    assert not problems(*((row.min, row.max) for row in rows))
    assert row_for(rows, value) == expected


def test_a_value_without_a_row_raises() -> None:
    with pytest.raises(LookupError):
        row_for([Band(1, 2)], 3)


# ---- what the rules answer


def test_a_refusal_carries_every_reason() -> None:
    refused = Refused([Reason(kept("too far"), "D10-MOVE-RATE-INF"), Reason(kept("not yours"))])
    assert [reason.clause for reason in refused.reasons] == ["D10-MOVE-RATE-INF", ""]
    assert str(refused) == "too far; not yours"


def test_a_value_outside_a_chart_names_its_place() -> None:
    assert str(Outside("$.range", "beyond the last band")) == "$.range: beyond the last band"
