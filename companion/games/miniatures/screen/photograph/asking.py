"""A line under the rows for what no picture tells: a reason, whose a tag is, where a unit stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.form_fields import PickBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label, row
from companion.language.tongue import tr

What = Literal["", "reason", "unit", "place"]


class Asking(QWidget):
    """One question at a time, beside its answer; there only while it is asked."""

    given = Signal(str, str)
    """What was asked, and the answer: of a unit its id."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.what: What = ""
        self.of = ""
        """The row that it is about."""
        self._words = label("", "label")
        self.reason, self.place = QLineEdit(), QLineEdit()
        self.reason.setPlaceholderText(tr("reason for an override, for the journal"))
        self.reason.setAccessibleName(tr("Reason"))
        self.place.setPlaceholderText(tr("x, y in inches, and the facing"))
        self.place.setAccessibleName(tr("Place"))
        self.unit = PickBox(str)
        self.unit.setAccessibleName(tr("Unit"))
        self._editors: dict[What, QWidget] = {"reason": self.reason, "place": self.place, "unit": self.unit}
        self._give = KeyButton(look, tr("Say it"), "↵")
        self._give.clicked.connect(self.give)
        laid = row(self._words, self.reason, self.place, self.unit, self._give)
        laid.setStretch(1, 1)
        laid.setStretch(2, 1)
        laid.setStretch(3, 1)
        self.setLayout(laid)
        self.close_up()

    def ask(self, what: What, words: str, of: str = "") -> None:
        """Ask for something, about a row."""
        self.what, self.of = what, of
        self._words.setText(words)
        for name, editor in self._editors.items():
            editor.setVisible(name == what)
        self.place.clear()
        self.unit.nobody()
        self.show()
        self._editors[what].setFocus()

    def offer(self, units: Sequence[tuple[str, str]]) -> None:
        """Offer units, names and ids."""
        self.unit.offer(tuple(units))

    def close_up(self) -> None:
        """Ask nothing."""
        self.what, self.of = "", ""
        self.reason.clear()
        self.hide()

    def typing(self, on: QWidget | None) -> bool:
        """Say whether keys are letters of an answer just now."""
        return bool(self.what) and on is not None and on is not self._give and self.isAncestorOf(on)

    def give(self) -> None:
        """Give what was typed."""
        answers: dict[What, str] = {
            "reason": self.reason.text().strip(),
            "place": self.place.text().strip(),
            "unit": str(self.unit.answer() or ""),
        }
        if self.what:
            self.given.emit(self.what, answers[self.what])
