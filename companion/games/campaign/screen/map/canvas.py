"""The campaign's map in a window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from companion.desktop.maps.canvas import MapCanvas, Plan
from companion.desktop.maps.picture import Shown
from companion.desktop.maps.rulers import put_rulers
from companion.desktop.widgets.look import Look
from companion.drawing.shapes import DESIGN_CELL, Point
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Direction, Hex, neighbour
from companion.games.campaign.screen.map.picture import Chosen, HexPicture
from companion.games.campaign.words.map.drawing import MapDrawing
from companion.games.campaign.words.map.geometry import bounds, centre, corners, hex_at
from companion.games.campaign.words.map.ground import FIGURES
from companion.games.campaign.words.map.marks import NOTHING, MapMarks, listing
from companion.language.tongue import tr

SMALLEST, LARGEST = 22.0, 160.0
"""Pixels of a hex's height."""
_PANNED = 1.0
"""Hexes an arrow key moves the map."""


class HexMap(MapCanvas):
    """A ground with what lies on it."""

    def __init__(self, look: Look, ground: Ground, drawing: MapDrawing, *, miles: int) -> None:
        self.ground, self._picture = ground, HexPicture(ground, drawing, miles)
        self.marks = NOTHING
        self.numbered = False
        self._night = Look(dark=True, percent=look.percent, colors=look.chosen)
        plan = Plan(self._picture.board, centre, corners, self._hex_at)
        super().__init__(look, plan, DESIGN_CELL * look.percent / 100, (SMALLEST, LARGEST))
        self._at = QPointF(*centre(((ground.columns + 1) // 2, (ground.rows + 1) // 2)))
        self.setAccessibleName(tr("Map: {title}", title=tr(ground.title)))
        self.say()

    def _hex_at(self, place: Point) -> Hex | None:
        found = hex_at(place)
        return found if self.ground.on_map(found) else None

    # ---- what is shown

    def show_marks(self, marks: MapMarks) -> None:
        """Show other marks; where the map stands and what is chosen stays."""
        self.marks = marks
        self.say()
        self.update()

    def show_numbers(self, *, shown: bool) -> None:
        """Show every hex's numbers, or only those at the edges."""
        self.numbered = shown
        self.update()

    def colors(self) -> Look:
        """Give the look of the map: at night the dark one in both themes."""
        return self._night if self.marks.night else self.look

    def on_look(self) -> None:
        """Paint everything anew."""
        self._night.change(percent=self.look.percent)
        self._picture.forget()
        self.update()

    def listing(self, at: Hex) -> tuple[str, ...]:
        """Give a line for each thing that is shown of a hex."""
        return listing(self.ground, self.marks, at)

    def nothing_chosen(self) -> str:
        """Say that no hex is chosen."""
        return tr("No hex is chosen")

    def picture(self) -> HexPicture:
        """Give the picture of the country."""
        return self._picture

    def wanted(self) -> Shown[Chosen, MapMarks]:
        """Give what is to be on it now."""
        return Shown(self._size, self.devicePixelRatioF(), Chosen(self.numbered, self.marks.night), self.marks)

    def put_over(self, painter: QPainter) -> None:
        """Mark what is chosen, and write at the window's edges the figures that stand beyond them on the board."""
        super().put_over(painter)
        left, top, _, _ = bounds(self.ground.columns, self.ground.rows)
        shut = self.on_window((left - FIGURES, top - FIGURES))
        half = self.look.px(8)  # a figure that the edge would cut is one that is out of sight
        across = {nth: self.spot((nth, 1)).x() for nth in range(1, self.ground.columns + 1)} if shut.y() < half else {}
        down = {nth: self.spot((1, nth)).y() for nth in range(1, self.ground.rows + 1)} if shut.x() < half else {}
        put_rulers(painter, self, across, down, self.hover or self.selected or (None, None))

    # ---- keys and mouse

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose a hex; while an order is written the same again too: a march may lead where one has looked before."""
        before, clicked = self.selected, self._pressed is not None and not self._dragging
        super().mouseReleaseEvent(event)
        again = clicked and before is not None and self.selected == before and self.leaves_enter()
        if again and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pan by arrows, choose a neighbour with Shift, show hexes' numbers by H."""
        key, shift = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        ways = {Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1), Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}
        if key in ways and shift:
            self._step(*ways[key])
        elif key in ways:
            across, down = ways[key]
            self.pan(across * _PANNED, down * _PANNED)
        elif event.text() == "#":
            self.show_numbers(shown=not self.numbered)
        else:
            super().keyPressEvent(event)

    def _step(self, across: int, down: int) -> None:
        """Choose the neighbour that way; to the side along the row, so that two steps are level."""
        if self.selected is None:
            self.select(self.cell_under(self._half()))
            return
        even = self.selected[0] % 2 == 0
        sides: dict[tuple[int, int], Direction] = {
            (0, -1): 1,
            (0, 1): 4,
            (1, 0): 2 if even else 3,
            (-1, 0): 6 if even else 5,
        }
        self.step_to(neighbour(self.selected, sides[across, down]))
