"""Fields of figures with decimals, and of distances on the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QShowEvent, QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox

from companion.language.lengths import metric, told, typed
from companion.language.tongue import number, tr
from companion.rows.form import Choices

MOST = 999


def keep_off_the_frame(box: QAbstractSpinBox) -> None:
    """Give the figures of a field room at its sides: a style sheet's padding does not reach them."""
    side = box.fontMetrics().averageCharWidth() * 2 // 3
    box.lineEdit().setTextMargins(side, 0, side, 0)


class NumberBox(QDoubleSpinBox):
    """A figure with no more decimals than there are, its sign that of the language; a point is understood too."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setLocale(QLocale.c())
        self.setDecimals(2)
        self.setSingleStep(0.5)
        self.setRange(0, MOST)
        self.valueChanged.connect(self.edited)

    def showEvent(self, event: QShowEvent) -> None:
        """Keep the figures off the frame."""
        super().showEvent(event)
        keep_off_the_frame(self)

    def setAccessibleName(self, name: str) -> None:
        """Name the field in which one types as well."""
        super().setAccessibleName(name)
        self.lineEdit().setAccessibleName(name)

    def textFromValue(self, value: float) -> str:
        """Write 4.5 and 12, not 4.50 and 12.00."""
        return f"{value:g}".replace(".", number(0.5)[1])

    def valueFromText(self, text: str) -> float:
        """Read it back, whichever sign it has."""
        return super().valueFromText(text.replace(",", "."))

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Let both signs be typed."""
        state, _, place = super().validate(text.replace(",", "."), at)
        return state, text, place

    def answer(self) -> float:
        """Give the figure."""
        return self.value()

    def put(self, value: Any) -> None:
        """Show a figure."""
        self.setValue(float(value or 0))

    def offer(self, choices: Choices) -> None:
        """Nothing is chosen here."""


class LengthBox(NumberBox):
    """A distance on the table, entered as the table is measured, given in inches."""

    def __init__(self) -> None:
        super().__init__()
        self._inches: tuple[float, float] | None = None
        """What was put here, and how it was shown: shown and not changed it is given back as it was."""
        self.setRange(0, told(MOST))
        self.setSuffix(tr(" cm") if metric() else " ″")

    def answer(self) -> float:
        """Give the inches."""
        if self._inches is not None and self._inches[1] == self.value():
            return self._inches[0]
        return typed(self.value())

    def put(self, value: Any) -> None:
        """Show inches."""
        inches = float(value or 0)
        self.setValue(told(inches))
        self._inches = (inches, self.value()) if metric() else None
