"""A ladder: modifier, reason, value at the right; what does not count stays in grey; a heavy rule, then the sum."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.rules.ladders import Rung
from companion.language.figures import signed


class LadderView(Painted):
    """One side's modifiers; tall rungs carry their reason on a line of their own."""

    IS = Role.Chart

    def __init__(self, look: Look, *, tall: bool = False) -> None:
        super().__init__(look)
        self._tall = tall
        self._rungs: tuple[Rung, ...] = ()
        self._sum, self._total, self._key = "", 0, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_rungs(self, rungs: Sequence[Rung], words: str, total: int, key: str = "") -> None:
        """Show a ladder and its sum."""
        self._rungs, self._sum, self._total, self._key = tuple(rungs), words, total, key
        counted = [f"{rung.label} {signed(rung.value)}, {rung.reason}" for rung in rungs if rung.value is not None]
        self.setAccessibleName(f"{words} {signed(total)}")
        self.setAccessibleDescription("; ".join(counted))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of the rungs and the sum."""
        rung = 38 if self._tall else 22
        return QSize(self.look.px(200), self.look.px(rung * len(self._rungs) + 36))

    def minimumSizeHint(self) -> QSize:
        """It gets a little lower where the room is short, and no lower than its lines of type."""
        rung = 34 if self._tall else 18
        return QSize(self.look.px(150), self.look.px(rung * len(self._rungs) + 36))

    def draw(self, painter: QPainter) -> None:
        """Draw the rungs and the sum."""
        look, wide = self.look, float(self.width())
        most, rungs = look.px(42 if self._tall else 24), max(1, len(self._rungs))
        top, high = 0.0, min(float(most), (self.height() - look.px(36)) / rungs)
        for rung in self._rungs:
            box = QRectF(0, top, wide, high)
            (self._two_lines if self._tall else self._one_line)(painter, rung, box)
            paint.hair(painter, look, 0, wide, box.bottom() - 1)
            self.zone(box, None, f"{rung.label}: {rung.reason} [{rung.clause}]")
            top += high
        painter.fillRect(QRectF(0, top + look.px(1), wide, look.px(2)), look.color("ink"))
        line = QRectF(0, top + look.px(5), wide, look.px(28))
        x = paint.text(painter, look, line, self._sum, bold=True) + look.px(8)
        if self._key:
            paint.key(painter, look, QPointF(x, line.center().y() - look.px(8)), self._key)
        paint.text(painter, look, line, signed(self._total), kind="sum", align=paint.RIGHT)

    def _two_lines(self, painter: QPainter, rung: Rung, box: QRectF) -> None:
        look, counts = self.look, rung.value is not None
        pad = max(0.0, (box.height() - look.px(34)) / 2)
        upper = QRectF(0, box.top() + pad, box.width() - look.px(34), look.px(19))
        paint.text(painter, look, upper, rung.label, token="ink" if counts else "ink3")
        under = QRectF(0, box.top() + pad + look.px(16.5), upper.width(), look.px(16))
        paint.text(painter, look, under, rung.reason, kind="small", token="ink2" if counts else "ink3")
        self._value(painter, rung, QRectF(0, box.top() + pad, box.width(), look.px(19)))

    def _one_line(self, painter: QPainter, rung: Rung, box: QRectF) -> None:
        look, counts = self.look, rung.value is not None
        token = "ink" if counts else "ink3"
        taken = paint.text(painter, look, box.adjusted(0, 0, -look.px(34), 0), rung.label, token=token)
        room = box.adjusted(taken + look.px(8), 0, -look.px(38), 0)
        if room.width() > look.px(20):
            paint.text(
                painter, look, room, rung.reason, kind="small", token="ink2" if counts else "ink3", align=paint.RIGHT
            )
        self._value(painter, rung, box)

    def _value(self, painter: QPainter, rung: Rung, box: QRectF) -> None:
        words = signed(rung.value) if rung.value is not None else "–"
        token = "ink" if rung.value is not None else "ink3"
        paint.text(painter, self.look, box, words, bold=rung.value is not None, token=token, align=paint.RIGHT)
