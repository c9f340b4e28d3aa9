"""A figure that is typed, digit by digit, until Enter takes it or another key lets it go."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

SIGNS = "0123456789.,"


class Figure:
    """The figure of the moment: `told` hears what is typed so far, `taken` what Enter takes."""

    def __init__(self, told: Callable[[str], object], taken: Callable[[float], object]) -> None:
        self._told, self._taken = told, taken
        self.typed: str | None = None
        """None while nothing is typed."""

    def begin(self) -> None:
        """Begin."""
        self.typed = ""
        self._told("")

    def on_key(self, event: QKeyEvent) -> bool:
        """Take a key while a figure is typed."""
        if self.typed is None:
            return False
        typed, text = self.typed, event.text()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.typed = None
            figure = typed.replace(",", ".")
            if figure.replace(".", "", 1).isdigit():
                self._taken(float(figure))
        elif text and text in SIGNS:
            self.typed = typed + text
            self._told(self.typed)
        elif event.key() == Qt.Key.Key_Backspace:
            self.typed = typed[:-1]
            self._told(self.typed)
        else:
            self.typed = None
        return True
