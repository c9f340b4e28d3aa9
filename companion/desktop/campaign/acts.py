"""What can be done from a campaign's window: every act with its key, and the dialogs that it opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from companion.campaign import commands as cmd
from companion.desktop.acts import Act
from companion.desktop.campaign.offline.acts import TableActs
from companion.desktop.confirming import ResignDialog, SeatDialog
from companion.desktop.evenings import AnyEvening
from companion.present.campaign_desk.army import titled
from companion.tongue import tr

if TYPE_CHECKING:
    from companion.desktop.application import Desktop
    from companion.desktop.campaign.window import CampaignWindow
    from companion.desktop.palette import Find


class CampaignEvening(AnyEvening):
    """The acts of a campaign's window."""

    def __init__(self, desktop: Desktop, window: CampaignWindow) -> None:
        super().__init__(desktop, window)
        self.window, self.desk = window, window.desk
        self.table = TableActs(desktop, window)
        window.offer([*self.acts(), *self.table.acts()])
        window.journal.working.connect(self.show_working)
        self.desk.changed.connect(self._put_away)

    def close(self) -> None:
        """Close what belongs to the window."""
        if self.dialog is not None:
            self.dialog.close()

    def acts(self) -> list[Act]:
        """Give everything that can be done from this window."""
        desk, window = self.desk, self.window
        seat = tr("The referee's seat: take it, leave it")
        return [
            *self.beginnings(),
            Act("copy", tr("Save a copy …"), self.save_copy, "Ctrl+Shift+S", "Game", self._covered),
            Act("report", tr("Save the report …"), self.save_report, "Ctrl+E", "Game", self._covered),
            Act("close", tr("Close"), window.close, "Ctrl+W", "Game"),
            Act("undo", tr("Undo"), desk.undo, "Ctrl+Z", "Edit", self._nothing_to_undo),
            Act("redo", tr("Redo"), desk.redo, "Ctrl+Y", "Edit", self._nothing_to_redo),
            Act("override", tr("Override any value"), self.open_override, "Ctrl+Shift+P", "Edit", self._locked),
            Act("set-option", tr("House rules"), self.open_house_rules, "Ctrl+Alt+H", "Edit", self._covered),
            Act("referee", seat, self.turn_seat, "Ctrl+Alt+R", "Edit", self._locked),
            Act("end", tr("End the phase"), window.end_phase, "F8", "Phase", window.header.end_reason),
            Act("sit-down", tr("Take the laptop"), desk.sit_down, "F9", "Phase", self._not_covered),
            Act("resign", tr("Resign …"), self.open_resign, "Ctrl+Alt+E", "Phase", self._no_resigning),
            Act("palette", tr("Any command, corps or clause …"), self.open_palette, "Ctrl+K", "View", self._covered),
            Act("map", tr("Go to the map"), window.map.setFocus, "F2", "View", self._covered),
            Act("army", tr("Go to the army"), partial(window.drawers.go, window.army.list), "F3", "View",
                self._covered),
            Act("journal", tr("Journal: show it, put it away"), window.to_journal, "F4", "View", self._covered),
            Act("letters", tr("Go to the letters"), partial(window.drawers.go, window.box.list), "F7", "View",
                self._covered),
            Act("home", tr("Headquarters in the middle of the map"), window.map.go_home, "Ctrl+Home", "View",
                self._covered),
            Act("whole", tr("The whole map"), window.map.fit, "Ctrl+Shift+0", "View", self._covered),
            Act("replay", tr("Replay the campaign"), window.points.open_replay, "Ctrl+R", "View",
                window.points.no_replay),
            *self.looks(),
            Act("clause", tr("The clause behind what is done just now"), self.show_clause, "F1", "Help"),
            Act("reference", tr("Rules reference"), lambda: self.show_clause(""), "Shift+F1", "Help"),
        ]  # fmt: skip

    def _covered(self) -> str:
        return tr("take the laptop first") if self.desk.covered else ""

    def _locked(self) -> str:
        return str(self.desk.session.read_only or "")

    def _no_resigning(self) -> str:
        return self._covered() or (tr("the game is over") if self.desk.view.over else "")

    def _not_covered(self) -> str:
        return "" if self.desk.covered else tr("the laptop is in the right hands")

    def _nothing_to_undo(self) -> str:
        return "" if self.desk.undo_words else tr("nothing of your own in this phase is left to undo")

    def _nothing_to_redo(self) -> str:
        return "" if self.desk.redo_words else tr("nothing was taken back here")

    # ---- the referee

    def turn_seat(self) -> None:
        """Take the referee's seat, which is asked about first, or leave it."""
        if self.desk.refereeing:
            self.desk.leave_referees_seat()
        else:
            self._from_the_seat(self.back_to_work)

    def _from_the_seat(self, act: Callable[[], object]) -> None:
        """Do what only the referee may: at once from his seat, else when it is taken."""
        if self.desk.refereeing:
            act()
        else:
            self.show_dialog(SeatDialog(self.desk, self.desktop.look, self.window, act))

    def open_override(self) -> None:
        """Let the referee set any value, with a reason."""
        self._from_the_seat(self._override)

    def _override(self) -> None:
        from companion.desktop.override import OverrideDialog
        from companion.present import campaign_settable

        target = self.desk.selection or "game"
        self.show_dialog(OverrideDialog(self.desk, self.desktop.look, target, self.window, fields=campaign_settable,
                                  first=("fatigue", "turn")))  # fmt: skip

    def open_house_rules(self) -> None:
        """Show how this game reads the rulings, and let it read them otherwise."""
        from companion.desktop.house_rules import HouseRules

        self.show_dialog(HouseRules(self.desk, self.desktop.look, self.window, change=cmd.SetOption))

    def open_resign(self) -> None:
        """Ask whether one means it."""
        words = tr("The campaign ends as it stands and the points are counted now, by the scenario's own table: "
                   "resigning costs none and gives the enemy none. Only the referee can take it back.")  # fmt: skip
        look = self.desktop.look
        self.show_dialog(ResignDialog(self.desk, look, self.window, words=words, clause="RTG-R-GAME-END"))

    # ---- dialogs, reading, finding

    def back_to_work(self) -> None:
        """Give the keys to the journal where it is shown, else to the army."""
        focus = self.window.journal.list if self.window.journal.isVisible() else self.window.army.list
        focus.setFocus()

    def clause_now(self) -> str:
        """Give the clause behind the question, the order or the phase."""
        return self.window.clause

    def _put_away(self) -> None:
        """While the laptop changes hands no dialog goes on showing what one side knows."""
        if self.desk.covered and self.dialog is not None:
            self.dialog.reject()

    def of_game(self) -> Iterator[Find]:
        """Give the corps that the seat knows and the towns of the map."""
        from companion.desktop.palette import Find

        for one in self.desk.view.corps:
            words = f"{one.unit} {one.leader} {one.letter} {one.number}".lower()
            yield Find(one.id, "corps", titled(one), "", "", partial(self.desk.select, one.id), words)
        for at, town in self.desk.ground.towns.items():
            yield Find(f"town {at}", "place", town, "", "", partial(self.window.show_hex, at), town.lower())
