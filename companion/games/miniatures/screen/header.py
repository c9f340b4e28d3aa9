"""The head of the window: scenario, turn clock, phases and steps, undo and redo with their words, the sides' dice."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.lines import as_many, battle_name
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import Painted, row
from companion.desktop.widgets.plain import tip
from companion.games.miniatures.rules.sequence import steps
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words.status import title
from companion.games.miniatures.words.steps import step_words
from companion.language.messages import told
from companion.language.tongue import declared, titled, tr
from companion.language.words import PHASES, side_words

NAME, LEFT = 330, 98
"""Pixels of the design: the most that the battle's name has, and what stands between it and the phases."""
NARROW = 1240
"""In narrower windows undo, redo and the dice are signs; what they are is in their tips and in the menus."""


class Clock(Painted):
    """Scenario, turn, the phases of the player turn and the steps of this one; the present step is lit."""

    IS = Role.Heading

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(look)
        self.desk = desk
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

    def draw(self, painter: QPainter) -> None:
        """Draw name, turn, phases, steps."""
        look, view = self.look, self.desk.view
        phases, steps_now = self._phases(view), self._steps(view)
        whole = max(self._wide(phases), self._side(view) + self._wide(steps_now))
        if self.width() - look.px(LEFT) - whole < look.px(NAME):  # only the step of now bears its name
            steps_now = [(words if state == "step" else words.partition("  ")[0], state) for words, state in steps_now]
            whole = max(self._wide(phases), self._side(view) + self._wide(steps_now))
        # The name has what the phases leave, and of that always the same: nothing in the head moves within a step.
        room = max(look.px(120), min(look.px(NAME), self.width() - look.px(LEFT) - whole))
        self._name(painter, view, room)
        x = float(room + look.px(16))
        box = QRectF(x, look.px(6), look.px(56), look.px(16))
        paint.text(painter, look, box, tr("Turn").upper(), kind="label", token="ink2", align=paint.MIDDLE)
        turn = QRectF(x, look.px(22), look.px(56), look.px(36))
        paint.text(painter, look, turn, str(view.turn), kind="turn", align=paint.MIDDLE)
        x += look.px(62)
        painter.fillRect(QRectF(x, look.px(8), 1, look.px(48)), look.color("rule"))
        x += look.px(10)
        self._row(painter, x, look.px(6), phases)
        side = view.player_turn
        paint.side_bar(painter, look, QRectF(x, look.px(38), look.px(5), look.px(16)), side)
        words = tr("{side} turn", side=side_words(side))
        place = QRectF(x + look.px(11), look.px(34), self._side(view), look.px(24))
        paint.text(painter, look, place, words, bold=True, token=look.side(side))
        self._row(painter, x + self._side(view), look.px(34), steps_now)

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

    def _phases(self, view: Any) -> list[tuple[str, str]]:
        phases, first = list(PHASES), view.first
        here = phases.index(view.phase)
        past = [(tr("{side} turn", side=side_words(first)), "done")] if view.player_turn != first else []
        return [
            *past,
            *(
                (tr(PHASES[phase]), "done" if nth < here else "now" if nth == here else "to come")
                for nth, phase in enumerate(phases)
            ),
        ]

    def _steps(self, view: Any) -> list[tuple[str, str]]:
        if view.over:
            return [(tr("the battle is over"), "step")]
        found = []
        for step in steps(self.desk.rules, view.player_turn):
            if step.phase == view.phase:
                state = "done" if step.number < view.step else "step" if step.number == view.step else "to come"
                found.append((f"{step.number}  {step_words(step.phase, step.number, step.actor, step.does)}", state))
        return found

    def _side(self, view: Any) -> float:
        words = tr("{side} turn", side=side_words(view.player_turn))
        return paint.width(self.look, words, bold=True) + self.look.px(25)

    def _wide(self, segments: list[tuple[str, str]]) -> float:
        return sum(self._segment_wide(words, state) for words, state in segments)

    def _segment_wide(self, words: str, state: str) -> float:
        look = self.look
        tick = look.px(18) if state == "done" else 0
        return paint.width(look, words, "compact", bold=state in ("now", "step")) + look.px(20) + tick

    def _row(self, painter: QPainter, x: float, top: float, segments: list[tuple[str, str]]) -> None:
        """Draw segments side by side, drawn together as far as the room asks for it."""
        room = self.width() - x - 2
        tight = min(1.0, room / max(1.0, self._wide(segments)))
        for words, state in segments:
            wide = self._segment_wide(words, state) * tight
            self._segment(painter, QRectF(x, top, wide, self.look.px(24)), words, state)
            x += wide

    def _segment(self, painter: QPainter, box: QRectF, words: str, state: str) -> None:
        look = self.look
        tick = look.px(18) if state == "done" else 0
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
        self.look, self.narrow = look, False
        self.undo = KeyButton(look, tr("Nothing to undo"), "Ctrl Z", icon="undo", framed=False)
        self.redo = KeyButton(look, tr("Nothing to redo"), "Ctrl Y", icon="redo", framed=False)
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
        desk.changed.connect(self.refresh)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the words of undo and dice give way before those of the clock."""
        super().resizeEvent(event)
        if (narrow := event.size().width() < self.look.px(NARROW)) != self.narrow:
            self.narrow = narrow
            self._fit()

    def _fit(self) -> None:
        """Give undo, redo and the dice one width for the whole evening: the head stands still."""
        keys = max(paint.key_width(self.look, one.cap) for one in (self.undo, self.redo))
        for made in (self.undo, self.redo):
            made.setFixedWidth(int(keys) + self.look.px(36 if self.narrow else 280))
        for die in self.dice.values():
            die.narrow = self.narrow
            die.setFixedWidth(die.widest())
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
        redo = tr("Redo: {what}", what=told(again[-1].label)) if again else tr("Nothing to redo")
        # A blank keeps the button off without a reason painted in it: its words say already that there is nothing.
        for made, words, reason in ((self.undo, undo, self.undo_reason), (self.redo, redo, self.redo_reason)):
            # The sign says what it does with it; of many names as many as have room.
            short = words.partition(": ")[2]
            made.shorter = "" if reason else as_many(self.look, short, made.width() - self.look.px(110))
            made.tell("" if self.narrow else words, " " if reason else "")
            made.setAccessibleName(words)
            made.setToolTip(tip(words))
        for side, made in self.dice.items():
            made.show_mode(dice_mode(self.desk.view, side))


def dice_mode(view: Any, side: str) -> str:
    """Give how a side's dice come: "entered", "rolled" or "mixed"."""
    modes = {key.partition("/")[2]: mode for key, mode in view.dice.items() if key.startswith(f"{side}/")}
    every = modes.pop("all", "rolled")
    return every if all(mode == every for mode in modes.values()) else "mixed"


