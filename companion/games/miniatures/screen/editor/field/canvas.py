"""The table that is drawn on: presses that the work takes are its own, all others move the view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent

from companion.drawing.shapes import Line, Point, Shape, Stroke
from companion.field.editing import corners, shape_of
from companion.field.parts import flipped, line_of, rings_of
from companion.field.shapes import Feature, Ground
from companion.games.miniatures.screen.field.canvas import FieldMap

HANDLE = 5.0
"""Points of the design of half a handle's side."""


class SketchMap(FieldMap):
    """The table; `gripped`, `drawn_to` and `let_go` tell a press that the work takes, in inches of the table."""

    gripped = Signal(object)
    drawn_to = Signal(object)
    let_go = Signal(object)
    doubled = Signal(object)

    takes: Callable[[Point], bool] = staticmethod(lambda place: False)
    """Asked at a press: whether it is the work's, and not the view's."""
    _taken = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Give a press to the work, or begin to move the view."""
        place = self.on_table(event.position())
        self._taken = event.button() == Qt.MouseButton.LeftButton and self.takes(place)
        if self._taken:
            self.gripped.emit(place)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell how far something is drawn, or move the view."""
        if self._taken:
            self.drawn_to.emit(self.on_table(event.position()))
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell where it was let go."""
        if self._taken:
            self._taken = False
            self.let_go.emit(self.on_table(event.position()))
        else:
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Tell of a double click."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.doubled.emit(self.on_table(event.position()))


def marked(one: Feature, ground: Ground, corner: int) -> Iterator[Shape]:
    """Draw the outline of what is chosen and its handles; the chosen corner is filled."""
    lines = [flipped(ring, ground) for rings in rings_of(one) for ring in rings]
    lines += [flipped(line_of(one), ground)] if line_of(one) else []
    if lines:
        yield Stroke(tuple(lines), "lamp", 5.0, alpha=0.75)
        yield Stroke(tuple(lines), "ink", 1.4)
    for nth, place in enumerate(flipped(corners(one), ground)):
        yield from _handle(place, chosen=nth == corner or not lines)


def being_drawn(kind: str, run: Sequence[Point], pointer: Point | None, ground: Ground) -> Iterator[Shape]:
    """Draw what has been drawn so far, and the way to the pointer."""
    places: Line = flipped([*run, *([pointer] if pointer is not None else [])], ground)
    if len(places) > 1 and shape_of(kind) != "place":
        yield Stroke((places,), "ink", 2.0, dash=(6.0, 4.0))
        if shape_of(kind) == "area" and len(places) > 2:
            yield Stroke(((places[-1], places[0]),), "ink", 1.0, dash=(3.0, 4.0))
    for place in flipped(run, ground):
        yield from _handle(place, chosen=True)


def _handle(place: Point, *, chosen: bool) -> Iterator[Shape]:
    box = ((-HANDLE, -HANDLE), (HANDLE, -HANDLE), (HANDLE, HANDLE), (-HANDLE, HANDLE))
    yield Stroke((box,), "ink", 1.8, "lamp" if chosen else "sheet", closed=True, anchor=place)
