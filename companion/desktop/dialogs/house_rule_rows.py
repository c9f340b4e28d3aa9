"""The rulings that can be switched, a row each: what it changes at the table, and how this game reads it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import choice_box, label
from companion.desktop.widgets.plain import tip
from companion.language.tongue import tr

WIDE = 262
"""Pixels of the design of a box: the boxes of all rows stand under each other."""


class Row(NamedTuple):
    """The widgets of a ruling, and all its words, by which it is found."""

    whole: QWidget
    box: QComboBox
    default: QLabel
    mark: QLabel
    words: str


class RulingRows(QWidget):
    """A row a ruling, those first that a table uses most; a search hides the others."""

    def __init__(
        self, look: Look, options: Sequence[Any], at_table: Callable[[str], str], *, enabled: bool = True
    ) -> None:
        """Take the rulings in the order in which they are to stand, and what gives the sentence that each has."""
        super().__init__()
        self.look, self._rows = look, dict[str, Row]()
        self.read: Callable[[str], object] = lambda _: None
        """What is done with a ruling that somebody looks at."""
        self.chosen: Callable[[str], object] = lambda _: None
        """What is done with a ruling of which another reading was chosen."""
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, look.px(8), 0)
        lines.setSpacing(look.px(6))
        for option in options:
            made = self._row(option, at_table(option.id), enabled=enabled)
            self._rows[option.id] = made
            lines.addWidget(made.whole)
        lines.addStretch(1)

    @property
    def boxes(self) -> dict[str, QComboBox]:
        """The box of each ruling, in their order."""
        return {name: row.box for name, row in self._rows.items()}

    @property
    def marks(self) -> dict[str, QLabel]:
        """The word beside each that says whether it is changed."""
        return {name: row.mark for name, row in self._rows.items()}

    def show_those_with(self, text: str) -> int:
        """Show the rows alone that have the words somebody looks for; gives how many."""
        wanted = text.casefold().split()
        fits = {name: all(word in row.words for word in wanted) for name, row in self._rows.items()}
        for name, row in self._rows.items():
            row.whole.setVisible(fits[name])
        return sum(fits.values())

    def tell(self, name: str, mark: str) -> None:
        """Say of a ruling whether it is changed, and where it is, how it is read by default."""
        row = self._rows[name]
        row.mark.setText(mark)
        row.mark.setVisible(bool(mark))
        row.default.setVisible(row.box.currentData() != 0 or bool(mark))

    def _row(self, option: Any, changes: str, *, enabled: bool) -> Row:
        look, whole, title = self.look, QWidget(), tr(option.label)
        grid = QGridLayout(whole)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(look.px(10))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        grid.setRowMinimumHeight(0, look.px(30))
        read = KeyButton(look, title, framed=False, primary=True)
        read.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its box shows the same as soon as it has the keys
        read.setToolTip(tip(option.id))
        read.setAccessibleName(tr("Read the ruling: {name}", name=title))
        read.clicked.connect(lambda *_: self.read(option.id))
        box = self._box(option, title, enabled=enabled)
        said = label(changes, "small")
        said.setWordWrap(True)
        said.setIndent(look.px(4))
        default = label(tr("default: {reading}", reading=tr(option.choices[0].label)), "small")
        mark = label("", "small")
        mark.setStyleSheet("font-weight: 600;")
        for one in (default, mark):
            one.setWordWrap(True)
            one.hide()
        grid.addWidget(read, 0, 0, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(box, 0, 1)
        grid.addWidget(said, 1, 0, 1, 2)
        grid.addWidget(default, 2, 1)
        grid.addWidget(mark, 3, 1)
        words = (option.id, title, changes, *(tr(one.label) for one in option.choices))
        return Row(whole, box, default, mark, " ".join(words).casefold())

    def _box(self, option: Any, title: str, *, enabled: bool) -> QComboBox:
        box = choice_box(title, [(tr(choice.label), choice.value) for choice in option.choices])
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.setEnabled(enabled)
        box.setFixedWidth(self.look.px(WIDE))
        box.activated.connect(partial(self._on_choice, option.id))
        box.installEventFilter(self)
        return box

    def _on_choice(self, name: str, *_: object) -> None:
        self.chosen(name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the ruling whose box has the keys; the wheel scrolls the table and changes no rule."""
        if isinstance(watched, QComboBox):
            if event.type() == QEvent.Type.FocusIn:
                self.read(next(name for name, row in self._rows.items() if row.box is watched))
            elif event.type() == QEvent.Type.Wheel:
                event.ignore()
                return True
        return super().eventFilter(watched, event)
