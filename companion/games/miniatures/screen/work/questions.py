"""The questions that wait for a side, one of them with its choices and keys. A combat waits for its own alone."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from companion.desktop.desk.panel import KeyHint, digit, letter
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import asked as words
from companion.language.messages import told
from companion.language.tongue import tr
from companion.language.words import capital, side_words

KEYS = {"carry": "C", "break-through": "X", "stay": "S"}
"""Choices with a key of their own; the others are numbered."""
COLUMNS = 3


class Questions(QWidget):
    """The questions that wait: all are named, the one in hand has its choices below it."""

    IS = Role.Grouping

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look = desk, look
        self.words = label("", "title")
        self.whose = label("", "small")
        self._buttons: list[tuple[str, KeyButton]] = []
        self._shown: Any = None
        self._in_hand = ""
        """What the question in hand is called by."""
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, look.px(6))
        lines.setSpacing(look.px(4))
        self._others = QVBoxLayout()
        self._others.setSpacing(0)
        self.others: list[KeyButton] = []
        """The questions that are not in hand, each to be taken in hand."""
        lines.addLayout(self._others)
        lines.addWidget(self.whose)
        lines.addWidget(self.words)
        self._choices = QGridLayout()
        lines.addLayout(self._choices)
        self.refresh()

    @property
    def asked(self) -> Any:
        """The question in hand: the chosen one while it waits, else the oldest; None where none waits."""
        waiting = self.desk.view.waiting
        return next((one for one in waiting if one.name == self._in_hand), waiting[0] if waiting else None)

    def take(self, name: str) -> None:
        """Take a question in hand."""
        self._in_hand = name
        self.refresh()

    def turn(self, by: int) -> bool:
        """Take the next question in hand, or the one before; false where there is no other."""
        names = [one.name for one in self.desk.view.waiting]
        if len(names) > 1:
            self.take(names[(names.index(self.asked.name) + by) % len(names)])
        return len(names) > 1

    def refresh(self) -> None:
        """Show the questions that wait, or nothing."""
        asked = self.asked
        self.setVisible(asked is not None)
        if (self.desk.view.waiting, asked) == self._shown:
            return
        self._shown = (self.desk.view.waiting, asked)
        for made in (*self.others, *(made for _, made in self._buttons)):
            self._choices.removeWidget(made)
            self._others.removeWidget(made)
            made.hide()
            made.deleteLater()
        self._buttons, self.others = [], []
        if asked is None:
            return
        self._show_others(asked)
        side, waiting = side_words(asked.seat), len(self.desk.view.waiting)
        nth = self.desk.view.waiting.index(asked) + 1
        of = tr("{side} must decide ({nth} of {n})", side=side, nth=nth, n=waiting)
        self.whose.setText(of if waiting > 1 else tr("{side} must decide", side=side))
        self.words.setText(capital(told(asked.text)))
        self.setAccessibleName(told(asked.text))
        for nth, choice in enumerate(asked.choices, 1):
            made = KeyButton(
                self.look, words.choice(self.desk.view, choice), KEYS.get(choice, str(nth) if nth < 10 else "")
            )
            made.clicked.connect(lambda _=False, choice=choice: self.answer(choice))
            self._choices.addWidget(made, (nth - 1) // COLUMNS, (nth - 1) % COLUMNS)
            self._buttons.append((choice, made))

    def _show_others(self, asked: Any) -> None:
        """Name the questions that are not in hand, the one that Tab takes first."""
        waiting = self.desk.view.waiting
        here = waiting.index(asked)
        for nth, one in enumerate((*waiting[here + 1 :], *waiting[:here])):
            words = tr("{side}: {question}", side=side_words(one.seat), question=told(one.text))
            made = KeyButton(self.look, words, "Tab" if nth == 0 else "", framed=False)
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            made.clicked.connect(lambda _=False, name=one.name: self.take(name))
            self._others.addWidget(made)
            self.others.append(made)

    def answer(self, choice: str) -> None:
        """Answer."""
        asked = self.asked
        self.desk.do(cmd.Answer(choice, asked.name if asked is not None else ""))

    def keys(self) -> list[KeyHint]:
        """Give the keys of the choices."""
        tab = [KeyHint(("Tab",), tr("the other question"))] if self.others else []
        return [*(KeyHint((made.cap,), made.text()) for _, made in self._buttons if made.cap), *tab]

    def on_key(self, event: QKeyEvent) -> bool:
        """A choice's key answers."""
        pressed = letter(event) or (str(digit(event)) if digit(event) is not None else "")
        choice = next((choice for choice, made in self._buttons if made.cap and made.cap == pressed), None)
        if choice is not None:
            self.answer(choice)
        return choice is not None
