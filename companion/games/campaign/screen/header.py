"""The head of the campaign's window: what is played and by whom, the days and hours, the phases, undo, end of phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.shell.seated_header import SeatedHeader
from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.lines import battle_name
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import Painted
from companion.desktop.widgets.plain import tip
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.rows import moment
from companion.games.campaign.screen.rows.moment import Cell
from companion.language.tongue import titled, tr
from companion.language.words import capital

_LEAST = 150
"""Pixels of the design that the name keeps."""
Fullness = Literal["full", "figures", "now"]
FULLNESS: tuple[Fullness, ...] = ("full", "figures", "now")


class Moment(Painted):
    """Name and seat, days over turns, who gives orders over the phases; what is now is lit."""

    IS = Role.Heading

    def __init__(self, desk: CampaignDesk, look: Look) -> None:
        super().__init__(look)
        self.desk = desk
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        desk.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Tell the moment."""
        rules, view = self.desk.rules, self.desk.view
        words = (
            titled(view.title),
            moment.seat_words(view),
            moment.when(rules, view, view.turn),
            moment.weather(view),
            moment.orders_of(view),
        )
        self.setAccessibleName(". ".join(filter(None, words)))
        self.setToolTip(tip("\n".join(filter(None, words))))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the header's height."""
        return QSize(self.look.px(640), self.look.px(tokens()["size"]["header"]))

    def minimumSizeHint(self) -> QSize:
        """The days, the hours and whose turn it is; the rest gives way."""
        return QSize(self.look.px(230), self.look.px(tokens()["size"]["header"]))

    def fullness(self) -> Fullness:
        """Say how much of the days and hours there is room for: all, figures for those that are not now, or now."""
        days, turns, phases = self._strips()
        for found in FULLNESS[:-1]:
            # By the widest phase, or days and hours would move from phase to phase.
            widest = self._wide(phases, "now") + self.look.px(8)
            if self._least(found) + self._strip(days, turns, found) + widest <= self.width():
                return found
        return "now"

    def _least(self, found: Fullness) -> float:
        return self.look.px(12) + (0 if found == "now" else self.look.px(_LEAST))

    def _strip(self, days: Sequence[Cell], turns: Sequence[Cell], found: Fullness) -> float:
        return max(self._wide(days, found), self._wide(turns, found)) + self.look.px(26)

    def _now(self, phases: Sequence[Cell]) -> float:
        return max((self._cell(one, "now") for one in phases), default=0.0) + self.look.px(8)

    def _strips(self) -> tuple[Sequence[Cell], Sequence[Cell], Sequence[Cell]]:
        rules, view = self.desk.rules, self.desk.view
        return moment.days(rules, view), moment.turns(rules, view), moment.phases(rules, view)

    def draw(self, painter: QPainter) -> None:
        """Draw name, days, turns, phases; where there is little room the name and what is not now give way."""
        look, view = self.look, self.desk.view
        days, turns, phases = self._strips()
        found = self.fullness()
        strip = self._strip(days, turns, found)
        room = self.width() - look.px(12) - strip
        wanted = self._fitting(phases, room - look.px(_LEAST + 8))
        right = max(self._wide(phases, wanted), paint.width(look, moment.orders_of(view), bold=True) + look.px(12))
        wide = 0.0 if found == "now" else max(look.px(_LEAST), room - right - look.px(8))
        if wide:
            name = titled(view.title).partition(", ")[0]
            y = battle_name(painter, look, name, wide - look.px(10))
            under = QRectF(look.px(12), y, wide - look.px(10), look.px(18))
            seat = tr("the laptop changes hands") if self.desk.covered else moment.seat_words(view)
            paint.text(painter, look, under, seat, kind="small", token="ink2")
        x = look.px(12) + wide
        self._cells(painter, x, look.px(6), days, found, lit=False)
        self._cells(painter, x, look.px(34), turns, found, lit=True)
        x += strip - look.px(14)
        painter.fillRect(QRectF(x, look.px(8), 1, look.px(48)), look.color("rule"))
        self._who(painter, x + look.px(12))
        shown = self._fitting(phases, self.width() - x - look.px(12))
        self._cells(painter, x + look.px(12), look.px(34), phases, shown, lit=False)

    def _fitting(self, cells: Sequence[Cell], room: float) -> Fullness:
        """Give the fullest way to show a strip in so much room."""
        if self._wide(cells, "full") <= room:
            return "full"
        return "figures" if self._wide(cells, "figures") <= room else "now"

    def _who(self, painter: QPainter, x: float) -> None:
        look, view = self.look, self.desk.view
        side = view.pending.seat if view.pending is not None else view.to_act
        bold = paint.width(look, moment.orders_of(view), bold=True)
        if side in ("union", "confederate"):
            paint.side_bar(painter, look, QRectF(x, look.px(10), look.px(5), look.px(16)), side)
            x += look.px(11)
        box = QRectF(x, look.px(6), min(bold + 2, self.width() - x), look.px(24))
        paint.text(painter, look, box, moment.orders_of(view), bold=True, token=look.side(side))
        after = QRectF(box.right() + look.px(14), box.top(), self.width() - box.right() - look.px(14), box.height())
        paint.text(painter, look, after, moment.weather(view), kind="small", token="slate" if view.rain else "ink2")

    def _wide(self, cells: Sequence[Cell], found: Fullness) -> float:
        """Give the width of a strip whichever of its cells is now: what stands beside it does not move."""
        whole = [self._whole(one) for one in cells]
        if found == "full":
            return sum(whole)
        others = 0.0 if found == "now" else self.look.px(24) * (len(cells) - 1)
        return max(whole, default=0.0) + others

    def _whole(self, one: Cell) -> float:
        look = self.look
        return max(paint.width(look, one.words, "compact", bold=bold) for bold in (True, False)) + look.px(16)

    def _cell(self, one: Cell, found: Fullness) -> float:
        if found == "full" or one.stage == "now":
            return self._whole(one)
        return 0.0 if found == "now" else self.look.px(24)

    def _cells(
        self, painter: QPainter, x: float, top: float, cells: Sequence[Cell], found: Fullness, *, lit: bool
    ) -> None:
        """Draw a strip; where it does not fit only the present piece keeps its words, at last its place."""
        look, high = self.look, self.look.px(24)
        for nth, one in enumerate(cells):
            now, wide = one.stage == "now", self._cell(one, found)
            if not wide:
                continue
            box = QRectF(x + 0.5, top + 0.5, wide, high)
            painter.setPen(QPen(look.color("rule"), 1))
            ground = ("lamp" if lit else "sheet") if now else "wash" if one.stage == "done" else "paper"
            painter.setBrush(look.color(ground))
            painter.drawRect(box)
            if now and not lit:
                painter.fillRect(QRectF(x, top + high - look.px(1), wide + 1, look.px(2)), look.color("ink"))
            token = "on.lamp" if now and lit else "ink" if now else "ink2"
            words = one.words if now or found == "full" else str(nth + 1)
            paint.text(painter, look, box, words, kind="compact", bold=now, token=token, align=paint.MIDDLE)
            x += wide


class Header(SeatedHeader):
    """The moment, undo and redo, and the end of the phase."""

    desk: CampaignDesk
    wide_undo, wide_end = (78, 340), (124, 214)

    def __init__(self, desk: CampaignDesk, look: Look) -> None:
        self.moment = Moment(desk, look)
        super().__init__(desk, look, self.moment)
        self.refresh()

    def end_reason(self) -> str:
        """Say why the phase cannot be ended now, "" when it can."""
        view = self.desk.view
        if view.over:
            return tr("the game is over")
        if self.desk.covered:
            return tr("take the laptop first")
        if self.desk.moving:
            return tr("the computer plays")
        if view.pending is not None:
            return tr("answer first")
        if not self.desk.may_order:
            return tr("not your phase")
        return self.desk.why_not(cmd.ET())

    def ending_words(self) -> str:
        """Say whose phase would end."""
        view = self.desk.view
        if self.end_reason():
            return tr("End the phase")
        if view.phase == "set-up":
            return tr("End the set-up")
        return tr("End {side} phase", side=tr(capital(view.to_act)))
