"""What of a journal is folded: a step with the entries that it held, an entry with its sentences.

newest first:  64 63 62 61 [60 step] 59 58 [57 step]  ── 57 is folded ──►  64 63 62 61 [60 step] [57 step, 2 entries]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from companion.language.tongue import tr
from companion.rows.journal_rows import JournalRow

RECENT = 8
"""So many of the newest steps stand open until somebody folds them: those of a player turn."""


class Folds:
    """Remembers what somebody folded or unfolded; the rest is open while it is of late."""

    def __init__(self, recent: int = RECENT) -> None:
        self._recent = recent
        self._said: dict[int, bool] = {}

    def turn(self, entry: int, *, is_open: bool) -> None:
        """Unfold a step or an entry, or fold it."""
        self._said[entry] = is_open

    def __call__(self, rows: Sequence[JournalRow]) -> tuple[JournalRow, ...]:
        """Give the rows that are to be seen; newest first, as they came."""
        made: list[JournalRow] = []
        held: list[JournalRow] = []
        bands = 0
        for row in rows:
            if not row.band:
                held.append(row)
                continue
            bands += 1
            said = self._said.get(row.entry)
            # The present entry is never hidden: undo may have led back into a step of long ago.
            here = bands <= self._recent or row.head_of_line or (said is None and any(one.head_of_line for one in held))
            if not held and not row.lines:
                made.append(row)
            elif here if said is None else said:
                made += self._each(held)
                made.append(structs.replace(row, fold="open"))
            else:
                made.append(structs.replace(row, lines=(), dice=(), fold="shut", inside=len(held)))
            held = []
        made += self._each(held)
        return tuple(made)

    def _each(self, rows: Sequence[JournalRow]) -> Iterator[JournalRow]:
        # Thousands of rows at each change, of which nearly nobody folds one: those cost no call.
        said = self._said
        return (self._entry(row) if row.rest or row.entry in said else row for row in rows)

    def _entry(self, row: JournalRow) -> JournalRow:
        """Give an entry as it was folded; of very many sentences only the first stand there unasked."""
        said = self._said.get(row.entry)
        if row.rest:
            more = (*row.lines, tr("… and {n} more", n=len(row.rest)))
            return structs.replace(
                row, lines=(*row.lines, *row.rest) if said else more, fold="open" if said else "shut"
            )
        return structs.replace(row, lines=(), dice=(), fold="shut") if said is False and row.lines else row


def band_of(rows: Sequence[JournalRow], entry: int) -> int:
    """Give the entry of the step in which an entry stands, 0 where it stands in none; newest first."""
    later = [row for row in rows if row.entry <= entry]
    return next((row.entry for row in later if row.band), 0)
