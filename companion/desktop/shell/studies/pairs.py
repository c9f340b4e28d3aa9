"""The foot of the study page: a pair is watched as it is played, or opened as it ended, each game in its own window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.form_fields import WholeBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label, row
from companion.language.tongue import tr
from companion.study.studies.again import Again
from companion.study.studies.plan import Plan

ASKS = 100
"""Milliseconds between two questions whether the games are there."""


class Which(NamedTuple):
    """Which games are meant."""

    plan: Plan
    variants: tuple[int, ...]
    """The places of the two that are compared; of one where nothing is."""
    ended: int
    """Of every variant."""


class Opening(NamedTuple):
    """How a game is opened at this desk."""

    open: Callable[[Path], object]
    folder: Callable[[], Path]
    """Where documents are put that nobody has named."""


class PairFoot(QWidget):
    """Asks for a pair by its number."""

    amiss = Signal(str)

    def __init__(self, look: Look, opening: Opening | None) -> None:
        super().__init__()
        self._opening = opening
        self._which: Which | None = None
        self._again: Again | None = None
        self.number = WholeBox()
        self.number.setMinimum(1)
        self.number.setAccessibleName(tr("Pair"))
        self.watch_button = KeyButton(look, tr("Watch pair {k}", k=1), "W")
        self.open_button = KeyButton(look, tr("Open pair"), "↵")
        self.watch_button.clicked.connect(self.watch)
        self.open_button.clicked.connect(self.open)
        self.setLayout(row(self.watch_button, label(tr("Pair")), self.number, self.open_button))
        self._timer = QTimer(self)
        self._timer.setInterval(ASKS)
        self._timer.timeout.connect(self.hear)
        self.mean(None)

    @property
    def is_busy(self) -> bool:
        """Say whether games are on their way."""
        return self._again is not None

    def mean(self, which: Which | None) -> None:
        """Take which study is meant, None for none yet."""
        self._which = which
        ended = 0 if which is None else which.ended
        self.number.setMaximum(max(1, ended))
        self._tell()

    def _tell(self) -> None:
        ended = 0 if self._which is None else self._which.ended
        busy = tr("it is on its way") if self.is_busy else ""
        none = busy or ("" if ended else tr("no game has ended yet"))
        self.watch_button.tell(tr("Watch pair {k}", k=ended + 1), busy or ("" if self._which else none))
        self.open_button.tell(tr("Open pair"), none)
        for one in (self.watch_button, self.open_button):
            one.tells_why = False  # there is no room, and what is missing is told in the middle of the page
        self.number.setEnabled(not none)

    def watch(self) -> None:
        """Open the next pair, that has not been played, at its beginning: the computers play it before one's eyes."""
        if self._which is not None:
            self._begin(self._which.ended + 1, played=False)

    def open(self) -> None:
        """Open the pair of the number as it ended."""
        if self._which is not None and self._which.ended:
            self._begin(self.number.value(), played=True)

    def _begin(self, k: int, *, played: bool) -> None:
        if self._opening is None or self._which is None or self.is_busy:
            return
        self._again = Again(self._which.plan, self._which.variants, k, self._opening.folder(), played=played)
        self._timer.start()
        self._tell()

    def hear(self) -> None:
        """Open the games when they are there; what is amiss is told."""
        if self._again is None or (said := self._again.told()) is None:
            return
        paths = self._again.paths
        self.end()
        if said:
            self.amiss.emit(said)
            return
        for path in paths:
            assert self._opening is not None
            self._opening.open(path)

    def end(self) -> None:
        """Let go of games that are on their way."""
        self._timer.stop()
        if self._again is not None:
            self._again.end()
            self._again = None
        self._tell()
