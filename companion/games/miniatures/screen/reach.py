"""The movement calculator: what adds up to how far a unit can go, and whether the move asked for is too far."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from companion.charts.figures import Reasoned, of_what
from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.language import messages
from companion.language.figures import of_working as figure
from companion.language.lengths import mark, metric, told
from companion.language.tongue import number, tr


def _length(inches: float) -> str:
    return mark(inches, f"{number(inches, 'g')} ")


def _told(line: Reasoned) -> float | str:
    """Give a line's figure as the table is measured; a factor has no measure."""
    plain = isinstance(line.value, str) or of_what(line)[1] or not metric()
    return line.value if plain else told(float(line.value))


class Reach(Painted):
    """A ladder: what counts, its value, the clause; a heavy rule; the inches."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._rows: tuple[tuple[str, str, str], ...] = ()
        self._sum, self._over = "", ""
        self.inches: float | None = None
        self.tell(None, 0)

    def tell(self, promise: Any, asked: float) -> None:
        """Show a MoveProspect, or that none can be told, beside the inches asked for."""
        self.inches = None if promise is None else promise.inches
        self._rows = (
            ()
            if promise is None
            else tuple(
                (messages.told(one.label), figure(_told(one)).replace("-", "−"), one.clause) for one in promise.explain
            )
        )
        self._sum = "" if promise is None else _length(promise.inches)
        too_far = promise is not None and asked > promise.inches
        self._over = tr("{length} too far", length=_length(asked - promise.inches)) if too_far else ""
        self.setAccessibleName(self.words())
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        """Give it in words."""
        if self.inches is None:
            return tr("How far it can go: name a unit")
        working = "; ".join(f"{label}: {value}" for label, value, _ in self._rows)
        said = tr("It can go {inches}. {working}", inches=self._sum, working=working)
        return f"{said}. {self._over}" if self._over else said

    def sizeHint(self) -> QSize:
        """Give the height of the working and the sum."""
        return QSize(self.look.px(200), self.look.px(18 * max(1, len(self._rows)) + 44))

    def draw(self, painter: QPainter) -> None:
        """Draw the working from top to bottom."""
        look, w, y = self.look, float(self.width()), 0.0
        paint.text(painter, look, QRectF(0, y, w, look.px(16)), tr("How far it can go"), kind="label", token="ink2")
        y += look.px(17)
        for label, value, clause in self._rows:
            line = QRectF(0, y, w, look.px(18))
            taken = paint.text(painter, look, line.adjusted(0, 0, -look.px(60), 0), label, kind="small", token="ink2")
            room = QRectF(taken + look.px(8), y, w - taken - look.px(68), look.px(18))
            if room.width() > look.px(60):
                paint.text(painter, look, room, clause, kind="small", token="ink3")
            paint.text(painter, look, line, value, kind="small", token="ink", bold=True, align=paint.RIGHT)
            y += look.px(18)
        if self.inches is None:
            paint.text(painter, look, QRectF(0, y, w, look.px(18)), tr("name a unit"), kind="small", token="ink3")
            return
        painter.fillRect(QRectF(0, y + look.px(1), w, look.px(2)), look.color("ink"))
        last = QRectF(0, y + look.px(3), w, look.px(24))
        paint.text(painter, look, last, self._over, kind="small", token="wine", bold=True)
        paint.text(painter, look, last, self._sum, kind="sum", token="ink", align=paint.RIGHT)
