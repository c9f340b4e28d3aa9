"""Lines of sight on grounds of 42 by 36 squares with 209 units: all that a square sees, while units move.

Run with `sh packaging/benchmarks tests/benchmarks/test_sight.py`. Every square is asked, each the best of some rounds, and
the slowest square counts. Wanted: at most 250 microseconds all round and 100 in an arc; at least 20 times as quick as asking
each square of the map along its own line, both by the tests' slow function and by our own for one pair; at most 30 MB of
tables with every square asked.
"""

from __future__ import annotations

import math
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable

import pytest

from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.sight_figures import Relief
from companion.games.tactical.rules.ground.sight_tables import window
from companion.games.tactical.rules.ground.squares import Direction, Square
from tests.games.tactical.seeing import CLEAR_DAY, MEASURES, Drawn, field, seen_slowly

ROWS, COLUMNS, UNITS, ROUNDS, SLOW = 42, 36, 209, 7, 40
ALL_ROUND, ARC, TIMES, TABLES = 250e-6, 100e-6, 20, 30e6
SQUARES = [(x, y) for x in range(ROWS) for y in range(COLUMNS)]


def hills() -> Drawn:
    """Give hills of four elevations with woods, corn and a town."""
    chance = random.Random(1862)
    tops = [(chance.randrange(ROWS), chance.randrange(COLUMNS), chance.uniform(4, 10)) for _ in range(12)]
    levels = {at: min(4, 1 + sum(math.dist(at, top[:2]) < top[2] for top in tops)) for at in SQUARES}
    kinds = {at: chance.choices(["clear", "woods", "cornfield", "town"], [75, 15, 9, 1])[0] for at in SQUARES}
    return Drawn(ROWS, COLUMNS, kinds, levels)


def plateau() -> Drawn:
    """Give the ground on which most is seen and most may hide it: the highest elevation throughout, without cover."""
    return Drawn(ROWS, COLUMNS, {}, dict.fromkeys(SQUARES, 4))


def rough() -> Drawn:
    """Give the ground with the most different heights in view: a high one with holes everywhere."""
    chance = random.Random(1863)
    levels = {at: 4 if chance.random() < 0.9 else chance.randint(1, 4) for at in SQUARES}
    return Drawn(ROWS, COLUMNS, {at: chance.choice(["clear"] * 9 + ["woods"]) for at in SQUARES}, levels)


GROUNDS: list[Callable[[], Relief]] = [field, hills, plateau, rough]


def armies(seed: int) -> set[Square]:
    """Give a square of its own to every unit: more squares than the rules' stacks would fill."""
    return set(random.Random(seed).sample(SQUARES, UNITS))


def slowest(ask: Callable[[Square, set[Square]], object]) -> tuple[float, float]:
    """Ask every square, a unit moving before each question; give the median and the slowest of the bests in seconds."""
    chance, occupied, best = random.Random(17), armies(9), dict.fromkeys(SQUARES, math.inf)
    for _ in range(ROUNDS):
        for one in SQUARES:
            occupied.add(chance.choice([at for at in SQUARES if at not in occupied]))
            occupied.remove(chance.choice(tuple(occupied)))
            began = time.perf_counter()
            ask(one, occupied)
            best[one] = min(best[one], time.perf_counter() - began)
    return statistics.median(best.values()), max(best.values())


def told(what: str) -> None:
    sys.stdout.write(f"\n{what}\n")


@pytest.mark.parametrize("ground", GROUNDS)
def test_all_round(ground: Callable[[], Relief]) -> None:
    on = Sight(ground(), MEASURES)
    middle, most = slowest(lambda one, occupied: on.from_(one, occupied, turn=CLEAR_DAY))
    told(f"{ground.__name__}: all round median {middle * 1e6:.0f}, slowest {most * 1e6:.0f} microseconds")
    assert most <= ALL_ROUND


@pytest.mark.parametrize("facing", [1, 2])
@pytest.mark.parametrize("ground", GROUNDS)
def test_an_arc(ground: Callable[[], Relief], facing: Direction) -> None:
    on = Sight(ground(), MEASURES)
    middle, most = slowest(lambda one, occupied: on.from_(one, occupied, turn=CLEAR_DAY, facing=facing))
    told(f"{ground.__name__}: arc of facing {facing} median {middle * 1e6:.0f}, slowest {most * 1e6:.0f} microseconds")
    assert most <= ARC


@pytest.mark.parametrize("ground", GROUNDS)
def test_against_the_slow_ways(ground: Callable[[], Relief]) -> None:
    relief, occupied = ground(), armies(9)
    on, some = Sight(relief, MEASURES), random.Random(3).sample(SQUARES, SLOW)

    def by_table(one: Square) -> frozenset[Square]:
        return on.from_(one, occupied, turn=CLEAR_DAY)

    def by_book(one: Square) -> frozenset[Square]:
        return seen_slowly(relief, MEASURES, one, occupied, CLEAR_DAY)

    def by_pairs(one: Square) -> frozenset[Square]:
        return frozenset(at for at in SQUARES if on.sees(one, at, occupied, turn=CLEAR_DAY))

    assert all(by_table(one) == by_book(one) == by_pairs(one) for one in some)
    took = {}
    for way in (by_table, by_book, by_pairs):
        began = time.perf_counter()
        for one in some:
            way(one)
        took[way.__name__] = (time.perf_counter() - began) / SLOW
    book, pairs = took["by_book"] / took["by_table"], took["by_pairs"] / took["by_table"]
    told(f"{ground.__name__}: {book:.0f} times as quick as the slow function, {pairs:.0f} times as pair by pair")
    assert book >= TIMES
    assert pairs >= TIMES


@pytest.mark.parametrize("ground", GROUNDS)
def test_the_tables_of_every_square(ground: Callable[[], Relief]) -> None:
    relief = ground()
    window.cache_clear()
    tracemalloc.start()
    on = Sight(relief, MEASURES)
    for nth in range(4):
        occupied = armies(nth)
        for one in SQUARES:
            on.from_(one, occupied, turn=CLEAR_DAY)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    told(f"{ground.__name__}: {held / 1e6:.1f} MB of tables")
    assert held <= TABLES


@pytest.mark.parametrize("ground", GROUNDS)
def test_the_first_question_of_a_square(ground: Callable[[], Relief]) -> None:
    """Told only: it makes the square's table, and the very first also the geometry that all squares share."""
    relief, occupied = ground(), armies(9)
    window.cache_clear()
    began = time.perf_counter()
    on = Sight(relief, MEASURES)
    for one in random.Random(4).sample(SQUARES, SLOW):
        on.from_(one, occupied, turn=CLEAR_DAY)
    shared, times = time.perf_counter() - began, []
    on = Sight(relief, MEASURES)
    for one in SQUARES:
        began = time.perf_counter()
        on.from_(one, occupied, turn=CLEAR_DAY)
        times.append(time.perf_counter() - began)
    told(
        f"{ground.__name__}: {SLOW} squares from nothing {shared * 1e3:.0f} ms; then a new square "
        f"{statistics.median(times) * 1e6:.0f}, at most {max(times) * 1e6:.0f} microseconds"
    )
