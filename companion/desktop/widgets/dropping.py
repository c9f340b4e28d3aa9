"""Files that are dropped on a window, out of a file manager."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDropEvent


def files(event: QDropEvent) -> list[Path]:
    """Give the files that are dragged, those of this machine alone."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def welcome(event: QDropEvent) -> bool:
    """Accept what is dragged over where files are among it; says so."""
    if not files(event):
        return False
    # A copy, whatever the hand offers: a file manager that is told "moved" takes the file away.
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
    return True
