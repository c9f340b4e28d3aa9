"""Titles of the panels at the right: a name in the Clarendon, a note and a key."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted


class PanelTitle(Painted):
    """A panel's title with a note and a key at its right."""

    IS = Role.Heading

    def __init__(self, look: Look, words: str, note: str = "", key: str = "") -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.tell(words, note, key)

    def tell(self, words: str, note: str = "", key: str = "") -> None:
        """Show a title."""
        self._words, self._note, self._key = words, note, key
        self.setAccessibleName(words)
        self.setAccessibleDescription(note)
        self.update()

    def sizeHint(self) -> QSize:
        """Give the height of a title."""
        return QSize(self.look.px(120), self.look.px(36))

    def draw(self, painter: QPainter) -> None:
        """Draw name, note, key."""
        look, right = self.look, self.width() - self.look.px(12)
        paint.hair(painter, look, 0, self.width(), 0)
        if self._key:
            right -= int(paint.key_width(look, self._key))
            paint.key(painter, look, QPointF(right, look.px(11)), self._key)
            right -= look.px(6)
        if self._note:
            left = right - look.px(30) - paint.width(look, self._words, "panel")
            wide = min(paint.width(look, self._note, "small"), max(right / 2, left))
            right -= int(wide) + 1
            paint.text(
                painter,
                look,
                QRectF(right, look.px(8), wide + 2, look.px(22)),
                self._note,
                kind="small",
                token="ink2",
                narrow=85,
            )
        box = QRectF(look.px(12), look.px(8), right - look.px(18), look.px(22))
        paint.text(painter, look, box, self._words, kind="panel")
