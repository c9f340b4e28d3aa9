"""Across the table: a broadside for a second monitor, readable from two metres; for the referee or for one side."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.desktop import paint
from companion.desktop.look import Look
from companion.desktop.parts import Painted
from companion.present import board as boards
from companion.present.board import Board, BoardUnit
from companion.present.words import capital
from companion.tongue import tr

DESIGN = 1920.0
FEW, MANY = 6, 8
"""Units a side at full size, and the most on one page."""


class BoardView(Painted):
    """The board, drawn to the width of its window."""

    def __init__(self, look: Look) -> None:
        super().__init__(Look(dark=look.dark, percent=100))
        self._shown: Board | None = None
        self.page = 0
        self._drawn: list[str] = []

    def show_board(self, found: Board) -> None:
        """Show a board."""
        self._shown = found
        self.setAccessibleName(found.moment)
        aloud = [one.aloud for _, _, units in found.sides for one in units]
        odds = [f"{one.name} {one.percent}" for one in found.odds]
        self.setAccessibleDescription(". ".join([*aloud, found.now, found.said, *odds]))
        self.update()

    def texts(self) -> list[str]:
        """Give every string that was drawn last."""
        return list(self._drawn)

    def pages(self) -> int:
        """Count the pages that the longer side needs."""
        sides = self._shown.sides if self._shown is not None else ()
        return max((len(boards.pages(units, self._per_page())) for _, _, units in sides), default=1)

    def turn(self, by: int) -> None:
        """Go to another page."""
        self.page = max(0, min(self.pages() - 1, self.page + by))
        self.update()

    def _per_page(self) -> int:
        sides = self._shown.sides if self._shown is not None else ()
        most = max((len(units) for _, _, units in sides), default=0)
        return FEW if most <= FEW else MANY

    def sizeHint(self) -> QSize:
        """Half the design's size."""
        return QSize(1280, 720)

    def _say(self, painter: QPainter, box: QRectF, words: str, kind: str, **how: Any) -> float:
        self._drawn.append(words)
        return paint.text(painter, self.look, box, words, kind=kind, **how)

    def draw(self, painter: QPainter) -> None:
        """Draw head, both sides and what is done now, at the scale of the window."""
        shown = self._shown
        self._drawn = []
        painter.fillRect(self.rect(), self.look.color("paper"))
        if shown is None:
            return
        scale = min(self.width() / DESIGN, self.height() / 1080)
        painter.scale(scale, scale)
        wide, high = self.width() / scale, self.height() / scale
        self._head(painter, shown, wide)
        foot = 200.0 if shown.now or shown.odds else 40.0
        per_page = self._per_page()
        row = min(106.0, (high - 200 - foot) / per_page)
        for nth, (side, points, units) in enumerate(shown.sides):
            left = 48 + nth * (wide / 2 - 12)
            box = QRectF(left, 146, wide / 2 - 84, high - 146 - foot)
            of_page = boards.pages(units, per_page)
            page = of_page[min(self.page, len(of_page) - 1)]
            more = (
                tr("page {n} of {all}, Page Down", n=min(self.page, len(of_page) - 1) + 1, all=len(of_page))
                if len(of_page) > 1
                else ""
            )
            self._side(painter, side, points, page, (box, row, more))
        if shown.now or shown.odds:
            self._now(painter, shown, QRectF(48, high - 184, wide - 96, 160))

    def _head(self, painter: QPainter, shown: Board, wide: float) -> None:
        self._say(painter, QRectF(48, 28, 620, 52), shown.title, "name")
        self._say(painter, QRectF(48, 74, 620, 34), shown.date, "sub", token="ink2")
        self._say(painter, QRectF(wide / 2 - 250, 46, 110, 50), tr("Turn"), "side", align=paint.RIGHT)
        self._say(painter, QRectF(wide / 2 - 128, 22, 92, 96), str(shown.turn), "board_turn", align=paint.MIDDLE)
        painter.fillRect(QRectF(wide / 2 - 24, 34, 2, 72), self.look.color("ink"))
        paint.side_bar(painter, self.look, QRectF(wide / 2 - 6, 34, 14, 72), shown.side)
        self._say(painter, QRectF(wide / 2 + 28, 22, 640, 62), shown.phase, "phase")
        words = tr("{side} turn", side=capital(shown.side))
        self._say(
            painter, QRectF(wide / 2 + 28, 80, 400, 36), words, "sub", token=self.look.side(shown.side), bold=True
        )
        self._say(painter, QRectF(wide - 48 - 640, 76, 640, 40), shown.step, "sub", align=paint.RIGHT, bold=True)
        painter.fillRect(QRectF(48, 124, wide - 96, 6), self.look.color("ink"))
        painter.fillRect(QRectF(48, 132, wide - 96, 2), self.look.color("ink"))

    def _side(
        self, painter: QPainter, side: str, points: str, units: tuple[BoardUnit, ...], place: tuple[QRectF, float, str]
    ) -> None:
        box, high, more = place
        paint.side_bar(painter, self.look, QRectF(box.left(), box.top() + 4, 14, 34), side)
        self._say(
            painter, QRectF(box.left() + 28, box.top(), 400, 42), side.upper(), "side", token=self.look.side(side)
        )
        if points:
            self._say(painter, QRectF(box.right() - 60, box.top(), 60, 42), points, "count", align=paint.RIGHT)
            self._say(
                painter,
                QRectF(box.right() - 300, box.top(), 226, 42),
                tr("points"),
                "sub",
                token="ink2",
                align=paint.RIGHT,
            )
        if more:
            self._say(painter, QRectF(box.left() + 260, box.top(), 400, 42), more, "sub", token="ink2")
        painter.fillRect(QRectF(box.left(), box.top() + 46, box.width(), 2), self.look.color("ink"))
        top = box.top() + 50
        for one in units:
            self._unit(painter, one, QRectF(box.left(), top, box.width(), high))
            top += high

    def _unit(self, painter: QPainter, one: BoardUnit, box: QRectF) -> None:
        look, side = self.look, one.side
        small = box.height() < 100
        name = QRectF(box.left(), box.top() + 6, box.width() * 0.42, 46)
        taken = self._say(painter, name, one.name, "name")
        x = box.left() + taken + 12
        for filled in one.stars:
            x = paint.star(painter, look, QPointF(x, box.top() + 14), filled=filled, side=side, size=30) + 4
        self._say(painter, QRectF(box.left(), box.top() + 48, box.width() * 0.46, 34), one.sub, "sub", token="ink2")
        middle = box.top() + (40 if small else 46)
        self._say(
            painter, QRectF(box.left() + box.width() * 0.4, middle - 24, 80, 48), one.stands, "count", align=paint.RIGHT
        )
        if one.pips is not None:
            painter.save()
            painter.translate(box.left() + box.width() * 0.4 + 96, middle - 19)
            wide = 2.6
            painter.scale(wide, wide if one.pips.shape == "gun" else 3.4)
            room = box.width() * 0.26 / wide
            paint.pips(painter, look, QPointF(0, 0), one.pips, side, room=room)
            painter.restore()
        x = box.left() + box.width() * 0.765
        if one.state is not None:
            paint.state(painter, look, QPointF(x, middle - 18), one.state, diameter=37)
            letter = {"fresh": "F", "worn": "W", "spent": "S"}[one.state]
            self._say(painter, QRectF(x + 46, middle - 24, 44, 48), letter, "count")
        x = box.right()
        for mark in reversed(one.marks):
            x -= 54
            self._drawn.append(mark.letter)
            paint.mark(painter, look, QPointF(x, middle - 25), mark, size=50)
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), look.color("rule"))

    def _now(self, painter: QPainter, shown: Board, box: QRectF) -> None:
        look = self.look
        painter.setPen(QPen(look.color("ink"), 2))
        painter.setBrush(look.color("sheet"))
        painter.drawRect(box)
        left = QRectF(box.left(), box.top(), box.width() * (0.32 if shown.odds else 1), box.height())
        painter.fillRect(left.adjusted(1, 1, 0, -1), look.color("lamp"))
        self._say(
            painter,
            QRectF(left.left() + 24, left.top() + 10, 200, 34),
            tr("Now").upper(),
            "sub",
            token="on.lamp",
            bold=True,
        )
        font = QFont(look.font("name"))
        painter.setFont(font)
        painter.setPen(look.color("on.lamp"))
        self._drawn.append(shown.now)
        painter.drawText(left.adjusted(24, 44, -12, -8), int(Qt.TextFlag.TextWordWrap), shown.now)
        if shown.odds:
            self._odds(
                painter,
                shown,
                QRectF(left.right() + 24, box.top() + 12, box.right() - left.right() - 48, box.height() - 24),
            )

    def _odds(self, painter: QPainter, shown: Board, box: QRectF) -> None:
        self._say(
            painter, QRectF(box.left(), box.top(), box.width(), 32), shown.said, "sub", token="ink2", align=paint.MIDDLE
        )
        x, top, high = box.left(), box.top() + 38, box.height() - 40
        for one in shown.odds:
            wide = box.width() * one.share
            cell = QRectF(x + 1, top, wide - 2, high)
            self._cell(painter, one, cell)
            x += wide

    def _cell(self, painter: QPainter, one: Any, cell: QRectF) -> None:
        look = self.look
        token = one.token if one.token.startswith("sev") else look.side(one.token) if one.token else "edge"
        color = QColor(look.color(token))
        ink = f"on.{one.token}" if one.token.startswith("sev") else "ink"
        if not one.token.startswith("sev"):
            color.setAlphaF(0.25 + 0.3 * (one.strength - 66) / 34)
        painter.fillRect(cell, color)
        if one.token == "confederate":
            line = QColor(look.color("conf"))
            line.setAlphaF(0.35)
            paint.hatch(painter, look, cell, line)
        painter.setPen(QPen(look.color("edge"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(cell)
        room = paint.width(look, one.name, "sub") < cell.width() - 8
        upper = QRectF(cell.left(), cell.top() + 4, cell.width(), cell.height() / 2 - 2)
        if room:
            self._say(painter, upper, one.name, "sub", align=paint.MIDDLE, token=ink)
        if cell.width() > 60:
            self._say(
                painter,
                upper.translated(0, cell.height() / 2 - 4),
                one.percent,
                "sub",
                align=paint.MIDDLE,
                bold=True,
                token=ink,
            )


class BoardWindow(QWidget):
    """The board in a window of its own: F11 fills the screen, Esc leaves it, Page Down turns."""

    closed = Signal()

    def __init__(self, look: Look, title: str) -> None:
        super().__init__()
        self.setWindowTitle(title)
        self.view = BoardView(look)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.view)
        self.resize(1280, 720)
        look.changed.connect(lambda: self.view.look.change(dark=look.dark))

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
            case _:
                super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell whoever feeds it."""
        self.closed.emit()
        super().closeEvent(event)
