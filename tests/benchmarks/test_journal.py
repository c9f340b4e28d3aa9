"""What the journal costs: a commit against a bare insert, and the opening of a long game.

Run with `pytest tests/benchmarks/test_journal.py --benchmark-only`; the group "commit" shows both, its ratio column is
the journal's price. At most 1.5 is wanted; opening 3,000 entries should stay well under 60 ms.
"""

from __future__ import annotations

from contextlib import closing
from itertools import count
from typing import TYPE_CHECKING, Protocol, TypeVar

import pytest

from companion.kernel.journal import Draft, check, create, open_document, recover, rotate_backups
from companion.kernel.journal.schema import connect, tables

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

T = TypeVar("T")


class Benchmark(Protocol):
    """pytest-benchmark's fixture, which has no types of its own."""

    def __call__(self, function: Callable[[], T]) -> T: ...
    def pedantic(self, function: Callable[[], T], *, rounds: int, warmup_rounds: int = 0) -> T: ...


ROUNDS = 500
EVENTS = '[{"kind":"shot","unit":"davis","stands":1}' + ',{"kind":"marker","unit":"davis","disordered":true}' * 9 + "]"
WORKING = b"fire points 8; band 8,9; die 7; modifier +1 enfilade (D10-FIRE-MOD-ENFILADE)\n" * 12


def draft(n: int, working: bytes = b"") -> Draft:
    dice = '[{"face":7,"origin":"rolled","why":"musketry of Davis"}]'
    return Draft(
        "2026-11-21T10:00:00Z", "referee", f"Davis fires {n}", '{"do":"fire","unit":"davis"}', EVENTS, dice, working
    )


@pytest.fixture(scope="module")
def long_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of 3,000 entries with about 500 bytes of events each."""
    path = tmp_path_factory.mktemp("journal") / "long.companion"
    with create(path, {"seed": "1863"}, {"rules": "range = 3\n" * 9000}) as journal:
        journal.append([draft(n, WORKING) for n in range(3000)])
    return path


@pytest.mark.benchmark(group="commit")
def test_bare_insert(benchmark: Benchmark, tmp_path: Path) -> None:
    numbers = count(1)
    with closing(connect(tmp_path / "bare.db", "rwc")) as connection:
        connection.execute(tables(1)[0])

        def insert() -> None:
            n, d = next(numbers), draft(1)
            row = (n, n - 1 or None, d.at, d.seat, d.label, d.command, d.events, d.dice, 0x7FFFFFFF)
            connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)

        benchmark.pedantic(insert, rounds=ROUNDS, warmup_rounds=20)


@pytest.mark.benchmark(group="commit")
@pytest.mark.parametrize("working", [b"", WORKING], ids=["plain", "with working"])
def test_append(benchmark: Benchmark, tmp_path: Path, working: bytes) -> None:
    with create(tmp_path / "a.companion", {}, {}) as journal:
        benchmark.pedantic(lambda: journal.append([draft(1, working)]), rounds=ROUNDS, warmup_rounds=20)


@pytest.mark.benchmark(group="commit")
def test_undo_and_redo(benchmark: Benchmark, tmp_path: Path) -> None:
    with create(tmp_path / "a.companion", {}, {}) as journal:
        journal.append([draft(1), draft(2)])
        there = iter([1, 2] * ROUNDS)
        benchmark.pedantic(lambda: journal.move_head(next(there)), rounds=ROUNDS, warmup_rounds=20)


@pytest.mark.benchmark(group="3,000 entries")
def test_open(benchmark: Benchmark, long_game: Path) -> None:
    benchmark.pedantic(lambda: open_document(long_game).close(), rounds=30, warmup_rounds=2)


@pytest.mark.benchmark(group="3,000 entries")
def test_line(benchmark: Benchmark, long_game: Path) -> None:
    with open_document(long_game) as journal:
        benchmark(journal.line)


@pytest.mark.benchmark(group="3,000 entries")
def test_check(benchmark: Benchmark, long_game: Path) -> None:
    assert benchmark.pedantic(lambda: check(long_game), rounds=10) == []


@pytest.mark.benchmark(group="3,000 entries")
def test_backup(benchmark: Benchmark, long_game: Path) -> None:
    assert benchmark.pedantic(lambda: rotate_backups(long_game), rounds=10) is None


@pytest.mark.benchmark(group="3,000 entries")
def test_recover(benchmark: Benchmark, long_game: Path, tmp_path: Path) -> None:
    names = count()
    benchmark.pedantic(lambda: recover(long_game, tmp_path / f"{next(names)}.companion"), rounds=5)
