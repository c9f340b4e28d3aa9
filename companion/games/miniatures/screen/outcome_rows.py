"""The lines of a step's page and how they are painted: rolls, what came of each with its act, what was not done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from companion.desktop.widgets import paint
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.outcome import sign
from companion.games.miniatures.words import outcome
from companion.games.miniatures.words.outcome import OutcomeRow
from companion.games.miniatures.words.outcome_page import Page
from companion.games.miniatures.words.outcome_rolls import Block
from companion.language.tongue import tr
from companion.language.words import capital

Kind = Literal["roll", "came", "calm", "idle", "head", "change"]
ROLL, CAME, LINE, INSET = 38, 54, 18, 66
"""Pixels of the design: a roll, a consequence, a line of small words, where their words begin."""
NARROW = 520
"""Below this width the act stands under what it is for."""
MOST_KEYS = 9
UNBROKEN = "\u2011"
"""A hyphen at which no line breaks."""


class PageRow(msgspec.Struct, frozen=True):
    """A line of the page."""

    kind: Kind
    nth: int
    what: str
    why: str = ""
    clause: str = ""
    entry: int = 0
    """The roll that is mended from here."""
    unit: str = ""
    key: int = 0
    """The digit that ticks its act, 0 for none."""
    roll: Block | None = None
    came: OutcomeRow | None = None


def lines(page: Page) -> tuple[PageRow, ...]:
    """Give the page line by line."""
    made: list[PageRow] = []
    for row in _lines(page):
        made.append(msgspec.structs.replace(row, nth=len(made)))
    return tuple(made)


def _lines(page: Page) -> Iterator[PageRow]:
    keys = 0
    if page.nothing:
        yield PageRow("head", 0, page.nothing)
    for part in page.blocks:
        yield PageRow("roll", 0, part.what, part.working, "", part.entry, part.unit, roll=part)
        for row in part.rows:
            keys += bool(row.act)
            # A leader's own die is mended, not that of the fire which put him at risk.
            entry = row.entry if row.roll is not None or part.nth < 0 else part.entry
            why = row.own or (row.why if part.nth < 0 else "")
            key = keys if row.act and keys <= MOST_KEYS else 0
            yield PageRow("came", 0, row.what, why, row.clause, entry, row.unit, key, came=row)
        if part.calm:
            yield PageRow("calm", 0, part.calm, tr("nothing to do on the table"), "", part.entry, part.unit)
    for one in page.not_done:
        yield PageRow("idle", 0, one.what, one.why, one.clause, unit=one.units[0] if len(one.units) == 1 else "")
    if page.changes:
        yield PageRow("head", 0, tr("What it changes from now on").upper())
    for change in page.changes:
        yield PageRow("change", 0, change.who, change.what, change.clause, unit=change.unit)


class PageBrush:
    """Paints the lines of the page."""

    def height(self, look: Look, row: PageRow, width: int) -> int:
        """Give a line's height: words that find no room beside one another stand below."""
        match row.kind:
            case "roll":
                return look.px(ROLL) + (0 if self._in_one(look, row, width) else int(self._second(look, row, width)))
            case "head":
                return look.px(28)
            case "came":
                words, act = self._places(look, row, QRectF(0, 0, width, 0))
                high = self._said(look, row, words.width()) + look.px(14)
                acts = self._act_high(look, row, act.width()) + look.px(8)
                return int(max(look.px(CAME), high, acts) if act.left() > words.left() else high + acts)
            case _:
                return int(self._said(look, row, width - look.px(INSET + 8)) + look.px(10))

    def paint(self, painter: QPainter, look: Look, row: PageRow, box: QRectF, *, lit: bool) -> None:
        """Paint a line."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        match row.kind:
            case "roll":
                self._roll(painter, look, row, box)
            case "head":
                place = box.adjusted(look.px(4), look.px(6), 0, 0)
                kind = "label" if row.nth else "panel"
                paint.text(painter, look, place, row.what, kind=kind, token="ink2" if row.nth else "ink")
            case "came":
                self._came(painter, look, row, box)
            case _:
                self._aside(painter, look, row, box)

    # ---- a roll

    def _in_one(self, look: Look, row: PageRow, width: float) -> bool:
        roll = row.roll
        assert roll is not None
        need = look.px(INSET - 12) + paint.width(look, roll.what, bold=True) + self._effect_wide(look, roll)
        return need + self._working_wide(look, roll) + look.px(28) <= width

    def _effect_wide(self, look: Look, roll: Block) -> float:
        return paint.width(look, roll.effect, "panel") + look.px(18) if roll.effect else 0.0

    def _working_wide(self, look: Look, roll: Block) -> float:
        stands = sum(paint.pips_width(look, one) + look.px(6) for one in roll.pips)
        dice = len(roll.dice) * look.px(22)
        return stands + paint.width(look, roll.working, "small") + dice + paint.width(look, roll.sum, "small")

    def _second(self, look: Look, row: PageRow, width: float) -> float:
        """Give the height of what of a roll stands below its first line."""
        roll = row.roll
        assert roll is not None
        lines = self._name_lines(look, roll, width) - 1
        return look.px(22) + lines * look.px(20)

    def _name_lines(self, look: Look, roll: Block, width: float) -> int:
        room = width - look.px(INSET - 12) - self._effect_wide(look, roll) - look.px(8)
        high = tall(look, roll.what, room, bold=True)
        return max(1, round(high / QFontMetricsF(look.font("body", bold=True)).lineSpacing()))

    def _roll(self, painter: QPainter, look: Look, row: PageRow, box: QRectF) -> None:
        roll = row.roll
        assert roll is not None
        number = QRectF(box.left(), box.top() + look.px(10), look.px(30), look.px(18))
        paint.text(painter, look, number, str(roll.entry), kind="small", token="ink3", align=paint.RIGHT)
        if roll.side:
            bar = QRectF(box.left() + look.px(36), box.top() + look.px(9), look.px(5), look.px(20))
            paint.side_bar(painter, look, bar, roll.side)
        left, one = box.left() + look.px(INSET - 12), self._in_one(look, row, box.width())
        effect = self._effect_wide(look, roll)
        place = QRectF(box.right() - effect, box.top(), max(0.0, effect - look.px(8)), look.px(ROLL))
        paint.text(painter, look, place, roll.effect, kind="panel", align=paint.RIGHT)
        room = box.right() - effect - left - look.px(8)
        if one:
            first = QRectF(left, box.top(), room, look.px(ROLL))
            x = left + paint.text(painter, look, first, roll.what, bold=True) + look.px(12)
            self._working(painter, look, roll, QPointF(x, box.top() + look.px(10)), box.right() - effect)
            return
        high = look.px(20) * self._name_lines(look, roll, box.width())
        block(painter, look, QRectF(left, box.top() + look.px(9), room, high), roll.what, bold=True)
        self._working(painter, look, roll, QPointF(left, box.top() + look.px(13) + high), box.right() - look.px(4))

    def _working(self, painter: QPainter, look: Look, roll: Block, at: QPointF, end: float) -> None:
        """Paint the firers' stands, the figures and the dice."""
        x = at.x()
        for one in roll.pips:
            x = paint.pips(painter, look, QPointF(x, at.y() + look.px(3)), one, roll.side) + look.px(6)
        for words, dice in ((roll.working, roll.dice), (roll.sum, ())):
            place = QRectF(x, at.y(), max(0.0, end - x - len(dice) * look.px(20)), look.px(18))
            x += paint.text(painter, look, place, words, kind="small", token="ink2") + look.px(4)
            for die in dice:
                spot = QPointF(x, at.y() + look.px(1))
                x = paint.die(painter, look, spot, str(die.face), typed=die.origin == "entered", size=16) + look.px(4)

    # ---- what came of it

    def _places(self, look: Look, row: PageRow, box: QRectF) -> tuple[QRectF, QRectF]:
        """Give where the words and where the act of a consequence stand."""
        left = box.left() + look.px(INSET)
        if row.came is None or not row.came.act:
            whole = QRectF(left, box.top(), box.right() - left - look.px(8), box.height())
            return whole, QRectF(box.right(), box.top(), 0, 0)
        if box.width() < look.px(NARROW):
            wide = box.right() - left - look.px(8)
            return QRectF(left, box.top(), wide, box.height()), QRectF(left, box.top(), wide, box.height())
        act = box.right() - box.width() * 0.34
        words = QRectF(left, box.top(), act - left - look.px(10), box.height())
        return words, QRectF(act, box.top(), box.right() - act - look.px(4), box.height())

    def _said(self, look: Look, row: PageRow, width: float) -> float:
        """Give the height of what is said and why."""
        high = tall(look, row.what, width - self._die_wide(look, row), bold=True)
        under = _under(row)
        return high + (tall(look, under, width, "small") if under else 0)

    def _die_wide(self, look: Look, row: PageRow) -> float:
        return look.px(22.0) if row.came is not None and row.came.roll is not None else 0.0

    def _act_high(self, look: Look, row: PageRow, width: float) -> float:
        if row.came is None or not row.came.act:
            return 0
        return tall(look, row.came.to_do, width - look.px(22 + 28), "compact")

    def _came(self, painter: QPainter, look: Look, row: PageRow, box: QRectF) -> None:
        came = row.came
        assert came is not None
        sign(painter, look, came, QPointF(box.left() + look.px(36), box.top() + look.px(10)), 22)
        words, act = self._places(look, row, box)
        room = words.width() - self._die_wide(look, row)
        high = tall(look, row.what, room, bold=True)
        top = box.top() + look.px(7)
        block(painter, look, QRectF(words.left(), top, room, high), row.what, bold=True)
        if came.roll is not None:
            wide = min(room, paint.width(look, row.what, bold=True))
            spot = QPointF(words.left() + wide + look.px(6), top + look.px(1))
            paint.die(painter, look, spot, str(came.roll.face), typed=came.roll.origin == "entered", size=16)
        under = QRectF(words.left(), top + high, words.width(), tall(look, _under(row), words.width(), "small"))
        block(painter, look, under, _under(row), "small", token="ink2")
        if came.act:
            if act.left() <= words.left():
                act = QRectF(act.left(), under.bottom(), act.width(), box.bottom() - under.bottom())
            self._act(painter, look, row, act)

    def _act(self, painter: QPainter, look: Look, row: PageRow, place: QRectF) -> None:
        """Paint a consequence's act on the table with its box and its key."""
        came = row.came
        assert came is not None
        middle = place.center().y()
        paint.tick_box(painter, look, QPointF(place.left(), middle - look.px(7)), done=came.done)
        cap = paint.key_width(look, str(row.key)) if row.key else 0.0
        if row.key:
            paint.key(painter, look, QPointF(place.right() - cap, middle - look.px(8)), str(row.key))
        words = QRectF(place.left() + look.px(22), place.top(), place.width() - look.px(22 + 28), place.height())
        high = tall(look, came.to_do, words.width(), "compact")
        words = QRectF(words.left(), middle - high / 2, words.width(), high)
        block(painter, look, words, came.to_do, "compact", token="ink3" if came.done else "ink", struck=came.done)

    # ---- what did not happen, what changes

    def _aside(self, painter: QPainter, look: Look, row: PageRow, box: QRectF) -> None:
        left, wide = box.left() + look.px(INSET), box.width() - look.px(INSET + 8)
        if row.kind == "idle":
            painter.setPen(QPen(look.color("ink3"), look.px(1.5)))
            x, y, d = box.left() + look.px(44), box.top() + look.px(14), look.px(4)
            painter.drawLine(QPointF(x - d, y - d), QPointF(x + d, y + d))
            painter.drawLine(QPointF(x - d, y + d), QPointF(x + d, y - d))
        if row.kind == "change":
            painter.fillRect(
                QRectF(left - look.px(10), box.top() + look.px(4), look.px(1), box.height() - look.px(8)),
                look.color("edge"),
            )
        high = tall(look, row.what, wide, bold=True)
        token = "ink2" if row.kind == "idle" else "ink"
        block(painter, look, QRectF(left, box.top() + look.px(4), wide, high), row.what, token=token, bold=True)
        under = QRectF(left, box.top() + look.px(4) + high, wide, box.height() - high)
        block(painter, look, under, _under(row), "small", token="ink2")

    def aloud(self, row: PageRow) -> str:
        """Give a line in words."""
        if row.came is not None:
            key = tr("Key {key}", key=row.key) if row.key else ""
            state = (tr("done") if row.came.done else tr("to do")) if row.came.act else ""
            return ". ".join(one for one in (outcome.aloud(row.came), state, key) if one)
        if row.roll is not None:
            faces = ", ".join(tr("die {face}", face=one.face) for one in row.roll.dice)
            said = (row.what, row.why, faces, row.roll.sum, row.roll.effect)
            return ". ".join(one for one in said if one)
        return ". ".join(one for one in (row.what, row.why, row.clause) if one)


def _under(row: PageRow) -> str:
    """Give why and clause; a line breaks within no clause."""
    return "  ".join(one for one in (capital(row.why), row.clause.replace("-", UNBROKEN)) if one)
