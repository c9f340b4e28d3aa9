"""The window of a campaign: head, army and orders at the left, the map, the dispatch box at the right, the keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QSplitter, QWidget

from companion.desktop.desk.panel import KeyHint, scrolling
from companion.desktop.shell.keys import scale_words
from companion.desktop.shell.news_strip import NewsStrip
from companion.desktop.shell.seated_journal import SeatedJournal
from companion.desktop.shell.seated_window import SeatedWindow
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.screen.army import ArmyPanel
from companion.games.campaign.screen.chart import CampaignMap
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.half_written import HalfWritten
from companion.games.campaign.screen.header import Header
from companion.games.campaign.screen.letters import DispatchBox
from companion.games.campaign.screen.orders import OrdersPanel
from companion.games.campaign.screen.points import PointsPanel
from companion.games.campaign.screen.questions import QuestionPanel
from companion.games.campaign.screen.rows import news, points
from companion.games.campaign.screen.rows.clause import behind
from companion.games.campaign.screen.rows.journal import campaign_row
from companion.games.campaign.words.map.marks import aloud
from companion.kernel.game import told_unread
from companion.kernel.session import Session
from companion.language.tongue import declared, tr, word

COLUMNS = (300, 736, 330)
"""Pixels of the design at 1366 x 768."""
NARROW = 1281
"""In narrower windows the letters lie in a drawer."""
SHARES = (16, 59, 25)
"""What each gets of more room, in a hundred."""


class CampaignWindow(SeatedWindow):
    """The window of a campaign."""

    menus = declared(("Game", "Edit", "Phase", "View", "Help"))
    sought = word("Any command, corps or clause")
    desk: CampaignDesk

    def __init__(self, session: Session, look: Look, name: str) -> None:
        super().__init__(name, CampaignDesk(session), look)
        self._asked = ""
        self.header = Header(self.desk, look)
        self.half = HalfWritten(self.desk, self)
        self.army = ArmyPanel(self.desk, look, self.half)
        self.map = CampaignMap(self.desk, look)
        self.orders = OrdersPanel(self.desk, look, self.half)
        self.box = DispatchBox(self.desk, look)
        self.journal = SeatedJournal(self.desk, look, campaign_row)
        self.news = NewsStrip(self.desk, look, news.of_line, points.rows)
        self.question = QuestionPanel(self.desk, look, self)
        self.points = PointsPanel(self.desk, look, self)
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        self.left = QSplitter(Qt.Orientation.Vertical)
        self.left.addWidget(self.army)
        self.left.addWidget(scrolling(self.orders))
        self.left.setStretchFactor(1, 1)
        self.left.setChildrenCollapsible(False)
        self.left.setProperty("ground", "page")
        parts = column(self.drawers.bar, self.refusal, self.locked, self.news, self.question, self.points, self.map)
        parts.setStretchFactor(self.map, 1)  # a sentence above it has no more room than its lines
        self.middle.setLayout(parts)
        self.right = self.above_the_journal(self.box)
        for splitter in (self.columns, self.left, self.right):
            splitter.setHandleWidth(1)
        at_left = self.drawers.add(self.left, tr("Army and orders"), "F3", edge="left", wide=COLUMNS[0])
        at_right = self.drawers.add(self.right, tr("Letters"), "L", edge="right", wide=COLUMNS[2], below=NARROW)
        self.letters_at = at_right
        self.places = {"campaign-columns": self.columns, "campaign-left": self.left, "campaign-right": self.right}
        """The splitters whose places are remembered."""
        self.lay_out_page(at_left, at_right, wide=COLUMNS, shares=SHARES)

    def _connect(self) -> None:
        self.listen()
        self.desk.selected.connect(self.show_hints)
        self.box.shown_on_map.connect(self.show_hex)
        self.army.shown_on_map.connect(self.show_hex)
        self.box.orders_asked.connect(self.write)
        self.box.counted.connect(self._tell_unread)
        self._tell_unread()
        self.half.changed.connect(self._tell_held)
        self.points.pages_asked.connect(self._show_page)
        self.orders.route_changed.connect(self.map.show_route)
        self.orders.route_changed.connect(self.show_hints)
        self.map.chosen.connect(self._on_hex)
        self.map.leaves_enter = lambda: bool(self.orders.code) or self.question.asked is not None
        self.map.hovered.connect(lambda _: self.show_hints())

    def at_work(self) -> QWidget:
        """Give the army."""
        return self.army.list

    def press(self, cap: str, at: QWidget | None = None) -> None:
        """Press a key that is printed at the bottom, over the map: that leaves to the window what is not its own."""
        super().press(cap, at or self.map)

    # ---- what is shown

    def refresh(self) -> None:
        """Show the moment, and a question's place on the map."""
        super().refresh()
        self._look_at_question()
        self._tell_held()
        self.show_hints()

    def _tell_unread(self) -> None:
        """Say at the folded letters' button how many are unread."""
        unread = self.box.unread()
        self.drawers.tell_value(self.letters_at, tr("{n} unread", n=unread) if unread else "")

    def _tell_held(self) -> None:
        self.locked.tell(self._held())

    def _held(self) -> str:
        """Say why the game does not go on by itself, or that it does."""
        if self.desk.session.read_only:
            return str(self.desk.session.read_only)
        if told := told_unread(self.desk.session.unread):
            return told
        if told := self.half.unreadable:
            return told
        if self.desk.refereeing:
            return tr("The referee's seat: both sides are in sight, the computer waits. Alt Shift R leaves it.")
        return tr("The computer plays on …") if self.desk.moving else ""

    @property
    def clause(self) -> str:
        """The clause behind the question, the order or the phase of the moment."""
        asked = self.question.asked
        if asked is not None and asked.clause:
            return asked.clause
        return behind(self.desk.rules, self.desk.view, self.desk.chosen, self.orders.code)

    def _look_at_question(self) -> None:
        """Bring the place that a question is about into the middle, once."""
        asked = self.desk.view.pending
        # Only for whom it is asked: the map that moves by itself would tell the other side which corps must decide.
        where = asked.corps[0] if asked is not None and asked.corps and asked.seat == self.desk.seat else ""
        if where != self._asked:
            self._asked = where
            one = self.desk.corps(where)
            if one is not None and one.hex is not None:
                self.map.look_at(one.hex)

    def show_hints(self) -> None:
        """Print the keys of the moment at the bottom, and the hex that is looked at."""
        at = self.map.hover or self.map.selected
        note = scale_words(self.look)
        if at is not None and not self.desk.covered:
            note = f"{aloud(self.desk.ground, self.map.marks, at)}     {note}"
        self.keys.show_keys(self.hints(), note)

    def hints(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        if self.orders.code == "MV":
            return [
                KeyHint(("1", "–", "6"), tr("next hex")),
                KeyHint(("⌫",), tr("a hex back")),
                KeyHint(("↵",), tr("add the march")),
                KeyHint(("Esc",), tr("give it up")),
                KeyHint(("+", "−"), tr("zoom")),
                KeyHint(("#",), tr("hex numbers")),
            ]
        hints = [KeyHint(("O",), tr("orders"))] if self.desk.may_order and self.desk.chosen is not None else []
        hints += [KeyHint(("F3",), tr("army")), KeyHint(("L",), tr("letters")), KeyHint(("F2",), tr("map"))]
        hints += [KeyHint(("F4",), tr("journal"))]
        hints += [KeyHint(("F5",), tr("page of the corps"))] if self.desk.chosen is not None else []
        hints += [KeyHint(("+", "−", "0"), tr("zoom")), KeyHint(("#",), tr("hex numbers"))]
        hints += [KeyHint(("Ctrl Z",), tr("undo"))]
        return hints if self.desk.view.over else [*hints, KeyHint(("F8",), tr("end the phase"))]

    # ---- what is done

    def show_hex(self, at: Hex) -> None:
        """Look at a hex of the map."""
        self.drawers.shut()
        self.map.select(at)
        self.map.look_at(at)

    def _on_hex(self, at: Hex | None) -> None:
        """A hex was chosen: whoever stands there is selected."""
        self.refusal.tell("")
        if at is not None and not self.orders.take_hex(at):
            there = [one.id for one in self.desk.view.corps if one.hex == at and one.status == "present"]
            # Who is selected and stands there as well stays: a second click on a stack must not change hands.
            if there and self.desk.selection not in there:
                self.desk.select(there[0])
        self.show_hints()

    def _show_page(self) -> None:
        self.run("page")

    def write(self) -> None:
        """Begin a march for the corps that is selected."""
        self.orders.begin("MV")
        self.map.setFocus()

    def end_phase(self) -> None:
        """End the phase: the couriers leave."""
        self.desk.do(cmd.ET())

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that nobody took: L goes to the letters, those of the map to the map."""
        self.refusal.tell("")
        if self.desk.covered or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_H:
            self.run("keys")
        elif event.key() == Qt.Key.Key_L:
            self.drawers.go(self.box.list)
        elif self._takes(event):
            event.accept()
        elif event.text() in ("+", "-", "=", "0", "#"):
            self.map.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def _takes(self, event: QKeyEvent) -> bool:
        """Answer a question, write orders, or shut a drawer."""
        if self.question.take_key(event) or self.orders.take_key(event):
            return True
        return event.key() == Qt.Key.Key_Escape and self.drawers.shut()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep what was half written while there is a game to keep it beside."""
        for one in (self.half.text, self.box.aside):
            one.flush()
        super().closeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the army, or whom an order is half written to; the computer goes on where it stopped."""
        super().showEvent(event)
        waits = [name for name in self.half.all() if self.desk.knows(name)]
        if waits and not self.desk.selection:
            self.desk.select(waits[-1])
        self.army.list.setFocus()
        self.desk.go_on()
