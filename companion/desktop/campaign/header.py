"""The head of the campaign's window: what is played and by whom, the days and hours, the phases, undo, end of phase."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from companion.campaign import commands as cmd
from companion.desktop import paint
from companion.desktop.buttons import KeyButton
from companion.desktop.campaign.desk import CampaignDesk
from companion.desktop.look import Look, tokens
from companion.desktop.parts import Painted, row
from companion.present.campaign_desk import moment
from companion.present.campaign_desk.moment import Cell
from companion.present.words import capital
from companion.tongue import tr

_LEAST = 150
"""Pixels of the design that the name keeps."""


class Moment(Painted):
    """Name and seat, days over turns, who gives orders over the phases; what is now is lit."""

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
            view.title, moment.seat_words(view), moment.when(rules, view, view.turn), moment.weather(view),
            moment.orders_of(view),
        )  # fmt: skip
        self.setAccessibleName(". ".join(words))
        self.setToolTip("\n".join(words))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the header's height."""
        return QSize(self.look.px(640), self.look.px(tokens()["size"]["header"]))

    def minimumSizeHint(self) -> QSize:
        """Days and hours are never cut; the words beside them give way."""
        return QSize(self.look.px(560), self.look.px(tokens()["size"]["header"]))

    def draw(self, painter: QPainter) -> None:
        """Draw name, days, turns, phases."""
        look, rules, view = self.look, self.desk.rules, self.desk.view
        days, turns = moment.days(rules, view), moment.turns(rules, view)
        phases = moment.phases(rules, view)
        strip = max(self._wide(days), self._wide(turns)) + look.px(26)
        room = self.width() - look.px(12) - strip
        least = sum(self._cell(one) if one.stage == "now" else look.px(24) for one in phases) + look.px(8)
        phase_room = min(self._wide(phases) + look.px(8), max(least, room - look.px(300)))
        wide = max(look.px(_LEAST), room - phase_room)
        name = view.title.partition(", ")[0]
        paint.text(painter, look, QRectF(look.px(12), look.px(8), wide - look.px(10), look.px(26)), name, kind="title")
        under = QRectF(look.px(12), look.px(34), wide - look.px(10), look.px(18))
        seat = tr("the laptop changes hands") if self.desk.covered else moment.seat_words(view)
        paint.text(painter, look, under, seat, kind="small", token="ink2")
        x = look.px(12) + wide
        self._cells(painter, x, look.px(6), days, lit=False, end=float(self.width()))
        self._cells(painter, x, look.px(34), turns, lit=True, end=float(self.width()))
        x += strip - look.px(14)
        painter.fillRect(QRectF(x, look.px(8), 1, look.px(48)), look.color("rule"))
        self._who(painter, x + look.px(12))
        self._cells(painter, x + look.px(12), look.px(34), phases, lit=False, end=float(self.width()))

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

    def _wide(self, cells: Sequence[Cell]) -> float:
        return sum(self._cell(one) for one in cells)

    def _cell(self, one: Cell, *, short: bool = False) -> float:
        look = self.look
        words = "" if short else one.words
        tick = look.px(15) if one.stage == "done" and short else 0
        return paint.width(look, words, "compact", bold=one.stage == "now") + look.px(16) + tick

    def _cells(self, painter: QPainter, x: float, top: float, cells: Sequence[Cell], *, lit: bool, end: float) -> None:
        """Draw a strip; where it does not fit only the present piece keeps its words."""
        look, high = self.look, self.look.px(24)
        short = x + self._wide(cells) > end
        for nth, one in enumerate(cells):
            now, cut = one.stage == "now", short and one.stage != "now"
            wide = look.px(24) if cut else self._cell(one)
            box = QRectF(x + 0.5, top + 0.5, wide, high)
            painter.setPen(QPen(look.color("rule"), 1))
            ground = ("lamp" if lit else "sheet") if now else "wash" if one.stage == "done" else "paper"
            painter.setBrush(look.color(ground))
            painter.drawRect(box)
            if now and not lit:
                painter.fillRect(QRectF(x, top + high - look.px(1), wide + 1, look.px(2)), look.color("ink"))
            token = "on.lamp" if now and lit else "ink" if now else "ink2"
            words = str(nth + 1) if cut else one.words
            paint.text(painter, look, box, words, kind="compact", bold=now, token=token, align=paint.MIDDLE)
            x += wide


class Header(QWidget):
    """The moment, undo and redo, and the end of the phase."""

    end_asked = Signal()

    def __init__(self, desk: CampaignDesk, look: Look) -> None:
        super().__init__()
        self.setObjectName("header")
        self.setProperty("ground", "paper")
        self.desk, self.look = desk, look
        self.moment = Moment(desk, look)
        self.undo = KeyButton(look, tr("Nothing to undo"), "Ctrl Z", icon="undo", framed=False)
        self.redo = KeyButton(look, tr("Nothing to redo"), "Ctrl Y", icon="redo", framed=False)
        self.end = KeyButton(look, tr("End the phase"), "F8", primary=True)
        for made in (self.undo, self.redo):
            made.setFixedWidth(look.px(170))
        self.end.setFixedWidth(look.px(214))
        self.undo.clicked.connect(desk.undo)
        self.redo.clicked.connect(desk.redo)
        self.end.clicked.connect(self.end_asked)
        line = row(self.moment, spacing=0)
        line.setStretch(0, 1)
        stack = QVBoxLayout()
        stack.setContentsMargins(look.px(6), look.px(6), look.px(6), look.px(8))
        stack.setSpacing(look.px(2))
        stack.addWidget(self.undo)
        stack.addWidget(self.redo)
        line.addLayout(stack)
        line.addWidget(self.end)
        line.addSpacing(look.px(12))
        self.setLayout(line)
        desk.changed.connect(self.refresh)
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
        refusal = self.desk.why_not(cmd.ET())
        return refusal.text if refusal is not None else ""

    def refresh(self) -> None:
        """Say what undo and redo would do, and which phase would end."""
        undo, redo, view = self.desk.undo_words, self.desk.redo_words, self.desk.view
        self.undo.tell(tr("Undo: {what}", what=undo) if undo else tr("Nothing to undo"), "" if undo else " ")
        self.redo.tell(tr("Redo: {what}", what=redo) if redo else tr("Nothing to redo"), "" if redo else " ")
        reason = self.end_reason()
        if reason:
            words = tr("End the phase")
        elif view.phase == "set-up":
            words = tr("End the set-up")
        else:
            words = tr("End {side} phase", side=capital(view.to_act))
        self.end.tell(words, reason)
