"""A study's folder: what it asks (study.toml), a line a game (games.jsonl), what came of it (summary.json).

Lines are only added, each whole and on the disk before the next is taken: whoever is killed, of the study or of the
machine, loses the game that he was at. One process writes.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Self

import msgspec

import companion
from companion.charts.faults import BadInput, Problem
from companion.kernel.begun import First
from companion.kernel.journal.lock import take
from companion.language.tongue import tr
from companion.study.studies.plan import Plan
from companion.study.studies.rows import Row, read

PLAN, GAMES, SUMMARY = "study.toml", "games.jsonl", "summary.json"
_ROOMS = ("charts", "field", "kernel", "games", "study")
"""Whose code decides how a game goes and what is counted of it."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What study.toml says: what a study is, and by which program and rules."""

    format: int
    scenarios: tuple[str, ...]
    seed: str
    settings: dict[str, str]
    vary: dict[str, tuple[str, ...]]
    program: str
    rules: str


def asked(plan: Plan, firsts: Sequence[First]) -> Asked:
    """Give what a study is: how many games of it are played does not belong to it."""
    return Asked(
        format=1,
        scenarios=plan.scenarios,
        seed=plan.seed,
        settings=dict(plan.settings),
        vary=dict(plan.vary),
        program=_program(),
        rules=_rules(firsts),
    )


def _program() -> str:
    """Give the fingerprint of the program: its version, and its code where that lies in files."""
    found = hashlib.sha256(companion.__version__.encode())
    room = Path(companion.__file__).parent
    for name in _ROOMS:
        for file in sorted((room / name).rglob("*.py")):
            found.update(file.relative_to(room).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:32]


def _rules(firsts: Sequence[First]) -> str:
    """Give the fingerprint of all that the games begin with: charts, scenarios, orders of battle."""
    found = hashlib.sha256()
    for one in firsts:
        for name, text in sorted(one.sources.items()):
            found.update(f"{name}\0{text}\0".encode())
    return found.hexdigest()[:32]


class Folder:
    """A study's folder, open for writing; closing it lets go of it."""

    def __init__(self, path: Path, what: Asked) -> None:
        """Open a folder, made where there is none. Raises BadInput for another study's, one in use, or a bad line."""
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = (path / GAMES).open("ab+")
        except OSError as error:
            raise self._bad(tr("it cannot be written: {why}", why=error.strerror or str(error))) from None
        if not take(self._file.fileno()):
            self._file.close()
            raise self._bad(tr("another study writes here just now"), tr("wait for its end, or choose another folder"))
        try:
            self._begin(what)
            self._mend()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        """Give the folder itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let go of it."""
        self._file.close()

    def _bad(self, what: str, hint: str = "") -> BadInput:
        return BadInput(Problem(str(self.path), "", what, hint))

    def _begin(self, what: Asked) -> None:
        file = self.path / PLAN
        if not file.exists():
            if self._file.tell():
                raise self._bad(tr("there are games here and no {file}", file=PLAN), tr("choose another folder"))
            _write(file, _toml(what))
            return
        try:
            before = msgspec.toml.decode(file.read_bytes(), type=Asked)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadInput(Problem(str(file), "", tr("it cannot be read: {why}", why=error))) from None
        for name, text in (
            ("program", tr("this study was begun by another version of the program")),
            ("rules", tr("this study was begun by other rules or another scenario")),
        ):
            if getattr(before, name) != getattr(what, name) and _question(before) == _question(what):
                raise self._bad(text, tr("its games would not be the same; choose another folder"))
        if before != what:
            raise self._bad(tr("another study is kept here"), tr("choose another folder"))

    def _mend(self) -> None:
        """Cut off a last line that was not written whole; all others stay."""
        self._file.seek(0)
        good = 0
        for line in self._file:
            if line.endswith(b"\n"):
                good += len(line)
        self._file.truncate(good)

    def rows(self) -> Iterator[Row]:
        """Yield the games that are kept, in the order in which they ended. Raises BadInput for a line that is none."""
        self._file.flush()
        with (self.path / GAMES).open("rb") as lines:
            for nth, line in enumerate(lines, 1):
                try:
                    yield read(line)
                except msgspec.DecodeError:
                    where = f"{self.path / GAMES}:{nth}"
                    raise BadInput(Problem(where, "", tr("this line is no game"), tr("take it out"))) from None

    def add(self, row: Row) -> None:
        """Keep a game; it is on the disk when this returns."""
        self._file.write(msgspec.json.encode(row) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def tell(self, summary: bytes) -> None:
        """Write what came of it."""
        _write(self.path / SUMMARY, summary)


def _question(what: Asked) -> Asked:
    return msgspec.structs.replace(what, program="", rules="")


def _write(file: Path, content: bytes) -> None:
    """Write a file whole, or leave the one that was there."""
    building = file.with_name(f"{file.name}.new")
    building.write_bytes(content)
    building.replace(file)


def _quoted(value: object) -> str:
    """Give a text, or a list of texts, as TOML."""
    return msgspec.json.encode(value).decode()


def _toml(what: Asked) -> bytes:
    """Give it as TOML; strings are written as JSON writes them, which TOML reads alike."""
    lines = ["# What this folder's games are of: another study needs another folder.", f"format = {what.format}"]
    lines += [f"scenarios = {_quoted(what.scenarios)}", f"seed = {_quoted(what.seed)}"]
    lines += [f"program = {_quoted(what.program)}", f"rules = {_quoted(what.rules)}", "", "[settings]"]
    lines += [f"{_quoted(key)} = {_quoted(value)}" for key, value in what.settings.items()]
    lines += ["", "[vary]", *(f"{_quoted(key)} = {_quoted(values)}" for key, values in what.vary.items())]
    return ("\n".join(lines) + "\n").encode()
