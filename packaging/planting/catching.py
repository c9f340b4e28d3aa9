"""What catches a fault: the tests near it first, then, for all those left together, every test there is.

Those left are planted at once, each with a probe, and the whole suite runs: a test that fails and came by a fault is
then run against that fault alone. So a fault survives only where no test of all fails by it. (One fault could hide
another from a test that would fail by that alone, where both undo each other; it has to be a strange one.) What catches
a fault must pass without it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from planting.copies import Copy, Told
from planting.faults import Fault, Found
from planting.tests_near import TestFile, nearest, test_files

NEAR = (4, 10)
"""Files of tests that are run together, nearest first, before all the rest."""
BUDGET = 30.0
"""Processor seconds for each of those lots."""
LOT = 30
"""Files of tests that one process runs when all are run."""


@dataclass(frozen=True)
class Became:
    """What became of a fault: the test that caught it, "" where it survived; among which tests; processor seconds."""

    id: str
    caught: str
    how: str
    seconds: float


Say = Callable[[str], None]


class Hunt:
    """A copy, its tests, and what is known of them: which fail without any fault, and how long each takes."""

    def __init__(self, copy: Copy, say: Say) -> None:
        self.copy, self.say = copy, say
        self.tests: dict[str, TestFile] = test_files(copy.root)
        self.seconds: dict[str, float] = {}
        self._sound: dict[str, bool] = {}

    def sound(self, test: str) -> bool:
        """Say whether a test passes on the copy without any fault; the copy must be that now."""
        if test not in self._sound:
            told = self._run([_file(test)], [test] if "::" in test else [])
            self._sound[test] = not told.failed and bool(told.seconds)
        return self._sound[test]

    def near(self, fault: Fault, place: Found) -> Became:
        """Look for a test near a fault that catches it."""
        began, spent = 0, 0.0
        order = nearest(place.file, place.site.function, self.tests)
        for lot in NEAR:
            files, began = order[began : began + lot], began + lot
            caught, seconds = self._caught(fault, place, files, [])
            spent += seconds
            if caught:
                return Became(fault.id, caught, "near", spent)
        return Became(fault.id, "", "near", spent)

    def together(self, left: dict[str, tuple[Fault, Found]]) -> Iterator[Became]:
        """Run every test against all the faults that are left, and what fails against each of them alone."""
        failed, reached = self._all(left)
        self.say(f"{len(failed)} tests fail with all {len(left)} together")
        for name, (fault, place) in left.items():
            came = reached.get(name, set())
            failed = [one for one in failed if self._sound.get(one, True)]
            tests = [one for one in failed if "" in came or one in came or "::" not in one]
            # what a cache has kept is reckoned before the first test only: the others come last
            tests.sort(key=lambda one: self.seconds.get(one, 0.0))
            tests += [one for one in failed if one not in tests]
            files = sorted({_file(one) for one in tests})
            caught, spent = self._caught(fault, place, files, tests) if tests else ("", 0.0)
            yield Became(name, caught, f"all ({len(came)} tests come by)", spent)

    def _all(self, left: dict[str, tuple[Fault, Found]]) -> tuple[list[str], dict[str, set[str]]]:
        failed: list[str] = []
        reached: dict[str, set[str]] = {}
        self.copy.plant(((name, place) for name, (_, place) in left.items()), probe=True)
        files, done = list(self.tests), 0
        for first in range(0, len(files), LOT):
            lot, only, began = files[first : first + LOT], [], time.monotonic()
            while True:
                told = self._run(lot, only, stop=False)
                failed += told.failed
                for name, tests in told.reached.items():
                    reached.setdefault(name, set()).update(tests)
                done += len(told.seconds)
                only = [one for one in told.collected if one not in told.seconds and one not in told.failed]
                if not only or not (told.seconds or told.failed):
                    break
                self.say(f"the process died in {told.failed[-1:]}; {len(only)} tests go on without it")
            self.say(f"{first + len(lot)} of {len(files)} files, {done} tests, {len(failed)} fail, "
                     f"{time.monotonic() - began:.0f} s: {told.last.strip().splitlines()[-1:]}")  # fmt: skip
        self.copy.take_out()
        return list(dict.fromkeys(failed)), reached

    def _caught(self, fault: Fault, place: Found, files: list[str], only: list[str]) -> tuple[str, float]:
        """Give the test that fails with a fault and passes without, or "", and the processor time."""
        spent = 0.0
        while True:
            self.copy.plant([(fault.id, place)])
            told = self._run(files, only, budget=0.0 if only else BUDGET)
            self.copy.take_out()
            spent += told.spent
            if not told.failed:
                return ("" if told.seconds or not self._runs(files) else "no test can begin with it"), spent
            if self.sound(told.failed[0]):
                return told.failed[0], spent
            self.say(f"{told.failed[0]} fails without any fault")
            collected = only or told.collected
            only = [one for one in collected if one not in told.seconds and self._sound.get(one, True)]
            files = [file for file in files if self._sound.get(file, True)]
            if not only or not files:
                return "", spent

    def _runs(self, files: list[str]) -> bool:
        """Say whether tests run at all without any fault; if nothing does, nothing can be said."""
        told = self._run(files, [], budget=1.0)
        if not told.collected and not told.failed:
            raise SystemExit(told.last)
        return bool(told.seconds)

    def _run(self, files: Iterable[str], only: list[str], budget: float = 0.0, stop: bool = True) -> Told:
        told = self.copy.run(list(files), only, budget, stop)
        self.seconds.update(told.seconds)
        return told


def _file(test: str) -> str:
    return test.partition("::")[0]


def sound_draw(faults: list[Fault], places: Callable[[Fault], Found | None], copy: Copy) -> list[Fault]:
    """Leave out the faults with which a module cannot even be imported: nobody would need a test for them."""
    kept = []
    for fault in faults:
        place = places(fault)
        if place:
            copy.plant([(fault.id, place)])
            if copy.imports(place.file):
                kept.append(fault)
            copy.take_out()
    return kept


def checkout_of(folder: Path) -> Path:
    """Give a folder that holds a program and its tests; says what is missing."""
    if not (folder / "tests").is_dir():
        raise SystemExit(f"{folder} holds no tests")
    return folder.resolve()
