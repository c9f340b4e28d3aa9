"""What stands over the order of battle and under it: the heads of its columns, and the legend of discs and stars."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.desktop.widgets.plain import tip
from companion.drawing.marks import signs
from companion.language.tongue import tr


class Heads(Painted):
    """The heads over the columns."""

    def __init__(self, look: Look, columns: Callable[[], tuple[float, float, float, float]]) -> None:
        super().__init__(look)
        self._columns = columns
        self.setAccessibleName(tr("Columns: name, stands, state, formation, marks"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(self.look.px(200), self.look.px(20))

    def draw(self, painter: QPainter) -> None:
        """Draw the heads where the columns begin."""
        look, (stands, state, formation, marks) = self.look, self._columns()
        heads: tuple[tuple[float, str], ...] = (
            (look.px(10), tr("Order of battle")),
            (stands, tr("Stands")),
            (state - look.px(6), tr("State")),
            (formation, tr("Form")),
            (marks, tr("Marks")),
        )
        if formation < 0:
            heads = ((look.px(10), tr("Brigade")), *heads[1:3])
        ends = (*(x - look.px(4) for x, _ in heads[1:]), float(self.width()))
        for (x, words), end in zip(heads, ends, strict=True):
            box = QRectF(x, 0, end - x, self.height())
            paint.text(painter, look, box, words.upper(), kind="label", token="ink2")


class Legend(Painted):
    """What the discs and stars mean."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Legend: F fresh, W worn, S spent, star leader, filled star exceptional"))
        self.setAccessibleDescription(signs())
        self.setToolTip(tip(signs()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take as many lines as all have room in."""
        super().resizeEvent(event)
        self.setFixedHeight(self.look.px(30 + 18 * self._places(self.width())[-1][1]))

    def _words(self) -> tuple[tuple[str, str], ...]:
        """Give discs by their states and stars by how they are filled, each with its words."""
        return (
            ("fresh", tr("F fresh")),
            ("worn", tr("W worn")),
            ("spent", tr("S spent")),
            ("open", tr("leader")),
            ("filled", tr("exceptional")),
        )

    def _places(self, room: float) -> list[tuple[float, int]]:
        """Give where each begins, and in which line."""
        look, line = self.look, 0
        x = start = float(look.px(10))
        found = []
        for _, words in self._words():
            wide = look.px(17) + paint.width(look, words, "small")
            if x > start and x + wide > room:
                x, line = start, line + 1
            found.append((x, line))
            x += wide + look.px(12)
        return found

    def draw(self, painter: QPainter) -> None:
        """Draw disc and word, star and word."""
        look = self.look
        paint.hair(painter, look, 0, self.width(), 0)
        for (name, words), (left, line) in zip(self._words(), self._places(self.width()), strict=True):
            middle = look.px(15 + 18 * line)
            if name in ("open", "filled"):
                x = paint.star(painter, look, QPointF(left, middle - look.px(6)), filled=name == "filled", size=12)
            else:
                x = paint.state(painter, look, QPointF(left, middle - look.px(5)), name, diameter=10)
            box = QRectF(x + look.px(5), middle - look.px(9), self.width() - x, look.px(18))
            paint.text(painter, look, box, words, kind="small")
