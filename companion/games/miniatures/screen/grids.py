"""Two small grids: whose dice are typed and whose the app rolls; who holds which objective. One entry, one undo."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtWidgets import QGridLayout, QWidget

from companion.desktop.dialogs.framed import Deciding, reasons
from companion.desktop.widgets.form_fields import ChoiceBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, label
from companion.games.miniatures.rules.state import SIDES
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import form_words, modes
from companion.language.tongue import plural, tr


class GridDialog(Deciding):
    """A grid of choices; what one has touched stays, the rest follows the game."""

    def __init__(self, desk: MiniaturesDesk, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, title, parent, does=tr("Apply"))
        self.boxes: dict[modes.Place, ChoiceBox] = {}
        self._touched: set[modes.Place] = set()
        self.grid = QGridLayout()
        self.grid.setVerticalSpacing(look.px(6))
        self.grid.setHorizontalSpacing(look.px(12))
        self.lines.addLayout(self.grid)
        self.lines.addWidget(self.strip)
        self.lines.addLayout(self.foot())
        self.setMinimumWidth(look.px(440))
        self.fill()
        for before, after in pairwise([*self.boxes.values(), self.apply, self.cancel]):
            QWidget.setTabOrder(before, after)
        desk.changed.connect(self._on_change)
        self._on_change(None)
        first: QWidget = next(iter(self.boxes.values()), self.cancel)
        first.setFocus()

    def fill(self) -> None:
        """Lay the grid out; for the dialogs that derive from this one."""

    def now(self) -> dict[modes.Place, str]:
        """Give how it is."""
        return {}

    def commands(self) -> list[Any]:
        """Give the commands for what is chosen otherwise."""
        return []

    def box(self, place: modes.Place, name: str, choices: tuple[str, ...]) -> ChoiceBox:
        """Make a choice of the grid."""
        made = ChoiceBox()
        made.setAccessibleName(name)
        made.offer(tuple((form_words.said(one), one) for one in choices))
        made.edited.connect(lambda: self._touch(place))
        self.boxes[place] = made
        return made

    def choose(self, place: modes.Place, value: str) -> None:
        """Choose for a place, as by hand."""
        if place in self.boxes:
            self.boxes[place].put(value)
            self._touch(place)

    def _touch(self, place: modes.Place) -> None:
        self._touched.add(place)
        self.check()

    def wanted(self) -> dict[modes.Place, str]:
        """Give what is chosen."""
        return {place: box.answer() for place, box in self.boxes.items()}

    def check(self) -> None:
        """Say why it may not be done, or that nothing is chosen otherwise."""
        found = self.commands()
        words, why = reasons(self.desk, *found)
        self.strip.tell(words, why)
        self.apply.tell(tr("Apply"), words or ("" if found else tr("nothing is changed")))

    def accept(self) -> None:
        """Do it in one entry."""
        if found := self.commands():
            self.carry_out(*found)

    def _on_change(self, _: object) -> None:
        now = self.now()
        for place, box in self.boxes.items():
            if place not in self._touched and place in now:
                blocked = box.blockSignals(True)
                box.put(now[place])
                box.blockSignals(blocked)
        self.check()


class DiceDialog(GridDialog):
    """Sides across, kinds of dice down; all dice of a side in the first row."""

    def __init__(self, desk: MiniaturesDesk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, tr("Dice"), parent)

    def fill(self) -> None:
        """A column a side, a row a kind."""
        for column, side in enumerate(SIDES, 1):
            self.grid.addWidget(label(form_words.said(side), "label"), 0, column)
            for place, kind in enumerate(modes.KINDS, 1):
                words = form_words.said(kind)
                if column == 1:
                    self.grid.addWidget(label(words), place, 0)
                name = tr("{side}, {kind}", side=form_words.said(side), kind=words)
                self.grid.addWidget(self.box((side, kind), name, ("rolled", "entered")), place, column)

    def _touch(self, place: modes.Place) -> None:
        """All dice of a side are all of them."""
        side, kind = place
        if kind == "all":
            for other, box in self.boxes.items():
                if other[0] == side and other != place:
                    box.put(self.boxes[place].answer())
        super()._touch(place)

    def now(self) -> dict[modes.Place, str]:
        """Give the modes in force."""
        return modes.dice(self.desk.view)

    def commands(self) -> list[Any]:
        """Give a command for each kind that is to be otherwise."""
        return list(modes.dice_commands(self.desk.view, self.wanted()))


class ObjectivesDialog(GridDialog):
    """Who holds what, with the points of each place."""

    def __init__(self, desk: MiniaturesDesk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, tr("Objectives"), parent)

    def fill(self) -> None:
        """A row a place."""
        for place, one in enumerate(self.desk.view.objectives):
            self.grid.addWidget(label(one.name), place, 0)
            points = plural(one.points, "{n} point", "{n} points")
            self.grid.addWidget(label(points, "small"), place, 1)
            name = tr("{place} is held by", place=one.name)
            self.grid.addWidget(self.box((one.id, ""), name, ("", *SIDES)), place, 2)
        if not self.desk.view.objectives:
            self.grid.addWidget(Empty(self.look, tr("This battle has no objectives")), 0, 0)

    def now(self) -> dict[modes.Place, str]:
        """Give who holds what."""
        return modes.objectives(self.desk.view)

    def commands(self) -> list[Any]:
        """Give a command for each place that somebody else holds."""
        return list(modes.objective_commands(self.desk.view, self.wanted()))
