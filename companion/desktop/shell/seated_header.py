"""The head of a window of a game of two sides: the moment, undo and redo, and the end of the phase."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import row
from companion.desktop.widgets.plain import tip
from companion.language.messages import told
from companion.language.tongue import tr

NARROW = 1340
"""In narrower windows, in pixels of the design, undo and redo are signs; what they would do is in their tips."""


class SeatedHeader(QWidget):
    """What the heads of games of two sides share; each says below what its moment is, and what would end."""

    end_asked = Signal()
    wide_undo: ClassVar[tuple[int, int]]
    """Of undo and redo, narrow and wide."""
    wide_end: ClassVar[tuple[int, int]]
    """Of the end of the phase, narrow and wide."""

    def __init__(self, desk: Any, look: Look, moment: QWidget, *beside: QWidget) -> None:
        """Lay out the moment, undo over redo, what stands `beside` them, and the end of the phase."""
        super().__init__()
        self.setObjectName("header")
        self.setProperty("ground", "paper")
        self.desk, self.look, self.narrow = desk, look, False
        self.undo = KeyButton(look, "", "Ctrl Z", icon="undo", framed=False)
        self.redo = KeyButton(look, "", "Ctrl Y", icon="redo", framed=False)
        self.end = KeyButton(look, tr("End the phase"), "F8", primary=True)
        self.undo.repeats = self.redo.repeats = True
        self.undo.clicked.connect(desk.undo)
        self.redo.clicked.connect(desk.redo)
        self.end.clicked.connect(self.end_asked)
        line = row(moment, spacing=look.px(6))
        line.setStretch(0, 1)
        stack = QVBoxLayout()
        stack.setContentsMargins(0, look.px(6), 0, look.px(8))
        stack.setSpacing(look.px(2))
        stack.addWidget(self.undo)
        stack.addWidget(self.redo)
        line.addLayout(stack)
        for one in beside:
            line.addWidget(one)
        line.addWidget(self.end)
        line.addSpacing(look.px(12))
        self.setLayout(line)
        desk.changed.connect(self.refresh)
        self.fit()

    # ---- what the kinds of game say

    def ending_words(self) -> str:
        """Say what would end."""
        raise NotImplementedError

    def end_reason(self) -> str:
        """Say why it cannot be ended now, "" when it can."""
        raise NotImplementedError

    def undo_words(self) -> tuple[str, str]:
        """Say what undo and redo would do, "" for nothing."""
        undo, redo = self.desk.undo_words, self.desk.redo_words
        return told(undo) if undo else "", told(redo) if redo else ""

    # ---- what is shown

    def fit(self) -> None:
        """Give the buttons the room there is."""
        nth = 0 if self.narrow else 1
        for made in (self.undo, self.redo):
            made.setFixedWidth(self.look.px(self.wide_undo[nth]))
        self.end.setFixedWidth(self.look.px(self.wide_end[nth]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the buttons give way before the moment does."""
        super().resizeEvent(event)
        narrow = event.size().width() < self.look.px(NARROW)
        if narrow != self.narrow:
            self.narrow = narrow
            self.fit()
            self.refresh()

    def refresh(self) -> None:
        """Say what undo and redo would do, and which phase would end."""
        undo, redo = self.undo_words()
        self._tell(self.undo, tr("Undo: {what}", what=undo) if undo else tr("Nothing to undo"), off=not undo)
        self._tell(self.redo, tr("Redo: {what}", what=redo) if redo else tr("Nothing to redo"), off=not redo)
        words, reason = self.ending_words(), self.end_reason()
        self.end.tell(tr("End") if self.narrow else words, reason)
        self.end.setAccessibleName(words)
        self.end.setToolTip(tip(reason or words))

    def _tell(self, button: KeyButton, words: str, *, off: bool) -> None:
        button.shorter = "" if off else words.partition(": ")[2]  # the sign says what it does with it
        button.tell("" if self.narrow else words, " " if off else "")
        button.setAccessibleName(words)
        button.setToolTip(tip(words))
