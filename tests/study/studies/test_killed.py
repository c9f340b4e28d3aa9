"""Studies whose processes are killed in the middle: the games that had ended are kept, and the end is the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.study.studies.engines import Serial
from companion.study.studies.studying import study
from tests.study.studies.games import plan, typed

GAMES = 5
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are found by /proc")


@contextmanager
def begun(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    line = [sys.executable, "-m", "companion", *arguments]
    pipe = subprocess.PIPE
    # A session of its own: its whole group can be killed at once, as a machine dies.
    with subprocess.Popen(line, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        try:
            yield process
        finally:
            process.kill()


def after(process: subprocess.Popen[str], games: int) -> None:
    """Wait until so many games have been told of."""
    assert process.stderr is not None
    for line in process.stderr:
        if int(line.split()[0]) >= games:
            return
    raise AssertionError("it ended before")


def workers(pid: int) -> list[int]:
    """Give the processes that were spawned for games, below one."""
    # Each thread has the children that it began.
    children = " ".join(one.read_text() for one in Path(f"/proc/{pid}/task").glob("*/children")).split()
    return [int(one) for one in children if "spawn_main" in Path(f"/proc/{one}/cmdline").read_text()]


def whole() -> bytes:
    return study(plan(GAMES), Serial())


def test_a_study_killed_three_times_ends_as_if_nothing_had_been(tmp_path: Path) -> None:
    line = typed(GAMES, "--workers", "2", "--out", str(tmp_path), "--json")
    for games in (1, 4, 7):
        with begun(*line) as process:
            after(process, games)
            (os.kill if games == 4 else os.killpg)(process.pid, signal.SIGKILL)
        kept = (tmp_path / "games.jsonl").read_bytes()
        assert kept.count(b"\n") >= games
    with begun(*line) as process:
        printed, _ = process.communicate()
    assert printed.encode() == whole() == (tmp_path / "summary.json").read_bytes()
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 2 * GAMES


@pytest.mark.parametrize("who", [("--workers", "2"), ("--cluster", "2")])
def test_a_worker_that_is_killed_takes_nothing_with_it_but_its_game(tmp_path: Path, who: tuple[str, str]) -> None:
    if who[0] == "--cluster":
        pytest.importorskip("distributed")
    with begun(*typed(GAMES, *who, "--out", str(tmp_path), "--json")) as process:
        after(process, 1)
        os.kill(workers(process.pid)[0], signal.SIGKILL)
        printed, _ = process.communicate()
    assert printed.encode() == whole()
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 2 * GAMES
