"""Odds as a list of bars: name, bar, percent, faces; what cannot happen stays and says so."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.words.fire import OddsRow
from companion.language.escaping import plain
from companion.language.tongue import tr

ROW = 23


class OddsList(Painted):
    """The chances before the roll, and what to expect in words."""

    IS = Role.Chart

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._rows: tuple[OddsRow, ...] = ()
        self._lit, self._below = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(tr("Odds before the roll"))

    def show_odds(self, rows: Sequence[OddsRow], *, lit: str = "", below: str = "") -> None:
        """Show chances; `lit` is the outcome of the face that lies there."""
        self._rows, self._lit, self._below = tuple(rows), lit, below
        said = "; ".join(f"{row.name} {row.percent}, {row.faces}" for row in rows)
        self.setAccessibleDescription(f"{said}. {below}")
        self.updateGeometry()
        self.update()

    def _words_height(self) -> float:
        room = QRectF(0, 0, max(120, self.width() or self.look.px(210)), 1000)
        measure = QFontMetricsF(self.look.font("small"))
        return (
            measure.boundingRect(room, int(Qt.TextFlag.TextWordWrap), plain(self._below)).height()
            if self._below
            else 0.0
        )

    def sizeHint(self) -> QSize:
        """Give the room of the bars and the words under them."""
        look = self.look
        return QSize(look.px(214), int(look.px(22 + ROW * max(1, len(self._rows)) + 8) + self._words_height()))

    def draw(self, painter: QPainter) -> None:
        """Draw head, bars, words."""
        if not self._rows:
            return
        look, wide = self.look, float(self.width())
        paint.hair(painter, look, 0, wide, 0)
        head = QRectF(0, look.px(4), wide, look.px(16))
        paint.text(painter, look, head, tr("Odds before the roll").upper(), kind="label", token="ink2")
        top, high = float(look.px(22)), float(look.px(ROW))
        name, percent, faces = look.px(76), look.px(44), look.px(44)
        bar = wide - name - percent - faces - look.px(10)
        for row in self._rows:
            box = QRectF(0, top, wide, high)
            lit = row.id == self._lit
            if lit:
                painter.fillRect(box, look.color("lamp-row"))
            token = "ink" if row.share else "ink3"
            paint.text(
                painter, look, box.adjusted(look.px(4), 0, 0, 0), row.name, bold=lit, token=token, kind="compact"
            )
            painter.fillRect(QRectF(name, box.bottom() - look.px(6), bar, 1), look.color("rule"))
            if row.share:
                shape = QRectF(name + 0.5, top + look.px(5) + 0.5, max(2.0, bar * row.share), high - look.px(11))
                painter.setPen(QPen(look.color("edge"), 1))
                painter.setBrush(look.color(f"sev{row.severity}"))
                painter.drawRect(shape)
            at = QRectF(name + bar, top, percent, high)
            paint.text(painter, look, at, row.percent, bold=lit, token=token, align=paint.RIGHT, kind="compact")
            where = QRectF(wide - faces, top, faces, high)
            said = tr("never") if not row.share else row.faces
            paint.text(painter, look, where, said, kind="small", token="ink2" if row.share else "ink3")
            top += high
        painter.setFont(look.font("small"))
        painter.setPen(look.color("ink2"))
        painter.drawText(QRectF(0, top + look.px(4), wide, 1000), int(Qt.TextFlag.TextWordWrap), plain(self._below))
