"""Combat played back in the place of the map: after each combat phase, and again when it is asked for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from companion.games.tactical.screen.panels import BattlePanels
from companion.games.tactical.screen.playback import Playback
from companion.games.tactical.screen.turns import TurnsWindow, why_not
from companion.language.tongue import tr

FOUGHT = "sub-phase-began"
"""The fact with which every part of a combat phase begins."""


class LookingBack:
    """What is played back just now."""

    def __init__(self, window: BattlePanels) -> None:
        self.window, self.desk = window, window.desk
        self.shown: Playback | None = None
        self.turns: TurnsWindow | None = None
        self.desk.fought.connect(self._after_combat)
        window.journal.play_back.connect(self.from_journal)

    def _after_combat(self, entry: int) -> None:
        """Play back what was fought just now; where the seat saw nothing of it the game goes on."""
        if not self.show(entry):
            self.desk.go_on_after_combat()

    def show(self, entry: int) -> bool:
        """Play an entry back; false where its seat saw nothing of it."""
        self._put_away()
        window = self.window
        made = Playback(self.desk, window.look, [entry], window)
        if not made.has_steps:
            made.deleteLater()
            return False
        self.shown = made
        made.show_icons(icons=window.map.icons)
        made.left.connect(self.leave)
        made.clause_asked.connect(window.evening.show_clause)
        window.centre.addWidget(made)
        window.centre.setCurrentWidget(made)
        window.keys.hide()  # it prints its own
        window.drawers.put_away(away=True)
        made.setFocus()
        made.toggle()
        return True

    def leave(self) -> None:
        """Go on with the battle."""
        if self.shown is not None:
            self._put_away()
            self.window.map.setFocus()
            self.desk.go_on_after_combat()

    def _put_away(self) -> None:
        made, self.shown = self.shown, None
        if made is not None:
            self.window.centre.removeWidget(made)
            made.hide()
            self.window.keys.show()
            made.deleteLater()
            self.window.drawers.put_away(away=False)

    def take(self, event: QKeyEvent) -> bool:
        """Give a key to what is played back; false where nothing is."""
        if self.shown is None:
            return False
        self.shown.keyPressEvent(event)
        return True

    # ---- again

    def last(self) -> int:
        """Give the entry of the newest combat phase of the present line, 0 where none was fought."""
        fought = [
            line.entry
            for line in self.desk.log
            if line.current and any(one.__struct_config__.tag == FOUGHT for one in line.events)
        ]
        return fought[-1] if fought else 0

    def no_last(self) -> str:
        """Say why no combat can be played back, "" when one can."""
        if self.desk.covered:
            return tr("take the laptop first")
        return "" if self.last() else tr("nothing was fought yet")

    def again(self) -> None:
        """Play the newest combat phase back."""
        self.from_journal(self.last())

    def from_journal(self, entry: int) -> None:
        """Play any entry back; one of which the seat saw nothing is refused."""
        if not self.show(entry):
            self.window.refuse(tr("this seat saw nothing of it"))

    def turn(self) -> None:
        """Play combat back from now on, or no longer."""
        self.desk.playback = not self.desk.playback
        on = tr("Combat is played back from now on.")
        off = tr("Combat is played back no longer; Ctrl R shows it.")
        self.window.refuse(on if self.desk.playback else off)

    # ---- any turn

    def no_turns(self) -> str:
        """Say why no turn can be shown again, "" when one can."""
        return why_not(self.desk)

    def open_turns(self) -> None:
        """Show any turn again in a window of its own, or bring that to the front."""
        if self.no_turns():
            return
        if self.turns is None or not self.turns.isVisible():
            window = self.window
            self.turns = TurnsWindow(self.desk, window.look, window, icons=window.map.icons)
            self.turns.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.turns.destroyed.connect(self._turns_closed)
            self.turns.show()
        self.turns.activateWindow()

    def _turns_closed(self) -> None:
        self.turns = None
