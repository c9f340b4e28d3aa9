"""The line over the map that asks for what an order still needs: words, and an answer on each chip with its key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from companion.desktop.widgets.buttons import Chip
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label


class Reply(NamedTuple):
    """An answer: its key, its words, what it does."""

    key: str
    words: str
    act: Callable[[], object]


class AskingBar(QWidget):
    """What is asked; not there while nothing is."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setObjectName("asking")
        self.look = look
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.says = label("")
        self.says.setWordWrap(True)
        self.line = QHBoxLayout()
        self.line.setSpacing(look.px(4))
        self.chips: list[Chip] = []
        outer = QHBoxLayout(self)
        outer.setContentsMargins(look.px(12), look.px(4), look.px(8), look.px(4))
        outer.addWidget(self.says, 1)
        outer.addLayout(self.line)
        self.hide()

    def ask(self, words: str, replies: Sequence[Reply]) -> None:
        """Ask something."""
        for old in self.chips:
            old.setParent(None)
            old.deleteLater()
        self.chips = []
        for one in replies:
            chip = Chip(self.look, one.words, one.key)
            chip.setCheckable(False)
            chip.clicked.connect(lambda _=False, act=one.act: act())
            self.chips.append(chip)
            self.line.addWidget(chip)
        self.says.setText(words)
        self.setAccessibleName(words)
        self.show()

    def answer(self, number: int) -> bool:
        """Take the answer of a digit; false where there is none."""
        found = next((chip for chip in self.chips if chip.cap == str(number)), None)
        if found is not None:
            found.click()
        return found is not None
