"""A seat as its row on the page of players' screens: its code, who is there, what it may do."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from companion.desktop.shell.players import spots
from companion.desktop.shell.players.spots import Spot
from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.language.tongue import tr
from companion.rows.beside import May

MODULE, QUIET = 3, 4
"""Pixels of a module of a code, and modules of the quiet zone around it."""
ALONE = 33
"""Modules of a code of the links that there are; the room of one that is not there."""
CHIPS: tuple[tuple[May, str], ...] = (("dice", "D"), ("proposals", "A"), ("photos", "P"), ("at-once", "O"))


class SeatRow(NamedTuple):
    """A seat."""

    seat: str
    name: str
    side: str
    under: str
    """What is under its command."""
    link: str
    """What its code holds, "" where it has no link now."""
    code: str
    """The token as it is typed from paper."""
    here: int
    there: str
    """Who is there, in words."""
    did: str
    """The last that it sent, in words."""
    may: tuple[May, ...]
    opened: bool
    """It has been opened once."""


@lru_cache(64)
def modules(link: str) -> tuple[tuple[bool, ...], ...]:
    """Give the code of a link: rows of modules, dark ones true; Model 2, level M, without the quiet zone."""
    import segno

    return tuple(tuple(bool(one) for one in line) for line in segno.make(link, error="m", micro=False).matrix)


def grouped(token: str) -> str:
    """Give a token as it is read aloud and typed: capitals in fours."""
    return "-".join(token[nth : nth + 4] for nth in range(0, len(token), 4)).upper()


def may_words() -> dict[May, str]:
    """Give what a seat may do, each in a word."""
    return {"dice": tr("dice"), "proposals": tr("proposals"), "photos": tr("photos"), "at-once": tr("at once")}


def the_spots(row: SeatRow) -> list[Spot]:
    """Give what can be pressed in a seat's row."""
    words = may_words()
    return [Spot(act, words[act], on=act in row.may) for act, _ in CHIPS]


class SeatBrush:
    """How rows of seats are painted and read aloud."""

    def side_of_code(self, look: Look) -> int:
        """Give the room of a code with its quiet zone."""
        return look.px(MODULE) * (ALONE + 2 * QUIET)

    def _left(self, look: Look) -> float:
        return look.px(8) + self.side_of_code(look) + look.px(10)

    def placed(self, look: Look, row: SeatRow, box: QRectF) -> list[tuple[Spot, QRectF]]:
        """Give where the row can be pressed."""
        left = box.left() + self._left(look)
        return spots.laid(look, the_spots(row), left, box.top() + look.px(78), box.right() - left - look.px(8))

    def height(self, look: Look, row: SeatRow, width: int) -> int:
        """Give the height of a row: that of its code, or of its words."""
        end = spots.below(self.placed(look, row, QRectF(0, 0, width, 0)), 0)
        return int(max(end + look.px(8), self.side_of_code(look) + look.px(12)))

    def paint(self, painter: QPainter, look: Look, row: SeatRow, box: QRectF, *, lit: bool) -> None:
        """Paint code, name, who is there, the code in letters, what it may do."""
        px = look.px
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        if lit:
            painter.fillRect(QRectF(box.left(), box.top(), px(3), box.height()), look.color("lamp"))
        side = float(self.side_of_code(look))
        self._code(painter, look, row, QRectF(box.left() + px(8), box.top() + px(6), side, side))
        left, right = box.left() + self._left(look), box.right() - px(8)
        top = box.top() + px(6)
        if row.side:
            paint.side_bar(painter, look, QRectF(left, top + px(2), px(5), px(18)), row.side)
        name = QRectF(left + px(11), top, right - left - px(11), px(22))
        paint.text(painter, look, name, row.name, kind="panel", narrow=80)
        line = QRectF(left, top + px(21), right - left, px(18))
        paint.text(painter, look, line, row.under, kind="small", token="ink2", narrow=80)
        self._disc(painter, look, QPointF(left + px(5), top + px(47)), row)
        there = QRectF(left + px(15), top + px(38), right - left - px(15), px(18))
        said = " · ".join(one for one in (row.there, row.did) if one)
        paint.text(painter, look, there, said, kind="small", narrow=80)
        code = QRectF(left, top + px(55), right - left, px(18))
        paint.text(painter, look, code, row.code or tr("no link"), kind="small", token="ink2", narrow=80)
        spots.draw(painter, look, self.placed(look, row, box))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 0.5)

    def _code(self, painter: QPainter, look: Look, row: SeatRow, box: QRectF) -> None:
        """Paint the code dark on light, whatever the look: telephones read no other."""
        if not row.link:
            painter.setPen(QPen(look.color("edge"), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
            return
        painter.fillRect(box, Qt.GlobalColor.white)
        found, one = modules(row.link), look.px(MODULE)
        edge = (box.width() - one * len(found)) / 2
        left, top = round(box.left() + edge), round(box.top() + edge)
        for y, line in enumerate(found):
            for x, dark in enumerate(line):
                if dark:
                    painter.fillRect(left + x * one, top + y * one, one, one, Qt.GlobalColor.black)

    def _disc(self, painter: QPainter, look: Look, middle: QPointF, row: SeatRow) -> None:
        """Paint a full disc for who is here now, a half one for who was, a ring for what was never opened."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = look.px(5)
        box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        painter.setPen(QPen(look.color("ink"), look.px(1.5)))
        painter.setBrush(look.color("ink") if row.here else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
        if row.opened and not row.here:
            painter.setBrush(look.color("ink"))
            painter.drawPie(box, 90 * 16, 180 * 16)
        painter.restore()

    def aloud(self, row: SeatRow) -> str:
        """Give a row in words."""
        words = may_words()
        may = ", ".join(words[one] for one, _ in CHIPS if one in row.may)
        said = (row.name, row.under, row.there, row.did, tr("may: {what}", what=may) if may else tr("may nothing"))
        return ". ".join(one for one in (*said, "" if row.code else tr("no link")) if one)
