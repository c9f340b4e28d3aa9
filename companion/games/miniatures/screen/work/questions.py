"""A question that waits for a side: its choices with their keys. Its combat waits for it, the others go on."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from companion.desktop.desk.panel import KeyHint, digit, letter
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.drawing import marks
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.language.messages import told
from companion.language.tongue import plural, tr
from companion.language.words import capital, plain, side_words

KEYS = {"carry": "C", "break-through": "X"}
"""Choices with a key of their own; the others are numbered."""
COLUMNS = 3


class Questions(QWidget):
    """The pending question."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look = desk, look
        self.words = label("", "title")
        self.whose = label("", "small")
        self._buttons: list[tuple[str, KeyButton]] = []
        self._shown: Any = None
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, look.px(6))
        lines.setSpacing(look.px(4))
        lines.addWidget(self.whose)
        lines.addWidget(self.words)
        self._choices = QGridLayout()
        lines.addLayout(self._choices)
        self.refresh()

    def refresh(self) -> None:
        """Show the question that waits, or nothing."""
        asked = self.desk.view.pending
        self.setVisible(asked is not None)
        if self.desk.view.waiting == self._shown:
            return
        self._shown = self.desk.view.waiting
        for _, made in self._buttons:
            self._choices.removeWidget(made)
            made.hide()
            made.deleteLater()
        self._buttons = []
        if asked is None:
            return
        side, waiting = side_words(asked.seat), len(self.desk.view.waiting)
        one, first = tr("{side} must decide", side=side), tr("{side} must decide (1 of {n})", side=side, n=waiting)
        self.whose.setText(one if waiting == 1 else first)
        self.words.setText(capital(told(asked.text)))
        self.setAccessibleName(told(asked.text))
        for nth, choice in enumerate(asked.choices, 1):
            made = KeyButton(self.look, self._said(choice), KEYS.get(choice, str(nth) if nth < 10 else ""))
            made.clicked.connect(lambda _=False, choice=choice: self.answer(choice))
            self._choices.addWidget(made, (nth - 1) // COLUMNS, (nth - 1) % COLUMNS)
            self._buttons.append((choice, made))

    def _said(self, choice: str) -> str:
        unit = self.desk.unit(choice)
        if unit is None:
            leader = self.desk.leader(choice)
            return capital(plain(choice)) if leader is None else str(leader.name)
        shown = marks.pips(unit)
        if shown is None:
            return str(unit.name)
        return plural(shown.left, "{unit}, {n} stand", "{unit}, {n} stands", unit=unit.name)

    def answer(self, choice: str) -> None:
        """Answer."""
        asked = self.desk.view.pending
        self.desk.do(cmd.Answer(choice, asked.name if asked is not None else ""))

    def keys(self) -> list[KeyHint]:
        """Give the keys of the choices."""
        return [KeyHint((made.cap,), made.text()) for _, made in self._buttons if made.cap]

    def on_key(self, event: QKeyEvent) -> bool:
        """A choice's key answers."""
        pressed = letter(event) or (str(digit(event)) if digit(event) is not None else "")
        choice = next((choice for choice, made in self._buttons if made.cap and made.cap == pressed), None)
        if choice is not None:
            self.answer(choice)
        return choice is not None
