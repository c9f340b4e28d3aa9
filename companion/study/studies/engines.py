"""Who plays the games: this process, processes of this machine, or a scheduler's workers; the rows are the same."""

from __future__ import annotations

import multiprocessing
import multiprocessing.process
import os
import threading
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from companion.charts.faults import BadInput, Problem
from companion.kernel.begun import First
from companion.language.tongue import tr
from companion.study.studies.crew import Crew
from companion.study.studies.rows import Row, Task, played

AHEAD = 4
"""Games that wait for each worker: enough that none is idle, few enough that a million are not queued at once."""
LOST = 5
"""How often in a row processes may die before a game ends, until it is said that this cannot be."""


class Engine(Protocol):
    """Plays games and gives each as it ends, in any order."""

    @property
    def crew(self) -> Crew:
        """Who plays."""

    def play(self, firsts: Sequence[First], seed: str, tasks: Iterable[Task]) -> Generator[tuple[Task, Row]]:
        """Yield every game with how it ended. What has not been asked for may be left unplayed."""


class Serial:
    """One game after the other, in this process."""

    def __init__(self) -> None:
        """Begin with nothing played."""
        self.crew = Crew()

    def play(self, firsts: Sequence[First], seed: str, tasks: Iterable[Task]) -> Generator[tuple[Task, Row]]:
        """Yield every game in its order."""
        for one in tasks:
            begun = time.monotonic()
            found = played(firsts[one.variant], seed, one.k)
            self.crew.ended("", time.monotonic() - begun)
            yield one, found


class Processes:
    """So many processes of this machine; one that dies takes its game with it, and that is played again."""

    def __init__(self, count: int) -> None:
        """Take the number of processes, 0 for one a core."""
        self._count = count or multiprocessing.cpu_count()
        self.crew = Crew()

    def play(self, firsts: Sequence[First], seed: str, tasks: Iterable[Task]) -> Generator[tuple[Task, Row]]:
        """Yield every game as it ends."""
        left, deaths = Left(tasks), 0
        while True:
            ended = 0
            try:
                for one in self._with_a_pool(firsts, seed, left):
                    ended += 1
                    yield one
            except BrokenProcessPool:
                self.crew.only(())  # one has died, and the others were ended with it
                deaths = 1 if ended else deaths + 1
                if deaths < LOST:
                    continue
                what, hint = tr("processes end before any game does"), tr("--workers 1 plays here, and says why")
                raise BadInput(Problem("--workers", "", what, hint)) from None
            return

    def _with_a_pool(self, firsts: Sequence[First], seed: str, left: Left) -> Iterator[tuple[Task, Row]]:
        # Spawned and not forked: a window's threads and locks must not be copied, and it is what every system has.
        spawned = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self._count, mp_context=spawned, initializer=_ready, initargs=(tuple(firsts), seed))
        under_way: dict[Future[tuple[str, float, Row]], Task] = {}
        try:
            while True:
                while len(under_way) < self._count * AHEAD and (task := left.next()) is not None:
                    # Counted before it is submitted: a pool may have broken in between.
                    left.back(task)
                    under_way[pool.submit(_play, task)] = task
                    left.next()
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    who, seconds, found = future.result()
                    self.crew.ended(who, seconds)
                    yield under_way.pop(future), found
        finally:
            for task in under_way.values():
                left.back(task)
            pool.shutdown(wait=False, cancel_futures=True)


class Left:
    """Games that are still to be played: those that were lost with their process, then the others."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self._again: deque[Task] = deque()
        self._tasks = iter(tasks)

    def next(self) -> Task | None:
        """Take the next, None where there is none."""
        return self._again.popleft() if self._again else next(self._tasks, None)

    def back(self, task: Task) -> None:
        """Put one back, to be taken first."""
        self._again.appendleft(task)


_begun: tuple[tuple[First, ...], str] = ((), "")
"""What the games of this process begin with, and the study's seed: sent once, not with every game."""


def _ready(firsts: tuple[First, ...], seed: str) -> None:
    global _begun  # noqa: PLW0603
    _begun = firsts, seed
    end_with_parent()


def end_with_parent() -> None:
    """End this process when the one that spawned it ends, however that was."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        # Who is killed tells nobody: without this its processes would wait for games for ever.
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _play(task: Task) -> tuple[str, float, Row]:
    """Give who has played a game, in how many seconds, and how it ended."""
    (firsts, seed), begun = _begun, time.monotonic()
    found = played(firsts[task.variant], seed, task.k)
    return str(os.getpid()), time.monotonic() - begun, found
