"""Instead of a table: what the computer would make of the battle, and the two answers that need none."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.charts.figures import Refused
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, label, row
from companion.games.campaign.screen.desk import CampaignDesk
from companion.kernel.record import SeatRefused
from companion.language.tongue import tr
from companion.table import way
from companion.table.screen.returning import words_of
from companion.table.words import chances


class Instead(QWidget):
    """Asks for the computer's chances, and takes the answers that leave the table alone."""

    chosen = Signal(str)
    """An answer: "computer" or "not-fought"."""

    def __init__(self, desk: CampaignDesk, look: Look) -> None:
        super().__init__()
        self.desk = desk
        self.told = label("", "small")
        self.told.setWordWrap(True)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.odds = KeyButton(look, tr("What would the computer make of it?"), "Alt ⇧ O")
        self.computer = KeyButton(look, tr("The computer fights it"), "Alt ⇧ C")
        self.not_fought = KeyButton(look, tr("It was not fought"), "Alt ⇧ N")
        self.odds.clicked.connect(self.ask)
        self.computer.clicked.connect(self.let_the_computer)
        self.not_fought.clicked.connect(self.say_not_fought)
        keys = {"Alt+Shift+O": self.ask, "Alt+Shift+C": self.let_the_computer, "Alt+Shift+N": self.say_not_fought}
        for key, act in keys.items():
            QShortcut(QKeySequence(key), self).activated.connect(act)
        foot = row(self.odds, self.computer, self.not_fought)
        foot.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(look.px(6))
        lines.addWidget(Heading(look, tr("Instead of a table")))
        lines.addWidget(self.told)
        lines.addLayout(foot)
        self.told.hide()

    def ask(self) -> None:
        """Tell what the computer would make of the battle; nothing is written by it."""
        try:
            with self.desk.as_referee():
                found, names = way.chances(self.desk.session), way.called(self.desk.session)
        except (Refused, SeatRefused) as error:
            self.told.setText(words_of(error))
        else:
            many, *those = chances.lines(found, names)
            self.told.setText(f"{many} {'; '.join(those)}.")
        self.told.setAccessibleName(self.told.text())
        self.told.show()

    def let_the_computer(self) -> None:
        """Have the computer fight it."""
        self.chosen.emit("computer")

    def say_not_fought(self) -> None:
        """Say that nobody fought it."""
        self.chosen.emit("not-fought")
