"""The scenario editor: an order of battle and the battle around it, saved as files that a game can be begun with."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.editor.window import EditorWindow


def open_editor(look: Look, path: Path | None = None, parent: QWidget | None = None) -> EditorWindow:
    """Open an editor on an empty page, or on a scenario file; what cannot be read is told in its window."""
    made = EditorWindow(look, parent)
    if path is not None:
        made.load(path)
    made.show()
    return made
