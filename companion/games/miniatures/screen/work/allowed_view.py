"""What the roll allows, beside the chart: inches and changes, a column for each outcome that lets a brigade move."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.words.allowed import NEVER, Allowed, AllowedRow
from companion.language.tongue import tr

TITLE, HEAD, ROW, LEAST = 28, 26, 43, 35
"""Pixels of the design: the heading, the outcomes' names, a row and the least of it."""
COLUMN = 58


class AllowedView(Painted):
    """The table."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._shown: Allowed | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_allowed(None)

    def show_allowed(self, shown: Allowed | None) -> None:
        """Show what a brigade may do; None: there is nothing to tell."""
        self._shown = shown
        self.setAccessibleName(tr("What the roll allows"))
        self.setAccessibleDescription(shown.aloud if shown is not None else "")
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of the rows."""
        rows = len(self._shown.rows) if self._shown is not None else 0
        return QSize(self.look.px(276), self.look.px(TITLE + HEAD + ROW * rows + 4))

    def minimumSizeHint(self) -> QSize:
        """It gives way before the chart does."""
        return QSize(self.look.px(230), self.look.px(TITLE + HEAD))

    def draw(self, painter: QPainter) -> None:
        """Draw heading, heads, rows; rows for which there is no room are left out from the end."""
        look, shown, wide = self.look, self._shown, float(self.width())
        if shown is None:
            return
        paint.text(painter, look, QRectF(0, 0, wide, look.px(TITLE - 2)), tr("What the roll allows"), kind="panel")
        columns = len(shown.outcomes)
        first = wide - columns * look.px(COLUMN)
        top = float(look.px(TITLE))
        head = QRectF(0, top, first - look.px(4), look.px(HEAD))
        words = tr("In {formation}", formation=shown.formation)
        paint.text(painter, look, head, words.upper(), kind="label", token="ink2")
        for nth, one in enumerate(shown.outcomes):
            box = QRectF(first + nth * look.px(COLUMN), top, look.px(COLUMN), look.px(HEAD))
            self._outcome(painter, box, one.name, one.letter, one.severity)
        top += look.px(HEAD)
        painter.fillRect(QRectF(0, top - look.px(2), wide, look.px(1.5)), look.color("ink"))
        room = self.height() - top
        high = max(look.px(LEAST), min(look.px(ROW), room / max(1, len(shown.rows))))
        for row in shown.rows[: int(room // high)]:
            self._row(painter, row, QRectF(0, top, wide, high), first)
            top += high

    def _outcome(self, painter: QPainter, box: QRectF, name: str, letter: str, severity: int) -> None:
        """Draw an outcome's colour, and its name where it fits, else the letter that it has in the bars of odds."""
        look = self.look
        fits = paint.width(look, name.upper(), "label") * paint.TIGHT / 100 <= box.width() - look.px(16)
        words = name.upper() if fits else letter
        wide = min(paint.width(look, words, "label"), box.width() - look.px(16))
        swatch = QRectF(box.right() - wide - look.px(12), box.center().y() - look.px(5), look.px(7), look.px(10))
        painter.setPen(QPen(look.color("edge"), 1))
        painter.setBrush(look.color(f"sev{severity}"))
        painter.drawRect(swatch)
        place = box.adjusted(look.px(12), 0, 0, 0)
        paint.text(painter, look, place, words, kind="label", token="ink2", align=paint.RIGHT)
        self.zone(box, None, name)

    def _row(self, painter: QPainter, row: AllowedRow, box: QRectF, first: float) -> None:
        look, middle = self.look, box.center().y()
        upper = QRectF(0, middle - look.px(19), first - look.px(6), look.px(20))
        under = QRectF(0, middle, first - look.px(6), look.px(17))
        paint.text(painter, look, upper, row.what)
        paint.text(painter, look, under, row.how, kind="small", token="ink2")
        for nth, cell in enumerate(row.cells):
            place = QRectF(first + nth * look.px(COLUMN), box.top(), look.px(COLUMN), box.height())
            can = cell != NEVER
            token = "ink" if can else "ink3"
            paint.text(painter, look, place, cell, bold=can and nth == 0, token=token, align=paint.RIGHT)
        paint.hair(painter, look, 0, box.width(), box.bottom() - 1)
        self.zone(box, None, f"{row.what}: {row.how} [{row.clause}]")
