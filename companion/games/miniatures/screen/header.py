"""The head of the window: scenario, turn clock, phases and steps, undo and redo with their words, the sides' dice."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import Painted, row
from companion.desktop.widgets.plain import tip
from companion.games.miniatures.rules.sequence import steps
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words.status import title
from companion.language.messages import told
from companion.language.tongue import declared, titled, tr
from companion.language.words import PHASES, side_words

SHORT_STEPS = {
    ("maneuver", 1): "Leaders",
    ("maneuver", 2): "Brigades and batteries",
    ("maneuver", 3): "Detached leaders",
    ("charge", 1): "Charge combats",
    ("charge", 2): "Breakthrough moves",
    ("charge", 3): "Breakthrough combats",
}
declared(SHORT_STEPS)


def step_words(phase: str, number: int, actor: str, does: str) -> str:
    """Give a step's short name: "Union defensive fire"."""
    if phase == "musketry":
        return tr("{side} {step}", side=side_words(actor), step=tr(does))
    return tr(SHORT_STEPS.get((phase, number), does))


class Clock(Painted):
    """Scenario, turn, the phases of the player turn and the steps of this one; the present step is lit."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(look)
        self.desk = desk
        self._score = ""
        """Points of the Union and of the Confederates, where the seat may know them."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        desk.changed.connect(lambda _: self.refresh())
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

    def draw(self, painter: QPainter) -> None:
        """Draw name, turn, phases, steps."""
        look, view = self.look, self.desk.view
        name, _, date = titled(view.title).partition(", ")
        wide = min(look.px(330), self.width() * 0.3)
        paint.text(painter, look, QRectF(look.px(12), look.px(8), wide, look.px(26)), name, kind="title", narrow=80)
        seat = tr("referee's seat") if view.seat == "referee" else tr("{side} seat", side=side_words(view.seat))
        more = [date, view.clock, seat, tr("entry {n}", n=self.desk.session.head), self._score]
        under = QRectF(look.px(12), look.px(34), wide, look.px(18))
        paint.text(painter, look, under, " · ".join(x for x in more if x), kind="small", token="ink2", narrow=85)
        x = wide + look.px(16)
        box = QRectF(x, look.px(6), look.px(56), look.px(16))
        paint.text(painter, look, box, tr("Turn").upper(), kind="label", token="ink2", align=paint.MIDDLE)
        turn = QRectF(x, look.px(22), look.px(56), look.px(36))
        paint.text(painter, look, turn, str(view.turn), kind="turn", align=paint.MIDDLE)
        x += look.px(62)
        painter.fillRect(QRectF(x, look.px(8), 1, look.px(48)), look.color("rule"))
        x += look.px(10)
        self._phases(painter, view, x)
        self._steps(painter, view, x)

    def _phases(self, painter: QPainter, view: Any, x: float) -> None:
        top, high = self.look.px(6), self.look.px(24)
        phases, first = list(PHASES), view.first
        past = [tr("{side} turn", side=side_words(first))] if view.player_turn != first else []
        here = phases.index(view.phase)
        for words in past:
            x = self._segment(painter, x, top, high, words, "done")
        for nth, phase in enumerate(phases):
            state = "done" if nth < here else "now" if nth == here else "to come"
            x = self._segment(painter, x, top, high, tr(PHASES[phase]), state)

    def _segment(self, painter: QPainter, x: float, top: float, high: float, words: str, state: str) -> float:  # noqa: PLR0917
        look = self.look
        tick = look.px(18) if state == "done" else 0
        wide = paint.width(look, words, "compact", bold=state == "now") + look.px(20) + tick
        box = QRectF(x + 0.5, top + 0.5, wide, high)
        painter.setPen(QPen(look.color("rule"), 1))
        painter.setBrush(look.color({"done": "wash", "now": "sheet", "step": "lamp"}.get(state, "paper")))
        painter.drawRect(box)
        if state == "now":
            painter.fillRect(QRectF(x, top + high - look.px(1), wide + 1, look.px(2)), look.color("ink"))
        if tick:
            paint.icon(painter, look, QPointF(x + look.px(6), top + look.px(4)), "tick", token="sage", size=15)
        place = box.adjusted(look.px(10) + tick, 0, 0, 0)
        token = {"step": "on.lamp", "done": "ink2", "to come": "ink2"}.get(state, "ink")
        paint.text(painter, look, place, words, kind="compact", bold=state in ("now", "step"), token=token)
        return x + wide

    def _steps(self, painter: QPainter, view: Any, x: float) -> None:
        look, top, high = self.look, self.look.px(34), self.look.px(24)
        side = view.player_turn
        paint.side_bar(painter, look, QRectF(x, top + look.px(4), look.px(5), look.px(16)), side)
        words = tr("{side} turn", side=side_words(side))
        place = QRectF(x + look.px(11), top, look.px(140), high)
        x += look.px(11) + paint.text(painter, look, place, words, bold=True, token=look.side(side)) + look.px(14)
        if view.over:
            self._segment(painter, x, top, high, tr("the battle is over"), "step")
            return
        for step in steps(self.desk.rules, side):
            if step.phase != view.phase:
                continue
            state = "done" if step.number < view.step else "step" if step.number == view.step else "to come"
            said = step_words(step.phase, step.number, step.actor, step.does)
            if state != "step" and self.width() - x < look.px(300):
                said = ""
            x = self._segment(painter, x, top, high, f"{step.number}  {said}".rstrip(), state)


