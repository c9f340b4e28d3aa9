"""The line at the bottom: the keys of the moment, and at the right the scale."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.desk.panel import KeyHint
from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import Painted
from companion.language.tongue import tr


def scale_words(look: Look) -> str:
    """Say at which scale everything is shown, and which was chosen where the screen has no room for it."""
    shown = f"{look.percent}\u202f%"
    if look.percent >= look.wanted:
        return shown
    return tr("{scale}: for {wanted}\u202f% this screen has no room", scale=shown, wanted=look.wanted)


class KeyLine(Painted):
    """Keys and what they do; a click on one presses it."""

    IS = Role.StatusBar

    pressed = Signal(str)
    """The key that was clicked, as it is printed."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setObjectName("status-bar")
        self._keys: tuple[KeyHint, ...] = ()
        self._note = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def show_keys(self, keys: Sequence[KeyHint], note: str) -> None:
        """Show keys, and a note at the right."""
        self._keys, self._note = tuple(keys), note
        self.setAccessibleName(", ".join(f"{self._caps(one)}: {one.words}" for one in keys))
        self.update()

    def tell_note(self, note: str) -> None:
        """Show another note at the right."""
        if note != self._note:
            self._note = note
            self.update()

    def _caps(self, one: KeyHint) -> str:
        return " ".join(paint.pressed(self.look, key) for key in one.keys)

    def sizeHint(self) -> QSize:
        """Give the bar's height."""
        return QSize(self.look.px(300), self.look.px(tokens()["size"]["status"]))

    def draw(self, painter: QPainter) -> None:
        """Draw the keys as far as there is room."""
        look, h = self.look, float(self.height())
        painter.fillRect(QRectF(0, 0, self.width(), h), look.color("paper"))
        paint.hair(painter, look, 0, self.width(), 0)
        note = paint.width(look, self._note, "small") + look.px(14)
        x = float(look.px(12))
        for one in self._keys:
            caps = sum(look.px(10) if key == "–" else paint.key_width(look, key) + look.px(3) for key in one.keys)
            words = paint.width(look, one.words, "compact")
            if x + caps + words + look.px(8) > self.width() - note:
                break
            first = x
            for key in one.keys:
                if key == "–":
                    box = QRectF(x - look.px(2), 0, look.px(10), h)
                    paint.text(painter, look, box, "–", kind="small", token="ink2", align=paint.MIDDLE)
                    x += look.px(8)
                else:
                    left = x
                    x = paint.key(painter, look, QPointF(x, h / 2 - look.px(8)), key) + look.px(3)
                    self._answer(QRectF(left, 0, x - left, h), key, one.words)
            box = QRectF(x + look.px(3), 0, words + look.px(4), h)
            x += paint.text(painter, look, box, one.words, kind="compact", token="ink2")
            if len(one.keys) == 1:
                self._answer(QRectF(first, 0, x - first, h), one.keys[0], one.words)
            x += look.px(20)
        right = QRectF(self.width() - note, 0, note - look.px(10), h)
        paint.text(painter, look, right, self._note, kind="small", token="ink2", align=paint.RIGHT)

    def _answer(self, box: QRectF, key: str, words: str) -> None:
        """Let a place press a key; a second click is another's where the keys have changed in between."""
        self.zone(box, partial(self.pressed.emit, key), words, name=(key, words))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over what can be clicked."""
        over = self.zone_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
