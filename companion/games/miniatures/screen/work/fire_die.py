"""Beside the fire chart: the die with what it brings, the button that rolls or applies, the odds before the roll."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.die import DieField
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label, row
from companion.games.miniatures.screen.work.odds import OddsList
from companion.language.tongue import tr

WIDE = 218
"""Pixels of the design."""


class FireDie(QWidget):
    """The right of the fire pane."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.die = DieField(look)
        self.head, self.said, self.effect = label("", "label"), label(""), label("", "panel")
        self.does = label("")
        self.does.setWordWrap(True)
        self.apply = KeyButton(look, tr("Roll"), "R", primary=True)
        self.apply.tells_why = False
        self.why = label("", "refusal")
        self.why.setWordWrap(True)
        self.clear = KeyButton(look, tr("Clear"), "Esc")
        self.odds = OddsList(look)
        words = QVBoxLayout()
        words.setSpacing(0)
        for part in (self.head, self.said, self.effect):
            part.setWordWrap(True)
            words.addWidget(part)
        words.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(look.px(10))
        top.addWidget(self.die)
        top.addLayout(words, 1)
        lines = QVBoxLayout(self)
        lines.setSpacing(look.px(8))
        lines.addLayout(top)
        lines.addWidget(self.does)
        lines.addLayout(row(self.apply, self.clear))
        for below in (self.why, self.odds):
            lines.addWidget(below)
        lines.addStretch(1)
        lines.setContentsMargins(0, 0, 0, 0)
        self.setObjectName("fire-die")
        self.setFixedWidth(look.px(WIDE))

    def tell(self, head: str, said: str, effect: str, does: str) -> None:
        """Say what die it is, what was thrown, its effect, and what that does."""
        self.head.setText(head.upper())
        self.said.setText(said)
        self.effect.setText(effect)
        self.does.setText(does)

    def tell_why(self) -> None:
        """Say below the buttons why nothing can be rolled: beside a word of four letters there is no room for it."""
        self.why.setText(self.apply.reason)
        self.why.setVisible(bool(self.apply.reason))
