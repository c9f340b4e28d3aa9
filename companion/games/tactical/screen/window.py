"""The window of a square-grid battle: head, the unit in hand at the left, the map, the working at the right, keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.panel import scrolling
from companion.desktop.shell.keys import scale_words
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column
from companion.games.tactical.screen.by_key import ByKey
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.looking_back import LookingBack
from companion.games.tactical.screen.ordering import Ordering
from companion.games.tactical.screen.panels import BattlePanels
from companion.games.tactical.screen.rows import square
from companion.kernel.game import told_unread
from companion.kernel.session import Session
from companion.language.tongue import declared, tr

COLUMNS = (268, 838, 260)
"""Pixels of the design at 1366 x 768."""
NARROW = 1281
"""In narrower windows the working lies in a drawer."""
SHARES = (10, 80, 10)
"""What each gets of more room, in a hundred."""


class TacticalWindow(BattlePanels):
    """The window of a square-grid battle."""

    menus = declared(("Game", "Edit", "Phase", "Unit", "View", "Help"))
    sought = "Any command, unit or clause"

    def __init__(self, session: Session, look: Look, name: str) -> None:
        super().__init__(TacticalDesk(session), look, name)
        self._activating = False
        """Divisions are to be activated, and their list is in sight."""
        self.ordering = Ordering(self)
        self.by_key = ByKey(self, self.ordering)
        self.looking_back = LookingBack(self)
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        self.left = scrolling(self.unit)
        self.left.setProperty("ground", "page")
        self.centre.addWidget(self.map)
        parts = column(
            self.drawers.bar,
            self.refusal,
            self.locked,
            self.news,
            self.busy,
            self.question,
            self.result,
            self.ordering.bar,
            self.centre,
        )
        parts.setStretchFactor(self.centre, 1)
        self.middle.setLayout(parts)
        upper = QWidget()
        upper.setProperty("ground", "page")
        working = column(self.divisions, self.card, self.layers)
        working.setStretch(0, 3)
        working.setStretch(1, 1)
        upper.setLayout(working)
        self.right = self.above_the_journal(upper)
        for splitter in (self.columns, self.right):
            splitter.setHandleWidth(1)
        at_left = self.drawers.add(self.left, tr("Unit"), "F3", edge="left", wide=COLUMNS[0])
        at_right = self.drawers.add(self.right, tr("Working"), "F7", edge="right", wide=COLUMNS[2], below=NARROW)
        self.places = {"battle-columns": self.columns, "battle-right": self.right}
        """The splitters whose places are remembered."""
        self.lay_out_page(at_left, at_right, wide=COLUMNS, shares=SHARES)

    def _connect(self) -> None:
        self.listen()
        self.desk.selected.connect(self.show_hints)
        self.desk.looked.connect(self.show_hints)
        self.header.next_asked.connect(lambda: self.run("next-unit"))
        self.result.turns_asked.connect(lambda: self.run("turns"))
        self.result.points_asked.connect(lambda: self.run("points"))
        self.unit.ordered.connect(self.ordering.order)
        self.card.trail_changed.connect(self.map.show_trail)
        self.card.range_changed.connect(self.unit.look_at_range)
        self.card.picked.connect(self.ordering.pick)
        self.card.given.connect(self.ordering.on_given)
        self.divisions.shown_on_map.connect(self.ordering.show_division)
        self.divisions.tell()
        self.map.chosen.connect(self.ordering.on_square)
        self.map.picked.connect(self.ordering.on_picked)
        self.map.activated.connect(self.ordering.on_activated)
        self.map.hovered.connect(lambda _: self.show_hints())
        self.map.installEventFilter(self)

    def at_work(self) -> QWidget:
        """Give the map."""
        return self.map

    # ---- what is shown

    def refresh(self) -> None:
        """Show the moment; divisions that are to be activated come in sight."""
        super().refresh()
        self.locked.tell(self._held())
        self.card.setVisible(not self.divisions.asked)
        self._have_divisions_in_sight()
        self.show_hints()

    def _have_divisions_in_sight(self) -> None:
        """Open the drawer of the working where divisions are to be activated, once a turn, and shut it after."""
        asked = self.divisions.asked
        if asked != self._activating and self.isVisible():
            self._activating = asked
            if asked:
                self.drawers.reach(self.right)
            else:
                self.drawers.shut()

    def _held(self) -> str:
        """Say why the game does not go on by itself."""
        if self.desk.session.read_only:
            return str(self.desk.session.read_only)
        if told := told_unread(self.desk.session.unread):
            return told
        if battle := self.desk.view.on_table:
            return tr("Battle {battle} is on the table: the game stands still until its result is in.", battle=battle)
        if self.desk.refereeing:
            return tr("The referee's seat: both sides are in sight, the computer waits. Alt Shift R leaves it.")
        if self.desk.time.stopped:
            return tr("The clock is stopped. S lets it go on; until then no order is taken.")
        return ""

    @property
    def clause(self) -> str:
        """The clause behind what is done just now, or what is looked back at."""
        shown = self.looking_back.shown
        return self.ordering.clause() if shown is None else shown.clause

    def show_hints(self) -> None:
        """Print the keys of the moment at the bottom, and the square that is looked at (ANT-7.1h)."""
        at = self.map.hover or self.desk.looking
        note = scale_words(self.look)
        if at is not None and not self.desk.covered:
            note = f"{square.read_out(self.desk.moment.ground, at)}     {note}"
        self.keys.show_keys(self.by_key.hints(), note)

    # ---- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the rulebook's keys before the map does."""
        if watched is self.map and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.refusal.tell("")
            return self._takes(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that nobody took, wherever the focus is."""
        self.refusal.tell("")
        if self._takes(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _takes(self, event: QKeyEvent) -> bool:
        if self.desk.covered or event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        ):
            return False
        if self.looking_back.take(event) or self.question.take_key(event) or self.by_key.take(event):
            return True
        return event.key() == Qt.Key.Key_Escape and self.drawers.shut()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the map; the game goes on where it stopped."""
        super().showEvent(event)
        self.map.setFocus()
        self.desk.go_on()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the working is folded away while divisions are to be activated, its drawer opens."""
        super().resizeEvent(event)
        self._activating = False
        QTimer.singleShot(0, self, self._have_divisions_in_sight)  # when the columns have found their room
