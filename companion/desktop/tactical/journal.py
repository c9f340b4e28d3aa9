"""The journal of a battle: from an entry in which something can be seen it is played back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from companion.desktop.journal import RowAct
from companion.desktop.look import Look
from companion.desktop.seated_journal import SeatedJournal
from companion.desktop.tactical.desk import TacticalDesk
from companion.present.journal_rows import JournalRow
from companion.present.tactical_desk.journal import battle_row
from companion.tongue import tr


class BattleJournal(SeatedJournal):
    """The journal of a square-grid battle."""

    note = "Enter: working, P: playback"

    play_back = Signal(int)
    """An entry is to be played back."""

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        super().__init__(desk, look, battle_row)

    def acts(self, row: JournalRow) -> list[RowAct]:
        """Give what can be done with an entry."""
        seen = "" if row.lines else tr("nothing of it is to be seen")
        back = RowAct(Qt.Key.Key_P, tr("Play it back"), seen, lambda: self.play_back.emit(row.entry))
        return [self.reading(row), back, *self.going(row)]
