"""The map in a window: zoomed by wheel and keys, panned by drag and arrows; tells the hex under the cursor."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from companion.campaign.ground import Ground
from companion.campaign.hexes import Direction, Hex, neighbour
from companion.desktop.hexmap.paint import polygon
from companion.desktop.hexmap.picture import Picture, Shown
from companion.desktop.look import Look
from companion.present.hexmap.drawing import MapDrawing
from companion.present.hexmap.geometry import centre, hex_at
from companion.present.hexmap.marks import NOTHING, MapMarks, aloud, listing
from companion.present.hexmap.shapes import DESIGN_HEX
from companion.tongue import tr

SMALLEST, LARGEST, STEP = 22.0, 160.0, 2**0.25
"""Pixels of a hex's height, and from one zoom to the next."""
_PANNED = 1.0
"""Hexes an arrow key moves the map."""
_DRAGGED = 4
"""Pixels that a press may move before it is a drag."""


class HexMap(QWidget):
    """A ground with what lies on it; `hovered` and `chosen` give a hex, or None where there is none."""

    hovered = Signal(object)
    chosen = Signal(object)
    activated = Signal(object)
    """A hex was double-clicked, or Enter pressed on the chosen one."""

    def __init__(self, look: Look, ground: Ground, drawing: MapDrawing, *, miles: int) -> None:
        super().__init__()
        self.look = look
        self._night = Look(dark=True, percent=look.percent, colors=look.chosen)
        self.ground, self._picture = ground, Picture(ground, drawing, miles)
        self.marks = NOTHING
        self.numbered = False
        self.selected: Hex | None = None
        self.hover: Hex | None = None
        self._size = DESIGN_HEX * look.percent / 100
        self._at = QPointF(*centre(((ground.columns + 1) // 2, (ground.rows + 1) // 2)))
        """The place in the middle of the window, in map coordinates."""
        self._pressed: QPointF | None = None
        self._from = QPointF()
        self._dragging = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(tr("Map: {title}", title=ground.title))
        look.changed.connect(self._on_look)
        self._say()

    # ---- what is shown

    def show_marks(self, marks: MapMarks) -> None:
        """Show other marks; where the map stands and what is chosen stays."""
        self.marks = marks
        self._say()
        self.update()

    def show_numbers(self, *, shown: bool) -> None:
        """Show every hex's numbers, or only those at the edges."""
        self.numbered = shown
        self.update()

    def hex_size(self) -> float:
        """Give a hex's height in pixels."""
        return self._size

    def select(self, at: Hex | None) -> None:
        """Choose a hex, or none; it is told once."""
        if at is not None and not self.ground.on_map(at):
            return
        if at != self.selected:
            self.selected = at
            self._say()
            self.update()
            self.chosen.emit(at)

    def colors(self) -> Look:
        """Give the look of the map: at night the dark one in both themes."""
        return self._night if self.marks.night else self.look

    def _on_look(self) -> None:
        self._night.change(percent=self.look.percent)
        self._picture.forget()
        self.update()

    def _say(self) -> None:
        at = self.selected
        self.setAccessibleDescription(aloud(self.ground, self.marks, at) if at is not None else tr("No hex is chosen"))

    # ---- where it stands

    def zoom(self, by: float, about: QPointF | None = None) -> None:
        """Zoom by a factor; what lies under a place of the window stays there."""
        fixed = about if about is not None else QPointF(self.width() / 2, self.height() / 2)
        place = self.place(fixed)
        found = max(SMALLEST, min(LARGEST, self._size * by))
        if found == self._size:
            return
        self._size = found
        self._at = place - (fixed - QPointF(self.width() / 2, self.height() / 2)) / found
        self._hold()

    def fit(self) -> None:
        """Show the whole board as large as it can be."""
        board = self._board()
        self._at = board.center()
        self.zoom(min(self.width() / board.width(), self.height() / board.height()) / self._size)
        self._hold()

    def look_at(self, at: Hex) -> None:
        """Bring a hex into the middle, as far as the board's edge lets."""
        self._at = QPointF(*centre(at))
        self._hold()

    def pan(self, across: float, down: float) -> None:
        """Move over the map by so many hexes."""
        self._at += QPointF(across, down)
        self._hold()

    def place(self, at: QPointF) -> QPointF:
        """Give the map coordinates of a place of the window."""
        return self._at + (at - QPointF(self.width() / 2, self.height() / 2)) / self._size

    def spot(self, at: Hex) -> QPointF:
        """Give the place of a hex's middle in the window."""
        return (QPointF(*centre(at)) - self._at) * self._size + QPointF(self.width() / 2, self.height() / 2)

    def hex_under(self, at: QPointF) -> Hex | None:
        """Give the hex at a place of the window, None off the map."""
        place = self.place(at)
        found = hex_at((place.x(), place.y()))
        return found if self.ground.on_map(found) else None

    def _board(self) -> QRectF:
        return self._picture.board

    def _hold(self) -> None:
        """Keep the board in the window: a smaller one in the middle, a larger one without empty room beside it."""
        board, half = self._board(), QPointF(self.width(), self.height()) / (2 * self._size)
        middle = board.center()
        x, y = self._at.x(), self._at.y()
        x = (
            middle.x()
            if board.width() <= 2 * half.x()
            else min(max(x, board.left() + half.x()), board.right() - half.x())
        )
        y = (
            middle.y()
            if board.height() <= 2 * half.y()
            else min(max(y, board.top() + half.y()), board.bottom() - half.y())
        )
        self._at = QPointF(x, y)
        self.update()

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the kept picture, then mark the hex under the cursor and the chosen one."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.colors().color("map.board"))
        corner = (self._board().topLeft() - self._at) * self._size + QPointF(self.width() / 2, self.height() / 2)
        shown = Shown(self._size, self.devicePixelRatioF(), self.numbered, self.marks)
        self._picture.put(painter, corner, shown, self.colors())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, token, line in ((self.hover, "ink2", 1.5), (self.selected, "lamp", 3.0)):
            if at is not None:
                painter.setPen(QPen(self.colors().color(token), line, j=Qt.PenJoinStyle.MiterJoin))
                painter.drawPolygon(polygon(at, self._size, self.spot(at)))
        if self.hasFocus():
            painter.setPen(QPen(self.look.color("ink"), 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def sizeHint(self) -> QSize:
        """The map's room in the smallest window that the design draws."""
        return QSize(self.look.px(690), self.look.px(640))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the middle."""
        super().resizeEvent(event)
        self._hold()

    # ---- keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pan by arrows, choose a neighbour with Shift, zoom by plus, minus and 0, tell the chosen hex by Enter."""
        key, shift = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        ways = {Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1), Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}
        if key in ways and shift:
            self._step(*ways[key])
        elif key in ways:
            across, down = ways[key]
            self.pan(across * _PANNED, down * _PANNED)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key == Qt.Key.Key_H:
            self.show_numbers(shown=not self.numbered)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.selected is not None:
            self.activated.emit(self.selected)
        else:
            super().keyPressEvent(event)

    def _step(self, across: int, down: int) -> None:
        """Choose the neighbour that way; to the side along the row, so that two steps are level."""
        if self.selected is None:
            self.select(self.hex_under(QPointF(self.width() / 2, self.height() / 2)))
            return
        even = self.selected[0] % 2 == 0
        sides: dict[tuple[int, int], Direction] = {
            (0, -1): 1, (0, 1): 4, (1, 0): 2 if even else 3, (-1, 0): 6 if even else 5,
        }  # fmt: skip
        self.select(neighbour(self.selected, sides[across, down]))
        if not QRectF(self.rect()).adjusted(40, 40, -40, -40).contains(self.spot(self.selected)):
            self.look_at(self.selected)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the cursor."""
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom(STEP**notches, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin what may become a drag or a choice."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._from, self._dragging = event.position(), self._at, False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the map, or tell the hex under the cursor."""
        if self._pressed is not None:
            moved = event.position() - self._pressed
            if self._dragging or moved.manhattanLength() > _DRAGGED:
                self._dragging = True
                self._at = self._from - moved / self._size
                self._hold()
                return
        self._hover(self.hex_under(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose a hex where nothing was dragged."""
        if event.button() == Qt.MouseButton.LeftButton:
            if self._pressed is not None and not self._dragging:
                self.select(self.hex_under(event.position()))
            self._pressed, self._dragging = None, False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Tell the hex."""
        at = self.hex_under(event.position())
        if at is not None and event.button() == Qt.MouseButton.LeftButton:
            self.activated.emit(at)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the cursor."""
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, at: Hex | None) -> None:
        if at != self.hover:
            self.hover = at
            self.setToolTip("\n".join(listing(self.ground, self.marks, at)) if at is not None else "")
            self.update()
            self.hovered.emit(at)
