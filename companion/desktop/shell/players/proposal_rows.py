"""A proposal as its row of the inbox: who, what, the working, the odds; and what can be done with it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from companion.desktop.desk.tray import Answered, Waiting
from companion.desktop.shell.players import spots
from companion.desktop.shell.players.spots import Spot
from companion.desktop.widgets import paint
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.language.tongue import tr

BAR = 20
"""Pixels of the design: the height of the odds."""
IN_BAR = 26
"""Pixels of the design from which on a part of the bar holds its words."""


class ProposalRow(NamedTuple):
    """A proposal, with what is done with it just now."""

    found: Waiting
    asked: str = ""
    """Whose die is waited for, in words; "" where none is."""
    reasons: tuple[str, ...] = ()
    """What it may be refused with, while that is being chosen."""

    @property
    def id(self) -> int:
        """Its number."""
        return self.found.one.id

    @property
    def said(self) -> str:
        """What stands under the name: a word of the player's, why it cannot be taken, what it waits for."""
        one = self.found
        late = tr("made before the last entry, judged anew") if one.late and not one.why else ""
        parts = [f"“{one.one.note}”" if one.one.note else "", one.why, self.asked or late]
        return " · ".join(part for part in parts if part)


class ProposalBrush:
    """How rows of proposals are painted and read aloud."""

    def _room(self, look: Look, width: float) -> float:
        return width - look.px(12) - look.px(10)

    def the_spots(self, row: ProposalRow) -> list[Spot]:
        """Give what can be pressed."""
        if row.reasons:
            return [Spot(f"reason-{nth}", words, str(nth)) for nth, words in enumerate(row.reasons, 1)]
        if row.found.picture:
            show, seen = Spot("show", tr("Show"), "G", primary=True), Spot("take", tr("Seen"), "↵")
            return [show, seen, Spot("refuse", tr("Refuse"), "Del")]
        off = tr("not now") if row.found.why else tr("die") if row.asked else ""
        take = Spot("take", tr("Take"), "↵", off=off, primary=True)
        return [take, Spot("refuse", tr("Refuse"), "Del"), Spot("show", tr("Show"), "G")]

    def _top(self, look: Look, row: ProposalRow, width: float) -> float:
        """Give where the buttons begin."""
        room, top = self._room(look, width), float(look.px(48))
        for words, kind in ((row.found.working, "compact"), (row.said, "small")):
            top += tall(look, words, room, kind) + look.px(2) if words else 0
        return top + (look.px(BAR + 6) if row.found.odds else 0)

    def placed(self, look: Look, row: ProposalRow, box: QRectF) -> list[tuple[Spot, QRectF]]:
        """Give where the row can be pressed."""
        left, top = box.left() + look.px(12), box.top() + self._top(look, row, box.width()) + look.px(4)
        return spots.laid(look, self.the_spots(row), left, top, self._room(look, box.width()))

    def height(self, look: Look, row: ProposalRow, width: int) -> int:
        """Give the height of a row."""
        return int(spots.below(self.placed(look, row, QRectF(0, 0, width, 0)), 0) + look.px(10))

    def paint(self, painter: QPainter, look: Look, row: ProposalRow, box: QRectF, *, lit: bool) -> None:
        """Paint it."""
        px, one = look.px, row.found
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        if lit:
            painter.fillRect(QRectF(box.left(), box.top(), px(4), box.height()), look.color("lamp"))
        left, room, top = box.left() + px(12), self._room(look, box.width()), box.top() + px(6)
        if one.side:
            paint.side_bar(painter, look, QRectF(left, top + px(2), px(5), px(18)), one.side)
        title = QRectF(left + px(11), top, room - px(11), px(22))
        paint.text(painter, look, title, one.title, bold=True, narrow=75)
        line = QRectF(left, top + px(22), room, px(18))
        hour = paint.width(look, one.hour, "small")
        paint.text(painter, look, line.adjusted(0, 0, -hour - px(6), 0), one.who, kind="small", token="ink2", narrow=80)
        paint.text(painter, look, line, one.hour, kind="small", token="ink2", align=paint.RIGHT)
        top = box.top() + px(48)
        if one.working:
            high = tall(look, one.working, room, "compact")
            block(painter, look, QRectF(left, top, room, high), one.working, "compact")
            top += high + px(2)
        if one.odds:
            self._odds(painter, look, one, QRectF(left, top, room, px(BAR)))
            top += px(BAR + 6)
        if row.said:
            token = "wine" if one.why else "ink2"
            high = tall(look, row.said, room, "small")
            block(painter, look, QRectF(left, top, room, high), row.said, "small", token=token)
        spots.draw(painter, look, self.placed(look, row, box))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 0.5)

    def _odds(self, painter: QPainter, look: Look, one: Waiting, box: QRectF) -> None:
        """Paint the chances as a bar, from the worst for whom it is done to the best."""
        shown = [odd for odd in one.odds if odd.share]
        whole, left = sum(odd.share for odd in shown) or 1, box.left()
        room = box.width() - look.px(1) * (len(shown) - 1)
        for odd in shown:
            part = QRectF(left, box.top(), room * odd.share / whole, box.height())
            painter.setPen(QPen(look.color("edge"), 1))
            token = look.side(odd.token) if odd.token in SIDES else odd.token or "sheet"
            painter.setBrush(look.color(token))
            painter.drawRect(part.adjusted(0.5, 0.5, -0.5, -0.5))
            if part.width() >= look.px(IN_BAR):
                full, least = f"{odd.name} {odd.share}", f"{odd.name[:1]} {odd.share}"
                words = full if paint.width(look, full, "small") <= part.width() - look.px(4) else least
                on = "ink" if token == "sheet" else f"on.{token}"
                paint.text(painter, look, part, words, kind="small", token=on, align=paint.MIDDLE)
            left += part.width() + look.px(1)

    def aloud(self, row: ProposalRow) -> str:
        """Give a row in words."""
        one = row.found
        odds = ", ".join(f"{odd.name} {odd.per_cent}" for odd in one.odds if odd.share)
        keys = tr("Enter takes it, Delete refuses it, G shows it")
        choose = "; ".join(f"{nth}: {words}" for nth, words in enumerate(row.reasons, 1))
        said = (one.title, one.who, one.hour, one.working, odds, row.said, choose or keys)
        return ". ".join(part for part in said if part)


