"""Texts that are kept beside a game: each has a format, and one that cannot be read is told, never taken for none."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr

T = TypeVar("T")
FORMAT = 1
UNREAD = "-unread"
"""What follows the name of a text that could not be read, once another is kept in its place: nothing is lost."""


class _Headed(msgspec.Struct, frozen=True):
    format: int = FORMAT


def read(name: str, text: str, kind: type[T]) -> T:
    """Read a text; raises BadInput where it is damaged, or of a later format."""
    try:
        found = msgspec.json.decode(text, type=_Headed).format
        if found > FORMAT:
            raise BadInput(Problem(name, "$", tr("format {n} is of a newer version of the program", n=found)))
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadInput(Problem(name, "$", str(error))) from error


def told_unread(what: str, error: BadInput) -> str:
    """Say that something beside the game cannot be read, and what becomes of it."""
    return tr(
        "{what} of this game cannot be read ({problem}); it begins anew, and the old text stays in the document",
        what=what,
        problem=error.problems[0].what,
    )
