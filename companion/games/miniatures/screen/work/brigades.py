"""The brigades that must or may roll: modifiers by name, what goes to the die, the odds as a bar."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import Painted
from companion.games.miniatures.words.maneuver import BrigadeRow, Segment
from companion.language.tongue import tr

WIDE = 900
"""Pixels of the design: in a wider list rows are higher, and set larger."""
SIGN, GAP = 20, 10


class Places(NamedTuple):
    """Where the columns of a list begin, in pixels."""

    name: float
    modifiers: float
    total: float
    """The right edge of what goes to the die."""
    odds: float
    words: float
    end: float


def places(look: Look, left: float, wide: float) -> Places:
    """Share a row's width: of a wide one the odds get more, so that each outcome has its name."""
    modifiers, odds, bar_ends = (0.2, 0.56, 0.887) if wide >= look.px(WIDE) else (0.235, 0.6, 0.845)
    odds = left + wide * odds
    return Places(
        left + look.px(SIGN), left + wide * modifiers, odds - look.px(GAP), odds, left + wide * bar_ends, left + wide
    )


class BrigadeBrush:
    """Paints a brigade's row."""

    def height(self, look: Look, row: BrigadeRow, width: int) -> int:
        """Give the height of a row: of guns and arrivals, which roll nothing, it is a line's."""
        size, wide = tokens()["size"], width >= look.px(WIDE)
        if row.kind in ("battery", "arrival"):
            return look.px(size["battery_row"] + (0 if wide else 2))
        return look.px(size["brigade_row"] - (0 if wide else 4))

    def paint(self, painter: QPainter, look: Look, row: BrigadeRow, box: QRectF, *, lit: bool) -> None:
        """Paint a row."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        line = look.px(1.5) if lit else 1
        painter.fillRect(
            QRectF(box.left(), box.bottom() - line, box.width(), line), look.color("ink" if lit else "rule")
        )
        if box.width() >= look.px(WIDE):
            look = look.roomy()
        middle, at = box.center().y(), places(look, box.left(), box.width())
        self._sign(painter, look, row, QPointF(box.left() + look.px(2), middle - look.px(7)))
        name = QRectF(at.name, box.top(), self._for_name(look, row, at), box.height())
        taken = paint.text(painter, look, name, row.name, bold=True)
        x = at.name + taken + look.px(6)
        for mark in row.marks:
            x = paint.mark(painter, look, QPointF(x, middle - look.px(9)), mark) + look.px(2)
        begin = at.words if row.segments else x
        if row.how:
            begin = self._guns(painter, look, row, box, at, x)
        else:
            first = max(at.modifiers, x + look.px(4)) if row.marks else at.modifiers  # a mark covers no word
            end = at.modifiers + box.width() * 0.305
            self._modifiers(painter, look, row, QRectF(first, box.top(), end - first, box.height()))
            total = QRectF(at.total - look.px(40), box.top(), look.px(40), box.height())
            paint.text(painter, look, total, row.total, bold=True, align=paint.RIGHT)
        if row.segments:
            bar(painter, look, QRectF(at.odds, middle - look.px(12), at.words - at.odds, look.px(24)), row.segments)
        room = QRectF(begin + look.px(6), box.top(), at.end - look.px(10) - begin, box.height())
        token = "ink3" if row.kind == "moved" else "ink"
        paint.text(painter, look, room, row.words, align=paint.RIGHT, token=token)

    def _for_name(self, look: Look, row: BrigadeRow, at: Places) -> float:
        """Give the room of a name: its column's, and of who does not roll what the words at the right leave."""
        if row.segments:
            return at.modifiers - at.name - look.px(4)
        words = min((at.end - at.name) / 2, paint.width(look, row.words) + look.px(10))
        end = at.odds if row.how else at.end - words
        return end - at.name - len(row.marks) * look.px(20) - look.px(6)

    def _guns(  # noqa: PLR0917
        self, painter: QPainter, look: Look, row: BrigadeRow, box: QRectF, at: Places, after: float
    ) -> float:
        """Draw how far guns go, and their stands where brigades have the odds; gives where that ends."""
        begin = max(at.modifiers, after)
        room = QRectF(begin, box.top(), at.odds - begin - look.px(8), box.height())
        # A long name comes first: the panel below tells the way as well.
        if paint.width(look, row.how, "compact") * paint.TIGHT / 100 <= room.width():
            paint.text(painter, look, room, row.how, kind="compact", token="ink2")
        x = paint.pips(painter, look, QPointF(at.odds, box.center().y() - look.px(6)), row.pips, row.side)
        if at.words + look.px(10) + paint.width(look, row.words) > at.end:
            return x  # what stands against it is told before what goes without saying
        room = QRectF(x + look.px(6), box.top(), at.words - x - look.px(6), box.height())
        paint.text(painter, look, room, tr("no roll"), kind="small", token="ink2")
        return at.words

    def _sign(self, painter: QPainter, look: Look, row: BrigadeRow, at: QPointF) -> None:
        if row.kind in ("must", "arrival"):
            paint.must(painter, look, at)
        else:
            if row.kind == "rolled":
                painter.fillRect(QRectF(at.x(), at.y() + look.px(0.5), look.px(13), look.px(13)), look.color("lamp"))
            paint.tick_box(painter, look, QPointF(at.x(), at.y() + look.px(0.5)), done=row.kind == "moved", size=13)

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
        parts = (
            row.name,
            marks,
            row.words,
            modifiers,
            row.how,
            tr("to the die {n}", n=row.total) if row.total else "",
            odds,
        )
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


class BrigadeHeads(Painted):
    """The heads over the columns of the list."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Columns: brigade or battery, modifiers, what goes to the die, the odds"))

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(self.look.px(200), self.look.px(18))

    def draw(self, painter: QPainter) -> None:
        """Draw the heads where the columns begin."""
        look, at = self.look, places(self.look, 0, self.width())
        die = at.total - look.px(40)
        for left, right, words, align in (
            (at.name, at.modifiers, tr("Brigade or battery"), paint.LEFT),
            (at.modifiers, die, tr("Modifiers"), paint.LEFT),
            (die, at.total, tr("Die"), paint.RIGHT),
            (at.odds, at.end, tr("Odds, worst to best, %"), paint.LEFT),
        ):
            box = QRectF(left, 0, right - left - look.px(2), self.height())
            paint.text(painter, look, box, words.upper(), kind="label", token="ink2", align=align)
        painter.fillRect(QRectF(0, self.height() - look.px(1), self.width(), look.px(1)), look.color("ink"))
