"""The panel over the map that asks: answers as buttons with their keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from companion.desktop.dialogs.framed import is_enter
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, column, label
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.rows import questions
from companion.games.tactical.screen.rows.questions import Question
from companion.language.tongue import tr


class QuestionPanel(QWidget):
    """What the seat is asked; not there while it is asked nothing."""

    IS = Role.Pane

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look = desk, look
        self.asked: Question | None = None
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heading, self.text = Heading(look), label("")
        self.text.setWordWrap(True)
        self.line = QHBoxLayout()
        self.buttons: list[KeyButton] = []
        lines = column(self.heading, self.text, margin=look.px(12), spacing=look.px(6))
        lines.addLayout(self.line)
        self.setLayout(lines)
        desk.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what is asked."""
        asked = None if self.desk.covered else questions.question(self.desk.view)
        self.setVisible(asked is not None)
        if asked == self.asked:
            return
        self.asked = asked
        for one in self.buttons:
            one.setParent(None)
            one.deleteLater()
        self.buttons = []
        if asked is None:
            return
        self.heading.tell(asked.title)
        self.text.setText(asked.text)
        self.setAccessibleName(f"{asked.title}. {asked.text}")
        for answer in asked.answers:
            button = KeyButton(self.look, answer.words, answer.key, primary=answer.usual)
            button.clicked.connect(lambda _=False, choice=answer.choice: self.answer(choice))
            button.setAccessibleName(tr("Answer {what}", what=answer.words))
            self.buttons.append(button)
            self.line.addWidget(button)
        self.setFocus()

    def answer(self, choice: str) -> None:
        """Answer."""
        self.desk.do(cmd.Answer(choice=choice))

    def take_key(self, event: QKeyEvent) -> bool:
        """Take the key of an answer; Enter takes what is offered."""
        if self.asked is None:
            return False
        text = event.text().upper()
        for one in self.asked.answers:
            if (one.usual and is_enter(event)) or (text and one.key == text):
                self.answer(one.choice)
                return True
        return False
