"""Across the table: a broadside for a second monitor, readable from two metres; for the referee or for one side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted, Strip
from companion.desktop.widgets.plain import window_title
from companion.games.miniatures.screen import board_now, board_paint
from companion.games.miniatures.screen.board_canvas import Canvas
from companion.games.miniatures.screen.board_layout import LEAST, Needs, Plan, page_of, plans
from companion.games.miniatures.words.board import Board
from companion.language.tongue import tr
from companion.language.words import side_words

if TYPE_CHECKING:
    from companion.games.miniatures.screen.board_field import BoardField

DESIGN = (1920.0, 1080.0)
FOOT = 28
BETWEEN = 72
"""From one side to the other."""


class BoardView(Painted):
    """The board, drawn to the size of its window: every length is one of the design, scaled as a whole."""

    def __init__(self, look: Look) -> None:
        # A look of its own at full size: the board is scaled by its window, and not once more by the desk's percent.
        super().__init__(Look(dark=look.dark, percent=100))
        self._shown: Board | None = None
        self.page = 0
        self._percent = 100
        self._needs = Needs(0.0, 0.0, 0.0, states=False, known=False)
        self._said: list[str] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Across the table"))

    def show_board(self, found: Board) -> None:
        """Show a board; the page stays, as long as there is one."""
        self._shown = found
        everybody = [one for _, _, units in found.sides for one in units]
        self._needs = board_paint.needs(Canvas(QPainter(), self.look, [], 1.0, found.pictures), everybody)
        self.page = min(self.page, self.pages() - 1)
        self.setAccessibleName(found.moment)
        self.setAccessibleDescription(". ".join(_aloud(found)))
        self.update()

    def texts(self) -> list[str]:
        """Give every string that was drawn last."""
        return list(self._said)

    def pages(self) -> int:
        """Count the pages that the longer side needs."""
        return max((one.pages for one in self._plans()), default=1)

    def turn(self, by: int) -> None:
        """Go to another page."""
        self.page = max(0, min(self.pages() - 1, self.page + by))
        self.update()

    def scale(self) -> float:
        """Give how large everything is drawn: 1 at 1920 by 1080."""
        return min(self.width() / DESIGN[0], self.height() / DESIGN[1])

    def sizeHint(self) -> QSize:
        """Two thirds of the design's size."""
        return QSize(1280, 720)

    def set_least(self, percent: int) -> None:
        """Set rows no smaller than so many percent of what can just be read; fewer then stand on a page."""
        self._percent = percent
        self.update()

    def _plans(self) -> tuple[Plan, ...]:
        scale = self.scale()
        if scale <= 0 or self._shown is None:
            return ()
        wide, high = self.width() / scale, self.height() / scale
        column = (wide - 2 * board_paint.MARGIN - BETWEEN) / 2
        room = self._foot(high).top() - board_paint.TOP
        counts = [len(units) for _, _, units in self._shown.sides]
        return plans(self._needs, counts, column, room, LEAST * self._percent / 100)

    def _foot(self, high: float) -> QRectF:
        """Give the room of what is done now and of the last roll, alike whether there is anything: no row moves."""
        wide = self.width() / self.scale() - 2 * board_paint.MARGIN
        return QRectF(board_paint.MARGIN, high - FOOT - board_now.WHOLE, wide, board_now.WHOLE)

    def draw(self, painter: QPainter) -> None:
        """Draw head, both sides, what is done now and the last roll, at the scale of the window."""
        shown, scale = self._shown, self.scale()
        self._said = []
        painter.fillRect(self.rect(), self.look.color("paper"))
        if shown is None or scale <= 0:
            return
        painter.scale(scale, scale)
        wide, high = self.width() / scale, self.height() / scale
        on = Canvas(painter, self.look, self._said, scale, shown.pictures)
        board_paint.head(on, shown, wide)
        margin, shares = board_paint.MARGIN, self._plans()
        self.page = min(self.page, self.pages() - 1)
        column = (wide - 2 * margin - BETWEEN) / 2
        for nth, ((side, points, units), shared) in enumerate(zip(shown.sides, shares, strict=True)):
            box = QRectF(margin + nth * (column + BETWEEN), board_paint.TOP, column, shared.pitch)
            at, own = min(self.page, shared.pages - 1) + 1, shared.pages
            more = tr("page {n} of {all}, Page Down", n=at, all=own) if own > 1 else ""
            board_paint.side_head(on, side, points, box, more)
            for place, one in enumerate(page_of(units, shared, self.page)):
                board_paint.unit(on, one, box.translated(0, place * shared.pitch), self._needs, shared)
        board_now.foot(on, shown, self._foot(high))


