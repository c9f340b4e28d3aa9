"""Battles on the table, from a square-grid battle's window: a part of the field is given out, its result comes back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.desktop.dialogs.framed import Deciding
from companion.desktop.shell.seated_acts import SeatedEvening
from companion.desktop.widgets.acts import Act
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import choice_box, label
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.names import place
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.window import TacticalWindow
from companion.kernel.journal import JournalError
from companion.kernel.record import SeatRefused
from companion.language.tongue import tr
from companion.table import way
from companion.table.screen.page import ReturnPage
from companion.table.screen.returning import table_made, words_of

FARTHEST, LONGEST = 6, 6
"""Squares from the middle and hours that are offered."""
FAULTS = (Refused, SeatRefused, BadInput, JournalError, OSError)


class PartDialog(Deciding):
    """Asks which part of the field goes to the table, and for how long at most."""

    def __init__(self, desk: TacticalDesk, look: Look, parent: QWidget) -> None:
        super().__init__(desk, look, tr("A battle on the table"), parent, does=tr("Put it on the table"))
        self.setMinimumWidth(look.px(440))
        at = desk.looking
        parts: list[tuple[str, int | None]] = [(tr("The whole field"), None)]
        if at is not None:
            near = ((tr("Squares around {at}, up to {n} away", at=place(at), n=n), n) for n in range(1, FARTHEST + 1))
            parts = [*near, *parts]
        self.part = choice_box(tr("Part of the field"), parts)
        self.part.setCurrentIndex(min(1, self.part.count() - 1))
        self.hours = choice_box(tr("Hours it may last"), [(str(n), n) for n in range(1, LONGEST + 1)])
        words = label(tr("Both sides' units there leave as miniatures; the game stands still until the result is in."))
        words.setWordWrap(True)
        self.lines.addWidget(self.strip)
        self.lines.addWidget(words)
        for box in (self.part, self.hours):
            self.lines.addWidget(label(box.accessibleName(), "label"))
            self.lines.addWidget(box)
            box.currentIndexChanged.connect(lambda _: self.check())
        self.lines.addLayout(self.foot())
        self.check()

    def command(self) -> cmd.ToTable:
        """Give the command."""
        within, hours = self.part.currentData(), int(self.hours.currentData())
        if within is None:
            return cmd.ToTable(hours=hours)
        return cmd.ToTable(around=self.desk.looking, within=int(within), hours=hours)

    def check(self) -> None:
        """Say at the button why it cannot be done."""
        self.apply.tell(tr("Put it on the table"), self.desk.why_not(self.command()))

    def accept(self) -> None:
        """Put it there."""
        self.carry_out(self.command())


class TableActs:
    """The acts; all are the referee's."""

    def __init__(self, evening: SeatedEvening, window: TacticalWindow) -> None:
        self.evening, self.window, self.desk = evening, window, window.desk

    def acts(self) -> list[Act]:
        """Give what can be done."""
        refereed = self.evening.from_the_seat
        return [
            Act(
                "to-table",
                tr("A part of the field to the table …"),
                partial(refereed, self.put),
                "",
                "Phase",
                self._not_free,
            ),
            Act(
                "table-out",
                tr("Give the battle out as a table game …"),
                partial(refereed, self.give_out),
                "Ctrl+Shift+B",
                "Phase",
                self._none,
            ),
            Act(
                "table-result",
                tr("The result from the table …"),
                partial(refereed, self.take_back),
                "Ctrl+B",
                "Phase",
                self._none,
            ),
            Act(
                "call-off",
                tr("Call the battle on the table off"),
                partial(refereed, self.call_off),
                "",
                "Phase",
                self._none,
            ),
        ]

    def _not_free(self) -> str:
        desk = self.desk
        if desk.session.read_only:
            return str(desk.session.read_only)
        if desk.view.over:
            return tr("the battle is over")
        return tr("a battle is on the table already") if desk.view.on_table else ""

    def _none(self) -> str:
        return "" if self.desk.view.on_table else tr("no battle is on the table")

    def put(self) -> None:
        """Ask which part of the field goes."""
        self.evening.show_dialog(PartDialog(self.desk, self.evening.house.look, self.window))

    def give_out(self) -> None:
        """Ask for a name, write the table game, and open it beside this one."""
        name, _ = QFileDialog.getSaveFileName(
            self.window,
            tr("The table game"),
            str(self._folder() / f"battle-{self.desk.view.on_table}.companion"),
            tr("Games (*.companion)"),
        )
        if name and self._try(lambda: way.table_game(Path(name), way.export(self.desk.session))):
            table_made(self.desk, Path(name))
            self.evening.house.open(Path(name))

    def take_back(self) -> None:
        """Open the page of the result where one left it."""
        self.evening.show_dialog(ReturnPage(self.desk, self.evening.house.look, self.window))

    def call_off(self) -> None:
        """Take the battle off the table without a result."""
        self.desk.do(cmd.CallOff())

    def _folder(self) -> Path:
        return self.window.path.absolute().parent if self.window.path is not None else Path.home()

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except FAULTS as error:
            self.window.refuse(words_of(error))
            return False
        return True
