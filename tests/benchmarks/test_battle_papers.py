"""All papers of the largest battle, both armies whole in one hex: sheet, form and both briefings.

Run with `sh packaging/benchmarks tests/benchmarks/test_battle_papers.py`. The median of rounds, with nothing remembered of
the print before. Wanted: at most 1.5 s.
"""

from __future__ import annotations

import statistics
import time
from typing import Any

from companion.table.file.battle import SIDES
from companion.table.papers import pdf
from tests.benchmarks.test_cards import MEASURED
from tests.table.papers import table_battles as battles

ROUNDS, WANTED = 5, 1.5


def seconds() -> float:
    """Give how long all papers take."""
    for one in MEASURED:
        one.cache_clear()
    battle, ground = battles.the_largest(), battles.game().ground
    begun = time.perf_counter()
    pdf.sheet(battle, ground)
    pdf.form(battle)
    for side in SIDES:
        pdf.briefing(battle, side, ground)
    return time.perf_counter() - begun


def test_all_papers_of_the_largest_battle(benchmark: Any) -> None:
    seconds()
    median = statistics.median(seconds() for _ in range(ROUNDS))
    benchmark.pedantic(seconds, rounds=1)
    benchmark.extra_info |= {"seconds": median}
    print(f"\nall papers {median:.2f} s")
    assert median <= WANTED
