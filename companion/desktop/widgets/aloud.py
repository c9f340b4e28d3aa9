"""What a reader of the screen is told: what a painted widget is, and what has just happened.

Qt knows what its own widgets are. One that paints itself is to it a place without a meaning, whatever its name: so a
class says here what it is, by `IS`, and `listen` teaches it to Qt.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Role = QAccessible.Role
_PLAIN = {"QWidget", "QFrame", "QScrollArea", "QAbstractScrollArea", "QKeySequenceEdit"}
"""Qt's classes that mean nothing by themselves."""


def _plain(meta: QMetaObject | None) -> bool:
    """Whether Qt's own class, below those of ours, is one without a meaning."""
    while meta is not None and not meta.className().startswith("Q"):
        meta = meta.superClass()
    return meta is not None and meta.className() in _PLAIN


def _meaning(found: QWidget) -> QAccessible.Role:
    """Say what a widget is: what its class says, a window, or a group of things with a name."""
    said: QAccessible.Role | None = getattr(found, "IS", None)
    if said is not None:
        return said
    if found.isWindow():
        return Role.Window
    return Role.Grouping if found.accessibleName() else Role.Client


class _Face(QAccessibleWidget):
    """A widget of ours as a reader meets it. What it is may change: it is made before it has a name or a window."""

    def role(self) -> QAccessible.Role:
        """Say what it is now."""
        found = self.object()
        return _meaning(found) if isinstance(found, QWidget) else super().role()


def _face(_: str, found: QObject) -> QAccessibleWidget | None:
    """Give the face of a widget of ours; Qt makes those of its own."""
    if isinstance(found, QWidget) and (hasattr(found, "IS") or _plain(found.metaObject())):
        return _Face(found)
    return None


@cache
def listen() -> None:
    """Teach Qt what our widgets are; once a process, however often it is asked."""
    # Early releases of PySide6 cannot be taught it: names and descriptions are read there all the same.
    if (teach := getattr(QAccessible, "installFactory", None)) is not None:
        teach(_face)


def listened() -> bool:
    """Whether somebody listens: words that nobody hears need not be made."""
    return QAccessible.isActive()


def announce(by: QWidget, words: str) -> None:
    """Tell what has happened to whoever listens, wherever they are in the window; "" tells nothing."""
    if words and listened():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(by, words))
