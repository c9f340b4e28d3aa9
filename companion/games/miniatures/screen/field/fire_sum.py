"""At the right of the strip: what goes to the die and the fire points; between attacks what the last one did."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from companion.desktop.widgets import paint
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.words import fire as words
from companion.games.miniatures.words.volleys import LastAttack
from companion.language.figures import fraction, signed
from companion.language.tongue import tr


class FireSum(Painted):
    """What goes to the die, and the fire points with their row."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._promise: Any = None
        self._cover = ""
        self._last: LastAttack | None = None

    def show_sum(self, promise: Any, cover: str) -> None:
        """Show what an attack promises; None for nothing yet."""
        self._promise, self._cover = promise, cover
        said = words.sum_line(promise) if promise is not None else tr("no firer yet")
        self.setAccessibleName(tr("Fire points"))
        self.setAccessibleDescription(f"{said}. {cover}".strip())
        self.update()

    def show_last(self, last: LastAttack | None) -> None:
        """Show in its place what the last attack of the step did; None for the sum."""
        self._last = last
        if last is not None:
            self.setAccessibleName(tr("Last attack"))
            self.setAccessibleDescription(". ".join(one for one in (last.said, last.effect, last.does) if one))
        self.update()

    @property
    def tells(self) -> bool:
        """Whether it tells of the last attack."""
        return self._last is not None

    def _tell_last(self, painter: QPainter, last: LastAttack) -> None:
        """Draw who fired with the die, the effect, and what it does, which has the first line too where it is long."""
        look = self.look
        left, wide = float(look.px(14)), self.width() - look.px(26)
        top = float(look.px(4))
        long = look.px(45) + tall(look, last.does, wide, "small") > self.height()
        if not long:
            fits = paint.width(look, last.said, "small") <= wide
            said = QRectF(left, top, wide, look.px(18))
            paint.text(painter, look, said, last.said if fits else last.short, kind="small", token="ink2", narrow=80)
            top += look.px(17)
        effect = QRectF(left, top, wide, look.px(24))
        if long:
            paint.text(painter, look, effect, last.die, kind="small", token="ink2", align=paint.RIGHT)
            effect.setWidth(wide - paint.width(look, last.die, "small") - look.px(8))
        paint.text(painter, look, effect, last.effect, kind="unit", narrow=paint.TIGHT)
        under = QRectF(left, top + look.px(24), wide, self.height() - top - look.px(24))
        block(painter, look, under, last.does, "small", token="ink")

    def draw(self, painter: QPainter) -> None:
        """Draw the two lines over each other."""
        look, promise = self.look, self._promise
        painter.fillRect(QRectF(0, look.px(8), look.px(1), self.height() - look.px(8)), look.color("rule"))
        if self._last is not None:
            self._tell_last(painter, self._last)
            return
        left, wide = float(look.px(14)), self.width() - look.px(26)
        modifier = signed(promise.die_modifier) if promise is not None else "–"
        paint.text(painter, look, QRectF(left, look.px(4), wide, look.px(20)), tr("To the die"), kind="body")
        paint.text(painter, look, QRectF(left, look.px(4), wide, look.px(20)), modifier, bold=True, align=paint.RIGHT)
        paint.text(
            painter,
            look,
            QRectF(left, look.px(22), wide, look.px(17)),
            self._cover,
            kind="small",
            token="ink2",
            narrow=paint.TIGHT,
        )
        y = look.px(42)
        painter.fillRect(QRectF(left, y, wide, look.px(1.5)), look.color("ink"))
        room = QRectF(left, y + look.px(3), wide, look.px(26))
        if promise is None:
            paint.text(painter, look, room, tr("Fire points"), kind="body", token="ink3")
            return
        points = fraction(promise.points)
        paint.text(painter, look, room, points, kind="unit", align=paint.RIGHT)
        x = left + paint.text(painter, look, room, tr("Fire points"), kind="body", bold=True) + look.px(8)
        end = room.right() - paint.width(look, points, "unit") - look.px(8)
        row = tr("row {row}", row=words.row_words(promise.band)) if promise.row is not None else tr("no row")
        paint.text(
            painter,
            look,
            QRectF(x, room.top(), end - x, room.height()),
            row,
            kind="small",
            token="ink2",
            narrow=paint.TIGHT,
        )
