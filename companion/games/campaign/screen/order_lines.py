"""How lines of orders are painted: those being written with their cost, and the turns in which they would be done."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.games.campaign.screen.rows.written import EstimateRow, OrderRow

LINE = 22


class OrderBrush:
    """Paints a line of a draft."""

    def height(self, look: Look, row: OrderRow, width: int) -> int:
        """One line."""
        return look.px(LINE)

    def paint(self, painter: QPainter, look: Look, row: OrderRow, box: QRectF, *, lit: bool) -> None:
        """Paint number, words, cost."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        line = box.adjusted(look.px(12), 0, -look.px(12), 0)
        cost = paint.width(look, row.cost, "small")
        paint.text(painter, look, line, str(row.nth), token="ink2")
        paint.text(painter, look, line, row.cost, kind="small", token="ink2", align=paint.RIGHT)
        paint.text(painter, look, line.adjusted(look.px(18), 0, -cost - look.px(8), 0), row.words, kind="compact")

    def aloud(self, row: OrderRow) -> str:
        """Give it in words."""
        return row.aloud


class EstimateBrush:
    """Paints a turn of an estimate."""

    def height(self, look: Look, row: EstimateRow, width: int) -> int:
        """One line."""
        return look.px(LINE)

    def paint(self, painter: QPainter, look: Look, row: EstimateRow, box: QRectF, *, lit: bool) -> None:
        """Paint turn, doing, points, what is left."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        left, wide = box.left() + look.px(12), box.width() - look.px(24)
        shares = (
            (0.0, 0.36, row.turn, paint.LEFT),
            (0.36, 0.42, row.doing, paint.LEFT),
            (0.78, 0.11, row.points, paint.RIGHT),
            (0.89, 0.11, row.left, paint.RIGHT),
        )
        for at, share, words, align in shares:
            place = QRectF(left + at * wide, box.top(), share * wide - look.px(2), box.height())
            paint.text(painter, look, place, words, kind="small", token="ink2" if at else "ink", align=align)
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)

    def aloud(self, row: EstimateRow) -> str:
        """Give it in words."""
        return row.aloud
