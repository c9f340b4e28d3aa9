"""What can be done from a campaign's window: every act with its key, and the dialogs that it opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from companion.campaign import commands as cmd
from companion.desktop.acts import Act
from companion.desktop.asides import TextDialog, working_text
from companion.desktop.campaign.confirming import ResignDialog, SeatDialog
from companion.desktop.campaign.offline.acts import TableActs
from companion.desktop.documents import NotDone, export_report, save_copy
from companion.desktop.house_rules import HouseRules
from companion.desktop.override import OverrideDialog
from companion.desktop.palette import Find, Palette
from companion.desktop.reference import Reference
from companion.present import campaign_settable
from companion.present.campaign_desk.army import titled
from companion.present.clauses import titles
from companion.tongue import tr

if TYPE_CHECKING:
    from companion.desktop.application import Desktop
    from companion.desktop.campaign.window import CampaignWindow


class CampaignEvening(QObject):
    """The acts of a campaign's window."""

    def __init__(self, desktop: Desktop, window: CampaignWindow) -> None:
        super().__init__(window)
        self.desktop, self.window, self.desk = desktop, window, window.desk
        self.dialog: Any = None
        self.reference: Any = None
        """The rules reference, once it was opened."""
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
        desk, window, look = self.desk, self.window, self.desktop.look
        seat = tr("The referee's seat: take it, leave it")
        return [
            Act("new", tr("New game …"), self.desktop.new_game, "Ctrl+N", "Game"),
            Act("new-campaign", tr("New campaign …"), self.desktop.new_campaign, "Ctrl+Alt+G", "Game"),
            Act("open", tr("Open …"), self.open_file, "Ctrl+O", "Game"),
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
            Act("dark", tr("Light or dark"), lambda: look.change(dark=not look.dark), "Ctrl+Shift+W", "View"),
            Act("larger", tr("Larger"), lambda: look.change(percent=look.percent + 25), "Ctrl++", "View"),
            Act("smaller", tr("Smaller"), lambda: look.change(percent=look.percent - 25), "Ctrl+-", "View"),
            Act("normal", tr("Normal size"), lambda: look.change(percent=100), "Ctrl+0", "View"),
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

    # ---- files

    def open_file(self) -> None:
        """Ask for a document and open it."""
        folder, kinds = self.desktop.settings.stored.folder, tr("Games (*.companion *.companion.*)")
        name, _ = QFileDialog.getOpenFileName(self.window, tr("Open a game"), folder, kinds)
        if name:
            self.desktop.open(Path(name))

    def save_copy(self) -> None:
        """Ask for a name and copy the document."""
        folder = self.desktop.settings.stored.folder
        name, _ = QFileDialog.getSaveFileName(self.window, tr("Save a copy"), folder, tr("Games (*.companion)"))
        if name:
            self._try_to(lambda: save_copy(self.window.path, Path(name), overwrite=True))  # the dialog has asked

    def save_report(self) -> None:
        """Ask for a name and write the report of what this seat may know."""
        folder, kinds = self.desktop.settings.stored.folder, tr("Markdown (*.md);;HTML (*.html);;PDF (*.pdf)")
        name, _ = QFileDialog.getSaveFileName(self.window, tr("Report of the campaign"), folder, kinds)
        if name:
            self._try_to(lambda: export_report(self.desk.session, Path(name)))

    def _try_to(self, act: Callable[[], object]) -> None:
        """Do something with a file; what fails is told in place."""
        try:
            act()
        except NotDone as error:
            self.window.refuse(str(error))

    # ---- the referee

    def turn_seat(self) -> None:
        """Take the referee's seat, which is asked about first, or leave it."""
        if self.desk.refereeing:
            self.desk.leave_referees_seat()
        else:
            self._from_the_seat(self._back)

    def _from_the_seat(self, act: Callable[[], object]) -> None:
        """Do what only the referee may: at once from his seat, else when it is taken."""
        if self.desk.refereeing:
            act()
        else:
            self._show(SeatDialog(self.desk, self.desktop.look, self.window, act))

    def open_override(self) -> None:
        """Let the referee set any value, with a reason."""
        self._from_the_seat(self._override)

    def _override(self) -> None:
        target = self.desk.selection or "game"
        self._show(OverrideDialog(self.desk, self.desktop.look, target, self.window, fields=campaign_settable,
                                  first=("fatigue", "turn")))  # fmt: skip

    def open_house_rules(self) -> None:
        """Show how this game reads the rulings, and let it read them otherwise."""
        self._show(HouseRules(self.desk, self.desktop.look, self.window, change=cmd.SetOption))

    def open_resign(self) -> None:
        """Ask whether one means it."""
        self._show(ResignDialog(self.desk, self.desktop.look, self.window))

    # ---- reading

    def show_working(self, entry: int) -> None:
        """Show an entry with its working, as far as this seat may read it."""
        title = tr("Entry {n}", n=entry)
        text = working_text(self.desk, entry)
        self._show(TextDialog(self.desk, self.desktop.look, title, text, parent=self.window))

    def show_clause(self, name: str | None = None) -> None:
        """Open the rules at the clause behind what is done."""
        wanted = self.window.clause if name is None else name
        if self.reference is None:
            session = self.desk.session
            self.reference = Reference(self.desktop.look, session.sources, self.desk.view.options, kind=session.kind)
            self.desktop.others.append(self.reference)
        else:
            self.reference.read(self.desk.session.sources, self.desk.view.options)
        self.reference.show_clause(wanted)
        self.reference.show()
        self.reference.raise_()

    # ---- finding

    def open_palette(self) -> None:
        """Open the command palette."""
        self._show(Palette(self.desktop.look, tuple(self.finds()), self.window))

    def _show(self, dialog: Any) -> None:
        self.dialog = dialog
        dialog.finished.connect(lambda _: self._back(dialog))
        dialog.open()

    def _back(self, dialog: Any = None) -> None:
        if dialog is self.dialog:
            self.dialog = None
        focus = self.window.journal.list if self.window.journal.isVisible() else self.window.army.list
        focus.setFocus()

    def _put_away(self) -> None:
        """While the laptop changes hands no dialog goes on showing what one side knows."""
        if self.desk.covered and self.dialog is not None:
            self.dialog.reject()

    def finds(self) -> Iterator[Find]:
        """Give every act, the corps that the seat knows, the towns of the map and the clauses of the rules."""
        for act in self.window.acts.values():
            words = f"{act.title} {act.id} {act.key}".lower()
            yield Find(act.id, "command", act.title, act.key.replace("+", " "), act.why(),
                       partial(self.window.run, act.id), words)  # fmt: skip
        for one in self.desk.view.corps:
            words = f"{one.unit} {one.leader} {one.letter} {one.number}".lower()
            yield Find(one.id, "corps", titled(one), "", "", partial(self.desk.select, one.id), words)
        for at, town in self.desk.ground.towns.items():
            yield Find(f"town {at}", "place", town, "", "", partial(self.window.show_hex, at), town.lower())
        for name, title in titles(self.desk.session.kind):
            words = f"{name} {title}".lower()
            yield Find(name, "clause", f"{name}  {title}", "", "", partial(self.show_clause, name), words)
