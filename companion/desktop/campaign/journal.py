"""The journal of a campaign: what this seat may read of it; a side takes back its own entries of the phase."""

from __future__ import annotations

from typing import Any

from companion.desktop.journal import JournalPanel, RowAct
from companion.present.campaign_desk.journal import campaign_row
from companion.present.journal_rows import JournalRow, JournalRows


class CampaignJournal(JournalPanel):
    """A campaign throws no dice of its players: there is none to mend."""

    note = "Enter: its working"

    _reader = ""

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
            return campaign_row(self.reader(), line, names)

        return JournalRows(made)

    def acts(self, row: JournalRow) -> list[RowAct]:
        """Give what can be done with an entry."""
        return [self.reading(row), *self.going(row)]
