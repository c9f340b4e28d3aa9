"""What a game is begun with besides its forces: intelligence, scale, dice, seed and the switchable rulings."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from companion import data
from companion.desktop.look import Look
from companion.desktop.parts import label
from companion.miniatures import commands as cmd
from companion.miniatures.rules import FILES, load
from companion.tongue import tr


class Choices(QWidget):
    """The choices in one column; every one starts at its default."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.options = load(data.ruleset_texts("miniatures", only=tuple(FILES))).options
        self.boxes: dict[str, QComboBox] = {}
        self.dice: dict[str, QComboBox] = {}
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(tr("by chance"))
        self.seed.setAccessibleName(tr("Seed of the dice"))
        form = QFormLayout()
        form.setVerticalSpacing(look.px(4))
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for setting in self.options.setting:
            form.addRow(
                label(tr(setting.label)),
                self._box(setting.id, [(word, word) for word in setting.choices], setting.label),
            )
        for side, words in (("union", tr("Union dice")), ("confederate", tr("Confederate dice"))):
            box = QComboBox()
            box.setAccessibleName(words)
            box.addItem(tr("the app rolls"), "rolled")
            box.addItem(tr("real dice, typed"), "entered")
            self.dice[side] = box
            form.addRow(label(words), box)
        form.addRow(label(tr("Seed")), self.seed)
        form.addRow(label(tr("House rules"), "panel"))
        for option in self.options.option:
            found = [(choice.label, str(choice.value)) for choice in option.choices]
            form.addRow(label(option.label), self._box(option.id, found, option.label))
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, look.px(8), 0)
        lines.addLayout(form)
        lines.addStretch(1)

    def _box(self, name: str, choices: list[tuple[str, str]], words: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(words)
        for said, value in choices:
            box.addItem(said, value)
        self.boxes[name] = box
        return box

    def settings(self) -> dict[str, str]:
        """Give what differs from the defaults."""
        return {name: str(box.currentData()) for name, box in self.boxes.items() if box.currentIndex()}

    def dice_commands(self) -> list[Any]:
        """Give the commands that make dice real."""
        sides: Any = self.dice.items()
        return [cmd.SetDice(side, "entered") for side, box in sides if box.currentData() == "entered"]
