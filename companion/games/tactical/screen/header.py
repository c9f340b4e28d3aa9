"""The head of the battle's window: the turn, who acts, clock and mist, the phases, time left, undo, end of phase."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.shell.seated_header import SeatedHeader
from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.lines import battle_name
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import Painted
from companion.desktop.widgets.plain import tip
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.rows import moment, points
from companion.games.tactical.screen.rows.moment import PhaseCell
from companion.language.tongue import titled, tr

NOW = 440
"""Pixels of the design that turn and phases keep before the name has any."""


class Moment(Painted):
    """Name and seat, the turn, who acts and when, the phases of the turn; what is now is lit."""

    IS = Role.Heading

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        super().__init__(look)
        self.desk = desk
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        desk.changed.connect(self.refresh)
        desk.ticked.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Tell the moment."""
        rules, view = self.desk.rules, self.desk.view
        words = (
            titled(view.title),
            moment.seat_words(view),
            moment.now_words(rules, view),
            moment.when(rules, view),
            self.time_words(),
            self.score_words(),
        )
        said = ". ".join(one for one in words if one)
        self.setAccessibleName(said)
        self.setToolTip(tip("\n".join(one for one in words if one)))
        self.update()

    def time_words(self) -> str:
        """Give the time that is left of the phase, "" where there is no limit."""
        time = self.desk.time
        if not time.going or self.desk.covered:
            return ""
        return tr("{time}, stopped", time=time.words()) if time.stopped else tr("{time} left", time=time.words())

    def score_words(self) -> str:
        """Give the points as they stand, "" where the seat may not know them."""
        score = None if self.desk.covered else self.desk.session.score()
        return "" if score is None else points.difference(score)

    def sizeHint(self) -> QSize:
        """Give the header's height."""
        return QSize(self.look.px(640), self.look.px(tokens()["size"]["header"]))

    def minimumSizeHint(self) -> QSize:
        """Turn and phase; the rest gives way."""
        return QSize(self.look.px(260), self.look.px(tokens()["size"]["header"]))

    def draw(self, painter: QPainter) -> None:
        """Draw name, turn, who acts, phases."""
        look, view = self.look, self.desk.view
        title = titled(view.title).partition(",")[0]
        seat = tr("the laptop changes hands") if self.desk.covered else moment.seat_words(view)
        wanted = max(paint.width(look, title, "title"), paint.width(look, seat, "small")) + look.px(30)
        wide = min(wanted, max(0, self.width() - look.px(NOW)))
        if wide > look.px(90):
            y = battle_name(painter, look, title, wide - look.px(16))
            under = QRectF(look.px(12), y, wide - look.px(16), look.px(18))
            paint.text(painter, look, under, seat, kind="small", token="ink2")
        else:
            wide = look.px(4)
        turn = QRectF(wide, look.px(5), look.px(62), look.px(16))
        paint.text(painter, look, turn, tr("Turn").upper(), kind="label", token="ink2", align=paint.MIDDLE)
        number = QRectF(wide, look.px(20), look.px(62), look.px(38))
        paint.text(painter, look, number, str(max(1, view.turn)), kind="turn", align=paint.MIDDLE)
        x = wide + look.px(68)
        painter.fillRect(QRectF(x, look.px(8), 1, look.px(48)), look.color("rule"))
        self._who(painter, x + look.px(12))
        self._phases(painter, x + look.px(12))

    def _who(self, painter: QPainter, x: float) -> None:
        look, view, rules = self.look, self.desk.view, self.desk.rules
        side = moment.acting(view)
        if side:
            paint.side_bar(painter, look, QRectF(x, look.px(9), look.px(5), look.px(16)), side)
            x += look.px(11)
        words = moment.now_words(rules, view)
        wide = min(paint.width(look, words, bold=True) + 2, self.width() - x)
        paint.text(
            painter,
            look,
            QRectF(x, look.px(5), wide, look.px(24)),
            words,
            bold=True,
            token=look.side(side) if side else "ink",
        )
        x += wide + look.px(12)
        for text, token in (
            (self.time_words(), "wine"),
            (moment.when(rules, view), "ink2"),
            (self.score_words(), "ink"),
        ):
            if text and x < self.width() - look.px(30):
                box = QRectF(x, look.px(5), self.width() - x, look.px(24))
                x += paint.text(painter, look, box, text, kind="small", token=token, bold=token == "wine") + look.px(12)

    def _phases(self, painter: QPainter, x: float) -> None:
        """Draw the phases from the present one: those done before it as far as there is room, then those to come."""
        look, cells = self.look, moment.phases(self.desk.rules, self.desk.view)
        here = next((nth for nth, one in enumerate(cells) if one.stage == "now"), len(cells) - 1)
        more = look.px(36)
        first, last = here, here
        room = self.width() - x - look.px(6) - self._wide(cells[here])
        while True:  # the next to come, then the last done, until the room is used
            grown = False
            for nth in (last + 1, first - 1):
                if not (0 <= nth < len(cells)):
                    continue
                wide = self._wide(cells[nth])
                left = more * ((nth < last or last + 1 < len(cells)) + (first > 0))
                if wide + left <= room:
                    first, last, room, grown = min(first, nth), max(last, nth), room - wide, True
            if not grown:
                break
        if first:
            x = self._cell(painter, x, f"+{first}", PhaseCell("", "done"))
        for one in cells[first : last + 1]:
            x = self._cell(painter, x, one.words, one)
        if last + 1 < len(cells) and x < self.width() - more:
            self._cell(painter, x, f"+{len(cells) - 1 - last}", PhaseCell("", "to come"))

    def _wide(self, one: PhaseCell) -> float:
        done = self.look.px(18) if one.stage == "done" else 0
        return paint.width(self.look, one.words, "compact", bold=one.stage == "now") + self.look.px(20) + done

    def _cell(self, painter: QPainter, x: float, words: str, one: PhaseCell) -> float:
        look, top, high, now = self.look, self.look.px(34), self.look.px(24), one.stage == "now"
        wide = self._wide(one._replace(words=words, stage="to come" if not one.words else one.stage))
        box = QRectF(x + 0.5, top + 0.5, wide, high)
        painter.setPen(QPen(look.color("rule"), 1))
        painter.setBrush(look.color("sheet" if now else "wash" if one.stage == "done" else "paper"))
        painter.drawRect(box)
        if now:
            painter.fillRect(QRectF(x, top + high - look.px(1), wide + 1, look.px(2)), look.color("ink"))
        if one.stage == "done" and one.words:
            words = f"✓ {words}"
        paint.text(
            painter, look, box, words, kind="compact", bold=now, token="ink" if now else "ink2", align=paint.MIDDLE
        )
        return x + wide


