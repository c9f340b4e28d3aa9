"""Games on the workers of a Dask scheduler: on this machine, or wherever its workers are.

Dask is an extra of its own, "cluster": who plays on one machine need not have it.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from typing import Any
from urllib.parse import urlsplit

from companion.charts.faults import BadInput, Problem
from companion.kernel.begun import First
from companion.language.tongue import tr
from companion.study.studies.crew import Crew
from companion.study.studies.engines import AHEAD, LOST, Left
from companion.study.studies.rows import Row, Task, played

INSTALL = "pip install 'companion-referee[cluster]'"
OPTION = "--scheduler"
SCHEMES = ("tcp", "tls", "ws", "wss")
"""By which a scheduler is spoken to."""
ASKS = 1.0
"""Seconds after which it is asked again how many workers there are."""
WAIT = "10s"
"""How long a scheduler is sought."""
SILENT = logging.CRITICAL + 1
"""Above all that Dask logs, here and in its workers: what is amiss is told in words."""


class Scheduled:
    """The workers of a scheduler, by its address; or so many of a cluster that begins and ends with the study."""

    def __init__(self, address: str = "", *, workers: int = 0) -> None:
        """Take where the scheduler is, or how many workers to begin. Raises BadInput without the extra."""
        try:
            import distributed
        except ModuleNotFoundError:
            what = tr("games on a cluster need Dask, which is not installed")
            raise BadInput(Problem(OPTION, "", what, tr("install it: {line}", line=INSTALL))) from None
        self._dask: Any = distributed
        self._address, self._workers = address, workers
        self._asked, self._threads = float("-inf"), 0
        self.crew = Crew()
        if not workers and not _is_address(address):
            what, hint = tr("this is no address of a scheduler"), tr("write it as tcp://HOST:8786")
            raise BadInput(Problem(OPTION, address, what, hint))

    def play(self, firsts: Sequence[First], seed: str, tasks: Iterable[Task]) -> Generator[tuple[Task, Row]]:
        """Yield every game as it ends; a worker that dies leaves its game to the others."""
        try:
            with self._cluster() as cluster, self._client(cluster) as client:
                yield from self._by(client, firsts, seed, Left(tasks))
        except OSError:  # whatever was asked of a scheduler that is not there
            raise self._gone() from None

    def _by(self, client: Any, firsts: Sequence[First], seed: str, left: Left) -> Generator[tuple[Task, Row]]:
        # Once to each worker, and not with every game: what they begin with is larger than what comes of them. As
        # a task, for what is only scattered is gone with the worker that held it.
        begun = client.submit(_same, tuple(firsts), pure=False)
        deaths = Counter[Task]()
        coming = self._dask.as_completed([], loop=client.loop, with_results=True, raise_errors=False)
        under_way: dict[str, Task] = {}
        while True:
            while len(under_way) < self._room(client) and (task := left.next()) is not None:
                future = client.submit(_play, begun, seed, task.variant, task.k, pure=False)
                under_way[future.key] = task
                coming.add(future)
            if not under_way:
                return
            future, found = next(coming)
            task = under_way.pop(future.key)
            if future.status == "finished":
                who, seconds, ended = found
                self.crew.ended(who, seconds)
                yield task, ended
                continue
            self._see(future, found)
            # Dask gives a game up with the fourth worker that dies under it; on machines that come and go this
            # says nothing of the game.
            deaths[task] += 1
            if deaths[task] >= LOST:
                what, hint = tr("workers end before this game does"), tr("--workers 1 plays here, and says why")
                raise BadInput(Problem(OPTION, self._address, what, hint))
            left.back(task)

    def _see(self, future: Any, found: Any) -> None:
        """Raise what ended a game, unless it was the death of workers; BadInput where the scheduler is gone."""
        if future.status != "error":
            raise self._gone()
        _, error, _ = found
        if not isinstance(error, self._dask.KilledWorker):
            raise error

    def _gone(self) -> BadInput:
        what, hint = tr("the scheduler is gone; what has ended is kept"), tr("the same line goes on from there")
        return BadInput(Problem(OPTION, self._address, what, hint))

    def _room(self, client: Any) -> int:
        # Workers come and go, but asking takes a scheduler longer than giving out a game.
        if (now := time.monotonic()) - self._asked > ASKS:
            here = client.nthreads()
            self._asked, self._threads = now, sum(here.values())
            self.crew.only(here)
        return max(1, self._threads) * AHEAD

    def _cluster(self) -> Any:
        from contextlib import nullcontext

        if self._address:
            return nullcontext(self._address)
        import dask

        # Dask looks a hundred times a second at what each worker is at, which is of no use here and takes its time.
        with dask.config.set({"distributed.worker.profile.enabled": False}):
            # A thread each: a game is all reckoning, and two in one process would take turns.
            return self._dask.LocalCluster(
                n_workers=self._workers,
                threads_per_worker=1,
                processes=True,
                dashboard_address=None,
                silence_logs=SILENT,
            )

    def _client(self, cluster: Any) -> Any:
        _silence()
        try:
            return self._dask.Client(cluster, timeout=WAIT, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            what = tr("no scheduler answers: {why}", why=str(error).splitlines()[0] if str(error) else "")
            hint = tr("give its address as tcp://HOST:8786; without it this machine plays alone")
            raise BadInput(Problem(OPTION, self._address, what, hint)) from None


def _is_address(text: str) -> bool:
    """Say whether a text is a scheduler's address. Dask would look for any, and say late what it could not read."""
    try:
        found = urlsplit(text if "://" in text else f"tcp://{text}")
        return found.scheme in SCHEMES and bool(found.hostname) and found.port is not None
    except ValueError:  # no port is so large, no host so written
        return False


def _silence() -> None:
    """Keep what Dask logs off the terminal: what is amiss is told in words."""
    for name in tuple(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            for handler in logging.getLogger(name).handlers:
                handler.setLevel(SILENT)


def _same(firsts: tuple[First, ...]) -> tuple[First, ...]:
    return firsts


def _play(firsts: tuple[First, ...], seed: str, variant: int, k: int) -> tuple[str, float, Row]:
    """Give the address of who has played a game, in how many seconds, and how it ended."""
    from distributed import get_worker

    begun = time.monotonic()
    found = played(firsts[variant], seed, k)
    return get_worker().address, time.monotonic() - begun, found
