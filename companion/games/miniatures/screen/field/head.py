"""The line over the field: its title, what is shown of it, and the chips that turn things on and off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import Chip
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.desktop.widgets.plain import tip

HIGH = 34
"""Pixels of the design."""
_PAD, _GAP = 12, 6


class Turn(NamedTuple):
    """A chip: its id, key, word and value, and why it is off where it cannot be turned."""

    id: str
    key: str
    words: str
    value: str = ""
    reason: str = ""
    spare: bool = False
    """Whether its word is the first to go where there is no room for all."""


class FieldHead(Painted):
    """Title, note, chips; what finds no room goes: the note first, then the chips' values."""

    IS = Role.Heading
    told = Signal(str)
    turned = Signal(str)
    """A chip was pressed."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._words = self._note = ""
        self._aside: QWidget | None = None
        self.chips: dict[str, Chip] = {}
        self._turns: tuple[Turn, ...] = ()

    def tell(self, words: str, note: str = "") -> None:
        """Show a title and a note."""
        if (words, note) != (self._words, self._note):
            self._words, self._note = words, note
            self.setAccessibleName(f"{words}. {note}" if note else words)
            self.setToolTip(tip(note))
            self.update()
            self.told.emit(words)

    def put(self, aside: QWidget) -> None:
        """Put a button at the right end."""
        self._aside = aside
        aside.setParent(self)
        aside.show()
        self._lay()

    def show_turns(self, turns: Sequence[Turn], on: Mapping[str, bool]) -> None:
        """Show chips, in their order, and which are on."""
        if [one.id for one in turns] != list(self.chips):
            gone, self.chips = self.chips, {}
            for one in turns:
                made = Chip(self.look, one.words, one.key)
                made.setParent(self)
                made.clicked.connect(lambda _=False, name=one.id: self.turned.emit(name))
                self.chips[one.id] = made
                made.show()
            # Last: to hide who has the keyboard moves it, and what that leads to finds the new ones here.
            for chip in gone.values():
                chip.hide()
                chip.deleteLater()
        self._turns = tuple(turns)
        for one in turns:
            chip = self.chips[one.id]
            chip.tell(one.words, one.reason)
            chip.setChecked(bool(on.get(one.id)))
            chip.setAccessibleName(one.words)
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chips at the right."""
        super().resizeEvent(event)
        self._lay()

    def _on_look(self) -> None:
        self._lay()
        super()._on_look()

    def _lay(self) -> None:
        look = self.look
        right = self.width() - look.px(_PAD)
        aside = self._aside
        if aside is not None and aside.parent() is self and not aside.isHidden():
            wide = min(aside.sizeHint().width(), self.width() // 3)
            right -= wide
            aside.setGeometry(right, (self.height() - look.px(26)) // 2, wide, look.px(26))
            right -= look.px(_GAP)
        title = paint.width(look, self._words, "title") * 0.85 + look.px(_PAD + 10)
        # Values go first; then the words of what is looked at besides, of what is not to be had, of all.
        for step in range(5):
            for one in self._turns:
                bare = step == 4 or (step >= 2 and one.spare) or (step == 3 and bool(one.reason))
                self.chips[one.id].tell("" if bare else one.words, one.reason)
                self.chips[one.id].setAccessibleName(one.words)
                self.chips[one.id].tell_value("" if step else one.value)
                self.chips[one.id].setToolTip(tip(one.reason or one.words))
            whole = sum(chip.sizeHint().width() + look.px(_GAP) for chip in self.chips.values())
            if whole <= right - title:
                break
        high = look.px(24)
        for chip in reversed(self.chips.values()):
            right -= chip.sizeHint().width()
            chip.setGeometry(right, (self.height() - high) // 2, chip.sizeHint().width(), high)
            right -= look.px(_GAP)
        self._end = right
        self.update()

    def sizeHint(self) -> QSize:
        """Give the height of the line."""
        return QSize(self.look.px(300), self.look.px(HIGH))

    def draw(self, painter: QPainter) -> None:
        """Draw title, note, and the hairline below."""
        look, h = self.look, float(self.height())
        left = float(look.px(_PAD))
        room = QRectF(left, 0, max(0.0, self._end - left - look.px(4)), h)
        x = left + paint.text(painter, look, room, self._words, kind="title", narrow=85) + look.px(10)
        if self._note and x + paint.width(look, self._note, "small") <= self._end:
            paint.text(painter, look, QRectF(x, look.px(2), self._end - x, h), self._note, kind="small", token="ink2")
        paint.hair(painter, look, 0, self.width(), h - look.px(1), token="edge")

    def chip_at(self, name: str) -> QPointF:
        """Give the middle of a chip."""
        return QPointF(self.chips[name].geometry().center())