class Header(QWidget):
    """The clock, undo and redo, and the dice of each side."""

    dice_asked = Signal(str)
    """A side's dice are to be switched between entered and rolled."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.setObjectName("header")
        self.setProperty("ground", "paper")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.desk = desk
        self.undo_reason = self.redo_reason = ""
        """Why nothing can be undone or done again, "" when it can."""
        self.undo = KeyButton(look, tr("Nothing to undo"), "Ctrl Z", icon="undo", framed=False)
        self.redo = KeyButton(look, tr("Nothing to redo"), icon="redo", framed=False)
        for made in (self.undo, self.redo):
            made.setMaximumWidth(look.px(250))
        self.undo.repeats = self.redo.repeats = True
        self.undo.clicked.connect(desk.undo)
        self.redo.clicked.connect(desk.redo)
        self.dice = {side: _DiceButton(look, side, key) for side, key in (("union", "F5"), ("confederate", "F6"))}
        for side, made in self.dice.items():
            made.clicked.connect(lambda _=False, side=side: self.dice_asked.emit(side))
        self.clock = Clock(desk, look)
        line = row(self.clock, spacing=0)
        line.setStretch(0, 1)
        for pair in ((self.undo, self.redo), tuple(self.dice.values())):
            stack = QVBoxLayout()
            stack.setContentsMargins(look.px(6), look.px(6), look.px(8), look.px(6))
            stack.setSpacing(look.px(2))
            for one in pair:
                stack.addWidget(one)
            line.addLayout(stack)
        self.setLayout(line)
        desk.changed.connect(lambda _: self.refresh())
        self.refresh()

    def refresh(self) -> None:
        """Say what undo and redo would do, and how each side's dice come."""
        log = self.desk.log
        by_entry = {line.entry: line for line in log}
        head = by_entry[self.desk.session.head]
        locked = self.desk.session.read_only or ""
        again = [line for line in log if line.parent == head.entry]
        self.undo_reason = locked or ("" if head.parent is not None else tr("this is the start of the game"))
        self.redo_reason = locked or ("" if again else tr("nothing was taken back here"))
        undo = tr("Undo: {what}", what=told(head.label)) if head.parent is not None else tr("Nothing to undo")
        # A blank keeps the button off without a reason painted in it: its words say already that there is nothing.
        self.undo.tell(undo, " " if self.undo_reason else "")
        self.redo.tell(
            tr("Redo: {what}", what=told(again[-1].label)) if again else tr("Nothing to redo"),
            " " if self.redo_reason else "",
        )
        for side, made in self.dice.items():
            made.show_mode(dice_mode(self.desk.view, side))


def dice_mode(view: Any, side: str) -> str:
    """Give how a side's dice come: "entered", "rolled" or "mixed"."""
    modes = {key.partition("/")[2]: mode for key, mode in view.dice.items() if key.startswith(f"{side}/")}
    every = modes.pop("all", "rolled")
    return every if all(mode == every for mode in modes.values()) else "mixed"


class _DiceButton(KeyButton):
    """A side's bar, its kind of die and the key that switches it."""

    def __init__(self, look: Look, side: str, key: str) -> None:
        self.side, self.mode = side, "rolled"
        super().__init__(look, "", key, framed=False)

    def show_mode(self, mode: str) -> None:
        """Show how the side's dice come."""
        self.mode = mode
        words = {"entered": tr("real dice"), "rolled": tr("app rolls"), "mixed": tr("by kind")}[mode]
        self.tell(words)
        self.setAccessibleName(tr("{side} dice: {mode}", side=side_words(self.side), mode=words))

    def sizeHint(self) -> QSize:
        """Leave room for bar and die."""
        hint = super().sizeHint()
        return QSize(hint.width() + self.look.px(38), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Keep the room of its word: whose dice are rolled is read at a glance, what is undone may be cut."""
        return self.sizeHint()

    def paintEvent(self, event: object) -> None:
        """Paint bar, die, word, key."""
        look, painter, h = self.look, QPainter(self), float(self.height())
        paint.side_bar(painter, look, QRectF(2, h / 2 - look.px(7), look.px(5), look.px(14)), self.side)
        at = QPointF(look.px(14), h / 2 - look.px(7))
        paint.die(painter, look, at, "", typed=self.mode != "rolled", size=14)
        cap = paint.key_width(look, self.cap)
        place = QRectF(look.px(36), 0, self.width() - look.px(42) - cap, h)
        paint.text(painter, look, place, self.text())
        paint.key(painter, look, QPointF(self.width() - cap - look.px(2), h / 2 - look.px(8)), self.cap)
        if self.hasFocus():
            painter.setPen(QPen(look.color("ink"), 1))
            painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, h - 1))
        painter.end()
