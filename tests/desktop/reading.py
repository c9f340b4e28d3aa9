"""Every word that a game's window holds, wherever it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLabel, QLineEdit, QWidget

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.UserRole,
)


def texts(window: Any) -> Iterator[str]:
    """Give every word that a window's widgets, menus, models, marks and finds hold."""
    for widget in (window, *window.findChildren(QWidget)):
        yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle())
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            yield widget.text()
        if isinstance(widget, QComboBox):
            yield from (widget.itemText(nth) for nth in range(widget.count()))
        if isinstance(widget, QAbstractItemView):
            yield from of_model(widget.model())
    yield from (entry.text() for entry in window.findChildren(QAction))
    yield repr(window.map.marks)
    yield from (f"{find.title} {find.words} {find.reason}" for find in window.evening.finds())


def of_model(model: QAbstractItemModel | None) -> Iterator[str]:
    """Give every word of a model's rows."""
    for nth in range(model.rowCount() if model is not None else 0):
        assert model is not None
        yield from (str(model.index(nth, 0).data(role)) for role in ROLES)
