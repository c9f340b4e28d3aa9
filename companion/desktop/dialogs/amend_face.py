"""One die of an entry that is mended: a field for its face, what it is for, and what it showed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLabel, QWidget

from companion.desktop.widgets.die import FACES, DieField, face_of
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label, row
from companion.language.messages import says, told
from companion.language.tongue import tr
from companion.language.words import capital
from companion.rows.amend_rows import AmendDie

SIZE = 34

NO_DIE = says("amend.no-die", "no die yet")


class Face(DieField):
    """A die that takes keys: a digit, up and down, backspace for what it was."""

    typed_face = Signal(int)
    """A face, 0 for what it was."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, SIZE)
        self.sides = FACES
        self.purpose = NO_DIE()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def tell(self, die: AmendDie) -> None:
        """Show a die."""
        self.sides, self.purpose = die.sides, die.why
        kept = die.face is not None and die.face == die.old
        self.show_face(die.face, typed=not (kept and die.rolled), waiting=self.hasFocus())
        self._name()

    def _name(self) -> None:
        face = str(self.face) if self.face is not None else tr("no face yet")
        self.setAccessibleName(tr("{what}: {face}", what=told(self.purpose), face=face))
        self.setAccessibleDescription(
            tr("type 1 to 9, or 0 for 10") if self.sides == FACES else tr("type 1 to {n}", n=self.sides)
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a face; arrows to the side go to the next die."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        key, text = Qt.Key(event.key()), event.text()
        if plain and len(text) == 1 and text in "0123456789":
            face = face_of(int(text)) if self.sides == FACES else int(text)
            if 1 <= face <= self.sides:
                self.typed_face.emit(face)
        elif plain and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if key == Qt.Key.Key_Up else -1
            self.typed_face.emit(max(1, min(self.sides, (self.face or 0) + step)))
        elif plain and key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.typed_face.emit(0)
        elif plain and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(key == Qt.Key.Key_Right)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the keys."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keys go here."""
        self.waiting = True
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that they do not."""
        self.waiting = False
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the digits from being a shortcut of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.text().isdigit():
            event.accept()
            return True
        return super().event(event)


class DieRow(QWidget):
    """A die with its words."""

    typed = Signal(int, int)
    """Its place, and a face, 0 for what it was."""

    def __init__(self, look: Look, place: int) -> None:
        super().__init__()
        self.face, self._place = Face(look), place
        self.face.typed_face.connect(self._on_face)
        self.entry = 0
        """The later entry that wants the die, 0 for one of the mended entry's own."""
        self.why, self.was = label(""), label("", "small")
        for words in (self.why, self.was):
            words.setWordWrap(True)
        self._words = column(self.why, self.was)
        self._look = look
        line = row(self.face)
        line.addLayout(self._words, 1)
        self._line = line
        self.setLayout(line)
        look.changed.connect(self._dress)
        self._dress()

    def _on_face(self, face: int) -> None:
        self.typed.emit(self._place, face)

    def _dress(self) -> None:
        self._line.setSpacing(self._look.px(12))

    def tell(self, die: AmendDie) -> None:
        """Show a die."""
        self.face.tell(die)
        self.why.setText(capital(told(die.why)))
        _say(self.was, die)


def _say(place: QLabel, die: AmendDie) -> None:
    """Tell what a die was and what becomes of it."""
    if die.entry:
        words = tr("entry {n} never threw it and wants it now: type its face", n=die.entry)
    elif die.old is None:
        words = tr("a die that was not thrown before: type its face")
    elif die.face != die.old:
        was = tr("the app rolled {n}", n=die.old) if die.rolled else tr("{n} was typed", n=die.old)
        words = tr("{was}; now {face}", was=was, face=die.face)
    else:
        words = tr("rolled by the app") if die.rolled else tr("typed")
    place.setText(words)