def _aloud(shown: Board) -> list[str]:
    """Give everything that the board shows as sentences: no page and no room leaves anything out."""
    said = [shown.title, shown.step, shown.following]
    for side, points, units in shown.sides:
        name = side_words(side)
        said.append(tr("{side}, {points} points", side=name, points=points) if points else name)
        said += [one.aloud for one in units]
    said += [shown.now, shown.working, shown.said if shown.odds else ""]
    said += [f"{one.name} {one.percent}" for one in shown.odds]
    said += [f"{one.words} {one.percent}" for one in shown.ends]
    said += [tr("last roll: {what}", what=shown.last.aloud)] if shown.last is not None else []
    return [one for one in said if one]


class BoardWindow(Standing, QWidget):
    """The board in a window of its own: F11 fills the screen, Esc leaves it, Page Down turns, F shows the field."""

    closed = Signal()

    def __init__(self, look: Look, title: str) -> None:
        super().__init__()
        self.setWindowTitle(window_title(title))
        self.view = BoardView(look)
        self.trouble = Strip(look)
        """Why the board does not show the game as it is now, when it does not."""
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.trouble)
        lines.addWidget(self.view, 1)
        self._lines = lines
        self._seen: Any = None
        """The view of the game that is shown."""
        self.field: BoardField | None = None
        """The field, made when it is first asked for; shown in the place of the units, or hidden."""
        self.resize(1280, 720)
        self.stand(look.places, "board")
        self._whose = look
        look.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Be light or dark as the desk, and as large as a person wants the board."""
        self.view.look.change(dark=self._whose.dark)
        self.view.set_least(self._whose.board_percent)
        if self.field is not None:
            self.field.follow(dark=self._whose.dark)

    def show_view(self, view: Any) -> None:
        """Take the view that the board is of: the field is shown of no other."""
        self._seen = view
        if self.field is not None and not self.field.isHidden():
            self.field.show_view(view)

    def turn_field(self) -> None:
        """Show the field in the place of the units, or the units again."""
        if self.field is None:
            from companion.games.miniatures.screen.board_field import BoardField

            self.field = BoardField(self._whose, self._seen)
            self.field.hide()
            self._lines.addWidget(self.field, 1)
        on = self.field.isHidden()
        if on:
            self.field.show_view(self._seen)
        self.view.setVisible(not on)
        self.field.setVisible(on)
        (self if on else self.view).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11, Esc and the pages."""
        match event.key():
            case Qt.Key.Key_F11:
                (self.showNormal if self.isFullScreen() else self.showFullScreen)()
            case Qt.Key.Key_Escape if self.isFullScreen():
                self.showNormal()
            case Qt.Key.Key_Escape:
                self.close()
            case Qt.Key.Key_PageDown | Qt.Key.Key_Space:
                self.view.turn(1)
            case Qt.Key.Key_PageUp:
                self.view.turn(-1)
            case Qt.Key.Key_F if self._seen is not None and not event.modifiers():
                self.turn_field()
            case _ if self.field is not None and not self.field.isHidden() and self.field.take(event):
                event.accept()
            case _:
                super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell whoever feeds it."""
        self.closed.emit()
        super().closeEvent(event)
