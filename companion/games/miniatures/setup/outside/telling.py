"""What was left out of an outside roster and what is wrong with it: a sentence a kind, and the rows that it is of."""

from __future__ import annotations

from collections.abc import Iterator

from companion.language.tongue import plural, tr

SHOWN = 5
"""Rows that a sentence names."""


class Tally:
    """Sentences by kind, each with its rows."""

    def __init__(self) -> None:
        self._rows: dict[str, list[str]] = {}
        self._said: dict[str, dict[str, None]] = {}

    def __bool__(self) -> bool:
        return bool(self._rows)

    def add(self, said: str, row: str, *, kind: str = "") -> None:
        """Add a row to a sentence; those of one `kind` are one sentence, whatever stands in their cells."""
        self._rows.setdefault(kind or said, []).append(row)
        self._said.setdefault(kind or said, {})[said] = None

    def sentences(self) -> Iterator[str]:
        """Yield the sentences."""
        for kind, rows in self._rows.items():
            first, *others = self._said[kind]
            said = tr("{said}, and the like", said=first) if others else first
            named = ", ".join(rows[:SHOWN])
            more = len(rows) - SHOWN
            if more > 0:
                named = tr("{rows} and {n} more", rows=named, n=more)
            yield plural(len(rows), "{said}: row {rows}", "{said}: rows {rows}", said=said, rows=named)

    def count(self) -> int:
        """Count the rows."""
        return sum(map(len, self._rows.values()))


def unnamed() -> str:
    """Say why a table gives no roster."""
    return tr("no column names a brigade, a regiment or a battery: it tells of whole armies")
