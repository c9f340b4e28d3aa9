"""What the picture of a square map is made of."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF

from companion.desktop.maps.letters import measure
from companion.desktop.maps.picture import Picture
from companion.drawing.shapes import Layer
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.words.map.counters import mark_layers
from companion.games.tactical.words.map.drawing import SquareDrawing
from companion.games.tactical.words.map.ground import ground_layers
from companion.games.tactical.words.map.marks import Lying

_AROUND = 0.75
"""Squares around the board, so that the outermost can be brought out from under the figures at the window's edges."""


class Chosen(NamedTuple):
    """What is chosen of the ground."""

    contours: bool
    grid: bool
    numbers: bool
    night: bool


@lru_cache(maxsize=4)
def _layers(ground: Ground, drawing: SquareDrawing, contours: bool, grid: bool, numbers: bool) -> tuple[Layer, ...]:
    """Draw a ground once for all the pictures of it."""
    return ground_layers(ground, drawing, contours=contours, grid=grid, numbers=numbers)


class SquarePicture(Picture[Chosen, Lying]):
    """The ground, and over it names and marks."""

    def __init__(self, ground: Ground, drawing: SquareDrawing, scale: float) -> None:
        self._map, self._drawing = ground, drawing
        board = QRectF(0, 0, ground.columns, ground.rows)
        super().__init__(board.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND))
        self.scale = scale

    def ground_layers(self, ground: Chosen) -> tuple[Layer, ...]:
        """Give everything of the map but its names."""
        return _layers(self._map, self._drawing, ground.contours, ground.grid, ground.numbers)

    def mark_layers(self, marks: Lying, size: float) -> tuple[Layer, ...]:
        """Give names, which make room for one another, and marks."""
        return mark_layers(self._map, self._drawing, marks, size, measure)
