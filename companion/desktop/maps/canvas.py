"""A map in a window: zoomed by wheel and keys, panned by drag and arrows; tells the cell under the cursor.

Whatever is alike on hexes and squares stands here. A kind of map says what its cells are (`Plan`), gives its picture
and what is to be on it (`picture`, `wanted`), and says in words what is shown of a cell (`listing`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from companion.desktop.maps.picture import Picture, Shown, Window
from companion.desktop.widgets.aloud import Role, announce
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.second_click import PRESSES
from companion.drawing.shapes import Line, Point
from companion.language.tongue import tr

STEP = 2**0.25
"""From one zoom to the next."""
_SETTLED = 140
"""Milliseconds after the wheel's last notch until the map is painted at its new size."""
_SLICE = 0.004
"""Seconds that are painted at a time while the window waits for nothing: a quarter of a frame."""
_DRAGGED = 4
"""Pixels that a press may move before it is a drag."""
_RIM = 40
"""Pixels from the window's edge that the chosen cell keeps when keys move it."""
Cell = tuple[int, int]


class Plan(NamedTuple):
    """Where the cells of a board lie; places are map coordinates."""

    board: QRectF
    """Everything there is to see."""
    middle: Callable[[Cell], Point]
    corners: Callable[[Cell], Line]
    cell_at: Callable[[Point], Cell | None]
    """The cell that holds a place; None off the map."""


