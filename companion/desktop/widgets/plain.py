"""Words as Qt shows them and nothing else: no markup is guessed in a tip, no letter underlined in a menu.

What a name or a note holds comes this way into labels, tips, buttons, menus and titles; `tests/architecture` finds
what does not.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from companion.language.escaping import html, line, listed, mnemonic

__all__ = ["Label", "Lines", "line", "mnemonic", "tip", "window_title"]


class Label(QLabel):
    """A label of plain text; a person's text cannot turn it round or forge a line of it."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)

    def setText(self, words: str) -> None:
        """Show words; lines of our own stay lines."""
        super().setText(listed(words.split("\n")))


class Lines(Label):
    """A label that breaks its words, and is never lower than they need at its width: an area then scrolls instead."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setWordWrap(True)

    def setText(self, words: str) -> None:
        """Show words in the lines that they need."""
        super().setText(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break them anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


def tip(words: str | None) -> str:
    """Give the words of a tip. Qt has no plain ones: what it would take for HTML is escaped, lines stay lines."""
    said = listed((words or "").split("\n"))
    return f"<qt>{'<br>'.join(map(html, said.split(chr(10))))}</qt>" if "<" in said or "&lt;" in said else said


def window_title(words: str) -> str:
    """Give the words of a window's title, or a part of it, in which "[*]" is no mark of changes."""
    return line(words).replace("[*]", "[*][*]")
