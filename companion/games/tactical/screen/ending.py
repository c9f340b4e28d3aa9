"""Ending an operation phase: what would be left undone, from where one goes to it; and a note for the journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from companion.desktop.dialogs.framed import Deciding
from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.desktop.widgets.rows import RowList, RowModel
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.rows.moment import now_words
from companion.games.tactical.screen.rows.undone import UndoneRow
from companion.language.tongue import plural, tr

LINE = 40
LEAST, MOST = 3, 7
"""Lines shown before it scrolls: where the screen is low, and otherwise."""


class UndoneBrush:
    """Paints something that would be left undone."""

    def height(self, look: Look, row: UndoneRow, width: int) -> int:
        """Two lines."""
        return look.px(LINE)

    def paint(self, painter: QPainter, look: Look, row: UndoneRow, box: QRectF, *, lit: bool) -> None:
        """Paint the unit, the clause, and what it has left."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        line = QRectF(box.left() + look.px(6), box.top() + look.px(1), box.width() - look.px(12), look.px(20))
        taken = paint.width(look, row.clause, "small")
        paint.text(painter, look, line.adjusted(0, 0, -taken - look.px(8), 0), row.name, bold=True)
        paint.text(painter, look, line, row.clause, kind="small", token="ink3", align=paint.RIGHT)
        paint.text(painter, look, line.translated(0, look.px(18)), row.words, kind="small", token="ink2")
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)

    def aloud(self, row: UndoneRow) -> str:
        """Give it in words."""
        return row.aloud


class Ending(NamedTuple):
    """The end of a phase: what it is called, the command, what it means."""

    does: str
    order: cmd.AnyCommand
    words: str
    hint: str
    """How one goes on from the list."""


def of_operations(left: Sequence[UndoneRow]) -> Ending:
    """Give the end of an operation phase; combat follows and nothing of it is taken back by a side."""
    told = tr("Plots stay and combat follows; what is over is not taken back from a side's seat.")
    several = plural(len(left), "{n} thing would be left undone.", "{n} things would be left undone.")
    words = several if left else tr("Nothing is left undone.")
    hint = tr("Space or a double click goes to the unit; Enter ends the phase.")
    return Ending(tr("End it: combat"), cmd.Done(), f"{words} {told}", hint)


def of_activation(left: Sequence[UndoneRow], most: int) -> Ending:
    """Give the end of activation before all was activated that may be (ANT-3.1b)."""
    words = plural(
        min(most, len(left)),
        "{n} more division may be activated this turn. Ended now, that is given away: what is not active stands still.",
        "{n} more divisions may be activated this turn. Ended now, that is given away: what is not active stands "
        "still.",
    )
    hint = tr("Space or a double click goes to the division; Enter ends activation.")
    return Ending(tr("End activation"), cmd.EndActivation(), words, hint)


class EndDialog(Deciding):
    """Asks before a phase ends in which something would be left undone, or given away."""

    def __init__(
        self,
        desk: TacticalDesk,
        look: Look,
        parent: QWidget,
        left: tuple[UndoneRow, ...],
        go: Callable[[str], object],
        *,
        ending: Ending,
    ) -> None:
        title = tr("End: {phase}", phase=now_words(desk.rules, desk.view))
        super().__init__(desk, look, title, parent, does=ending.does)
        self.setMinimumWidth(look.px(460))
        self._go, self._ending = go, ending
        self.words = label(ending.words)
        self.words.setWordWrap(True)
        brush = UndoneBrush()
        self.model: RowModel[UndoneRow] = RowModel(lambda row: (row.unit, row.clause), brush.aloud)
        self.list: RowList[UndoneRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("What would be left undone"))
        self.list.on_key = self._key
        self.list.doubleClicked.connect(lambda index: self._show(self.model.row(index)))
        self.model.show(left)
        self.list.setMinimumHeight(look.px(LINE) * min(LEAST, max(1, len(left))))
        self.list.setMaximumHeight(look.px(LINE) * min(MOST, max(1, len(left))))
        self.list.setVisible(bool(left))
        self.lines.addWidget(self.strip)
        self.lines.addWidget(self.words)
        self.lines.addWidget(self.list)
        if left:
            self.lines.addWidget(label(ending.hint, "hint"))
            self.list.setCurrentIndex(self.model.index(0))
        self.lines.addLayout(self.foot())
        self.resize(look.px(460), look.px(200 + LINE * min(MOST, len(left))))

    def _key(self, event: QKeyEvent) -> bool:
        row = self.list.current()
        if event.text() == " " and row is not None:
            self._show(row)
            return True
        if event.text() in ("\r", "\n"):
            self.accept()
            return True
        return False

    def _show(self, row: UndoneRow) -> None:
        self.reject()
        self._go(row.unit)

    def accept(self) -> None:
        """End the phase."""
        self.carry_out(self._ending.order)


class NoteDialog(Deciding):
    """A note for the journal."""

    def __init__(self, desk: TacticalDesk, look: Look, parent: QWidget) -> None:
        super().__init__(desk, look, tr("Note"), parent, does=tr("Write it down"))
        self.setMinimumWidth(look.px(420))
        self.text = QLineEdit()
        self.text.setAccessibleName(tr("Note"))
        self.lines.addWidget(self.strip)
        self.lines.addWidget(self.text)
        self.lines.addLayout(self.foot())
        self.text.textChanged.connect(lambda _: self._check())
        self._check()
        self.text.setFocus()

    def _check(self) -> None:
        empty = not self.text.text().strip()
        self.apply.tell(tr("Write it down"), tr("nothing is written") if empty else "")

    def accept(self) -> None:
        """Write it."""
        if self.text.text().strip():
            self.carry_out(cmd.Note(text=self.text.text().strip()))
