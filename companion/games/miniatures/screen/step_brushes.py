"""How a duty of the step and an act on the table are painted and read aloud."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from companion.desktop.widgets import paint
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.games.miniatures.words.step import ActRow, DutyRow
from companion.language.tongue import tr


def _pointer(painter: QPainter, look: Look, at: QPointF) -> None:
    """Draw the sign of what is done just now."""
    x, y, s = at.x(), at.y(), look.px(12)
    painter.setPen(QPen(look.color("ink"), 1))
    painter.setBrush(look.color("lamp"))
    shape = ((0.0, 0.0), (0.6, 0.0), (1.0, 0.5), (0.6, 1.0), (0.0, 1.0), (0.4, 0.5))
    painter.drawPolygon(QPolygonF([QPointF(x + u * s, y + v * s) for u, v in shape]))


def _cross(painter: QPainter, look: Look, at: QPointF) -> None:
    """Draw the sign of who may not."""
    painter.setPen(QPen(look.color("ink3"), look.px(1.5)))
    x, y, d = at.x() + look.px(7), at.y() + look.px(7), look.px(4)
    painter.drawLine(QPointF(x - d, y - d), QPointF(x + d, y + d))
    painter.drawLine(QPointF(x - d, y + d), QPointF(x + d, y - d))


class DutyBrush:
    """Paints a duty: a wine triangle where it must, an empty box where it may, a cross where somebody may not."""

    def height(self, look: Look, row: DutyRow, width: int) -> int:
        """Give the height of a duty, with what stands below it."""
        aside, bold = look.px(24 if row.group else 48), row.must or bool(row.group)
        below = tall(look, row.why, width - aside, "small") if row.why else 0.0
        return int(tall(look, row.text, width - aside, bold=bold) + below + look.px(6))

    def paint(self, painter: QPainter, look: Look, row: DutyRow, box: QRectF, *, lit: bool) -> None:
        """Paint a duty."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        at = QPointF(box.left() + look.px(12), box.top() + look.px(6))
        if row.group:
            paint.hair(painter, look, box.left() + look.px(12), box.right() - look.px(12), box.top())
            place = QRectF(box.left() + look.px(12), box.top() + look.px(2), box.width() - look.px(24), box.height())
            block(painter, look, place, row.text, token="ink" if row.must else "ink2", bold=True)
            return
        if row.must:
            paint.must(painter, look, at)
        elif row.sign == "now":
            _pointer(painter, look, at)
        elif row.sign == "not":
            _cross(painter, look, at)
        else:
            paint.tick_box(painter, look, at, done=row.sign == "done")
        place = QRectF(box.left() + look.px(36), box.top() + look.px(2), box.width() - look.px(48), box.height())
        token = "ink2" if row.sign in ("not", "done") else "ink"
        bold = row.must or row.sign == "now"
        block(painter, look, place, row.text, bold=bold, token=token)
        if row.why:
            place.setTop(place.top() + tall(look, row.text, place.width(), bold=bold))
            block(painter, look, place, row.why, "small", token="ink2")

    def aloud(self, row: DutyRow) -> str:
        """Give a duty in words."""
        if row.group:
            return row.text
        clause = f" [{row.clause}]" if row.clause else ""
        if row.why or row.sign:
            return ". ".join(one for one in (row.text, row.why) if one) + clause
        demand = tr("must") if row.must else tr("may")
        return f"{demand}: {row.text}{clause}"


class ActBrush:
    """Paints an act on the table with its box."""

    def height(self, look: Look, row: ActRow, width: int) -> int:
        """Give the height of an act."""
        if row.group:
            return look.px(20)
        return int(tall(look, row.text, width - look.px(48)) + look.px(6))

    def paint(self, painter: QPainter, look: Look, row: ActRow, box: QRectF, *, lit: bool) -> None:
        """Paint an act, struck through once it is done; or the head of a step."""
        if row.group:
            painter.fillRect(box, look.color("paper"))
            place = box.adjusted(look.px(12), 0, -look.px(12), 0)
            paint.text(painter, look, place, row.text.upper(), kind="label", token="ink2")
            return
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        paint.tick_box(painter, look, QPointF(box.left() + look.px(12), box.top() + look.px(6)), done=row.done)
        place = QRectF(box.left() + look.px(36), box.top() + look.px(2), box.width() - look.px(48), box.height())
        block(painter, look, place, row.text, token="ink3" if row.done else "ink", struck=row.done)

    def aloud(self, row: ActRow) -> str:
        """Give an act in words."""
        if row.group:
            return row.text
        state = tr("done") if row.done else tr("to do")
        return f"{row.text}, {state}"
