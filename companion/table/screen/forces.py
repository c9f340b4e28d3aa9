"""The second step: where the result comes from, and every command with what it had, what is reported, what is asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from companion.desktop.desk.panel import KeyHint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label
from companion.language.tongue import tr
from companion.table.screen.returning import Return
from companion.table.screen.sheet import Sheet, asked
from companion.table.words.page import force_heads, forces, open_lines, origin_words, scale_words

AskFile = Callable[[QWidget, str, str], str]
"""(parent, title, kinds) -> the file's name, "" for none."""


def ask_for_file(parent: QWidget, title: str, kinds: str) -> str:
    """Ask for a file to read."""
    name, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
    return name


class ForcesStep(QWidget):
    """Where the result comes from."""

    IS = Role.Pane

    def __init__(self, made: Return, look: Look, ask: AskFile = ask_for_file) -> None:
        super().__init__()
        self.made, self.look, self.ask = made, look, ask
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Where does the result come from?"))
        self.heading = asked(look, tr("Where does the result come from?"), made.words.clauses.get("forces", ""))
        self.newest = KeyButton(look, "", "M")
        self.table = KeyButton(look, tr("The table game …"), "T")
        self.file = KeyButton(look, tr("A file: battle.json, a result, a form …"), "F")
        self.hand = KeyButton(look, tr("By hand, from the form"), "H")
        self.newest.clicked.connect(self.read_newest)
        self.table.clicked.connect(self.ask_table)
        self.file.clicked.connect(self.ask_result)
        self.hand.clicked.connect(made.by_hand)
        self.told = label("")
        self.told.setWordWrap(True)
        self.sheet = Sheet(look, made.words.every)
        self.sheet.list.on_key = self._take
        self.scale = label(scale_words(made.draft.battle), "hint")
        ways = QHBoxLayout()
        ways.setSpacing(look.px(8))
        for one in (self.newest, self.table, self.file, self.hand):
            ways.addWidget(one)
        ways.addStretch(1)
        whole = column(self.heading, spacing=look.px(8))
        whole.addLayout(ways)
        whole.addWidget(self.told)
        whole.addWidget(self.sheet, 1)
        whole.addWidget(self.scale)
        self.setLayout(whole)
        made.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show where it comes from and what is in it."""
        draft, tables = self.made.draft, self.made.sitting.tables
        self.newest.setVisible(bool(tables))
        if tables:
            self.newest.tell(tr("Read {name}", name=tables[-1].name))
        where = tr("The result comes from {origin}", origin=origin_words(draft))
        where += f": {Path(self.made.now.file).name}. " if self.made.now.file else ". "
        if draft.unfinished:
            where += tr("That game is not over: {moment}. ", moment=draft.how_far)
        if draft.strangers:
            where += tr("Added at the table, of no command and not counted: {units}. ", units=draft.strangers)
        open_ones = len(open_lines(draft))
        words = self.made.words
        many = words.question if open_ones == 1 else words.questions.format(n=open_ones)
        where += many if open_ones else words.reported
        self.told.setText(where)
        self.hand.tell(tr("By hand, from the form"), tr("it is by hand already") if draft.origin == "form" else "")
        self.sheet.show_rows(words.one, force_heads(draft), tr("Reported"), forces(draft))

    def enter(self) -> None:
        """Take the keys."""
        self.refresh()
        self.sheet.list.setFocus()

    def hints(self) -> list[KeyHint]:
        """Give the keys of the step."""
        newest = [KeyHint(("M",), tr("the table game made here"))] if self.made.sitting.tables else []
        return [
            *newest,
            KeyHint(("T",), tr("table game")),
            KeyHint(("F",), tr("file")),
            KeyHint(("H",), tr("by hand")),
            KeyHint(("Ctrl Z",), tr("back to what was typed")),
            KeyHint(("Ctrl ↵",), tr("on")),
        ]

    def read_newest(self) -> None:
        """Read the table game that was made of this battle here."""
        if self.made.sitting.tables:
            self.made.read(self.made.sitting.tables[-1])

    def ask_table(self) -> None:
        """Ask for a table game's document and read it."""
        self._read(self.ask(self, tr("The finished table game"), tr("Games (*.companion)")))

    def ask_result(self) -> None:
        """Ask for a result or a battle file and read it."""
        self._read(self.ask(self, tr("A result"), tr("Results (*.json *.companion *.xlsx *.csv);;All files (*)")))

    def _read(self, name: str) -> None:
        if name:
            self.made.read(Path(name))

    def _take(self, event: QKeyEvent) -> bool:
        acts = {"M": self.read_newest, "T": self.ask_table, "F": self.ask_result, "H": self.made.by_hand}
        act = acts.get(event.text().upper())
        if act is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        act()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key of a way."""
        if not self._take(event):
            super().keyPressEvent(event)
