"""The turn's clock in the head of the window: scenario, turn, phases and steps.

It stands still: what is now changes its colour and never its place.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.lines import battle_name
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import Painted
from companion.desktop.widgets.plain import tip
from companion.games.miniatures.rules.sequence import steps
from companion.games.miniatures.rules.state import SIDES, Side
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words.status import title
from companion.games.miniatures.words.steps import step_words
from companion.language.tongue import titled, tr
from companion.language.words import PHASES, side_words

NAME, LEFT = 330, 98
"""Pixels of the design: the most that the battle's name has, and what stands between it and the phases."""
TICK = 18
"""Pixels of the design that the tick of what is over takes, or will."""


class Segment(NamedTuple):
    """A phase or a step in its row."""

    words: str
    state: str
    """done, now, step, to come"""
    last: bool = False
    """Whether nothing follows it, so that it is never seen done."""


class Places(NamedTuple):
    """Where the parts of the clock begin, in pixels from its left: the same through all steps of a battle."""

    turn: float
    phases: float
    steps: float


class Clock(Painted):
    """Scenario, turn, the phases of the player turn and the steps of this one; the present step is lit."""

    IS = Role.Heading

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(look)
        self.desk = desk
        self._places: tuple[tuple[int, int, str], Places] | None = None
        self._score = ""
        """Points of the Union and of the Confederates, where the seat may know them."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        desk.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Tell the moment."""
        score = self.desk.session.score()
        self._score = (
            tr("score {union} to {confederate}", union=score.union.total, confederate=score.confederate.total)
            if score and score.fought
            else ""
        )
        self.setAccessibleName(f"{title(self.desk.view)}. {self._score}".rstrip(". "))
        self.setToolTip(tip(title(self.desk.view)))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the header's height."""
        return QSize(self.look.px(640), self.look.px(tokens()["size"]["header"]))

    def minimumSizeHint(self) -> QSize:
        """The phases and the step are never cut; the words beside them give way."""
        return QSize(self.look.px(660), self.look.px(tokens()["size"]["header"]))

    def places(self) -> Places:
        """Give where its parts stand: by the fullest moment of a turn, so that none moves from step to step."""
        asked = (self.width(), self.look.percent, self.desk.view.first)
        if self._places is None or self._places[0] != asked:  # it is asked with every painting, and seldom another
            self._places = asked, self._reckoned()
        return self._places[1]

    def _reckoned(self) -> Places:
        look = self.look
        whole = max(
            max(self._wide(self._phases(side, phase)), self._side() + self._wide(self._steps(side, phase, step)))
            for side in SIDES
            for phase, step in self._moments(side)
        )
        # The name has what the phases leave.
        room = max(look.px(120), min(look.px(NAME), self.width() - look.px(LEFT) - whole))
        turn = float(room + look.px(16))
        phases = turn + look.px(72)
        return Places(turn, phases, phases + self._side())

    def draw(self, painter: QPainter) -> None:
        """Draw name, turn, phases, steps."""
        look, view, at = self.look, self.desk.view, self.places()
        self._name(painter, view, at.turn - look.px(16))
        box = QRectF(at.turn, look.px(6), look.px(56), look.px(16))
        paint.text(painter, look, box, tr("Turn").upper(), kind="label", token="ink2", align=paint.MIDDLE)
        turn = QRectF(at.turn, look.px(22), look.px(56), look.px(36))
        paint.text(painter, look, turn, str(view.turn), kind="turn", align=paint.MIDDLE)
        painter.fillRect(QRectF(at.phases - look.px(10), look.px(8), 1, look.px(48)), look.color("rule"))
        side = view.player_turn
        self._row(painter, at.phases, look.px(6), self._phases(side, view.phase))
        paint.side_bar(painter, look, QRectF(at.phases, look.px(38), look.px(5), look.px(16)), side)
        place = QRectF(at.phases + look.px(11), look.px(34), self._side(), look.px(24))
        paint.text(painter, look, place, _turn_of(side), bold=True, token=look.side(side))
        over = [Segment(tr("the battle is over"), "step", last=True)]
        self._row(painter, at.steps, look.px(34), over if view.over else self._steps(side, view.phase, view.step))

    def _name(self, painter: QPainter, view: Any, room: float) -> None:
        """Draw the battle's name, over two lines where one is too short, and as much of the rest as has room."""
        look = self.look
        name, _, date = titled(view.title).partition(", ")
        seat = tr("referee's seat") if view.seat == "referee" else tr("{side} seat", side=side_words(view.seat))
        more = [date, view.clock, self._score, seat, tr("entry {n}", n=self.desk.session.head)]
        said = [one for one in more if one]
        y = battle_name(painter, look, name, room)
        while len(said) > 1 and paint.width(look, " · ".join(said), "small") * 0.85 > room:
            said.pop()
        under = QRectF(look.px(12), y, room, look.px(18))
        paint.text(painter, look, under, " · ".join(said), kind="small", token="ink2")

    def _moments(self, side: Side) -> list[tuple[str, int]]:
        return [(one.phase, one.number) for one in steps(self.desk.rules, side)]

    def _phases(self, side: Side, now: str) -> list[Segment]:
        phases, first = list(PHASES), self.desk.view.first
        here = phases.index(now)
        states = ["done"] * here + ["now"] + ["to come"] * (len(phases) - here - 1)
        past = [Segment(_turn_of(first), "done")] if side != first else []
        return [
            *past,
            *(Segment(tr(PHASES[one]), state, one == phases[-1]) for one, state in zip(phases, states, strict=True)),
        ]

    def _steps(self, side: Side, phase: str, now: int) -> list[Segment]:
        """Give the steps of a phase; where not all names of them have room only that of now bears its own."""
        those = [one for one in steps(self.desk.rules, side) if one.phase == phase]
        found = [
            Segment(
                f"{one.number}  {step_words(one.phase, one.number, one.actor, one.does)}",
                "done" if one.number < now else "step" if one.number == now else "to come",
                one is those[-1],
            )
            for one in those
        ]
        if self.width() - self.look.px(LEFT + NAME) >= self._side() + self._wide(found):
            return found
        return [one if one.state == "step" else one._replace(words=one.words.partition("  ")[0]) for one in found]

    def _side(self) -> float:
        return max(paint.width(self.look, _turn_of(side), bold=True) for side in SIDES) + self.look.px(25)

    def _wide(self, segments: list[Segment]) -> float:
        return sum(map(self._segment_wide, segments))

    def _segment_wide(self, one: Segment) -> float:
        """Give the width that it has whether it is to come, now, or over."""
        look = self.look
        plain = paint.width(look, one.words, "compact") + (0 if one.last else look.px(TICK))
        return max(plain, paint.width(look, one.words, "compact", bold=True)) + look.px(20)

    def _row(self, painter: QPainter, x: float, top: float, segments: list[Segment]) -> None:
        """Draw segments side by side, drawn together as far as the room asks for it."""
        room = self.width() - x - 2
        tight = min(1.0, room / max(1.0, self._wide(segments)))
        for one in segments:
            wide = self._segment_wide(one) * tight
            self._segment(painter, QRectF(x, top, wide, self.look.px(24)), one.words, one.state)
            x += wide

    def _segment(self, painter: QPainter, box: QRectF, words: str, state: str) -> None:
        look = self.look
        tick = look.px(TICK) if state == "done" else 0
        painter.setPen(QPen(look.color("rule"), 1))
        painter.setBrush(look.color({"done": "wash", "now": "sheet", "step": "lamp"}.get(state, "paper")))
        painter.drawRect(box.translated(0.5, 0.5))
        if state == "now":
            painter.fillRect(
                QRectF(box.left(), box.bottom() - look.px(1), box.width() + 1, look.px(2)), look.color("ink")
            )
        if tick:
            at = QPointF(box.left() + look.px(5), box.top() + look.px(4))
            paint.icon(painter, look, at, "tick", token="sage", size=15)
        place = box.adjusted(look.px(8) + tick, 0, -look.px(4), 0)
        token = {"step": "on.lamp", "done": "ink2", "to come": "ink2"}.get(state, "ink")
        bold = state in ("now", "step")
        paint.text(painter, look, place, words, kind="compact", bold=bold, token=token)


def _turn_of(side: str) -> str:
    return tr("{side} turn", side=side_words(side))
