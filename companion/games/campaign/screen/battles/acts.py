"""What a campaign's window can do for battles on the table: give one out, take its result back, show the calendar."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.desktop.desk.house import House
from companion.desktop.widgets.acts import Act
from companion.games.campaign.screen.battles.calendar import Calendar
from companion.games.campaign.screen.battles.giving_out import GivingOut
from companion.games.campaign.screen.window import CampaignWindow
from companion.kernel.record import SeatRefused
from companion.language.tongue import tr
from companion.table.screen.page import ReturnPage
from companion.table.screen.returning import why_not, words_of


class TableActs(QObject):
    """The acts, and the one dialog that is open for them."""

    def __init__(self, house: House, window: CampaignWindow) -> None:
        super().__init__(window)
        self.house, self.window, self.desk = house, window, window.desk
        self.dialog: QDialog | None = None
        window.question.table_asked.connect(self._asked)
        self.desk.changed.connect(self._put_away)

    def acts(self) -> list[Act]:
        """Give what can be done."""
        result, out = tr("The result from the table …"), tr("Give the battle out for the table …")
        return [
            Act("table-result", result, self.open_return, "Ctrl+B", "Phase", lambda: why_not(self.desk)),
            Act("table-out", out, self.give_out, "Ctrl+Shift+B", "Phase", lambda: why_not(self.desk)),
            Act("calendar", tr("Calendar of the campaign"), self.open_calendar, "F6", "View", self._covered),
        ]

    def _covered(self) -> str:
        return tr("take the laptop first") if self.desk.covered else ""

    def _asked(self, choice: str) -> None:
        {"result": self.open_return, "out": self.give_out}[choice]()

    def open_return(self) -> None:
        """Open the page of the result where one left it."""
        self._show(ReturnPage(self.desk, self.house.look, self.window))

    def give_out(self, battle: str = "") -> None:
        """Open what can be made of the battle that waits, or of a past one."""
        folder = self.window.path.absolute().parent if self.window.path is not None else Path.home()
        try:
            dialog = GivingOut(self.desk, self.house.look, self.window, battle=battle, folder=str(folder))
        except (Refused, SeatRefused, BadInput) as error:
            self.window.refuse(words_of(error))
            return
        dialog.table_asked.connect(self._open_table)
        dialog.answered.connect(self.desk.answer_for_the_table)
        self._show(dialog)

    def open_calendar(self) -> None:
        """Open the calendar."""
        dialog = Calendar(self.desk, self.house.look, self.window)
        dialog.given_out.connect(self._give_out_again)
        self._show(dialog)

    def _give_out_again(self, battle: str) -> None:
        if self.dialog is not None:
            self.dialog.accept()
        self.give_out(battle)

    def _open_table(self, path: Path) -> None:
        """Open the table game in a window of its own, beside the campaign."""
        if self.dialog is not None:
            self.dialog.accept()
        self.house.open(path)

    def _show(self, dialog: QDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(lambda _: self._back(dialog))
        dialog.open()

    def _back(self, dialog: QDialog) -> None:
        if dialog is self.dialog:
            self.dialog = None
        self.window.army.list.setFocus()

    def _put_away(self) -> None:
        """While the laptop changes hands no page goes on showing what was seen."""
        if self.desk.covered and self.dialog is not None:
            self.dialog.reject()
