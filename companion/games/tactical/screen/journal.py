"""The journal of a battle: from an entry in which something can be seen it is played back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from companion.desktop.shell.journal import RowAct
from companion.desktop.shell.seated_journal import SeatedJournal
from companion.desktop.widgets.look import Look
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.rows.journal import battle_row
from companion.language.tongue import tr, word
from companion.rows.journal_rows import JournalRow


class BattleJournal(SeatedJournal):
    """The journal of a square-grid battle."""

    note = word("Enter: working, P: playback")

    play_back = Signal(int)
    """An entry is to be played back."""

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        super().__init__(desk, look, battle_row)

    def acts(self, row: JournalRow) -> list[RowAct]:
        """Give what can be done with an entry."""
        seen = "" if row.lines else tr("nothing of it is to be seen")
        back = RowAct(Qt.Key.Key_P, tr("Play it back"), seen, lambda: self.play_back.emit(row.entry))
        reading, *more = super().acts(row)
        return [reading, back, *more]
