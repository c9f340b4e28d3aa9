"""Buttons that show their key: flat ones, framed ones, and chips that are on or off."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.second_click import PRESSES
from companion.language.tongue import tr


class KeyButton(QAbstractButton):
    """A button with a word, an icon and the cap of its key at the right; off, it shows why in wine."""

    def __init__(
        self, look: Look, words: str, key: str = "", *, icon: str = "", framed: bool = True, primary: bool = False
    ) -> None:
        super().__init__()
        self.look, self.icon_name, self.framed, self.primary = look, icon, framed, primary
        self.cap, self.reason = key, ""
        self.shorter = ""
        """Its words where they find no room as a whole."""
        self.tells_why = True
        """Whether it shows why it is off; else that stands beside it."""
        self.repeats = False
        """Whether it is clicked again and again: what it does goes one step further each time."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.tell(words)
        look.changed.connect(self._on_look)

    def _on_look(self) -> None:
        self.updateGeometry()
        self.update()

    def tell(self, words: str, reason: str = "") -> None:
        """Show words; with a reason it is off and says why."""
        changed = words != self.text()
        self.setText(words)
        self.setShortcut(QKeySequence())  # an ampersand in a name makes no key
        self.reason = reason
        self.setEnabled(not reason)
        self.setToolTip(tip(reason))
        self.setAccessibleName(words)
        self.setAccessibleDescription(
            reason or (tr("Key {key}", key=paint.pressed(self.look, self.cap)) if self.cap else "")
        )
        if changed:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room for icon, words, key and reason."""
        look = self.look
        w = paint.width(look, self.text(), bold=self.primary) + look.px(20 if self.framed else 8)
        w += look.px(22) if self.icon_name else 0
        w += paint.key_width(look, self.cap) + look.px(8) if self.cap else 0
        return QSize(int(w) + 1, look.px(30 if self.primary else 28 if self.framed else 22))

    def minimumSizeHint(self) -> QSize:
        """Give the least room: words may be cut."""
        return QSize(self.look.px(60), self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a click, but no second one that was meant for what stood here before."""
        if PRESSES.stray(self, event, (id(self), self._meant())):
            event.accept()
        else:
            super().mousePressEvent(event)

    def _meant(self) -> object:
        """Give what a click on it means just now; the same words mean another thing once the game has gone on."""
        return "" if self.repeats else (self.text(), PRESSES.changes)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it in its state."""
        look, painter = self.look, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, w, h = self.isEnabled(), float(self.width()), float(self.height())
        box = QRectF(0.5, 0.5, w - 1, h - 1)
        if self.framed:
            painter.setPen(QPen(look.color("rule" if not on else "primary.fill" if self.primary else "edge"), 1))
            fill = "primary.fill" if self.primary else "wash" if self.isDown() or self.underMouse() else "sheet"
            painter.setBrush(look.color(fill) if on else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, look.px(3), look.px(3))
        if self.hasFocus():
            painter.setPen(QPen(look.color("ink"), look.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), look.px(3), look.px(3))
        token = "ink3" if not on else "primary.text" if self.primary and self.framed else "ink"
        x = float(look.px(10 if self.framed else 4))
        if self.icon_name:
            x = paint.icon(painter, look, QPointF(x, h / 2 - look.px(9)), self.icon_name, token=token) + look.px(4)
        right = w - look.px(8 if self.framed else 2)
        if self.cap and on:
            right -= paint.key_width(look, self.cap)
            paint.key(painter, look, QPointF(right, h / 2 - look.px(8)), self.cap)
            right -= look.px(6)
        elif self.reason and self.tells_why:
            wide = paint.width(look, self.reason, "small")
            if wide > right - x - paint.width(look, self.text()) - look.px(8):
                self._paint_below(painter, QRectF(x, look.px(1), right - x, h - look.px(3)))
                painter.end()
                return
            place = QRectF(right - wide, 0, wide, h)
            paint.text(painter, look, place, self.reason, kind="small", token="wine", align=paint.RIGHT)
            right -= wide + look.px(6)
        bold = self.primary and on
        words = self.text()
        if self.shorter and paint.width(look, words, bold=bold) * paint.TIGHT / 100 > right - x:
            words = self.shorter
        paint.text(painter, look, QRectF(x, 0, right - x, h), words, token=token, bold=bold)
        painter.end()

    def _paint_below(self, painter: QPainter, room: QRectF) -> None:
        """Paint the reason below the word: beside it there is no room."""
        upper = QRectF(room.left(), room.top(), room.width(), room.height() / 2)
        below = upper.translated(0, upper.height())
        paint.text(painter, self.look, upper, self.text(), kind="small", token="ink3")
        paint.text(painter, self.look, below, self.reason, kind="small", token="wine")


class Chip(KeyButton):
    """A toggle: key at the left, a word, its value; on, it has an ink border and heavier letters."""

    def __init__(self, look: Look, words: str, key: str = "", value: str = "") -> None:
        self.value = value
        super().__init__(look, words, key)
        self.setCheckable(True)

    def _meant(self) -> object:
        return self.text()  # a second click takes back what the first one said

    def tell_value(self, value: str) -> None:
        """Show another value."""
        self.value = value
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room for key, word and value."""
        look = self.look
        w = paint.width(look, self.text(), "compact", bold=True) + look.px(16)
        w += paint.key_width(look, self.cap) + look.px(6) if self.cap else 0
        w += paint.width(look, self.value, "small") + look.px(6) if self.value else 0
        return QSize(int(w) + 1, look.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it on or off."""
        look, painter = self.look, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, h = self.isChecked(), float(self.height())
        edge = look.px(2) if on or self.hasFocus() else 1
        inset = edge / 2
        painter.setPen(
            QPen(look.color("rule" if not self.isEnabled() else "ink" if on or self.hasFocus() else "edge"), edge)
        )
        painter.setBrush(look.color("sheet") if self.isEnabled() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(inset, inset, self.width() - 2 * inset, h - 2 * inset), look.px(3), look.px(3))
        x = float(look.px(5))
        if self.cap:
            x = paint.key(painter, look, QPointF(x, h / 2 - look.px(8)), self.cap) + look.px(6)
        token = "ink" if self.isEnabled() else "ink3"
        wide = self.width() - x - look.px(4)
        x += paint.text(painter, look, QRectF(x, 0, wide, h), self.text(), kind="compact", bold=on, token=token)
        if self.value:
            place = QRectF(x + look.px(5), 0, self.width() - x - look.px(8), h)
            paint.text(painter, look, place, self.value, kind="small", token="ink2")
        painter.end()
