"""What came of a study, against slow and obvious ways to the same figures."""

from __future__ import annotations

import json
import random
import statistics
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.tallies import figures, numbers_in
from companion.study.studies.bootstrap import means, of_difference, of_mean, source
from companion.study.studies.folding import Games, histogram, narrow_at, summary
from companion.study.studies.plan import Plan
from companion.study.studies.rows import row
from tests.study.studies.games import plan


def ended(points: int, **more: Any) -> dict[str, Any]:
    return {"level": "draw", "points": points, "turns": 5, "lost": {"union": points % 7}, **more}


def filled(asked: Plan, points: list[list[int]]) -> Games:
    games = Games(asked)
    rows = [
        row(asked, games.variants[nth], k, ended(n)) for nth, those in enumerate(points) for k, n in enumerate(those, 1)
    ]
    random.Random(7).shuffle(rows)
    for one in rows:
        games.add(one)
    return games


def test_a_bootstrap_of_few_results_is_that_of_drawing_each_game_anew() -> None:
    values = [3, 3, 5, 8, 8, 8, 13, -4]
    dice = random.Random(1863)
    drawn = sorted(statistics.fmean(dice.choices(values, k=len(values))) for _ in range(20_000))
    found = of_mean(values, "seed", "x")
    assert found is not None
    assert found[0] == pytest.approx(drawn[500], abs=0.25)
    assert found[1] == pytest.approx(drawn[-501], abs=0.25)


def test_an_interval_hangs_on_the_seed_and_on_what_it_is_of_alone() -> None:
    values = list(range(30))
    assert of_mean(values, "seed", "x") == of_mean(list(reversed(values)), "seed", "x")
    assert of_mean(values, "seed", "x") != of_mean(values, "other", "x")
    assert of_mean([1], "seed", "x") is None
    assert of_difference([1, 2], [1], "seed", "x") is None


def test_large_samples_are_drawn_in_parts_that_add_up() -> None:
    values = np.arange(30_000.0)
    found = means(values, source("seed", "x"))
    assert len(found) == 2000
    assert found.mean() == pytest.approx(values.mean(), rel=0.001)
    assert found.std() == pytest.approx(values.std() / np.sqrt(len(values)), rel=0.1)


@given(st.lists(st.integers(-5000, 5000), min_size=1, max_size=60))
def test_a_histogram_counts_every_game_once_in_bars_of_a_round_width(values: list[int]) -> None:
    found = histogram(np.array(values, dtype=np.float64))
    assert sum(found["counts"]) == len(values)
    assert len(found["counts"]) <= 24
    for nth, count in enumerate(found["counts"]):
        low = found["from"] + nth * found["width"]
        assert count == sum(low <= value < low + found["width"] for value in values)


def test_means_differences_and_effects_are_those_of_the_games() -> None:
    asked = plan(3, vary={"union": ("basic", "able"), "confederate": ("basic", "strong")})
    points = [[1, 2, 3], [4, 6, 8], [10, 10, 16], [0, 0, 3]]
    found = json.loads(summary(filled(asked, points), 3))
    assert [one["points"] for one in found["variants"]] == [2, 6, 12, 1]
    assert [one["difference"] for one in found["pairs"]] == [4, 10, -1]
    effects = {one["key"]: one["difference"] for one in found["effects"]}
    assert effects == {"union": (12 + 1 - 2 - 6) / 2, "confederate": (6 + 1 - 2 - 12) / 2}
    assert [one["games"] for one in found["effects"]] == [6, 6]
    assert found["variants"][0]["figures"]["lost.union"]["mean"] == 2


def test_paired_differences_are_surer_than_others_where_games_go_alike() -> None:
    dice = random.Random(3)
    one = [dice.randrange(1000) for _ in range(200)]
    other = [n + dice.randrange(10) for n in one]
    paired = json.loads(summary(filled(plan(200), [one, other]), 200))["effects"][0]["interval"]
    apart = json.loads(summary(filled(plan(200, paired=False), [one, other]), 200))["effects"][0]["interval"]
    assert paired[1] - paired[0] < (apart[1] - apart[0]) / 20


def test_the_order_in_which_games_ended_changes_no_byte() -> None:
    asked = plan(5)
    games = Games(asked)
    for k in (3, 1, 5, 2, 4):
        for nth in (1, 0):
            games.add(row(asked, games.variants[nth], k, ended(k * 7 + nth)))
    assert summary(games, 5) == summary(filled(asked, [[7, 14, 21, 28, 35], [8, 15, 22, 29, 36]]), 5)


def test_a_game_that_is_not_of_the_study_or_told_twice_changes_nothing() -> None:
    asked = plan(1)
    games = filled(asked, [[1], [2]])
    before = summary(games, 1)
    games.add(row(asked, games.variants[0], 1, ended(99)))
    games.add({**row(asked, games.variants[0], 1, ended(99)), "seed": "other"})
    games.add({**row(asked, games.variants[0], 1, ended(99)), "scenario": "other"})
    assert summary(games, 1) == before


def test_a_study_is_whole_up_to_its_first_gap() -> None:
    asked = plan(4)
    games = Games(asked)
    for k in (1, 2, 4):
        for nth in (0, 1):
            games.add(row(asked, games.variants[nth], k, ended(k)))
    assert (games.whole_to(), games.counted()) == (2, 6)


def test_it_is_enough_at_the_first_twentieth_where_every_interval_is_narrow() -> None:
    dice = random.Random(5)
    points = [[dice.randrange(100) for _ in range(200)] for _ in range(2)]
    asked = plan(200, paired=False, until=5.0)
    games = filled(asked, points)
    at = narrow_at(games, 200)
    assert at is not None
    assert at % 20 == 0
    for k in range(20, 201, 20):
        halves = [1.96 * statistics.stdev(those[:k]) / k**0.5 for those in points]
        if k < at - 20:
            assert max(halves) > 4.5
    assert narrow_at(games, at) == at
    assert narrow_at(games, at - 1) is None
    assert narrow_at(filled(plan(200, until=None), points), 200) is None


def test_paired_it_is_the_differences_that_have_to_be_narrow() -> None:
    one = [n * 997 % 1000 for n in range(40)]
    games = filled(plan(40, until=1.0), [one, [n + 3 for n in one]])
    assert narrow_at(games, 40) == 20
    assert narrow_at(filled(plan(40, until=1.0, paired=False), [one, one]), 40) is None


def test_figures_of_a_row_are_those_of_the_game() -> None:
    from companion.study.simulating import play
    from companion.study.studies.plan import laid_out
    from companion.study.studies.rows import played

    first = laid_out(plan(1))[0]
    game = figures(play(first, "1863", 1))
    told = {name: value for name, value in numbers_in(played(first, "1863", 1)) if value is not None}
    assert told == {name: value for name, value in game.items() if name != "game"}
