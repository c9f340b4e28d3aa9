"""Rows of a form: firing units with their range bands, counts of the table. Rows are added and taken away by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label, row
from companion.language.tongue import tr
from companion.rows.form import Choices, Field


class RowsBox(QWidget):
    """Rows of the same fields, one at least where the field must hold something."""

    edited = Signal()

    def __init__(self, look: Look, field: Field, editor: Callable[[Field], QWidget]) -> None:
        """Take what makes the editor of a field of a row: rows stand in a form as any other field does."""
        super().__init__()
        self.look, self.field, self._editor = look, field, editor
        self.rows: list[dict[str, Any]] = []
        self._columns = field.columns
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(look.px(6))
        self._grid.setVerticalSpacing(look.px(4))
        self._grid.setColumnStretch(0, 1)
        self.more = KeyButton(look, tr("Another row"), "Ctrl +")
        self.more.clicked.connect(self._another)
        self.fewer = KeyButton(look, tr("Take the last row away"), "Ctrl −")
        self.fewer.clicked.connect(self._take_away)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addLayout(self._grid)
        buttons = row(self.more, self.fewer)
        buttons.addStretch(1)
        lines.addLayout(buttons)
        for place, one in enumerate(self._columns):
            self._grid.addWidget(label("" if one.kind == "flag" else one.label, "label"), 0, place)
        self._add()

    def _another(self) -> None:
        self._add()
        self.first(-1).setFocus()
        self.edited.emit()

    def first(self, nth: int = 0) -> QWidget:
        """Give the first field of a row."""
        found: QWidget = self.rows[nth][self._columns[0].name]
        return found

    def _add(self) -> None:
        made: dict[str, Any] = {}
        for place, one in enumerate(self._columns):
            part: Any = self._editor(one)
            part.setAccessibleName(tr("{field} of row {n}", field=one.label, n=len(self.rows) + 1))
            part.edited.connect(self.edited)
            self._grid.addWidget(part, len(self.rows) + 1, place)
            made[one.name] = part
        self.rows.append(made)
        self._tell()

    def _take_away(self) -> None:
        for part in self.rows.pop().values():
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._tell()
        self.edited.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl and plus or minus give a row more or less."""
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._another()
        elif control and event.key() == Qt.Key.Key_Minus and len(self.rows) > 1:
            self._take_away()
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        alone = len(self.rows) < 2
        self.fewer.tell(tr("Take the last row away"), tr("one row is needed") if alone else "")

    def answer(self) -> tuple[dict[str, Any], ...]:
        """Give the values of each row."""
        return tuple({name: part.answer() for name, part in one.items()} for one in self.rows)

    def put(self, value: Any) -> None:
        """Show rows."""
        while value and len(self.rows) < len(value):
            self._add()
        for parts, values in zip(self.rows, value or (), strict=False):
            for name, part in parts.items():
                part.put(values.get(name))

    def offer(self, choices: Choices) -> None:
        """A row's own fields are offered theirs with `columns`."""

    def columns(self, columns: tuple[Field, ...]) -> None:
        """Offer each field of each row its choices anew."""
        self._columns = columns
        for one in columns:
            for parts in self.rows:
                parts[one.name].offer(one.choices)
