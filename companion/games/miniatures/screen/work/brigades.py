"""The brigades that must or may roll: modifiers by name, what goes to the die, the odds as a bar."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look, tokens
from companion.games.miniatures.words.maneuver import BrigadeRow, Segment
from companion.language.tongue import tr

WIDE = 900
"""Pixels of the design: in a wider list rows are higher."""


class BrigadeBrush:
    """Paints a brigade's row."""

    def height(self, look: Look, row: BrigadeRow, width: int) -> int:
        """Give the height of a row."""
        high = tokens()["size"]["brigade_row"] - (4 if width < look.px(WIDE) else 0)
        return look.px(high - (4 if not row.segments else 0))

    def paint(self, painter: QPainter, look: Look, row: BrigadeRow, box: QRectF, *, lit: bool) -> None:
        """Paint a row."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        line = look.px(1.5) if lit else 1
        painter.fillRect(
            QRectF(box.left(), box.bottom() - line, box.width(), line), look.color("ink" if lit else "rule")
        )
        middle = box.center().y()
        self._sign(painter, look, row, QPointF(box.left() + look.px(2), middle - look.px(7)))
        name = QRectF(box.left() + look.px(20), box.top(), self._for_name(look, row, box.width()), box.height())
        taken = paint.text(painter, look, name, row.name, bold=True)
        x = name.left() + taken + look.px(6)
        for mark in row.marks:
            x = paint.mark(painter, look, QPointF(x, middle - look.px(9)), mark) + look.px(2)
        bar_left = box.left() + box.width() * 0.6
        bar_wide = box.width() * 0.245
        self._modifiers(
            painter, look, row, QRectF(box.left() + box.width() * 0.235, box.top(), box.width() * 0.305, box.height())
        )
        total = QRectF(bar_left - look.px(50), box.top(), look.px(40), box.height())
        paint.text(painter, look, total, row.total, bold=True, align=paint.RIGHT)
        if row.segments:
            bar(painter, look, QRectF(bar_left, middle - look.px(12), bar_wide, look.px(24)), row.segments)
        room = QRectF(
            bar_left + bar_wide + look.px(6), box.top(), box.right() - bar_left - bar_wide - look.px(10), box.height()
        )
        if not row.segments:
            room = QRectF(x, box.top(), box.right() - x - look.px(4), box.height())
        token = "ink3" if row.kind == "moved" else "ink"
        paint.text(painter, look, room, row.words, align=paint.RIGHT, token=token)

    def _for_name(self, look: Look, row: BrigadeRow, wide: float) -> float:
        """Give the room of a name: its column's, and of who does not roll what the words at the right leave."""
        if row.segments:
            return wide * 0.19
        words = min(wide / 2, paint.width(look, row.words) + look.px(10))
        return wide - look.px(20) - words - len(row.marks) * look.px(20)

    def _sign(self, painter: QPainter, look: Look, row: BrigadeRow, at: QPointF) -> None:
        if row.kind == "must":
            paint.must(painter, look, at)
        elif row.kind == "moved":
            paint.icon(painter, look, at, "tick", token="sage", size=15)
        else:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.color("edge"), 1.3))
            painter.setBrush(look.color("lamp") if row.kind == "rolled" else Qt.BrushStyle.NoBrush)
            d = look.px(11)
            painter.drawEllipse(QRectF(at.x() + 1, at.y() + look.px(1.5), d, d))
            painter.restore()

    def _modifiers(self, painter: QPainter, look: Look, row: BrigadeRow, box: QRectF) -> None:
        x = box.left()
        for label, value in row.modifiers:
            room = QRectF(x, box.top(), box.right() - x, box.height())
            if room.width() < look.px(24):
                break
            words = label.lower() if label in ("Fresh", "Worn", "Spent") else label
            x += paint.text(painter, look, room, words, kind="compact", token="ink2") + look.px(4)
            room.setLeft(x)
            x += paint.text(painter, look, room, value, kind="compact", bold=True) + look.px(10)

    def aloud(self, row: BrigadeRow) -> str:
        """Give a row in words."""
        modifiers = ", ".join(f"{label} {value}" for label, value in row.modifiers)
        odds = ", ".join(f"{one.name} {one.percent}" for one in row.segments)
        marks = ", ".join(mark.name for mark in row.marks)
        parts = (row.name, marks, row.words, modifiers, tr("to the die {n}", n=row.total) if row.total else "", odds)
        return ". ".join(part for part in parts if part)


def bar(painter: QPainter, look: Look, box: QRectF, segments: tuple[Segment, ...]) -> None:
    """Draw odds as a bar from worst to best: the name where it fits, else the letter; a percentage from 26 px on."""
    x = box.left()
    gaps = look.px(1) * (len(segments) - 1)
    for one in segments:
        wide = (box.width() - gaps) * one.share
        cell = QRectF(x + 0.5, box.top() + 0.5, wide - 1, box.height() - 1)
        painter.setPen(QPen(look.color("edge"), 1))
        painter.setBrush(look.color(f"sev{one.severity}"))
        painter.drawRect(cell)
        figure = one.percent.removesuffix("%").strip()
        token = f"on.sev{one.severity}"
        long = f"{one.name} {figure}"
        short = f"{one.letter} {figure}" if wide >= look.px(26) else one.letter
        words = long if paint.width(look, long, "small", bold=True) < wide - look.px(6) else short
        if paint.width(look, words, "small", bold=True) > wide:
            words = ""
        paint.text(painter, look, cell, words, kind="small", bold=True, token=token, align=paint.MIDDLE)
        x += wide + look.px(1)
