"""The window of a game of two sides: its columns and drawers, the cover while the laptop changes hands, the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from companion.charts.figures import Reason
from companion.desktop.desk.outcome import Refusal, letting
from companion.desktop.shell.acting import ActingWindow
from companion.desktop.shell.keys import KeyLine
from companion.desktop.shell.news_strip import NewsStrip
from companion.desktop.widgets.cover import Cover
from companion.desktop.widgets.drawers import Drawers, Stage
from companion.desktop.widgets.letting import LettingStrip
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Strip
from companion.language.tongue import titled


class SeatedWindow(ActingWindow):
    """What the windows of games of two sides share; the panels are those of the kind of game."""

    header: Any
    journal: Any
    news: NewsStrip

    def __init__(self, name: str, desk: Any, look: Look) -> None:
        super().__init__(name)
        self.desk, self.look = desk, look
        self.call_it(titled(desk.view.title))
        self.setMinimumSize(min(look.px(1000), 1000), min(look.px(600), 600))
        self.refusal = LettingStrip(look)
        self.locked = Strip(look, tone="slate")
        self.keys = KeyLine(look)
        self.cover = Cover(look)
        self.middle = Stage()
        self.middle.setProperty("ground", "page")
        self.columns = QSplitter(Qt.Orientation.Horizontal)
        self.drawers = Drawers(look, self.columns, self.middle)
        self.pages = QStackedWidget()

    # ---- how it is laid out

    def above_the_journal(self, panel: QWidget) -> QSplitter:
        """Give a column of a panel with the journal below it, hidden until F4 asks for it."""
        found = QSplitter(Qt.Orientation.Vertical)
        found.addWidget(panel)
        found.addWidget(self.journal)
        found.setChildrenCollapsible(False)
        found.setProperty("ground", "page")
        self.journal.hide()
        return found

    def lay_out_page(self, left: QWidget, right: QWidget, *, wide: Sequence[int], shares: Sequence[int]) -> None:
        """Put the head over the columns, the keys under them, and the cover behind it all.

        `wide` is each column's width at 1366 x 768, `shares` what it gets of more room, in a hundred.
        """
        look = self.look
        for part in (left, self.middle, right):
            self.columns.addWidget(part)
        for nth, share in enumerate(shares):
            self.columns.setStretchFactor(nth, share)
        self.columns.setChildrenCollapsible(False)
        self.columns.setSizes([look.px(one) for one in wide])
        page = QWidget()
        lines = QVBoxLayout(page)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.header)
        lines.addWidget(self.columns, 1)
        lines.addWidget(self.keys)
        self.pages.addWidget(page)
        self.pages.addWidget(self.cover)
        self.setCentralWidget(self.pages)
        self.resize(look.px(1366), look.px(768))

    def listen(self) -> None:
        """Listen to the desk, and to what every one of these windows has."""
        self.desk.changed.connect(self.refresh)
        self.desk.refused.connect(self._on_refused)
        self.keys.pressed.connect(self.press)
        self.refusal.left.connect(lambda: self.at_work().setFocus())
        self.look.changed.connect(self.show_hints)
        self.cover.taken.connect(self.desk.sit_down)
        self.header.end_asked.connect(lambda: self.run("end"))
        # On the list alone: in a field or over the map Escape gives up what is begun there.
        back = QShortcut(QKeySequence(Qt.Key.Key_Escape), self.journal.list)
        back.setContext(Qt.ShortcutContext.WidgetShortcut)
        back.activated.connect(lambda: self.at_work().setFocus())

    # ---- what the kinds of game say

    def show_hints(self) -> None:
        """Print the keys of the moment at the bottom."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the moment; while the laptop changes hands nothing but that."""
        self.news.refresh()
        # The page behind is not merely hidden: a cover laid over it could be tabbed past.
        self.pages.setCurrentIndex(1 if self.desk.covered else 0)
        if self.desk.covered:
            self.refusal.tell("")
            self.cover.ask_for(self.desk.seat)
            self.cover.button.setFocus()

    # ---- what is done

    def to_journal(self) -> None:
        """Show the journal and go to it; from there the same key puts it away."""
        away = self.journal.isVisible() and self.journal.list.hasFocus()
        self.journal.setVisible(not away)
        if away:
            self.at_work().setFocus()
            return
        self.drawers.go(self.journal.list)
        if self.journal.model.rowCount() and not self.journal.list.currentIndex().isValid():
            self.journal.list.setCurrentIndex(self.journal.model.index(0))

    def next_key(self, event: QKeyEvent) -> None:
        """Forget a refusal, and what the last act brought."""
        if not self.refusal.keeps(event):
            self.refusal.tell("")
            self.news.put_away()

    def _on_refused(self, refusal: Refusal) -> None:
        self.refusal.tell(refusal.text, refusal.reasons, letting(self.desk.seat, refusal, self.desk.do))

    def refuse(self, words: str, reasons: tuple[Reason, ...] = ()) -> None:
        """Tell in place why something cannot be done; it is gone at the next key."""
        self.refusal.tell(words, reasons)

    def run(self, name: str) -> None:
        """Do an act by its id; what was refused before is told no longer."""
        self.refusal.tell("")
        super().run(name)
