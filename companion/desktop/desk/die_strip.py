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
from companion.desktop.widgets.parts import label, row
from companion.language.messages import told
from companion.language.tongue import tr


class DieStrip(QWidget):
    """Stands under the work while a die is wanted, and takes the keys."""

    def __init__(self, desk: Desk, look: Look) -> None:
        super().__init__()
        self.setObjectName("die-strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.desk, self.look = desk, look
        self.die = DieField(look, 34)
        self.words = label("")
        self.words.setWordWrap(True)
        self.cancel = KeyButton(look, tr("Not now"), "Esc")
        self.cancel.clicked.connect(self.leave)
        line = row(self.die, self.words, self.cancel, margin=look.px(8), spacing=look.px(12))
        line.setStretch(1, 1)
        self.setLayout(line)
        desk.asked.connect(self._ask)
        desk.done.connect(lambda _: self.hide())
        desk.changed.connect(lambda _: self.setVisible(desk.waiting is not None))
        look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def _dress(self) -> None:
        tint, edge, wide = self.look.color("lamp-row").name(), self.look.color("lamp").name(), self.look.px(4)
        self.setStyleSheet(f"#die-strip {{ background: {tint}; border-left: {wide}px solid {edge}; }}")

    def _ask(self, asked: Asked) -> None:
        face = tr("type 1 to 9, or 0 for 10") if asked.sides == 10 else tr("type 1 to {n}", n=asked.sides)
        nth = tr("die {n}: ", n=len(asked.faces) + 1) if asked.faces else ""
        self.words.setText(tr("{nth}{what}: {face}", nth=nth, what=told(asked.why), face=face))
        self.setAccessibleName(self.words.text())
        self.die.show_face(None, waiting=True)
        self.show()

    def leave(self) -> None:
        """Give the command up; nothing has happened."""
        self.desk.forget_dice()
        self.hide()

    def on_key(self, event: QKeyEvent) -> bool:
        """Take a face, or the way out."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            return True
        number = digit(event)
        if number is None:
            return False
        self.desk.enter(face_of(number) if self.desk.waiting and self.desk.waiting.sides == 10 else number)
        return True
