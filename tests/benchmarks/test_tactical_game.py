"""A whole Advanced game of Antietam: how long computers take, how large its document is, how soon it opens, what memory.

Run with `sh packaging/benchmarks tests/benchmarks/test_tactical_game.py`. Wanted on one core: eleven turns of the basic
level against itself in 10 seconds, a document of at most 20 MB that opens in a second, under 200 MiB without Qt. The
floors are measured in the same run: playing against folding the same facts again, opening against reading every byte of
every entry and decoding it. Seconds are those of a core, so that a busy machine counts for nothing. The document is that
of two computers, and another of two people who order every unit of theirs in every phase.
"""

from __future__ import annotations

import os
import random
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.games.tactical.charts.terms import SIDES
from companion.kernel.beginning import Beginning, begin
from companion.kernel.game import RULES_PREFIX, game_of
from companion.kernel.session import Session
from tests.games.tactical.beginning import next_order
from tests.games.tactical.skirmishing import any_order

GAME, DOCUMENT, OPENING, MEMORY = 10.0, 20e6, 1.0, 200
"""Seconds, bytes, seconds, MiB."""
FOLDS, READS = 90, 12
"""What playing may take of its floor, and opening of its own."""
ROUNDS = 7
PEAK = """
import sys
from pathlib import Path
from companion.kernel.session import Session
with Session.open(Path(sys.argv[1])) as session:
    session.view, session.log(), session.score()
sys.stderr.write(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")))
assert "PySide6" not in sys.modules
"""
PLAYED = """
import sys
from companion.kernel.beginning import Beginning, laid_out
from companion.study.simulating import play
players = {"union": "computer:basic", "confederate": "computer:basic"}
play(laid_out(Beginning(scenario="antietam-advanced", players=players)), "1862", 1)
sys.stderr.write(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")))
assert "PySide6" not in sys.modules
"""


@pytest.fixture(scope="module")
def by_computers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of the basic level against itself, to its end."""
    path = tmp_path_factory.mktemp("game") / "computers.companion"
    players: dict[str, str] = dict.fromkeys(SIDES, "computer:basic")
    with begin(path, Beginning(scenario="antietam-advanced", players=players, seed="1862")) as session:
        while (move := session.computer_move()) is not None:
            session.do(*move.commands, label=move.label)
        assert session.view.over
    return path


@pytest.fixture(scope="module")
def by_people(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of two people who give every unit of theirs an order in every phase, a lawful one."""
    path = tmp_path_factory.mktemp("game") / "people.companion"
    chance = random.Random(1862)
    with begin(path, Beginning(scenario="antietam-advanced", seed="1862")) as session:
        while not session.view.over:
            state, side = session.view.truth, session.view.to_act
            if state.pending is None and state.phase.kind == "operation":
                for name in [one.id for one in state.here(side)]:
                    order = next((one for one in tries(session, name, side, chance) if not session.why_not(one)), None)
                    if order is not None:
                        session.do(order)
            session.do(next_order(session.view.truth))
    return path


def tries(session: Session, name: str, side: Any, chance: random.Random) -> list[Any]:
    return [any_order(session.view.truth, name, side, chance) for _ in range(4)]


def taken(do: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Give the median of some rounds, in seconds of a core."""
    times = []
    for _ in range(rounds):
        begun = time.process_time()
        do()
        times.append(time.process_time() - begun)
    return statistics.median(times)


def raw(path: Path) -> list[Any]:
    """Read every entry and decode it: what no way of opening can save."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT events, dice, command FROM entry").fetchall()
        return [msgspec.json.decode(text) for row in rows for text in row if text]


def opened(path: Path) -> None:
    with Session.open(path) as session:
        assert session.view.turn


def test_a_game_of_the_basic_level(by_computers: Path) -> None:
    from companion.kernel.beginning import laid_out
    from companion.study.simulating import play

    first = laid_out(Beginning(scenario="antietam-advanced", players=dict.fromkeys(SIDES, "computer:basic")))
    game = taken(partial(play, first, "1862", 1), 3)
    with Session.open(by_computers) as session:
        told = [event for line in session.log() for event in line.events]
        rules: Any = game_of(session.kind, session.sources)

    def fold() -> None:
        state = None
        for event in told:
            state = rules.apply(state, event)

    floor = taken(fold)
    print(f"\n{game:.2f} s a game, {len(told)} facts; folding them {floor * 1000:.0f} ms: {game / floor:.1f} times")
    assert game <= min(GAME, FOLDS * floor)


@pytest.mark.parametrize("which", ["by_computers", "by_people"])
def test_its_document(which: str, request: pytest.FixtureRequest) -> None:
    path: Path = request.getfixturevalue(which)
    size = path.stat().st_size
    with Session.open(path) as session:
        entries = len(session.log())
        facts = sum(len(line.events) for line in session.log())
        rules = sum(len(text) for name, text in session.sources.items() if name.startswith(RULES_PREFIX))
        assert session.view.over
    opening, floor = taken(lambda: opened(path)), taken(lambda: raw(path))
    print(
        f"\n{which}: {size / 1e6:.2f} MB, {entries} entries, {facts} facts, charts {rules / 1e6:.2f} MB; "
        f"opens in {opening * 1000:.0f} ms, {opening / floor:.1f} times reading and decoding it ({floor * 1000:.0f} ms)"
    )
    assert size <= DOCUMENT
    assert opening <= min(OPENING, READS * floor)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux for the peak of memory")
@pytest.mark.parametrize("program", [PEAK, PLAYED], ids=["opened", "played"])
def test_memory_without_qt(by_people: Path, program: str) -> None:
    run = [sys.executable, "-c", program, str(by_people)]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    found = subprocess.run(run, capture_output=True, text=True, check=True, env=environment)
    peak = int(found.stderr.split()[-2]) / 1024
    print(f"\npeak {peak:.0f} MiB")
    assert peak < MEMORY
