"""What a study asks, as fields; while it runs they are only read."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from companion.charts.faults import BadInput, Problem
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.form_fields import WholeBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import choice_box, label
from companion.desktop.widgets.plain import Lines
from companion.desktop.widgets.ticks import TickBox
from companion.kernel.beginning import scenarios
from companion.kernel.dice import seed_of
from companion.kernel.kind import kind_of
from companion.language.tongue import plural, titled, tr
from companion.study.studies.plan import BASIC, SIDES, Plan, varied

GAMES, MOST = 100, 1_000_000
"""Games of each variant at first, and at the most."""


class Question(QWidget):
    """The fields of a study."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        those = [one for one in scenarios() if kind_of(one.kind).computers is not None]
        self.scenario = choice_box(tr("Game"), [(titled(one.title), one.name) for one in those])
        self.vary, self.settled = QLineEdit("union=basic,able"), QLineEdit()
        self.seed, self.folder, self.scheduler = QLineEdit("1863"), QLineEdit(), QLineEdit()
        self.games, self.workers = WholeBox(), WholeBox()
        self.games.setRange(1, MOST)
        self.games.setValue(GAMES)
        cores = os.cpu_count() or 1
        self.workers.setRange(1, 4 * cores)
        # One core stays free, so that the desk is as quick as without.
        self.workers.setValue(max(1, cores - 1))
        self.paired = TickBox(look, tr("Compare game by game"))
        self.paired.setChecked(True)
        self.choose = KeyButton(look, tr("Choose …"))
        self.choose.clicked.connect(self._choose)
        self._lay_out()

    def _lay_out(self) -> None:
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        self.settled.setPlaceholderText("confederate=able")
        self.scheduler.setPlaceholderText("tcp://HOST:8786")
        fields: tuple[tuple[str, QWidget], ...] = (
            (tr("Game"), self.scenario),
            (tr("Varied"), self.vary),
            (tr("In all games"), self.settled),
            (tr("Games of each"), self.games),
            (tr("Seed"), self.seed),
            (tr("Processes"), self.workers),
            (tr("Scheduler"), self.scheduler),
            (tr("Kept in"), self.folder),
        )
        for nth, (words, field) in enumerate(fields):
            grid.addWidget(label(words), nth, 0)
            field.setAccessibleName(words)
            field.setMinimumWidth(self._look.px(120))
            grid.addWidget(field, nth, 1)
        lines.addLayout(grid)
        lines.addWidget(self.choose)
        lines.addWidget(self.paired)
        form = tr(
            "Varied is KEY=A,B: union or confederate by level, a ruling by its readings; several with blanks between."
        )
        self._form = Lines(form)
        self._form.setProperty("role", "small")
        lines.addWidget(self._form)

    def _choose(self) -> None:
        if name := QFileDialog.getExistingDirectory(self, tr("A folder for the games of the study")):
            self.folder.setText(name)

    def hold(self, *, running: bool) -> None:
        """Let the fields only be read while it runs."""
        for field in (self.vary, self.settled, self.seed, self.folder, self.scheduler):
            field.setReadOnly(running)
        for part in (self.scenario, self.games, self.workers, self.paired):
            part.setEnabled(not running)
        # What only helps to ask gives its room to who plays.
        self.choose.setVisible(not running)
        self._form.setVisible(not running)

    @property
    def out(self) -> Path | None:
        """The folder in which games are kept, None for none."""
        text = self.folder.text().strip()
        return Path(text).expanduser() if text else None

    @property
    def players(self) -> str:
        """Say who plays: a scheduler's workers, or so many processes of this machine."""
        if address := self.scheduler.text().strip():
            return tr("of a cluster, {address}", address=address)
        n = self.workers.value()
        return plural(n, "{n} process of this machine", "{n} processes of this machine")

    def plan(self) -> Plan:
        """Give what is asked. Raises BadInput for what is no variation or no setting."""
        settings = dict.fromkeys(SIDES, BASIC)
        varying = varied(_words(self.vary.text()))
        for text in _words(self.settled.text()):
            key, sign, value = text.partition("=")
            if not (key and sign and value):
                what, hint = tr("this is no setting"), tr("write KEY=VALUE, as confederate=able")
                raise BadInput(Problem(tr("In all games"), text, what, hint))
            if key in varying:
                raise BadInput(Problem(tr("In all games"), key, tr("it is varied"), tr("vary it, or settle it")))
            settings[key] = value
        return Plan(
            scenarios=(str(self.scenario.currentData()),),
            settings={key: value for key, value in settings.items() if key not in varying},
            vary=varying,
            seed=seed_of(self.seed.text()),
            games=self.games.value(),
            paired=self.paired.isChecked(),
        )


def _words(text: str) -> list[str]:
    """Part a line at its blanks, but not within quotes. Raises BadInput for quotes that do not end."""
    try:
        return shlex.split(text)
    except ValueError:
        raise BadInput(Problem(tr("Varied"), text, tr("a quotation does not end"), tr("close its quotes"))) from None
