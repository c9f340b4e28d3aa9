"""Lines of figures: what it is at the left, its value at the right, hairlines between; what does not count is grey."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.tactical.screen.rows.unit import BandCell

Tone = Literal["plain", "idle", "bad"]
LINE = 23


class LedgerRow(NamedTuple):
    """A line of a ledger."""

    label: str
    value: str
    tone: Tone = "plain"
    tip: str = ""
    act: Callable[[], object] | None = None
    """What a click does."""


class Ledger(Painted):
    """Lines, and under a heavy rule what they come to."""

    IS = Role.Chart

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look)
        self._name = name
        self._rows: tuple[LedgerRow, ...] = ()
        self._sum = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def tell(self, rows: Sequence[LedgerRow], words: str = "", total: str = "") -> None:
        """Show lines, and what they come to."""
        self._rows, self._sum = tuple(rows), (words, total)
        told = [f"{one.label} {one.value}" for one in rows]
        self.setAccessibleName(f"{words} {total}" if words else self._name)
        self.setAccessibleDescription("; ".join(told))
        self.setVisible(bool(rows) or bool(total))
        self.updateGeometry()
        self.update()

    def rows(self) -> tuple[LedgerRow, ...]:
        """Give the lines that are shown."""
        return self._rows

    def total(self) -> str:
        """Give what they come to."""
        return self._sum[1]

    def sizeHint(self) -> QSize:
        """Give the room of the lines and the sum."""
        return QSize(self.look.px(200), self.look.px(LINE * len(self._rows) + (36 if self._sum[1] else 0)))

    def minimumSizeHint(self) -> QSize:
        """It never gets lower."""
        return QSize(self.look.px(120), self.sizeHint().height())

    def draw(self, painter: QPainter) -> None:
        """Draw the lines and the sum."""
        look, wide, high = self.look, float(self.width()), float(self.look.px(LINE))
        for nth, row in enumerate(self._rows):
            box = QRectF(0, nth * high, wide, high)
            self._line(painter, row, box)
            paint.hair(painter, look, 0, wide, box.bottom() - 1)
            self.zone(box, row.act, row.tip)
        words, total = self._sum
        if not total:
            return
        top = len(self._rows) * high
        painter.fillRect(QRectF(0, top + look.px(1), wide, look.px(2)), look.color("ink"))
        line = QRectF(0, top + look.px(4), wide, look.px(30))
        taken = paint.width(look, total, "sum") + look.px(8)
        paint.text(painter, look, line.adjusted(0, 0, -taken, 0), words, bold=True)
        paint.text(painter, look, line, total, kind="sum", align=paint.RIGHT)

    def _line(self, painter: QPainter, row: LedgerRow, box: QRectF) -> None:
        look, idle = self.look, row.tone == "idle"
        bold = row.tone != "idle"
        token = "ink3" if idle else "ink"
        value = paint.width(look, row.value, bold=bold)
        place = QRectF(box)
        if row.tone == "bad":
            paint.must(painter, look, QPointF(box.left(), box.top() + look.px(5)), size=12)
            place.setLeft(box.left() + look.px(16))
        room = max(look.px(30), box.right() - place.left() - value - look.px(8))
        paint.text(painter, look, QRectF(place.left(), box.top(), room, box.height()), row.label, token=token)
        left = box.left() + min(paint.width(look, row.label) + look.px(8), box.width() / 2)
        at = QRectF(left, box.top(), box.right() - left, box.height())
        paint.text(
            painter, look, at, row.value, bold=bold, token="wine" if row.tone == "bad" else token, align=paint.RIGHT
        )


class Bands(Painted):
    """The losses of a weapon by range; the column that would be read is lit."""

    IS = Role.Chart

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._cells: tuple[BandCell, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, name: str, cells: Sequence[BandCell]) -> None:
        """Show the columns."""
        self._cells = tuple(cells)
        self.setAccessibleName(name)
        self.setAccessibleDescription("; ".join(f"{one.ranges}: {one.losses}" for one in cells))
        self.setVisible(bool(cells))
        self.update()

    def sizeHint(self) -> QSize:
        """Two lines."""
        return QSize(self.look.px(200), self.look.px(42))

    def draw(self, painter: QPainter) -> None:
        """Draw ranges over losses."""
        look = self.look
        wide, high = (self.width() - 1) / max(1, len(self._cells)), (self.height() - 1) / 2
        for nth, one in enumerate(self._cells):
            for row, words in enumerate((one.ranges, one.losses)):
                box = QRectF(nth * wide + 0.5, row * high + 0.5, wide, high)
                painter.setPen(QPen(look.color("rule"), 1))
                painter.setBrush(look.color("lamp" if one.lit else "sheet"))
                painter.drawRect(box)
                token = "on.lamp" if one.lit else "ink2" if row == 0 else "ink"
                paint.text(
                    painter, look, box, words, kind="compact", bold=one.lit or row == 1, token=token, align=paint.MIDDLE
                )
