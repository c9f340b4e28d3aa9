"""A combat phase with 209 units, both armies close together on the map of Antietam.

Run with `sh packaging/benchmarks tests/benchmarks/test_tactical_combat.py`. Wanted: at most 60 milliseconds, the best of some
rounds of each battle, the slowest battle counting; what squares see is worked out before, as in a game that has gone on.
"""

from __future__ import annotations

import time
from typing import get_args

import pytest

from companion.games.tactical.charts.terms import Level, Side
from companion.games.tactical.rules import events as ev
from tests.games.tactical.fighting import fought, tangled, told

WANTED, ROUNDS, SEEDS = 60e-3, 3, range(4)


@pytest.mark.parametrize("level", get_args(Level))
def test_a_combat_phase_of_all_units(level: Level) -> None:
    slowest, shots = 0.0, 0
    for seed in SEEDS:
        for phasing in get_args(Side):
            battle = tangled(seed, level, phasing)
            assert sum(one.here for one in battle.units.values()) == 209
            fought(battle)
            times = []
            for _ in range(ROUNDS):
                began = time.perf_counter()
                played = fought(battle)
                times.append(time.perf_counter() - began)
            slowest, shots = max(slowest, min(times)), max(shots, len(told(played, ev.Fired)))
    print(f"{level}: {slowest * 1e3:.1f} ms for at most {shots} shots")
    assert shots > 40
    assert slowest <= WANTED
