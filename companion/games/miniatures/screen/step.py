"""The right panel's upper half: the duties of the step with Next, and what is to do on the table now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QVBoxLayout, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label, row
from companion.desktop.widgets.rows import RowList, RowModel
from companion.desktop.widgets.titles import PanelTitle
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.step_brushes import ActBrush, DutyBrush
from companion.games.miniatures.words import step, waits
from companion.games.miniatures.words.status import LONG
from companion.games.miniatures.words.step import ActRow, DutyRow
from companion.games.miniatures.words.steps import Steps
from companion.language.tongue import plural, tr


class DutiesPanel(QWidget):
    """What this step demands and allows, and the way to the next."""

    next_asked = Signal()

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.setObjectName("duties")
        self.desk, self._look = desk, look
        self.title = PanelTitle(look, tr("This step"))
        brush = DutyBrush()
        self.model: RowModel[DutyRow] = RowModel(lambda row: (row.group, row.unit, row.nth), brush.aloud)
        self.list: RowList[DutyRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Duties of the step"))
        self.list.clicked.connect(lambda index: self._choose(self.model.row(index)))
        self.list.picked.connect(self._point)
        self.list.on_key = self._key
        desk.selected.connect(self._follow)
        self.opened: set[str] = set()
        """The commands and players of which all is shown that may be done."""
        self._going_on = False
        self.players = False
        """Whether duties stand by player, where one is named."""
        self._of_work: tuple[DutyRow, ...] = ()
        """What the work itself tells of who may act, in the place of what the rules allow wherever anybody stands."""
        self.by = KeyButton(look, tr("By player"), "G", framed=False)
        self.by.clicked.connect(self.turn_players)
        self.next = KeyButton(look, tr("Next step"), "F8")
        self.next.setObjectName("next-step")
        self.next.clicked.connect(self.next_asked)
        self.passing = label("", "small")
        self.passing.setWordWrap(True)
        self.passing.hide()
        foot = QWidget()
        both = row(self.next, self.by)
        both.setStretch(0, 1)
        lines = column(self.passing)
        lines.insertLayout(0, both)
        lines.setContentsMargins(look.px(12), look.px(6), look.px(12), look.px(10))
        foot.setLayout(lines)
        self.setLayout(column(self.title, self.list, foot))
        desk.changed.connect(self.refresh)
        self.refresh()

    def put_below(self, part: QWidget) -> None:
        """Put something between the duties and the way to the next step."""
        lines = self.layout()
        assert isinstance(lines, QVBoxLayout)
        lines.insertWidget(lines.count() - 1, part)

    def refresh(self) -> None:
        """Show the duties as they are."""
        duties = self.desk.duties
        note = tr("fire is never compulsory") if self._of_work else step.duties_note(duties)
        self.title.tell(tr("This step"), note)
        self.model.show(self._rows(duties))
        self.by.setVisible(bool(self.desk.view.players))
        self.by.tell(tr("By command") if self.players else tr("By player"))
        if self._going_on:
            self.next.tell(tr("Go on"))
            return
        musts = [duty for duty in duties if duty.must]
        reason = self.desk.why_not(cmd.NextStep())
        if musts:
            many = plural(len(musts), "{n} duty is open", "{n} duties are open")
            reason = step.in_words(musts[0]) if len(musts) == 1 else many
        self.next.tell(tr("Next step"), reason)

    def tell_going_on(self, *, on: bool) -> None:
        """Say that the same way leads on first from what a step did, whatever the next one demands; or no longer."""
        if on != self._going_on:
            self._going_on = on
            self.refresh()

    def show_of_work(self, rows: tuple[DutyRow, ...]) -> None:
        """Show what the work knows of who may fire, and why others may not; nothing for what the rules allow."""
        if rows != self._of_work:
            self._of_work = rows
            self.refresh()

    def _rows(self, duties: Sequence[Any]) -> tuple[DutyRow, ...]:
        """Give a short list as it is, a long one by command, and any by player where somebody plays by name."""
        view = self.desk.view
        if self._of_work:
            return (*step.duty_rows(step.but_fire(duties), self.opened), *self._of_work)
        if len(duties) <= LONG and not view.players:
            return step.duty_rows(duties, self.opened)
        waiting = waits.by_command(view, duties)
        return step.grouped_rows(waits.by_player(waiting) if self.players else waiting, self.opened)

    def turn_players(self) -> None:
        """Show the duties by player, or by command."""
        self.players = not self.players
        self.refresh()

    def tell_passing(self, *, on: bool) -> None:
        """Say whether steps in which nobody can act are passed over."""
        self.passing.setText(tr("Steps in which nobody can act are passed over (Alt Shift P)."))
        self.passing.setVisible(on)

    def _choose(self, row: DutyRow) -> None:
        if row.group:
            self.opened ^= {row.group}
            self.refresh()
        elif row.unit:
            self.desk.select(row.unit)

    def _point(self, row: DutyRow) -> None:
        """Choose whom the lit duty is about; the work takes him at a click or at Enter."""
        if row.unit:
            self.desk.point_at(row.unit)

    def _follow(self, name: str) -> None:
        """Light no duty of another than who is chosen."""
        lit = self.list.current()
        if lit is not None and lit.unit and lit.unit != name:
            own = next((row for row in self.model.rows() if row.unit == name), None)
            self.list.choose(None if own is None else (own.group, own.unit, own.nth))

    def _key(self, event: QKeyEvent) -> bool:
        row = self.list.current()
        if row is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(row)
            return True
        if event.key() == Qt.Key.Key_G and self.desk.view.players:
            self.turn_players()
            return True
        return False


class TablePanel(QWidget):
    """On the table now: a tick list of what is to be done with the models."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.setObjectName("on-the-table")
        self.desk, self._look = desk, look
        self.title = PanelTitle(look, tr("On the table now"), "", "F7")
        brush = ActBrush()
        self._steps = Steps(desk.session.sources)
        self.model: RowModel[ActRow] = RowModel(lambda row: (row.number, row.group), brush.aloud)
        self.list: RowList[ActRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("On the table now"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.clicked.connect(lambda index: self.tick([self.model.row(index)]))
        self.list.on_key = self._key
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setLayout(column(self.title, self.list))
        desk.changed.connect(self.refresh)
        desk.ticked.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the acts as they are."""
        desk = self.desk
        rows = (*step.back_rows(desk.to_take_back), *step.act_rows(desk.view, desk.log, self._steps))
        left = sum(not row.done for row in rows if not row.group)
        self.title.tell(tr("On the table now"), tr("{n} to do", n=left) if left else tr("all is done"), "F7")
        self.model.show(rows)

    def tick(self, rows: list[ActRow]) -> None:
        """Tick rows off, or those that are ticked on again."""
        those = [row for row in rows if not row.group]
        if those:
            self.desk.tick([row.number for row in those], done=not those[0].done)

    def turn(self, number: int) -> None:
        """Tick an act off by its number, or on again."""
        self.tick([row for row in self.model.rows() if row.number == number])

    def tick_all(self) -> None:
        """Tick off everything that is left."""
        self.tick([row for row in self.model.rows() if not row.done])

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() not in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        self.tick([self.model.row(index) for index in self.list.selectedIndexes()])
        return True
