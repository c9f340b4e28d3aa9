"""A die that a command waits for: what it is for, a field for the face, and the way out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.desk import Desk
from companion.desktop.desk.outcome import Asked
from companion.desktop.desk.panel import digit
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.die import DieField, face_of
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label, row
from companion.language.messages import told
from companion.language.tongue import tr

TEN = 10


class DieStrip(QWidget):
    """Stands under the work while a die is wanted, and takes the keys. A typed face waits, with what it brings."""

    def __init__(self, desk: Desk, look: Look) -> None:
        super().__init__()
        self.setObjectName("die-strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.desk, self.look = desk, look
        self.face: int | None = None
        self.die = DieField(look, 34)
        self.words, self.outcome = label(""), label("", "panel")
        self.words.setWordWrap(True)
        self.outcome.setWordWrap(True)
        self.apply = KeyButton(look, tr("Apply"), "↵", primary=True)
        self.apply.clicked.connect(self.enter)
        self.cancel = KeyButton(look, tr("Not now"), "Esc")
        self.cancel.clicked.connect(self.leave)
        line = row(self.die, margin=look.px(8), spacing=look.px(12))
        line.addLayout(column(self.words, self.outcome), 1)
        line.addWidget(self.apply)
        line.addWidget(self.cancel)
        self.setLayout(line)
        desk.asked.connect(self._ask)
        desk.given.connect(self._give)
        desk.done.connect(self.hide)
        desk.changed.connect(self._wait)
        look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def _wait(self) -> None:
        self.setVisible(self.desk.waiting is not None)

    def _dress(self) -> None:
        tint, edge, wide = self.look.color("lamp-row").name(), self.look.color("lamp").name(), self.look.px(4)
        self.setStyleSheet(f"#die-strip {{ background: {tint}; border-left: {wide}px solid {edge}; }}")

    def _ask(self, asked: Asked) -> None:
        face = tr("type 1 to 9, or 0 for 10") if asked.sides == TEN else tr("type 1 to {n}", n=asked.sides)
        nth = tr("die {n}: ", n=len(asked.faces) + 1) if asked.faces else ""
        self.words.setText(tr("{nth}{what}: {face}", nth=nth, what=told(asked.why), face=face))
        self._show(None)
        self.show()

    def _give(self, face: int, who: str) -> None:
        """Show the die that a player has thrown on his own screen; it counts when it is applied."""
        if self.desk.waiting is not None:
            self.words.setText(tr("{who} has thrown: {what}", who=who, what=told(self.desk.waiting.why)))
            self._show(face)
            self.show()

    def _show(self, face: int | None) -> None:
        """Show a face with what it would bring, or that one is waited for."""
        self.face, asked = face, self.desk.waiting
        self.die.show_face(face, waiting=True, whose=told(asked.why) if asked is not None else None)
        means = "" if face is None or asked is None else self.desk.means(asked, face)
        self.outcome.setText(means)
        self.outcome.setVisible(bool(means))
        self.apply.setVisible(face is not None)
        self.setAccessibleName(f"{self.words.text()}. {means}" if means else self.words.text())

    def type(self, face: int) -> None:
        """Take a typed face: it is shown, and waits for Enter."""
        if (refusal := self.desk.why_no_face(face)) is not None:
            self.desk.refused.emit(refusal)
        else:
            self._show(face)

    def enter(self) -> None:
        """Apply the face that is shown."""
        if self.face is not None:
            self.desk.enter(self.face)

    def leave(self) -> None:
        """Give the command up; nothing has happened."""
        self.desk.forget_dice()
        self.hide()

    def on_key(self, event: QKeyEvent) -> bool:
        """Take a face, Enter for the one that is shown, or the way out: first of the face, then of the command."""
        key = event.key()
        if key == Qt.Key.Key_Escape and self.face is not None:
            self._show(None)
        elif key == Qt.Key.Key_Escape:
            self.leave()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter()
        elif (number := digit(event)) is not None:
            asked = self.desk.waiting
            self.type(face_of(number) if asked is not None and asked.sides == TEN else number)
        else:
            return False
        return True