class Header(SeatedHeader):
    """The moment, undo and redo, the next unit, and the end of the phase."""

    next_asked = Signal()
    desk: TacticalDesk
    wide_undo, wide_end = (74, 250), (110, 200)

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        self.moment, self.next = Moment(desk, look), KeyButton(look, tr("Next unit"), "N")
        super().__init__(desk, look, self.moment, self.next)
        self.next.clicked.connect(self.next_asked)
        self.refresh()

    def end_reason(self) -> str:
        """Say why the phase cannot be ended now, "" when it can."""
        desk, view = self.desk, self.desk.view
        if view.over:
            return tr("the battle is over")
        if desk.covered:
            return tr("take the laptop first")
        if desk.moving:
            return tr("the computer plays")
        if desk.watching:
            return tr("the combat is played back")
        if view.pending is not None:
            return tr("answer first")
        if not desk.may_order:
            return tr("the computer waits") if desk.paused else tr("not your phase")
        return desk.why_not(self.ending())

    def ending(self) -> cmd.AnyCommand:
        """Give the command that ends the phase."""
        return cmd.EndActivation() if self.desk.view.phase.kind == "activation" else cmd.Done()

    def ending_words(self) -> str:
        """Say what would end."""
        kind = self.desk.view.phase.kind
        if kind == "activation":
            return tr("End activation")
        return tr("End operations") if kind == "operation" else tr("End the phase")

    def fit(self) -> None:
        """Give the buttons the room there is; the next unit has its key alone where it is narrow."""
        super().fit()
        self.next.setVisible(not self.narrow)

    def refresh(self) -> None:
        """Say besides whether there is a next unit to be handled."""
        super().refresh()
        self.next.tell(tr("Next unit"), "" if self.desk.ordering else tr("not now"))
