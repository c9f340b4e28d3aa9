"""The execution phase of a campaign with every unit under orders, from the phase's beginning to its end.

Run with `.venv/bin/python -m pytest tests/benchmarks/test_execution.py -s`. Wanted: at most 10 ms, battles apart.
"""

from __future__ import annotations

import statistics
import time

from msgspec.structs import replace

from companion.games.campaign.rules.execution import execute
from companion.games.campaign.rules.hexes import DIRECTIONS, neighbour
from companion.games.campaign.rules.orders import MV
from companion.games.campaign.rules.state import Corps
from companion.kernel.supply import Supply
from tests.games.campaign.building import a_story
from tests.games.campaign.commanding import a_phase, laid_out, the_map

WANTED, ROUNDS, STEPS = 10.0, 60, 6


def ordered(one: Corps, nth: int) -> Corps:
    """Give a corps a march of six hexes, each in the first direction that is open, turned by its place."""
    ground, at, path = the_map(), one.hex, []
    for _ in range(STEPS):
        ways = [*DIRECTIONS[nth % 6 :], *DIRECTIONS[: nth % 6]]
        way = next(way for way in ways if neighbour(at, way) in ground.steps(at, one.side))
        at = neighbour(at, way)
        path.append(way)
    return replace(one, orders=(MV(one.hex, tuple(path)),), imposed="force", contact="stand")


def test_a_phase_with_all_under_orders() -> None:
    start = a_phase("execution", 2)
    those = {name: ordered(one, nth) for nth, (name, one) in enumerate(start.corps.items())}
    assert len(those) == len(laid_out().corps) == 22
    state = replace(start, corps=those)
    took = []
    for nth in range(ROUNDS):
        story = a_story(state, ground=the_map(), dice=Supply(f"1/{nth}"))
        began = time.perf_counter()
        execute(story)
        took.append((time.perf_counter() - began) * 1000)
    median = statistics.median(took)
    print(f"an execution phase of 22 units under orders: median {median:.1f} ms, most {max(took):.1f} ms")
    assert median <= WANTED
