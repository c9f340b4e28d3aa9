"""One window, one game: head, order of battle, the step's work, duties, table and journal, and the line of keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget

from companion.desktop.acts import Act
from companion.desktop.buttons import KeyButton
from companion.desktop.centre import Centre
from companion.desktop.desk import Desk
from companion.desktop.header import Header
from companion.desktop.journal import JournalPanel
from companion.desktop.keys import KeyLine
from companion.desktop.look import Look, tokens
from companion.desktop.parts import label, row
from companion.desktop.step import DutiesPanel, TablePanel
from companion.desktop.tree import OrderPanel
from companion.tongue import tr

MENUS = ("Game", "Edit", "Step", "Units", "View", "Help")
NARROW = 1180
"""Below this width, in pixels of the design, the right panel is a drawer."""


class Window(QMainWindow):
    """The window of a game."""

    closed = Signal(object)

    def __init__(self, desk: Desk, look: Look, name: str) -> None:
        super().__init__()
        self.desk, self.look, self.name = desk, look, name
        self.narrow = False
        self.path: Path | None = None
        self.evening: Any = None
        """What can be done from here; given by the application."""
        self.acts: dict[str, Act] = {}
        self.entries: dict[str, QAction] = {}
        title = desk.view.title.partition(",")[0]
        self.setWindowTitle(f"{title} – {name}" if name else title)
        self.setMinimumSize(min(look.px(900), 900), min(look.px(560), 560))
        self.header = Header(desk, look)
        self.order = OrderPanel(desk, look)
        self.centre = Centre(desk, look)
        self.duties = DutiesPanel(desk, look)
        self.table = TablePanel(desk, look)
        self.journal = JournalPanel(desk, look)
        self.keys = KeyLine(look)
        self._lay_out()
        self.centre.work_changed.connect(self._show_keys)
        self.centre.acting.connect(self.order.tree.act_on)
        self.duties.next_asked.connect(lambda: self.run("next-step"))
        desk.selected.connect(self._on_select)
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
        shares: tuple[tuple[QWidget, int], ...] = ((self.duties, 4), (self.table, 3), (self.journal, 7))
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

    # ---- acts, menus, keys

    def offer(self, acts: list[Act]) -> None:
        """Make menus and keys from what can be done."""
        self.acts = {act.id: act for act in acts}
        bar = self.menuBar()
        menus = {name: bar.addMenu(tr(name)) for name in MENUS}
        for act in acts:
            entry = QAction(act.title, self)
            if act.key:
                entry.setShortcut(QKeySequence(act.key))
            entry.triggered.connect(lambda _=False, name=act.id: self.run(name))
            self.entries[act.id] = entry
            if act.menu:
                menus[act.menu].addAction(entry)
            self.addAction(entry)
        for name, menu in menus.items():
            menu.aboutToShow.connect(lambda name=name: self._explain(name))
            menu.aboutToHide.connect(self._enable_all)  # keys go on working: what is refused then says why in its place
        self.search = KeyButton(self.look, tr("Any command, unit or clause"), "Ctrl K", icon="search")
        self.search.setObjectName("command-search")
        self.search.clicked.connect(lambda: self.run("palette"))
        self.search_corner = self._corner()
        bar.setCornerWidget(self.search_corner, Qt.Corner.TopRightCorner)

    def _corner(self) -> QWidget:
        """Give the search with the word that all is saved beside it."""
        look, corner = self.look, QWidget()
        self.search.setFixedSize(look.px(292), look.px(22))
        saved = label(f"✓ {tr('Saved')}" if not self.desk.session.read_only else tr("Read-only"), "small")
        line = row(self.search, saved, spacing=look.px(20))
        line.setContentsMargins(0, look.px(2), look.px(14), look.px(2))
        corner.setLayout(line)
        return corner

    def _explain(self, menu: str) -> None:
        """Switch entries off that cannot be done just now, and say why in their text."""
        for act in self.acts.values():
            if act.menu == menu:
                reason = act.why()
                entry = self.entries[act.id]
                entry.setText(f"{act.title}  ({reason})" if reason else act.title)
                entry.setEnabled(not reason)

    def _enable_all(self) -> None:
        for entry in self.entries.values():
            entry.setEnabled(True)

    def run(self, name: str) -> None:
        """Do an act by its id; what cannot be done says why in place."""
        act = self.acts.get(name)
        if act is None:
            return
        if reason := act.why():
            self.centre.work.refuse(reason)
            return
        act.run()

    def refuse(self, words: str) -> None:
        """Tell in place why something cannot be done."""
        self.centre.work.refuse(words)

    def _on_select(self, name: str) -> None:
        self.centre.work.select(name)

    def _to_work(self) -> None:
        """Esc leads back to the work, from wherever one looked."""
        self.order.field.clear()
        self.centre.work.setFocus()

    def _show_keys(self) -> None:
        self.keys.show_keys(self.centre.work.keys(), f"{self.look.percent}\u202f%")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody took go to the work."""
        if not self.centre.take_key(event):
            self.centre.work.keyPressEvent(event)

    def showEvent(self, event: Any) -> None:
        """Begin with the keys in the work."""
        super().showEvent(event)
        self.centre.work.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell the application; nothing is unsaved, ever."""
        self.closed.emit(self)
        super().closeEvent(event)
