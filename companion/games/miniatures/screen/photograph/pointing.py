"""What is pointed at in a photograph: the table's four corners one after another, or the place where a unit stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, Signal

from companion.field.photograph.camera import View
from companion.field.photograph.placing import Hand
from companion.field.shapes import Position
from companion.games.miniatures.screen.photograph.shown import Shown
from companion.language.tongue import tr


class Pointing(QObject):
    """Asks for places in the picture that is shown, and gives them as places on the table."""

    asked = Signal(str)
    """What is to be clicked on; "" when nothing is any more."""
    cornered = Signal(object, object)
    """The photograph, and the four corners in it as `Hand`s."""
    stood = Signal(str, float, float)
    """A unit, and where it stands in inches."""

    def __init__(self, shown: Shown, table: Callable[[], Position]) -> None:
        super().__init__(shown)
        self._shown, self._table = shown, table
        self._path: Path | None = None
        self._view: View | None = None
        self._unit = ""
        self._hands: list[Hand] = []
        shown.pointed.connect(self._on_pointed)

    @property
    def on(self) -> bool:
        """Whether a click is waited for."""
        return self._shown.points

    def corners(self, path: Path) -> None:
        """Ask for the table's corners in a photograph, from the south-west against the clock."""
        self._path, self._unit, self._hands = path, "", []
        self._begin()
        self._ask()

    def unit(self, name: str, called: str, view: View) -> None:
        """Ask where a unit stands in a photograph whose view of the table is known."""
        self._path, self._unit, self._view = None, name, view
        self._begin()
        self.asked.emit(tr("Click on the middle of the front of {unit}.", unit=called))

    def stop(self) -> None:
        """Ask for nothing more."""
        self._shown.points = False
        self._shown.crosses.clear()
        self._shown.update()
        self.asked.emit("")

    def _begin(self) -> None:
        self._shown.points, self._shown.from_above = True, False
        self._shown.crosses.clear()
        self._shown.update()

    def _ask(self) -> None:
        names = (tr("south-west corner"), tr("south-east corner"), tr("north-east corner"), tr("north-west corner"))
        self.asked.emit(tr("Click on the table's {corner}.", corner=names[len(self._hands)]))

    def _on_pointed(self, x: float, y: float) -> None:
        if self._unit:
            self._on_unit(x, y)
            return
        wide, tall = self._table()
        corners = ((0.0, 0.0), (wide, 0.0), (wide, tall), (0.0, tall))
        self._hands.append(Hand(corners[len(self._hands)], (x, y)))
        self._shown.crosses.append((x, y))
        self._shown.update()
        if len(self._hands) < len(corners):
            self._ask()
        else:
            self.stop()
            self.cornered.emit(self._path, tuple(self._hands))

    def _on_unit(self, x: float, y: float) -> None:
        if self._view is None:
            return
        east, north = (float(one) for one in self._view.on_table(np.array([[x, y]]))[0])
        wide, tall = self._view.table
        if not (0 <= east <= wide and 0 <= north <= tall):
            self.asked.emit(tr("That is not on the table: click on it where the unit stands."))
            return
        name = self._unit
        self.stop()
        self.stood.emit(name, east, north)
