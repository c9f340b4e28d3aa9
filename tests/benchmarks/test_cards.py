"""Roster cards by their number: 500 against 50 in time, and the memory of a process that prints 500.

Run with `sh packaging/benchmarks tests/benchmarks/test_cards.py`. Medians of rounds by turns; a ratio of at most 11 and a
peak under 150 MiB are wanted.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from companion.cards.book import pdf
from companion.cards.content import Deck
from companion.cards.decks import build
from companion.cards.sizes import Layout
from tests.cards.games import of_many, source

ROUNDS, FEW, MANY = 5, 50, 500
RATIO, MEMORY = 11.0, 150.0
PRINTED = """
import sys
from tests.benchmarks.test_cards import printed, roster
assert printed(roster({cards})).startswith(b"%PDF")
sys.stderr.write(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""


def roster(cards: int) -> Deck:
    """Make so many cards, half of them a side's."""
    deck = build("roster", source(of_many(cards // 2)))
    assert len(deck.cards) == cards
    return deck


def printed(deck: Deck) -> bytes:
    return pdf(deck, Layout(size="a6"))


def seconds(cards: int) -> float:
    """Give how long a roster takes from the view to the bytes."""
    begun = time.perf_counter()
    printed(roster(cards))
    return time.perf_counter() - begun


def test_many_cards(benchmark: Any) -> None:
    printed(roster(FEW))
    rounds = [(seconds(FEW), seconds(MANY)) for _ in range(ROUNDS)]
    few, many = (statistics.median(column) for column in zip(*rounds, strict=True))
    ran = subprocess.run(
        [sys.executable, "-c", PRINTED.format(cards=MANY)], capture_output=True, text=True, check=True,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    memory = int(ran.stderr.split()[1]) / 1024
    benchmark.pedantic(seconds, args=(FEW,), rounds=1)
    benchmark.extra_info |= {"few": few, "many": many, "ratio": many / few, "peak MiB": memory}
    print(f"\n{FEW} cards {few:.3f} s, {MANY} cards {many:.3f} s, ratio {many / few:.2f}, peak {memory:.0f} MiB")
    assert many / few <= RATIO
    assert memory < MEMORY
