"""Texts to read, in Markdown or in pages of our own: nothing is loaded for them, no link of theirs is followed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextCursor, QTextDocument, QTextLength, QTextTable
from PySide6.QtWidgets import QTextBrowser


class Unloading(QTextDocument):
    """A document that loads nothing: a note may name a picture or a file, but none is shown."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Give nothing."""
        return None

    def read(self, text: str) -> None:
        """Set Markdown in which HTML is text like any other."""
        features = QTextDocument.MarkdownFeature
        self.setMarkdown(text, features.MarkdownDialectGitHub | features.MarkdownNoHTML)


class Reader(QTextBrowser):
    """A place to read a text. It asks no file, goes nowhere, and shows what a document holds as it would be told."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setDocument(Unloading(self))
        self.setOpenLinks(False)
        self.setAccessibleName(name)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Give nothing: the view is asked before its document."""
        return None

    def read(self, text: str) -> None:
        """Show Markdown from its top."""
        document = self.document()
        assert isinstance(document, Unloading)
        document.read(text)
        # What is read into it leaves the cursor at its end, and the view follows the cursor once it has the keys.
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def share(self, *parts: int) -> None:
        """Give every table the whole width, and its columns so many percent each."""
        lengths = [QTextLength(QTextLength.Type.PercentageLength, one) for one in parts]
        for table in self.document().rootFrame().childFrames():
            if isinstance(table, QTextTable):
                shape = table.format()
                shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
                shape.setColumnWidthConstraints(lengths)
                table.setFormat(shape)
