"""The watch over inputs: each lot runs in a forked process, which a hang or a greed for memory ends alone."""

from __future__ import annotations

import json
import os
import random
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import NamedTuple

from fuzzing.targets import Target

SECONDS = 5.0
"""Longer than this no input may take."""
MEMORY = 300 << 20
"""Bytes: more than this no input may take."""
GRACE = 4.0
"""Seconds beyond which a process that does not heed its alarm is killed."""


Make = Callable[[int], bytes]
"""Gives an input by its number."""


class Outcome(NamedTuple):
    """What became of an input: accepted, refused, or how it failed, and where."""

    number: int
    how: str
    seconds: float
    where: str = ""
    told: str = ""

    @property
    def failed(self) -> bool:
        """Say whether it is a fault of ours; an input that could not be made out of what was mutated before is none."""
        return self.how not in ("accepted", "refused") and not self.how.startswith("unmade")


class Hang(BaseException):
    """The alarm: an input takes too long."""


def made(target: Target, name: str, seed: str, number: int) -> bytes:
    """Make input `number` of a target: the same for the same seed."""
    return target.make(random.Random(f"{seed}/{name}/{number}"))


def watched(target: Target, name: str, seed: str, numbers: Sequence[int]) -> Iterator[Outcome]:
    """Run inputs in forked processes and give what became of each; after a hang or a death the rest go on."""
    left = list(numbers)
    while left:
        done = yield from _lot(target, name, seed, left)
        left = left[done:]


def outcome_of(target: Target, raw: bytes) -> Outcome:
    """Run one input as it is, in a process of its own."""
    return next(iter(_forked(lambda _: raw, target, [0])))


def _lot(target: Target, name: str, seed: str, numbers: Sequence[int]) -> Generator[Outcome, None, int]:
    done = 0
    for outcome in _forked(lambda number: made(target, name, seed, number), target, numbers):
        done += 1
        yield outcome
    return done


def _forked(make: Make, target: Target, numbers: Sequence[int]) -> Iterator[Outcome]:
    hear, tell = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if not child:
        os.close(hear)
        _work(make, target, numbers, tell)
    os.close(tell)
    buffer, given = b"", 0
    began = time.monotonic()
    try:
        while given < len(numbers):
            ready, _, _ = select.select([hear], [], [], SECONDS + GRACE)
            if not ready:
                yield Outcome(numbers[given], "hang", SECONDS + GRACE, "heeds no alarm")
                return
            heard = os.read(hear, 1 << 16)
            if not heard:
                yield Outcome(numbers[given], "death", time.monotonic() - began, "the process died")
                return
            buffer += heard
            *lines, buffer = buffer.split(b"\n")
            for line in lines:
                given += 1
                yield Outcome(*json.loads(line))
    finally:
        os.close(hear)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _work(make: Make, target: Target, numbers: Sequence[int], tell: int) -> None:
    """Be the child: run each input and tell what became of it."""

    def alarm(*_: object) -> None:
        raise Hang

    try:
        devnull = os.open(os.devnull, os.O_RDWR)
        os.dup2(devnull, 1)
        os.dup2(devnull, 2)
        signal.signal(signal.SIGALRM, alarm)
        limit = _size() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        for number in numbers:
            os.write(tell, json.dumps(_one(make, target, number)).encode() + b"\n")
    finally:
        os._exit(0)


def _one(make: Make, target: Target, number: int) -> Outcome:
    how = where = told = ""
    try:
        raw = make(number)
    except Exception as error:
        return Outcome(number, f"unmade-{type(error).__name__}", 0.0, _place(error), traceback.format_exc()[-4000:])
    began = time.monotonic()
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        how = target.run(raw)
    except Hang as error:
        how, where = "hang", _place(error)
    except MemoryError as error:
        how, where = "memory", _place(error)
    except BaseException as error:
        how, where = type(error).__name__, _place(error)
        told = "".join(traceback.format_exception(error))[-4000:]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return Outcome(number, how, time.monotonic() - began, where, told)


def _place(error: BaseException) -> str:
    """Give the innermost line of ours that a fault came from."""
    found = ""
    for frame, line in traceback.walk_tb(error.__traceback__):
        if f"{os.sep}companion{os.sep}" in frame.f_code.co_filename:
            found = f"{frame.f_code.co_filename.rpartition('companion' + os.sep)[2]}:{line}"
    return found


def _size() -> int:
    """Give the bytes of address space that this process has."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[0]) * resource.getpagesize()


def peak() -> int:
    """Give the most bytes that any ended child has had in memory."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss << 10
