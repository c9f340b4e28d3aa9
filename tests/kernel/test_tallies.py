"""Figures of many games: means place by place, and how they lie, against numpy."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from companion.kernel.tallies import PlayedOut, averaged, share, spread


class Counted(PlayedOut, frozen=True):
    lost: dict[str, int]
    first: int | None = None


def game(number: int, points: int, first: int | None = None, **lost: int) -> Counted:
    return Counted(number, "draw", points, 4, lost, first)


@given(some.lists(some.integers(-10_000, 10_000), min_size=1, max_size=60))
def test_a_figure_lies_as_numpy_says(points: list[int]) -> None:
    found = spread([game(number, one) for number, one in enumerate(points, start=1)])["points"]
    wanted = [float(np.std(points)), *np.quantile(points, [0.05, 0.5, 0.95]).tolist()]
    assert [found.sd, found.q05, found.q50, found.q95] == pytest.approx(wanted, abs=0.0006)


def test_figures_within_others_have_both_names_and_nobody_counts_the_numbers_of_games() -> None:
    found = spread([game(1, 3, None, union=2, confederate=5), game(2, 4, 7, union=4)])
    assert set(found) == {"points", "turns", "lost.union", "lost.confederate", "first"}
    assert (found["lost.union"].q50, found["first"].q50) == (3, 7)


def test_means_are_place_by_place_and_what_is_missing_is_nothing_but_null_is_no_figure() -> None:
    games = [
        {"lost": {"union": 2}, "first": None, "at": {"31,19": {"IX": 3}}},
        {"lost": {"union": 4, "confederate": 6}, "first": 7, "at": {}},
    ]
    assert averaged(games) == {"lost": {"union": 3, "confederate": 3}, "first": 7, "at": {"31,19": {"IX": 1.5}}}
    assert averaged([{"first": None}, {"first": None}]) == {"first": None}


def test_a_share_of_nothing_is_nothing() -> None:
    assert (share(1, 3), share(0, 0)) == (0.333, 0.0)
