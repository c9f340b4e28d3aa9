"""The journal of a game of two sides: what this seat may read of it; a side takes back its own entries of the phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.desktop.desk.seated import SeatedDesk
from companion.desktop.shell.journal import JournalPanel, RowAct
from companion.desktop.widgets.look import Look
from companion.games.miniatures.words.journal_rows import JournalRow, JournalRows
from companion.kernel.kind import kind_of
from companion.language.tongue import word

RowOf = Callable[[str, Any, Any], JournalRow]
"""Gives an entry as a row: of whoever reads, the line, the names."""


class SeatedJournal(JournalPanel):
    """Games in which chances are drawn throw no dice of their players: there is none to mend."""

    note = word("Enter: its working")

    _reader = ""

    def __init__(self, desk: SeatedDesk, look: Look, row_of: RowOf) -> None:
        self._row_of = row_of
        super().__init__(desk, look)

    def refresh(self) -> None:
        """Show the journal as it is; what another seat has read is not kept."""
        if self.reader() != self._reader:
            self._reader = self.reader()
            self._rows = self.rows()
        super().refresh()

    def reader(self) -> str:
        """Give whose eyes read; when the game is over everybody reads what the referee does."""
        return "referee" if self.desk.view.over else self.desk.session.seat

    def rows(self) -> JournalRows:
        """Give what makes rows of lines, for whoever sits here at the time."""

        def made(line: Any, names: Any) -> JournalRow:
            return self._row_of(self.reader(), line, names)

        return JournalRows(made, kind_of(self.desk.session.kind).journal.open().names)

    def acts(self, row: JournalRow) -> list[RowAct]:
        """Give what can be done with an entry."""
        return [self.reading(row), *self.going(row)]
