"""The replay of a campaign in a window of its own: both armies as they truly lay, a step at a time or playing on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea, QSplitter, QWidget

from companion.charts.rounding import figure
from companion.desktop.desk.panel import KeyHint
from companion.desktop.dialogs.replaying import Called, Course, Replaying
from companion.desktop.shell.keys import KeyLine
from companion.desktop.widgets.drawers import Drawers, Stage
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label
from companion.desktop.widgets.plain import tip, window_title
from companion.desktop.widgets.pressing import press
from companion.desktop.widgets.replaying_parts import ReplayHead
from companion.desktop.widgets.titles import PanelTitle
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.map.canvas import HexMap
from companion.games.campaign.screen.rows.replay_frame import Frame, Frames
from companion.games.campaign.words.map.marks import aloud
from companion.language.tongue import titled, tr

_LIST, _FOLDS = 340, 1280
OPENS_AT = 42.0
"""Pixels of the design of a hex's height, when the window opens."""


def why_not(desk: CampaignDesk) -> str:
    """Say why nothing is replayed now, "" when it may be: a side sees everything only when the game is over."""
    if desk.covered:
        return tr("take the laptop first")
    return "" if desk.view.over or desk.seat == "referee" else tr("when the game is over")


class ReplayMap(HexMap):
    """The map; left and right are steps here, so they pan with Ctrl."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys of the replay to the window."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)


class ReplayWindow(Standing, Replaying):
    """The replay."""

    def __init__(self, desk: CampaignDesk, look: Look, parent: QWidget | None = None) -> None:
        """Read the journal. Raises NotRevealed where the seat may not read all of it."""
        self.frames = Frames(desk.rules, desk.ground, desk.session.log())
        turn = tr("Turn")
        called = Called(turn, tr("A turn back"), tr("A turn on"), tr("Next battle"), tr("a turn"))
        course = Course(self.frames.rows, self.frames.turns, self.frames.battles, self.frames.days())
        super().__init__(look, course, called, parent)
        self.desk, self.selected = desk, ""
        self.shown: Frame = self.frames.frame(0)
        self.setWindowTitle(window_title(tr("Replay: {title}", title=titled(desk.view.title))))
        self.head = ReplayHead(look)
        miles = int(figure(desk.rules.scale.miles_a_hex.value))
        self.map = ReplayMap(look, desk.ground, desk.drawing, miles=miles)
        self.map.zoom(look.px(OPENS_AT) / self.map.cell_size())
        self.told = label("")
        self.told.setWordWrap(True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.line = label("", "panel")
        """What the present step is about."""
        self.keys = KeyLine(look)
        self.keys.pressed.connect(partial(press, self))
        self._lay_out()
        self.map.chosen.connect(self._on_hex)
        self.map.hovered.connect(lambda _: self.show_keys())
        desk.changed.connect(self._on_desk)
        self.go(0)
        self.time.setFocus()
        self.resize(look.px(1366), look.px(768))
        self.stand(look.places, "replay")

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
        whole.addLayout(self.controls(*self.speeds.values()))
        whole.addWidget(self.keys)
        self.setLayout(whole)

    # ---- a step

    def show_step(self) -> None:
        """Show a step, and its place where it lies outside of the window."""
        self._show()
        at = self.shown.at
        if at is not None and not self.map.rect().adjusted(60, 60, -60, -60).contains(self.map.spot(at).toPoint()):
            self.map.look_at(at)

    def _show(self) -> None:
        frame = self.shown = self.frames.frame(self.nth, self.selected)
        self.head.tell(frame.head)
        if frame.marks != self.map.marks:
            self.map.show_marks(frame.marks)
        self.line.setText(self.frames.rows[self.nth].words)
        self.line.setToolTip(tip("\n".join(frame.told)))
        self.told.setText("\n".join(frame.told))
        self.time.setAccessibleDescription(frame.aloud)

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

    def show_keys(self) -> None:
        """Print the keys, what stands under the cursor, and how far it is."""
        at = self.map.hover or self.map.selected
        note = tr("step {n} of {all}", n=self.nth + 1, all=len(self.frames))
        if at is not None:
            note = f"{aloud(self.desk.ground, self.map.marks, at)}     {note}"
        hints = [*self.hints(), KeyHint(("+", "−", "0"), tr("zoom")), KeyHint(("S",), tr("steps"))]
        self.keys.show_keys(hints, note)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play, step, turn, battle, speed; those of the map to the map."""
        if self.take_key(event):
            return
        if event.key() == Qt.Key.Key_S:
            self.drawers.reach(self.drawers.columns[0].panel)
            self.list.setFocus()
        elif event.text() in ("+", "-", "=", "0", "#"):
            self.map.keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and not self.drawers.shut():
            self.close()
        else:
            super().keyPressEvent(event)
