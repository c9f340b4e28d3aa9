"""A window as a reader of the screen would hear it, asked of Qt within the program."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from tests.desktop.aloud.judging import Heard

MOST = 60
"""Of things in a row so many are listened to: a list says each of its rows alike."""


def heard(window: QWidget) -> Heard:
    """Give a window."""
    found = QAccessible.queryAccessibleInterface(window)
    assert found is not None
    return _heard(found)


def _heard(thing: QAccessibleInterface) -> Heard:
    inside = []
    for place in range(min(thing.childCount(), MOST)):
        child = thing.child(place)
        if child is not None and child.isValid() and not child.state().invisible:
            inside.append(_heard(child))
    return Heard(
        thing.role().name,
        thing.text(QAccessible.Text.Name),
        thing.text(QAccessible.Text.Description),
        bool(thing.state().focusable),
        tuple(inside),
    )
