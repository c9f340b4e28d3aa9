"""Games on the workers of a Dask scheduler: on this machine, or wherever its workers are.

Dask is an extra of its own, "cluster": who plays on one machine need not have it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any

from companion.charts.faults import BadInput, Problem
from companion.kernel.begun import First
from companion.language.tongue import tr
from companion.study.studies.engines import AHEAD
from companion.study.studies.rows import Row, Task, played

INSTALL = "pip install 'companion-referee[cluster]'"
WAIT = "10s"
"""How long a scheduler is sought."""


class Scheduled:
    """The workers of a scheduler, by its address; or so many of a cluster that begins and ends with the study."""

    def __init__(self, address: str = "", *, workers: int = 0) -> None:
        """Take where the scheduler is, or how many workers to begin. Raises BadInput without the extra."""
        try:
            import distributed
        except ModuleNotFoundError:
            what = tr("games on a cluster need Dask, which is not installed")
            raise BadInput(Problem("--scheduler", "", what, tr("install it: {line}", line=INSTALL))) from None
        self._dask: Any = distributed
        self._address, self._workers = address, workers

    def play(self, firsts: Sequence[First], seed: str, tasks: Iterable[Task]) -> Generator[tuple[Task, Row]]:
        """Yield every game as it ends; a worker that dies leaves its game to the others."""
        with self._cluster() as cluster, self._client(cluster) as client:
            # Once to each worker, and not with every game: what they begin with is larger than what comes of them. As
            # a task, for what is only scattered is gone with the worker that held it.
            begun = client.submit(_same, tuple(firsts), pure=False)
            left = iter(tasks)
            coming = self._dask.as_completed([], loop=client.loop, with_results=True)
            under_way: dict[str, Task] = {}
            while True:
                while len(under_way) < self._room(client) and (task := next(left, None)) is not None:
                    future = client.submit(_play, begun, seed, task.variant, task.k, pure=False)
                    under_way[future.key] = task
                    coming.add(future)
                if not under_way:
                    return
                future, found = next(coming)
                yield under_way.pop(future.key), found

    def _room(self, client: Any) -> int:
        threads: dict[str, int] = client.nthreads()
        return max(1, sum(threads.values())) * AHEAD

    def _cluster(self) -> Any:
        from contextlib import nullcontext

        if self._address:
            return nullcontext(self._address)
        # A thread each: a game is all reckoning, and two in one process would take turns.
        return self._dask.LocalCluster(
            n_workers=self._workers, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=40
        )

    def _client(self, cluster: Any) -> Any:
        try:
            return self._dask.Client(cluster, timeout=WAIT, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            what = tr("no scheduler answers: {why}", why=str(error).splitlines()[0] if str(error) else "")
            hint = tr("give its address as tcp://HOST:8786; without it this machine plays alone")
            raise BadInput(Problem("--scheduler", self._address, what, hint)) from None


def _same(firsts: tuple[First, ...]) -> tuple[First, ...]:
    return firsts


def _play(firsts: tuple[First, ...], seed: str, variant: int, k: int) -> Row:
    return played(firsts[variant], seed, k)
