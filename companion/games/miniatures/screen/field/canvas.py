"""The table in a window, to scale: panned, zoomed, its rulers and its overview; places are told in inches.

    board = FieldMap(look, ground, yards=60)
        `lay(ground)` another ground, `show(lying)` who stands there, `carry(shapes)` what is painted with every frame
    board.grabs = may_be_carried            asked at a press on a unit: whether it is dragged, and not the table

Signals: `pointed(place or None)` where the pointer is; `picked(unit id)`, "" beside everybody; `opened(unit id)` by
double click; `carried(unit id, place)` while somebody is dragged, `dropped(unit id, place)` at the end. A place is
(x, y) in inches of the table, from its south-west corner. Keys are whose work it is: `take(event)` offers those that
move the view, plus, minus, 0 and arrows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from companion.desktop.maps.canvas import STEP, Cell, MapCanvas, Plan
from companion.desktop.maps.paint import Sheet, put
from companion.desktop.maps.picture import Shown
from companion.desktop.widgets.look import Look
from companion.drawing.shapes import Box, Layer, Line, Point, Shape
from companion.field.shapes import Ground
from companion.games.miniatures.screen.field import edges
from companion.games.miniatures.screen.field.callout import callout_room, put_callout
from companion.games.miniatures.screen.field.picture import FieldPicture
from companion.games.miniatures.words.field.lying import Lying
from companion.language.tongue import tr

DESIGN, SMALLEST, LARGEST = 14.0, 4.0, 80.0
"""Pixels of an inch: as the design draws it at 100 %, and how small and large it may be."""
_PANNED = 6.0
"""Inches that an arrow key moves the table."""
_REST = 120
"""Milliseconds after which a view that was moved is taken to rest."""
_NEAR = 5.0
"""Pixels beside a unit that still mean it."""
ARROWS = {
    Qt.Key.Key_Up: (0.0, 1.0),
    Qt.Key.Key_Down: (0.0, -1.0),
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
}
"""The way of each arrow on the table."""


class FieldMap(MapCanvas):
    """The table with what a seat knows to stand on it."""

    pointed = Signal(object)
    picked = Signal(str)
    opened = Signal(str)
    carried = Signal(str, object)
    dropped = Signal(str, object)
    rested = Signal()
    """The view has come to rest elsewhere: names give way to what lies over the table there."""
    rescaled = Signal()
    """An inch has another size: what is carried is drawn for one size."""

    def __init__(self, look: Look, ground: Ground, *, yards: int = 0) -> None:
        self.ground, self.yards = ground, yards
        self.lying = Lying()
        self.sides = False
        """Whether set-up areas, arrivals and objectives are shown."""
        self.grabs: Callable[[str], bool] = lambda name: False
        self.about: Callable[[], Point | None] = lambda: None
        """The place of the table that keys zoom to; None for the middle of the window."""
        self._overlay: tuple[Shape, ...] = ()
        self._callout: tuple[tuple[str, ...], Point | None] = ((), None)
        self._picture = FieldPicture(ground, look.percent / 100)
        self._grabbed = ""
        self._grip: Point = (0.0, 0.0)
        """From the place of who is dragged to where he was taken hold of."""
        self._resting: QTimer | None = None
        super().__init__(look, self._plan(), look.px(DESIGN), (look.px(SMALLEST), look.px(LARGEST)))
        self._resting = QTimer(self, singleShot=True, interval=_REST)
        self._resting.timeout.connect(self.rested)
        # The keys are the work's: it moves the view or a unit by the same arrows.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("The field"))

    def _plan(self) -> Plan:
        return Plan(self._picture.board, _middle, _corners, self._cell_at)

    def _cell_at(self, place: Point) -> Cell | None:
        x, y = place
        wide, tall = self.ground.table
        return (int(y), int(x)) if 0 <= x < wide and 0 <= y < tall else None

    # ---- what is shown

    def lay(self, ground: Ground) -> None:
        """Take another ground."""
        if ground is not self.ground:
            self.ground = ground
            self._picture = FieldPicture(ground, self._picture.scale)
            self.plan = self._plan()
            self._hold()

    def show_lying(self, lying: Lying, *, sides: bool = False) -> None:
        """Show who stands there; where the view stands stays."""
        if lying != self.lying or sides != self.sides:
            self.lying, self.sides = lying, sides
            self.update()

    def carry(self, shapes: Sequence[Shape]) -> None:
        """Show what changes with every frame."""
        self._overlay = tuple(shapes)
        self.update()

    def tell(self, lines: Sequence[str], about: Point | None) -> None:
        """Show lines in a box at the window's edge, and a hair from it to the place of the drawing they are about."""
        if (tuple(lines), about) != self._callout:
            self._callout = tuple(lines), about
            self.come_to_rest()
            self.update()

    def design_size(self) -> float:
        """Give how many pixels of the design an inch is."""
        return self.cell_size() / (self.look.percent / 100)

    def on_look(self) -> None:
        """Paint everything anew, at the new scale."""
        scale = self.look.percent / 100
        if scale != self._picture.scale:
            self._size *= scale / self._picture.scale
            self._ends = (self.look.px(SMALLEST), self.look.px(LARGEST))
            self._picture.scale = scale
        self._picture.forget()
        self._hold()

    def picture(self) -> FieldPicture:
        """Give the picture of the table."""
        return self._picture

    def wanted(self) -> Shown[bool, Lying]:
        """Give what is to be on it now."""
        return Shown(self._size, self.devicePixelRatioF(), self.sides, self.lying)

    def listing(self, at: Cell) -> tuple[str, ...]:
        """Say nothing of a cell: what lies at a place is told by whoever hears of the pointer."""
        return ()

    def put_over(self, painter: QPainter) -> None:
        """Paint what is carried, then rulers, scale and overview."""
        if self._overlay:
            origin, scale = self.on_window((0.0, 0.0)), self.look.percent / 100
            sheet = Sheet(self.look, self.design_size(), scale, self.devicePixelRatioF(), origin)
            put(painter, [Layer("carried", self._overlay)], sheet)
        edges.put_edges(painter, self)
        if self._callout[0]:
            put_callout(painter, self, *self._callout)

    def covered(self) -> tuple[Box, ...]:
        """Give what scale, overview and callout lie on, in tenths of an inch of the drawing."""
        found = [*edges.covered(self)]
        if (told := callout_room(self, *self._callout)) is not None:
            found.append(told)
        return tuple(self._in_inches(one) for one in found)

    def _in_inches(self, room: QRectF) -> Box:
        one, other = self.place(room.topLeft()), self.place(room.bottomRight())
        return Box(*(round(value, 1) for value in (one.x(), one.y(), other.x(), other.y())))

    def _hold(self) -> None:
        super()._hold()
        self.come_to_rest()

    def come_to_rest(self) -> None:
        """Tell in a little while that the view, or what is carried over it, rests: not with every frame."""
        if self._resting is not None:
            self._resting.start()

    def zoom(self, by: float, about: QPointF | None = None) -> None:
        """Zoom by a factor, and tell whoever has drawn for the size before."""
        before = self._size
        super().zoom(by, about)
        if self._size != before:
            self.rescaled.emit()

    # ---- places

    def on_table(self, at: QPointF) -> Point:
        """Give the inches of the table at a place of the window."""
        place = self.place(at)
        return place.x(), self.ground.table[1] - place.y()

    def in_window(self, place: Point) -> QPointF:
        """Give the place of the window where inches of the table lie."""
        return self.on_window((place[0], self.ground.table[1] - place[1]))

    def holds(self, place: Point) -> bool:
        """Say whether a place lies on the table."""
        return 0 <= place[0] <= self.ground.table[0] and 0 <= place[1] <= self.ground.table[1]

    def middle(self) -> Point:
        """Give the place in the middle of the window."""
        return self.on_table(self._half())

    def bring_into_sight(self, place: Point) -> None:
        """Move the view as little as needed for a place of the table not to lie at its rim."""
        spot, inside = self.in_window(place), self._inner()
        if not inside.contains(spot):
            self._at = QPointF(place[0], self.ground.table[1] - place[1])
            self._hold()

    def name_at(self, at: QPointF) -> str:
        """Give the unit or leader at a place of the window, "" where nobody is."""
        place, near = self.place(at), _NEAR / self.cell_size()
        found = self.lying.leader_at((place.x(), place.y()), 2 * near) or self.lying.at((place.x(), place.y()), near)
        return found.id if found is not None else ""

    # ---- keys and mouse

    def take(self, event: QKeyEvent) -> bool:
        """Take a key that moves the view."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            across, up = ARROWS[key]
            self.pan(across * _PANNED, -up * _PANNED)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            about = self.about()
            spot = self.in_window(about) if about is not None else None
            inside = spot is not None and self.rect().contains(spot.toPoint())
            self.zoom(1 / STEP if key == Qt.Key.Key_Minus else STEP, spot if inside else None)
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag the table, or whom the work lets be carried."""
        super().mousePressEvent(event)
        self._grabbed = ""
        if event.button() == Qt.MouseButton.LeftButton:
            name = self.name_at(event.position())
            if name and self.grabs(name):
                self._grabbed = name
                found, (x, y) = self.lying.of(name), self.on_table(event.position())
                self._grip = (x - found.at[0], y - found.at[1]) if found is not None else (0.0, 0.0)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry somebody, drag the table, or tell where the pointer is."""
        at = event.position()
        place = self.on_table(at)
        if self._grabbed and self._pressed is not None:
            if self._dragging or (at - self._pressed).manhattanLength() > self.look.px(4):
                self._dragging = True
                self.carried.emit(self._grabbed, self._held(place))
            return
        if self._pressed is None:
            self.pointed.emit(place if self.holds(place) else None)
        super().mouseMoveEvent(event)

    def _held(self, place: Point) -> Point:
        return place[0] - self._grip[0], place[1] - self._grip[1]

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop who was carried, or pick who was clicked."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        grabbed, dragged = self._grabbed, self._dragging
        self._pressed, self._dragging, self._grabbed = None, False, ""
        if edges.overview_pressed(self, event.position()) and not dragged:
            return
        if grabbed and dragged:
            self.dropped.emit(grabbed, self._held(self.on_table(event.position())))
        elif not dragged:
            self.picked.emit(self.name_at(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open who was clicked."""
        if event.button() == Qt.MouseButton.LeftButton and (name := self.name_at(event.position())):
            self.opened.emit(name)

    def leaveEvent(self, event: object) -> None:
        """Nothing is under the pointer."""
        self.pointed.emit(None)


def _middle(at: Cell) -> Point:
    return at[1] + 0.5, at[0] + 0.5


def _corners(at: Cell) -> Line:
    y, x = at
    return ((x, y), (x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0))
