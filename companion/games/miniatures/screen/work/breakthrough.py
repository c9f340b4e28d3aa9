"""Breakthrough moves: each brigade that breaks through strikes the nearest enemy, or goes as far as it gets."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from companion.desktop.desk.panel import KeyHint, letter, scrolling
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty
from companion.drawing import marks
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.pursuing import BREAK_WHERE
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.work.hints import Picker
from companion.games.miniatures.screen.work.pick import PickGrid, PickItem
from companion.games.miniatures.screen.work.place import moment_of
from companion.games.miniatures.screen.work.questions import Questions
from companion.games.miniatures.screen.work.work import Work
from companion.language.tongue import tr

TAKEN = "N"


class BreakthroughWork(Work):
    """The step of the breakthrough moves."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__(desk, look)
        self.picker = Picker()
        self.nth = 0
        self.questions = Questions(desk, look)
        self.empty = Empty(look, tr("No brigade breaks through."), "F8")
        self.targets = PickGrid(look, self.strike)
        self.nobody = KeyButton(look, tr("As far as it gets, nobody is struck"), "N")
        self.nobody.clicked.connect(lambda: self.strike(""))
        for part in (self.questions, self.empty, scrolling(self.targets), self.nobody):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.refresh()

    def _waiting(self) -> list[Any]:
        view = self.desk.view
        said = ("break-through", "may-break-through")
        return [one for one in view.units if one.side == view.player_turn and one.breakthrough in said]

    def _unit(self) -> Any:
        waiting = self._waiting()
        self.nth = max(0, min(self.nth, len(waiting) - 1))
        return waiting[self.nth] if waiting else None

    def refresh(self) -> None:
        """Show the game as it is."""
        unit, view = self._unit(), self.desk.view
        self.clause = view.clause
        self.questions.refresh()
        title = tr("{unit} breaks through", unit=unit.name) if unit is not None else tr("Breakthrough moves")
        self.heading.tell(title, view.clause, "F1")
        self.empty.setVisible(unit is None)
        self.nobody.setVisible(unit is not None)
        enemies = self._enemies(unit) if unit is not None else []
        hint = self.picker.offer([one.id for one in enemies], TAKEN, moment_of(view))
        items = [
            PickItem(one.id, hint.get(one.id, ""), one.name, one.side, marks.pips(one), one.state, marks.marks(one))
            for one in enemies
        ]
        self.targets.show_items(items, head=tr("Whom does it strike? The nearest enemy") if items else "")
        self.acting.emit((unit.id,) if unit is not None else ())
        self.keys_changed.emit()

    def _enemies(self, unit: Any) -> list[Any]:
        """Give whom it may strike: none that it has just beaten, unless a table plays so."""
        view = self.desk.view
        there = [one for one in view.units if one.side != view.player_turn and one.status == "on-table"]
        beaten = unit.beat if self.desk.rules.choice(BREAK_WHERE) != 2 else ()
        return [one for one in there if one.id not in beaten]

    def strike(self, target: str) -> None:
        """Make the breakthrough move, into contact or not."""
        if (unit := self._unit()) is not None:
            self.desk.do(cmd.BreakThrough(unit.id, target))

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        if self._unit() is None:
            return [KeyHint(("F8",), tr("next step"))]
        return [
            KeyHint(("A", "–", "Z"), tr("strike")),
            KeyHint(("N",), tr("nobody")),
            KeyHint(("↑", "↓"), tr("brigade")),
        ]

    def on_tab(self, by: int) -> bool:
        """Tab goes from question to question."""
        return self.questions.turn(by)

    def on_key(self, event: QKeyEvent) -> bool:
        """Letters pick the enemy."""
        if self.desk.view.pending is not None:
            return self.questions.on_key(event)
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.nth += 1 if event.key() == Qt.Key.Key_Down else -1
            self.refresh()
            return True
        pressed = letter(event)
        if pressed == "N":
            self.strike("")
            return True
        meant, name = self.picker.press(pressed) if pressed else (False, "")
        if name:
            self.strike(name)
        return meant
