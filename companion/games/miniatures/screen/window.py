"""One window, one game: head, order of battle, the step's work, duties, table and journal, and the line of keys."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSizePolicy, QSplitter, QVBoxLayout, QWidget

from companion.charts.figures import Reason
from companion.desktop.desk.panel import letter
from companion.desktop.shell.acting import ActingWindow
from companion.desktop.shell.journal import JournalPanel
from companion.desktop.shell.keys import KeyLine, scale_words
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.drawers import Drawers, Handle, Stage
from companion.desktop.widgets.look import Look, tokens
from companion.desktop.widgets.parts import column, row
from companion.desktop.widgets.pressing import is_typed
from companion.games.miniatures.screen.centre import Centre
from companion.games.miniatures.screen.clock import ClockPanel
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.header import Header
from companion.games.miniatures.screen.step import DutiesPanel, TablePanel
from companion.games.miniatures.screen.tree import ROOMY, OrderPanel
from companion.games.miniatures.words.journal_rows import battle_row
from companion.games.miniatures.words.steps import Steps
from companion.language.tongue import declared, plural, titled, tr

NARROW, NARROW_FIELD = 1281, 1280
"""Below these widths, in pixels of the design, the right panel is a drawer: beside the list, and beside the field."""
UPRIGHT = 910
"""Below this one, as on a screen that stands upright, the order of battle is one too."""
LEFT, RIGHT = 300, 318
"""Pixels of the design that they want there."""
BESIDE_FIELD = 200
"""What the order of battle wants beside the field."""


class Window(ActingWindow):
    """The window of a game."""

    menus = declared(("Game", "Edit", "Step", "Units", "View", "Help"))
    sought = "Any command, unit or clause"

    def __init__(self, desk: MiniaturesDesk, look: Look, name: str) -> None:
        super().__init__(name)
        self.desk: MiniaturesDesk = desk
        self.look = look
        self.call_it(titled(desk.view.title))
        self.setMinimumSize(min(look.px(900), 900), min(look.px(560), 560))
        self.header = Header(desk, look)
        self.order = OrderPanel(desk, look)
        self.centre = Centre(desk, look)
        self.duties = DutiesPanel(desk, look)
        self.clock = ClockPanel(desk, look)
        self.duties.put_below(self.clock)
        self.centre.tell_what_is_amiss()
        self.table = TablePanel(desk, look)
        self.journal = JournalPanel(desk, look, partial(battle_row, Steps(desk.session.sources)))
        self.keys = KeyLine(look)
        self.next = KeyButton(look, tr("Next step"), "F8")
        self.next.setObjectName("next-step")
        """The way to the next step where that of the duties lies in a drawer."""
        self._lay_out()
        self.centre.work_changed.connect(self.show_hints)
        self.centre.noted.connect(self._show_note)
        self.keys.pressed.connect(self.press)
        self.centre.acting.connect(self.order.tree.act_on)
        self.centre.outcome.ticked.connect(self.table.turn)
        self.duties.next_asked.connect(lambda: self.run("next-step"))
        self.next.clicked.connect(lambda: self.run("next-step"))
        # Not only when the window is resized: a new one gives its columns their room after it has its own.
        self.drawers.turned.connect(self._put_next)
        self.centre.work_changed.connect(self._put_next)
        self.centre.work_changed.connect(self._fit_columns)
        self.centre.work_changed.connect(self._tell_next)
        self.centre.work_changed.connect(self._tell_duties)
        desk.changed.connect(self._tell_next)
        self._tell_next()
        desk.selected.connect(self._on_select)
        desk.chosen.connect(self._on_chosen)
        look.changed.connect(self.show_hints)
        for part in (self.order.field, self.order.tree, self.duties.list, self.table.list, self.journal.list):
            back = QShortcut(QKeySequence(Qt.Key.Key_Escape), part)
            back.setContext(Qt.ShortcutContext.WidgetShortcut)
            back.activated.connect(self._to_work)
        self.order.tree.act_on(())
        self.show_hints()
        self.centre.work.setFocus()

    def _lay_out(self) -> None:
        look = self.look
        self.right = QSplitter(Qt.Orientation.Vertical)
        shares: tuple[tuple[QWidget, int], ...] = ((self.duties, 6), (self.table, 3), (self.journal, 6))
        for rows in (self.duties.list, self.table.list, self.journal.list):
            rows.roomy_from = ROOMY
        for panel, share in shares:
            self.right.addWidget(panel)
            self.right.setStretchFactor(self.right.count() - 1, share)
        self.right.setChildrenCollapsible(False)
        self.right.setObjectName("right")
        self.right.setProperty("ground", "page")
        self.columns = QSplitter(Qt.Orientation.Horizontal)
        self.columns.setHandleWidth(1)
        self.right.setHandleWidth(1)
        self.places = {"columns": self.columns, "right": self.right}
        """The splitters whose places are remembered."""
        self.stage = Stage()
        self.handle = Handle(look, tr("This step, the table, the journal"), "F7")
        self.handle.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        both = row(self.centre, self.handle, spacing=0)
        both.setStretch(0, 1)
        self.drawers = Drawers(look, self.columns, self.stage)
        parts = column(self.drawers.bar)
        parts.addLayout(both, 1)
        self.stage.setLayout(parts)
        at_left = self.drawers.add(self.order, tr("Order of battle"), "F3", edge="left", wide=LEFT, below=UPRIGHT)
        at_right = self.drawers.add(
            self.right, self.handle.text(), "F7", edge="right", wide=RIGHT, below=NARROW, handle=self.handle
        )
        self._left, self._at_right = at_left, at_right
        for part in (at_left, self.stage, at_right):
            self.columns.addWidget(part)
        self.columns.setStretchFactor(1, 1)
        self.columns.setChildrenCollapsible(False)
        self._share = -1
        self._wide_for_field = False
        self._kept_columns: dict[bool, list[int]] = {}
        """The widths that the columns had with the field, and without it."""
        whole = QWidget()
        lines = QVBoxLayout(whole)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.header)
        lines.addWidget(self.columns, 1)
        lines.addWidget(self.keys)
        self.setCentralWidget(whole)
        self.resize(look.px(1366), look.px(768))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the columns the widths of the design for so much room."""
        super().resizeEvent(event)
        self.drawers.fit()
        self._put_next()
        share, wide = self._share_of_design()
        # Where somebody moved an edge it stays, this evening and the next, until the window is of another kind.
        first = self._share < 0 and "columns" in self.look.places
        if share != self._share and not first:
            self.columns.setSizes(wide)
        self._share = share

    def _share_of_design(self) -> tuple[int, list[int]]:
        """Give which of the design's windows this one is, and the widths of its columns there."""
        columns = tokens()["field_columns" if self.centre.on_field else "columns"]
        designs = sorted((int(name.partition("x")[0]), wide) for name, wide in columns.items() if "x" in name)
        share = max((nth for nth, (room, _) in enumerate(designs) if self.width() >= self.look.px(room)), default=0)
        return share, [self.look.px(one) for one in designs[share][1]]

    def _fit_columns(self) -> None:
        """Give the field the widths of its design, and the list those that it had."""
        on = self.centre.on_field
        if on != self._wide_for_field:
            self._kept_columns[self._wide_for_field] = self.columns.sizes()
            self._wide_for_field = on
            self._left.setMinimumWidth(self.look.px(BESIDE_FIELD if on else LEFT))
            self._at_right.below = self.look.px(NARROW_FIELD if on else NARROW)
            self.drawers.fit()
            self.columns.setSizes(self._kept_columns.get(on, self._share_of_design()[1]))

    def _put_next(self) -> None:
        """Where the duties lie in a drawer the way to the next step stands over the work."""
        # What a step did has a way on of its own.
        if self.drawers.of(self.right).folded and not self.centre.tells:
            self.centre.work.heading.put(self.next)
        else:
            self.next.hide()

    def _tell_next(self) -> None:
        going_on = self.centre.tells
        self.duties.tell_going_on(on=going_on)
        open_now = sum(duty.must for duty in self.desk.duties)
        many = plural(open_now, "{n} duty is open", "{n} duties are open") if open_now else ""
        self.next.tell(self.duties.next.text(), "" if going_on else many or self.duties.next.reason)
        self.handle.tell_value(plural(open_now, "{n} must", "{n} must") if open_now else "")

    def _tell_duties(self) -> None:
        self.duties.show_of_work(self.centre.work.duty_rows())

    def open_drawer(self, panel: QWidget) -> None:
        """Have a panel of the right side in sight, also where that is a drawer."""
        self.drawers.reach(self.right)
        panel.setFocus()

    def turn_field(self) -> None:
        """Show the field in the place of the list, or the list again."""
        self.centre.turn_field(on=not self.centre.on_field)

    def on_field(self) -> bool:
        """Say whether the field is shown."""
        return self.centre.on_field

    # ---- keys

    def at_work(self) -> QWidget:
        """Give the panel of the step."""
        return self.centre.work

    def refuse(self, words: str, reasons: tuple[Reason, ...] = ()) -> None:
        """Tell in place why something cannot be done."""
        self.centre.work.refuse(words)

    def next_key(self, event: QKeyEvent) -> None:
        """Forget a refusal and what the last act brought."""
        if not self.centre.work.refusal.keeps(event):
            self.centre.forget()

    def _on_select(self, name: str) -> None:
        self.centre.work.show_chosen(name)

    def _on_chosen(self, name: str) -> None:
        self.centre.go_on()
        self.centre.work.select(name)

    def _to_work(self) -> None:
        """Esc leads back to the work, from wherever one looked."""
        self.order.field.clear()
        self.drawers.shut()
        self.centre.work.setFocus()

    def show_hints(self) -> None:
        """Print the keys of the moment at the bottom."""
        self.keys.show_keys(self.centre.work.keys(), self._note())
        if not self.centre.work.where():
            self.centre.work.setAccessibleDescription(self.keys.accessibleName())

    def _note(self) -> str:
        return self.centre.work.where() or scale_words(self.look)

    def _show_note(self) -> None:
        self.keys.tell_note(self._note())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody took go to the work; after a sign that is typed it has the keys, Enter is for it too."""
        held = self.focusWidget()
        if not self.centre.take_key(event):
            self.centre.work.keyPressEvent(event)
        if not event.isAccepted() and letter(event) == "H":
            self.run("keys")
            event.accept()
        elif event.isAccepted() and is_typed(event) and self.focusWidget() is held:
            self.centre.work.setFocus()

    def showEvent(self, event: Any) -> None:
        """Begin with the keys in the work."""
        super().showEvent(event)
        self.centre.work.setFocus()
