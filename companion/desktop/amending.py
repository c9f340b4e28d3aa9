"""Mending a mistyped die from its line in the journal, with a preview of everything that it changes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QSpinBox, QWidget

from companion.desktop.asides import Aside
from companion.desktop.buttons import KeyButton
from companion.desktop.desk import Desk
from companion.desktop.look import Look
from companion.desktop.parts import label, row
from companion.present import amendment
from companion.tongue import tr


class AmendDialog(Aside):
    """The dice of an entry, each to be typed anew."""

    def __init__(self, desk: Desk, look: Look, entry: int, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, tr("Mend a die of entry {n}", n=entry), parent)
        self.entry = entry
        line = self._line()
        self.lines.addWidget(label(line.label if line is not None else ""))
        self.faces: list[QSpinBox] = []
        for roll in line.dice if line is not None else ():
            field = QSpinBox()
            field.setRange(1, roll.sides)
            field.setValue(roll.face)
            field.setAccessibleName(roll.why)
            field.valueChanged.connect(self.show_preview)
            self.faces.append(field)
            origin = tr("typed {n}", n=roll.face) if roll.origin == "entered" else tr("rolled {n}", n=roll.face)
            self.lines.addLayout(row(label(f"{roll.why}: {origin}"), field))
        self.preview = QPlainTextEdit()
        self.preview.setReadOnly(True)
        self.preview.setAccessibleName(tr("What it changes"))
        self.preview.setTabChangesFocus(True)
        self.lines.addWidget(self.preview, 1)
        self.apply = KeyButton(look, tr("Mend"), "↵", primary=True)
        self.apply.clicked.connect(self.accept)
        cancel = KeyButton(look, tr("Cancel"), "Esc")
        cancel.clicked.connect(self.reject)
        self.lines.addLayout(row(self.apply, cancel))
        desk.refused.connect(self._on_refusal)
        desk.changed.connect(lambda _: self.show_preview())
        self.resize(look.px(560), look.px(460))
        self.show_preview()
        if self.faces:
            self.faces[0].setFocus()
            self.faces[0].selectAll()

    def _line(self) -> Any:
        return next((one for one in self.desk.session.log() if one.entry == self.entry), None)

    def _later(self) -> list[Any]:
        """Give the entries of the present line from this one on."""
        return [one for one in self.desk.session.log() if one.current and one.entry >= self.entry]

    def _on_refusal(self, refusal: Any) -> None:
        self.strip.tell(refusal.text, refusal.reasons)

    def typed(self) -> tuple[int, ...]:
        """Give the faces as they stand in the fields."""
        return tuple(field.value() for field in self.faces)

    def show_preview(self) -> None:
        """Decide the entry again in memory and tell what comes out otherwise."""
        line = self._line()
        self.strip.tell("")
        if line is None or not line.current:
            self.strip.tell(tr("entry {n} is not on the present line any more", n=self.entry))
            self.apply.tell(tr("Mend"), tr("it was undone"))
            return
        same = self.typed() == tuple(roll.face for roll in line.dice)
        found = self.desk.amend(self.entry, None, self.typed(), preview=True)
        told = amendment.lines(self.desk.view, found, self._later(), preview=True) if found is not None else ()
        self.preview.setPlainText("\n".join(told))
        reason = tr("nothing is changed") if same else "" if found is not None else self.strip.words()
        self.apply.tell(tr("Mend"), self.desk.session.read_only or reason)

    def accept(self) -> None:
        """Mend it: one step, the old line stays as a branch."""
        if self.apply.isEnabled() and self.desk.amend(self.entry, None, self.typed(), preview=False) is not None:
            super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter mends."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
            return
        super().keyPressEvent(event)
