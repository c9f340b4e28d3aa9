"""A fault as it is written down, which are drawn, and where one is found again after files and functions have moved."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from fnmatch import fnmatch
from itertools import cycle
from pathlib import Path

from planting.sites import Site, sites

STRATA: dict[str, tuple[int, tuple[str, ...]]] = {
    "secrecy": (
        3,
        (
            "*/secrecy.py",
            "*/view.py",
            "*/view_shapes.py",
            "*/knowledge.py",
            "*/known.py",
            "*/hiding.py",
            "companion/kernel/seeing.py",
            "companion/kernel/battlebook.py",
            "companion/kernel/seating.py",
        ),
    ),
    "miniatures": (2, ("companion/games/miniatures/rules/*", "companion/games/miniatures/charts/*")),
    "campaign": (2, ("companion/games/campaign/rules/*", "companion/games/campaign/charts/*")),
    "tactical": (2, ("companion/games/tactical/rules/*", "companion/games/tactical/charts/*")),
    "kernel": (3, ("companion/kernel/*", "companion/charts/*")),
}
"""Where faults are drawn: the parts of twelve that each gets, and its files. A file stands in the first that has it."""
WORDS = (
    "*/labels.py",
    "*/names.py",
    "*/mode_words.py",
    "*/messages/*",
    "*/status_report.py",
    "*/words/*",
)
"""What is said, not what is so: nothing is drawn from these."""
NOT_THE_PROGRAM = {"tests", "packaging", "build", "dist"}


@dataclass(frozen=True)
class Fault:
    """A fault by what it is, not by where its file lies: the path only tells twins apart."""

    id: str
    stratum: str
    file: str
    function: str
    kind: str
    nth: int
    within: str
    before: str
    after: str
    equivalent: str = ""
    """Why nothing could ever tell it from the program as it is; or "" """
    heir: dict[str, str] | None = None
    """What differs in the fault that took its place when its statement was written anew: the same slip, or its like."""

    def __str__(self) -> str:
        told = "left out" if self.after == "pass" else f"-> {self.after}"
        return f"{self.file} {self.function}: {self.before} {told}"


@dataclass(frozen=True)
class Found:
    """Where a fault is in a checkout; `moved` tells what differs from where it was drawn, or ""."""

    file: str
    site: Site
    moved: str


Places = Mapping[str, list[Site]]
"""Every place of a checkout, by file."""


def places(checkout: Path) -> dict[str, list[Site]]:
    """Read every module of a checkout that belongs to the program."""
    found = {}
    for path in sorted(checkout.rglob("*.py")):
        name = path.relative_to(checkout)
        if name.parts[0] not in NOT_THE_PROGRAM and not any(part.startswith(".") for part in name.parts):
            found[name.as_posix()] = sites(path.read_text(encoding="utf-8"))
    return found


def strata(files: Iterable[str]) -> dict[str, list[str]]:
    """Sort files into the strata."""
    sorted_in: dict[str, list[str]] = {name: [] for name in STRATA}
    for file in sorted(files):
        if not any(fnmatch(file, words) for words in WORDS):
            for name, (_, patterns) in STRATA.items():
                if any(fnmatch(file, pattern) for pattern in patterns):
                    sorted_in[name].append(file)
                    break
    return sorted_in


def drawn(known: Places, count: int, seed: str) -> list[Fault]:
    """Draw faults: each from another file as long as there are any, of a kind that it has, at a place of that kind."""
    faults: list[Fault] = []
    whole = sum(parts for parts, _ in STRATA.values())
    for stratum, every in strata(known).items():
        rng = random.Random(f"{seed}/{stratum}")
        files = [file for file in every if known[file]]
        rng.shuffle(files)
        wanted = count * STRATA[stratum][0] // whole
        taken: set[tuple[str, str]] = set()
        for _, file in zip(range(wanted * 100), cycle(files), strict=False):
            free = [one for one in known[file] if (file, one.function) not in taken]
            if not free:
                continue
            kind = rng.choice(sorted({one.kind for one in free}))
            site = rng.choice([one for one in free if one.kind == kind])
            taken.add((file, site.function))
            name = f"{stratum}-{len(taken):02}"
            faults.append(Fault(name, stratum, file, *site[:6]))
            if len(taken) == wanted:
                break
    return faults


def found(fault: Fault, known: Places) -> Found | None:
    """Find a fault's place: the same statement of the same function wherever its file lies, else the nearest to that.

    A statement that was rewritten around it, or a function that was renamed, will do where only one place answers.
    """
    place = _found(fault, known)
    if place is None and fault.heir:
        place = _found(replace(fault, **fault.heir), known)
        return place and Found(place.file, place.site, "by its heir")
    return place


def _found(fault: Fault, known: Places) -> Found | None:
    kept = (fault.kind, fault.before, fault.after)
    alike = [(file, one) for file in known for one in known[file] if (one.kind, one.before, one.after) == kept]
    leaf = fault.function.rpartition(".")[2]
    for moved, sure, same in (
        ("", True, lambda one: one.function == fault.function and one.within == fault.within),
        ("in another class", True, lambda one: one.function.rpartition(".")[2] == leaf and one.within == fault.within),
        ("statement rewritten", False, lambda one: one.function == fault.function),
        ("function renamed", False, lambda one: one.within == fault.within),
    ):
        there = [(file, one) for file, one in alike if same(one)]
        most = max((_nearness(file, fault.file) for file, _ in there), default=0)
        there = [(file, one) for file, one in there if _nearness(file, fault.file) == most]
        if there and (sure or len(there) == 1):
            file, site = next((one for one in there if one[1].nth == fault.nth), there[-1])
            return Found(file, site, moved)
    return None


def _nearness(file: str, drawn_from: str) -> int:
    """Say how much of a path is in another: rooms move, but the words of their names stay."""
    return len(set(_words(file)) & set(_words(drawn_from)))


def _words(file: str) -> list[str]:
    return [*Path(file).with_suffix("").parts, *Path(file).stem.split("_"), Path(file).stem]


def read(file: Path) -> list[Fault]:
    """Read a list of faults."""
    return [Fault(**one) for one in json.loads(file.read_text(encoding="utf-8"))]


def write(file: Path, faults: Iterable[Fault]) -> None:
    """Write a list of faults."""
    asked = ("equivalent", "heir")
    rows = [{name: value for name, value in asdict(one).items() if value or name not in asked} for one in faults]
    file.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
