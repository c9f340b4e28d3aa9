"""Combat played back: the map after each shot and melee, and beside it how each casualty figure came about.

For whoever puts it into a window:

    shown = Playback(desk, look, [entry], parent)    the entries of a combat phase or of a turn, as its seat saw them
    shown.has_steps                                  False where the seat saw nothing of it: do not show it
    shown.left.connect(...)                          "Go on", Enter or Esc: the game goes on
    shown.show_icons(icons=True)                     figures in place of symbols

It plays by itself when it is begun so (`shown.toggle()`), and is left when the laptop changes hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from companion.desktop.desk.panel import KeyHint
from companion.desktop.dialogs.replaying import Called, Course, Replaying
from companion.desktop.shell.acting import ActingWindow
from companion.desktop.shell.keys import KeyLine
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label, row
from companion.desktop.widgets.replaying_parts import ReplayHead
from companion.desktop.widgets.rows import RowList, RowModel
from companion.desktop.widgets.titles import PanelTitle
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.playback_parts import LineBrush, PlaybackMap
from companion.games.tactical.screen.rows.playback import Frame, Frames
from companion.games.tactical.screen.rows.playback_lines import Line
from companion.games.tactical.words.map.drawing import drawing_of
from companion.games.tactical.words.map.marks import NOTHING
from companion.games.tactical.words.units import unit_row
from companion.kernel.game import RULES_PREFIX
from companion.kernel.shelf import MAP
from companion.language.tongue import tr

LOG = 320
"""Pixels of the design that the log wants."""
LOW, VERY_LOW = 520, 360
"""Pixels of the design under which the steps, the keys, and the line of time give way to the map."""
_EDGE = 60
"""Pixels from the map's edge within which a step must happen, or the map is moved."""


