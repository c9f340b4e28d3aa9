"""The replay of a campaign in a window of its own: both armies as they truly lay, a step at a time or playing on."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea, QSplitter, QWidget

from companion.campaign.hexes import Hex
from companion.desktop.buttons import Chip, KeyButton
from companion.desktop.campaign.desk import CampaignDesk
from companion.desktop.campaign.replay_parts import ReplayHead, ReplayMap, StepBrush, TimeLine
from companion.desktop.drawers import Drawers, Stage
from companion.desktop.keys import KeyLine
from companion.desktop.look import Look
from companion.desktop.parts import column, label, row
from companion.desktop.rows import RowList, RowModel
from companion.desktop.titles import PanelTitle
from companion.desktop.work.base import KeyHint
from companion.present.campaign_desk.replay_frame import Frame, Frames, StepRow
from companion.present.hexmap.marks import aloud
from companion.rounding import figure
from companion.tongue import tr

SPEEDS = (1, 2, 4, 8)
"""Steps a second."""
_SECOND = 1000
_LIST, _FOLDS = 340, 1280
OPENS_AT = 42.0
"""Pixels of the design of a hex's height, when the window opens."""


def why_not(desk: CampaignDesk) -> str:
    """Say why nothing is replayed now, "" when it may be: a side sees everything only when the game is over."""
    if desk.covered:
        return tr("take the laptop first")
    return "" if desk.view.over or desk.seat == "referee" else tr("when the game is over")


