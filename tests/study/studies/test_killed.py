"""Studies whose processes are killed in the middle: the games that had ended are kept, and the end is the same."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.charts.faults import BadInput
from companion.study.studies.engines import Serial
from companion.study.studies.scheduled import Scheduled
from companion.study.studies.studying import At, study
from tests.study.studies.games import plan, typed, whole

GAMES = 5
MANY = 12
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
    """Wait until so many games have been told of; what an engine says of its dead workers tells of none."""
    assert process.stderr is not None
    for line in process.stderr:
        told = line.split()[0] if line.strip() else ""
        if told.isdecimal() and int(told) >= games:
            return
    raise AssertionError("it ended before")


def workers(pid: int) -> list[int]:
    """Give the processes that were spawned for games, below one."""
    # Each thread has the children that it began.
    children = " ".join(one.read_text() for one in Path(f"/proc/{pid}/task").glob("*/children")).split()
    return [int(one) for one in children if "spawn_main" in Path(f"/proc/{one}/cmdline").read_text()]


def rows(folder: Path) -> set[tuple[str, int]]:
    """Give which games have a line."""
    kept = map(json.loads, (folder / "games.jsonl").read_text().splitlines())
    return {(one["variant"]["union"], one["k"]) for one in kept}


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
    assert printed.encode() == whole(GAMES) == (tmp_path / "summary.json").read_bytes()
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 2 * GAMES


@pytest.mark.parametrize("who", [("--workers", "2"), ("--cluster", "2")])
def test_workers_that_are_killed_three_times_take_nothing_with_them_but_their_games(
    tmp_path: Path, who: tuple[str, str]
) -> None:
    if who[0] == "--cluster":
        pytest.importorskip("distributed")
    every = {(level, k) for level in ("basic", "able") for k in range(1, MANY + 1)}
    with begun(*typed(MANY, *who, "--out", str(tmp_path), "--json")) as process:
        for games in (1, MANY // 2, MANY):
            after(process, games)
            os.kill(workers(process.pid)[0], signal.SIGKILL)
            # Who was killed was at a game: its line is not there.
            assert rows(tmp_path) < every
        printed, _ = process.communicate()
    assert printed.encode() == whole(MANY)
    assert rows(tmp_path) == every
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == len(every)


def test_a_game_that_dask_gives_up_with_its_workers_is_played_again() -> None:
    dask, distributed = pytest.importorskip("dask"), pytest.importorskip("distributed")
    with (
        dask.config.set({"distributed.scheduler.allowed-failures": 0}),
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster,
    ):
        killed: list[int] = []

        def kill(at: At) -> bool:
            if at.ended in (1, MANY // 2):
                killed.append(next(one.pid for one in cluster.workers.values() if one.pid))
                os.kill(killed[-1], signal.SIGKILL)
            return True

        assert study(plan(MANY), Scheduled(cluster.scheduler_address), progress=kill) == whole(MANY)
    assert len(killed) == 2


def test_a_scheduler_that_goes_is_told_and_what_has_ended_is_kept(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50)

    def close(at: At) -> bool:
        if at.ended == 2:
            cluster.close()
        return True

    with cluster, pytest.raises(BadInput, match="the scheduler is gone"):
        study(plan(MANY), Scheduled(cluster.scheduler_address), out=tmp_path, progress=close)
    assert len(rows(tmp_path)) >= 2
    assert study(plan(MANY), Serial(), out=tmp_path) == whole(MANY)
