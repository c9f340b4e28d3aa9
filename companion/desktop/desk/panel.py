"""What panels of work have in common: the keys' line at the bottom, keys that mean something, room that scrolls."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget


class KeyHint(NamedTuple):
    """A key and what it does, for the line at the bottom."""

    keys: tuple[str, ...]
    words: str


def digit(event: QKeyEvent) -> int | None:
    """Give the digit of a key, or None."""
    text = event.text()
    return int(text) if len(text) == 1 and text in "0123456789" and not _chorded(event) else None


def letter(event: QKeyEvent) -> str:
    """Give the letter of a key in capitals, "" for any other key."""
    text = event.text().upper()
    return text if len(text) == 1 and "A" <= text <= "Z" and not _chorded(event) else ""


def _chorded(event: QKeyEvent) -> bool:
    held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    return bool(held)


class _Area(QScrollArea):
    """Scrolls up and down alone: it is never narrower than what it holds."""

    def minimumSizeHint(self) -> QSize:
        """Give the width of what is inside, and of the bar beside it."""
        inside = self.widget()
        wide = inside.minimumSizeHint().width() if inside is not None else 0
        return QSize(max(0, wide) + self.verticalScrollBar().sizeHint().width(), super().minimumSizeHint().height())


def scrolling(inside: QWidget) -> QScrollArea:
    """Let a widget scroll up and down where the room is short."""
    area = _Area()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)
    return area


def tightly(area: QScrollArea) -> QScrollArea:
    """Let a scrolling widget take what room is left, and ask for none."""
    area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    return area
