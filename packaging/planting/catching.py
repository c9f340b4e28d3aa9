"""What catches a fault: the tests near it first, then, for all those left together, every test there is.

Those left are planted at once, each with a probe, and the whole suite runs: a test that fails and came by a fault is
then run against that fault alone. So a fault survives only where no test of all fails by it. (One fault could hide
another from a test that would fail by that alone, where both undo each other; it has to be a strange one.) What catches
a fault must pass without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
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
    """What became of a fault: the test that caught it, "" where it survived; and the processor seconds that it took.

    `how` says among which tests: the near ones, all of them so far, or all.
    """

    id: str
    caught: str
    how: str
    seconds: float
    came: int = 0
    """Tests that came by it, as far as all were run."""
    passed: tuple[str, ...] = ()
    """Files of tests that it survived together with others."""


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

    def together(self, left: dict[str, tuple[Fault, Found]], became: Mapping[str, Became]) -> Iterator[Became]:
        """Run every test against all the faults that are left, and what fails against each of them alone.

        The nearest files come first, what is caught is planted no more, and what each has survived before is left out.
        Tells after each lot of files what became of each fault so far.
        """
        passed = set.intersection(*(set(became[name].passed) for name in left))
        files = [file for file in self._nearest_first(left.values()) if file not in passed]
        now = {name: replace(became[name], how="all so far") for name in left}
        for first in range(0, len(files), LOT):
            lot = files[first : first + LOT]
            failed, reached = self._all(lot, {name: left[name] for name in now})
            self.say(f"{first + len(lot)} of {len(files)} files, {len(now)} faults, {len(failed)} tests fail")
            for name, one in tuple(now.items()):
                came = reached.get(name, set())
                caught, seconds = self._of_failed(*left[name], failed, came)
                after = replace(one, caught=caught, seconds=one.seconds + seconds, came=one.came + len(came))
                now[name] = after if caught else replace(after, passed=(*one.passed, *lot))
                yield now[name]
                if caught:
                    del now[name]
            if not now:
                return
        yield from (replace(one, how="all") for one in now.values())

    def _nearest_first(self, faults: Iterable[tuple[Fault, Found]]) -> list[str]:
        ranks = [nearest(place.file, place.site.function, self.tests) for _, place in faults]
        best = {name: min(rank.index(name) for rank in ranks) for name in self.tests}
        return sorted(best, key=lambda name: (best[name], name))

    def _of_failed(self, fault: Fault, place: Found, failed: list[str], came: set[str]) -> tuple[str, float]:
        """Find the one that catches a fault among tests that failed with others planted too, the quickest first."""
        failed = [one for one in failed if self._sound.get(one, True)]
        tests = [one for one in failed if "" in came or one in came or "::" not in one]
        tests.sort(key=lambda one: self.seconds.get(one, 0.0))
        # what a cache has kept was reckoned before the first test only: those that did not come by are tried last
        tests += [one for one in failed if one not in tests]
        return self._caught(fault, place, sorted({_file(one) for one in tests}), tests) if tests else ("", 0.0)

    def _all(self, files: list[str], left: dict[str, tuple[Fault, Found]]) -> tuple[list[str], dict[str, set[str]]]:
        """Run files of tests with all these faults; give what fails, and which tests came by which fault."""
        failed: list[str] = []
        reached: dict[str, set[str]] = {}
        only: list[str] = []
        self.copy.plant(((name, place) for name, (_, place) in left.items()), probe=True)
        while True:
            told = self._run(files, only, stop=False)
            failed += told.failed
            for name, tests in told.reached.items():
                reached.setdefault(name, set()).update(tests)
            only = [one for one in told.collected if one not in told.seconds and one not in told.failed]
            if not only or not (told.seconds or told.failed):
                break
            self.say(f"the process died in {told.failed[-1:]}; {len(only)} tests go on without it")
        self.copy.take_out()
        return list(dict.fromkeys(failed)), reached

    def _caught(self, fault: Fault, place: Found, files: list[str], only: list[str]) -> tuple[str, float]:
        """Give the test that fails with a fault and passes without, or "", and the processor time."""
        spent, letters = 0.0, set[str]()
        while True:
            self.copy.plant([(fault.id, place)], probe=True)
            told = self._run(files, only, budget=0.0 if only else BUDGET)
            honest = not told.failed or self._came_by(fault.id, told)
            self.copy.take_out()
            spent += told.spent
            if not told.failed:
                return ("" if told.seconds or not self._runs(files) else "no test can begin with it"), spent
            if honest and self.sound(told.failed[0]):
                return told.failed[0], spent
            self.say(f"{told.failed[0]} fails {'without any fault' if honest else 'by letters'}")
            letters |= set() if honest else {told.failed[0]}
            collected = only or told.collected
            only = [one for one in collected if one not in {*told.seconds, *letters} and self._sound.get(one, True)]
            files = [file for file in files if self._sound.get(file, True)]
            if not only or not files:
                return "", spent

    def _came_by(self, fault: str, told: Told) -> bool:
        """Say whether the test that failed ran the function of a fault: what only reads the sources catches nothing."""
        test, came = told.failed[0], told.reached.get(fault, set())
        if test in came or "" in came or "::" not in test:
            return True
        return bool(came) and bool(self._run([_file(test)], [test]).reached)

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
