"""The map of a campaign's replay."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from companion.games.campaign.screen.map.canvas import HexMap


class ReplayMap(HexMap):
    """The map; left and right are steps here, so they pan with Ctrl."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys of the replay to the window."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)
