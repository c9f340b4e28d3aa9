"""The strip over the map while the computer plays: what it is at, how far the turn is, a button to let it wait."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.rows import moment
from companion.language.tongue import tr


class Busy(QWidget):
    """The computer's turn; not there while a person is waited for."""

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        super().__init__()
        self.setObjectName("busy")
        self.desk, self.look = desk, look
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words, self.bar = label(""), QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(look.px(140), look.px(8))
        self.button = KeyButton(look, tr("Pause"), "Esc")
        self.button.clicked.connect(desk.pause)
        line = QHBoxLayout(self)
        line.setContentsMargins(look.px(12), look.px(3), look.px(8), look.px(3))
        line.addWidget(self.words, 1)
        line.addWidget(self.bar)
        line.addWidget(self.button)
        look.changed.connect(self._dress)
        desk.changed.connect(self.refresh)
        self._dress()
        self.refresh()

    def _dress(self) -> None:
        tint, edge = self.look.color("slate-tint").name(), self.look.color("slate").name()
        sheet, wide = self.look.color("sheet").name(), self.look.px(4)
        self.setStyleSheet(
            f"Busy {{ background: {tint}; border-left: {wide}px solid {edge}; }} "
            f"QProgressBar {{ background: {sheet}; border: 1px solid {edge}; }} "
            f"QProgressBar::chunk {{ background: {edge}; }}"
        )

    def refresh(self) -> None:
        """Show what is played."""
        desk = self.desk
        shown = (desk.moving or desk.paused) and not desk.view.over
        self.setVisible(shown)
        if not shown:
            return
        phases = moment.phases(desk.rules, desk.session.view)
        done = sum(one.stage == "done" for one in phases)
        self.bar.setRange(0, max(1, len(phases)))
        self.bar.setValue(done)
        phase = moment.now_words(desk.rules, desk.session.view)
        words = (
            tr("The computer waits: {phase}", phase=phase)
            if desk.paused
            else tr("The computer plays: {phase}", phase=phase)
        )
        self.words.setText(words)
        self.setAccessibleName(words)
        self.button.cap = "Esc"
        self.button.tell(tr("Go on") if desk.paused else tr("Pause"))