class MapCanvas(QWidget):
    """A board; `hovered` and `chosen` give a cell, or None where there is none."""

    IS = Role.Canvas

    hovered = Signal(object)
    chosen = Signal(object)
    activated = Signal(object)
    """A cell was double-clicked, or Enter pressed on the chosen one."""

    def __init__(self, look: Look, plan: Plan, size: float, ends: tuple[float, float]) -> None:
        super().__init__()
        self.look, self.plan = look, plan
        self.selected: Cell | None = None
        self.hover: Cell | None = None
        self._size, self._ends = size, ends
        """Pixels of a cell's height now, at least and at most."""
        self._at = plan.board.center()
        """The place in the middle of the window, in map coordinates."""
        self._pressed: QPointF | None = None
        self._from = QPointF()
        self._dragging = False
        self._settling = QTimer(self, singleShot=True, interval=_SETTLED)
        """While the wheel turns, the map is painted from the picture that is there; then anew."""
        self._settling.timeout.connect(self.update)
        self._making: Iterator[None] | None = None
        self._making_of: object = None
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._paint_on)
        self.leaves_enter: Callable[[], bool] = lambda: False
        """Whether Enter means something that is being put together elsewhere, and is left to it."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        look.changed.connect(self.on_look)

    # ---- what a kind of map says

    def picture(self) -> Picture[Any, Any]:
        """Give the picture of the board."""
        raise NotImplementedError

    def wanted(self) -> Shown[Any, Any]:
        """Give what is to be on it now."""
        raise NotImplementedError

    def listing(self, at: Cell) -> tuple[str, ...]:
        """Give a line for each thing that is shown of a cell."""
        raise NotImplementedError

    def hurried(self) -> bool:
        """Say whether what is shown stands in for what is being painted."""
        return self._settling.isActive() or not self.picture().shows(self.stand(), self.wanted())

    def paint_now(self) -> None:
        """Paint all that is in sight before anything else happens."""
        self._settling.stop()
        self._paint_whole()
        self.update()

    def _paint_whole(self) -> None:
        self._begin(None)
        for _ in self.picture().making(self.stand(), self.wanted(), self.colors()):
            pass

    def colors(self) -> Look:
        """Give the look of the map."""
        return self.look

    def on_look(self) -> None:
        """Paint everything anew."""
        self.update()

    # ---- cells

    def select(self, at: Cell | None) -> None:
        """Choose a cell, or none; it is told once."""
        # The board itself says what is on it: keys may lead off its edge, and a hex board is no oblong.
        if at is not None and self.plan.cell_at(self.plan.middle(at)) != at:
            return
        if at != self.selected:
            self.selected = at
            self.say()
            if at is not None:
                announce(self, self.accessibleDescription())
            self.update()
            self.chosen.emit(at)

    def say(self) -> None:
        """Tell who cannot see what is shown of the chosen cell."""
        at = self.selected
        self._describe(self.listing(at) if at is not None else (self.nothing_chosen(),))

    def _describe(self, lines: tuple[str, ...]) -> None:
        if (words := " · ".join(lines)) != self.accessibleDescription():
            self.setAccessibleDescription(words)

    def nothing_chosen(self) -> str:
        """Say that no cell is chosen."""
        return tr("Nothing is chosen")

    def step_to(self, at: Cell) -> None:
        """Choose a cell by key, and keep it in sight."""
        self.select(at)
        if self.selected is not None and not self._inner().contains(self.spot(self.selected)):
            self.look_at(self.selected)

    def _inner(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_RIM, _RIM, -_RIM, -_RIM)

    # ---- where it stands

    def cell_size(self) -> float:
        """Give a cell's height in pixels."""
        return self._size

    def zoom(self, by: float, about: QPointF | None = None) -> None:
        """Zoom by a factor; what lies under a place of the window stays there."""
        fixed = about if about is not None else self._half()
        place = self.place(fixed)
        found = max(self._ends[0], min(self._ends[1], self._size * by))
        if found == self._size:
            return
        self._size = found
        # The place under the cursor stays under it; only then can one zoom to somewhere.
        self._at = place - (fixed - self._half()) / found
        self._hold()

    def fit(self) -> None:
        """Show the whole board as large as it can be."""
        board = self.plan.board
        self._at = board.center()
        self.zoom(min(self.width() / board.width(), self.height() / board.height()) / self._size)
        self._hold()

    def look_at(self, at: Cell) -> None:
        """Bring a cell into the middle, as far as the board's edge lets."""
        self._at = QPointF(*self.plan.middle(at))
        self._hold()

    def pan(self, across: float, down: float) -> None:
        """Move over the map by so many cells."""
        self._at += QPointF(across, down)
        self._hold()

    def place(self, at: QPointF) -> QPointF:
        """Give the map coordinates of a place of the window."""
        return self._at + (at - self._half()) / self._size

    def spot(self, at: Cell) -> QPointF:
        """Give the place of a cell's middle in the window."""
        return self.on_window(self.plan.middle(at))

    def on_window(self, place: Point) -> QPointF:
        """Give the place of the window where map coordinates lie."""
        return (QPointF(*place) - self._at) * self._size + self._half()

    def cell_under(self, at: QPointF) -> Cell | None:
        """Give the cell at a place of the window, None off the map."""
        place = self.place(at)
        return self.plan.cell_at((place.x(), place.y()))

    def _half(self) -> QPointF:
        return QPointF(self.width() / 2, self.height() / 2)

    def _hold(self) -> None:
        """Keep the board in the window: a smaller one in the middle, a larger one without empty room beside it."""
        board, half = self.plan.board, self._half() / self._size
        middle = board.center()
        x, y = self._at.x(), self._at.y()
        if board.width() <= 2 * half.x():
            x = middle.x()
        else:
            x = min(max(x, board.left() + half.x()), board.right() - half.x())
        if board.height() <= 2 * half.y():
            y = middle.y()
        else:
            y = min(max(y, board.top() + half.y()), board.bottom() - half.y())
        self._at = QPointF(x, y)
        self.update()

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Put the kept picture on, then mark the cell under the cursor and the chosen one."""
        painter = QPainter(self)
        # Every pixel is ours (WA_OpaquePaintEvent): what is not filled would show the window that was there before.
        painter.fillRect(self.rect(), self.colors().color("map.board"))
        self._ask_for_picture()
        self.picture().put(painter, self.stand(), self.wanted())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.put_over(painter)
        if self.hasFocus():
            painter.setPen(QPen(self.look.color("ink"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def stand(self) -> Window:
        """Give where the board stands in the window."""
        board = self.plan.board
        return Window(self.on_window((board.left(), board.top())), QSizeF(self.size()))

    def _ask_for_picture(self) -> None:
        """Have painted what is in sight and is not on the picture that is kept; then what lies around it.

        What changed on the board is painted before this frame: it must not be told late. For another size, or another
        part, what there is stands in.
        """
        picture, window, wanted = self.picture(), self.stand(), self.wanted()
        if picture.stale(wanted):
            self._paint_whole()
        elif self._settling.isActive():
            self._begin(None)
        elif self._making is None or self._making_of != wanted[:3]:
            self._begin(picture.next(window, wanted, self.colors()), wanted[:3])

    def _begin(self, making: Iterator[None] | None, of: object = None) -> None:
        self._making, self._making_of = making, of
        if making is None:
            self._slices.stop()
        else:
            self._slices.start()

    def _paint_on(self) -> None:
        """Paint for a part of a frame."""
        until = time.perf_counter() + _SLICE
        while self._making is not None and time.perf_counter() < until:
            if next(self._making, self) is self:  # nothing was left
                self._begin(None)
                self.update()

    def put_over(self, painter: QPainter) -> None:
        """Paint what changes with the cursor."""
        for at, token, line in ((self.hover, "ink2", 1.5), (self.selected, "lamp", 3.0)):
            if at is not None:
                painter.setPen(QPen(self.colors().color(token), line, j=Qt.PenJoinStyle.MiterJoin))
                painter.drawPolygon(QPolygonF([self.on_window(place) for place in self.plan.corners(at)]))

    def sizeHint(self) -> QSize:
        """The map's room in the smallest window that the design draws."""
        return QSize(self.look.px(690), self.look.px(640))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the middle."""
        super().resizeEvent(event)
        self._hold()

    # ---- keys and mouse

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> Any:
        """Give the place of the chosen cell: there the menu key asks what can be done."""
        if query == Qt.InputMethodQuery.ImCursorRectangle and self.selected is not None:
            return QRectF(self.spot(self.selected), QSizeF(1, 1)).toRect()
        return super().inputMethodQuery(query)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom by plus, minus and 0, tell the chosen cell by Enter."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.leaves_enter():
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.selected is not None:
            self.activated.emit(self.selected)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the cursor."""
        notches = event.angleDelta().y() / 120
        if notches:
            # While it turns, the old picture is stretched: to paint a board at every notch would leave the wheel
            # behind.
            self._settling.start()
            self.zoom(STEP**notches, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin what may become a drag or a choice."""
        if event.button() == Qt.MouseButton.LeftButton:
            PRESSES.remember(self, event, self._meant(event))
            self._pressed, self._from, self._dragging = event.position(), self._at, False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the map, or tell the cell under the cursor."""
        if self._pressed is not None:
            moved = event.position() - self._pressed
            if self._dragging or moved.manhattanLength() > _DRAGGED:
                self._dragging = True
                self._at = self._from - moved / self._size
                self._hold()
                return
        self.hover_over(self.cell_under(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose a cell where nothing was dragged."""
        if event.button() == Qt.MouseButton.LeftButton:
            if self._pressed is not None and not self._dragging:
                self.select(self.cell_under(event.position()))
            self._pressed, self._dragging = None, False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Tell the cell, unless the map has moved away under the first of the two clicks."""
        at, by_left = self.cell_under(event.position()), event.button() == Qt.MouseButton.LeftButton
        if at is not None and by_left and not PRESSES.stray(self, event, self._meant(event)):
            self.activated.emit(at)

    def _meant(self, event: QMouseEvent) -> object:
        return id(self), self.cell_under(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the cursor."""
        self.hover_over(None)
        super().leaveEvent(event)

    def hover_over(self, at: Cell | None) -> None:
        """Mark the cell under the cursor and tell it once; off the map the chosen one is told of again."""
        if at != self.hover:
            self.hover = at
            lines = self.listing(at) if at is not None else ()
            self.setToolTip(tip("\n".join(lines)))
            if lines:
                self._describe(lines)
            else:
                self.say()
            self.update()
            self.hovered.emit(at)