MODES = {"entered": "real dice", "rolled": "app rolls", "mixed": "by kind"}
declared(MODES)


class _DiceButton(KeyButton):
    """A side's bar, its kind of die and the key that switches it."""

    def __init__(self, look: Look, side: str, key: str) -> None:
        self.side, self.mode, self.narrow = side, "rolled", False
        super().__init__(look, "", key, framed=False)

    def show_mode(self, mode: str) -> None:
        """Show how the side's dice come."""
        self.mode = mode
        words = tr(MODES[mode])
        self.tell(words)
        self.setToolTip(tip(tr("{side} dice: {mode}", side=side_words(self.side), mode=words)))
        self.setAccessibleName(tr("{side} dice: {mode}", side=side_words(self.side), mode=words))

    def sizeHint(self) -> QSize:
        """Give the room that it has all evening."""
        return QSize(self.widest(), super().sizeHint().height())

    def widest(self) -> int:
        """Give the room for bar, die and key, and for the longest of its words where there is room for words."""
        look = self.look
        words = 0.0 if self.narrow else max(paint.width(look, tr(one)) for one in MODES.values()) + look.px(6)
        return int(look.px(44) + words + paint.key_width(look, self.cap)) + 1

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
        if not self.narrow:
            paint.text(painter, look, place, self.text())
        paint.key(painter, look, QPointF(self.width() - cap - look.px(2), h / 2 - look.px(8)), self.cap)
        if self.hasFocus():
            painter.setPen(QPen(look.color("ink"), 1))
            painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, h - 1))
        painter.end()
