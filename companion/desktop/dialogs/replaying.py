"""A replay, whatever is replayed: steps shown one at a time or playing on, by buttons, keys and the line of time.

A kind of replay makes its frames, hands them over as `Course`, lays out what is here, and shows a step (`show_step`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from companion.desktop.desk.panel import KeyHint
from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import row
from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.replaying_parts import StepBrush, TimeLine
from companion.desktop.widgets.rows import RowList, RowModel
from companion.language.tongue import tr
from companion.rows.replaying import StepRow, Stretch

SPEEDS = (1, 2, 4, 8)
"""Steps a second."""
_SECOND = 1000
_WAYS = {
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "on",
    Qt.Key.Key_PageUp: "part-back",
    Qt.Key.Key_PageDown: "part-on",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
    Qt.Key.Key_B: "weighty",
}


class Course(NamedTuple):
    """What is gone through."""

    rows: Sequence[StepRow]
    """All steps."""
    parts: Sequence[int]
    """The steps with which its parts begin: turns, sub-phases."""
    weighty: Sequence[int]
    """Steps that one goes to from one to the next: battles."""
    stretches: Sequence[Stretch] = ()


class Called(NamedTuple):
    """What parts and weighty steps are called."""

    part: str
    """On a button: "Turn"."""
    part_back: str
    part_on: str
    weighty: str
    """On a button: "Next battle"."""
    hint: str
    """In the line of keys: "a turn"."""


class Replaying(QWidget):
    """Steps, one at a time or playing on."""

    def __init__(
        self,
        look: Look,
        course: Course,
        called: Called,
        parent: QWidget | None = None,
        flags: Qt.WindowType = Qt.WindowType.Window,
    ) -> None:
        super().__init__(parent, flags)
        self.look, self.course, self.called = look, course, called
        self.nth, self.speed = -1, SPEEDS[1]
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.time = TimeLine(look, course.stretches, course.weighty, len(course.rows))
        brush = StepBrush()
        self.model: RowModel[StepRow] = RowModel(lambda one: one.nth, brush.aloud)
        self.list: RowList[StepRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Steps of the replay"))
        self.list.on_key = self._key_of_list
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._make_buttons()
        self.model.show(course.rows)
        self.time.valueChanged.connect(self.go)
        self.list.selectionModel().currentChanged.connect(lambda index, _: self.go(index.row()))

    def _make_buttons(self) -> None:
        look, called = self.look, self.called
        self.play = KeyButton(look, tr("Play"), "Space", primary=True)
        self.buttons = {
            "part-back": KeyButton(look, called.part, "PgUp"),
            "back": KeyButton(look, tr("Back"), "←"),
            "on": KeyButton(look, tr("On"), "→"),
            "part-on": KeyButton(look, called.part, "PgDn"),
            "weighty": KeyButton(look, called.weighty, "B"),
        }
        names = {
            "part-back": called.part_back,
            "back": tr("A step back"),
            "on": tr("A step on"),
            "part-on": called.part_on,
        }
        for name, words in names.items():
            self.buttons[name].setToolTip(tip(words))
            self.buttons[name].setAccessibleName(words)
        self.play.clicked.connect(self.toggle)
        for name, made in self.buttons.items():
            made.clicked.connect(lambda _=False, name=name: self.step(name))
        self.speeds = {one: Chip(look, f"{one}×") for one in SPEEDS}
        for one, chip in self.speeds.items():
            chip.setFixedWidth(look.px(44))
            chip.setAccessibleName(tr("{n} steps a second", n=one))
            chip.clicked.connect(lambda _=False, one=one: self.play_at(one))
        self.play_at(self.speed)

    def controls(self, *at_right: QWidget) -> QHBoxLayout:
        """Give the buttons in a row: back, play, on; others at the right."""
        look = self.look
        found = row(*self.buttons.values(), spacing=look.px(6))
        found.insertWidget(2, self.play)
        found.setContentsMargins(look.px(12), look.px(2), look.px(12), look.px(8))
        found.addStretch(1)
        for one in at_right:
            found.addWidget(one)
        return found

    # ---- going through it

    def show_step(self) -> None:
        """Show the present step."""
        raise NotImplementedError

    def go(self, nth: int) -> None:
        """Go to a step and show it."""
        nth = max(0, min(len(self.course.rows) - 1, nth))
        # The line of time and the list both call this when they are set below: here they find that it is done.
        if nth == self.nth or not self.course.rows:
            return
        self.nth = nth
        self.show_step()
        self.time.setValue(nth)
        self.list.choose(nth)
        last = nth == len(self.course.rows) - 1
        for name, barred in (("back", nth == 0), ("part-back", nth == 0), ("on", last), ("part-on", last)):
            self.buttons[name].setEnabled(not barred)
        later = any(one > nth for one in self.course.weighty)
        self.buttons["weighty"].tell(self.called.weighty, "" if later else tr("none"))
        self.show_keys()

    def step(self, way: str) -> None:
        """Go a step or a part back or on, to the next weighty one, or to an end."""
        parts, last = self.course.parts, len(self.course.rows) - 1
        self.go(
            {
                "back": self.nth - 1,
                "on": self.nth + 1,
                "part-back": max((one for one in parts if one < self.nth), default=0),
                "part-on": min((one for one in parts if one > self.nth), default=last),
                "weighty": min((one for one in self.course.weighty if one > self.nth), default=self.nth),
                "first": 0,
                "last": last,
            }[way]
        )

    # ---- playing

    @property
    def playing(self) -> bool:
        """Say whether it plays on by itself."""
        return self._clock.isActive()

    @property
    def ended(self) -> bool:
        """Say whether the last step is shown."""
        return self.nth == len(self.course.rows) - 1

    def toggle(self) -> None:
        """Play, or stop; at the end play from the beginning."""
        if self.playing:
            self._clock.stop()
        else:
            if self.ended:
                self.go(0)
            self._clock.start(_SECOND // self.speed)
        self.play.tell(tr("Pause") if self.playing else tr("Play"))
        self.show_keys()

    def play_at(self, speed: int) -> None:
        """Play so many steps a second."""
        self.speed = speed
        for one, chip in self.speeds.items():
            chip.setChecked(one == speed)
        self._clock.setInterval(_SECOND // speed)

    def _tick(self) -> None:
        self.go(self.nth + 1)
        if self.ended and self.playing:
            self.toggle()

    # ---- keys

    def show_keys(self) -> None:
        """Print the keys of the moment."""

    def hints(self) -> list[KeyHint]:
        """Give the keys that every replay has."""
        return [
            KeyHint(("Space",), tr("pause") if self.playing else tr("play")),
            KeyHint(("←", "→"), tr("a step")),
            KeyHint(("PgUp", "PgDn"), self.called.hint),
            KeyHint(("Home", "End"), tr("first, last")),
            KeyHint(("B",), self.called.weighty[:1].lower() + self.called.weighty[1:]),
            KeyHint(("<", ">"), tr("slower, faster")),
        ]

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key that goes or plays; say whether it was one."""
        key, text = Qt.Key(event.key()), event.text()
        if key in _WAYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.step(_WAYS[key])
        elif key == Qt.Key.Key_Space:
            self.toggle()
        elif text and text in "<>":
            place = SPEEDS.index(self.speed) + (1 if text == ">" else -1)
            self.play_at(SPEEDS[max(0, min(len(SPEEDS) - 1, place))])
        else:
            return False
        return True

    def _key_of_list(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape):
            return False
        self.keyPressEvent(event)
        return True
