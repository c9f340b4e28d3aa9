"""Computers at the campaign: seconds a game for each level, an execution phase with all 22 units under orders, workers.

Run with `sh packaging/benchmarks tests/benchmarks/test_players.py`. Wanted on one core: a basic campaign in a second, a
strong one in twenty, and the middle execution phase in 10 ms; two workers 1.8 times as fast as one, measured by turns in
blocks, in less than 120 MiB each; the strong level better than the basic one for its side in 70 % of pairs of one seed.
"""

from __future__ import annotations

import resource
import statistics
import time
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.computer.writing import directions, toll
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.orders import MV
from companion.games.campaign.rules.state import SIDES, State
from companion.kernel.beginning import Beginning, laid_out
from companion.kernel.game import game_of
from companion.kernel.supply import Supply
from companion.study.simulating import play, simulate

GAMES, PHASES = 10, 300
BLOCKS, GAMES_A_BLOCK = 5, 200
MEMORY = 120
"""MiB that a worker may take, without Qt."""
PAIRS, SHARE, FRESH = 200, 0.7, "fresh-3"
"""Pairs of one seed, of which so many are to be better, on a seed that no figure of players.toml was chosen on."""
WANTED = {"basic": 1.0, "able": 20.0, "strong": 20.0}
DAY = 2
"""The first turn of full movement."""


@pytest.mark.parametrize("scenario", ["gettysburg-campaign", "gettysburg-battle"])
@pytest.mark.parametrize("level", ["basic", "able", "strong"])
def test_a_game(scenario: str, level: str) -> None:
    first = laid_out(Beginning(scenario=scenario, players=dict.fromkeys(SIDES, f"computer:{level}")))
    play(first, "warm", 0)
    taken = []
    for number in range(1, GAMES + 1):
        begun = time.perf_counter()
        play(first, "1863", number)
        taken.append(time.perf_counter() - begun)
    print(f"\n{scenario}, {level}: median {statistics.median(taken):.2f} s a game, longest {max(taken):.2f} s")
    assert statistics.median(taken) <= WANTED[level]


def test_two_workers() -> None:
    first = laid_out(Beginning(scenario="gettysburg-campaign", players=dict.fromkeys(SIDES, "computer:basic")))
    taken: dict[int, list[float]] = {1: [], 2: []}
    for block in range(BLOCKS):
        for workers, into in taken.items():
            begun = time.perf_counter()
            simulate(first, games=GAMES_A_BLOCK, seed=f"1863/{block}", workers=workers)
            into.append(time.perf_counter() - begun)
    ratios = [one / two for one, two in zip(taken[1], taken[2], strict=True)]
    peaks = [resource.getrusage(who).ru_maxrss / 1024 for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    games, told = BLOCKS * GAMES_A_BLOCK, ", ".join(f"{ratio:.2f}" for ratio in ratios)
    print(f"\n{games} campaigns: {sum(taken[1]):.0f} s by one worker, {sum(taken[2]):.0f} s by two; ratios {told}")
    print(f"peak of this process {peaks[0]:.0f} MiB, of the largest worker {peaks[1]:.0f} MiB")
    assert statistics.median(ratios) >= 1.8
    assert peaks[1] < MEMORY


@pytest.mark.parametrize("scenario", ["gettysburg-campaign", "gettysburg-battle"])
@pytest.mark.parametrize("side", SIDES)
def test_the_strong_level_is_the_better_one(scenario: str, side: str) -> None:
    points = []
    for level in ("basic", "strong"):
        players = dict.fromkeys(SIDES, "computer:basic") | {side: f"computer:{level}"}
        found = simulate(laid_out(Beginning(scenario=scenario, players=players)), games=PAIRS, seed=FRESH)
        points.append([one.points if side == "confederate" else -one.points for one in found.each])
    gained = [strong - basic for basic, strong in zip(*points, strict=True)]
    better = sum(gain > 0 for gain in gained)
    print(f"\n{scenario}, {side}: strong better in {better} of {PAIRS}, {statistics.mean(gained):+.0f} points")
    assert better >= SHARE * PAIRS


def under_orders(game: Any, state: State) -> State:
    """Give the state at an execution phase in which every unit marches to the middle of the map, as long as it may."""
    rules, corps = game.rules(state), {}
    for name, one in state.corps.items():
        way = game.ground.route(one.hex, ((12, 8), (13, 11)), one.side, toll(rules)) or ()
        back = game.ground.route((way or (one.hex,))[-1], (one.hex,), one.side, toll(rules)) or ()
        there = (*way, *back) or game.ground.steps(one.hex, one.side)[:1]
        corps[name] = replace(one, orders=(MV(one.hex, directions(one.hex, there)),))
    return replace(state, phase="execution", turn=DAY, setting_up=(), corps=corps)


def test_an_execution_phase() -> None:
    first = laid_out(Beginning(scenario="gettysburg-campaign", players=dict.fromkeys(SIDES, "computer:basic")))
    game: Any = game_of(first.kind, first.sources)
    state = under_orders(game, game.apply(None, first.event))
    assert len([one for one in state.present() if one.orders]) == 22
    taken, moves = [], 0
    for number in range(PHASES):
        begun = time.perf_counter()
        events = game.decide(state, cmd.Continue(), Supply(f"1863/{number}"))
        taken.append((time.perf_counter() - begun) * 1000)
        moves += sum(type(event).__name__ == "Entered" for event in events)
    late = statistics.quantiles(taken, n=100)[98]
    middle = statistics.median(taken)
    print(f"\nexecution phase: median {middle:.1f} ms, 99th percentile {late:.1f} ms, {moves / PHASES:.1f} moves each")
    assert middle <= 10
