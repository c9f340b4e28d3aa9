"""What stands in the copy beside the program: pytest's plugin that tells what fails, the probe that tells who came.

It goes by the environment: MUTANTS_TOLD names the file for what is told, a line of JSON each; MUTANTS_ONLY one with the
tests to run, in their order; MUTANTS_REACHED the probe's; MUTANTS_SECONDS the processor time that a test may take,
MUTANTS_BUDGET that of all of them together. A test over its time fails. This must not import pytest: programs that
tests start load it, too.
"""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path
from types import FrameType
from typing import Any

WALL = 10
"""A test that waits and reckons nothing is given so many times its seconds: the machine may be busy with others."""
_seen: set[tuple[str, str]] = set()
_at: dict[str, Any] = {"began": 0.0, "session": None}


class TooLong(BaseException):
    """A test takes longer than any sound one."""


def reached(fault: str) -> None:
    """Be the probe: note that the running test came to the function of this fault."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
    file = os.environ.get("MUTANTS_REACHED")
    if file and (fault, test) not in _seen:
        _seen.add((fault, test))
        _write(file, [fault, test])


def _write(file: str, what: object) -> None:
    with Path(file).open("a", encoding="utf-8") as out:
        out.write(json.dumps(what) + "\n")


def _tell(**what: object) -> None:
    _write(os.environ["MUTANTS_TOLD"], what)


def _alarm(number: int, frame: FrameType | None) -> None:
    raise TooLong


def pytest_sessionstart(session: Any) -> None:
    """Listen for the alarms."""
    _at["session"] = session
    signal.signal(signal.SIGPROF, _alarm)
    signal.signal(signal.SIGALRM, _alarm)


def pytest_collection_modifyitems(items: list[Any]) -> None:
    """Keep the tests that are wanted, in their order."""
    if only := os.environ.get("MUTANTS_ONLY"):
        wanted = {name: n for n, name in enumerate(json.loads(Path(only).read_text(encoding="utf-8")))}
        items[:] = sorted((one for one in items if one.nodeid in wanted), key=lambda one: wanted[one.nodeid])
    _tell(collected=[one.nodeid for one in items])


def pytest_collectreport(report: Any) -> None:
    """Tell of a file that could not be read."""
    if report.failed:
        _tell(failed=report.nodeid)


def pytest_runtest_logstart(nodeid: str) -> None:
    """Set the alarms."""
    seconds = float(os.environ.get("MUTANTS_SECONDS", "0"))
    _tell(begun=nodeid)
    _at["began"] = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds * WALL)


def pytest_runtest_logreport(report: Any) -> None:
    """Tell of a failure."""
    if report.failed:
        _tell(failed=report.nodeid)


def pytest_runtest_logfinish(nodeid: str) -> None:
    """Tell of a test that is over, and stop when the time of all of them is."""
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.setitimer(signal.ITIMER_REAL, 0)
    _tell(test=nodeid, seconds=round(time.process_time() - _at["began"], 3))
    if time.process_time() > float(os.environ.get("MUTANTS_BUDGET", "inf")):
        _at["session"].shouldstop = "its time is over"
