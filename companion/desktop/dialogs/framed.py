"""What dialogs have in common: the frame with its heading, Enter and Esc, a command done or refused in place."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from companion.charts.figures import Reason
from companion.desktop.desk.desk import AnyDesk
from companion.desktop.desk.outcome import Refusal
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, Strip, row
from companion.desktop.widgets.plain import window_title
from companion.language.tongue import tr

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

BY_HAND = 48
"""Pixels from which on a window is taken to have been moved by a hand."""


def is_enter(event: QKeyEvent) -> bool:
    """Say whether a key is Enter, on either side of the keyboard."""
    return event.key() in ENTER


def reasons(desk: AnyDesk, *commands: Any) -> tuple[str, tuple[Reason, ...]]:
    """Give why commands may not be done, in words and with their clauses; "" when they may."""
    for command in commands:
        words = desk.why_not(command)
        if words:
            return words, () if desk.session.read_only else desk.session.why_not(command)
    return "", ()


class Framed(Standing, QDialog):
    """A dialog whose `lines` begin with its heading."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.stand(look.places)
        self.setWindowTitle(window_title(title))
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(look.px(16), look.px(12), look.px(16), look.px(12))
        self.lines.setSpacing(look.px(8))
        self.lines.addWidget(Heading(look, title))
        self._shown_at: QPoint | None = None

    # ---- where it stands: what has a name of its own where and as large as it stood, any other seen from its window

    def _aside(self) -> str:
        return f"dialog/{type(self).__name__}"

    def showEvent(self, event: QShowEvent) -> None:
        """Stand where one of its kind was put the last time; its size is that of what it holds."""
        over, kept = self.parentWidget(), self.look.places.get(self._aside(), "")
        if over is not None and not self.keeps_place and not event.spontaneous() and (found := _offset(kept)):
            self.move(over.window().pos() + found)
        super().showEvent(event)
        self._shown_at = self.pos()

    def remember(self) -> None:
        """Keep where it was put by hand; frames that the system adds move a window by less."""
        super().remember()
        over = self.parentWidget()
        if over is None or self.keeps_place or self._shown_at is None:
            return
        if (self.pos() - self._shown_at).manhattanLength() > BY_HAND:
            at = self.pos() - over.window().pos()
            self.look.places[self._aside()] = f"{at.x()},{at.y()}"


def _offset(kept: str) -> QPoint | None:
    x, comma, y = kept.partition(",")
    try:
        return QPoint(int(x), int(y)) if comma else None
    except ValueError:
        return None


class Deciding(Framed):
    """A dialog that does something: Enter does it from any field, Esc closes; a refusal stands in its `strip`."""

    def __init__(
        self, desk: AnyDesk, look: Look, title: str, parent: QWidget | None = None, *, does: str, key: str = "↵"
    ) -> None:
        super().__init__(look, title, parent)
        self.desk: Any = desk
        self.strip = Strip(look)
        self.apply = KeyButton(look, does, key, primary=True)
        self.cancel = KeyButton(look, tr("Cancel"), "Esc")
        self.apply.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    def foot(self) -> QHBoxLayout:
        """Give the two buttons in a line."""
        return row(self.apply, self.cancel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does it, from any field; on a button that has the focus it does what stands on the button."""
        on = self.focusWidget()
        if is_enter(event) and isinstance(on, KeyButton) and on is not self.apply:
            on.click()
        elif is_enter(event):
            self.accept()
        else:
            super().keyPressEvent(event)

    def carry_out(self, *commands: Any) -> None:
        """Do commands as one entry and close; when they are refused the dialog stays and says why."""
        outcome = self.desk.do(*commands)
        if isinstance(outcome, Refusal):
            self.strip.tell(outcome.text, outcome.reasons)
        else:  # it is done, or the window behind asks for a die
            self.done(QDialog.DialogCode.Accepted)
