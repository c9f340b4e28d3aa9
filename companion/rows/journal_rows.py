"""The journal as rows for a screen: newest first, each entry with its sentences and dice; steps as bands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from companion.kernel.dice import Roll
from companion.language.tongue import plural, tr


class JournalRow(msgspec.Struct, frozen=True):
    """An entry; a band when it began a step."""

    entry: int
    head: str
    lines: tuple[str, ...]
    dice: tuple[Roll, ...]
    side: str
    """Whose it is, "" for nobody's in particular."""
    current: bool
    head_of_line: bool
    """The present entry."""
    band: bool = False
    note: str = ""
    """That it is a new try, or what replaced it."""
    rest: tuple[str, ...] = ()
    """Further sentences, where they are so many that only the first stand there unasked."""
    fold: Literal["", "open", "shut"] = ""
    """Whether it can be folded, and is."""
    inside: int = 0
    """The entries that a folded step holds."""


RowOf = Callable[[Any, Any], JournalRow]
"""Gives a line of the journal as a row, by names."""


_Kept = tuple[Any, bool, str, JournalRow]
"""A line, whether it was the present one, its note, and its row."""


class JournalRows:
    """Entries as rows. An entry's row is made once and kept until its line differs: a long evening stays quick."""

    def __init__(self, made: RowOf, names: Callable[[Any, Sequence[Any]], Any]) -> None:
        """Take what makes a row of a line and names, and what gives these for a view and its journal.

        Where a line stands in the journal is told here.
        """
        self._made, self._names = made, names
        self._kept: dict[int, _Kept] = {}

    def __call__(self, view: Any, lines: Sequence[Any], *, head: int) -> tuple[JournalRow, ...]:
        """Give all entries, newest first."""
        names, replaced = self._names(view, lines), _replaced(lines)
        kept, rows = self._kept, []
        # Thousands of lines at each change, nearly all of them as they were: those are found without a further call.
        for line in reversed(lines):
            is_head = line.entry == head
            note = "" if line.current and line.retries is None else _note(line, replaced)
            known = kept.get(line.entry)
            if known is None or known[0] is not line or known[1] != is_head or known[2] != note:
                known = kept[line.entry] = (line, is_head, note, self._row(known, line, names, is_head, note))
            rows.append(known[3])
        return tuple(rows)

    def _row(self, known: _Kept | None, line: Any, names: Any, is_head: bool, note: str) -> JournalRow:
        if known is not None and known[0].events is line.events:  # only where it stands in the journal has changed
            return msgspec.structs.replace(known[3], current=line.current, head_of_line=is_head, note=note)
        return msgspec.structs.replace(self._made(line, names.then(line.called)), head_of_line=is_head, note=note)


def _replaced(lines: Sequence[Any]) -> dict[int, int]:
    """Name for each undone entry the newest entry of the present line that begins where it did."""
    now = {line.parent: line.entry for line in lines if line.current}
    return {line.entry: now[line.parent] for line in lines if not line.current and line.parent in now}


def _note(line: Any, replaced: dict[int, int]) -> str:
    if not line.current:
        by = replaced.get(line.entry)
        return tr("undone; entry {n} stands in its place", n=by) if by is not None else tr("undone")
    return tr("a new roll after entry {n}", n=line.retries) if line.retries is not None else ""


def texts(row: JournalRow) -> Iterator[str]:
    """Give a row in lines of text, for ears."""
    yield f"{row.entry}. {row.head}"
    if row.fold == "shut":
        yield folded(row)
    yield from row.lines
    if row.note:
        yield row.note


def folded(row: JournalRow) -> str:
    """Say what a folded step holds."""
    return plural(row.inside, "{n} entry", "{n} entries") if row.inside else tr("folded")
