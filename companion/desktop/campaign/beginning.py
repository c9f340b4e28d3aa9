"""Beginning a campaign: which scenario, who plays each side, what is read otherwise, and the file it is kept in."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from companion import data
from companion.beginning import Beginning, begin, scenario_text, scenarios
from companion.beginning_campaign import RULESET
from companion.campaign.start import HUMAN
from companion.campaign.state import SIDES
from companion.campaign.tables.orders import Options
from companion.data import BadInput
from companion.desktop.beginning.new_game import ask_for_path
from companion.desktop.buttons import KeyButton
from companion.desktop.look import Look
from companion.desktop.parts import Heading, Strip, label, row
from companion.desktop.work.base import scrolling
from companion.journal import JournalError
from companion.players.campaign.player import LEVELS
from companion.present.words import capital
from companion.tongue import tr


class NewCampaign(QDialog):
    """Begins a campaign in a new file."""

    created = Signal(object)
    """The file (Path) of a campaign that was begun; it is closed and can be opened."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, folder: str = "",
        choose_path: Callable[[QWidget, str], str] = ask_for_path,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.look, self.folder = look, Path(folder) if folder and Path(folder).is_dir() else Path.home()
        self._choose_path, self._named = choose_path, ""
        self.setWindowTitle(tr("New campaign"))
        self.heading, self.strip, self.words = Heading(look), Strip(look), label("")
        self.words.setWordWrap(True)
        found = [one for one in scenarios() if one.kind == "campaign"]
        self.scenario = self._box(tr("Scenario"), [(one.title, one.name) for one in found])
        self._turns = {one.name: one.turns for one in found}
        players = [(tr("a person"), HUMAN), *((tr("the computer, {level}", level=tr(one)), f"computer:{one}")
                                              for one in LEVELS)]  # fmt: skip
        self.players = {side: self._box(tr("{side} player", side=capital(side)), players) for side in SIDES}
        self.players["union"].setCurrentIndex(1)
        self.offline = QCheckBox(tr("Battles may be fought on the table"))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(tr("by chance"))
        self.seed.setAccessibleName(tr("Seed of the chances"))
        self.rulings = self._rulings()
        self.path = QLineEdit()
        self.path.setAccessibleName(tr("File of the game"))
        self.path.textChanged.connect(lambda _: self.check())
        self.browse, self.cancel = KeyButton(look, tr("Choose …")), KeyButton(look, tr("Cancel"), "Esc")
        self.begin = KeyButton(look, tr("Begin"), "Ctrl ↵", primary=True)
        self._lay_out()
        self.scenario.currentIndexChanged.connect(lambda _: self._show())
        self.browse.clicked.connect(lambda _=False: self._ask())
        self.begin.clicked.connect(lambda _=False: self.start())
        self.cancel.clicked.connect(lambda _=False: self.reject())
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.start)
        self._show()

    def _box(self, name: str, choices: Sequence[tuple[str, str]]) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(18)
        for words, value in choices:
            box.addItem(words, value)
        return box

    def _rulings(self) -> dict[str, tuple[QComboBox, str, str]]:
        """Give a box for every ruling that can be read otherwise, with its words and its question."""
        texts = data.ruleset_texts(RULESET, only=("options.toml", "rulings.toml"))
        options = data.read_toml(texts["options.toml"], Options, file="options.toml")
        asked = {str(one["id"]): str(one["question"]) for one in tomllib.loads(texts["rulings.toml"])["ruling"]}
        return {
            one.id: (self._box(one.label, [(choice.label, str(choice.value)) for choice in one.choices]), one.label,
                     asked.get(one.id, ""))
            for one in options.option
        }  # fmt: skip

    def _lay_out(self) -> None:
        look, pad = self.look, self.look.px(16)
        left, right, inside = QVBoxLayout(), QVBoxLayout(), QWidget()
        left.setSpacing(look.px(4))
        left.addWidget(self.heading)
        left.addWidget(self.strip)
        left.addWidget(self.words)
        for box in (self.scenario, *self.players.values()):
            left.addWidget(label(box.accessibleName(), "label"))
            left.addWidget(box)
        left.addWidget(self.offline)
        left.addWidget(label(tr("Seed of the chances"), "label"))
        left.addWidget(self.seed)
        left.addStretch(1)
        left.addWidget(label(tr("File of the game"), "label"))
        left.addLayout(row(self.path, self.browse))
        rulings = QVBoxLayout(inside)
        rulings.setContentsMargins(look.px(2), 0, look.px(10), 0)
        for box, words, question in self.rulings.values():
            rulings.addWidget(label(words, "label"))
            asked = label(question, "hint")
            asked.setWordWrap(True)
            rulings.addWidget(asked)
            rulings.addWidget(box)
        rulings.addStretch(1)
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
        self.resize(look.px(900), look.px(600))

    def _show(self) -> None:
        """Show what the scenario is, and propose a name that nothing bears yet."""
        name = str(self.scenario.currentData())
        text, file, _ = scenario_text(name)
        self.words.setText(" ".join(str(data.read_toml(text, dict[str, object], file=file)["description"]).split()))
        title, _, date = self.scenario.currentText().partition(", ")
        self.heading.tell(title, f"{date} · {tr('{n} turns', n=self._turns[name])}")
        if self.path.text() == self._named:
            names = (self.folder / f"{name}{'' if n == 1 else f'-{n}'}.companion" for n in range(1, 1000))
            self._named = str(next(path for path in names if not path.exists()))
            self.path.setText(self._named)
        self.check()

    def _ask(self) -> None:
        name = self._choose_path(self, self.path.text())
        if name:
            self.path.setText(name if name.endswith(".companion") else f"{name}.companion")

    def file(self) -> Path | None:
        """Give the file that is named, None for none."""
        text = self.path.text().strip()
        return self.folder / (text if text.endswith(".companion") else f"{text}.companion") if text else None

    def check(self) -> None:
        """Say at the button why it cannot be begun."""
        path = self.file()
        if path is None:
            reason = tr("name the file of the game")
        elif path.exists():
            reason = tr("there is a file of this name already; choose another")
        else:
            reason = "" if path.absolute().parent.is_dir() else tr("there is no such folder")
        self.begin.tell(tr("Begin"), reason)

    def wanted(self) -> Beginning:
        """Give what the campaign is begun with."""
        chosen = {name: box for name, (box, _, _) in self.rulings.items() if box.currentIndex() > 0}
        settings = {name: str(box.currentData()) for name, box in chosen.items()}
        if self.offline.isChecked():
            settings["offline"] = "yes"
        players = {str(side): str(box.currentData()) for side, box in self.players.items()}
        return Beginning(
            scenario=str(self.scenario.currentData()), seed=self.seed.text().strip(), settings=settings, players=players
        )

    def start(self) -> None:
        """Begin the campaign in its file; what fails is told in place."""
        self.check()
        path = self.file()
        if path is None or not self.begin.isEnabled():
            self.strip.tell(self.begin.reason)
            return
        try:
            begin(path, self.wanted()).close()
        except BadInput as error:
            self.strip.tell("; ".join(map(str, error.problems)))
        except (JournalError, OSError) as error:
            self.strip.tell(str(error))
        else:
            self.created.emit(path)
            self.accept()
