"""One window, one game: head, order of battle, the step's work, duties, table and journal, and the line of keys."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from companion.charts.figures import Reason
from companion.desktop.shell.acting import ActingWindow
from companion.desktop.shell.journal import JournalPanel
from companion.desktop.shell.keys import KeyLine, scale_words
from companion.desktop.widgets.look import Look, tokens
from companion.games.miniatures.screen.centre import Centre
from companion.games.miniatures.screen.clock import ClockPanel
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.header import Header
from companion.games.miniatures.screen.step import DutiesPanel, TablePanel
from companion.games.miniatures.screen.tree import OrderPanel
from companion.games.miniatures.words.journal_rows import battle_row
from companion.games.miniatures.words.steps import Steps
from companion.language.tongue import declared, titled

NARROW = 1180
"""Below this width, in pixels of the design, the right panel is a drawer."""


class Window(ActingWindow):
    """The window of a game."""

    menus = declared(("Game", "Edit", "Step", "Units", "View", "Help"))
    sought = "Any command, unit or clause"

    def __init__(self, desk: MiniaturesDesk, look: Look, name: str) -> None:
        super().__init__(name)
        self.desk: MiniaturesDesk = desk
        self.look, self.narrow = look, False
        self.call_it(titled(desk.view.title))
        self.setMinimumSize(min(look.px(900), 900), min(look.px(560), 560))
        self.header = Header(desk, look)
        self.order = OrderPanel(desk, look)
        self.centre = Centre(desk, look)
        self.duties = DutiesPanel(desk, look)
        self.clock = ClockPanel(desk, look)
        self.duties.put_below(self.clock)
        self.table = TablePanel(desk, look)
        self.journal = JournalPanel(desk, look, partial(battle_row, Steps(desk.session.sources)))
        self.keys = KeyLine(look)
        self._lay_out()
        self.centre.work_changed.connect(self._show_keys)
        self.centre.acting.connect(self.order.tree.act_on)
        self.duties.next_asked.connect(lambda: self.run("next-step"))
        desk.selected.connect(self._on_select)
        desk.chosen.connect(self._on_chosen)
        look.changed.connect(self._show_keys)
        for part in (self.order.field, self.order.tree, self.duties.list, self.table.list, self.journal.list):
            back = QShortcut(QKeySequence(Qt.Key.Key_Escape), part)
            back.setContext(Qt.ShortcutContext.WidgetShortcut)
            back.activated.connect(self._to_work)
        self.order.tree.act_on(())
        self._show_keys()
        self.centre.work.setFocus()

    def _lay_out(self) -> None:
        look = self.look
        self.right = QSplitter(Qt.Orientation.Vertical)
        shares: tuple[tuple[QWidget, int], ...] = ((self.duties, 6), (self.table, 3), (self.journal, 6))
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
        for part in (self.order, self.centre, self.right):
            self.columns.addWidget(part)
        self.columns.setStretchFactor(1, 1)
        self.columns.setChildrenCollapsible(False)
        wide = tokens()["columns"]["1366x768"]
        self.columns.setSizes([look.px(one) for one in wide])
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
        """Where the room is short the right panel is a drawer, which F4 and F7 open."""
        super().resizeEvent(event)
        narrow = self.width() < self.look.px(NARROW)
        if narrow != self.narrow:
            self.narrow = narrow
            self.right.setVisible(not narrow)

    def open_drawer(self) -> None:
        """Show the right panel, also where the room is short; the same again puts it away."""
        if self.narrow:
            self.right.setVisible(not self.right.isVisible())

    # ---- keys

    def refuse(self, words: str, reasons: tuple[Reason, ...] = ()) -> None:
        """Tell in place why something cannot be done."""
        self.centre.work.refuse(words)

    def _on_select(self, name: str) -> None:
        self.centre.work.show_chosen(name)

    def _on_chosen(self, name: str) -> None:
        self.centre.work.select(name)

    def _to_work(self) -> None:
        """Esc leads back to the work, from wherever one looked."""
        self.order.field.clear()
        self.centre.work.setFocus()

    def _show_keys(self) -> None:
        self.keys.show_keys(self.centre.work.keys(), scale_words(self.look))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody took go to the work."""
        if not self.centre.take_key(event):
            self.centre.work.keyPressEvent(event)

    def showEvent(self, event: Any) -> None:
        """Begin with the keys in the work."""
        super().showEvent(event)
        self.centre.work.setFocus()
