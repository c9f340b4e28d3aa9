"""Count the table: all units in one grid, corrected by keys alone, set in one entry with a reason."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from companion.desktop.dialogs.framed import Deciding, is_enter
from companion.desktop.widgets.form_fields import ChoiceBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label, row
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.count_grid import Grid
from companion.games.miniatures.screen.count_model import CountModel
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import counting, settable
from companion.language.tongue import tr


class CountDialog(Deciding):
    """The grid: arrows walk, digits count, Space turns, Delete gives the app's value back, Ctrl and Enter applies."""

    def __init__(self, desk: MiniaturesDesk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, tr("Count the table"), parent, does=tr("Apply"), key="Ctrl ↵")
        self.model = CountModel(desk)
        self.grid = Grid(look, self.model)
        self.grid.setAccessibleName(tr("Units on the table"))
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(tr("reason, for the journal: count of the table"))
        self.reason.setAccessibleName(tr("Reason"))
        self.told = label("", "small")
        self.told.setAccessibleName(tr("What differs"))
        keys = label(tr("digits count, Space turns, Delete gives the app's value back, Enter goes down"), "hint")
        self.lines.addWidget(keys)
        self.lines.addWidget(self.grid, 1)
        self.lines.addWidget(self.strip)
        self.pays = ChoiceBox()
        self.pays.offer(settable.columns(self.desk.view.units[0].id if self.desk.view.units else "", "stands"))
        self.pays.put("set_aside")
        self.pays.setAccessibleName(tr("Stands are booked as"))
        self.books = label(tr("Stands are booked as"), "small")
        self.lines.addLayout(row(self.told, self.books, self.pays, self.reason))
        self.lines.addLayout(self.foot())
        self.model.dataChanged.connect(self.check)
        self.grid.moved.connect(self.check)
        self.pays.edited.connect(self.check)
        self.reason.textEdited.connect(self.check)
        desk.changed.connect(self._on_change)
        self.resize(look.px(900), look.px(560))
        self.stand(look.places, "count")
        self.check()
        self.grid.setFocus()

    def fill(self, given: cmd.CountTable) -> None:
        """Fill a count in again; of units that are not in the grid nothing can be counted."""
        for unit, fields in given.counts.items():
            for name, value in fields.items():
                self.model.count(unit, name, value)
        self.reason.setText(given.reason)
        if given.pays:
            self.pays.put(given.pays)
        self.check()

    def command(self) -> Any:
        """Give the command for what differs, or None; what is odd has the reason that was typed for its word."""
        reason, pays = self.reason.text().strip(), self.pays.answer() or ""
        found = counting.counted(self.model.units, self.model.changes, reason, pays)
        return replace(found, because=reason) if found and reason and self.desk.why_not(found) else found

    def check(self, *_: object) -> None:
        """Say what is wrong with the count, or that nothing differs; of the cell one stands in first."""
        here, model = self.grid.currentIndex(), self.model
        note = model.note(here) if here.isValid() and here.row() < model.rowCount() else ""
        unit, fault = next(((self.desk.name(cell[0]), why) for cell, why in model.faults.items()), ("", ""))
        found = self.command()
        why = tr("{unit}: {why}", unit=unit, why=fault) if fault else self.desk.why_not(found) if found else ""
        if found is not None and why and not self.desk.why_not(replace(found, because=counting.ODD)):
            note = why = tr("{why}; with a reason it is set all the same", why=why)
        self.strip.tell(note or why)
        asks = counting.any_stands(counting.differing(model.units, model.changes))
        self.books.setVisible(asks)
        self.pays.setVisible(asks)
        nothing = counting.summary(model.units, model.changes)
        self.told.setText(nothing)
        self.apply.tell(tr("Apply"), why or ("" if found is not None else nothing))

    def _on_change(self, _: object) -> None:
        self.model.refresh()
        self.check()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl and Enter applies, from anywhere; Enter alone does not."""
        if not is_enter(event) or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)

    def accept(self) -> None:
        """Set what differs in one entry."""
        found = self.command()
        if found is None:
            self.check()
        else:
            self.carry_out(found)
