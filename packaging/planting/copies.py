"""A copy of a checkout: faults are planted in it, never in the tree itself, and tests run there."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from planting.faults import Found
from planting.sites import planted
from planting.tests_near import LEFT_OUT

WATCH = Path(__file__).with_name("watch.py")
NAME = "mutants_watch"
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", ".hypothesis", ".mypy_cache", ".ruff_cache", "dist", "fuzz-failures"
)
SECONDS = 180.0
"""Processor time that a test may take: many times what the slowest does."""


@dataclass
class Told:
    """What a run of tests told: what was collected, what failed in which order, who came by, each test's seconds."""

    collected: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[str, set[str]] = field(default_factory=dict)
    spent: float = 0.0
    last: str = ""
    """The end of what was printed."""


class Copy:
    """A checkout's copy: plant, run tests, and take out again."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.root = folder / "copy"
        shutil.copytree(checkout, self.root, ignore=LEFT_BEHIND, symlinks=True)
        shutil.copy(WATCH, self.root / f"{NAME}.py")
        self._folder = folder
        self._stamp = int(time.time()) + 86_400
        self._was: dict[Path, tuple[str, float]] = {}

    def plant(self, chosen: Iterable[tuple[str, Found]], probe: bool = False) -> None:
        """Plant faults (an id and its place each) in the sound copy; with a probe that tells which tests come by."""
        by_file: dict[str, list[tuple[str, Found]]] = {}
        for one in chosen:
            by_file.setdefault(one[1].file, []).append(one)
        for file, there in by_file.items():
            path = self.root / file
            source = path.read_text(encoding="utf-8")
            self._was[path] = (source, path.stat().st_mtime)
            call = '__import__("%s").reached("%s")'
            new = planted(source, [(place.site, call % (NAME, name) if probe else "") for name, place in there])
            path.write_text(new, encoding="utf-8")
            self._stamp += 1  # compiled files go by whole seconds: no two texts of a file may share one
            os.utime(path, (self._stamp, self._stamp))

    def take_out(self) -> None:
        """Make the copy sound again."""
        for path, (source, stamp) in self._was.items():
            path.write_text(source, encoding="utf-8")
            os.utime(path, (stamp, stamp))
        self._was = {}

    def imports(self, file: str) -> bool:
        """Say whether a module can still be imported."""
        module = ".".join(Path(file).with_suffix("").parts).removesuffix(".__init__")
        run = [sys.executable, "-c", f"import {module}"]
        return not subprocess.run(
            run, cwd=self.root, env=self._environment(), capture_output=True, check=False
        ).returncode

    def run(self, files: Sequence[str], only: Sequence[str] = (), budget: float = 0.0, stop: bool = True) -> Told:
        """Run files of tests, or some tests of them, to the first failure or all; a budget is in processor seconds.

        Faults may make a process die or hang: what it had under way has failed, and what it did not come to is not run.
        """
        told, reached, wanted = (Path(tempfile.mktemp(dir=self._folder)) for _ in range(3))
        env = self._environment() | {
            "MUTANTS_TOLD": str(told),
            "MUTANTS_REACHED": str(reached),
            "MUTANTS_SECONDS": str(SECONDS),
        }
        if only:
            wanted.write_text(json.dumps(list(only)), encoding="utf-8")
            env["MUTANTS_ONLY"] = str(wanted)
        if budget:
            env["MUTANTS_BUDGET"] = str(budget)
        # the same dice in hypothesis and random at every run, and the tests in the order that was asked for
        options = [
            "-q",
            "--tb=no",
            "--no-header",
            "-p",
            NAME,
            "-p",
            "no:randomly",
            *(["-x"] if stop else []),
        ]
        options += [f"--ignore={one}" for one in LEFT_OUT if one.endswith("/")]
        began = os.times()
        with subprocess.Popen(
            [sys.executable, "-m", "pytest", *options, *files],
            cwd=self.root,
            env=env,
            start_new_session=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process:
            try:
                printed, _ = process.communicate(timeout=SECONDS * max(20, len(only) // 4, len(files)))
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                printed, _ = process.communicate()
            except BaseException:  # who breaks this off leaves no tests running
                os.killpg(process.pid, signal.SIGKILL)
                raise
        now = os.times()
        heard = Told(spent=now.children_user + now.children_system - began.children_user - began.children_system)
        heard.last = printed[-2000:]
        begun = ""
        for line in _lines(told):
            match line:
                case {"collected": names}:
                    heard.collected = names
                case {"begun": name}:
                    begun = name
                case {"failed": name}:
                    heard.failed.append(name)
                case {"test": name, "seconds": seconds}:
                    heard.seconds[name] = seconds
                    begun = ""
        if begun:
            heard.failed.append(begun)
        for name, test in _lines(reached):
            heard.reached.setdefault(name, set()).add(test)
        return heard

    def _environment(self) -> dict[str, str]:
        return os.environ | {
            "PYTHONPATH": str(self.root),
            "QT_QPA_PLATFORM": "offscreen",
            "CI": "1",
            "PYTHONHASHSEED": "0",
        }


def _lines(file: Path) -> list:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
