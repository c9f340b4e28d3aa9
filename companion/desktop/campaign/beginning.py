"""Beginning a campaign: which scenario, who plays each side, what is read otherwise, and the file it is kept in."""

from __future__ import annotations

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
from companion.desktop.beginning.choices import CHART
from companion.desktop.beginning.place import ChoosePath, Place, ask_for_path, not_begun
from companion.desktop.buttons import KeyButton
from companion.desktop.look import Look
from companion.desktop.parts import Heading, Strip, choice_box, label, row
from companion.desktop.work.base import scrolling
from companion.journal import JournalError
from companion.players.campaign.player import LEVELS
from companion.present.clauses import titles
from companion.present.words import capital
from companion.tongue import tr


class NewCampaign(QDialog):
    """Begins a campaign in a new file."""

    created = Signal(object)
    """The file (Path) of a campaign that was begun; it is closed and can be opened."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, folder: str = "",
        choose_path: ChoosePath = ask_for_path,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.look, self.place = look, Place(look, self, folder, choose_path)
        self.path, self.browse = self.place.field, self.place.browse
        self.setWindowTitle(tr("New campaign"))
        self.heading, self.strip, self.words = Heading(look), Strip(look), label("")
        self.words.setWordWrap(True)
        found = [one for one in scenarios() if one.kind == "campaign"]
        self.scenario = choice_box(tr("Scenario"), [(one.title, one.name) for one in found])
        self._turns = {one.name: one.turns for one in found}
        players = [(tr("a person"), HUMAN), *((tr("the computer, {level}", level=tr(one)), f"computer:{one}")
                                              for one in LEVELS)]  # fmt: skip
        self.players = {side: choice_box(tr("{side} player", side=capital(side)), players) for side in SIDES}
        self.players["union"].setCurrentIndex(1)
        self.offline = QCheckBox(tr("Battles may be fought on the table"))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(tr("by chance"))
        self.seed.setAccessibleName(tr("Seed of the chances"))
        self.rulings = self._rulings()
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

    def _rulings(self) -> dict[str, tuple[QComboBox, str, str]]:
        """Give a box for every ruling that can be read otherwise, with its words and its question."""
        options = data.read_toml(data.ruleset_texts(RULESET, only=(CHART,))[CHART], Options, file=CHART)
        asked = dict(titles("campaign"))
        return {
            one.id: (choice_box(one.label, [(choice.label, str(choice.value)) for choice in one.choices]), one.label,
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
        self.place.propose(name)
        self.check()

    def check(self) -> None:
        """Say at the button why it cannot be begun."""
        self.begin.tell(tr("Begin"), self.place.reason())

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
