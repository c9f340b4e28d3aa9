"""The third step: the grid of losses, reasons for what is set otherwise, the working and the table's log beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSplitter, QVBoxLayout, QWidget

from companion.desktop.desk.panel import KeyHint
from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Strip, label, row
from companion.language.tongue import tr
from companion.table.screen.grid import LossGrid
from companion.table.screen.returning import Return
from companion.table.screen.sheet import asked, reader
from companion.table.words import grid
from companion.table.words.working import smaller, working_text

BESIDE = 1160
"""Pixels of the design from which the log stands beside the grid, not under it."""


class ReasonLine(QLineEdit):
    """A line for the reason; Esc goes back to the grid."""

    def __init__(self, home: QWidget) -> None:
        super().__init__()
        self._home = home
        self.setPlaceholderText(tr("why it is set otherwise than reported; it is kept with the battle"))
        self.setAccessibleName(tr("Reason"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the line, not the page; so does the key of the page's end stay out of it."""
        if event.key() == Qt.Key.Key_Escape:
            self._home.setFocus()
        else:
            super().keyPressEvent(event)


class LossesStep(QWidget):
    """What every command suffered."""

    def __init__(self, made: Return, look: Look) -> None:
        super().__init__()
        self.made, self.look = made, look
        self.heading = asked(look, made.words.suffered, made.words.clauses.get("losses", ""))
        self.grid = LossGrid(look, made)
        self.strip, self.note = Strip(look), Strip(look, tone="slate")
        """What is asked or wrong; what is known of a figure besides."""
        self.asks = label("", "small")
        self.asks.setWordWrap(True)
        self.asks.setMinimumWidth(look.px(260))
        self.reason = ReasonLine(self.grid)
        self.give = KeyButton(look, tr("Give the reason"), "↵")
        self.reasons = QWidget()
        self.reasons.setLayout(row(self.asks, self.reason, self.give))
        self.working_chip, self.log_chip = Chip(look, tr("How it was reckoned"), "W"), Chip(look, tr("The log"), "L")
        self.working = reader(look, tr("How it was reckoned"))
        self.log = reader(look, tr("The table game's log"))
        self.working_chip.toggled.connect(self._show_beside)
        self.log_chip.toggled.connect(self._show_beside)
        self._lay_out()
        self.grid.moved.connect(self._on_move)
        self.grid.reason_asked.connect(self.reason.setFocus)
        self.reason.returnPressed.connect(self._give)
        self.give.clicked.connect(self._give)
        made.changed.connect(self.refresh)
        self._shown = ("", "")
        self.refresh()
        self.log_chip.setChecked(bool(made.draft.log))
        self._show_beside()

    def _lay_out(self) -> None:
        look = self.look
        self.both = QSplitter(Qt.Orientation.Horizontal)
        self.beside = QSplitter(Qt.Orientation.Vertical)
        for one in (self.working, self.log):
            self.beside.addWidget(one)
        self.both.addWidget(self.grid)
        self.both.addWidget(self.beside)
        self.both.setStretchFactor(1, 1)
        for splitter in (self.both, self.beside):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(look.px(6))
        head = row(self.heading, self.working_chip, self.log_chip)
        head.setStretch(0, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(look.px(6))
        lines.addLayout(head)
        lines.addWidget(self.both, 1)
        lines.addWidget(self.strip)
        lines.addWidget(self.note)
        lines.addWidget(self.reasons)

    # ---- what is shown

    def refresh(self) -> None:
        """Show what is asked and what wants a reason."""
        wants = self.made.want_reason()
        self.reasons.setVisible(bool(wants))
        names = ", ".join(
            f"{self.made.line(cell.command).name} {grid.column(cell.figure).title} {self._was(cell)}" for cell in wants
        )
        self.asks.setText(tr("Reported otherwise: {names}", names=names))
        log = self.made.draft.log
        self.log_chip.tell(tr("The table's log"), "" if log else tr("no table game was read"))
        self._tell_log(log)
        self._on_move()

    def _was(self, cell: grid.Cell) -> str:
        line, one = self.made.line(cell.command), grid.column(cell.figure)
        return f"{grid.said(line, one)} → {grid.waiting_words(self.made.text(cell), one)}"

    def _tell_log(self, log: str) -> None:
        if log != self._shown[0]:
            self.log.read(smaller(log))
            self.log_chip.setChecked(bool(log))
            self._shown = (log, self._shown[1])

    def _on_move(self) -> None:
        """Say of the command that one stands in what is asked, and how its figures came."""
        index, line = self.grid.currentIndex(), self.grid.current_line()
        if line is None:
            return
        waits = self.made.now.waits.get(self.grid.losses.cell(index))
        self.strip.tell(waits.why if waits else grid.row_note(line))
        self.note.tell("" if waits else self.grid.losses.note(index))
        text = working_text(line)
        if text != self._shown[1]:
            self.working.read(text)
            self._shown = (self._shown[0], text)

    def _show_beside(self) -> None:
        self.working.setVisible(self.working_chip.isChecked())
        self.log.setVisible(self.log_chip.isChecked())
        self.beside.setVisible(self.working_chip.isChecked() or self.log_chip.isChecked())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow the log stands under the grid."""
        super().resizeEvent(event)
        wide = self.width() >= self.look.px(BESIDE)
        self.both.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)
        self.beside.setOrientation(Qt.Orientation.Vertical if wide else Qt.Orientation.Horizontal)
        self.grid.setMinimumWidth(self.grid.room() if wide else 1)

    def enter(self) -> None:
        """Take the keys: at the first command that asks."""
        self.refresh()
        self.grid.setFocus()

    def go_to(self, command: str) -> None:
        """Stand at a command."""
        self.grid.go_to(command)

    def hints(self) -> list[KeyHint]:
        """Give the keys of the step."""
        return [
            KeyHint(("0", "–", "9"), tr("type")),
            KeyHint(("+", "−"), tr("one more, less")),
            KeyHint(("Space",), tr("yes, no")),
            KeyHint(("↵",), tr("next, or take a proposal")),
            KeyHint(("H",), tr("had no losses")),
            KeyHint(("Shift H",), tr("nor had any other")),
            KeyHint(("R",), tr("reason")),
            KeyHint(("W", "L"), tr("working, log")),
            KeyHint(("Ctrl Z",), tr("back")),
            KeyHint(("Ctrl ↵",), tr("on")),
        ]

    # ---- what is done

    def _give(self) -> None:
        reason = self.reason.text().strip()
        if not reason:
            self.strip.tell(tr("write the reason first"))
            self.reason.setFocus()
        elif self.made.give_reason(reason):
            self.reason.clear()
            self.grid.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show and put away working and log."""
        chips = {"W": self.working_chip, "L": self.log_chip}
        chip = chips.get(event.text().upper())
        if chip is not None and chip.isEnabled():
            chip.toggle()
        else:
            super().keyPressEvent(event)
