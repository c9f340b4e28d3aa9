"""All compulsory rolls in one run: a key a die where dice are typed, none where the app rolls; an entry for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from companion.desktop.desk.panel import KeyHint
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import modes, rolls
from companion.kernel.record import Done
from companion.language.tongue import plural, tr


class Run(QObject):
    """A run of maneuver rolls. It stops where a question arises, where a roll is refused, and when all have rolled."""

    changed = Signal()

    def __init__(self, desk: MiniaturesDesk, order: Callable[[str], Any], parent: QObject) -> None:
        """Take the desk, and what gives the order to roll a brigade."""
        super().__init__(parent)
        self._desk, self._order = desk, order
        self.going = False
        self.by_app = False
        self.units: list[str] = []
        """Who has rolled in this run, or in the last."""

    def left(self) -> tuple[str, ...]:
        """Name the brigades that must still roll."""
        return rolls.compulsory(self._desk.view, self._desk.duties)

    def begin(self) -> bool:
        """Begin, with typed dice where the side throws its own; once begun, let the app roll the rest."""
        left = self.left()
        if not left:
            return False
        if not self.going:
            self.units = []
            side = self._desk.view.player_turn
            self.by_app = modes.dice(self._desk.view)[side, "maneuver"] == "rolled"
        else:
            self.by_app = True
        self.going = True
        self._desk.select(left[0])
        self.changed.emit()
        if self.by_app:
            self._later()
        return True

    def throw(self, faces: Sequence[int]) -> None:
        """Roll the next brigade, with a typed face or, without one, by the app."""
        left = self.left()
        if not left:
            self.stop()
            return
        done = self._desk.do(self._order(left[0]), faces=faces, by_hand=bool(faces))
        if not isinstance(done, Done):
            self.stop()
            return
        self.units.append(left[0])
        left = self.left()
        if not left or self._desk.view.waiting:
            self.stop()
            return
        self._desk.select(left[0])
        self.changed.emit()

    def stop(self) -> None:
        """End the run; what was rolled stays."""
        self.going = False
        self.changed.emit()

    def _later(self) -> None:
        # Between two rolls the window lives: Esc is heard, and nothing stands still for the length of sixty rolls.
        QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        if self.going and self.by_app:
            self.throw(())
            if self.going:
                self._later()

    def words(self) -> str:
        """Tell whose die is wanted, or what came of the last run."""
        left = self.left()
        if self.going and left:
            more = plural(len(left), "{n} brigade must roll", "{n} brigades must roll")
            return tr("{more}; the next is {unit}: type its die.", more=more, unit=self._desk.name(left[0]))
        told = rolls.stands(self._desk.view, self._desk.log, self.units)
        return "\n".join(rolls.summary(self._desk.rules, told, len(left), self._desk.name))

    def keys(self) -> list[KeyHint]:
        """Give the keys of a run."""
        return [
            KeyHint(("0", "–", "9"), tr("the die, applied at once")),
            KeyHint(("R",), tr("app rolls this one")),
            KeyHint(("D",), tr("app rolls the rest")),
            KeyHint(("Esc",), tr("stop")),
        ]
