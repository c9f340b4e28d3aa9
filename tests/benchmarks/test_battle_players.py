"""Computers at a square-grid battle: seconds a game for each level, and which level beats which.

Run with `sh packaging/benchmarks tests/benchmarks/test_battle_players.py`. Wanted on one core: an Advanced game in ten
seconds at the basic level, in twenty at the others; strong beats able and able basic in 65 % of a hundred pairs, two games of
one seed with sides changed, of which the level with the larger sum of its own side's points has won. Pairs are played until
that is settled (tests/sequential.py), on seeds that no figure of computer.toml was chosen on.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

import pytest

from companion.kernel.beginning import Beginning, First, laid_out
from companion.study.simulating import play
from tests.sequential import judged

GAMES, PAIRS, SHARE, FRESH = 5, 100, 0.65, "judging-3"
WANTED = {"basic": 10.0, "able": 20.0, "strong": 20.0}


def first(union: str, confederate: str) -> First:
    players = {"union": f"computer:{union}", "confederate": f"computer:{confederate}"}
    return laid_out(Beginning(scenario="antietam-advanced", players=players))


def pairs(better: str, worse: str) -> Iterator[float]:
    """Yield of each pair what the one level won of it; points are the Union's less the Confederates'."""
    north, south = first(better, worse), first(worse, better)
    for number in range(1, PAIRS + 1):
        gained = play(north, FRESH, number).points - play(south, FRESH, number).points
        yield 0.5 if gained == 0 else float(gained > 0)


@pytest.mark.parametrize("level", WANTED)
def test_a_game(level: str) -> None:
    begun = first(level, level)
    taken = []
    for number in range(1, GAMES + 1):
        since = time.perf_counter()
        play(begun, "1862", number)
        taken.append(time.perf_counter() - since)
    print(f"\n{level}: median {statistics.median(taken):.2f} s a game, longest {max(taken):.2f} s")
    assert statistics.median(taken) <= WANTED[level]


@pytest.mark.parametrize(("better", "worse"), [("strong", "able"), ("able", "basic")])
def test_a_level_beats_the_one_below_it(better: str, worse: str) -> None:
    found = judged(pairs(better, worse), SHARE)
    print(f"\n{better} beats {worse} in {found.won:g} of {found.of} pairs")
    assert found.holds
