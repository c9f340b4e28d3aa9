"""What the picture of a field is made of."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from companion.desktop.maps.letters import measure
from companion.desktop.maps.picture import Picture
from companion.drawing.shapes import Layer
from companion.field.drawn import field_drawing, sides_drawing
from companion.field.shapes import Ground
from companion.games.miniatures.words.field.lying import Lying, layers_of

AROUND = 1.0
"""Inches around the table, so that its edge can be seen."""


class FieldPicture(Picture[bool, Lying]):
    """The ground, with set-up areas or without them, and over it who stands there."""

    def __init__(self, ground: Ground, scale: float) -> None:
        self._field = ground
        self._drawn: dict[bool, tuple[Layer, ...]] = {}
        super().__init__(QRectF(0, 0, *ground.table).adjusted(-AROUND, -AROUND, AROUND, AROUND))
        self.scale = scale

    def ground_layers(self, ground: bool) -> tuple[Layer, ...]:
        """Give everything that stays, drawn once: what is painted is known by it."""
        if ground not in self._drawn:
            sides = sides_drawing(self._field) if ground else ()
            self._drawn[ground] = (*field_drawing(self._field), *sides)
        return self._drawn[ground]

    def mark_layers(self, marks: Lying, size: float) -> tuple[Layer, ...]:
        """Give units and names, which make room for one another, and whatever is measured."""
        return layers_of(marks, size, measure, self._field)
