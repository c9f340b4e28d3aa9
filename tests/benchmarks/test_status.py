"""`companion status` on a game of 3,000 commands, against what Python itself needs to load msgspec, click and sqlite3.

Run with `pytest tests/benchmarks/test_status.py --benchmark-only -s`. The ratio is taken in one run, both by turns in
processes of their own, as medians, the modules compiled as an installation has them. 2 is wanted; 2.7 is reached, of
which Python's own start is 1, to load what the status needs 0.7 and to read and compare every entry 0.4. 3.2 is held,
and 80 MiB of memory.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pytest

from companion.charts.figures import Refused
from companion.games.miniatures.beginning import CHARTS
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import SIDES, Side
from companion.kernel.game import RULES_PREFIX
from companion.kernel.journal import Draft, create
from companion.kernel.kept_fold import BESIDE
from companion.kernel.session import Session
from companion.kernel.shelf import ruleset_texts
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader, shot

COMMANDS, ROUNDS = 3000, 15
BARE = "import msgspec, click, sqlite3"
INSTALLED = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
"""The environment of the processes; the fixture adds where their compiled modules go."""
PEAK = """
import sys
from companion.cli.app import companion
try:
    companion.main(["status", sys.argv[1], "--json"])
finally:
    sys.stderr.write(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""
T = TypeVar("T")


class Benchmark(Protocol):
    """pytest-benchmark's fixture, which has no types of its own."""

    extra_info: dict[str, Any]

    def __call__(self, function: Callable[[], T]) -> T: ...
    def pedantic(self, function: Callable[[], T], *, rounds: int, warmup_rounds: int = 0) -> T: ...


def own(side: Side) -> list[str]:
    return [f"{side}-{number}" for number in range(6)]


def a_player_turn(side: Side) -> Iterator[cmd.AnyCommand]:
    """Yield what a side does in a turn: it maneuvers and moves, both fire, what was lost is put back by hand."""
    enemy: Side = "confederate" if side == "union" else "union"
    yield cmd.NextStep()
    for name in own(side):
        yield cmd.Maneuver(name)
        yield cmd.Move(name, 2.0)
    yield from (cmd.NextStep(), cmd.NextStep())
    for firing, at in ((enemy, side), (side, enemy)):
        for mine, theirs in zip(own(firing), own(at), strict=True):
            yield shot(mine, at=theirs, range=4.0)
        yield shot(f"{firing}-guns", at=own(at)[0], range=8.0)
        yield cmd.NextStep()
    counts = {name: {"stands": 8, "lost": 0, "skedaddled": 0, "status": "on-table"} for s in SIDES for name in own(s)}
    yield cmd.CountTable(counts, "fresh troops for a long test")
    yield cmd.NextStep()


def a_long_game(path: Path) -> None:
    """Play 3,000 commands in memory and write them as one document."""
    texts = ruleset_texts("miniatures", only=CHARTS)
    those = [a_brigade(name, side) for side in SIDES for name in own(side)]
    guns = [a_battery(f"{side}-guns", side) for side in SIDES]
    leaders = [a_leader(f"{side}-leader", side) for side in SIDES]
    start = a_battle(*those, *guns, *leaders, turn=1, last_turn=999)
    sources = {RULES_PREFIX + name: text for name, text in texts.items()}
    session = Session.create(
        None, kind="miniatures", start=ev.Began(start), sources=sources, seed="1863", scenario="long"
    )
    while session.head < COMMANDS:
        for command in a_player_turn(session.view.player_turn):
            with suppress(Refused):
                session.do(command)
    book = session._book
    drafts = [
        Draft(one.at, one.seat, one.label, one.command, one.events, one.dice, book.working(one.seq))
        for one in book.entries()
    ]
    create(path, book.meta, sources, drafts).close()
    with Session.open(path) as played:
        # As while it was played: the state of so long a game is kept beside it.
        played.do(cmd.Note("the end of a long test"))
        assert played.beside(BESIDE)


@pytest.fixture(scope="module")
def long_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    INSTALLED["PYTHONPYCACHEPREFIX"] = str(tmp_path_factory.mktemp("compiled"))
    path = tmp_path_factory.mktemp("status") / "long.companion"
    a_long_game(path)
    return path


def run(*arguments: str) -> float:
    """Give the seconds that a Python process takes."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True, env=INSTALLED)
    return time.perf_counter() - begun


def peak(path: Path) -> float:
    """Give the peak memory in MiB of a process that shows the status."""
    process = subprocess.run([sys.executable, "-c", PEAK, str(path)], capture_output=True, check=True)
    return int(process.stderr.split()[-2]) / 1024


def test_status_of_a_long_game(benchmark: Benchmark, long_game: Path) -> None:
    status = ("-m", "companion", "status", str(long_game), "--json")
    run("-c", BARE), run(*status)
    both = [(run("-c", BARE), run(*status)) for _ in range(ROUNDS)]
    bare = statistics.median(one for one, _ in both)
    ours = statistics.median(one for _, one in both)
    memory = peak(long_game)
    benchmark.pedantic(lambda: run(*status), rounds=5)
    ratio = ours / bare
    benchmark.extra_info |= {"bare": bare, "status": ours, "ratio": ratio, "peak MiB": memory}
    print(f"\nbare {bare:.3f} s, status {ours:.3f} s, ratio {ratio:.2f}, peak {memory:.0f} MiB")
    assert memory < 80
    assert ratio < 3.2


def test_opening(benchmark: Benchmark, long_game: Path) -> None:
    benchmark.pedantic(lambda: Session.open(long_game).close(), rounds=10, warmup_rounds=1)


@pytest.mark.parametrize("text", [False, True], ids=["view and duties", "text"])
def test_drawing(benchmark: Benchmark, long_game: Path, text: bool) -> None:
    from companion.games.miniatures.words.status import lines

    with Session.open(long_game) as session:
        benchmark(
            lambda: (
                list(lines(session.view, session.duties(), session.score(), entry=1))
                if text
                else [session.view, session.duties(), session.score()]
            )
        )