class ReplayWindow(QWidget):
    """The replay."""

    def __init__(self, desk: CampaignDesk, look: Look, parent: QWidget | None = None) -> None:
        """Read the journal. Raises NotRevealed where the seat may not read all of it."""
        super().__init__(parent, Qt.WindowType.Window)
        self.desk, self.look = desk, look
        self.frames = Frames(desk.rules, desk.ground, desk.session.log())
        self.nth, self.selected, self.speed = -1, "", SPEEDS[1]
        self.shown: Frame = self.frames.frame(0)
        self.setWindowTitle(tr("Replay: {title}", title=desk.view.title))
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = ReplayHead(look)
        miles = int(figure(desk.rules.scale.miles_a_hex.value))
        self.map = ReplayMap(look, desk.ground, desk.drawing, miles=miles)
        self.map.zoom(look.px(OPENS_AT) / self.map.cell_size())
        self.time = TimeLine(look, self.frames.days(), self.frames.battles, len(self.frames))
        brush = StepBrush()
        self.model: RowModel[StepRow] = RowModel(lambda one: one.nth, brush.aloud)
        self.list: RowList[StepRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Steps of the replay"))
        self.list.on_key = self._key_of_list
        self.told = label("")
        self.told.setWordWrap(True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.line = label("", "panel")
        """What the present step is about."""
        self.keys = KeyLine(look)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._make_buttons()
        self._lay_out()
        self.model.show(self.frames.rows)
        self.time.valueChanged.connect(self.go)
        self.list.selectionModel().currentChanged.connect(lambda index, _: self.go(index.row()))
        self.map.chosen.connect(self._on_hex)
        self.map.hovered.connect(lambda _: self._show_keys())
        desk.changed.connect(self._on_desk)
        self.go(0)
        self.time.setFocus()
        self.resize(look.px(1366), look.px(768))

    def _make_buttons(self) -> None:
        look = self.look
        self.play = KeyButton(look, tr("Play"), "Space", primary=True)
        self.buttons = {
            "turn-back": KeyButton(look, tr("Turn"), "PgUp"), "back": KeyButton(look, tr("Back"), "←"),
            "on": KeyButton(look, tr("On"), "→"), "turn-on": KeyButton(look, tr("Turn"), "PgDn"),
            "battle": KeyButton(look, tr("Next battle"), "B"),
        }  # fmt: skip
        names = {"turn-back": tr("A turn back"), "back": tr("A step back"), "on": tr("A step on"),
                 "turn-on": tr("A turn on")}  # fmt: skip
        for name, words in names.items():
            self.buttons[name].setToolTip(words)
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

    def _lay_out(self) -> None:
        look = self.look
        scroll = QScrollArea()
        inside = QWidget()
        inside.setProperty("ground", "page")
        inside.setLayout(column(self.told, margin=look.px(12)))
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side = QSplitter(Qt.Orientation.Vertical)
        for title, part in ((tr("What happened"), scroll), (tr("Steps"), self.list)):
            box = QWidget()
            box.setProperty("ground", "page")
            box.setLayout(column(PanelTitle(look, title, "", "S" if part is self.list else ""), part))
            side.addWidget(box)
        side.setSizes([look.px(220), look.px(400)])
        side.setChildrenCollapsible(False)
        side.setHandleWidth(1)
        self.line.setContentsMargins(look.px(12), look.px(4), look.px(12), 0)
        self.line.setMinimumWidth(1)
        controls = row(*self.buttons.values(), spacing=look.px(6))
        controls.insertWidget(2, self.play)
        controls.setContentsMargins(look.px(12), look.px(2), look.px(12), look.px(8))
        controls.addStretch(1)
        for chip in self.speeds.values():
            controls.addWidget(chip)
        stage = Stage()
        stage.setProperty("ground", "page")
        columns = QSplitter(Qt.Orientation.Horizontal)
        self.drawers = Drawers(look, columns, stage)
        beside = self.drawers.add(side, tr("Steps"), "S", edge="right", wide=_LIST, below=_FOLDS)
        stage.setLayout(column(self.drawers.bar, self.map))
        columns.addWidget(stage)
        columns.addWidget(beside)
        columns.setStretchFactor(0, 1)
        columns.setChildrenCollapsible(False)
        columns.setHandleWidth(1)
        columns.setSizes([look.px(1366 - _LIST), look.px(_LIST)])
        whole = column(self.head, columns, self.line, self.time)
        whole.setStretch(1, 1)
        whole.addLayout(controls)
        whole.addWidget(self.keys)
        self.setLayout(whole)

    # ---- going through it

    def go(self, nth: int) -> None:
        """Show a step."""
        nth = max(0, min(len(self.frames) - 1, nth))
        if nth == self.nth:
            return
        self.nth = nth
        self._show()
        at = self.shown.at
        if at is not None and not self.map.rect().adjusted(60, 60, -60, -60).contains(self.map.spot(at).toPoint()):
            self.map.look_at(at)

    def _show(self) -> None:
        frame = self.shown = self.frames.frame(self.nth, self.selected)
        self.head.show_frame(frame)
        if frame.marks != self.map.marks:
            self.map.show_marks(frame.marks)
        row_of = self.frames.rows[self.nth]
        self.line.setText(row_of.words)
        self.line.setToolTip("\n".join(frame.told))
        self.told.setText("\n".join(frame.told))
        self.time.setValue(self.nth)
        self.time.setAccessibleDescription(frame.aloud)
        self.list.choose(self.nth)
        last = self.nth == len(self.frames) - 1
        for name, reason in (("back", self.nth == 0), ("turn-back", self.nth == 0), ("on", last), ("turn-on", last)):
            self.buttons[name].setEnabled(not reason)
        later = any(one > self.nth for one in self.frames.battles)
        self.buttons["battle"].tell(tr("Next battle"), "" if later else tr("none"))
        self._show_keys()

    def step(self, way: str) -> None:
        """Go a step or a turn back or on, or to the next battle."""
        turns, battles = self.frames.turns, self.frames.battles
        last = len(self.frames) - 1
        self.go({
            "back": self.nth - 1, "on": self.nth + 1,
            "turn-back": max((one for one in turns if one < self.nth), default=0),
            "turn-on": min((one for one in turns if one > self.nth), default=last),
            "battle": min((one for one in battles if one > self.nth), default=self.nth),
            "first": 0, "last": last,
        }[way])  # fmt: skip

    # ---- playing

    @property
    def playing(self) -> bool:
        """Say whether it plays on by itself."""
        return self._clock.isActive()

    def toggle(self) -> None:
        """Play, or stop; at the end play from the beginning."""
        if self.playing:
            self._clock.stop()
        else:
            if self.nth == len(self.frames) - 1:
                self.go(0)
            self._clock.start(_SECOND // self.speed)
        self.play.tell(tr("Pause") if self.playing else tr("Play"))

    def play_at(self, speed: int) -> None:
        """Play so many steps a second."""
        self.speed = speed
        for one, chip in self.speeds.items():
            chip.setChecked(one == speed)
        self._clock.setInterval(_SECOND // speed)

    def _tick(self) -> None:
        self.go(self.nth + 1)
        if self.nth == len(self.frames) - 1 and self.playing:
            self.toggle()

    # ---- the map, keys

    def _on_hex(self, at: Hex | None) -> None:
        """Select whoever stands in a hex: his orders are drawn."""
        there = [one.id for one in self.map.marks.counters if one.at == at]
        self.selected = there[0] if there else ""
        self._show()

    def _on_desk(self) -> None:
        """Nothing of it is there when a side may not see it any more."""
        if why_not(self.desk):
            self.close()

    def _show_keys(self) -> None:
        at = self.map.hover or self.map.selected
        note = tr("step {n} of {all}", n=self.nth + 1, all=len(self.frames))
        if at is not None:
            note = f"{aloud(self.desk.ground, self.map.marks, at)}     {note}"
        hints = [
            KeyHint(("Space",), tr("pause") if self.playing else tr("play")), KeyHint(("←", "→"), tr("a step")),
            KeyHint(("PgUp", "PgDn"), tr("a turn")), KeyHint(("Home", "End"), tr("first, last")),
            KeyHint(("B",), tr("next battle")), KeyHint(("<", ">"), tr("slower, faster")),
            KeyHint(("+", "−", "0"), tr("zoom")), KeyHint(("S",), tr("steps")),
        ]  # fmt: skip
        self.keys.show_keys(hints, note)

    def _key_of_list(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape):
            return False
        self.keyPressEvent(event)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play, step, turn, battle, speed; those of the map to the map."""
        ways = {
            Qt.Key.Key_Left: "back", Qt.Key.Key_Right: "on", Qt.Key.Key_PageUp: "turn-back",
            Qt.Key.Key_PageDown: "turn-on", Qt.Key.Key_Home: "first", Qt.Key.Key_End: "last", Qt.Key.Key_B: "battle",
        }  # fmt: skip
        key, text = Qt.Key(event.key()), event.text()
        if key in ways and not event.modifiers():
            self.step(ways[key])
        elif key == Qt.Key.Key_Space:
            self.toggle()
        elif text in ("<", ">"):
            place = SPEEDS.index(self.speed) + (1 if text == ">" else -1)
            self.play_at(SPEEDS[max(0, min(len(SPEEDS) - 1, place))])
        elif key == Qt.Key.Key_S:
            self.drawers.reach(self.drawers.columns[0].panel)
            self.list.setFocus()
        elif text in ("+", "-", "=", "0") or key == Qt.Key.Key_H:
            self.map.keyPressEvent(event)
        elif key == Qt.Key.Key_Escape and not self.drawers.shut():
            self.close()
        else:
            super().keyPressEvent(event)
