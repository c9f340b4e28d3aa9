"""One record of a form: fields of their own under one name, two abreast, each with its label."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.rows.form import Choices, Field


class RecordBox(QWidget):
    """The fields of a record; what is left empty is none of its values."""

    edited = Signal()

    def __init__(self, look: Look, field: Field, editor: Callable[[Field], QWidget]) -> None:
        super().__init__()
        self.parts: dict[str, Any] = {}
        lines, grid, flags = QVBoxLayout(self), QGridLayout(), QGridLayout()
        lines.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(look.px(4))
        grid.setHorizontalSpacing(look.px(8))
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        lines.addLayout(grid)
        lines.addLayout(flags)
        at = 0
        for one in field.columns:
            part: Any = editor(one)
            part.setAccessibleName(one.label)
            part.edited.connect(self.edited)
            self.parts[one.name] = part
            if one.kind == "flag":
                flags.addWidget(part, flags.count() // 2, flags.count() % 2)
            else:
                grid.addWidget(label(one.label), at // 2, at % 2 * 2)
                grid.addWidget(part, at // 2, at % 2 * 2 + 1)
                at += 1

    def first(self) -> QWidget:
        """Give the first field in which nothing is, or else the first."""
        parts = list(self.parts.values())
        found: QWidget = next((part for part in parts if part.answer() in (None, "")), parts[0])
        return found

    def answer(self) -> dict[str, Any]:
        """Give what is filled in."""
        values = {name: part.answer() for name, part in self.parts.items()}
        return {name: value for name, value in values.items() if value not in (None, "", False)}

    def put(self, value: Any) -> None:
        """Show a record."""
        for name, one in (value or {}).items():
            if name in self.parts:
                self.parts[name].put(one)

    def offer(self, choices: Choices) -> None:
        """A record's own fields are offered theirs with `columns`."""

    def columns(self, columns: tuple[Field, ...]) -> None:
        """Offer each field its choices anew."""
        for one in columns:
            self.parts[one.name].offer(one.choices)
