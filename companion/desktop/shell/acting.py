"""The window of any game, as far as its acts go: menus, keys and the search come from one list of what can be done."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QContextMenuEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from companion.charts.figures import Reason
from companion.desktop.dialogs.keeping import KeepDialog
from companion.desktop.widgets.acts import Act, caps_of, with_keys
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.dropping import files, welcome
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.menu_bar import filled, popup
from companion.desktop.widgets.parts import label, row
from companion.desktop.widgets.plain import tip, window_title
from companion.desktop.widgets.pressing import press, sequence
from companion.language.tongue import tr

HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that are held for another to come."""


class ActingWindow(Standing, QMainWindow):
    """A game's window: `look` and `desk` are set by the window that derives from it."""

    closed = Signal(object)
    menus: ClassVar[tuple[str, ...]] = ()
    """The names of the menus, from the left."""
    sought: ClassVar[str] = ""
    """What the search in the corner finds."""
    look: Look
    desk: Any
    journal: Any
    """The list of its entries, of a game's window."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.setAcceptDrops(True)
        self.path: Path | None = None
        self.evening: Any = None
        """What can be done from here; given by the application."""
        self.asks_to_keep = False
        """Whether its game is one in memory that may be kept when it is closed."""
        self.begun = 0
        """The entry at which such a game began."""
        self.keeping: KeepDialog | None = None
        self.acts: dict[str, Act] = {}
        self.entries: dict[str, QAction] = {}

    def call_it(self, title: str) -> None:
        """Name the window after its game and its file."""
        title = title.partition(",")[0]
        self.setWindowTitle(window_title(f"{title} – {self.name}" if self.name else title))

    def offer(self, acts: list[Act]) -> None:
        """Make menus and keys from what can be done."""
        self.look.caps |= caps_of(acts, self.look.keys)
        self.acts = {act.id: act for act in with_keys(acts, self.look.keys)}
        bar = self.menuBar()
        self.entries = filled(bar, self, self.menus, self.acts, self.run)
        self.search = KeyButton(self.look, tr(self.sought), "Ctrl K", icon="search")
        self.search.setObjectName("command-search")
        self.search.clicked.connect(lambda: self.run("palette"))
        self.search_corner = self._corner()
        bar.setCornerWidget(self.search_corner, Qt.Corner.TopRightCorner)

    def _corner(self) -> QWidget:
        """Give the search with the word that all is saved beside it."""
        look, corner = self.look, QWidget()
        self.search.setFixedSize(look.px(292), look.px(22))
        session = self.desk.session
        words = tr("Read-only") if session.read_only else tr("Not saved") if session.in_memory else tr("✓ Saved")
        saved = label(words, "small")
        saved.setToolTip(tip(tr("This game is in memory only: Save a copy keeps it.")) if session.in_memory else "")
        line = row(self.search, saved, spacing=look.px(20))
        line.setContentsMargins(0, look.px(2), look.px(14), look.px(2))
        corner.setLayout(line)
        return corner

    def is_sample(self) -> None:
        """Show a game in memory, which asks when it is closed whether what was played is to be kept."""
        self.asks_to_keep, self.begun = True, self.desk.session.head

    def let_go(self) -> None:
        """Close without asking."""
        self.asks_to_keep = False
        self.close()

    def _asked_to_keep(self) -> None:
        self.keeping = None

    def run(self, name: str) -> None:
        """Do an act by its id; what cannot be done says why in place."""
        act = self.acts.get(name)
        if act is None:
            return
        if reason := act.why():
            self.refuse(reason)
            return
        act.run()

    def at_work(self) -> QWidget:
        """Give what the keys belong to when nothing else asks for them."""
        raise NotImplementedError

    def press(self, cap: str, at: QWidget | None = None) -> None:
        """Press a key that is printed: those of the menus are the window's, the others go to a part, to the work."""
        cap = self.look.caps.get(cap, cap)
        act = next((act for act in self.acts.values() if act.key and sequence(act.key) == sequence(cap)), None)
        if act is not None:
            self.run(act.id)
            return
        if at is None:
            at = self.at_work()
            at.setFocus()
        press(at, cap)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with what lies under the pointer, by key with what has the keys."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        widget = self.focusWidget() if by_key else self.childAt(event.pos())
        popup(self, self.evening.here(widget, event.globalPos()), event.globalPos())

    def ask_here(self) -> None:
        """Do what the menu key does, where a keyboard has none."""
        widget = self.focusWidget() or self.at_work()
        place = QRectF(widget.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)).center().toPoint()
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, widget.mapToGlobal(place))
        QApplication.sendEvent(widget, asked)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files that are dragged here."""
        welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped, each in its own window."""
        if welcome(event):
            self.activateWindow()  # the hand came from elsewhere: what is wrong with a file is told where it fell
            for path in files(event):
                self.evening.house.open(path)

    def refuse(self, words: str, reasons: tuple[Reason, ...] = ()) -> None:
        """Tell in place why something cannot be done; for the windows that derive from this one."""

    def event(self, event: QEvent) -> bool:
        """Hear of every key before it is taken, wherever the keys are: what was told until the next one goes."""
        # A shortcut or a list takes its key and nobody above hears of it; but everybody is asked before.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() not in HELD:
            self.next_key(event)
        return super().event(event)

    def next_key(self, event: QKeyEvent) -> None:
        """Forget what was told until the next key; for the windows that derive from this one."""

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell the application; nothing is unsaved, ever, but a sample that somebody has begun to play."""
        if self.asks_to_keep and self.desk.session.head > self.begun:
            event.ignore()
            if self.keeping is None:
                folder = self.evening.house.settings.stored.folder
                self.keeping = KeepDialog(self.desk.session, self.look, folder, self, self.let_go)
                self.keeping.finished.connect(self._asked_to_keep)
                self.keeping.open()
            return
        self.closed.emit(self)
        super().closeEvent(event)
