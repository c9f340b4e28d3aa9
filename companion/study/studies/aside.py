"""A study in a process of its own, for whoever must not wait: it is asked how far it is, and told to stop.

    desk ──► Aside ──(pipe)──► a spawned process: study(), its engine, its folder
      ◄── how far, what came so far, the end, or what is amiss

What has ended lies in the folder: nothing is lost by whoever ends first. The process ends with the one that began it.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from companion.charts.faults import BadInput
from companion.language.tongue import tr
from companion.study.studies.crew import Worker
from companion.study.studies.engines import Engine, Processes, Serial, end_with_parent
from companion.study.studies.plan import Plan
from companion.study.studies.studying import At, study

TELLS = 0.2
"""Seconds between two words of how far it is."""
FOLDS = 20
"""What has come so far is folded when so many times the time has gone by that it took."""


class Far(msgspec.Struct, frozen=True, tag=True):
    """How far a study is."""

    ended: int
    every: int
    kept: int
    crew: tuple[Worker, ...] = ()


class Alone(msgspec.Struct, frozen=True, tag=True):
    """Why the scheduler's workers do not play, in words: this machine goes on alone."""

    words: str


class Came(msgspec.Struct, frozen=True, tag=True):
    """What has come of it so far, or in the end: the summary as JSON."""

    summary: bytes
    whole: bool


class Amiss(msgspec.Struct, frozen=True, tag=True):
    """Why it cannot go on, in words."""

    words: str


Told = Far | Came | Amiss | Alone
_DECODER: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


class Aside:
    """A study under way in another process."""

    def __init__(self, plan: Plan, out: Path | None, workers: int, scheduler: str = "") -> None:
        """Begin it by the workers of a scheduler, or by so many processes here: 0 one a core, 1 none but this one."""
        spawned = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawned.Pipe()
        self._process = spawned.Process(target=_play, args=(theirs, plan, out, workers, scheduler))
        self._process.start()
        theirs.close()

    @property
    def is_going(self) -> bool:
        """Say whether its process is there."""
        return self._process.is_alive()

    def told(self) -> Iterator[Told]:
        """Yield what it has said since it was asked last; a process that ended in silence is amiss."""
        gone = not self.is_going
        try:
            while self._pipe.poll():
                yield _DECODER.decode(self._pipe.recv_bytes())
        except (EOFError, OSError):
            gone = True
        if gone and self._process.exitcode:
            yield Amiss(tr("its process has ended; what has been played is kept"))

    def stop(self) -> None:
        """Let it stop after the game that ends next."""
        try:
            self._pipe.send_bytes(b"stop")
        except OSError:
            return

    def end(self) -> None:
        """End it now; a game that is under way is lost, and is played again when it goes on."""
        self._process.terminate()
        self._process.join()
        self._pipe.close()


def _play(pipe: Connection, plan: Plan, out: Path | None, workers: int, scheduler: str) -> None:
    end_with_parent()
    teller = _Teller(pipe)
    here: Engine = Serial() if workers == 1 else Processes(workers)
    try:
        found = None if not scheduler else _far_away(pipe, plan, out, scheduler, teller)
        if found is None:
            found = study(plan, here, out=out, progress=teller.tell)
        _say(pipe, Came(found, whole=True))
    except BadInput as error:
        _say(pipe, Amiss(str(error)))
    except (BrokenPipeError, ConnectionResetError):
        return


def _far_away(pipe: Connection, plan: Plan, out: Path | None, scheduler: str, teller: _Teller) -> bytes | None:
    """Give what a scheduler's workers make of it; None where it does not answer, which is told.

    Raises BadInput for what is amiss with the study itself.
    """
    from companion.study.studies.scheduled import OPTION, Scheduled

    try:
        return study(plan, Scheduled(scheduler), out=out, progress=teller.tell)
    except BadInput as error:
        amiss = error.problems[0]
        if amiss.file != OPTION:
            raise
        _say(pipe, Alone(tr("{address}: {why}; this machine goes on alone", address=amiss.path, why=amiss.what)))
        return None


def _say(pipe: Connection, what: Told) -> None:
    pipe.send_bytes(msgspec.msgpack.encode(what))


class _Teller:
    """Says how far it is, often; what has come so far, seldom, for folding takes time from playing."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._told = self._folds = 0.0

    def tell(self, at: At) -> bool:
        now = time.monotonic()
        if now - self._told >= TELLS or at.ended == at.every:
            self._told = now
            _say(self._pipe, Far(at.ended, at.every, at.kept, at.crew()))
            if now >= self._folds and at.so_far is not None:
                _say(self._pipe, Came(at.so_far(), whole=False))
                took = time.monotonic() - now
                self._folds = now + took * FOLDS + 1.0
        return not self._pipe.poll()
