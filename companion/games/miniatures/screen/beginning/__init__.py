"""Beginning a game: a gallery of scenarios, rosters with a preview, and what it is played by."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from companion.desktop.widgets.look import Look
    from companion.games.miniatures.screen.beginning.new_game import NewGame


def open_new_game(look: Look, parent: QWidget | None = None, *, folder: str = "") -> NewGame:
    """Open the dialog; its signal `created` gives the file of the game, begun and closed, ready to be opened."""
    from PySide6.QtCore import Qt

    from companion.games.miniatures.screen.beginning.new_game import NewGame

    made = NewGame(look, parent, folder=folder)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    made.open()
    return made
