"""What the picture of a hex map is made of."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF

from companion.desktop.maps.letters import measure
from companion.desktop.maps.picture import Picture
from companion.drawing.shapes import Layer
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.words.map.counters import mark_layers, taken
from companion.games.campaign.words.map.drawing import MapDrawing
from companion.games.campaign.words.map.geometry import bounds
from companion.games.campaign.words.map.ground import ground_layers
from companion.games.campaign.words.map.labels import labels
from companion.games.campaign.words.map.marks import MapMarks
from companion.games.campaign.words.map.stacking import stacks
from companion.language.tongue import tr

NUMBER = 8.5
"""Points of the design of hexes' numbers."""
_AROUND = 0.8
"""Hexes around the board, for the figures of columns and rows and the scale."""
_UNDER_NAMES = ("battles", "trails")
"""What would make the names of towns hard to read."""


class Chosen(NamedTuple):
    """What is chosen of the ground: whether hexes have their numbers, and whether it is night."""

    numbered: bool
    night: bool


@lru_cache(maxsize=4)
def _layers(ground: Ground, drawing: MapDrawing, miles: int, numbers: float, _said: str) -> tuple[Layer, ...]:
    """Draw a ground once for all the pictures of it; what its scale says is another in another language."""
    return ground_layers(ground, drawing, measure, miles=miles, numbers=numbers)


class HexPicture(Picture[Chosen, MapMarks]):
    """The ground, and over it the names and marks."""

    def __init__(self, ground: Ground, drawing: MapDrawing, miles: int) -> None:
        self._map, self._drawing, self._miles = ground, drawing, miles
        left, top, right, bottom = bounds(ground.columns, ground.rows)
        board = QRectF(left, top, right - left, bottom - top)
        super().__init__(board.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))

    def ground_layers(self, ground: Chosen) -> tuple[Layer, ...]:
        """Give everything of the map but the names of its towns."""
        numbers = NUMBER if ground.numbered else 0.0
        return _layers(self._map, self._drawing, self._miles, numbers, tr("{n} miles", n=2 * self._miles))

    def mark_layers(self, marks: MapMarks, size: float) -> tuple[Layer, ...]:
        """Give the names of towns, which make room for marks, and the marks."""
        stacked = stacks(self._map, marks, size, measure)
        room = taken(stacked, marks, size)
        names = Layer("names", labels(self._map, self._drawing, size, measure, room))
        found = mark_layers(self._map, marks, stacked)
        under = [one for one in found if one.name in _UNDER_NAMES]
        return (*under, names, *(one for one in found if one not in under))
