"""The scenario editor: an order of battle and the battle around it, saved as files that a game can be begun with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.desktop.application import Desktop
    from companion.desktop.editor.window import EditorWindow


def open_editor(desktop: Desktop) -> EditorWindow:
    """Open an editor on an empty page."""
    from companion.desktop.editor.window import EditorWindow

    made = EditorWindow(desktop.look)
    made.show()
    return made
