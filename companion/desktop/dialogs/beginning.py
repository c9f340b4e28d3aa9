"""Beginning a game of two sides: which scenario, who plays each, what is read otherwise, the file it is kept in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from companion.charts import reading
from companion.charts.faults import BadInput
from companion.desktop.desk.panel import scrolling
from companion.desktop.dialogs.place import ChoosePath, Place, ask_for_path, not_begun
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, Strip, choice_box, label, row
from companion.desktop.widgets.plain import line, window_title
from companion.kernel.beginning import HUMAN, Beginning, begin, scenario_text, scenarios, shown
from companion.kernel.journal import JournalError
from companion.kernel.seating import SIDES, both_told
from companion.language.tongue import declared, plural, titled, tr
from companion.language.words import side_words
from companion.rows.clauses import most_used_first, titles_of

CHART = "options.toml"
"""The chart of the rulings that can be read otherwise; every ruleset has one."""
ACROSS = 2
COMPUTERS = {"basic": "the computer, basic", "able": "the computer, able", "strong": "the computer, strong"}
declared(COMPUTERS)
"""Boxes in a line."""


class NewSeated(Standing, QDialog):
    """Begins a game of two sides in a new file; the kinds of game say what is asked of them below."""

    created = Signal(object)
    """The file (Path) of a game that was begun; it is closed and can be opened."""
    kind: ClassVar[str]
    levels: ClassVar[tuple[str, ...]]
    """The strengths of the computer."""
    titled: ClassVar[str]

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, folder: str = "", choose_path: ChoosePath = ask_for_path
    ) -> None:
        super().__init__(parent)
        self.look, self.place = look, Place(look, self, folder, choose_path)
        self.path, self.browse = self.place.field, self.place.browse
        self.setWindowTitle(window_title(tr(self.titled)))
        self.heading, self.strip, self.words = Heading(look), Strip(look), label("")
        self.words.setWordWrap(True)
        found = [one for one in scenarios() if one.kind == self.kind]
        self.scenario = choice_box(tr("Scenario"), [(titled(one.title), one.name) for one in found])
        self._turns = {one.name: one.turns for one in found}
        players = [(tr("a person"), HUMAN), *((tr(COMPUTERS.get(one, one)), f"computer:{one}") for one in self.levels)]
        self.players = {side: choice_box(tr("{side} player", side=side_words(side)), players) for side in SIDES}
        self.players["union"].setCurrentIndex(1)
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(tr("by chance"))
        self.seed.setAccessibleName(tr("Seed of the chances"))
        self.rulings: dict[str, tuple[QComboBox, str, str]] = {}
        """{ruling: its box, its words, its question}, for every ruling that can be read otherwise."""
        self._of = ""
        self.secrets = label("", "hint")
        self.secrets.setWordWrap(True)
        self.asked = self.own_boxes()
        self.path.textChanged.connect(lambda _: self.check())
        self.cancel = KeyButton(look, tr("Cancel"), "Esc")
        self.begin = KeyButton(look, tr("Begin"), "Ctrl ↵", primary=True)
        self._lay_out()
        self.scenario.currentIndexChanged.connect(lambda _: self._show())
        self.begin.clicked.connect(lambda _=False: self.start())
        self.cancel.clicked.connect(lambda _=False: self.reject())
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.start)
        self._show()

    # ---- what the kinds of game say

    def ruleset(self) -> str:
        """Give the name of the scenario's ruleset."""
        raise NotImplementedError

    def options(self) -> Sequence[Any]:
        """Give the rulings of the ruleset that can be read otherwise."""
        raise NotImplementedError

    def own_boxes(self) -> Sequence[QWidget]:
        """Make what this kind asks besides; a widget with an accessible name has it as a label above it."""
        return ()

    def own_settings(self) -> dict[str, str]:
        """Give what was chosen there, as settings."""
        return {}

    def hides(self) -> bool:
        """Say whether the sides would know less than the referee."""
        return True

    # ---- the page

    def _lay_out(self) -> None:
        look, pad = self.look, self.look.px(16)
        left, right, inside, outside = QVBoxLayout(), QVBoxLayout(), QWidget(), QWidget()
        left.setSpacing(look.px(4))
        left.addWidget(self.heading)
        left.addWidget(self.strip)
        asking = QVBoxLayout(outside)
        asking.setContentsMargins(0, 0, look.px(10), 0)
        asking.setSpacing(look.px(4))
        asking.addWidget(self.words)
        asking.addWidget(label(self.scenario.accessibleName(), "label"))
        asking.addWidget(self.scenario)
        pairs = QGridLayout()
        pairs.setHorizontalSpacing(look.px(8))
        pairs.setVerticalSpacing(look.px(4))
        for nth, box in enumerate((*self.players.values(), *self.asked, self.seed)):
            line, column = divmod(nth, ACROSS)
            if isinstance(box, QComboBox | QLineEdit):
                pairs.addWidget(label(box.accessibleName(), "label"), 2 * line, column)
            pairs.addWidget(box, 2 * line + 1, column)
        for column in range(ACROSS):
            pairs.setColumnStretch(column, 1)
        asking.addLayout(pairs)
        asking.addWidget(self.secrets)
        asking.addStretch(1)
        left.addWidget(scrolling(outside), 1)
        left.addWidget(label(tr("File of the game"), "label"))
        left.addLayout(row(self.path, self.browse))
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(look.px(2), 0, look.px(10), 0)
        right.addWidget(label(tr("House rules"), "panel"))
        right.addWidget(scrolling(inside), 1)
        both = QHBoxLayout()
        both.setSpacing(pad)
        both.addLayout(left, 3)
        both.addLayout(right, 2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(pad, look.px(12), pad, look.px(12))
        whole.addLayout(both, 1)
        whole.addLayout(row(self.cancel, self.begin))
        self.resize(look.px(940), look.px(600))
        self.stand(look.places, "begin")

    def text_of_scenario(self) -> dict[str, object]:
        """Give the scenario's file as it is written."""
        text, file, _ = scenario_text(str(self.scenario.currentData()))
        return reading.read_toml(text, dict[str, object], file=file)

    def take(self, paths: Sequence[Path]) -> None:
        """Take a scenario from a file among those that can be begun; raises BadInput."""
        for path in paths:
            one = shown(str(path.absolute()))
            self._turns[one.name] = one.turns
            self.scenario.addItem(line(titled(one.title)), one.name)
            self.scenario.setCurrentIndex(self.scenario.count() - 1)

    def _show(self) -> None:
        """Show what the scenario is, and propose a name that nothing bears yet."""
        name = str(self.scenario.currentData())
        self.words.setText(tr(" ".join(str(self.text_of_scenario().get("description", "")).split())))
        title, _, date = self.scenario.currentText().partition(", ")
        self.heading.tell(title, f"{date} · {plural(self._turns[name], '{n} turn', '{n} turns')}" if date else "")
        self._show_rulings()
        self.place.propose(Path(name).stem)
        self.check()

    def _show_rulings(self) -> None:
        """Make a box for every ruling of the scenario's rules."""
        if self.ruleset() == self._of:
            return
        self._of = self.ruleset()
        while (item := self._list.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.setParent(None)
                old.deleteLater()
        asked = dict(titles_of(self.ruleset()))
        self.rulings = {
            one.id: (
                choice_box(words, [(tr(choice.label), str(choice.value)) for choice in one.choices]),
                words,
                asked.get(one.id, ""),
            )
            for one in most_used_first(self.ruleset(), self.options())
            for words in (tr(one.label),)
        }
        for box, words, question in self.rulings.values():
            name = label(words, "label")
            name.setWordWrap(True)
            self._list.addWidget(name)
            hint = label(question, "hint")
            hint.setWordWrap(True)
            self._list.addWidget(hint)
            self._list.addWidget(box)
        self._list.addStretch(1)

    def check(self) -> None:
        """Say at the button why it cannot be begun, and what is to be known of a file with secrets."""
        self.begin.tell(tr("Begin"), self.place.reason())
        self.secrets.setText(both_told() if self.hides() else "")

    def wanted(self) -> Beginning:
        """Give what the game is begun with."""
        chosen = {name: box for name, (box, _, _) in self.rulings.items() if box.currentIndex() > 0}
        settings = {name: str(box.currentData()) for name, box in chosen.items()} | self.own_settings()
        players = {str(side): str(box.currentData()) for side, box in self.players.items()}
        return Beginning(
            scenario=str(self.scenario.currentData()), seed=self.seed.text().strip(), settings=settings, players=players
        )

    def start(self) -> None:
        """Begin the game in its file; what fails is told in place."""
        self.check()
        path = self.place.file()
        if path is None or not self.begin.isEnabled():
            self.strip.tell(self.begin.reason)
            return
        try:
            begin(path, self.wanted()).close()
        except (BadInput, JournalError, OSError) as error:
            self.strip.tell(not_begun(error, path))
        else:
            self.created.emit(path)
            self.accept()
