"""The picture that a packed scenario brings along, under what is said of it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy

from companion.charts.faults import BadInput
from companion.desktop.widgets.look import Look
from companion.kernel import packed
from companion.kernel.emblems import small
from companion.language.tongue import tr

LARGEST = 300
"""Pixels of its longer side, at most: it may be a stranger's, and is decoded within bounds and made small first."""


class PackPicture(QLabel):
    """Shows the first picture of a pack that is no emblem; without one it is not there."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(1)  # a picture makes no room for itself that words would lose
        self.setVisible(False)

    def show_pack(self, path: Path | None) -> None:
        """Show the picture of a pack; None, or one that cannot be read, shows nothing."""
        found = QPixmap()
        with suppress(BadInput):  # what is no picture keeps nobody from the battle
            picture = packed.picture_of(path) if path is not None else None
            if picture is not None:
                found.loadFromData(small(picture[1], picture[0], LARGEST))
                self.setAccessibleName(tr("Picture: {name}", name=Path(picture[0]).stem))
        self.setPixmap(found)
        self.setVisible(not found.isNull())
