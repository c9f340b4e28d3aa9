"""Computers at a square-grid battle: seconds a game for each level, and what the levels are worth to their side.

Run with `sh packaging/benchmarks tests/benchmarks/test_battle_players.py`. Wanted on one core: an Advanced game in ten
seconds at the basic level, in twenty at the others; the strong level better than the basic one for its side in 70 % of
pairs of one seed, the able one between them on the average.
"""

from __future__ import annotations

import statistics
import time
from functools import cache

import pytest

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.computer.doctrine import LEVELS
from companion.kernel.beginning import Beginning, First, laid_out
from companion.study.simulating import play, simulate

GAMES, PAIRS, SHARE, FRESH = 5, 40, 0.7, "fresh-1"
"""Pairs of one seed, of which such a share is to be better, on a seed that no figure of computer.toml was chosen on."""
WANTED = {"basic": 10.0, "able": 20.0, "strong": 20.0}


def first(**levels: str) -> First:
    players: dict[str, str] = {side: f"computer:{levels.get(side, 'basic')}" for side in SIDES}
    return laid_out(Beginning(scenario="antietam-advanced", players=players))


@cache
def points(side: str, level: str) -> tuple[int, ...]:
    """Give what a side makes of so many games at a level, against the basic one."""
    found = simulate(first(**{side: level}), games=PAIRS, seed=FRESH)
    return tuple(one.points if side == "union" else -one.points for one in found.each)


@pytest.mark.parametrize("level", LEVELS)
def test_a_game(level: str) -> None:
    begun = first(union=level, confederate=level)
    taken = []
    for number in range(1, GAMES + 1):
        since = time.perf_counter()
        play(begun, "1862", number)
        taken.append(time.perf_counter() - since)
    print(f"\n{level}: median {statistics.median(taken):.2f} s a game, longest {max(taken):.2f} s")
    assert statistics.median(taken) <= WANTED[level]


@pytest.mark.parametrize("side", SIDES)
def test_the_strong_level_is_the_better_one(side: str) -> None:
    gained = [strong - basic for basic, strong in zip(points(side, "basic"), points(side, "strong"), strict=True)]
    better = sum(gain > 0 for gain in gained)
    print(f"\n{side}: strong better in {better} of {PAIRS}, {statistics.mean(gained):+.0f} points")
    assert better >= SHARE * PAIRS


@pytest.mark.parametrize("side", SIDES)
def test_the_able_level_is_between_them(side: str) -> None:
    basic, able, strong = (statistics.mean(points(side, level)) for level in LEVELS)
    print(f"\n{side}: basic {basic:+.0f}, able {able:+.0f}, strong {strong:+.0f}")
    assert basic < able < strong
