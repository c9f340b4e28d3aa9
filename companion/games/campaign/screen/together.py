"""Who marches together: a box for each corps that is near enough to headquarters for a force."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from companion.desktop.widgets.look import Look
from companion.desktop.widgets.ticks import TickBox
from companion.games.campaign.rules.view import CorpsView
from companion.games.campaign.words.names import called

_ACROSS = 3


class Together(QWidget):
    """The corps of a force, to be ticked."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._boxes: dict[str, TickBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)

    def offer(self, able: Sequence[CorpsView]) -> None:
        """Offer these corps; who was ticked stays so while the same are offered."""
        if list(self._boxes) == [one.id for one in able]:
            return
        for box in self._boxes.values():
            box.setParent(None)
            box.deleteLater()
        self._boxes = {}
        for nth, one in enumerate(able):
            box = TickBox(self._look, called(one))
            box.toggled.connect(self._toggled)
            self._boxes[one.id] = box
            self._grid.addWidget(box, nth // _ACROSS, nth % _ACROSS)

    def chosen(self) -> tuple[str, ...]:
        """Give the corps that are ticked."""
        return tuple(name for name, box in self._boxes.items() if box.isChecked())

    def choose(self, those: Collection[str]) -> None:
        """Tick these, and nobody else."""
        for name, box in self._boxes.items():
            box.setChecked(name in those)

    def _toggled(self) -> None:
        self.changed.emit()
