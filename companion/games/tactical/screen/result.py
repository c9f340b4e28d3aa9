"""The end of the battle over the map: the level of victory, the points, and where they are counted row by row."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from companion.charts.ruleset import called
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, column, label, row
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.rows import points
from companion.language.tongue import tr


class ResultPanel(QWidget):
    """The result; not there while the battle goes on (ANT-10.0b)."""

    points_asked = Signal()
    turns_asked = Signal()

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        super().__init__()
        self.desk = desk
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.heading, self.words = Heading(look), label("")
        self.words.setWordWrap(True)
        self.button = KeyButton(look, tr("The points row by row"), "Ctrl P")
        self.button.clicked.connect(self.points_asked)
        self.turns = KeyButton(look, tr("Any turn again"), "Shift F4")
        self.turns.clicked.connect(self.turns_asked)
        lines = column(self.heading, self.words, margin=look.px(12), spacing=look.px(4))
        foot = row(self.button, self.turns)
        foot.addStretch(1)
        lines.addLayout(foot)
        self.setLayout(lines)
        desk.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the result when there is one."""
        score = self.desk.session.score() if self.desk.view.over and not self.desk.covered else None
        self.setVisible(score is not None)
        if score is not None:
            self.heading.tell(called(score.level), points.difference(score))
            told = tr("Everything is revealed: the map and the units of both sides may be examined. [ANT-10.0c]")
            self.words.setText(f"{points.standing(score)}. {told}")