SIDES = ("union", "confederate")


class AnsweredBrush:
    """How rows of what was answered are painted and read aloud."""

    def height(self, look: Look, row: Answered, width: int) -> int:
        """Give the height of a row."""
        words = tall(look, row.reasons, width - look.px(40), "small") if row.reasons else 0
        return int(look.px(24) + words)

    def paint(self, painter: QPainter, look: Look, row: Answered, box: QRectF, *, lit: bool) -> None:
        """Paint a tick or a triangle, what it was, its entry or hour, and why it was refused."""
        px = look.px
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        mark = QRectF(box.left() + px(12), box.top() + px(2), px(16), px(20))
        paint.text(painter, look, mark, "✓" if row.taken else "▲", token="sage" if row.taken else "wine", bold=True)
        own = paint.width(look, row.said, "small")
        right = box.right() - px(10)
        paint.text(painter, look, QRectF(right - own, box.top() + px(2), own + 2, px(20)), row.said, kind="small")
        title = QRectF(box.left() + px(32), box.top() + px(2), right - own - px(8) - box.left() - px(32), px(20))
        paint.text(painter, look, title, row.title, kind="compact", narrow=80)
        if row.reasons:
            room = QRectF(box.left() + px(32), box.top() + px(21), box.width() - px(40), 0)
            block(painter, look, room, row.reasons, "small", token="ink2")

    def aloud(self, row: Answered) -> str:
        """Give a row in words."""
        state = tr("taken") if row.taken else tr("refused")
        return ". ".join(part for part in (row.title, state, row.said, row.reasons) if part)
