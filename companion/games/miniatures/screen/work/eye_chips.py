"""Chips for what only eyes know of a target: one for each word that the tables of modifiers ask for."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from companion.desktop.widgets.buttons import Chip
from companion.desktop.widgets.look import Look
from companion.games.miniatures.words.eyes import Ask, keys

OWN = {"cover": "C", "works": "W"}
"""Words that have had a letter of their own since the first evening."""


class EyeChips(QWidget):
    """A row of chips at the right, each with its key and what it is worth."""

    said = Signal(str, str)
    """A condition and its word: pressed, whether it was on or off."""

    def __init__(self, look: Look, taken: str) -> None:
        """Take the letters that mean something else in the panel."""
        super().__init__()
        self.look, self._taken = look, taken
        self.chips: dict[tuple[str, str], Chip] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.px(6))
        self._row.addStretch(1)

    def begin_at(self, x: int) -> None:
        """Leave room at the left for what stands there."""
        self._row.setContentsMargins(x, 0, 0, 0)

    def show_asks(self, asks: Sequence[Ask], on: Collection[tuple[str, str]]) -> None:
        """Show what is asked, and which of it is so."""
        wanted = {(one.condition, one.word): one for one in asks}
        for name in [name for name in self.chips if name not in wanted]:
            gone = self.chips.pop(name)
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        letters = keys([one.word for one in asks], self._taken, OWN)
        for place, (name, one) in enumerate(wanted.items(), 1):
            if name not in self.chips:
                chip = Chip(self.look, one.words, letters[one.word])
                chip.clicked.connect(lambda _=False, name=name: self.said.emit(*name))
                self.chips[name] = chip
                self._row.insertWidget(place, chip)
            self.chips[name].tell(one.words)
            self.chips[name].tell_value(one.value)
            self.chips[name].setChecked(name in on)

    @property
    def letters(self) -> str:
        """Give the letters of the chips."""
        return "".join(chip.cap for chip in self.chips.values())

    def press(self, letter: str) -> bool:
        """Take a letter; says whether it is a chip's."""
        name = next((name for name, chip in self.chips.items() if chip.cap == letter), None)
        if name is not None:
            self.said.emit(*name)
        return name is not None
