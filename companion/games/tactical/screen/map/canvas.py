"""The map of a square-grid battle in a window.

For whoever builds a desk around it:

    board = SquareMap(look, ground, drawing, yards=200)
        `drawing_of(map text)` gives the drawing; the ground has the game's fords (`situation(state).ground`);
        `yards` of a square, rules.scale.square.yards, is for the scale bar
    board.lay(ground)                       another ground: fords were drawn, or taken back
    board.show_marks(marks)                 showing.marks(view, selected=...), overlays put in by msgspec's replace()
    board.show_hint(Hint(way, shot, text))  what follows the cursor: cheap, at every `hovered`
    board.show_layer("zones", shown=False)  LAYERS of `marks`; layer_shown(name) asks; `layers_changed` tells
    board.select(square), look_at(square), fit(), zoom(by), cell_size(), spot(square), cell_under(place)
    board.counters_at(square)               from the top, for a chooser of a stack
    board.unit_under(place)                 the id of the unit drawn there, or ""

Signals, as on the hex map: `hovered(square or None)`, `chosen(square or None)`, `activated(square)` by double click,
Enter or Space. A click on a counter tells `picked(unit id)` after `chosen`. A square is (row, column), as everywhere.

`legend.Legend(look, ground, icons=...)` is a widget that tells the signs, to be put into a panel or into the help.

Keys: arrows move the chosen square, Home, End, PageUp and PageDown diagonally, with Shift they pan; + and - zoom, 0
brings the chosen square into the middle, Ctrl+0 shows the whole map, T takes the units off and puts them on. Digits 1
to 8 are the desk's: `go(direction)` moves the chosen square that way.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from companion.desktop.maps.canvas import Plan
from companion.desktop.maps.picture import Shown
from companion.desktop.widgets.look import Look
from companion.drawing.shapes import Point
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Direction, Square, step
from companion.games.tactical.screen.map.hints import Squares, put_hint, put_rulers, put_scale
from companion.games.tactical.screen.map.picture import Chosen, SquarePicture
from companion.games.tactical.words.map.aloud import listing
from companion.games.tactical.words.map.drawing import SquareDrawing
from companion.games.tactical.words.map.geometry import centre, corners, square_at
from companion.games.tactical.words.map.marks import (
    AT_FIRST,
    NO_HINT,
    NOTHING,
    Counter,
    Hint,
    Layer,
    Lying,
    Marks,
    shown,
)
from companion.games.tactical.words.map.stacking import under
from companion.language.tongue import tr

DESIGN, SMALLEST, LARGEST = 41.0, 14.0, 120.0
"""Pixels of a square: as the design draws it at 100 %, and how small and large it may be."""
_PANNED = 1.0
"""Squares that an arrow key moves the map."""
_WAYS: dict[Qt.Key, Direction] = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageUp: 2,
    Qt.Key.Key_Right: 3,
    Qt.Key.Key_PageDown: 4,
    Qt.Key.Key_Down: 5,
    Qt.Key.Key_End: 6,
    Qt.Key.Key_Left: 7,
    Qt.Key.Key_Home: 8,
}


class SquareMap(Squares):
    """A ground with what a seat knows to lie on it."""

    picked = Signal(str)
    """The unit that was clicked."""
    layers_changed = Signal()

    def __init__(self, look: Look, ground: Ground, drawing: SquareDrawing, *, yards: int = 0) -> None:
        self.ground, self.drawing, self.yards = ground, drawing, yards
        self.marks: Marks = NOTHING
        self.hint: Hint = NO_HINT
        self.layers: frozenset[Layer] = AT_FIRST
        self._shown = Lying(NOTHING, AT_FIRST)
        """The marks of the layers that are on; the picture is painted anew when it is another."""
        self._night = Look(dark=True, percent=look.percent, colors=look.chosen)
        self._picture = SquarePicture(ground, drawing, look.percent / 100)
        plan = Plan(self._picture.board, centre, corners, self._square_at)
        super().__init__(look, plan, look.px(DESIGN), (look.px(SMALLEST), look.px(LARGEST)))
        self.setAccessibleName(tr("Map: {title}", title=tr(ground.title)))
        self.say()

    def _square_at(self, place: Point) -> Square | None:
        found = square_at(place)
        return found if self.ground.on_map(found) else None

    # ---- what is shown

    def lay(self, ground: Ground) -> None:
        """Take another ground of the same map: fords were drawn, or taken back."""
        if ground is not self.ground:
            self.ground = ground
            self._picture = SquarePicture(ground, self.drawing, self._picture.scale)
            self.say()
            self.update()

    def show_marks(self, marks: Marks) -> None:
        """Show other marks; where the map stands and what is chosen stays."""
        if marks != self.marks:
            self.marks = marks
            self._filter()

    def show_layer(self, name: Layer, *, shown: bool) -> None:
        """Switch a layer on or off."""
        layers = self.layers | {name} if shown else self.layers - {name}
        if layers != self.layers:
            self.layers = layers
            self._filter()
            self.layers_changed.emit()

    def layer_shown(self, name: Layer) -> bool:
        """Say whether a layer is on."""
        return name in self.layers

    def show_hint(self, hint: Hint) -> None:
        """Show what follows the cursor."""
        if hint != self.hint:
            self.hint = hint
            self.update()

    def _filter(self) -> None:
        self._shown = Lying(shown(self.marks, self.layers), self.layers)
        self.say()
        self.update()

    def colors(self) -> Look:
        """Give the look of the map: at night the dark one in both themes."""
        return self._night if self.marks.night else self.look

    def on_look(self) -> None:
        """Paint everything anew, at the new scale."""
        scale = self.look.percent / 100
        if scale != self._picture.scale:
            # The same squares stay in sight: a larger scale makes the map larger with all the rest.
            self._size *= scale / self._picture.scale
            self._ends = (self.look.px(SMALLEST), self.look.px(LARGEST))
            self._picture.scale = scale
            self._night.change(percent=self.look.percent)
        self._picture.forget()
        self._hold()

    # ---- squares and units

    def counters_at(self, square: Square) -> tuple[Counter, ...]:
        """Give the units that are shown in a square, from the top."""
        return self._shown.marks.at(square)

    def unit_under(self, at: QPointF) -> str:
        """Give the id of the unit drawn at a place of the window; "" where none is."""
        square = self.cell_under(at)
        if square is None:
            return ""
        place = self.place(at)
        return under(self.counters_at(square), (place.x() - square[1], place.y() - square[0]))

    def go(self, direction: Direction) -> None:
        """Move the chosen square one in a direction; without one the middle of the window is chosen."""
        at = self.selected
        if at is None:
            self.select(self.cell_under(self._half()))
        else:
            self.step_to(step(at, direction))

    def listing(self, at: Square) -> tuple[str, ...]:
        """Give a line for each thing that is shown of a square."""
        return listing(self.ground, self._shown.marks, at)

    def nothing_chosen(self) -> str:
        """Say that no square is chosen."""
        return tr("No square is chosen")

    # ---- painting

    def picture(self) -> SquarePicture:
        """Give the picture of the field."""
        return self._picture

    def wanted(self) -> Shown[Chosen, Lying]:
        """Give what is to be on it now."""
        chosen = Chosen("contours" in self.layers, "grid" in self.layers, "numbers" in self.layers, self.marks.night)
        return Shown(self._size, self.devicePixelRatioF(), chosen, self._shown)

    def put_over(self, painter: QPainter) -> None:
        """Paint what follows the cursor, then the figures of rows and columns at the window's edges."""
        put_hint(painter, self)
        super().put_over(painter)
        put_rulers(painter, self)
        put_scale(painter, self)

    # ---- keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the chosen square by arrows, pan with Shift, centre by 0, take the units off by T, access by Space."""
        key, held = Qt.Key(event.key()), event.modifiers()
        if key in _WAYS and held & Qt.KeyboardModifier.ShiftModifier:
            down, across = step((0, 0), _WAYS[key])
            self.pan(across * _PANNED, down * _PANNED)
        elif key in _WAYS:
            self.go(_WAYS[key])
        elif key == Qt.Key.Key_0 and not held & Qt.KeyboardModifier.ControlModifier and self.selected is not None:
            self.look_at(self.selected)
        elif key == Qt.Key.Key_T:
            self.show_layer("units", shown="units" not in self.layers)
        elif key == Qt.Key.Key_Space and self.selected is not None:
            self.activated.emit(self.selected)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose a square, and the unit in it that was clicked."""
        # Asked before the base forgets the press: a drag of the map ends over some unit, and must not pick it.
        clicked = self._pressed is not None and not self._dragging
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and clicked:
            unit = self.unit_under(event.position())
            if unit:
                self.picked.emit(unit)
