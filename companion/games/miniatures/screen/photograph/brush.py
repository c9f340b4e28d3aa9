"""Paints a row of a photograph: its number, whose it is, from where to where, inches of how many, how sure."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.words.photograph_rows import PhotoRow
from companion.language.escaping import plain
from companion.language.tongue import tr

STOOD, STANDS, MOVED, SURE = 0.26, 0.41, 0.66, 0.88
"""Where columns begin after the name, as shares of a row's width without its number."""
LEFT = 66
"""Where names begin: tick, number and side stand before them."""
TICK = 30
"""So far from a row's left edge a press is meant for its tick."""
HEAD = 30
"""How high the head of a group is."""
WRAP = int(Qt.TextFlag.TextWordWrap)
TOKENS = {"refused": "wine", "missing": "ink3", "unknown": "ink2", "still": "ink2"}


class PhotoBrush:
    """Paints rows."""

    def height(self, look: Look, row: PhotoRow, width: int) -> int:
        """Give a row's height, its reason wrapped."""
        name = look.px(18) if self._long(look, row, width) else 0
        head = look.px(HEAD) if row.head else 0
        return int(head + name + look.px(30) + self._why(look, row, width).height())

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
        """Paint a row; the lit one in gold, a refused one on its tint; above it the head of its group."""
        if row.head:
            self._head(painter, look, row, box)
            box = box.adjusted(0, look.px(HEAD), 0, 0)
        ground = "lamp-row" if lit else "wine-tint" if row.kind == "refused" else "page"
        painter.fillRect(box, look.color(ground))
        if row.kind == "refused":
            painter.fillRect(QRectF(box.left(), box.top(), look.px(4), box.height()), look.color("wine"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        line = QRectF(box.left() + look.px(LEFT), box.top(), box.width() - look.px(LEFT + 8), look.px(30))
        long = self._long(look, row, box.width())
        if row.ticked is not None:
            at = QPointF(box.left() + look.px(9), line.center().y() - look.px(7))
            paint.tick_box(painter, look, at, done=row.ticked)
        elif row.kind == "refused":
            paint.must(painter, look, QPointF(box.left() + look.px(10), line.center().y() - look.px(7)), size=13)
        if row.number:
            disc(painter, look, QPointF(box.left() + look.px(40), line.center().y()), row.number)
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

    def _head(self, painter: QPainter, look: Look, row: PhotoRow, box: QRectF) -> None:
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), look.px(HEAD)), look.color("page"))
        line = QRectF(box.left() + look.px(4), box.top() + look.px(6), box.width() - look.px(12), look.px(HEAD - 6))
        paint.text(painter, look, line, row.head.upper(), kind="label", token="ink2")
        room = line.adjusted(paint.width(look, row.head.upper(), "label") + look.px(12), 0, 0, 0)
        paint.text(painter, look, room, row.note, kind="small", token="ink2", align=paint.RIGHT)
        paint.hair(painter, look, box.left(), box.right(), box.top() + look.px(HEAD) - 1, token="ink2")

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
            room = at(STANDS, MOVED - 0.01)
            used = paint.text(painter, look, room, words, kind="compact", token="ink") + look.px(5)
            # What it stands on, where there is room for the whole of it.
            if row.ground and used + paint.width(look, row.ground, "compact") * 0.9 <= room.width():
                paint.text(painter, look, room.adjusted(used, 0, 0, 0), row.ground, kind="compact", token="ink2")
        if row.kind in ("missing", "unknown"):
            begin = STANDS if row.kind == "missing" else MOVED
            paint.text(painter, look, at(begin, 1.0), row.why, kind="compact", token=token, align=paint.RIGHT)
            return
        room = at(MOVED, SURE - 0.01)
        used = paint.text(painter, look, room, row.moved, kind="compact", bold=True, token=token) + look.px(5)
        paint.text(painter, look, room.adjusted(used, 0, 0, 0), row.may, kind="compact", token="ink2")
        paint.text(painter, look, at(SURE, 1.0), row.sure, kind="compact", token="ink2", align=paint.RIGHT)

    def aloud(self, row: PhotoRow) -> str:
        """Give a row in words."""
        return row.aloud


class Columns(Painted):
    """What stands above the columns of the rows."""

    def __init__(self, look: Look, rows: QWidget) -> None:
        super().__init__(look)
        self._rows = rows
        self.setFixedHeight(look.px(24))
        self.setAccessibleName(", ".join(self._words()))

    def _words(self) -> tuple[str, ...]:
        return tr("unit"), tr("stood"), tr("stands at"), tr("moved, may"), tr("sure")

    def draw(self, painter: QPainter) -> None:
        """Draw the words where the columns begin, over a line."""
        look = self.look
        line = QRectF(look.px(LEFT), 0, self._rows.width() - look.px(LEFT + 8), self.height())
        ends = (0.0, STOOD, STANDS, MOVED, SURE, 1.0)
        for words, begin, end in zip(self._words(), ends, ends[1:], strict=False):
            box = QRectF(line.left() + begin * line.width(), 0, (end - begin - 0.01) * line.width(), line.height())
            align = paint.RIGHT if end == 1.0 else paint.LEFT
            paint.text(painter, look, box, words.upper(), kind="label", token="ink2", align=align)
        paint.hair(painter, look, 0, self.width(), self.height() - 1, token="ink")


def disc(painter: QPainter, look: Look, at: QPointF, number: int, *, lit: bool = False) -> None:
    """Paint the disc that bears a row's number, in the picture too."""
    radius = look.px(9)
    painter.setPen(QPen(look.color("ink"), max(1, look.px(1.2))))
    painter.setBrush(look.color("lamp" if lit else "page"))
    painter.drawEllipse(at, radius, radius)
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    token = "on.lamp" if lit else "ink"
    paint.text(painter, look, box, str(number), kind="small", bold=True, token=token, align=paint.MIDDLE)
