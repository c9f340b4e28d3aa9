"""The legend of a map as a widget: each sign painted as on the map, with its words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from companion.desktop.maps.letters import font
from companion.desktop.maps.paint import Sheet, put
from companion.desktop.widgets.look import Look
from companion.drawing.shapes import Layer
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.words.map.legend import Row, ground_rows, unit_rows
from companion.language.escaping import plain

_SIGN, _LINE, _TYPE = 34.0, 42.0, 13.0
"""Pixels of the design: of a sign, from line to line, and of the type."""
_WIDE = 210.0
"""Of a column."""


class Legend(QWidget):
    """Signs of units, then those of the ground, in as many columns as there is room for."""

    def __init__(self, look: Look, ground: Ground, *, icons: bool = False) -> None:
        super().__init__()
        self.look, self.ground = look, ground
        self.rows: tuple[Row, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.updateGeometry)
        self.show_signs(icons=icons)

    def show_signs(self, *, icons: bool) -> None:
        """Show the signs of units as symbols, or as figures."""
        self.rows = (*unit_rows(_SIGN, icons=icons), *ground_rows(self.ground))
        self.setAccessibleName(", ".join(row.said for row in self.rows))
        self.updateGeometry()
        self.update()

    def columns(self, wide: int) -> int:
        """Give how many columns a width holds."""
        return max(1, wide // self.look.px(_WIDE))

    def heightForWidth(self, wide: int) -> int:
        """Give the height that all rows need."""
        return -(-len(self.rows) // self.columns(wide)) * self.look.px(_LINE)

    def sizeHint(self) -> QSize:
        """One column."""
        return QSize(self.look.px(_WIDE), self.heightForWidth(self.look.px(_WIDE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows down one column after the other."""
        painter, look = QPainter(self), self.look
        painter.fillRect(self.rect(), look.color("page"))
        scale, ratio = look.percent / 100, self.devicePixelRatioF()
        deep = -(-len(self.rows) // self.columns(self.width()))
        for nth, row in enumerate(self.rows):
            left, top = look.px(_WIDE) * (nth // deep) + look.px(4), look.px(_LINE) * (nth % deep) + look.px(4)
            put(painter, [Layer("sign", row.shapes)], Sheet(look, _SIGN, scale, ratio, QPointF(left, top)))
            painter.setFont(font("text", look.px(_TYPE)))
            painter.setPen(look.color("ink"))
            beside = QRectF(left + look.px(_SIGN + 10), top, look.px(_WIDE - _SIGN - 18), look.px(_SIGN))
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, plain(row.said))
        painter.end()
