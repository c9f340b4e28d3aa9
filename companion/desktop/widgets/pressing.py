"""Keys that are printed on the screen, pressed by the mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

_NAMED = {
    "↵": (Qt.Key.Key_Return, "\r"),
    "⌫": (Qt.Key.Key_Backspace, "\b"),
    "Space": (Qt.Key.Key_Space, " "),
    "Tab": (Qt.Key.Key_Tab, "\t"),
    "←": (Qt.Key.Key_Left, ""),
    "→": (Qt.Key.Key_Right, ""),
    "↑": (Qt.Key.Key_Up, ""),
    "↓": (Qt.Key.Key_Down, ""),
    "−": (Qt.Key.Key_Minus, "-"),
}
"""{cap: (key, what it types)}, where Qt calls it otherwise."""


CHORDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def is_typed(event: QKeyEvent) -> bool:
    """Say whether a key types a letter or a digit."""
    return event.text().isalnum() and not event.modifiers() & CHORDS


def sequence(cap: str) -> QKeySequence:
    """Give a key as menus have it: "Ctrl ↵" is Ctrl+Return."""
    return QKeySequence("+".join("Return" if part == "↵" else part for part in cap.split(" ")))


def press(widget: QWidget, cap: str) -> None:
    """Press and let go the key of a cap over a widget, as if that had the keys."""
    key, text = _NAMED.get(cap, (None, ""))
    if key is None:
        typed: Any = sequence(cap)  # Qt's own stubs know no index of it
        key = typed[0].key()
        text = cap.lower() if len(cap) == 1 else ""
    # First everybody is asked, as with any key: what was told until the next one goes.
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))
