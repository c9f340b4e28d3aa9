"""What is wrong with an input: every problem at its place, as values, and the error that carries them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from companion.language.tongue import tr


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong with one place of an input file."""

    file: str
    path: str
    what: str
    hint: str = ""
    line: int = 0
    """Where the path is in the file, and the column, from 1; 0 where that is not known, or said by the path itself."""
    column: int = 0

    def __str__(self) -> str:
        """Give the problem as one line for people; the path "$", which is the whole file, goes without saying."""
        file = f"{self.file}: " if self.file else ""
        place = tr("line {line}, column {column}: ", line=self.line, column=self.column) if self.line else ""
        path = f"{self.path}: " if self.path not in ("", "$") else ""
        hint = f" ({self.hint})" if self.hint else ""
        return f"{file}{place}{path}{self.what}{hint}"


class BadInput(Exception):
    """Input that cannot be used; `problems` holds everything found, not only the first.

    `read` is what could be made of it all the same, that more may be held against it; None for nothing.
    """

    def __init__(self, problems: Sequence[Problem] | Problem, *, read: Any = None) -> None:
        self.problems = (problems,) if isinstance(problems, Problem) else tuple(problems)
        self.read = read
        super().__init__("\n".join(str(problem) for problem in self.problems))
