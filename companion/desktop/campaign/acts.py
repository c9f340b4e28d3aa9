"""What can be done from a campaign's window: every act with its key, and the dialogs that it opens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from companion.desktop.acts import Act
from companion.desktop.campaign.offline.acts import TableActs
from companion.desktop.documents import NotDone, save_copy
from companion.desktop.palette import Find, Palette
from companion.present.campaign_desk.army import titled
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
        self.table = TableActs(desktop, window)
        window.offer([*self.acts(), *self.table.acts()])

    def close(self) -> None:
        """Close what belongs to the window."""
        if self.dialog is not None:
            self.dialog.close()

    def acts(self) -> list[Act]:
        """Give everything that can be done from this window."""
        desk, window, look = self.desk, self.window, self.desktop.look
        return [
            Act("new", tr("New game …"), self.desktop.new_game, "Ctrl+N", "Game"),
            Act("new-campaign", tr("New campaign …"), self.desktop.new_campaign, "Ctrl+Alt+G", "Game"),
            Act("open", tr("Open …"), self.open_file, "Ctrl+O", "Game"),
            Act("copy", tr("Save a copy …"), self.save_copy, "Ctrl+Shift+S", "Game", self._covered),
            Act("close", tr("Close"), window.close, "Ctrl+W", "Game"),
            Act("undo", tr("Undo"), desk.undo, "Ctrl+Z", "Edit", self._nothing_to_undo),
            Act("redo", tr("Redo"), desk.redo, "Ctrl+Y", "Edit", self._nothing_to_redo),
            Act("end", tr("End the phase"), window.end_phase, "F8", "Phase", window.header.end_reason),
            Act("sit-down", tr("Take the laptop"), desk.sit_down, "F9", "Phase", self._not_covered),
            Act("palette", tr("Any command or corps …"), self.open_palette, "Ctrl+K", "View", self._covered),
            Act("map", tr("Go to the map"), window.map.setFocus, "F2", "View", self._covered),
            Act("army", tr("Go to the army"), partial(window.drawers.go, window.army.list), "F3", "View",
                self._covered),
            Act("letters", tr("Go to the letters"), partial(window.drawers.go, window.box.list), "F4", "View",
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
        ]  # fmt: skip

    def _covered(self) -> str:
        return tr("take the laptop first") if self.desk.covered else ""

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
            try:
                save_copy(self.window.path, Path(name), overwrite=True)  # the dialog has asked
            except NotDone as error:
                self.window.refuse(str(error))

    # ---- finding

    def open_palette(self) -> None:
        """Open the command palette."""
        self.dialog = Palette(self.desktop.look, tuple(self.finds()), self.window)
        self.dialog.finished.connect(lambda _: self._back())
        self.dialog.open()

    def _back(self) -> None:
        self.dialog = None
        self.window.army.list.setFocus()

    def finds(self) -> Iterator[Find]:
        """Give every act, the corps that the seat knows, and the towns of the map."""
        for act in self.window.acts.values():
            words = f"{act.title} {act.id} {act.key}".lower()
            yield Find(act.id, "command", act.title, act.key.replace("+", " "), act.why(),
                       partial(self.window.run, act.id), words)  # fmt: skip
        for one in self.desk.view.corps:
            words = f"{one.unit} {one.leader} {one.letter} {one.number}".lower()
            yield Find(one.id, "corps", titled(one), "", "", partial(self.desk.select, one.id), words)
        for at, town in self.desk.ground.towns.items():
            yield Find(f"town {at}", "place", town, "", "", partial(self.window.show_hex, at), town.lower())
