"""The gold frame over what the tour speaks of, the keys of a page, and what it asks for with its box."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.language.escaping import plain


class Frame(QWidget):
    """A gold frame over a part of the window; it lets the mouse through and takes no keys."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame."""
        painter = QPainter(self)
        wide, gold = self._look.px(2), self._look.color("lamp")
        w, h = self.width(), self.height()
        for box in ((0, 0, w, wide), (0, h - wide, w, wide), (0, 0, wide, h), (w - wide, 0, wide, h)):
            painter.fillRect(*box, gold)
        painter.end()


class KeyCaps(Painted):
    """The keys of a step, each with what it does, in as many lines as they need."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.shown: tuple[tuple[str, str], ...] = ()

    def tell(self, keys: tuple[tuple[str, str], ...]) -> None:
        """Show keys."""
        self.shown = keys
        self.setAccessibleName(", ".join(f"{cap}: {words}" for cap, words in keys))
        self._on_look()

    def _on_look(self) -> None:
        super()._on_look()
        self.setMinimumHeight(self.look.px(24) * (1 + max((line for _, line in self._places()), default=0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the lines that the new width needs."""
        super().resizeEvent(event)
        self._on_look()

    def _places(self) -> list[tuple[float, int]]:
        """Give for every key where it begins, and in which line."""
        look, found, x, line = self.look, [], 0.0, 0
        for cap, words in self.shown:
            wide = paint.key_width(look, cap) + paint.width(look, words) + look.px(12)
            if x and x + wide > self.width():
                x, line = 0.0, line + 1
            found.append((x, line))
            x += wide + look.px(14)
        return found

    def draw(self, painter: QPainter) -> None:
        """Draw caps and words."""
        look, h = self.look, self.look.px(24)
        for (cap, words), (x, line) in zip(self.shown, self._places(), strict=True):
            after = paint.key(painter, look, QPointF(x, line * h + look.px(4)), cap) + look.px(6)
            box = QRectF(after, line * h, paint.width(look, words) + look.px(4), h)
            paint.text(painter, look, box, words)


class Asked(Painted):
    """What is to be done now, with an empty box, or what was done, ticked."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._words, self._done = "", False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, words: str, *, done: bool) -> None:
        """Show it."""
        self._words, self._done = words, done
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        """Give what is asked for."""
        return self._words

    def sizeHint(self) -> QSize:
        """Two lines."""
        return QSize(self.look.px(200), self.look.px(40))

    def draw(self, painter: QPainter) -> None:
        """Draw box and words."""
        look, middle = self.look, self.height() / 2
        x = paint.tick_box(painter, look, QPointF(0, middle - look.px(7)), done=self._done) + look.px(8)
        painter.setFont(look.font("body", bold=not self._done))
        painter.setPen(look.color("ink2" if self._done else "ink"))
        flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRectF(x, 0, self.width() - x, self.height()), flags, plain(self._words))
