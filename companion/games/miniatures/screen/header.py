"""The head of the window: the turn's clock, undo and redo with their words, the sides' dice."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.lines import as_many
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import row
from companion.desktop.widgets.plain import tip
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.turn_clock import Clock
from companion.language.messages import told
from companion.language.tongue import declared, tr
from companion.language.words import side_words

NARROW = 1240
"""In narrower windows undo, redo and the dice are signs; what they are is in their tips and in the menus."""


class Header(QWidget):
    """The clock, undo and redo, and the dice of each side."""

    dice_asked = Signal(str)
    """A side's dice are to be switched between entered and rolled."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.setObjectName("header")
        self.setProperty("ground", "paper")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.desk = desk
        self.undo_reason = self.redo_reason = ""
        """Why nothing can be undone or done again, "" when it can."""
        self.look, self.narrow = look, False
        self.undo = KeyButton(look, tr("Nothing to undo"), "Ctrl Z", icon="undo", framed=False)
        self.redo = KeyButton(look, tr("Nothing to redo"), "Ctrl Y", icon="redo", framed=False)
        self.undo.repeats = self.redo.repeats = True
        self.undo.clicked.connect(desk.undo)
        self.redo.clicked.connect(desk.redo)
        self.dice = {side: _DiceButton(look, side, key) for side, key in (("union", "F5"), ("confederate", "F6"))}
        for side, made in self.dice.items():
            made.clicked.connect(lambda _=False, side=side: self.dice_asked.emit(side))
        self.clock = Clock(desk, look)
        line = row(self.clock, spacing=0)
        line.setStretch(0, 1)
        for pair in ((self.undo, self.redo), tuple(self.dice.values())):
            stack = QVBoxLayout()
            stack.setContentsMargins(look.px(6), look.px(6), look.px(8), look.px(6))
            stack.setSpacing(look.px(2))
            for one in pair:
                stack.addWidget(one)
            line.addLayout(stack)
        self.setLayout(line)
        desk.changed.connect(self.refresh)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the words of undo and dice give way before those of the clock."""
        super().resizeEvent(event)
        if (narrow := event.size().width() < self.look.px(NARROW)) != self.narrow:
            self.narrow = narrow
            self._fit()

    def _fit(self) -> None:
        """Give undo, redo and the dice one width for the whole evening: the head stands still."""
        keys = max(paint.key_width(self.look, one.cap) for one in (self.undo, self.redo))
        for made in (self.undo, self.redo):
            made.setFixedWidth(int(keys) + self.look.px(36 if self.narrow else 280))
        for die in self.dice.values():
            die.narrow = self.narrow
            die.setFixedWidth(die.widest())
        self.refresh()

    def refresh(self) -> None:
        """Say what undo and redo would do, and how each side's dice come."""
        locked = self.desk.session.read_only or ""
        done, again = self.desk.session.labels(self.desk.log)
        self.undo_reason = locked or ("" if done is not None else tr("this is the start of the game"))
        self.redo_reason = locked or ("" if again is not None else tr("nothing was taken back here"))
        undo = tr("Undo: {what}", what=told(done)) if done is not None else tr("Nothing to undo")
        redo = tr("Redo: {what}", what=told(again)) if again is not None else tr("Nothing to redo")
        # A blank keeps the button off without a reason painted in it: its words say already that there is nothing.
        for made, words, reason in ((self.undo, undo, self.undo_reason), (self.redo, redo, self.redo_reason)):
            # The sign says what it does with it; of many names as many as have room.
            short = words.partition(": ")[2]
            made.shorter = "" if reason else as_many(self.look, short, made.width() - self.look.px(110))
            made.tell("" if self.narrow else words, " " if reason else "")
            made.setAccessibleName(words)
            made.setToolTip(tip(words))
        for side, made in self.dice.items():
            made.show_mode(dice_mode(self.desk.view, side))


def dice_mode(view: Any, side: str) -> str:
    """Give how a side's dice come: "entered", "rolled" or "mixed"."""
    modes = {key.partition("/")[2]: mode for key, mode in view.dice.items() if key.startswith(f"{side}/")}
    every = modes.pop("all", "rolled")
    return every if all(mode == every for mode in modes.values()) else "mixed"


MODES = {"entered": "real dice", "rolled": "app rolls", "mixed": "by kind"}
declared(MODES)


class _DiceButton(KeyButton):
    """A side's bar, its kind of die and the key that switches it."""

    def __init__(self, look: Look, side: str, key: str) -> None:
        self.side, self.mode, self.narrow = side, "rolled", False
        super().__init__(look, "", key, framed=False)

    def show_mode(self, mode: str) -> None:
        """Show how the side's dice come."""
        self.mode = mode
        words = tr(MODES[mode])
        self.tell(words)
        self.setToolTip(tip(tr("{side} dice: {mode}", side=side_words(self.side), mode=words)))
        self.setAccessibleName(tr("{side} dice: {mode}", side=side_words(self.side), mode=words))

    def sizeHint(self) -> QSize:
        """Give the room that it has all evening."""
        return QSize(self.widest(), super().sizeHint().height())

    def widest(self) -> int:
        """Give the room for bar, die and key, and for the longest of its words where there is room for words."""
        look = self.look
        words = 0.0 if self.narrow else max(paint.width(look, tr(one)) for one in MODES.values()) + look.px(6)
        return int(look.px(44) + words + paint.key_width(look, self.cap)) + 1

    def minimumSizeHint(self) -> QSize:
        """Keep the room of its word: whose dice are rolled is read at a glance, what is undone may be cut."""
        return self.sizeHint()

    def paintEvent(self, event: object) -> None:
        """Paint bar, die, word, key."""
        look, painter, h = self.look, QPainter(self), float(self.height())
        paint.side_bar(painter, look, QRectF(2, h / 2 - look.px(7), look.px(5), look.px(14)), self.side)
        at = QPointF(look.px(14), h / 2 - look.px(7))
        paint.die(painter, look, at, "", typed=self.mode != "rolled", size=14)
        cap = paint.key_width(look, self.cap)
        place = QRectF(look.px(36), 0, self.width() - look.px(42) - cap, h)
        if not self.narrow:
            paint.text(painter, look, place, self.text())
        paint.key(painter, look, QPointF(self.width() - cap - look.px(2), h / 2 - look.px(8)), self.cap)
        if self.hasFocus():
            painter.setPen(QPen(look.color("ink"), 1))
            painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, h - 1))
        painter.end()