class Playback(Replaying):
    """A combat phase, or a turn, step by step."""

    left = Signal()
    """It is looked at no longer."""
    clause_asked = Signal(str)
    """A figure was double-clicked: its clause."""

    def __init__(
        self, desk: TacticalDesk, look: Look, entries: Sequence[int], parent: QWidget | None = None, *, leaves: str = ""
    ) -> None:
        """Take the entries; `leaves` is what the last button says, "Go on" where nothing is told."""
        self._seat = desk.seat
        self.frames = Frames(desk.session, () if desk.covered else entries, desk.view)
        sections = self.frames.sections()
        course = Course(self.frames.rows(), [one.begins for one in sections], self.frames.weighty, sections)
        part = tr("Part")
        called = Called(part, tr("A part back"), tr("A part on"), tr("Next crisis"), tr("a part"))
        super().__init__(look, course, called, parent, Qt.WindowType.Widget)
        self.desk, self.selected, self.icons = desk, "", False
        self.shown: Frame | None = None
        self.head = ReplayHead(look)
        drawing = drawing_of(desk.session.sources[RULES_PREFIX + MAP])
        self.map = PlaybackMap(look, desk.moment.ground, drawing, yards=desk.rules.scale.square.yards)
        brush = LineBrush()
        self.lines: RowModel[Line] = RowModel(lambda one: one, brush.aloud)
        self.log: RowList[Line] = RowList(look, self.lines, brush)
        self.log.setAccessibleName(tr("What happened, and why"))
        self.log.on_key = self._key_of_log
        self.log.doubleClicked.connect(lambda index: self._ask(self.lines.row(index)))
        self.line = label("", "hint")
        """The unit that is looked at, as it was then."""
        self.line.setMinimumWidth(1)
        self._leaves = leaves or tr("Go on")
        self.go_on = KeyButton(look, self._leaves, "↵", primary=True)
        self.go_on.clicked.connect(self.left.emit)
        self.keys = KeyLine(look)
        self.keys.pressed.connect(self._press)
        self._lay_out()
        self.map.picked.connect(self._on_unit)
        self.map.chosen.connect(lambda _: self.show_keys())
        self.map.hovered.connect(lambda _: self.show_keys())
        desk.changed.connect(self._on_desk)
        self.go(0)

    def _lay_out(self) -> None:
        look = self.look
        side = QSplitter(Qt.Orientation.Vertical)
        self.boxes = (QWidget(), QWidget())
        """What happened, and the steps."""
        titles = (PanelTitle(look, tr("What happened")), PanelTitle(look, tr("Steps"), "", "S"))
        parts: tuple[QWidget, QWidget] = (self.log, self.list)
        for box, title, part in zip(self.boxes, titles, parts, strict=True):
            box.setProperty("ground", "page")
            box.setLayout(column(title, part))
            side.addWidget(box)
        side.setSizes([look.px(340), look.px(240)])
        self.columns = QSplitter(Qt.Orientation.Horizontal)
        self.columns.addWidget(self.map)
        self.columns.addWidget(side)
        self.columns.setStretchFactor(0, 1)
        self.columns.setSizes([look.px(520), look.px(LOG)])
        for splitter in (side, self.columns):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(1)
        self.line.setContentsMargins(look.px(12), look.px(4), look.px(12), 0)
        line = row(self.time, *self.speeds.values(), spacing=look.px(6))
        line.setStretch(0, 1)
        line.setContentsMargins(0, 0, look.px(12), 0)
        self.through = QWidget()
        self.through.setLayout(line)
        whole = column(self.head, self.columns, self.line, self.through)
        whole.setStretch(1, 1)
        whole.addLayout(self.controls(self.go_on))
        whole.addWidget(self.keys)
        self.setLayout(whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the steps share the place of what happened; in a very low one the line of time goes."""
        super().resizeEvent(event)
        self._fold(steps=False)

    def _fold(self, *, steps: bool) -> None:
        """Show the steps where what happened stands, or below it where there is room for both."""
        look, low = self.look, self.height() < self.look.px(LOW)
        self.boxes[0].setVisible(not (low and steps))
        self.boxes[1].setVisible(steps or not low)
        self.keys.setVisible(not low)
        self.through.setVisible(self.height() >= look.px(VERY_LOW))

    @property
    def has_steps(self) -> bool:
        """Say whether there is anything to show."""
        return len(self.frames) > 0

    # ---- a step

    def show_step(self) -> None:
        """Show a step, and its place where it lies outside of the window; with who fires, where there is room."""
        self._show()
        frame = self.shown
        if frame is None or frame.at is None:
            return
        inner = self.map.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        both = [frame.at, *(one.whence for one in frame.marks.clashes if one.whence is not None)]
        if all(inner.contains(self.map.spot(one).toPoint()) for one in both):
            return
        rows, columns = [one[0] for one in both], [one[1] for one in both]
        high, wide = max(rows) - min(rows), max(columns) - min(columns)
        fits = max(high / max(1, inner.height()), wide / max(1, inner.width())) * self.map.cell_size() < 1
        between = ((max(rows) + min(rows)) // 2, (max(columns) + min(columns)) // 2)
        self.map.look_at(between if fits else frame.at)

    def _show(self) -> None:
        if self.nth < 0:
            return
        frame = self.shown = self.frames.frame(self.nth, self.selected, icons=self.icons)
        self.head.tell(frame.head)
        self.map.show_marks(frame.marks)
        self.lines.show(frame.lines)
        self.log.scrollToTop()
        one = next((unit for unit in frame.view.units if unit.id == self.selected), None)
        self.line.setText(" · ".join(unit_row(one, frame.view.level)) if one is not None else "")
        self.line.setVisible(one is not None)
        self.time.setAccessibleDescription(frame.aloud)

    def show_icons(self, *, icons: bool) -> None:
        """Show figures in place of symbols, or symbols."""
        self.icons = icons
        self._show()

    @property
    def clause(self) -> str:
        """The clause of the line that is chosen in the log, else of the step's last figure."""
        chosen = self.log.current()
        told = [one.clause for one in self.lines.rows() if one.clause]
        return chosen.clause if chosen is not None and chosen.clause else (told or [""])[-1]

    def _ask(self, row: Line) -> None:
        if row.clause:
            self.clause_asked.emit(row.clause)

    # ---- the map, the desk, keys

    def _on_unit(self, name: str) -> None:
        """Look at a unit as it was then; a second click lets go of it."""
        self.selected = "" if name == self.selected else name
        self._show()

    def _on_desk(self) -> None:
        """Another person sees nothing of it."""
        if self.desk.covered or self.desk.seat != self._seat:
            if self.playing:
                self.toggle()
            self.map.show_marks(NOTHING)
            self.lines.show(())
            self.model.show(())
            self.left.emit()

    def show_keys(self) -> None:
        """Print the keys, what stands under the cursor, and how far it is."""
        at = self.map.hover or self.map.selected
        note = tr("step {n} of {all}", n=self.nth + 1, all=len(self.frames))
        if at is not None:
            note = f"{' · '.join(self.map.listing(at)[:1])}     {note}"
        self.keys.show_keys(
            [KeyHint(("↵",), self._leaves.lower()), *self.hints(), KeyHint(("F1",), tr("clause"))], note
        )

    def _press(self, cap: str) -> None:
        window = self.window()
        if isinstance(window, ActingWindow):
            window.press(cap, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go and play; Enter and Esc go on with the game, S goes to the steps, and back in a low window."""
        if self.take_key(event):
            return
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.left.emit()
        elif key == Qt.Key.Key_S:
            to_steps = self.boxes[1].isHidden() or self.boxes[0].isVisible()
            self._fold(steps=to_steps)
            (self.list if to_steps else self.log).setFocus()
        elif event.text() in ("+", "-", "=", "0") or key == Qt.Key.Key_T:
            self.map.keyPressEvent(event)
        else:
            event.setAccepted(not event.modifiers())  # orders wait until it is over

    def _key_of_log(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return False
        self.keyPressEvent(event)
        return True
