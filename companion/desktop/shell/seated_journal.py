"""The journal of a game of two sides: what this seat may read of it; a side takes back its own, the referee mends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.desktop.desk.seated import SeatedDesk
from companion.desktop.shell.journal import JournalPanel, RowAct
from companion.desktop.widgets.look import Look
from companion.language.tongue import word
from companion.rows.journal_rows import JournalRow

SeatRowOf = Callable[[str, Any, Any], JournalRow]
"""Gives an entry as a row: of whoever reads, the line, the names."""


class SeatedJournal(JournalPanel):
    """A side reads an entry and takes its own back; from the referee's seat it is mended as well."""

    note = word("Enter: its working")

    _reader = ""

    def __init__(self, desk: SeatedDesk, look: Look, row_of: SeatRowOf) -> None:
        def made(line: Any, names: Any) -> JournalRow:
            return row_of(self.reader(), line, names)

        super().__init__(desk, look, made)

    def refresh(self) -> None:
        """Show the journal as it is; what another seat has read is not kept."""
        # Rows are kept from one change to the next for speed; those that another side has read must not be among them.
        if self.reader() != self._reader:
            self._reader = self.reader()
            self._rows = self.rows()
            self._newest = None
        super().refresh()

    def reader(self) -> str:
        """Give whose eyes read; when the game is over everybody reads what the referee does."""
        return "referee" if self.desk.view.over else self.desk.session.seat

    def acts(self, row: JournalRow) -> list[RowAct]:
        """Give what can be done with an entry."""
        if self.desk.session.seat == "referee":
            return super().acts(row)
        return [self.reading(row), *self.going(row), *self.folding(row)]
