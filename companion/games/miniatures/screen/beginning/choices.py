"""What a game is played by: dice, intelligence, scale, seed, and every ruling that can be switched."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from companion.charts import reading
from companion.desktop.dialogs.beginning import CHART
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import choice_box, label
from companion.desktop.widgets.plain import tip
from companion.games.miniatures.charts.options import Options
from companion.games.miniatures.rules import commands as cmd
from companion.kernel import shelf
from companion.kernel.seating import both_told
from companion.language.tongue import plural, tr
from companion.language.words import capital, plain
from companion.rows.clauses import changes, most_used_first

INTELLIGENCE = "intelligence"


class Choices(QWidget):
    """One column of choices; every one starts at its default, and says so."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        text = shelf.ruleset_texts("miniatures", only=(CHART,))[CHART]
        self.options = reading.read_toml(text, Options, file=CHART)
        self.changes = changes("miniatures")
        self.boxes: dict[str, QComboBox] = {}
        self.dice: dict[str, QComboBox] = {}
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(tr("by chance"))
        self.seed.setAccessibleName(tr("Seed of the dice"))
        self.seed.textChanged.connect(lambda _: self.changed.emit())
        self.back = KeyButton(look, tr("All as printed"))
        self.back.setAccessibleDescription(tr("Put every choice back to its default"))
        self.back.clicked.connect(lambda _=False: self.reset())
        self.secrets = label("", "hint")
        self.secrets.setWordWrap(True)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(look.px(2), 0, look.px(10), 0)
        self._lines.setSpacing(look.px(3))
        self._lay_out()
        self._check()

    def _lay_out(self) -> None:
        self._lines.addWidget(label(tr("Dice"), "panel"))
        for side, words in (("union", tr("Union dice")), ("confederate", tr("Confederate dice"))):
            box = self._box(words, [(tr("the app rolls"), "rolled"), (tr("real dice, typed"), "entered")])
            self.dice[side] = box
            self._add(words, box)
        self._add(tr("Seed of the app's dice"), self.seed)
        self._lines.addSpacing(self._look.px(8))
        self._lines.addWidget(label(tr("Settings"), "panel"))
        for setting in self.options.setting:
            choices = [(capital(plain(word)), word) for word in setting.choices]
            self._ask(setting.id, tr(setting.label), "", choices)
            if setting.id == INTELLIGENCE:
                self._lines.addWidget(self.secrets)
        self._lines.addSpacing(self._look.px(8))
        self._lines.addWidget(label(tr("House rules"), "panel"))
        for option in most_used_first("miniatures", self.options.option):
            found = [(tr(choice.label), str(choice.value)) for choice in option.choices]
            self._ask(option.id, tr(option.label), self.changes.get(option.id, ""), found)
        self._lines.addWidget(self.back)
        self._lines.addStretch(1)

    def _ask(self, name: str, words: str, what: str, choices: list[tuple[str, str]]) -> None:
        first, *others = choices
        box = self._box(words, [(tr("{choice} (default)", choice=first[0]), first[1]), *others])
        box.setAccessibleDescription(what)
        box.setToolTip(tip(name if what else ""))
        self.boxes[name] = box
        self._add(words, box, what)

    def _box(self, words: str, choices: list[tuple[str, str]]) -> QComboBox:
        box = choice_box(words, choices, letters=12)
        box.currentIndexChanged.connect(lambda _: self._check())
        return box

    def _add(self, words: str, editor: QWidget, what: str = "") -> None:
        name = label(words, "label")
        name.setBuddy(editor)
        name.setWordWrap(True)
        self._lines.addWidget(name)
        if what:
            asked = label(what, "hint")
            asked.setWordWrap(True)
            self._lines.addWidget(asked)
        self._lines.addWidget(editor)
        self._lines.addSpacing(self._look.px(4))

    def _check(self) -> None:
        changed = sum(bool(box.currentIndex()) for box in self.boxes.values())
        one = plural(changed, "{n} choice differs", "{n} choices differ")
        self.back.tell(
            tr("All as printed: {what}", what=one) if changed else tr("All as printed"),
            "" if changed else tr("nothing differs"),
        )
        hides = INTELLIGENCE in self.boxes and bool(self.boxes[INTELLIGENCE].currentIndex())
        self.secrets.setText(both_told() if hides else "")
        self.changed.emit()

    def reset(self) -> None:
        """Put every ruling and setting back to its default."""
        for box in self.boxes.values():
            box.setCurrentIndex(0)

    def settings(self) -> dict[str, str]:
        """Give what differs from the defaults, as a game is begun with it."""
        return {name: str(box.currentData()) for name, box in self.boxes.items() if box.currentIndex()}

    def dice_commands(self) -> tuple[Any, ...]:
        """Give the commands that make a side's dice real ones."""
        sides: Any = self.dice.items()
        return tuple(cmd.SetDice(side, "entered") for side, box in sides if box.currentData() == "entered")
