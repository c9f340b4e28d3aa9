"""One page of what a person prefers: language and measures, look and sizes, what the desk does by itself, keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from companion.desktop.desk.house import House
from companion.desktop.desk.settings import Theme
from companion.desktop.dialogs.framed import Framed
from companion.desktop.widgets.acts import Act, is_of_the_work, is_taken
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import LARGEST, SMALLEST
from companion.desktop.widgets.parts import Strip, choice_box, label, row
from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.sounding import RESULT
from companion.desktop.widgets.ticks import TickBox
from companion.kernel.journal.backups import KEPT
from companion.kernel.languages import known, own_name
from companion.kernel.units import Units
from companion.language.tongue import tr

Choice = TypeVar("Choice")
_STEP = 25
"""Percent from one size that is offered to the next."""


class Preferences(Framed):
    """What is chosen counts at once, in every window, and on later evenings."""

    def __init__(self, house: House, acts: Mapping[str, Act], again: Callable[[str], object]) -> None:
        """Take the acts of the window from which it was opened, and what opens the page anew from its successor."""
        super().__init__(house.look, tr("Preferences"))
        self.stand(house.look.places, "preferences")
        self._house, self._acts, self._again = house, acts, again
        self.strip = Strip(house.look)
        self.lines.addWidget(self.strip)
        both = QHBoxLayout()
        both.setSpacing(house.look.px(24))
        both.addLayout(self._choices())
        both.addLayout(self._keys(), 1)
        self.lines.addLayout(both, 1)
        close = KeyButton(house.look, tr("Close"), "Esc")
        close.clicked.connect(lambda _=False: self.close())
        foot = row(label(tr("What is chosen counts at once."), "hint"), close)
        foot.setStretch(0, 1)
        self.lines.addLayout(foot)
        self.resize(house.look.px(1010), house.look.px(560))

    # ---- choices

    def _choices(self) -> QVBoxLayout:
        house, stored = self._house, self._house.settings.stored
        languages = [(tr("as the system speaks"), ""), *((own_name(one), one) for one in known())]
        sizes = [(tr("{n} percent", n=one), one) for one in range(SMALLEST, LARGEST + 1, _STEP)]
        self.language = self._box(tr("Language"), languages, stored.language, self._speak)
        measures: list[tuple[str, Units]] = [(tr("inches"), "inches"), (tr("centimetres"), "cm")]
        self.measure = self._box(tr("The table is measured in"), measures, stored.units, house.choose_units)
        themes: list[tuple[str, Theme]] = [
            (tr("as the system"), "system"),
            (tr("light"), "light"),
            (tr("dark"), "dark"),
        ]
        self.theme = self._box(tr("Light or dark"), themes, stored.theme, house.choose_theme)
        self.scale = self._box(tr("Size of everything"), sizes, house.look.wanted, self._size)
        self.board = self._box(tr("Size on the board"), sizes, stored.board_percent, self._board_size)
        grid = QGridLayout()
        grid.setVerticalSpacing(house.look.px(8))
        boxes: tuple[QComboBox, ...] = (self.language, self.measure, self.theme, self.scale, self.board)
        for place, box in enumerate(boxes):
            grid.addWidget(label(box.accessibleName()), place, 0)
            grid.addWidget(box, place, 1)
        self.passing = TickBox(house.look, tr("Pass over steps in which nobody can act"))
        self.passing.setChecked(stored.passes_over)
        self.passing.toggled.connect(self._pass_over)
        self.sounds = TickBox(house.look, tr("A sound for results and for whose turn it is"))
        self.sounds.setChecked(stored.sounds)
        self.sounds.toggled.connect(self._sound)
        house.sounding.silent.connect(self.strip.tell)
        told = tr(
            "Beside every game lie its last {n} backups, made by itself: NAME.1 is minutes old, NAME.{n} of the "
            "evening's beginning.",
            n=KEPT,
        )
        dice = tr("Dice are real or the app's by game and side: F5 and F6, by kind of roll in the Edit menu.")
        lines = QVBoxLayout()
        lines.setSpacing(self._house.look.px(8))  # else that of the columns beside each other
        lines.addWidget(label(tr("How it looks and speaks"), "panel"))
        lines.addLayout(grid)
        lines.addSpacing(house.look.px(8))
        lines.addWidget(label(tr("At the table"), "panel"))
        lines.addWidget(self.passing)
        lines.addWidget(self.sounds)
        for words in (dice, told):
            one = label(words, "small")
            one.setWordWrap(True)
            lines.addWidget(one)
        lines.addStretch(1)
        return lines

    def _box(
        self, name: str, choices: Sequence[tuple[str, Choice]], now: Choice, take: Callable[[Choice], object]
    ) -> QComboBox:
        made = choice_box(name, choices)
        made.setCurrentIndex(max(0, made.findData(now)))
        made.activated.connect(lambda _: take(made.currentData()))
        return made

    def _speak(self, language: str) -> None:
        self._house.choose_language(language)
        self._anew()

    def _size(self, percent: int) -> None:
        self._house.look.change(percent=percent)
        self._anew()

    def _board_size(self, percent: int) -> None:
        self._house.settings.stored.board_percent = percent
        self._house.settings.save()
        self._house.look.change(board_percent=percent)

    def _pass_over(self, on: bool) -> None:
        self._house.settings.stored.passes_over = on
        self._house.settings.save()

    def _sound(self, on: bool) -> None:
        self._house.settings.stored.sounds = on
        self._house.settings.save()
        if on:
            self._house.sounding.again()
            self._house.sounding.play(RESULT)  # so that everybody knows how loud it is, or why nothing is heard

    def _anew(self, lit: str = "") -> None:
        """Lay this page out anew, as every window was; an act that was chosen is chosen again."""
        self.close()
        self._again(lit)

    # ---- keys

    def _keys(self) -> QVBoxLayout:
        look = self._house.look
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setHeaderLabels([tr("What is done"), tr("Key")])
        self.list.setRootIsDecorated(False)
        self.list.setAccessibleName(tr("Keys"))
        for act in self._acts.values():
            item = QTreeWidgetItem([act.title, shown(act.key)])
            item.setToolTip(0, tip(act.title))
            if not act.key:
                item.setData(1, Qt.ItemDataRole.AccessibleTextRole, tr("no key"))
            item.setData(0, Qt.ItemDataRole.UserRole, act.id)
            self.list.addTopLevelItem(item)
        # Where both have no room it scrolls sideways: a key must not stand beside half of what it does.
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.currentItemChanged.connect(lambda *_: self._offer())
        self.edit = QKeySequenceEdit()
        for field in self.edit.findChildren(QLineEdit):
            field.setAccessibleName(tr("Another key"))
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(tr("Another key"))
        self.take, self.own = KeyButton(look, tr("Take this key")), KeyButton(look, tr("The program's own"))
        self.take.clicked.connect(lambda _=False: self.choose(self.edit.keySequence().toString(PORTABLE)))
        self.own.clicked.connect(lambda _=False: self.choose(None))
        lines = QVBoxLayout()
        lines.setSpacing(look.px(8))
        lines.addWidget(label(tr("Keys of the window it was opened from"), "panel"))
        lines.addWidget(self.list, 1)
        lines.addLayout(row(label(tr("Another key")), self.edit))
        lines.addLayout(row(self.take, self.own))
        if first := self.list.topLevelItem(0):
            self.list.setCurrentItem(first)
        return lines

    def light(self, name: str) -> None:
        """Choose an act of the list."""
        for nth in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(nth)
            if item is not None and item.data(0, Qt.ItemDataRole.UserRole) == name:
                self.list.setCurrentItem(item)
                self.list.setFocus()

    def _offer(self) -> None:
        self.edit.clear()
        self.strip.tell("")

    def current(self) -> Act | None:
        """Give the act whose key is chosen."""
        item = self.list.currentItem()
        return self._acts[item.data(0, Qt.ItemDataRole.UserRole)] if item is not None else None

    def choose(self, key: str | None) -> None:
        """Give the chosen act a key, None for its own; a key that others have is refused in place."""
        act, house = self.current(), self._house
        if act is None:
            return
        bearer = next((one for one in self._acts.values() if key and one.key == key and one.id != act.id), None)
        if key == "":
            self.strip.tell(tr("press the key in the field first"))
        elif bearer is not None:
            self.strip.tell(tr("{key} is the key of {act}", key=shown(key or ""), act=bearer.title))
        elif key is not None and is_of_the_work(key):
            self.strip.tell(
                tr("{key} picks and answers in the panels of the game: with Ctrl it is free", key=shown(key))
            )
        elif key is not None and is_taken(key):
            self.strip.tell(tr("{key} is taken by desktops and keyboards, and would not come here", key=shown(key)))
        else:
            others = {name: one for name, one in house.settings.stored.keys.items() if name != act.id}
            house.choose_keys(others | ({act.id: key} if key else {}))
            self._anew(act.id)


PORTABLE = QKeySequence.SequenceFormat.PortableText


def shown(key: str) -> str:
    """Give a key as people read it, in their language."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText).replace("+", " ")


def preferences(house: House, window: Any, lit: str = "") -> Preferences:
    """Open the page from a window, or lay an open one out anew; an act of the list may be chosen."""
    for one in [one for one in house.others if isinstance(one, Preferences)]:
        one.close()
    place = house.windows.index(window) if window in house.windows else None

    def again(lit: str) -> None:
        """Open it from the window that stands where this one stood: another language or size gave a new one."""
        there = house.start if place is None else house.windows[place]
        if there is not None:
            preferences(house, there, lit)

    page = Preferences(house, window.acts, again)
    page.light(lit)
    house.others.append(page)
    page.finished.connect(lambda _: house.others.remove(page) if page in house.others else None)
    page.show()
    page.activateWindow()
    return page
