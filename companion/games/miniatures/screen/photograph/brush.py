"""Paints a row of a photograph: its number, whose it is, from where to where, inches of how many, how sure."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.games.miniatures.words.photograph_rows import PhotoRow
from companion.language.escaping import plain

STOOD, STANDS, MOVED, SURE = 0.28, 0.46, 0.66, 0.89
"""Where columns begin after the name, as shares of a row's width without its number."""
LEFT = 44
WRAP = int(Qt.TextFlag.TextWordWrap)
TOKENS = {"refused": "wine", "missing": "ink3", "unknown": "ink2", "still": "ink2"}


class PhotoBrush:
    """Paints rows."""

    def height(self, look: Look, row: PhotoRow, width: int) -> int:
        """Give a row's height, its reason wrapped."""
        name = look.px(18) if self._long(look, row, width) else 0
        return int(name + look.px(30) + self._why(look, row, width).height())

    def _long(self, look: Look, row: PhotoRow, width: float) -> bool:
        """Say whether a name wants a line of its own."""
        room = (STOOD - 0.01) * (width - look.px(LEFT + 8))
        return row.kind != "still" and look.width(row.name, "compact", bold=True) > room

    def _why(self, look: Look, row: PhotoRow, width: float) -> QRectF:
        words = self._below(row)
        if not words:
            return QRectF()
        room = QRectF(0, 0, width - look.px(LEFT + 12), 10_000)
        return QFontMetricsF(look.font("small")).boundingRect(room, WRAP, plain(words)).adjusted(0, 0, 0, look.px(6))

    def _below(self, row: PhotoRow) -> str:
        return "  ".join(part for part in (row.why, row.clause) if part) if row.kind in ("refused", "still") else ""

    def paint(self, painter: QPainter, look: Look, row: PhotoRow, box: QRectF, *, lit: bool) -> None:
        """Paint a row; the lit one in gold, a refused one on its tint."""
        ground = "lamp-row" if lit else "wine-tint" if row.kind == "refused" else "page"
        painter.fillRect(box, look.color(ground))
        if row.kind == "refused":
            painter.fillRect(QRectF(box.left(), box.top(), look.px(4), box.height()), look.color("wine"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        line = QRectF(box.left() + look.px(LEFT), box.top(), box.width() - look.px(LEFT + 8), look.px(30))
        long = self._long(look, row, box.width())
        if row.number:
            disc(painter, look, QPointF(box.left() + look.px(18), line.center().y()), row.number)
        if row.side:
            bar = QRectF(line.left() - look.px(12), line.top() + look.px(8), look.px(5), look.px(14))
            paint.side_bar(painter, look, bar, row.side)
        end = 1.0 if long or row.kind == "still" else STOOD - 0.01
        name = QRectF(line.left(), line.top(), end * line.width(), line.height())
        paint.text(painter, look, name, row.name, kind="compact", bold=True, token="ink")
        if long:
            line.translate(0, look.px(18))
        self._columns(painter, look, row, line)
        if below := self._below(row):
            painter.setFont(look.font("small"))
            painter.setPen(look.color("ink" if row.kind == "refused" else "ink2"))
            room = self._why(look, row, box.width()).translated(line.left(), line.bottom() - look.px(3))
            painter.drawText(room, WRAP, plain(below))

    def _columns(self, painter: QPainter, look: Look, row: PhotoRow, line: QRectF) -> None:
        def at(begin: float, end: float) -> QRectF:
            return QRectF(line.left() + begin * line.width(), line.top(), (end - begin) * line.width(), line.height())

        token = TOKENS.get(row.kind, "ink")
        if row.kind == "still":
            return
        if row.stood:
            paint.text(painter, look, at(STOOD, STANDS - 0.01), row.stood, kind="compact", token="ink2")
        if row.stands:
            words = f"→ {row.stands}" if row.stood else row.stands
            paint.text(painter, look, at(STANDS, MOVED - 0.01), words, kind="compact", token="ink")
        if row.kind in ("missing", "unknown"):
            begin = STANDS if row.kind == "missing" else MOVED
            paint.text(painter, look, at(begin, 1.0), row.why, kind="compact", token=token, align=paint.RIGHT)
            return
        said = " ".join(part for part in (row.moved, row.may) if part)
        paint.text(painter, look, at(MOVED, SURE - 0.01), said, kind="compact", bold=True, token=token)
        paint.text(painter, look, at(SURE, 1.0), row.sure, kind="compact", token="ink2", align=paint.RIGHT)

    def aloud(self, row: PhotoRow) -> str:
        """Give a row in words."""
        return row.aloud


def disc(painter: QPainter, look: Look, at: QPointF, number: int, *, lit: bool = False) -> None:
    """Paint the disc that bears a row's number, in the picture too."""
    radius = look.px(9)
    painter.setPen(QPen(look.color("ink"), max(1, look.px(1.2))))
    painter.setBrush(look.color("lamp" if lit else "page"))
    painter.drawEllipse(at, radius, radius)
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    paint.text(painter, look, box, str(number), kind="small", bold=True, token="ink", align=paint.MIDDLE)
